"""From orders to the next game file: checked, witnessed, played."""
