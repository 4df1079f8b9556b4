"""Casting spells (601): permissions, the announcements of 601.2b, and the steps up to a spell that is cast."""
