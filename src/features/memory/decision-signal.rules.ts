import type { DecisionSignal } from "../../domain/case/case.change.ts";
import { type Finding, SEVERITIES } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { SignalContext } from "../../domain/memory/memory.model.ts";
import { words } from "./narrative.rules.ts";

/** The memory's view of a decision: open findings by kind, and the officer's reason. */
export function describeDecision(record: CaseRecord, { iteration, officerId }: DecisionSignal): SignalContext {
  const result = record.investigations.find((investigation) => investigation.iteration === iteration);
  const open = (result?.findings ?? [])
    .filter(({ category, severity, clearance }) => category !== "data_gap" && severity !== "info" && !clearance)
    .toSorted((a, b) => rank(b) - rank(a));
  const decision = record.decision;
  const reason = decision?.iteration === iteration && decision.maker === officerId ? decision.reason : null;
  const kinds = [...new Set(open.map(({ category, severity }) => `${words(category)} (${severity})`))];
  const risk = result === undefined ? "" : ` Risk score ${result.risk_score.toFixed(2)}.`;
  return {
    description: `${kinds.length === 0 ? "Nothing stood open." : `Open: ${kinds.join(", ")}.`}${risk}`,
    ...(open[0] === undefined ? {} : { finding_category: open[0].category, finding_id: open[0].id }),
    ...(reason === null ? {} : { rejection_reason: reason }),
  };
}

const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity);
