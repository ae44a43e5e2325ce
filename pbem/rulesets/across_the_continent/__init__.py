"""The rail race of 1952: across the continent and back, by ticket, dice and shortest route."""

from pbem.rulesets.across_the_continent.game import AcrossTheContinent

ACROSS_THE_CONTINENT_1952 = AcrossTheContinent()
