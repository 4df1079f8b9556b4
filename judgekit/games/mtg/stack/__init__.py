"""Priority (117), activating (602), special actions (116), loops (725); costs, targets, casting and resolving have rooms."""
