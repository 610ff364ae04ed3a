import type { HitDifference } from "../../domain/case/case.model.ts";
import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { nameKey } from "../../domain/decisions/cleared-hits.rules.ts";
import { isShown } from "../../domain/decisions/hit-proof.rules.ts";
import { hitState, isHit } from "../../domain/decisions/hits.rules.ts";
import type { ScreeningHit } from "../../domain/hits/screening.model.ts";
import { compareParty } from "../../domain/relationships/list-hits.rules.ts";
import type { MonitoredParty } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { derivedId } from "../../platform/ids.ts";
import { readStoredCase } from "../cases/case-reading.service.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import type { EntryOfParty } from "./event-hit.store.ts";
import type { EventRow } from "./events.store.ts";
import { listCases } from "./hits.store.ts";
import { findPartiesFor } from "./list-runs.store.ts";

/** Cases of a relationship that are read at most. */
const CASES_MAX = 5;

/** Whether anything but the customer's word shows what differs, in the newest cases of the customer. */
export async function isShownInCases(
  ctx: Ctx,
  relationshipId: string,
  { party, found }: { readonly party: MonitoredParty; readonly found: ScreeningHit },
  differs: readonly HitDifference[],
): Promise<boolean> {
  const hit = compareParty(party, found);
  for (const { workflowId } of (await listCases(ctx, [relationshipId])).slice(0, CASES_MAX)) {
    const record = await findRecord(ctx, workflowId);
    const isProof = (subject: string) => record !== null && isShown(record, { subject, hit }, differs, ctx.now());
    if (namesOf(party).some(isProof)) return true;
  }
  return false;
}

/**
 * Clears the same match in the review that an event opened, so that nobody has to say it twice. It stays open where the
 * review has not found it yet, or where the caller may not clear it there. Idempotent.
 */
export async function clearInReview(
  ctx: Ctx,
  { reviewWorkflowId, dispositionId, reason, differs }: EventRow,
  entry: EntryOfParty,
): Promise<void> {
  const record = reviewWorkflowId === null ? null : await findRecord(ctx, reviewWorkflowId);
  const [party] = await findPartiesFor(ctx, entry.source, [entry.partyId]);
  if (record === null || isDecided(record.status) || party === undefined) return;
  const names = new Set(namesOf(party).map(nameKey));
  const isIt = `${entry.source}:${entry.entryId}`;
  const found = (record.investigations.at(-1)?.findings ?? []).filter(
    (finding) =>
      isHit(finding) &&
      finding.source_entry === isIt &&
      hitState(finding) !== "cleared" &&
      names.has(nameKey(finding.subject ?? "")),
  );
  const named = JSON.parse(differs ?? "[]") as HitDifference[];
  for (const { id } of found) {
    const command = { ...newCommand(ctx), id: derivedId("clear in review", dispositionId!, id) };
    const step = { kind: "clear", reason: reason ?? "", differs: named } as const;
    const outcome = await callCase(ctx, record.workflowId, (object) => object.takeHitStep(command, id, step));
    if (!outcome.ok) ctx.log.info("review_hit_not_cleared", { finding_id: id, code: outcome.refusal.code });
  }
}

const namesOf = ({ name, spellings }: MonitoredParty): string[] => [name, ...spellings];

/** Null for a case that is gone. */
export async function findRecord(ctx: Ctx, workflowId: string): Promise<CaseRecord | null> {
  try {
    return (await readStoredCase(ctx, workflowId)).record;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}
