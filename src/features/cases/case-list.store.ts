import { and, desc, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { CASE_STATUSES } from "../../domain/case/case.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, isAlso, queryRows, queryTogether } from "../../platform/db.ts";
import { type DatedCase, datedColumns, toDatedCase } from "./case-columns.store.ts";
import { dueAt } from "./case-due.store.ts";
import { quoteFts, searchTerm } from "./case-search.ts";
import { type CasePlace, type CaseSort, NEWEST_FIRST, readSort } from "./case-sort.rules.ts";
import { cases } from "./cases.tables.ts";

export interface CaseFilter {
  /** Any of them; absent: all. */
  readonly statuses?: readonly string[] | undefined;
  readonly country?: string | undefined;
  readonly q?: string | undefined;
  readonly onlyReviews?: boolean;
  /** Only these. */
  readonly caseIds?: readonly string[] | undefined;
  /** Of one of these officers; empty: of nobody. */
  readonly assignees?: readonly string[] | undefined;
  /** ISO 8601. */
  readonly dueBefore?: string | undefined;
  readonly ratings?: readonly string[] | undefined;
  /** By default the newest first. */
  readonly sort?: CaseSort | undefined;
  /** The last case of the page before, instead of a number of pages. */
  readonly after?: CasePlace | null;
  readonly page: number;
  readonly perPage: number;
}

export type ListedCase = DatedCase & { readonly sortKey: string | number };

export interface CasePage {
  /** One more than asked for, if there are more. */
  readonly rows: readonly ListedCase[];
  readonly total: number;
  /** Cases by status, of those that match the filter whatever their status. */
  readonly counts: Readonly<Record<string, number>>;
}

interface StatusCount {
  readonly status: string;
  readonly cases: number;
}

const NEWEST = readSort(NEWEST_FIRST);

/** One round trip, whatever the number of cases. */
export async function listCasePage(ctx: Ctx, filter: CaseFilter): Promise<CasePage> {
  // No case has an empty status or country: an empty value is unknown, not a missing filter.
  if (filter.country === "") return { rows: [], total: 0, counts: {} };
  const term = searchTerm(filter.q ?? "");
  const { sort = NEWEST } = filter;
  const key = keyOf(ctx, sort);
  const order = [orderBy(key, sort), sort.isDescending ? sql`${cases.workflowId}` : sql`${cases.workflowId} DESC`];
  const isPlain = hasIndex(filter);
  const where = isPlain ? plainly(ctx, filter, term) : amongNewest(ctx, filter, term, filter.statuses);
  const beyond = filter.after ? isBeyond(key, sort, filter.after) : undefined;
  const offset = filter.after ? 0 : (filter.page - 1) * filter.perPage;
  const by = sql.join(order, sql`, `);
  const page = sql`WHERE ${and(where, beyond)} ORDER BY ${by} ${atMost(filter.perPage + 1)} OFFSET ${offset}`;
  // Only the cases of the page are looked at for what the columns join to them.
  const chosen = isPlain ? page : sql`WHERE cases.rowid IN (SELECT rowid FROM cases ${page}) ORDER BY ${by}`;
  const [rows, counted, reviews] = await queryTogether(ctx.db, [
    sql`SELECT ${datedColumns(ctx)}, (${key}) AS "sortKey" FROM cases ${chosen}`,
    countsOf(ctx, filter, term),
    ...(filter.onlyReviews ? [reviewsOf(where)] : []),
  ]);
  const counts = Object.fromEntries((counted as StatusCount[]).map(({ status, cases: count }) => [status, count]));
  const counting = filter.statuses === undefined ? Object.keys(counts) : [...new Set(filter.statuses)];
  const [total] = (reviews ?? []) as { readonly total: number }[];
  return {
    rows: rows!.map((row) => toDatedCase<ListedCase>(row)),
    total: total?.total ?? counting.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
    counts,
  };
}

/** Cases of the tenant by status. */
export async function countCases(ctx: Ctx): Promise<Record<string, number>> {
  const rows = await queryRows<StatusCount>(ctx.db, countsOf(ctx, { page: 1, perPage: 1 }, ""));
  return Object.fromEntries(rows.map((row) => [row.status, row.cases]));
}

/** Whether an index gives the page in its order. */
const hasIndex = ({ statuses, assignees, dueBefore, ratings, sort = NEWEST }: CaseFilter): boolean =>
  (statuses === undefined || statuses.length === 1) &&
  assignees === undefined &&
  dueBefore === undefined &&
  ratings === undefined &&
  sort.field === "created_at";

/** A search looks its matches up by row, reviews have indexes of their own; other filters only select among them. */
function plainly(ctx: Ctx, filter: CaseFilter, term: string): SQL | undefined {
  const is = term === "" && filter.caseIds === undefined ? eq : isAlso;
  const isIn = filter.onlyReviews ? isAlso : is;
  return and(
    is(cases.tenantId, ctx.actor.tenantId),
    filter.statuses === undefined ? undefined : is(sql`${cases.status}`, filter.statuses[0]!),
    filter.country === undefined ? undefined : isIn(cases.country, filter.country),
    filter.onlyReviews ? isNotNull(cases.reviewOf) : undefined,
    filter.caseIds && isNamed(filter.caseIds),
    term === "" ? undefined : matches(ctx, term),
  );
}

const isNamed = (caseIds: readonly string[]): SQL =>
  sql`${cases.caseId} IN (SELECT value FROM json_each(${JSON.stringify(caseIds)}))`;

/** The newest cases of each status that orders and filters without an index look at. */
const NEWEST_MAX = 5_000;

/** Cases of an officer at most, among which other filters select: the latest. */
const ASSIGNED_MAX = 5_000;

/** Filters without an index, among a bounded number of cases. */
function amongNewest(ctx: Ctx, filter: CaseFilter, term: string, statuses: CaseFilter["statuses"]): SQL | undefined {
  const { country, onlyReviews, caseIds, assignees, dueBefore, ratings } = filter;
  const isOne = (column: SQL, values: readonly string[]) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
  return and(
    isAlso(cases.tenantId, ctx.actor.tenantId),
    candidates(ctx, filter, term, statuses ?? CASE_STATUSES),
    statuses === undefined ? undefined : isOne(sql`+${cases.status}`, statuses),
    country === undefined ? undefined : isAlso(cases.country, country),
    onlyReviews ? sql`+${cases.reviewOf} IS NOT NULL` : undefined,
    caseIds && term !== "" ? matches(ctx, term) : undefined,
    assignees?.length === 0 ? isNull(sql`+${cases.assignee}`) : assignees && isOne(sql`+${cases.assignee}`, assignees),
    ratings && isOne(sql`+${cases.riskLevel}`, ratings),
    dueBefore === undefined ? undefined : sql`${dueAt(ctx)} < ${dueBefore}`,
  );
}

function candidates(ctx: Ctx, filter: CaseFilter, term: string, statuses: readonly string[]): SQL {
  const { onlyReviews, caseIds, assignees } = filter;
  const { tenantId } = ctx.actor;
  if (caseIds !== undefined) return isNamed(caseIds);
  if (term !== "") return matches(ctx, term)!;
  if (assignees !== undefined && assignees.length > 0) {
    return sql`cases.rowid IN (SELECT rowid FROM cases INDEXED BY cases_assignee WHERE tenant_id = ${tenantId}
      AND assignee IN (SELECT value FROM json_each(${JSON.stringify(assignees)})) ORDER BY rowid DESC ${atMost(ASSIGNED_MAX)})`;
  }
  if (onlyReviews) {
    return sql`cases.rowid IN (SELECT rowid FROM cases INDEXED BY cases_reviews WHERE tenant_id = ${tenantId}
      AND review_of IS NOT NULL ORDER BY created_at DESC, workflow_id ${atMost(NEWEST_MAX)})`;
  }
  // The status's case number 5,000 says from when on: a union would be one term for each status, and D1 takes five.
  return sql`cases.rowid IN (SELECT own.rowid FROM json_each(${JSON.stringify([...new Set(statuses)])}) one
    CROSS JOIN cases own INDEXED BY cases_status WHERE own.tenant_id = ${tenantId} AND own.status = one.value
      AND own.created_at >= coalesce((SELECT created_at FROM cases INDEXED BY cases_status WHERE tenant_id = ${tenantId}
        AND status = one.value ORDER BY created_at DESC, workflow_id LIMIT 1 OFFSET ${NEWEST_MAX - 1}), ''))`;
}

/** `status` and `cases` of what the filter without its status matches. */
function countsOf(ctx: Ctx, filter: CaseFilter, term: string): SQL {
  const { onlyReviews, caseIds, country = "" } = filter;
  if (hasIndex(filter) && term === "" && !onlyReviews && caseIds === undefined) {
    // Kept by triggers.
    return sql`SELECT status, cases FROM case_counts WHERE tenant_id = ${ctx.actor.tenantId} AND country = ${country}
      AND status IN (SELECT value FROM json_each(${JSON.stringify(CASE_STATUSES)})) AND cases > 0`;
  }
  const where = hasIndex(filter)
    ? plainly(ctx, { ...filter, statuses: undefined }, term)
    : amongNewest(ctx, filter, term, undefined);
  const among = sql`SELECT status FROM cases WHERE ${where} ${atMost(onlyReviews && term === "" ? REVIEWS_MAX : -1)}`;
  return sql`SELECT status, count(*) AS cases FROM (${among}) GROUP BY status`;
}

const reviewsOf = (where: SQL | undefined): SQL =>
  sql`SELECT count(*) AS total FROM (SELECT 1 FROM cases WHERE ${where} ${atMost(REVIEWS_MAX)})`;

/** A level without a place comes last in either direction. */
function keyOf(ctx: Ctx, { field, isDescending }: CaseSort): SQL {
  const last = (high: SQL, low: SQL) => (isDescending ? low : high);
  switch (field) {
    case "created_at":
      return sql`${cases.createdAt}`;
    case "updated_at":
      return sql`${cases.updatedAt}`;
    case "due_at":
      return sql`coalesce(${dueAt(ctx)}, ${last(sql`'~'`, sql`''`)})`;
    case "risk":
      return sql`coalesce(${cases.latestRiskScore}, ${last(sql`9`, sql`-1`)})`;
    case "rating":
      return sql`CASE ${cases.riskLevel} WHEN 'low' THEN 1 WHEN 'medium' THEN 2 WHEN 'high' THEN 3
        WHEN 'prohibited' THEN 4 ELSE ${last(sql`9`, sql`0`)} END`;
    case "company_name":
      return sql`substr(${cases.searchText}, 1, 80)`;
    case "priority":
      return sql`CASE ${cases.priority} WHEN 'low' THEN 1 WHEN 'high' THEN 3 WHEN 'urgent' THEN 4 ELSE 2 END`;
  }
}

const orderBy = (key: SQL, { isDescending }: CaseSort): SQL => (isDescending ? desc(key) : sql`${key}`);

/** Cases with the same key follow each other by their ids, in the direction of the index. */
function isBeyond(key: SQL, { isDescending }: CaseSort, { key: at, workflowId }: CasePlace): SQL {
  const [beyond, nextTo, id] = isDescending
    ? [sql`<`, sql`<=`, sql`+${cases.workflowId} > ${workflowId}`]
    : [sql`>`, sql`>=`, sql`+${cases.workflowId} < ${workflowId}`];
  return sql`${key} ${nextTo} ${at} AND (+${key} ${beyond} ${at} OR ${id})`;
}

/**
 * Trigrams match any part from three characters on; a shorter term matches the beginning of a name. Of a very common
 * part only the newest cases are found, of a common beginning the first by name.
 */
function matches(ctx: Ctx, term: string): SQL | undefined {
  const { tenantId } = ctx.actor;
  if ([...term].length < 3) {
    return sql`cases.rowid IN (SELECT rowid FROM cases INDEXED BY cases_search WHERE tenant_id = ${tenantId}
      AND search_text >= ${term} AND search_text < ${`${term}\u{10ffff}`} ${atMost(MATCHES_MAX)})`;
  }
  const tenant = [...tenantId].length < 3 ? "" : ` AND tenant_id : ${quoteFts(tenantId)}`;
  const match = `search_text : ${quoteFts(term)}${tenant}`;
  return sql`cases.rowid IN (SELECT found.rowid FROM case_search found CROSS JOIN cases own
    WHERE found.case_search MATCH ${match} AND own.rowid = found.rowid AND own.tenant_id = ${tenantId}
    ORDER BY found.rowid DESC ${atMost(MATCHES_MAX)})`;
}

/** The most reviews that are counted. */
const REVIEWS_MAX = 1_000;

/** The most cases that one search finds: more would help nobody. */
const MATCHES_MAX = 2_000;
