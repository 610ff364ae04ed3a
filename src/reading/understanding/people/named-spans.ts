import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadingLanguage } from "../../../domain/readings/reading.model.ts";
import type { DocumentText } from "../text.ts";
import { type NameSpan, nameSpansIn } from "./name-spans.ts";
import { surroundingsOf } from "./name-surroundings.ts";
import { type FittedPeople, hashesOf, likelihoodOf, type Named } from "./people-model.ts";

export interface NamedSpan {
  readonly span: NameSpan;
  readonly named: Named;
  /** From 0 to 1. */
  readonly likelihood: number;
}

export interface SpansOfDocument {
  /** All that may be a name. */
  readonly spans: readonly NameSpan[];
  /** The likeliest, in the order of the text. No two share a word. */
  readonly likeliest: readonly NamedSpan[];
}

/** Below this likelihood a span names nobody. */
const LEAST = 0.02;

/** The spans of a document that name somebody, by what stands in and around them. */
export function namedSpansIn(
  text: DocumentText,
  kind: DocumentKind,
  language: ReadingLanguage | null,
  { of, step }: FittedPeople,
): SpansOfDocument {
  const spans = nameSpansIn(text);
  const features = surroundingsOf(spans, kind, language, text);
  const judged = spans.flatMap((span, at): NamedSpan[] => {
    const hashes = hashesOf(features[at]!);
    const person = span.person === null ? 0 : likelihoodOf(hashes, of.person, step);
    const holder = span.company === null ? 0 : likelihoodOf(hashes, of.holder, step);
    const likelihood = Math.max(person, holder);
    return likelihood < LEAST ? [] : [{ span, named: person >= holder ? "person" : "holder", likelihood }];
  });
  return { spans, likeliest: withoutOverlaps(judged) };
}

function withoutOverlaps(judged: readonly NamedSpan[]): NamedSpan[] {
  const taken = new Map<number, NamedSpan[]>();
  for (const one of judged.toSorted((a, b) => b.likelihood - a.likelihood)) {
    const own = taken.get(one.span.cell.at) ?? [];
    if (own.some(({ span }) => span.start < one.span.end && span.end > one.span.start)) continue;
    taken.set(one.span.cell.at, [...own, one]);
  }
  return [...taken.values()].flat().toSorted((a, b) => a.span.cell.at - b.span.cell.at || a.span.start - b.span.start);
}
