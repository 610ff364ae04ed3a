import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { CaseLearning } from "../../domain/memory/learned.model.ts";
import {
  type OfficerMemory,
  type ProcedureDetail,
  type RememberedRule,
  SHARED_OFFICER,
} from "../../domain/memory/memory.model.ts";
import { recallRules } from "../../domain/memory/recall.rules.ts";
import { scoreConfidence } from "./confidence.rules.ts";
import { scopeTags, words } from "./narrative.rules.ts";
import { findPassages } from "./passages.service.ts";
import { defaultTasksIn } from "./preferences.rules.ts";
import { isInForce } from "./procedure-details.rules.ts";
import { readProcedures } from "./procedures.rules.ts";
import { readStanding } from "./recall.store.ts";

/** How long an investigation waits for memory. */
const TIMEOUT_MS = 3_000;
const RULES_MAX = 40;

/**
 * What the memory of a case's officer, and the tenant's own, has for what was found in it. Null when memory is switched
 * off, fails or takes too long: the case continues without it.
 */
export async function recallForCase(
  ctx: Ctx,
  record: CaseRecord,
  findings: readonly Finding[],
): Promise<CaseLearning | null> {
  if (!ctx.settings.MEMSTORE_ENABLED) return null;
  try {
    // Retried once when the database fails: taught rules should not be missing for that.
    const recalled = recall(ctx, record, findings).catch(() => recall(ctx, record, findings));
    return { memory: await Promise.race([recalled, tooLate()]) };
  } catch (error) {
    ctx.log.warn("memory_not_recalled", { class: errorClass(error) });
    return null;
  }
}

async function recall(ctx: Ctx, record: CaseRecord, findings: readonly Finding[]): Promise<OfficerMemory> {
  const { createdBy, country, templateId } = record;
  const tags = scopeTags({ country, templateId });
  const [{ procedures, preferences, passages }, found] = await Promise.all([
    readStanding(ctx, [createdBy, SHARED_OFFICER], tags),
    findPassages(ctx, createdBy, describeCase(record, findings), tags),
  ]);
  const own = procedures.find(({ officerId }) => officerId === createdBy);
  const rules = procedures.flatMap(({ officerId, value }) =>
    readProcedures(value)
      .details.filter((detail) => isInForce(detail) || (detail.kind === "counts" && !detail.paused))
      .map((detail) => toRemembered(detail, officerId)),
  );
  const defaults = preferences.flatMap(({ officerId, value }) => defaultTasksIn(value, officerId));
  const recalled = recallRules([...defaults, ...rules], record, findings, record.discrepancies).map(({ rule }) => rule);
  return {
    officer_id: createdBy,
    rules: [...new Map(recalled.map((rule) => [rule.text, rule])).values()].slice(0, RULES_MAX),
    passages: found.map(({ row }) => ({
      id: row.passage.id,
      tags: row.passage.tags,
      finding_category: row.findingCategory,
    })),
    confidence: scoreConfidence(readProcedures(own?.value ?? null).rules.length, passages).score,
  };
}

/** What was found, as a text for similarity search. */
function describeCase({ templateId, country }: CaseRecord, findings: readonly Finding[]): string {
  const found = findings.filter(({ severity }) => severity !== "info").map(({ category }) => words(category));
  return [words(templateId), country, ...new Set(found)].join(", ");
}

/** Without the cases that taught a rule: they must not show in another case. */
const toRemembered = (detail: ProcedureDetail, officerId: string): RememberedRule => ({
  id: detail.id,
  text: detail.text,
  statement: detail.statement,
  kind: detail.kind,
  source: detail.source,
  condition: detail.condition,
  document_type: detail.document_type,
  words: detail.words,
  counts: detail.counts,
  ask: detail.ask,
  support: detail.support,
  safety_class: detail.safety_class,
  officer_id: officerId,
  ...(detail.kind === "taught" &&
    officerId === SHARED_OFFICER &&
    detail.edited_by !== null && { written_by: detail.edited_by }),
});

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the memory took too long")), TIMEOUT_MS);
  });
