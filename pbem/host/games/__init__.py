"""Hosted games: a value for one at a moment, and what a host does with it. It needs `folder` and below."""
