-- Search over names and numbers. Rebuilt from cases at any time; kept apart, because a virtual table cannot be exported.
CREATE VIRTUAL TABLE case_search USING fts5 (search_text, tenant_id, content = 'cases', content_rowid = 'rowid', tokenize = 'trigram');
CREATE TRIGGER case_search_insert AFTER INSERT ON cases BEGIN
  INSERT INTO case_search (rowid, search_text, tenant_id) VALUES (new.rowid, new.search_text, new.tenant_id);
END;
CREATE TRIGGER case_search_delete AFTER DELETE ON cases BEGIN
  INSERT INTO case_search (case_search, rowid, search_text, tenant_id) VALUES ('delete', old.rowid, old.search_text, old.tenant_id);
END;
CREATE TRIGGER case_search_update AFTER UPDATE OF search_text ON cases WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO case_search (case_search, rowid, search_text, tenant_id) VALUES ('delete', old.rowid, old.search_text, old.tenant_id);
  INSERT INTO case_search (rowid, search_text, tenant_id) VALUES (new.rowid, new.search_text, new.tenant_id);
END;
