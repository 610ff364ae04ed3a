import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { scoreConfidence } from "./confidence.rules.ts";
import { type OfficerMemory, type RememberedRule, SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { scopeTags, words } from "./narrative.rules.ts";
import { findPassages } from "./passages.service.ts";
import { readProcedures } from "./procedures.rules.ts";
import { fits } from "../../domain/memory/recall.rules.ts";
import { readStanding } from "./recall.store.ts";

/** How long an investigation waits for memory. */
const TIMEOUT_MS = 3_000;
const RULES_MAX = 40;

/**
 * What the memory of a case's officer, and the tenant's own, has for cases of its kind. Null when memory is switched
 * off, fails or takes too long: the investigation continues without it.
 */
export async function recallMemory(ctx: Ctx, record: CaseRecord): Promise<OfficerMemory | null> {
  if (!ctx.settings.MEMSTORE_ENABLED) return null;
  try {
    // Retried once when the database fails: taught rules should not be missing for that.
    const recalled = recall(ctx, record).catch(() => recall(ctx, record));
    return await Promise.race([recalled, tooLate()]);
  } catch (error) {
    ctx.log.warn("memory_not_recalled", { class: errorClass(error) });
    return null;
  }
}

async function recall(ctx: Ctx, record: CaseRecord): Promise<OfficerMemory> {
  const { createdBy, country, templateId } = record;
  const tags = scopeTags({ country, templateId });
  const [{ procedures, passages }, found] = await Promise.all([
    readStanding(ctx, [createdBy, SHARED_OFFICER], tags),
    findPassages(ctx, createdBy, describeCase(record), tags),
  ]);
  const own = procedures.find(({ officerId }) => officerId === createdBy);
  const rules = procedures.flatMap(({ value }) => readProcedures(value).details).filter((rule) => fits(rule, record));
  return {
    officer_id: createdBy,
    rules: [...new Map(rules.map((rule) => [rule.text, toRemembered(rule)])).values()].slice(0, RULES_MAX),
    passages: found.map(({ row }) => ({
      id: row.passage.id,
      tags: row.passage.tags,
      finding_category: row.findingCategory,
    })),
    confidence: scoreConfidence(readProcedures(own?.value ?? null).rules.length, passages).score,
  };
}

/** The case before its investigation, as a text for similarity search. */
function describeCase({ templateId, country, investigations }: CaseRecord): string {
  const found = (investigations.at(-1)?.findings ?? []).map(({ category }) => words(category));
  return [words(templateId), country, ...new Set(found)].join(", ");
}

/** Without the cases that taught a rule: they must not show in another case. */
const toRemembered = (rule: RememberedRule): RememberedRule => ({
  text: rule.text,
  source: rule.source,
  safety_class: rule.safety_class,
  signal_type: rule.signal_type,
  template_id: rule.template_id,
  country: rule.country,
  finding_category: rule.finding_category,
  ask: rule.ask,
  support: rule.support,
});

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the memory took too long")), TIMEOUT_MS);
  });
