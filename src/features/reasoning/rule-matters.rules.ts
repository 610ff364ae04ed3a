import type { Domain } from "../../domain/iteration/information-domain.ts";
import type { DiscrepancyKind, FindingCategory } from "../../domain/case/case.model.ts";
import type { Condition, RedFlagRule } from "../../domain/reasoning/reasoning.model.ts";

/** The domains and questions that a rule needs to judge. */
export interface Matters {
  readonly domains: readonly Domain[];
  readonly sources: readonly string[];
}

const DOMAINS_OF_CATEGORY: Readonly<Record<FindingCategory, readonly Domain[]>> = {
  sanctions: ["sanctions"],
  criminal: ["adverse_media"],
  enforcement: ["adverse_media"],
  adverse_media: ["adverse_media"],
  pep: ["pep"],
  own_list: ["sanctions"],
  ownership: ["ownership"],
  registry_status: ["registry"],
  social_debt: ["tax"],
  tax_debt: ["tax"],
  vat: ["tax"],
  name: ["registry"],
  address: ["registry"],
  activity: ["activity"],
  incorporation: ["registry"],
  peppol: ["einvoicing"],
  identity: ["identity"],
  document: ["documents"],
  website: ["web_presence"],
  cross_case: ["network"],
  data_gap: [],
};

const DOMAINS_OF_DISCREPANCY: Readonly<Record<DiscrepancyKind, readonly Domain[]>> = {
  ubo: ["ownership"],
  director: ["registry"],
  name: ["registry"],
  address: ["registry"],
  activity: ["activity"],
};

/** Conditions on the whole case, or on a plain answer, need no particular domain. */
export function mattersOf(rule: RedFlagRule): Matters {
  const matters = [rule, ...rule.and].map(mattersOfCondition);
  return {
    domains: [...new Set(matters.flatMap(({ domains }) => domains))],
    sources: [...new Set(matters.flatMap(({ sources }) => sources))],
  };
}

function mattersOfCondition({ condition_type, condition }: Condition): Matters {
  switch (condition_type) {
    case "finding_category_present":
      return { domains: condition.categories.flatMap((category) => DOMAINS_OF_CATEGORY[category]), sources: [] };
    case "discrepancy_on_field":
      return { domains: condition.kinds.flatMap((kind) => DOMAINS_OF_DISCREPANCY[kind]), sources: [] };
    case "finding_source_present":
    case "source_missing":
      return { domains: [], sources: condition.sources };
    case "document_missing":
      return { domains: ["documents"], sources: [] };
    case "nace_code_mismatch":
      return { domains: ["activity"], sources: [] };
    case "company_age_below":
      return { domains: ["registry"], sources: [] };
    case "severity_at_least":
    case "risk_score_at_least":
    case "field_value_matches":
      return { domains: [], sources: [] };
  }
}
