"""The games of a host: their settings, orders, log, and how they are carried on."""
