import type { Configuration } from "./configuration.ts";
import type { DatabaseUsage, Usage } from "./usage.rules.ts";
import { CASES_BY_TENANT, largestRow, TABLES, type TableRow } from "./usage-queries.ts";
import type { Wrangler } from "./wrangler.ts";

/** Every row read costs money. */
const ROWS_READ = 10_000;

type Answer<T> = readonly { readonly results: readonly T[]; readonly meta: { readonly size_after?: number } }[];

/**
 * The usage of the deployed databases, from samples of their tables. The storage of objects cannot be read from
 * here.
 */
export async function readDeployedUsage(wrangler: Wrangler, { declared }: Configuration): Promise<Usage> {
  const databases = [];
  for (const { binding } of declared.d1_databases) databases.push(await readDatabase(wrangler, binding));
  return { databases, objects: [] };
}

async function readDatabase(wrangler: Wrangler, binding: string): Promise<DatabaseUsage> {
  const ask = <T>(sql: string) =>
    wrangler.json<Answer<T>>("d1", "execute", binding, "--remote", "--env", "production", "--json", "--command", sql);
  const [tables] = await ask<TableRow>(TABLES);
  const names = tables!.results.map(({ name }) => name);
  const queries = [
    ...tables!.results.map((table) => largestRow(table, ROWS_READ)),
    ...(names.includes("cases") ? [CASES_BY_TENANT] : []),
  ];
  const answers = await ask<{ name: string; bytes: number } & { tenant: string; cases: number }>(queries.join("; "));
  return {
    name: binding,
    bytes: tables!.meta.size_after ?? 0,
    rows: Object.fromEntries(answers.slice(0, names.length).map(({ results: [row] }) => [row!.name, row!.bytes])),
    cases: answers.slice(names.length).flatMap(({ results }) => results),
  };
}
