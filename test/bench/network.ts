import type { FittedNetwork } from "../../src/platform/fitted-network.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { shuffle } from "./shuffle.ts";

/** An example: the places of its features, how strongly each counts, and what it is. */
export interface Row {
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly target: number;
}

/** A network with one hidden layer: weights of each feature by hidden unit, and of each hidden unit by outcome. */
export interface Network {
  readonly units: number;
  readonly hidden: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly outcomes: Float32Array;
  readonly outcomeBias: Float32Array;
}

/** Steps of the largest weight of a hidden unit: finer ones judge no better, and take twice the room. */
const MOST_STEPS = 6;
const PASSES = 12;
const STEP = 0.03;
const LAST_STEP = 0.002;
/** How strongly a weight is held back. */
const PENALTY = 1e-5;
/** Shares of the features, and of the hidden units, that an example is seen without: none of them may decide alone. */
const DROPPED_FEATURES = 0.3;
const DROPPED_UNITS = 0.4;
const FIRST_HIDDEN = 0.05;
const FIRST_OUTCOMES = 0.3;

/** A weight and the sum of the squares of its slopes, by which its steps shrink as it settles (AdaGrad). */
interface Weights {
  readonly values: Float32Array;
  readonly squares: Float32Array;
}

const zeros = (length: number): Weights => ({ values: new Float32Array(length), squares: new Float32Array(length) });

function move({ values, squares }: Weights, at: number, slope: number, step: number): void {
  squares[at]! += slope * slope;
  values[at]! -= (step * slope) / (Math.sqrt(squares[at]!) + 1e-4);
}

/** Fits a network by its slope on one example at a time. The same rows and seed give the same network. */
export function fitNetwork(
  rows: readonly Row[],
  { features, units, outcomes, seed }: { features: number; units: number; outcomes: number; seed: number },
): Network {
  const chance = seededRandom(seed);
  const layers = {
    hidden: zeros(features * units),
    hiddenBias: zeros(units),
    outcomes: zeros(units * outcomes),
    outcomeBias: zeros(outcomes),
  };
  spread(layers.hidden.values, FIRST_HIDDEN, chance);
  spread(layers.outcomes.values, FIRST_OUTCOMES, chance);
  const learner = new Learner(layers, units, outcomes, chance);
  const order = rows.map((_, at) => at);
  for (let pass = 0; pass < PASSES; pass++) {
    shuffle(order, chance);
    const step = STEP * (1 - pass / PASSES) + LAST_STEP;
    for (const at of order) learner.learn(rows[at]!, step);
  }
  return {
    units,
    hidden: layers.hidden.values,
    hiddenBias: layers.hiddenBias.values,
    outcomes: layers.outcomes.values,
    outcomeBias: layers.outcomeBias.values,
  };
}

/** Fills with numbers of a normal distribution around 0 (Box and Muller). */
function spread(values: Float32Array, deviation: number, chance: () => number): void {
  for (let at = 0; at < values.length; at++) {
    const length = Math.sqrt(-2 * Math.log(chance() + Number.EPSILON));
    values[at] = deviation * length * Math.cos(2 * Math.PI * chance());
  }
}

interface Layers {
  readonly hidden: Weights;
  readonly hiddenBias: Weights;
  readonly outcomes: Weights;
  readonly outcomeBias: Weights;
}

class Learner {
  readonly #layers: Layers;
  readonly #chance: () => number;
  readonly #raised: Float32Array;
  readonly #slopes: Float32Array;
  readonly #errors: Float32Array;

  constructor(layers: Layers, units: number, outcomes: number, chance: () => number) {
    this.#layers = layers;
    this.#chance = chance;
    this.#raised = new Float32Array(units);
    this.#slopes = new Float32Array(units);
    this.#errors = new Float32Array(outcomes);
  }

  learn(row: Row, step: number): void {
    const seen = this.#seenOf(row);
    this.#raise(row, seen);
    this.#judge(row.target);
    this.#moveOutcomes(step);
    this.#moveHidden(row, seen, step);
  }

  #seenOf({ places }: Row): number[] {
    const seen: number[] = [];
    for (let at = 0; at < places.length; at++) if (this.#chance() >= DROPPED_FEATURES) seen.push(at);
    return seen;
  }

  /** What each hidden unit says; 0 where it is silent or dropped. */
  #raise({ places, values }: Row, seen: readonly number[]): void {
    const raised = this.#raised;
    const units = raised.length;
    const hidden = this.#layers.hidden.values;
    raised.set(this.#layers.hiddenBias.values);
    for (const at of seen) {
      const [from, value] = [places[at]! * units, values[at]! / (1 - DROPPED_FEATURES)];
      for (let unit = 0; unit < units; unit++) raised[unit]! += hidden[from + unit]! * value;
    }
    for (let unit = 0; unit < units; unit++) {
      const speaks = raised[unit]! > 0 && this.#chance() >= DROPPED_UNITS;
      raised[unit] = speaks ? raised[unit]! / (1 - DROPPED_UNITS) : 0;
    }
  }

  /** By how much the share of each outcome misses what the example is. */
  #judge(target: number): void {
    const errors = this.#errors;
    const outcomes = this.#layers.outcomes.values;
    errors.set(this.#layers.outcomeBias.values);
    this.#raised.forEach((said, unit) => {
      if (said === 0) return;
      for (let k = 0; k < errors.length; k++) errors[k]! += outcomes[unit * errors.length + k]! * said;
    });
    const top = errors.reduce((most, one) => Math.max(most, one), -Infinity);
    let total = 0;
    for (let k = 0; k < errors.length; k++) total += errors[k] = Math.exp(errors[k]! - top);
    for (let k = 0; k < errors.length; k++) errors[k] = errors[k]! / total - (k === target ? 1 : 0);
  }

  #moveOutcomes(step: number): void {
    const { outcomes, outcomeBias } = this.#layers;
    const [errors, slopes] = [this.#errors, this.#slopes];
    slopes.fill(0);
    this.#raised.forEach((said, unit) => {
      if (said === 0) return;
      for (let k = 0; k < errors.length; k++) {
        const at = unit * errors.length + k;
        slopes[unit]! += (outcomes.values[at]! * errors[k]!) / (1 - DROPPED_UNITS);
        move(outcomes, at, errors[k]! * said + PENALTY * outcomes.values[at]!, step);
      }
    });
    for (let k = 0; k < errors.length; k++) move(outcomeBias, k, errors[k]!, step);
  }

  #moveHidden({ places, values }: Row, seen: readonly number[], step: number): void {
    const { hidden, hiddenBias } = this.#layers;
    const slopes = this.#slopes;
    const units = slopes.length;
    for (let unit = 0; unit < units; unit++) if (slopes[unit] !== 0) move(hiddenBias, unit, slopes[unit]!, step);
    for (const at of seen) {
      const [from, value] = [places[at]! * units, values[at]! / (1 - DROPPED_FEATURES)];
      for (let unit = 0; unit < units; unit++) {
        if (slopes[unit] === 0) continue;
        const place = from + unit;
        move(hidden, place, slopes[unit]! * value + PENALTY * hidden.values[place]!, step);
      }
    }
  }
}

/** The weights of features in whole steps, each hidden unit with a step by its largest weight. */
export function inSteps({ units, hidden, ...network }: Network): FittedNetwork {
  const largest = new Float32Array(units);
  hidden.forEach((weight, at) => (largest[at % units] = Math.max(largest[at % units]!, Math.abs(weight))));
  const steps = largest.map((weight) => weight / MOST_STEPS || 1);
  return { ...network, steps, hidden: Int8Array.from(hidden, (weight, at) => Math.round(weight / steps[at % units]!)) };
}
