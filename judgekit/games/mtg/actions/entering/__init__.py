"""How permanents enter the battlefield: changed before they are there, attached, by effects that are only then (614.1c-614.13)."""
