import type { CaseDetail, Gate } from "../case-model.ts";

export type DecisionOption = CaseDetail["decision_options"][number];
export type Decision = DecisionOption["decision"];
/** A decision that waits for a second officer. */
export type Pending = NonNullable<CaseDetail["pending_decision"]>;
export type FourEyesReason = DecisionOption["four_eyes_reasons"][number];

/** Decisions that the case's status admits. A blocked one is shown, so that an officer sees what opens it. */
export const possibleDecisions = ({ decision_options }: CaseDetail): DecisionOption[] =>
  decision_options.filter(({ allowed, gate }) => allowed || gate !== null);

interface Override {
  readonly field: "override_dissolved_entity" | "override_open_discrepancies" | "override_open_checks";
  readonly gate: Gate;
}

const OVERRIDES: readonly Override[] = [
  { field: "override_dissolved_entity", gate: "dissolved_entity" },
  { field: "override_open_discrepancies", gate: "open_ubo_discrepancy" },
  { field: "override_open_checks", gate: "mandatory_check_open" },
];

/** The gate that an override opens. */
export const overriddenGate = (field: string): Gate | undefined =>
  OVERRIDES.find((override) => override.field === field)?.gate;

/** The justifications that an option requires. */
export const overridesOf = ({ requires }: DecisionOption): Override[] =>
  OVERRIDES.filter(({ field }) => requires.includes(field));

/** The gates that block an option and that no justification opens. */
export const blockersOf = ({ gates }: DecisionOption): readonly Gate[] =>
  gates.filter((gate) => !OVERRIDES.some((override) => override.gate === gate));
