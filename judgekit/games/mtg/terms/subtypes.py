"""205.3g-205.3p: the lists of subtypes, each correlated with the card types that may have it; what later books add and drop."""

from __future__ import annotations

from functools import cache

_LISTS: dict[tuple[str, ...], str] = {
    ("artifact",): """
        Clue Contraption Equipment Food Fortification Gold Treasure Vehicle""",
    ("enchantment",): """
        Aura Cartouche Class Curse Rune Saga Shard Shrine""",
    ("land",): """
        Desert Forest Gate Island Lair Locus Mine Mountain Plains Power-Plant Swamp Tower Urza's""",
    ("planeswalker",): """
        Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Dack Dakkon Daretti Davriel Dihada Domri
        Dovin Ellywick Elspeth Estrid Freyalise Garruk Gideon Grist Huatli Jace Jaya Jeska Karn Kasmina Kaya Kiora Koth
        Liliana Lolth Lukka Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Ral Rowan Saheeli Samut Sarkhan Serra
        Sorin Szat Tamiyo Teferi Teyo Tezzeret Tibalt Tyvar Ugin Venser Vivien Vraska Will Windgrace Wrenn Xenagos
        Yanggu Yanling Zariel""",
    ("instant", "sorcery"): """
        Adventure Arcane Lesson Trap""",
    ("creature", "tribal"): """
        Advisor Aetherborn Ally Angel Antelope Ape Archer Archon Army Artificer Assassin Assembly-Worker Atog Aurochs
        Avatar Azra Badger Barbarian Bard Basilisk Bat Bear Beast Beeble Beholder Berserker Bird Blinkmoth Boar Bringer
        Brushwagg Camarid Camel Caribou Carrier Cat Centaur Cephalid Chimera Citizen Cleric Cockatrice Construct Coward
        Crab Crocodile Cyclops Dauthi Demigod Demon Deserter Devil Dinosaur Djinn Dog Dragon Drake Dreadnought Drone
        Druid Dryad Dwarf Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Eye Faerie Ferret Fish Flagbearer Fox
        Fractal Frog Fungus Gargoyle Germ Giant Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Hag
        Halfling Hamster Harpy Hellion Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp
        Incarnation Inkling Insect Jackal Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lamia
        Lammasu Leech Leviathan Lhurgoyf Licid Lizard Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur
        Mole Monger Mongoose Monk Monkey Moonfolk Mouse Mutant Myr Mystic Naga Nautilus Nephilim Nightmare Nightstalker
        Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus
        Pentavite Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Praetor Prism Processor Rabbit Ranger
        Rat Rebel Reflection Rhino Rigger Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scion Scorpion
        Scout Sculpture Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Slith Sliver Slug Snake
        Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid Squirrel Starfish
        Surrakar Survivor Tentacle Tetravite Thalakos Thopter Thrull Tiefling Treefolk Trilobite Triskelavite Troll
        Turtle Unicorn Vampire Vedalken Viashino Volver Wall Warlock Warrior Weird Werewolf Whale Wizard Wolf Wolverine
        Wombat Worm Wraith Wurm Yeti Zombie Zubera""",
}

_LATER_LISTS: dict[tuple[str, ...], str] = {
    ("artifact",): """
        Attraction Blood Bobblehead Book Incubator Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone""",
    ("enchantment",): """
        Background Case Role Room""",
    ("land",): """
        Cave Planet Sphere Town""",
    ("planeswalker",): """
        Comet Dellian Elminster Guff Jared Kaito Minsc Quintorius Sivitri Tasha Urza Vronos""",
    ("instant", "sorcery"): """
        Omen""",
    ("battle",): """
        Siege""",
    ("dungeon",): """
        Undercity""",
    ("creature", "tribal"): """
        Alien Armadillo Astartes Balloon Beaver Bison C'tan Capybara Child Clown Coyote Custodes Cyberman Dalek Detective
        Doctor Drix Echidna Employee Gamer Giraffe Gith Glimmer Guest Hedgehog Hero Inquisitor Kangaroo Lemur Llama
        Lobster Mite Moogle Mount Necron Performer Platypus Porcupine Possum Primarch Qu Raccoon Robot Scientist Seal
        Skunk Sloth Snail Sorcerer Symbiote Synth Toy Tyranid Utrom Varmint Villain Walrus Weasel""",
}
"""What the book of 2026-04-17 lists and that of 2021-09-22 does not."""

OF_TWO_WORDS: dict[str, tuple[str, ...]] = {"Time Lord": ("creature", "tribal")}
"""Subtypes of two words, of which only the book of 2026-04-17 has one (205.3m)."""

LATER = {name: types for types, names in _LATER_LISTS.items() for name in names.split()} | OF_TWO_WORDS
"""Subtypes that only later books have, with the card types each is correlated with."""

RENAMED = {"Hound": "Dog", "猟犬": "Dog"}
"""What cards called a creature type before it was called otherwise, with what it is called in every book: a card that was
printed with the older word is one with the newer (108.1)."""

DROPPED = frozenset(("Cephalid", "Naga", "Viashino"))
"""Subtypes that later books have no longer."""

CORRELATED: dict[str, tuple[str, ...]] = {
    **{name: types for types, names in _LISTS.items() for name in names.split()},
    **LATER,
}
"""The card types each subtype of any book is correlated with (205.3b)."""

BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""The five basic land types and the mana their intrinsic ability makes (305.6)."""


def subtypes_of(card_type: str) -> frozenset[str]:
    """Return every subtype that a card type may have in any book, "creature" for example (205.3)."""
    return frozenset(name for name, types in CORRELATED.items() if card_type in types)


@cache
def listed(card_type: str, later: bool) -> frozenset[str]:
    """Return the subtypes that a book lists for a card type: that of 2021-09-22, or a later one."""
    return subtypes_of(card_type) - (DROPPED if later else frozenset(LATER))
