import type { Finding, ValidationResult } from "../../domain/case/case.model.ts";
import { numberName } from "../../domain/diligence/check-results.ts";
import { isOwnQuestion } from "../../domain/templates/tenant-template.rules.ts";
import { questionName, templateOf } from "../../domain/templates/index.ts";
import type { Agent } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { makeFinding } from "../findings/make-finding.ts";
import type { FindingRuleId } from "../findings/severity-table.ts";
import { ADULT_YEARS, declaredAges, unlikelyAge } from "../people/owner-ages.ts";
import { judgesBy } from "../rules-version.ts";
import { validateFields } from "../validation/validate-fields.ts";
import { DOCUMENT_INTAKE } from "./document-intake.ts";
import { NO_QUERIES } from "./observed.ts";

const NAME = "field_validation";

/** Checks declared numbers, dates and choices by their own rules; what breaks one becomes a finding. */
export const FIELD_VALIDATION: Agent<null> = {
  manifest: {
    name: NAME,
    display_name: "Field validation",
    jurisdictions: ["*"],
    information_gain_domains: ["identity"],
    tools: ["fields.validate"],
    description: "Checks identity, enterprise, VAT and account numbers, dates and answers by their own rules.",
    version: "1.0.0",
    mandatory: true,
    cost_eur: 0,
    timeout_ms: 1_000,
    sources: [],
  },
  needs: [DOCUMENT_INTAKE.manifest.name],
  notApplicable: () => null,
  outgoing: () => [],
  collect: () => Promise.resolve(NO_QUERIES),
  derive: (_, dossier, seen) => {
    const evidence = seen.of(DOCUMENT_INTAKE)?.evidence ?? [];
    const validations = validateFields(dossier, templateOf(dossier.input)?.questions ?? []);
    const broken = validations.filter(({ valid }) => !valid);
    const findings = broken.map((result) => findingOf(dossier, result, evidence));
    return {
      validations,
      findings: [...findings, ...minorOf(dossier, evidence), ...declaredAges(dossier, NAME, evidence)],
    };
  },
};

const RULE_FINDINGS: Readonly<Record<string, FindingRuleId>> = {
  be_national_register_number_mod97: "identity_number_wrong",
  be_national_register_number_birth_date: "birth_date_differs",
  be_enterprise_number_mod97: "identity_number_wrong",
  registration_number_digits: "registration_number_wrong",
  registration_number_form: "registration_number_odd",
  registration_number_likely: "registration_number_odd",
  eu_vat_number: "vat_number_wrong",
  nl_bsn_11_proof: "identity_number_wrong",
  iban_iso13616: "account_number_wrong",
  known_question: "answer_unknown_question",
};

function findingOf(dossier: Dossier, result: ValidationResult, evidence: readonly { readonly id: string }[]): Finding {
  return makeFinding(dossier, RULE_FINDINGS[result.rule] ?? "answer_malformed", {
    ...(judgesBy(dossier.input, 6) ? inWords(dossier, result) : byRule(dossier, result)),
    source: "customer",
    agent: NAME,
    subject: dossier.name,
    sourceEntry: `${result.field}:${result.rule}`,
    evidence,
  });
}

const inWords = ({ input }: Dossier, { field, rule, message }: ValidationResult) => {
  const name = isOwnQuestion(field) ? questionName(input, field) : numberName(field);
  return rule === "known_question"
    ? {
        title: `Answer to a question that was not asked: ${name}`,
        description: judgesBy(input, 7)
          ? "It was kept, and counts only where it raises the risk."
          : "It was kept, and nothing rests on it.",
      }
    : { title: `Not valid: ${name}`, description: message };
};

/** As runs before version 6 of the rules worded it. */
const byRule = ({ input }: Dossier, { field, rule, message }: ValidationResult) => ({
  title: `Not valid: ${questionName(input, field)}`,
  description: `${message} Rule: ${rule}.`,
});

function minorOf(dossier: Dossier, evidence: readonly { readonly id: string }[]): Finding[] {
  const birthDate = dossier.person?.birthDate ?? null;
  if (birthDate === null || birthDate > dossier.today) return [];
  const age = judgesBy(dossier.input, 8) ? unlikelyAge(birthDate, dossier.today) : null;
  if (age !== null) return [ofUnlikelyAge(dossier, age, evidence)];
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + ADULT_YEARS}${birthDate.slice(4)}`;
  if (comesOfAge <= dossier.today) return [];
  const details = {
    title: "The customer is a minor",
    description: `By the declared date of birth the customer is under ${ADULT_YEARS}.`,
    source: "customer",
    agent: NAME,
    subject: dossier.name,
    sourceEntry: "date_of_birth:minor",
    evidence,
  };
  return [makeFinding(dossier, "identity_minor", details)];
}

const ofUnlikelyAge = (dossier: Dossier, age: number, evidence: readonly { readonly id: string }[]): Finding =>
  makeFinding(dossier, "identity_age", {
    title: `The customer would be ${age} years old`,
    description: `By the declared date of birth the customer would be ${age}. The date is wrong, or the identity of somebody who has died is used: whether the person lives must be seen.`,
    source: "customer",
    agent: NAME,
    subject: dossier.name,
    sourceEntry: "date_of_birth:age",
    evidence,
  });
