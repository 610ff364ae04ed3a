import { recommendAction } from "../case/brief.rules.ts";
import type { CheckName } from "../diligence/check.model.ts";
import { type DecisionInput, type DecisionKind, DECISIONS, type FourEyesReason } from "../case/case.record.ts";
import { restrictionsInForce } from "../reviews/standing-restrictions.rules.ts";
import { stateRefusal } from "./refusals.rules.ts";
import { fourEyesReasons, needsSenior } from "./four-eyes.rules.ts";
import { checksToOverride, type Gate, isOverridable, shutGates, type Standing } from "./gates.rules.ts";

/** What an officer may decide now, and under which conditions. */
export interface DecisionOption {
  readonly decision: DecisionKind;
  /** Whether the decision would be accepted, at once or after a second officer, without any override. */
  readonly allowed: boolean;
  /** The first gate that blocks it, also where an override exists; null if none does or the status forbids it. */
  readonly gate: Gate | null;
  /** Every gate that is shut for it, in order. */
  readonly gates: readonly Gate[];
  /** Checks that `override_open_checks` would cover, when the other overrides are given. */
  readonly open_checks: readonly CheckName[];
  readonly four_eyes_reasons: readonly FourEyesReason[];
  readonly needs_senior: boolean;
  /** Fields that the body must carry, overrides included. */
  readonly requires: readonly string[];
}

const PLAIN: Omit<DecisionInput, "decision"> = {
  reason: null,
  restrictions: [],
  followUpTasks: [],
  overrideDissolvedEntity: null,
  overrideOpenDiscrepancies: null,
  overrideOpenChecks: null,
};

const OVERRIDE_FIELD = {
  dissolved_entity: "override_dissolved_entity",
  open_ubo_discrepancy: "override_open_discrepancies",
  mandatory_check_open: "override_open_checks",
} as const;

const CLOSED: Omit<DecisionOption, "decision"> = {
  allowed: false,
  gate: null,
  gates: [],
  open_checks: [],
  four_eyes_reasons: [],
  needs_senior: false,
  requires: [],
};

const FIELDS: Readonly<Partial<Record<DecisionKind, readonly string[]>>> = {
  approve_with_restrictions: ["restrictions"],
  follow_up: ["follow_up_tasks"],
};

export function decisionOptions(standing: Standing): DecisionOption[] {
  const recommended = recommendAction(standing);
  return DECISIONS.map((decision) => option(standing, decision, recommended));
}

function option(standing: Standing, decision: DecisionKind, recommended: string): DecisionOption {
  const { record, makerChecker } = standing;
  if (stateRefusal(record, decision)) return { ...CLOSED, decision };
  const plain = {
    ...PLAIN,
    decision,
    restrictions: decision === "approve_with_restrictions" ? restrictionsInForce(record) : [],
  };
  const withEveryOverride: DecisionInput = {
    ...plain,
    overrideDissolvedEntity: "given",
    overrideOpenDiscrepancies: "given",
    overrideOpenChecks: "given",
  };
  const shut = shutGates(standing, plain);
  const overrides = shutGates(standing, withEveryOverride).filter(isOverridable);
  const needed = shut.filter(isOverridable).filter((gate) => overrides.includes(gate));
  const reasons = makerChecker
    ? fourEyesReasons(standing, needed.length > 0 ? withEveryOverride : plain, recommended)
    : [];
  return {
    decision,
    allowed: shut.length === 0,
    gate: shut[0] ?? null,
    gates: shut,
    open_checks: overrides.includes("mandatory_check_open")
      ? checksToOverride(standing, withEveryOverride).map(({ check }) => check)
      : [],
    four_eyes_reasons: reasons,
    needs_senior: needsSenior(reasons),
    requires: [...(FIELDS[decision] ?? []), ...needed.map((gate) => OVERRIDE_FIELD[gate])],
  };
}
