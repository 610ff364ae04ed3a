-- No query reads it since migration 0187; an entry for each case went into it.
DROP INDEX IF EXISTS cases_open;
