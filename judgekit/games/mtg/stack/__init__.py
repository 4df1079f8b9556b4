"""Priority (117), casting (601), activating (602), costs (118), targets (115), resolving (608), special actions (116)."""
