"""How an ability is followed (608.2): its instructions in order, who chooses, and which objects it still finds."""
