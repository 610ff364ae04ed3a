import type { ReasoningTemplate, Vertical } from "../reasoning.model.ts";
import { toRule } from "./draft.ts";
import { type Jurisdiction, JURISDICTIONS } from "./jurisdictions.ts";
import { type Law, UNION_LAW } from "./law.ts";
import { VERTICAL_PARTS } from "./verticals.ts";

/** Increase with every change of a rule. Stored evaluations carry it. */
const VERSION = "1.3.1";

/** For countries without their own template. */
const FALLBACK_COUNTRY = "EU";

/** Every reasoning template, country by country. */
export const REASONING_TEMPLATES: readonly ReasoningTemplate[] = JURISDICTIONS.flatMap((jurisdiction) =>
  jurisdiction.verticals.map((vertical) => composeTemplate(jurisdiction, vertical)),
);

function composeTemplate(jurisdiction: Jurisdiction, vertical: Vertical): ReasoningTemplate {
  const part = VERTICAL_PARTS[vertical];
  const id = `${jurisdiction.country.toLowerCase()}_${part.workflow_template_id}`;
  const drafts = [...part.rules(jurisdiction.law), ...(vertical === "natural_person" ? [] : jurisdiction.companyRules)];
  return {
    id,
    name: `${jurisdiction.name}: ${part.label}`,
    description: part.description,
    country: jurisdiction.country,
    vertical,
    version: VERSION,
    enabled: true,
    workflow_template_id: part.workflow_template_id,
    regulatory_framework: [jurisdiction.framework, part.framework].filter((name) => name !== null).join("; "),
    red_flag_rules: drafts.map((draft) => toRule(id, draft)),
    verification_chain: part.chain,
  };
}

const BY_ID = new Map(REASONING_TEMPLATES.map((template) => [template.id, template]));

export const findReasoningTemplate = (id: string): ReasoningTemplate | undefined => BY_ID.get(id);

/**
 * The reasoning template for a case: its country's, else the Union's for the same case template. Undefined if the case
 * template has no rules.
 */
export function selectReasoningTemplate(country: string, caseTemplateId: string): ReasoningTemplate | undefined {
  const fitting = REASONING_TEMPLATES.filter(
    (template) => template.enabled && template.workflow_template_id === caseTemplateId,
  );
  return (
    fitting.find((template) => template.country === country) ??
    fitting.find((template) => template.country === FALLBACK_COUNTRY)
  );
}

/** The law on customers of a country: its own where the service knows it, else the Union's. */
export const lawOf = (country: string): Law => JURISDICTIONS.find((one) => one.country === country)?.law ?? UNION_LAW;

/** Whether an article says whose shares make a beneficial owner, in any law that the service knows. */
export const isOnOwners = (articleId: string): boolean =>
  JURISDICTIONS.some(({ law }) => [...law.beneficialOwners, ...law.ownerRegister].includes(articleId));
