-- Full text over the articles of the release that is served; rowid n + 1 is its n-th article. Holds no text of its own
-- and is refilled from the release at each load; kept apart, because a virtual table cannot be exported.
CREATE VIRTUAL TABLE regulatory_search USING fts5 (
  title, regulation, summary, obligations,
  content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '3 5'
);
