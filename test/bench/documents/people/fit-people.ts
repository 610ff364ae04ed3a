import { hashOf, MAX_STEPS, writeHashes, writeWeight } from "../../../../src/platform/packed-weights.ts";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { withParagraphs } from "../../../../src/reading/understanding/company/holders/paragraphs.ts";
import { PEOPLE_KINDS } from "../../../../src/reading/understanding/people/fitted-people.ts";
import { type NameSpan, nameSpansIn } from "../../../../src/reading/understanding/people/name-spans.ts";
import { surroundingsOf } from "../../../../src/reading/understanding/people/name-surroundings.ts";
import {
  type FittedPeople,
  NAMED,
  type Named,
  type SpanWeights,
} from "../../../../src/reading/understanding/people/people-model.ts";
import { fitLinear, type Row } from "../../linear-model.ts";
import type { FitPaper } from "../fields/examples.ts";
import { companyName, personName } from "../normalise.ts";
import type { Truth } from "../truth.ts";

/** Layouts in which a feature has to stand before it gets a weight. */
const LEAST_LAYOUTS = 8;
/** How strongly large weights are held back. */
const PENALTY = 2;
/** What one step of a weight counts: weights below half of it are dropped. */
const STEP = 0.1;

/** A span of a paper: its features, and of each kind whether it is one; null where the truth leaves it open. */
export interface SpanExample {
  readonly author: string;
  readonly layout: string;
  readonly features: readonly string[];
  readonly is: Readonly<Record<Named, boolean | null>>;
}

export const spanExamples = (papers: readonly FitPaper[]): SpanExample[] =>
  papers.filter(({ truth }) => PEOPLE_KINDS.includes(truth.kind)).flatMap(examplesIn);

function examplesIn({ truth, document, author, layout }: FitPaper): SpanExample[] {
  const text = withParagraphs(document.text);
  const spans = nameSpansIn(text);
  const features = surroundingsOf(spans, truth.kind, document.language, text);
  const names = namesIn(truth);
  return spans.map((span, at) => ({
    author,
    layout,
    features: features[at]!,
    is: { person: isPerson(span, names), holder: isHolder(span, names) },
  }));
}

interface TrueNames {
  readonly persons: ReadonlySet<string>;
  readonly open: ReadonlySet<string>;
  readonly holders: ReadonlySet<string>;
}

/** A notary, and others who assist, are none of its people. */
function namesIn({ facts }: Truth): TrueNames {
  const [persons, open, holders] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { type, value, subject, optional } of facts) {
    if (type === "company_share") {
      if (optional !== true) holders.add(companyName((value as CompanyShareFact).holder));
    } else if (type === "account_holder") open.add(personName(value as string));
    else if (type === "person") {
      const { name, role } = value as PersonFact;
      const isOther = subject === "issuer" || role === "notary" || role === "other";
      if (!isOther) (optional === true ? open : persons).add(personName(name));
      else if (optional === true) open.add(personName(name));
    }
  }
  return { persons, open, holders };
}

function isPerson({ person }: NameSpan, { persons, open }: TrueNames): boolean | null {
  if (person === null) return null;
  const name = personName(person.name);
  return persons.has(name) ? true : open.has(name) ? null : false;
}

const isHolder = ({ company }: NameSpan, { holders }: TrueNames): boolean | null =>
  company === null ? null : holders.has(companyName(company));

/** The model that the examples give; the same examples give the same model. */
export const fitPeople = (examples: readonly SpanExample[]): FittedPeople => ({
  step: STEP,
  of: Object.fromEntries(NAMED.map((named) => [named, fitOne(named, examples)])) as Record<Named, SpanWeights>,
});

function fitOne(named: Named, all: readonly SpanExample[]): SpanWeights {
  const examples = all.filter(({ is }) => is[named] !== null);
  const layouts = new Map<string, Set<string>>();
  for (const { features, layout } of examples)
    for (const name of features) {
      const own = layouts.get(name);
      if (own === undefined) layouts.set(name, new Set([layout]));
      else if (own.size < LEAST_LAYOUTS) own.add(layout);
    }
  const names = [...layouts.keys()].filter((name) => layouts.get(name)!.size >= LEAST_LAYOUTS).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, is }): Row => {
    const known = features.flatMap((name) => places.get(name) ?? []);
    return {
      places: Int32Array.from([...known, names.length]),
      values: new Float32Array(known.length + 1).fill(1),
      target: is[named] === true ? 1 : 0,
    };
  });
  const { weights } = fitLinear(rows, names.length + 1, 2, PENALTY);
  const weightOf = (at: number): number => weights[2 * at + 1]! - weights[2 * at]!;
  const kept = new Map<number, number>();
  for (const [at, name] of names.entries()) {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weightOf(at) / STEP)));
    if (steps !== 0 && !kept.has(hashOf(name))) kept.set(hashOf(name), steps);
  }
  const hashes = [...kept.keys()].toSorted((a, b) => a - b);
  return {
    bias: Number(weightOf(names.length).toFixed(2)),
    hashes: writeHashes(hashes),
    weights: hashes.map((hash) => writeWeight(kept.get(hash)!)).join(""),
  };
}
