"""Boards of other programs: Domination and Conquest files read, and Domination files written."""
