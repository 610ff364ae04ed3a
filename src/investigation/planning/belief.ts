import { SEVERITIES, type Finding, type FindingCategory, type Severity } from "../../domain/case/case.model.ts";

/** How likely it is that the subject is clean, risky or critical. Adds up to 1. */
export interface Belief {
  readonly clean: number;
  readonly risky: number;
  readonly critical: number;
}

/** Before anything was asked: most who apply are clean, one in five hundred is critical. */
export const PRIOR: Belief = { clean: 0.978, risky: 0.02, critical: 0.002 };

/**
 * How much likelier a finding of this severity is with a risky or critical subject than with a clean one.
 * The worst finding of a category counts once, so that ten articles on one affair are not ten affairs.
 */
const LIKELIHOOD: Readonly<Record<Severity, readonly [risky: number, critical: number]>> = {
  info: [1, 1],
  low: [3, 2],
  medium: [15, 10],
  high: [300, 300],
  critical: [50, 20_000],
};

/** How much rarer silence is: a mandatory source that answered without a finding speaks for the subject. */
const QUIET_SOURCE: readonly [risky: number, critical: number] = [0.6, 0.6];

/** A hit turns out to be someone else, or an error, about once in ten times: no belief is surer than that. */
const LEAST_DOUBT = 0.1;

/** What is still owed or could not be learned says little about what somebody is. */
const SILENT: readonly FindingCategory[] = ["document", "data_gap"];

/** What to believe after `findings`, with `quietSources` sources that answered and had nothing to say. */
export function beliefAfter(findings: readonly Finding[], quietSources: number): Belief {
  const worst = new Map<string, Severity>();
  for (const { category, severity, clearance } of findings) {
    if (clearance || SILENT.includes(category)) continue;
    const before = worst.get(category);
    if (before === undefined || SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(before))
      worst.set(category, severity);
  }
  let { clean, risky, critical } = PRIOR;
  const weigh = ([r, c]: readonly [number, number]) => {
    risky *= r;
    critical *= c;
  };
  for (const severity of SEVERITIES) {
    for (const found of worst.values()) if (found === severity) weigh(LIKELIHOOD[severity]);
  }
  for (let source = 0; source < quietSources; source++) weigh(QUIET_SOURCE);
  return withDoubt(normalise({ clean, risky, critical }));
}

function normalise({ clean, risky, critical }: Belief): Belief {
  const sum = clean + risky + critical;
  return { clean: clean / sum, risky: risky / sum, critical: critical / sum };
}

function withDoubt(belief: Belief): Belief {
  if (belief.clean >= LEAST_DOUBT) return belief;
  const share = (1 - LEAST_DOUBT) / (belief.risky + belief.critical);
  return { clean: LEAST_DOUBT, risky: belief.risky * share, critical: belief.critical * share };
}
