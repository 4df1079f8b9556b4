"""Costs (118, 601.2f-h): the total cost, mana abilities (605), what can be paid, and paying it."""
