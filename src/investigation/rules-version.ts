import { type JudgedBy, judgesBefore } from "../domain/case/rules-version.model.ts";
import type { InvestigationInput } from "./types.ts";

/**
 * Version of the service's own rules, which a run records among its terms. Raise it with a rule that judges the same case
 * otherwise, and apply that rule from the new version on: a replay of an older run gives what the run concluded.
 * `docs/rules-versions.md` says what each version judges otherwise than the one before it.
 */
export const RULES_VERSION = 13;

interface Run {
  readonly terms?: Pick<NonNullable<InvestigationInput["terms"]>, "rules"> | undefined;
}

/** The version that a run judges by, as the rules of `src/domain` take it. */
export const judgedBy = ({ terms }: Run): JudgedBy => ({ rulesVersion: terms?.rules ?? 0 });

/** Whether a run judges by the rules of this version, or later ones. */
export const judgesBy = (run: Run, version: number): boolean => !judgesBefore(judgedBy(run), version);
