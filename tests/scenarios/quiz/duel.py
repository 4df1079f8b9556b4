"""A scenario for the quiz: a tramplers' attack that is blocked, a spell, and what may attack at all."""

FIGHT = """
scenario: 1
id: {id}
title: {{en: "The {id} fight", ja: "戦い"}}
game: mtg
rules: mtg@20210922
cards:
  Great Boar: {{cost: "{{4}}{{G}}", types: Creature - Boar, pt: {boar}, text: "Trample"}}
  Plain Bear: {{cost: "{{1}}{{G}}", types: Creature - Bear, pt: 2/2}}
  Old Wall: {{cost: "{{W}}", types: Creature - Wall, pt: 0/4, text: "Defender"}}
given:
  players: {{A: {{life: 20}}, B: {{life: {life}}}}}
  turn: {{active: A, step: declare-attackers}}
  battlefield:
    - {{id: boar, card: Great Boar, controller: A, continuously: true}}
    - {{id: wall, card: Old Wall, controller: A, continuously: true}}
    - {{id: bear, card: Plain Bear, controller: B}}
answers:
  - {{by: A, question: assign-damage, choose: {{boar: {{bear: 2, B: {through}}}}}}}
script:
  - ask: {{legal: attacks, by: A}}
    expect:
      - {{illegal: {{wall: B}}, because: [702.3b]}}
  - do: {{attack: {{boar: B, wall: B}}, by: A}}
    expect: [{{illegal: true, because: [702.3b]}}]
  - do: {{attack: {{boar: B}}, by: A}}
  - do: {{advance: declare-blockers}}
  - do: {{block: {{bear: boar}}, by: B}}
  - do: {{advance: combat-damage}}
    expect:
      - {{player: B, life: 99, cites: [702.19b]}}
      - {{object: bear, zone: hand}}
      - {{object: boar, zone: hand}}
      - {{object: boar, marked-damage: 99}}
"""
"""What it expects is wrong on purpose wherever it names a value: the engine says what is right."""


def fight(boar: str = "5/5", life: int = 20, id: str = "fight") -> str:
    """Return the scenario with a boar of a size and a life total."""
    return FIGHT.format(boar=boar, life=life, id=id, through=int(boar.partition("/")[0]) - 2)


ONE = """
scenario: 1
id: one-question
title: {en: "Trample through a bear", ja: "熊を踏み越える"}
game: mtg
rules: mtg@20210922
cards:
  Great Boar: {cost: "{4}{G}", types: Creature - Boar, pt: 5/5, text: "Trample"}
  Plain Bear: {cost: "{1}{G}", types: Creature - Bear, pt: 2/2}
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: declare-blockers, priority: A}
  battlefield:
    - {id: boar, card: Great Boar, controller: A, attacking: B}
    - {id: bear, card: Plain Bear, controller: B, blocking: boar}
answers:
  - {by: A, question: assign-damage, choose: {boar: {bear: 2, B: 3}}}
script:
  - do: {advance: combat-damage}
    expect: [{player: B, life: 17, cites: [702.19b]}]
"""
"""A scenario of one question."""
