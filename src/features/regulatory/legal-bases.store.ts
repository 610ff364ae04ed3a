import { and, eq, gte, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { LegalBases, LegalGround } from "../../domain/reasoning/legal-basis.rules.ts";
import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { atMost, commit } from "../../platform/db.ts";
import type { ShareRange, Standing, StandingCase } from "./standing.model.ts";
import { caseLegalBacklog, caseLegalGrounds } from "./regulatory.tables.ts";

export interface StoredBases {
  readonly workflowId: string;
  /** Of the case. */
  readonly version: number;
  /** Null: nothing is decided by its law any more. */
  readonly standing: {
    readonly isCustomer: boolean;
    readonly articles: readonly { readonly article_id: string; readonly rank: number }[];
  } | null;
  readonly bases: LegalBases;
}

/** Stores what a case stands on, unless that of a later version is there or the case was deleted. Idempotent. */
export async function saveLegalBases(ctx: Ctx, { workflowId, version, standing, bases }: StoredBases): Promise<void> {
  const { tenantId } = ctx.actor;
  const isOurs = sql`EXISTS (SELECT 1 FROM case_legal_grounds
    WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND version = ${version})`;
  await commit(ctx.db, [
    ctx.db.run(sql`
      INSERT INTO case_legal_grounds (tenant_id, workflow_id, version, grounds)
      SELECT tenant_id, workflow_id, ${version}, ${JSON.stringify(bases.grounds)} FROM cases
      WHERE workflow_id = ${workflowId} AND tenant_id = ${tenantId}
      ON CONFLICT (tenant_id, workflow_id) DO UPDATE SET grounds = excluded.grounds, version = excluded.version
      WHERE excluded.version >= version`),
    ctx.db.run(sql`
      DELETE FROM case_legal_bases INDEXED BY case_legal_bases_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND ${isOurs}`),
    ctx.db.run(sql`
      INSERT OR IGNORE INTO case_legal_bases (tenant_id, article_id, customer, rank, workflow_id)
      SELECT ${tenantId}, value ->> 'article_id', ${Number(standing?.isCustomer ?? false)}, value ->> 'rank', ${workflowId}
      FROM json_each(${JSON.stringify(standing?.articles ?? [])}) WHERE ${isOurs}`),
    ctx.db.run(sql`
      DELETE FROM case_legal_shares INDEXED BY case_legal_shares_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND ${isOurs}`),
    ctx.db.run(sql`
      INSERT OR IGNORE INTO case_legal_shares (tenant_id, band, maximum, minimum, workflow_id)
      SELECT ${tenantId}, value ->> 0 <> value ->> 1, value ->> 1, value ->> 0, ${workflowId}
      FROM json_each(${JSON.stringify(bases.shares)}) WHERE ${isOurs}`),
    ctx.db.run(sql`
      DELETE FROM case_legal_backlog WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId} AND ${isOurs}`),
  ]);
}

type Row = Readonly<Record<string, string | number | null>>;

/** Counting goes no further. */
const BACKLOG_COUNTED = 1_000;

/**
 * The cases that stand on an article: those with an owner in the range first, then the strongest ground. One round
 * trip, which reads no more rows among many cases than among few.
 */
export async function readStanding(
  ctx: Ctx,
  articleId: string,
  range: ShareRange | null,
  limit: number,
): Promise<Standing> {
  const { tenantId } = ctx.actor;
  const [counts, backlog, ranked, ranged] = await commit(ctx.db, [
    ctx.db.run(sql`SELECT customer, cases FROM case_legal_counts
      WHERE tenant_id = ${tenantId} AND article_id = ${articleId}`),
    ctx.db.run(sql`SELECT count(*) AS cases FROM (
      SELECT 1 FROM case_legal_backlog WHERE tenant_id = ${tenantId} ${atMost(BACKLOG_COUNTED)})`),
    ctx.db.run(
      describeCases(ctx, selectRanked(ctx, articleId, limit), sql`found.rank, found.customer DESC, found.workflow_id`),
    ),
    ...(range === null
      ? []
      : [ctx.db.run(describeCases(ctx, selectInRange(ctx, articleId, range, limit), sql`found.workflow_id`))]),
  ]);
  const counted = (customer: number) =>
    Number((counts!.results as Row[]).find((row) => row["customer"] === customer)?.["cases"] ?? 0);
  const first = ((ranged?.results ?? []) as Row[]).map((row) => toStanding(ctx, row, true));
  const known = new Set(first.map(({ workflow_id }) => workflow_id));
  const others = (ranked!.results as Row[]).map((row) => toStanding(ctx, row, false));
  return {
    cases: [...first, ...others.filter(({ workflow_id }) => !known.has(workflow_id))].slice(0, limit),
    customers: counted(1),
    undecided: counted(0),
    not_compared: Number((backlog!.results as Row[])[0]?.["cases"] ?? 0),
  };
}

/** The strongest of the customers and of the undecided, each by the order of the primary key. */
function selectRanked(ctx: Ctx, articleId: string, limit: number): SQL {
  const strongest = (customer: 0 | 1) => sql`SELECT * FROM (
    SELECT workflow_id, customer, rank FROM case_legal_bases
    WHERE tenant_id = ${ctx.actor.tenantId} AND article_id = ${articleId} AND customer = ${sql.raw(String(customer))}
    ORDER BY rank, workflow_id ${atMost(limit)})`;
  return sql`SELECT * FROM (${strongest(1)} UNION ALL ${strongest(0)}) ORDER BY rank, customer DESC, workflow_id ${atMost(limit)}`;
}

function selectInRange(ctx: Ctx, articleId: string, { from, to }: ShareRange, limit: number): SQL {
  const { tenantId } = ctx.actor;
  const holding = (band: 0 | 1, within: SQL) => sql`
    SELECT b.workflow_id, b.customer, b.rank FROM case_legal_shares s CROSS JOIN case_legal_bases b
      INDEXED BY case_legal_bases_case
    WHERE s.tenant_id = ${tenantId} AND s.band = ${sql.raw(String(band))} AND ${within}
      AND b.tenant_id = ${tenantId} AND b.workflow_id = s.workflow_id AND b.article_id = ${articleId} ${atMost(limit)}`;
  return sql`SELECT DISTINCT * FROM (
    SELECT * FROM (${holding(0, sql`s.maximum BETWEEN ${from} AND ${to}`)})
    UNION ALL SELECT * FROM (${holding(1, sql`s.maximum >= ${from} AND s.minimum <= ${to}`)})) ${atMost(limit)}`;
}

const describeCases = (ctx: Ctx, found: SQL, order: SQL): SQL => sql`
  SELECT found.workflow_id, found.customer, g.grounds, c.company_name, c.status, c.withheld, c.review_officer
  FROM (${found}) found CROSS JOIN case_legal_grounds g CROSS JOIN cases c
  WHERE g.tenant_id = ${ctx.actor.tenantId} AND g.workflow_id = found.workflow_id
    AND c.workflow_id = found.workflow_id AND c.tenant_id = ${ctx.actor.tenantId}
  ORDER BY ${order}`;

const toStanding = (ctx: Ctx, row: Row, isInRange: boolean): StandingCase => ({
  workflow_id: String(row["workflow_id"]),
  company_name: String(row["company_name"]),
  status: row["status"] as CaseStatus,
  is_customer: row["customer"] === 1,
  is_in_range: isInRange,
  grounds: JSON.parse(String(row["grounds"])) as LegalGround[],
  is_withheld: row["withheld"] === 1 && mayBeSameOfficer(String(row["review_officer"] ?? ""), ctx.actor.id),
});

/** Cases of earlier versions whose grounds are still to be entered: of one tenant from an id on, or of the database. */
export function listBacklog(ctx: Ctx, of: { readonly tenantId: string; readonly from: string } | null, limit: number) {
  const { tenantId, workflowId } = caseLegalBacklog;
  return ctx.db
    .select({ tenantId, workflowId })
    .from(caseLegalBacklog)
    .where(of === null ? undefined : and(eq(tenantId, of.tenantId), gte(workflowId, of.from)))
    .orderBy(tenantId, workflowId)
    .limit(limit);
}

/** Deletes what is stored for a deleted case. */
export function deleteLegalBases(ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] {
  const { tenantId } = ctx.actor;
  return [
    ctx.db.run(sql`
      DELETE FROM case_legal_bases INDEXED BY case_legal_bases_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}`),
    ctx.db.run(sql`
      DELETE FROM case_legal_shares INDEXED BY case_legal_shares_case
      WHERE tenant_id = ${tenantId} AND workflow_id = ${workflowId}`),
    ...[caseLegalGrounds, caseLegalBacklog].map((table) =>
      ctx.db.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.workflowId, workflowId))),
    ),
  ];
}
