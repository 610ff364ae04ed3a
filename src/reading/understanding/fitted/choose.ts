import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { type Candidate, candidatesOf, type FittedField } from "./candidates.ts";
import { surroundings } from "./surroundings.ts";
import { type FittedFields, likelihoodOf } from "./weights.ts";

export interface Choice {
  readonly candidate: Candidate;
  /** From 0 to 1; lower where another value is likely as well. */
  readonly likelihood: number;
}

/** The likeliest value of a field; null where the paper has no candidate, or the model no weights for the field. */
export function choose(
  field: FittedField,
  kind: DocumentKind,
  document: ReadableDocument,
  { fields, step }: FittedFields,
  candidates: readonly Candidate[] = candidatesOf(field, document),
): Choice | null {
  const weights = fields[field];
  if (weights === undefined) return null;
  const judged = surroundings(field, candidates, kind, document)
    .map((features, at) => ({
      candidate: candidates[at]!,
      likelihood: likelihoodOf(features, weights, step),
      isOfAnother: isOfAnother(features),
    }))
    .toSorted((a, b) => b.likelihood - a.likelihood);
  const best = judged.find((one) => !one.isOfAnother);
  if (best === undefined) return null;
  const rival = judged.find(({ candidate }) => candidate.key !== best.candidate.key);
  return { candidate: best.candidate, likelihood: best.likelihood * (1 - (rival?.likelihood ?? 0)) };
}

/** `Valid until 31 December`: where a paper has no other day, the only one must not be taken for its own. */
const isOfAnother = (features: readonly string[]): boolean =>
  features.includes("of another") && !features.includes("made");
