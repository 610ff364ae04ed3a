import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { getFile } from "../../platform/files.ts";
import type { ScreeningHit, ScreeningSubject } from "../../screening/index.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  companyKey,
  HIT_CATEGORIES,
  hitFingerprint,
  sourceEntryOf,
} from "../../domain/decisions/cleared-hits.rules.ts";
import { isToldTurn } from "../../investigation/agents/told-turns.ts";
import { insertClearedHit } from "./cleared-hits.store.ts";

/**
 * Stores an officer's clearing for the tenant's later cases and scans, with list entry and subject as the case's
 * evidence has them. Idempotent. A finding without a list entry is not stored.
 */
export async function rememberClearing(
  ctx: Ctx,
  record: CaseRecord,
  { findingId, byMlro }: { readonly findingId: string; readonly byMlro: boolean },
): Promise<void> {
  const findings = record.investigations.flatMap((result) => result.findings);
  const finding = findings.findLast(({ id, clearance }) => id === findingId && clearance !== undefined);
  if (!finding?.clearance || !HIT_CATEGORIES.includes(finding.category) || isToldTurn(finding)) return;
  const found = await readHit(ctx, record, finding);
  if (!found) {
    ctx.log.warn("cleared_hit_not_in_evidence", { workflow_id: record.workflowId, finding_id: findingId });
    return;
  }
  const { name, kind, topics, birthDates, countries, programmes } = found.hit.entry;
  await insertClearedHit(
    ctx,
    { caseId: record.caseId, findingId },
    {
      category: finding.category,
      sourceEntry: sourceEntryOf(found.hit),
      company: companyKey(record.country, record.registrationNumber ?? record.vatNumber),
      subject: found.subject,
      entry: { name, kind, topics, birthDates, countries, programmes },
      fingerprint: hitFingerprint(found.subject, found.hit),
      severity: finding.severity,
      byMlro,
      clearance: finding.clearance,
    },
  );
}

/** The fields that identify a screening record. */
const ScreeningRecord = z.object({
  results: z.array(z.object({ subject: z.looseObject({}), hits: z.array(z.looseObject({})) })),
});

/** The hit behind the finding, from its evidence. */
async function readHit(
  ctx: Ctx,
  record: CaseRecord,
  finding: Finding,
): Promise<{ subject: ScreeningSubject; hit: ScreeningHit } | null> {
  for (const { key } of record.evidence.filter(({ id }) => finding.evidence_ids.includes(id))) {
    const object = await getFile(ctx, key);
    const parsed = ScreeningRecord.safeParse(object && (await object.json()));
    if (!parsed.success) continue;
    for (const { subject, hits } of parsed.data.results as unknown as Screened[]) {
      const hit = hits.find((one) => hitFingerprint(subject, one) === finding.entry_fingerprint);
      if (hit && sourceEntryOf(hit) === finding.source_entry) return { subject, hit };
    }
  }
  return null;
}

interface Screened {
  readonly subject: ScreeningSubject;
  readonly hits: readonly ScreeningHit[];
}
