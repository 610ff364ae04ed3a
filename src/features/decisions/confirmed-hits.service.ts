import type { CaseRecord } from "../../domain/case/case.record.ts";
import { companyKey, HIT_CATEGORIES } from "../../domain/decisions/cleared-hits.rules.ts";
import { findFinding } from "../../domain/decisions/hits.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { deleteClearedHit } from "./cleared-hits.store.ts";
import { deleteConfirmedHit, saveConfirmedHit } from "./confirmed-hits.store.ts";

/**
 * Stores what later cases of the tenant are told of a confirmed hit, or deletes it once the confirmation is undone. A
 * clearance that the confirmation ended applies to no later case. Idempotent: the case says what is to be stored.
 */
export async function rememberConfirmation(ctx: Ctx, record: CaseRecord, findingId: string): Promise<void> {
  const finding = findFinding(record, findingId);
  if (!finding || !HIT_CATEGORIES.includes(finding.category)) return;
  const place = { caseId: record.caseId, findingId };
  const forgotten = finding.clearance ? [] : [deleteClearedHit(ctx, place)];
  const { confirmation, category, subject, source_entry: sourceEntry } = finding;
  if (!confirmation || subject === undefined || sourceEntry === undefined) {
    await commit(ctx.db, [...forgotten, deleteConfirmedHit(ctx, place)]);
    return;
  }
  const confirmed = saveConfirmedHit(ctx, place, {
    category,
    sourceEntry,
    company: companyKey(record.country, record.registrationNumber ?? record.vatNumber),
    subject: { name: subject },
    confirmation,
  });
  await commit(ctx.db, [...forgotten, confirmed]);
}
