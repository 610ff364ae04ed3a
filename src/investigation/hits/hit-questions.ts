import type { Severity } from "../../domain/case/case.model.ts";
import { type CurrentHit, nameKey } from "../../domain/decisions/cleared-hits.rules.ts";
import { isCommonName, isInWords } from "../../domain/hits/named-hits.rules.ts";
import type { ListTopic, ScreeningHit, ScreeningResult, ScreeningSubject } from "../../screening/index.ts";
import { FINDING_RULES, type FindingRuleId } from "../findings/severity-table.ts";

const RULES = {
  sanction: { exact: "sanctions_exact", fuzzy: "sanctions_near" },
  pep: { exact: "pep_exact", fuzzy: "pep_near" },
  own: { exact: "own_list_medium", fuzzy: "own_list_low" },
} as const satisfies Readonly<Record<ListTopic, Readonly<Record<ScreeningHit["match"], FindingRuleId>>>>;

/** A hit, as far as its rule depends on it. */
type Ruled = Pick<ScreeningHit, "match"> &
  Partial<Pick<ScreeningHit, "list" | "parts">> & { readonly entry?: Pick<ScreeningHit["entry"], "kind"> };

/** @param subject who was searched for, where that is known. */
export function ruleOfHit(topic: ListTopic, hit: Ruled, subject?: ScreeningSubject): FindingRuleId {
  const { match, list } = hit;
  if (topic === "own" && match === "exact" && list?.severity) return `own_list_${list.severity}`;
  // By law a relative and a close associate are treated as who holds the office.
  const isAsStated = subject === undefined || !isInWords(subject) || (topic === "pep" && subject.mention?.related);
  if (isAsStated) return RULES[topic][match];
  return topic === "sanction" && !isSure(hit, subject) ? "sanctions_near" : NAMED[topic];
}

/** Whether a text names the listed one by the whole name or a number: two words, or a name without its patronymic, are a question. */
function isSure({ match, entry, parts = [] }: Ruled, { name }: ScreeningSubject): boolean {
  if (parts.some(({ part }) => part === "identifier")) return true;
  return match === "exact" && !isCommonName(name, entry);
}

/** Of somebody whom the customer or a paper names, and who is nobody behind the customer by any statement. */
const NAMED = {
  sanction: "sanctions_named",
  pep: "pep_near",
  own: "own_list_low",
} as const satisfies Readonly<Record<ListTopic, FindingRuleId>>;

/**
 * Hits as the memory of cleared ones is asked about them: one question a topic, because someone can be both listed and
 * politically exposed.
 * @param company what was screened, as `companyKey` names it.
 */
export function questionsOf(results: readonly ScreeningResult[], company: string | null): CurrentHit[] {
  const lookedFor = new Set(results.map(({ subject }) => nameKey(subject.name)));
  return results.flatMap(({ subject, hits }) =>
    hits.flatMap((hit) =>
      hit.entry.topics.map((topic) => {
        const { category, severity }: { category: CurrentHit["category"]; severity: Severity } =
          FINDING_RULES[ruleOfHit(topic, hit, subject)];
        return { category, severity, company, subject, hit, lookedFor };
      }),
    ),
  );
}
