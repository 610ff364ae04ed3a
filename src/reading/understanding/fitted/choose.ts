import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import type { FittedField } from "./candidates.ts";
import type { Candidate } from "./finders/candidate.ts";
import { type ReadBefore, surroundings } from "./surroundings.ts";
import { type FittedFields, scoreOf } from "./weights.ts";

/** A value that a paper may state, with the place that speaks most for it. */
export interface Judged {
  readonly candidate: Candidate;
  /** From 0 to 1: those of all values and of none add up to 1. */
  readonly share: number;
  /** `Valid until 31 December`, or a number that the paper's sender prints: never taken for the only one, however likely. */
  readonly isOfAnother: boolean;
  /** A day within a sentence that does not speak of the paper's making: never certain. */
  readonly isInSentence: boolean;
}

/**
 * How likely each value is the field's, the likeliest first; none where the model has no weights for the field.
 * @param read What the rules read; null where the model is not to know.
 */
export function judge(
  field: FittedField,
  kind: DocumentKind,
  document: ReadableDocument,
  { fields, step }: FittedFields,
  candidates: readonly Candidate[],
  read: ReadBefore | null,
): Judged[] {
  const weights = fields[field];
  if (weights === undefined || candidates.length === 0) return [];
  const features = surroundings(field, candidates, kind, document, read);
  const scores = features.map((some) => scoreOf(some, weights, step));
  const top = Math.max(0, ...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const total = raised.reduce((sum, one) => sum + one, Math.exp(-top));
  const mentions = candidates.map((candidate, at): Judged => {
    const own = features[at]!;
    const isInSentence = field === "document_date" && own.includes("goes on") && !own.includes("made");
    return { candidate, share: raised[at]! / total, isOfAnother: isOf(field, own), isInSentence };
  });
  return [...Map.groupBy(mentions, ({ candidate }) => candidate.key).values()]
    .map((same) => ({
      ...same.reduce((best, one) => (one.share > best.share ? one : best)),
      share: same.reduce((sum, { share }) => sum + share, 0),
    }))
    .toSorted((a, b) => b.share - a.share);
}

const isOf = (field: FittedField, features: readonly string[]): boolean =>
  (field === "document_date" && features.includes("of another") && !features.includes("made")) ||
  (field === "enterprise_number" && features.includes("sender"));
