import type { CaseRecord } from "../../../domain/case/case.record.ts";
import { addDays, intervalDays } from "../../../domain/relationships/look-times.rules.ts";
import type { RememberedLook, ReportFacts } from "../../../domain/relationships/looks.model.ts";
import type { Relationship } from "../../../domain/relationships/relationship.model.ts";
import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { commit } from "../../../platform/db.ts";
import { requireRelationship } from "../../relationships/relationships.service.ts";
import { alertsBaseline, lookAtAlerts } from "./alerts-look.service.ts";
import { dossierOf, knownOfCase, mattersOf, type WatchedMatter } from "./customer-looks.ts";
import { reopenLaw } from "./law.store.ts";
import { findLivingRelationshipOf, listLooks, rememberWrites, type StoredLook } from "./detect.store.ts";

/**
 * Remembers what the deciding case knows of a customer, so that a later look is compared with it. What no source answered
 * is remembered as unknown and asked soon. Idempotent: a later look, or that of a later case, stays. Called again after a
 * review or when a relationship goes on, it brings the dates up to the rating.
 */
async function recordBaseline(ctx: Ctx, relationship: Relationship, record: CaseRecord): Promise<void> {
  if (relationship.endedAt !== null) return;
  const matters = mattersOf(dossierOf(record, isoTime(ctx.now())));
  const { relationshipId } = relationship;
  const stored = await listLooks(ctx, relationshipId, [...matters.map(({ subject }) => subject), "alerts"]);
  const writes = matters.flatMap((matter) => {
    const before = stored.find(({ subject }) => subject === matter.subject);
    const next = baselineOf(relationship, record, matter, before);
    return next === null ? [] : rememberWrites(ctx, next, before);
  });
  const beforeAlerts = stored.find(({ subject }) => subject === "alerts");
  const alerts = alertsBaseline(record, relationshipId, beforeAlerts);
  await commit(ctx.db, [...writes, ...(alerts ? rememberWrites(ctx, alerts, beforeAlerts) : [])]);
}

/** Null where what is remembered stays as it is. */
function baselineOf(
  relationship: Relationship,
  record: CaseRecord,
  { subject, type }: WatchedMatter,
  before: StoredLook | undefined,
): StoredLook | null {
  const interval = intervalDays(relationship, type);
  const known = knownOfCase(record, subject);
  const isNewer = before === undefined || (known !== null && known.at > before.look.answered_at);
  const look: RememberedLook = isNewer
    ? {
        facts: withReportsBefore(known?.facts ?? null, before?.look.facts),
        answered_at: known?.at ?? approvedAt(record),
        silent: {},
        evidence: [],
      }
    : before.look;
  const dueAt = addDays(look.answered_at, look.facts === null ? 1 : interval);
  if (!isNewer && before.dueAt !== null && before.dueAt <= dueAt) return null;
  const lookedAt = isNewer ? look.answered_at : before.lookedAt;
  return { relationshipId: relationship.relationshipId, type, subject, look, lookedAt, dueAt };
}

const approvedAt = ({ decision, updatedAt }: CaseRecord): string => decision?.decidedAt ?? updatedAt;

/** Reports that were told before a review are not told again after it. */
function withReportsBefore(facts: unknown, before: unknown): unknown {
  const [now, then] = [facts, before] as readonly (Partial<ReportFacts> | null | undefined)[];
  return now?.seen && then?.seen ? { seen: [...new Set([...now.seen, ...then.seen])] } : facts;
}

/** The same for the relationship that a case opened or renewed, if it lasts. */
export async function recordBaselineOfCase(ctx: Ctx, record: CaseRecord): Promise<void> {
  if (record.status !== "APPROVED") return;
  const relationshipId = await findLivingRelationshipOf(ctx, record.workflowId);
  if (relationshipId === null) return;
  await recordBaseline(ctx, await requireRelationship(ctx, relationshipId), record);
  if (record.decision) await reopenLaw(ctx, record.decision.decidedAt, isoTime(ctx.now()).slice(0, 10));
  // What alerts came up since the decision read them.
  await lookAtAlerts(ctx, record.workflowId);
}
