/** The part of the service's answer that is printed. */
export interface Verdict {
  readonly iteration: number;
  readonly rules: "recorded" | "today";
  readonly rule_versions: { readonly recorded: string | null; readonly used: string | null };
  readonly identical: boolean;
  readonly evidence_checked: number;
  readonly stages_compared: number;
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly kind: "evidence" | "stage" | "case";
  readonly name: string;
  readonly source: string | null;
  readonly path: string;
  readonly recorded: string | null;
  readonly replayed: string | null;
  readonly detail: string;
}

const WHAT: Readonly<Record<Difference["kind"], string>> = {
  evidence: "evidence",
  stage: "stage",
  case: "what the case shows as",
};

/** One iteration in a few lines: the verdict, and the first difference or all of them. */
export function describeVerdict(verdict: Verdict, playAll: boolean): string[] {
  const { iteration, identical, evidence_checked, stages_compared, differences } = verdict;
  const checked = `${evidence_checked} pieces of evidence and ${stages_compared} stages held against the record`;
  if (identical) return [`Iteration ${iteration}: identical by ${describeRules(verdict)} (${checked})`];
  const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  const told = playAll ? differences : differences.slice(0, 1);
  return [
    `Iteration ${iteration}: ${count} by ${describeRules(verdict)} (${checked})`,
    ...told.flatMap((difference, at) => [
      `  ${at === 0 ? "First: " : ""}${WHAT[difference.kind]} ${difference.name}${describePlace(difference)}: ${difference.detail}`,
      `    recorded: ${difference.recorded ?? "nothing"}`,
      `    replayed: ${difference.replayed ?? "nothing"}`,
    ]),
  ];
}

const describePlace = ({ source, path }: Difference): string =>
  source === null ? (path === "" ? "" : ` at ${path}`) : ` (${source}, stored as ${path})`;

function describeRules({ rules, rule_versions: { recorded, used } }: Verdict): string {
  if (rules === "recorded") return recorded === null ? "the recorded rules" : `the recorded rules ${recorded}`;
  const before = recorded === null ? "" : `, recorded ${recorded}`;
  return used === null ? "today's rules" : `today's rules ${used}${before}`;
}
