import type { ReasoningTemplate, Vertical } from "../reasoning.model.ts";
import { toRule } from "./draft.ts";
import { type Jurisdiction, JURISDICTIONS } from "./jurisdictions.ts";
import { VERTICAL_PARTS } from "./verticals.ts";

/** Grows with every change of a rule, so that a stored evaluation says by which rules it was made. */
const VERSION = "1.0.0";

/** Stands in for countries without a template of their own. */
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
 * The rules for a case: those of its country, else the Union's for the same kind of customer.
 * Undefined only for a case template that has no rules at all.
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
