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
        stack(text(formatName(result.field), "strong"), text(result.rule, "caption")),
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
