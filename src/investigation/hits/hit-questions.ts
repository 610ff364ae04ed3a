import type { Severity } from "../../domain/case/case.model.ts";
import { type CurrentHit, nameKey } from "../../domain/decisions/cleared-hits.rules.ts";
import type { ListTopic, ScreeningHit, ScreeningResult } from "../../screening/index.ts";
import { FINDING_RULES, type FindingRuleId } from "../findings/severity-table.ts";

const RULES = {
  sanction: { exact: "sanctions_exact", fuzzy: "sanctions_near" },
  pep: { exact: "pep_exact", fuzzy: "pep_near" },
  own: { exact: "own_list_medium", fuzzy: "own_list_low" },
} as const satisfies Readonly<Record<ListTopic, Readonly<Record<ScreeningHit["match"], FindingRuleId>>>>;

export const ruleOfHit = (
  topic: ListTopic,
  { match, list }: Pick<ScreeningHit, "match"> & Partial<Pick<ScreeningHit, "list">>,
): FindingRuleId =>
  topic === "own" && match === "exact" && list?.severity ? `own_list_${list.severity}` : RULES[topic][match];

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
          FINDING_RULES[ruleOfHit(topic, hit)];
        return { category, severity, company, subject, hit, lookedFor };
      }),
    ),
  );
}
