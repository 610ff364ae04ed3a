-- Full text over passages, for when vectors cannot be asked. Rebuilt from memory_passages at any time.
-- `scope_key` is one word that stands for tenant and officer.
CREATE VIRTUAL TABLE memory_passage_search USING fts5 (
  text, scope_key, content = 'memory_passages', content_rowid = 'passage_id', tokenize = 'unicode61 remove_diacritics 2'
);
CREATE TRIGGER memory_passages_searchable AFTER INSERT ON memory_passages BEGIN
  INSERT INTO memory_passage_search (rowid, text, scope_key) VALUES (new.passage_id, new.text, new.scope_key);
END;
CREATE TRIGGER memory_passages_unsearchable AFTER DELETE ON memory_passages BEGIN
  INSERT INTO memory_passage_search (memory_passage_search, rowid, text, scope_key)
    VALUES ('delete', old.passage_id, old.text, old.scope_key);
END;
