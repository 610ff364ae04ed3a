import type { CaseDetail, Gate } from "../case-model.ts";

export type DecisionOption = CaseDetail["decision_options"][number];
export type Decision = DecisionOption["decision"];
export type FourEyesReason = DecisionOption["four_eyes_reasons"][number];

/** Decisions that the case's status admits. A blocked one is shown, so that an officer sees what opens it. */
export const possibleDecisions = ({ decision_options }: CaseDetail): DecisionOption[] =>
  decision_options.filter(({ allowed, gate }) => allowed || gate !== null);

interface Override {
  readonly field: "override_dissolved_entity" | "override_open_discrepancies" | "override_open_checks";
  readonly gate: Gate;
  readonly label: string;
}

const OVERRIDES: readonly Override[] = [
  {
    field: "override_dissolved_entity",
    gate: "dissolved_entity",
    label: "Justification: why a dissolved company is accepted",
  },
  {
    field: "override_open_discrepancies",
    gate: "open_ubo_discrepancy",
    label: "Justification: why the owner discrepancy is accepted",
  },
  {
    field: "override_open_checks",
    gate: "mandatory_check_open",
    label: "Justification: why the customer is accepted without these checks",
  },
];

export const overrideLabel = (field: string): string =>
  OVERRIDES.find((override) => override.field === field)?.label ?? field;

/** The justifications that an option requires. */
export const overridesOf = ({ requires }: DecisionOption): Override[] =>
  OVERRIDES.filter(({ field }) => requires.includes(field));

/** The gates that block an option and that no justification opens. */
export const blockersOf = ({ gates }: DecisionOption): readonly Gate[] =>
  gates.filter((gate) => !OVERRIDES.some((override) => override.gate === gate));
