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

/** Gives a score that is above zero where it believes the label to be true. */
type Classifier = (features: ReadonlySet<string>) => number;
export type Learner = (seen: readonly Labelled[]) => Classifier;

/** Learns from the first half; the share of the second half that is labelled rightly. A tie counts as half a hit. */
export function heldOutAccuracy(all: readonly Labelled[], learn: Learner): number {
  const half = Math.floor(all.length / 2);
  const classify = learn(all.slice(0, half));
  const hits = all.slice(half).map(({ features, label }): number => {
    const score = classify(features);
    return Math.abs(score) < 1e-9 ? 0.5 : Number(score > 0 === label);
  });
  return hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
}

/** Bernoulli naive Bayes with Laplace smoothing. */
const naiveBayes: Learner = (seen) => {
  const classes = [true, false].map((label) => seen.filter((one) => one.label === label));
  const counts = classes.map((members) => {
    const count = new Map<string, number>();
    for (const { features } of members) for (const one of features) count.set(one, (count.get(one) ?? 0) + 1);
    return count;
  });
  const known = [...new Set(counts.flatMap((count) => [...count.keys()]))].map((feature) => {
    const shares = classes.map(({ length: size }, at) => ((counts[at]!.get(feature) ?? 0) + 1) / (size + 2));
    return { feature, with: shares.map(Math.log), without: shares.map((share) => Math.log(1 - share)) };
  });
  const priors = classes.map(({ length: size }) => Math.log((size + 1) / (seen.length + 2)));
  return (features) => {
    let [yes, no] = priors as [number, number];
    for (const one of known) {
      const weights = features.has(one.feature) ? one.with : one.without;
      yes += weights[0]!;
      no += weights[1]!;
    }
    return yes - no;
  };
};

/** Logistic regression by gradient descent, with a penalty on large weights. */
const logistic: Learner = (seen) => {
  const places = new Map([...new Set(seen.flatMap(({ features }) => [...features]))].map((one, at) => [one, at]));
  const placesOf = (features: ReadonlySet<string>) => [...features].flatMap((one) => places.get(one) ?? []);
  const placed = seen.map(({ features, label }) => ({ label: Number(label), at: placesOf(features) }));
  const weights = new Float64Array(places.size);
  let bias = 0;
  const scoreAt = (at: readonly number[]) => {
    let sum = bias;
    for (const one of at) sum += weights[one]!;
    return sum;
  };
  for (let round = 0; round < 40; round++) {
    const rate = 0.1 / (1 + round / 10);
    for (const { at, label } of placed) {
      const error = label - 1 / (1 + Math.exp(-scoreAt(at)));
      bias += rate * error;
      for (const one of at) weights[one]! += rate * (error - 0.01 * weights[one]!);
    }
  }
  return (features) => scoreAt(placesOf(features));
};

/** A decision tree of five levels, split where the impurity falls most. */
const tree: Learner = (seen) => grow(seen, 5);

function grow(members: readonly Labelled[], levels: number): Classifier {
  const trues = members.filter(({ label }) => label).length;
  const leaf = trues / Math.max(1, members.length) - 0.5;
  if (levels === 0 || members.length < 8 || trues === 0 || trues === members.length) return () => leaf;
  const withFeature = new Map<string, { size: number; trues: number }>();
  for (const { features, label } of members) {
    for (const one of features) {
      const count = withFeature.get(one) ?? { size: 0, trues: 0 };
      if (count.size++ === 0) withFeature.set(one, count);
      count.trues += Number(label);
    }
  }
  let best: { readonly feature: string; readonly impurity: number } | null = null;
  for (const [feature, count] of withFeature) {
    if (count.size === members.length) continue;
    const rest = { size: members.length - count.size, trues: trues - count.trues };
    const impurity = impurityOf(count) + impurityOf(rest);
    if (best === null || impurity < best.impurity) best = { feature, impurity };
  }
  if (best === null) return () => leaf;
  const { feature } = best;
  const [yes, no] = [true, false].map((has) =>
    grow(
      members.filter(({ features }) => features.has(feature) === has),
      levels - 1,
    ),
  );
  return (features) => (features.has(feature) ? yes! : no!)(features);
}

const impurityOf = ({ size, trues }: { readonly size: number; readonly trues: number }): number =>
  size === 0 ? 0 : (trues * (size - trues)) / size;

/** The nine most similar cases vote, by the share of features in common. */
const nearest: Learner = (seen) => {
  const having = new Map<string, number[]>();
  for (const [at, { features }] of seen.entries()) {
    for (const one of features) {
      const known = having.get(one);
      if (known === undefined) having.set(one, [at]);
      else known.push(at);
    }
  }
  return (features) => {
    const common = new Float64Array(seen.length);
    for (const one of features) for (const at of having.get(one) ?? []) common[at]!++;
    return seen
      .map((one, at) => ({ ...one, alike: common[at]! / (features.size + one.features.size - common[at]!) }))
      .toSorted((a, b) => b.alike - a.alike)
      .slice(0, 9)
      .reduce((sum, { label }) => sum + (label ? 1 : -1), 0);
  };
};

export const LEARNERS: Readonly<Record<string, Learner>> = { naiveBayes, logistic, tree, nearest };
