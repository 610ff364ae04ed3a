import type { MccClassification, ValidationResult } from "../../domain/case/case.model.ts";
import { chip, facts, heading, stack, table, text, type Block, type Fact } from "../document/blocks.ts";
import { formatName, formatTime } from "../document/format.ts";
import type { ReportedVerification } from "./report.model.ts";

const STATUS_TONES = { PASS: "positive", FLAG: "medium", FAIL: "critical" } as const;
const OUTCOME_TONES = { confirmed: "positive", contradicted: "high", unknown: "info" } as const;
const TIER_TONES = { low: "positive", medium: "medium", high: "high" } as const;

/** The merchant category: the classification and the officer's decision. */
export function composeMcc(mcc: MccClassification | null): Block[] {
  if (mcc === null) return [];
  const { primary_recommendation: primary, decision } = mcc;
  const decided: Fact[] =
    decision === null
      ? [["Officer", text("Not reviewed by an officer.", "muted")]]
      : [
          ["Officer", `${formatName(decision.action)} ${decision.mcc_code ?? ""}`.trim()],
          ["Decided by", `${decision.decided_by}, ${formatTime(decision.decided_at)}`],
          ...(decision.notes === "" ? [] : ([["Notes", decision.notes]] satisfies Fact[])),
        ];
  return [
    heading(
      1,
      "Merchant category",
      `Classified by ${mcc.model_used === "built-in" ? "the built-in rules" : mcc.model_used}.`,
    ),
    facts([
      ["Recommended", text(`${primary.mcc_code}  ${primary.description}`, "strong")],
      ["Risk tier", chip(mcc.risk_tier, TIER_TONES[mcc.risk_tier])],
      ...(mcc.risk_flags.length === 0
        ? []
        : ([["Risk flags", mcc.risk_flags.map(formatName).join(", ")]] satisfies Fact[])),
      ["Reasoning", mcc.reasoning],
      ...(mcc.alternatives.length === 0
        ? []
        : ([
            ["Alternatives", mcc.alternatives.map((one) => `${one.mcc_code}  ${one.description}`).join("\n")],
          ] satisfies Fact[])),
      ...decided,
    ]),
  ];
}

/** What each rule on an answer or a number compares it with. */
const VALIDATION_RULES: Readonly<Record<string, string>> = {
  be_enterprise_number_mod97: "Check digits of a Belgian enterprise number",
  be_national_register_number_mod97: "Check digits of a Belgian national register number",
  be_national_register_number_birth_date: "Date of birth in the number",
  nl_bsn_11_proof: "Check digit of a Dutch citizen service number",
  eu_vat_number: "Form and check digits of an EU VAT number",
  iban_iso13616: "Check digits of an IBAN (ISO 13616)",
  registration_number_digits: "A registration number has digits",
  registration_number_form: "Form of the register's numbers",
  registration_number_likely: "A number that registers give out",
  known_question: "Questions that were asked",
  offered_option: "Options that are offered",
  iso3166_country: "Names and codes of countries (ISO 3166)",
  iso8601_date: "Dates that exist (ISO 8601)",
  date_of_birth: "Dates that can be a birthday",
  yes_or_no: "Yes or no",
};

export function composeValidations(results: readonly ValidationResult[]): Block[] {
  if (results.length === 0) return [];
  return [
    heading(1, "Field validation"),
    table(
      [
        { label: "FIELD", share: 1 },
        { label: "RESULT", points: 58 },
        { label: "MESSAGE", share: 1.6 },
      ],
      results.map((result) => [
        stack(
          text(formatName(result.field), "strong"),
          text(VALIDATION_RULES[result.rule] ?? result.rule.replaceAll("_", " "), "caption"),
        ),
        chip(result.valid ? "valid" : "invalid", result.valid ? "positive" : "high"),
        result.message,
      ]),
    ),
  ];
}

export function composeVerification(verification: ReportedVerification | null): Block[] {
  if (verification === null) return [];
  return [
    heading(1, "Company verification", `${verification.verification_id}, ${formatTime(verification.verified_at)}`),
    table(
      [
        { label: "CHECK", share: 1 },
        { label: "OUTCOME", points: 84 },
        { label: "REASON", share: 2 },
      ],
      [
        [text("Result", "strong"), chip(verification.status, STATUS_TONES[verification.status]), ""],
        ...verification.checks.map((check) => [
          formatName(check.name),
          chip(check.outcome, OUTCOME_TONES[check.outcome]),
          check.reason ?? "",
        ]),
        ...verification.flags.map((flag) => [
          text(flag.flag, "caption"),
          chip(flag.severity, flag.severity === "FAIL" ? "critical" : "medium"),
          flag.message,
        ]),
      ],
    ),
  ];
}
