/** An answer as features: each value with its place; items of a list have the same place, and a list its length. */
export function featuresOf(value: unknown, place = ""): string[] {
  if (Array.isArray(value)) {
    return [`${place}.length=${value.length}`, ...value.flatMap((item) => featuresOf(item, `${place}[]`))];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => featuresOf(item, `${place}.${key}`));
  }
  return [`${place}=${String(value)}`];
}

export interface Labelled {
  readonly features: ReadonlySet<string>;
  readonly label: boolean;
}

/**
 * Bernoulli naive Bayes with Laplace smoothing: learns from the first half and answers the share of the second half that
 * it labels rightly. A tie counts as half a hit, as a guess would.
 */
export function heldOutAccuracy(all: readonly Labelled[]): number {
  const half = Math.floor(all.length / 2);
  const [seen, unseen] = [all.slice(0, half), all.slice(half)];
  const classes = [true, false].map((label) => seen.filter((one) => one.label === label));
  const counts = classes.map((members) => {
    const count = new Map<string, number>();
    for (const { features } of members) for (const one of features) count.set(one, (count.get(one) ?? 0) + 1);
    return count;
  });
  const known = new Set(counts.flatMap((count) => [...count.keys()]));
  const scoreOf = ({ features }: Labelled, at: number): number => {
    const size = classes[at]!.length;
    let score = Math.log(size / seen.length);
    for (const one of known) {
      const share = ((counts[at]!.get(one) ?? 0) + 1) / (size + 2);
      score += Math.log(features.has(one) ? share : 1 - share);
    }
    return score;
  };
  const hits = unseen.map((one) => {
    const [yes, no] = [scoreOf(one, 0), scoreOf(one, 1)];
    return Math.abs(yes - no) < 1e-9 ? 0.5 : Number(yes > no === one.label);
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
}
