import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { type ByRules, classifyByRules } from "./classify-by-rules.ts";
import { featuresOf } from "./features.ts";
import { type KindModel, likelyKinds } from "./kind-model.ts";
import { saysRefused } from "./refusals.ts";
import { isVisa, zoneKind } from "./structure.ts";

export interface Classified {
  readonly kind: DocumentKind | null;
  /** 0 to 1. */
  readonly confidence: number;
}

/** How likely a kind must be by the model to be certain where the rules say the same, by how sure they are of it. */
const AGREED_FROM = { certain: 0.15, likely: 0.3, near: 0.5 } as const;
/** The same, where the rules see no kind. */
const ALONE_FROM = 0.6;
/** A paper that is wrongly "other" is wrongly rejected, so that takes more. */
const OTHER_FROM = 0.85;
/** From this likelihood on the model's word is worth more than what the rules are sure of; neither is certain then. */
const CONTRADICTS_FROM = 0.7;
/** From this likelihood on its kind is worth a guess. */
const GUESS_FROM = 0.25;
const CERTAIN = 0.95;
/** A guess neither establishes nor contradicts anything. */
const GUESS = 0.6;
/** Fewer words say nothing: a heading alone is no document. */
const FEW_WORDS = 12;
/** Below, what the model alone sees is a guess: a note of two names and their shares is no register. */
const SHORT_WORDS = 20;
/** From so many signs of another paper, a blank form or a list of papers on, a kind that only the model sees is a guess. */
const OTHER_SIGNS = 2;

/**
 * The kind of a document, by rules and by a model that was fitted on papers of other authors than those of the rules. Where both say
 * the same it is certain; where they contradict each other, it is a guess.
 */
export function classify(document: ReadableDocument, model: KindModel): Classified {
  if (isVisa(document.text)) return { kind: "other", confidence: CERTAIN };
  return verdictOf(document, classifyByRules(document), model);
}

/**
 * The same by the result of the rules, which a measurement of several models calculates once. A paper that refuses or withdraws
 * what its kind would prove is a guess at most, even where rules and model agree.
 */
export function verdictOf(document: ReadableDocument, rules: ByRules, model: KindModel): Classified {
  const { kind, confidence } = agreedOf(document, rules, model);
  return { kind, confidence: confidence > GUESS && saysRefused(document, kind) ? GUESS : confidence };
}

function agreedOf(document: ReadableDocument, rules: ByRules, model: KindModel): Classified {
  // A machine-readable zone stands on nothing else, whatever another document in the same file says.
  if (rules.strength === "certain" && rules.kind === zoneKind(document.text))
    return { kind: rules.kind, confidence: CERTAIN };
  const isSure = rules.strength === "certain" || rules.strength === "likely";
  const words = document.flow.folded.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words < FEW_WORDS) return isSure ? { kind: rules.kind, confidence: CERTAIN } : { kind: null, confidence: 0 };
  const likely = likelyKinds(featuresOf(document, rules), model);
  const { kind, likelihood } = likely[0]!;
  if (rules.strength !== null) {
    const agreed = likely.find((one) => one.kind === rules.kind)!.likelihood;
    if (agreed >= AGREED_FROM[rules.strength]) return { kind: rules.kind, confidence: CERTAIN };
  }
  if (isSure || kind === rules.kind)
    return { kind: likelihood >= CONTRADICTS_FROM ? kind : rules.kind, confidence: GUESS };
  if (kind === "other" && likelihood >= OTHER_FROM) return { kind, confidence: CERTAIN };
  const isSeen = kind !== "other" && likelihood >= ALONE_FROM && words >= SHORT_WORDS && rules.others < OTHER_SIGNS;
  if (isSeen) return { kind, confidence: CERTAIN };
  return likelihood >= GUESS_FROM ? { kind, confidence: GUESS } : { kind: null, confidence: 0 };
}
