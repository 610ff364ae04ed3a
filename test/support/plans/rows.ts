/** Sizes that the query plans are judged at: one tenant with what several years of work leave behind. */
export const CASES = 100_000;
export const ALERTS = 20_000;
export const TENANT = "bank-with-many-cases";
/** The instant at which the newest case was opened; a case every quarter of an hour before it. */
export const NOW = new Date(1_790_000_000_000);

export const time = (i = "i") =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${NOW.getTime() / 1000} - (${CASES} - ${i}) * 900, 'unixepoch')`;
export const template = "'template-' || (i % 12)";
export const officer = "'officer-' || (i % 40)";
export const status = `CASE WHEN i % 100 < 70 THEN 'APPROVED' WHEN i % 100 < 88 THEN 'REJECTED' WHEN i % 100 < 92 THEN 'ESCALATED'
  WHEN i % 100 < 94 THEN 'FAILED' ELSE 'REVIEW_PENDING' END`;

export const keptUntil = "CASE WHEN i % 3 = 0 THEN NULL ELSE date('2030-01-01', '+' || (i % 3650) || ' days') END";

export interface Rows {
  readonly into: string;
  /** Expressions over `i`; `tenant_id` is added. */
  readonly values: Readonly<Record<string, string>>;
  /** How many rows: 1 to this. */
  readonly count: number;
}

export const rows = (into: string, count: number, values: Rows["values"]): Rows => ({ into, count, values });

export const ofCase = { workflow_id: `'case-' || i`, case_id: `'id-' || i` };
export const place = {
  id: `'r-' || i`,
  case_id: `'id-' || (i % ${CASES})`,
  workflow_id: `'case-' || (i % ${CASES})`,
  iteration: "1",
};
