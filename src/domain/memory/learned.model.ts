import type { IsoTime } from "../case/case.model.ts";
import type { OfficerMemory } from "./memory.model.ts";

export const LEARNED_EFFECTS = [
  "task_added",
  "task_first",
  "task_worded",
  "task_preselected",
  "finding_explained",
  "emphasis",
  "earlier_outcomes",
  "taught",
] as const;

/** One thing that a learned rule changes in what the console shows of a case. */
export interface LearnedEffect {
  readonly effect: (typeof LEARNED_EFFECTS)[number];
  readonly rule_id: string;
  /** The rule with its counts. */
  readonly rule: string;
  /** Whose memory the rule is of; `default` for the rules of all officers. */
  readonly officer_id: string;
  /** The task or finding that it changes; null if it is about the case. */
  readonly target: string | null;
  /** What it does here. */
  readonly text: string;
  /** False while an officer has switched it off for this case: it changes nothing then. */
  readonly active: boolean;
}

/** What the memory knew for a case, and what its officers switched off. */
export interface CaseLearning {
  readonly memory: OfficerMemory;
  /** `all`, or ids of rules; absent while nothing is switched off. */
  readonly off?: LearningOff;
}

interface LearningOff {
  readonly rules: "all" | readonly string[];
  readonly by: string;
  readonly at: IsoTime;
}
