import type { BadgeTone } from "../../ui/badges.tsx";
import { wordFrom, words } from "../../ui/format.ts";
import type { Check } from "./case-model.ts";
import { JUDGEMENT } from "./judgement-texts.ts";

const named = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined => names[name];

export const CHECK_NAMES = Object.keys(JUDGEMENT.checks) as readonly Check["check"][];

export const checkName = (check: string): string => wordFrom(JUDGEMENT.checks, check);

export const OUTCOMES: Readonly<Record<Check["outcome"], readonly [tone: BadgeTone, name: string]>> = {
  contradicted: ["danger", JUDGEMENT.outcomes.contradicted],
  not_established: ["attention", JUDGEMENT.outcomes.not_established],
  established: ["success", JUDGEMENT.outcomes.established],
};

export const CHECK_REASONS = JUDGEMENT.reasons;

export const gateWords = (gate: string) => named(JUDGEMENT.gates, gate) ?? { name: words(gate), why: "", opens: "" };

/** A reason for four eyes as the end of a sentence that begins with "because". */
export const fourEyesWords = (reason: string): string =>
  named(JUDGEMENT.fourEyes, reason) ?? words(reason).toLowerCase();

export const secondOfficer = (needsSenior: boolean): string =>
  needsSenior ? JUDGEMENT.secondOfficer.senior : JUDGEMENT.secondOfficer.any;
