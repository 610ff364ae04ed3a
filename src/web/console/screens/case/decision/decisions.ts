import { type CaseDetail, latestResult } from "../case-model.ts";

const DECISIONS = ["approve", "approve_with_restrictions", "follow_up", "escalate", "reject"] as const;
export type Decision = (typeof DECISIONS)[number];

const OPEN: readonly Decision[] = DECISIONS;
const ALLOWED: Readonly<Record<string, readonly Decision[]>> = {
  REVIEW_PENDING: OPEN,
  ESCALATED: ["approve", "approve_with_restrictions", "follow_up", "reject"],
  AWAITING_DOCUMENTS: ["reject"],
  FOLLOW_UP_REQUIRED: ["reject"],
  FAILED: ["escalate", "reject"],
};

/** What an officer may propose in a status. The service has the last word. */
export const decisionsIn = (status: string): readonly Decision[] => ALLOWED[status] ?? [];

export interface GateState {
  readonly gate: "sar_first" | "dissolved_entity" | "open_ubo_discrepancy";
  readonly name: string;
  readonly why: string;
  readonly opens: string;
  /** Field of the decision that overrides it; none for a gate that no officer can override. */
  readonly override: "override_dissolved_entity" | "override_open_discrepancies" | null;
}

export const isShut = ({ gates }: CaseDetail, name: CaseDetail["gates"][number]["gate"]): boolean =>
  gates.some(({ gate, state }) => gate === name && state === "shut");

const APPROVALS: readonly Decision[] = ["approve", "approve_with_restrictions"];
const CONTACTS: readonly Decision[] = ["reject", "follow_up"];

/** The gates that stand in the way of a decision, in the order in which the service checks them. */
export function gatesFor(detail: CaseDetail, decision: Decision): GateState[] {
  const shut: GateState[] = [];
  if (isShut(detail, "sar_first") && CONTACTS.includes(decision)) {
    shut.push({
      gate: "sar_first",
      name: "Suspicion report first",
      why: "A finding of sanctions, crime or enforcement is open. A rejection or a question would reach the customer and could tip them off.",
      opens: "The MLRO must assess this case; no officer can override it. Escalate the case, or raise a report.",
      override: null,
    });
  }
  if (isShut(detail, "dissolved_entity") && APPROVALS.includes(decision)) {
    shut.push({
      gate: "dissolved_entity",
      name: "Dissolved entity",
      why: "The register says that the company has ended.",
      opens: "A written justification, which is audited and which a second officer has to confirm.",
      override: "override_dissolved_entity",
    });
  }
  if (isShut(detail, "open_ubo_discrepancy") && APPROVALS.includes(decision)) {
    shut.push({
      gate: "open_ubo_discrepancy",
      name: "Open beneficial owner discrepancy",
      why: "The owners that were declared are not those that the register has.",
      opens:
        "A follow-up that the customer answers in agreement, or a written reason, which a second officer has to confirm.",
      override: "override_open_discrepancies",
    });
  }
  return shut;
}

const FOUR_EYES_SCORE = 0.7;

/** Why a second officer will be asked, as far as can be said before the service has judged it. */
export function fourEyesReasons(detail: CaseDetail, decision: Decision): string[] {
  const reasons = [];
  const approves = APPROVALS.includes(decision);
  if (detail.status === "ESCALATED") reasons.push("the case is escalated");
  if (approves && (detail.latest_risk_score ?? 0) >= FOUR_EYES_SCORE) reasons.push("the risk score is 0.70 or more");
  if (approves && latestResult(detail)?.findings.some(({ severity }) => severity === "critical")) {
    reasons.push("there is a critical finding");
  }
  if (approves && isShut(detail, "sar_first")) reasons.push("a trigger for a suspicion report is open");
  if (gatesFor(detail, decision).some(({ override }) => override !== null)) reasons.push("a gate is overridden");
  return reasons;
}
