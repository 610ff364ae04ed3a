import { chip, facts, heading, paragraph, table, text, type Block, type Fact, type Tone } from "../document/blocks.ts";
import { formatName, formatTime } from "../document/format.ts";
import type { CaseReportInput, ReportedDecision, ReportedGate } from "./report.model.ts";

/** What each gate demands. */
const GATE_NAMES: ReadonlyMap<string, string> = new Map([
  ["sar_first", "No trigger that waits for the MLRO's assessment"],
  ["sanctioned", "No confirmed sanctions match"],
  ["prohibited", "Not prohibited by the policy"],
  ["dissolved_entity", "Entity not dissolved"],
  ["open_ubo_discrepancy", "No open beneficial-owner discrepancy"],
  ["open_screening_hit", "No open screening hit"],
  ["mandatory_check_open", "Blocking checks established"],
  ["critical_alert", "No critical alert without a senior officer"],
  ["four_eyes", "Four eyes"],
]);

export const nameOfGate = (gate: string): string => GATE_NAMES.get(gate) ?? formatName(gate);

const OUTCOME_TONES: Readonly<Record<ReportedGate["outcome"], Tone>> = {
  passed: "positive",
  overridden: "medium",
  blocked: "critical",
  not_checked: "medium",
  not_applicable: "info",
};

/** Whether a decision is in effect. Until then every page marks the report as a working copy. */
export const isDecided = (input: CaseReportInput): boolean =>
  input.decision !== null && (input.case.status === "APPROVED" || input.case.status === "REJECTED");

export function composeDecision(input: CaseReportInput): Block[] {
  const { decision } = input;
  if (decision === null)
    return [heading(1, "Decision"), paragraph("The case has not been decided."), ...composeRefused(input)];
  return [
    heading(1, "Decision"),
    ...(isDecided(input) ? [] : [paragraph("This decision is not in effect yet.", "strong")]),
    facts(decisionFacts(decision)),
    ...(decision.restrictions.length === 0
      ? []
      : [heading(2, "Restrictions"), { kind: "bullets", items: decision.restrictions } as const]),
    ...composeOverrides(input.gates),
    ...composeRefused(input),
  ];
}

/** Decisions that a second officer did not let take effect. */
function composeRefused({ refused_approvals: refused = [] }: CaseReportInput): Block[] {
  if (refused.length === 0) return [];
  const items = refused.map(
    ({ decision, maker, refusedBy, at, comment }) =>
      `${formatName(decision)}, decided by ${maker}, refused by ${refusedBy}, ${formatTime(at)}: ${comment?.trim() || "no comment given"}`,
  );
  return [heading(2, "Second approvals refused"), { kind: "bullets", items }];
}

/** What was decided against a gate, in the officer's words. */
function composeOverrides(gates: readonly ReportedGate[]): Block[] {
  // A gate that the override of another covers has no words of its own.
  const overridden = gates.filter(({ outcome, actor }) => outcome === "overridden" && actor !== null);
  if (overridden.length === 0) return [];
  const items = overridden.map(
    ({ gate, justification, actor }) =>
      `${nameOfGate(gate)}: ${justification?.trim() || "no reason given"} (${actor ?? "unknown"})`,
  );
  return [heading(2, "Overrides"), { kind: "bullets", items }];
}

function decisionFacts(decision: ReportedDecision): Fact[] {
  const second = decision.second_approval;
  return [
    ["Decision", text(formatName(decision.decision), "strong")],
    ["Reason", decision.reason?.trim() || text("No reason given.", "muted")],
    ["Taken by", `${decision.decided_by}, ${formatTime(decision.decided_at)}`],
    ...(second === null
      ? ([["Second officer", text("No second officer took part.", "muted")]] satisfies Fact[])
      : ([
          ["Second officer", `${second.decided_by}, ${formatTime(second.decided_at)}`],
          ["Second decision", formatName(second.decision)],
          ["Comment", second.comment ?? text("No comment given.", "muted")],
        ] satisfies Fact[])),
  ];
}

/** The gates of the decision, with overrides. */
export function composeGates(gates: readonly ReportedGate[]): Block[] {
  if (gates.length === 0) return [heading(1, "Gates"), paragraph("No gate has been evaluated yet.")];
  return [
    heading(1, "Gates"),
    table(
      [
        { label: "GATE", share: 1.8 },
        { label: "OUTCOME", points: 78 },
        { label: "JUSTIFICATION", share: 1.5 },
        { label: "BY, AT", points: 118 },
      ],
      gates.map((gate) => [
        text(nameOfGate(gate.gate), "strong"),
        chip(formatName(gate.outcome), OUTCOME_TONES[gate.outcome]),
        gate.justification ?? "",
        text([gate.actor, gate.at === null ? null : formatTime(gate.at)].filter(Boolean).join("\n"), "muted"),
      ]),
    ),
  ];
}
