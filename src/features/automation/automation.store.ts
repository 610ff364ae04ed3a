import { and, desc, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit, isAlso } from "../../platform/db.ts";
import { automationDecisions, automationStates } from "./automation.tables.ts";
import { WINDOW_SIZE, type WindowEntry } from "../../domain/automation/tier.rules.ts";

export type AutomationState = Omit<typeof automationStates.$inferSelect, "revision">;
/** A state as read: a write must name the revision that it is based on. */
export type ReadState = typeof automationStates.$inferSelect;

/** Identifies a tier: one officer, one template, one country. */
export interface TierPlace {
  readonly officerId: string;
  readonly templateId: string;
  readonly country: string;
}

const inPlace = (ctx: Ctx, table: typeof automationStates | typeof automationDecisions, place: TierPlace) =>
  and(
    eq(table.tenantId, ctx.actor.tenantId),
    eq(table.officerId, place.officerId),
    eq(table.templateId, place.templateId),
    eq(table.country, place.country),
  );

export async function findStates(ctx: Ctx, officerId: string): Promise<ReadState[]> {
  return ctx.db
    .select()
    .from(automationStates)
    .where(and(eq(automationStates.tenantId, ctx.actor.tenantId), eq(automationStates.officerId, officerId)))
    .orderBy(automationStates.templateId, automationStates.country);
}

/** The most states that one answer lists; an officer's own are always within it. */
const STATES_MAX = 1_000;

/** States of every officer of the tenant, or of one. */
export async function findTeamStates(ctx: Ctx, officerId: string | undefined): Promise<ReadState[]> {
  if (officerId !== undefined) return findStates(ctx, officerId);
  return ctx.db
    .select()
    .from(automationStates)
    .where(eq(automationStates.tenantId, ctx.actor.tenantId))
    .orderBy(automationStates.officerId, automationStates.templateId, automationStates.country)
    .limit(STATES_MAX);
}

export async function findState(ctx: Ctx, place: TierPlace): Promise<ReadState | undefined> {
  return (
    await ctx.db
      .select()
      .from(automationStates)
      .where(inPlace(ctx, automationStates, place))
  )[0];
}

/** The last decisions of a place and its state, in one round trip. */
export async function readWindow(
  ctx: Ctx,
  place: TierPlace,
): Promise<{ window: WindowEntry[]; state: ReadState | undefined }> {
  const [window, states] = await ctx.db.batch([
    ctx.db
      .select({
        agreed: automationDecisions.agreed,
        blindSample: automationDecisions.blindSample,
        customer: automationDecisions.customer,
        sector: automationDecisions.sector,
        decidedAt: automationDecisions.decidedAt,
      })
      .from(automationDecisions)
      .where(inPlace(ctx, automationDecisions, place))
      .orderBy(desc(automationDecisions.decidedAt), automationDecisions.id)
      .limit(WINDOW_SIZE),
    ctx.db
      .select()
      .from(automationStates)
      .where(inPlace(ctx, automationStates, place)),
  ]);
  return { window, state: states[0] };
}

/** Counts a decision once, however often it is reported. */
export async function insertDecision(
  ctx: Ctx,
  decision: Omit<typeof automationDecisions.$inferInsert, "tenantId">,
): Promise<void> {
  await ctx.db
    .insert(automationDecisions)
    .values({ ...decision, tenantId: ctx.actor.tenantId })
    .onConflictDoNothing();
}

export interface LogEntry {
  readonly id: string;
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Writes a state together with the log line that explains a change, unless the state has another revision than the
 * one that was read (0: there was none).
 * @returns whether they were written.
 */
export async function saveState(
  ctx: Ctx,
  state: AutomationState,
  readAt: number,
  entry: LogEntry | null,
): Promise<boolean> {
  const { tenantId, officerId, templateId, country, updatedAt } = state;
  const written = { ...state, revision: readAt + 1 };
  const save = ctx.db
    .insert(automationStates)
    .values(written)
    .onConflictDoUpdate({
      target: [
        automationStates.tenantId,
        automationStates.officerId,
        automationStates.templateId,
        automationStates.country,
      ],
      set: written,
      setWhere: eq(automationStates.revision, readAt),
    });
  const writes: BatchItem<"sqlite">[] = [save];
  if (entry) {
    writes.push(
      ctx.db.run(sql`
        INSERT INTO automation_log (id, tenant_id, officer_id, template_id, country, event, actor, details, at)
        SELECT ${entry.id}, ${tenantId}, ${officerId}, ${templateId}, ${country}, ${entry.event}, ${ctx.actor.id},
          ${JSON.stringify(entry.details)}, ${updatedAt} WHERE changes() = 1
        ON CONFLICT (id) DO NOTHING`),
    );
  }
  const [saved] = await commit(ctx.db, writes);
  return saved!.meta.changes > 0;
}

/** Alerts that name a case and are neither dismissed nor resolved: an acknowledged one still holds. */
export async function countAlertsOnCase(ctx: Ctx, caseId: string): Promise<number> {
  const { tenantId } = ctx.actor;
  const { results } = await ctx.db.run(sql`
    SELECT count(*) AS n FROM alert_cases linked JOIN alerts ON alerts.tenant_id = ${tenantId} AND alerts.id = linked.alert_id
    WHERE linked.tenant_id = ${tenantId} AND linked.case_id = ${caseId}
      AND alerts.state NOT IN ('dismissed', 'resolved')`);
  return (results[0] as { readonly n: number }).n;
}

/** Deleting a case keeps what its officer earned, without naming the case. */
export const deleteCaseFromDecisions = (ctx: Ctx, workflowId: string): BatchItem<"sqlite"> =>
  ctx.db
    .update(automationDecisions)
    // The id of a decision is derived from that of its case.
    .set({ workflowId: "", customer: "", id: sql`replace(${automationDecisions.id}, ${workflowId}, ${ctx.newId()})` })
    .where(
      and(isAlso(automationDecisions.tenantId, ctx.actor.tenantId), eq(automationDecisions.workflowId, workflowId)),
    );
