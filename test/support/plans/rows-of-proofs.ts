import { type Rows, rows, time } from "./rows.ts";

export const ROWS_OF_PROOFS: readonly Rows[] = [
  rows("party_searches", 30_000, {
    party_id: "'party-' || i",
    at: time("i * 3"),
    name: "'Party ' || i",
    spellings: "'[]'",
    countries: "'[]'",
    identifiers: "'[]'",
    lists: "'{}'",
  }),
  rows("party_outcomes", 30_000, { party_id: "'party-' || i", at: time("i * 3"), outcome: "'{}'" }),
  rows("list_coverage", 6_000, {
    source: "CASE i % 6 WHEN 0 THEN 'eu' WHEN 1 THEN 'un' ELSE 'ofac' END",
    list_id: "'list-' || i",
    version: "'1'",
    sha256: "'s'",
    entries: "1",
    covered_at: time("i * 16"),
  }),
  rows("screening_statements", 3_000, {
    number: "i",
    day: `date(${Math.floor(1_790_000_000)} - (3000 - i) * 86400, 'unixepoch')`,
    hash: "'h' || i",
    statement: "'{}'",
    exported: "i < 2990",
  }),
];
