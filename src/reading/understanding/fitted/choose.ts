import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { type Candidate, candidatesOf, type FittedField } from "./candidates.ts";
import { surroundings } from "./surroundings.ts";
import { type FittedFields, likelihoodOf } from "./weights.ts";

export interface Judged {
  readonly candidate: Candidate;
  /** From 0 to 1. */
  readonly likelihood: number;
  /** `Valid until 31 December`: where a paper has no other day, the only one must not be taken for its own. */
  readonly isOfAnother: boolean;
}

/** The values that a field may have, the likeliest first; none where the model has no weights for the field. */
export function judge(
  field: FittedField,
  kind: DocumentKind,
  document: ReadableDocument,
  { fields, step }: FittedFields,
  candidates: readonly Candidate[] = candidatesOf(field, document),
): Judged[] {
  const weights = fields[field];
  if (weights === undefined) return [];
  return surroundings(field, candidates, kind, document)
    .map((features, at) => ({
      candidate: candidates[at]!,
      likelihood: likelihoodOf(features, weights, step),
      isOfAnother: features.includes("of another") && !features.includes("made"),
    }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
}

export interface Choice {
  readonly candidate: Candidate;
  /** From 0 to 1; lower where another value is likely as well. */
  readonly likelihood: number;
}

/** The likeliest value; null where there is none. */
export function chosenOf(judged: readonly Judged[]): Choice | null {
  const best = judged.find((one) => !one.isOfAnother);
  if (best === undefined) return null;
  const rival = judged.find(({ candidate }) => candidate.key !== best.candidate.key);
  return { candidate: best.candidate, likelihood: best.likelihood * (1 - (rival?.likelihood ?? 0)) };
}
