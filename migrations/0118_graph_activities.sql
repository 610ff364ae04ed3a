-- What a company does: NACE classes as a JSON array, null where no register said. A successor in the same trade is a
-- stronger sign of one business under two names.
ALTER TABLE graph_entities ADD COLUMN activities TEXT;
