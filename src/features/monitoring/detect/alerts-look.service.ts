import type { CaseRecord } from "../../../domain/case/case.record.ts";
import { isStanding } from "../../../domain/network/network-findings.rules.ts";
import type { RememberedLook } from "../../../domain/relationships/looks.model.ts";
import {
  type AlertOnCustomer,
  compareAlerts,
  type NetworkFacts,
} from "../../../domain/relationships/network-changes.rules.ts";
import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { commit } from "../../../platform/db.ts";
import { listAlertRowsOfCase } from "../../alerts/alerts.store.ts";
import { isCounted } from "../../alerts/dismissal.rules.ts";
import { findSubjects } from "../../alerts/network.store.ts";
import { listCasesOf } from "../../relationships/relationships.store.ts";
import { recordChange } from "../record-change.service.ts";
import { findLivingRelationshipOf, listLooks, rememberWrites, type StoredLook } from "./detect.store.ts";

const SUBJECT = { type: "network_change", subject: "alerts" } as const;

/**
 * Tells the relationship of a decided case what changed about the alerts that name it: the case itself stays as its
 * decision found it. Nothing happens for a case without a living relationship. Idempotent.
 */
export async function lookAtAlerts(ctx: Ctx, workflowId: string): Promise<void> {
  const relationshipId = await findLivingRelationshipOf(ctx, workflowId);
  if (relationshipId === null) return;
  const [[before], alerts] = await Promise.all([
    listLooks(ctx, relationshipId, [SUBJECT.subject]),
    alertsOn(ctx, relationshipId),
  ]);
  const known = (before?.look.facts ?? null) as NetworkFacts | null;
  const { changes, facts } = compareAlerts(known, alerts);
  const now = isoTime(ctx.now());
  for (const change of changes) {
    const [id, times] = change.outcome as [string, number];
    await recordChange(ctx, {
      relationshipId,
      partyId: null,
      type: SUBJECT.type,
      severity: change.severity,
      key: ["network_change", relationshipId, id, times].join(":"),
      title: change.title,
      before: change.before,
      after: { ...change.after, seen_at: now },
      evidenceIds: [],
      needsRole: null,
      consequence: change.consequence,
    });
  }
  const look: RememberedLook<NetworkFacts> = { facts, answered_at: now, silent: {}, evidence: [] };
  await commit(ctx.db, rememberWrites(ctx, { relationshipId, ...SUBJECT, look, lookedAt: now, dueAt: null }, before));
}

/** The alerts on all cases of a relationship, each once. */
async function alertsOn(ctx: Ctx, relationshipId: string): Promise<AlertOnCustomer[]> {
  const cases = await listCasesOf(ctx, relationshipId);
  const found = new Map<string, AlertOnCustomer>();
  for (const { caseId } of cases) {
    const [rows, subjects] = await Promise.all([listAlertRowsOfCase(ctx, caseId), findSubjects(ctx, caseId)]);
    for (const row of rows) {
      const others = row.evidenceSnapshot.entities.filter(({ id, type }) => type !== "case" && !subjects.includes(id));
      found.set(row.id, {
        id: row.id,
        severity: row.severity,
        isStanding: isCounted(row),
        title: row.title,
        description: row.description,
        parties: others.map(({ id, name }) => ({ id, name })),
      });
    }
  }
  return [...found.values()];
}

/** The alerts that the officer knew when deciding; null where the case could not read them. */
export function alertsBaseline(
  { network, updatedAt, decision }: CaseRecord,
  relationshipId: string,
  before: StoredLook | undefined,
): StoredLook | null {
  if (before !== undefined) return null;
  const known = network?.failed ? null : (network?.known ?? null);
  const entries = (known?.alerts ?? []).map((alert): [string, NetworkFacts["alerts"][string]] => [
    alert.alert_id,
    {
      severity: alert.severity,
      isStanding: isStanding(alert),
      parties: alert.parties.map(({ entity_id: id, name }) => ({ id, name })),
      times: 0,
    },
  ]);
  const at = known?.read_at ?? decision?.decidedAt ?? updatedAt;
  const facts: NetworkFacts | null = known && { alerts: Object.fromEntries(entries) };
  const look = { facts, answered_at: at, silent: {}, evidence: [] };
  return { relationshipId, ...SUBJECT, look, lookedAt: at, dueAt: null };
}
