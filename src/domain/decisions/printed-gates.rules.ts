import type { CaseRecord } from "../case/case.record.ts";
import { BLOCKING_CHECKS, isOpen } from "../diligence/check.model.ts";
import { type GateState, type StatedGate, gateStates, isApproval, standingOf } from "./gates.rules.ts";

export interface PrintedGate {
  readonly gate: StatedGate;
  readonly state: GateState;
  /** Why a shut gate did not stand against the approval, where nobody's override of this gate says so; null otherwise. */
  readonly covered: string | null;
}

/** Of a gate that is shut by checks alone that the overrides of others cover. */
const COVERED = "Covered by the overrides of the gates above.";

const OF_COMPANIES: readonly StatedGate[] = ["dissolved_entity", "open_ubo_discrepancy"];

/** The check that the override of a gate covers, if it is contradicted. */
const COVERS: Readonly<Partial<Record<StatedGate, string>>> = {
  dissolved_entity: "status",
  open_ubo_discrepancy: "beneficial_owners",
};

/** The gates as they are printed: without those that no natural person can meet. */
export function gatesInPrint(record: CaseRecord, now: Date): PrintedGate[] {
  const standing = standingOf(record, now);
  const isPerson = record.grounds?.subject === "person";
  const covered = new Set(record.overrides.map(({ gate }) => COVERS[gate]));
  const open = standing.checks.filter((check) => BLOCKING_CHECKS.includes(check.check) && isOpen(check));
  const isApproved = record.decision !== null && isApproval(record.decision.decision);
  const isCovered = isApproved && open.every(({ check, outcome }) => outcome === "contradicted" && covered.has(check));
  return gateStates(standing)
    .filter(({ gate }) => !(isPerson && OF_COMPANIES.includes(gate)))
    .map(({ gate, state }) => ({
      gate,
      state,
      covered:
        state !== "shut"
          ? null
          : gate === "critical_alert"
            ? confirmedBy(record)
            : gate === "mandatory_check_open" && isCovered
              ? COVERED
              : null,
    }));
}

/** Who approved despite a critical alert. */
function confirmedBy({ decision }: CaseRecord): string | null {
  if (decision === null || decision.approver === null || !isApproval(decision.decision)) return null;
  return `A critical alert stood; ${decision.approver} confirmed the approval as the second officer.`;
}
