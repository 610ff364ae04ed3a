import { SEEDED_TABLES } from "./seed.ts";

/** Rows that one statement may read: a page, the rows of a case, what a look-up goes through. */
export const ROWS_MAX = 1_500;

interface Exception {
  /** Why it may read more, or scan. */
  readonly why: string;
  readonly rows?: number;
  /** Whether its plan may be any. */
  readonly plan?: boolean;
}

const SEARCH =
  "a search finds two thousand cases at most, once for the page and once for their number, through the index of trigrams";

const QUEUE =
  "orders without an index sort the newest five thousand cases of each status, once for the page and once for the counts";

const WATCHED = "a list of the tenant's own changes rarely, and then everybody who is watched is searched for again";

const REPORT =
  "a report of management counts each table once, over two years at most: a few times a month, by a compliance manager";

/** Statements that may do what others may not, each with its reason. */
export const ALLOWED: Readonly<Record<string, Exception>> = {
  "http/standing.store.ts readStanding": {
    why: "looks whether the tenant's directory has a first row",
    plan: true,
    rows: 10,
  },
  "http/standing.store.ts readStanding 2": {
    why: "looks whether the tenant's directory has a first row",
    plan: true,
    rows: 10,
  },
  "features/handover/work.store.ts countWork": {
    why: "counts a thousand of each of four kinds, for a compliance manager whose officer leaves",
    rows: 4_000,
  },
  "http/standing.store.ts readStandings": {
    why: "looks whether the tenant's directory has a first row",
    plan: true,
    rows: 10,
  },
  "http/standing.store.ts readStandings 2": {
    why: "looks whether the tenant's directory has a first row",
    plan: true,
    rows: 10,
  },
  "features/service-accounts/service-accounts.store.ts insertServiceAccount": {
    why: "counts two hundred at most",
    plan: true,
  },
  "features/config/config.store.ts pingDatabase": { why: "reads the first row of any case", plan: true },
  "features/cases/case-list.store.ts listCasePage 5": { why: SEARCH, rows: 20_000 },
  "features/cases/case-list.store.ts listCasePage 6": { why: SEARCH, rows: 20_000 },
  "features/cases/case-list.store.ts listCasePage 7": { why: SEARCH, rows: 20_000 },
  "features/cases/case-list.store.ts listCasePage 8": { why: SEARCH, rows: 20_000 },
  "features/cases/case-list.store.ts listCasePage 9": { why: "counts a thousand reviews", rows: 2_000 },
  "features/cases/case-list.store.ts listCasePage 10": { why: "counts a thousand reviews", rows: 2_000 },
  "features/cases/case-list.store.ts listCasePage 13": {
    why: "sorts five thousand cases of one officer",
    rows: 40_000,
  },
  "features/cases/case-list.store.ts listCasePage 14": { why: QUEUE, rows: 200_000 },
  "features/cases/case-list.store.ts listCasePage 15": { why: QUEUE, rows: 130_000 },
  "features/cases/case-list.store.ts listCasePage 16": { why: QUEUE, rows: 130_000 },
  "features/cases/case-list.store.ts listCasePage 17": { why: QUEUE, rows: 130_000 },
  "features/cases/case-list.store.ts listCasePage 18": { why: SEARCH, rows: 20_000 },
  "screening/own-lists/own-lists.store.ts searchAgain": { why: WATCHED, rows: 100_000, plan: true },
  "screening/own-lists/own-lists.store.ts unscreenAll": { why: WATCHED, rows: 100_000, plan: true },
  "screening/own-lists/own-lists.store.ts endAgain": { why: WATCHED, rows: 100_000, plan: true },
  "features/management-information/case-figures.store.ts readCaseFigures": { why: REPORT, rows: 1_000_000, plan: true },
  "features/management-information/customer-figures.store.ts readCustomerFigures": {
    why: REPORT,
    rows: 1_000_000,
    plan: true,
  },
  "features/management-information/suspicion-figures.store.ts readSuspicionFigures": {
    why: REPORT,
    rows: 1_000_000,
    plan: true,
  },
  "features/diagnostics/sessions.store.ts readStatistics": { why: "reads the iterations of thirty days", rows: 20_000 },
  "features/relationships/parties.store.ts listTenantsWithParties": { why: "skips from tenant to tenant", plan: true },
  "features/retention/retained-reports.store.ts listUnlistedReports": {
    why: "reads an index that holds only what is still to be done",
    plan: true,
  },
  "features/screening-proof/statements.store.ts listTenantsToExport": {
    why: "reads an index that holds only what is still to be done",
    plan: true,
  },
  "features/scans/portfolio-list.store.ts listPortfolioPage": {
    why: "counts a tenant's portfolios, of which an officer starts few a day",
    plan: true,
  },
  "features/regulatory/legal-bases.store.ts listBacklog 2": {
    why: "reads the first rows of a table that holds only what is still to be done",
    plan: true,
  },
  "features/memory/blocks.store.ts findProceduresNaming": { why: "an officer has three blocks", plan: true },
  "features/memory/passages.store.ts countOfficers": { why: "skips from officer to officer", plan: true },
  "features/memory/signals.store.ts listOfficersToConsolidate": {
    why: "an officer has few signals that nothing was learned from: every fifth is followed by a consolidation",
    plan: true,
  },
  "features/memory/decisions.store.ts listDecisions": { why: "an officer's latest two thousand", rows: 8_000 },
  "features/memory/decisions.store.ts listOfficersToRecount": {
    why: "only reversed decisions that rules still count",
    plan: true,
  },
  "features/memory/signals.store.ts deleteAllSignals": { why: "resets a demonstration, nowhere else", plan: true },
};

/** What a plan shows that must not be: a table that grows is read from one end to the other. */
export function faultsOf(sql: string, plan: readonly string[]): string[] {
  const aliases = aliasesOf(sql);
  return plan.flatMap((line) => {
    const [, how, name] = /^(SCAN|SEARCH) (\S+)/.exec(line) ?? [];
    const table = aliases.get(name ?? "") ?? name;
    if (table === undefined || !SEEDED_TABLES.includes(table)) return [];
    if (how === "SCAN") return [line];
    const isWholeTenant = line.endsWith("(tenant_id=?)") && !/\bLIMIT\b/i.test(sql);
    return isWholeTenant ? [line] : [];
  });
}

/** Tables by the names that a statement gives them. */
function aliasesOf(sql: string): Map<string, string> {
  const found = sql.matchAll(/\b(?:FROM|JOIN|,)\s+"?(\w+)"?\s+(?:AS\s+)?"?(\w+)"?/gi);
  return new Map([...found].map(([, table, alias]) => [alias!, table!]));
}
