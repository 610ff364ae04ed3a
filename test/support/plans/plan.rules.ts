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

/** Statements that may do what others may not, each with its reason. */
export const ALLOWED: Readonly<Record<string, Exception>> = {};

/** What a plan shows that must not be: a table that grows is read from one end to the other. */
export function faultsOf(sql: string, plan: readonly string[]): string[] {
  const aliases = aliasesOf(sql);
  return plan.flatMap((line) => {
    const [, how, name] = /^(SCAN|SEARCH) (\S+)/.exec(line) ?? [];
    const table = aliases.get(name ?? "") ?? name;
    if (table === undefined || !SEEDED_TABLES.includes(table)) return [];
    if (how === "SCAN") return [line];
    const isWholeTenant = /\(tenant_id=\?\)$/.test(line) && !/\bLIMIT\b/i.test(sql);
    return isWholeTenant ? [line] : [];
  });
}

/** Tables by the names that a statement gives them. */
function aliasesOf(sql: string): Map<string, string> {
  const found = sql.matchAll(/\b(?:FROM|JOIN|,)\s+"?(\w+)"?\s+(?:AS\s+)?"?(\w+)"?/gi);
  return new Map([...found].map(([, table, alias]) => [alias!, table!]));
}
