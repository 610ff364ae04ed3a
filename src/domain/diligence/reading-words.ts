import type { CaseDocument } from "../case/case.model.ts";
import { type EffectiveFact, effectiveFacts } from "../readings/effective-facts.rules.ts";
import { factText } from "../readings/fact-words.ts";
import type { ReadWarning } from "../readings/reading.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { compareText } from "../../platform/compare-text.ts";

/** A kind or code as words: `register extract`, `UBO extract`. */
export const inWords = (code: string): string => code.replaceAll("_", " ").replace(/^ubo /, "UBO ");

/** A kind of document in a sentence, `other` too. */
export const kindInWords = (kind: DocumentKind): string =>
  kind === "other" ? "a document of another kind" : inWords(kind);

/** A warning as a clause: its detail with the page, unless the detail names it. */
export const warningInWords = ({ detail, page }: ReadWarning): string => {
  const clause = detail.replace(/\.$/, "");
  return page === null || /\bpage \d/i.test(clause) ? clause : `${clause} (page ${page})`;
};

/** A date fact as it counts, with its place; undefined where there is none. */
export const dateRead = (file: CaseDocument, type: "document_date" | "expiry_date"): EffectiveFact | undefined =>
  effectiveFacts(file)
    .filter((fact) => fact.type === type && fact.subject === "subject" && fact.valid !== false)
    .toSorted((a, b) => compareText(factText(b), factText(a)))[0];

const QUOTE_MAX = 120;

/** What a fact says, with the words and the page that it was read from, or the officer whose word it is. */
export function said(fact: EffectiveFact | undefined): string {
  if (fact === undefined) return "an unknown date";
  return `${factText(fact)} (${placeOf(fact)})`;
}

/** Where a fact stands: its words and page, or the officer whose word it is. */
export function placeOf({ quote, page, corrected }: EffectiveFact): string {
  const words = quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX)}…` : quote;
  const read = [words === "" ? "" : `"${words}"`, page === null ? "" : `page ${page}`].filter(Boolean).join(", ");
  if (corrected) {
    const did = corrected.isSame ? "confirmed" : "corrected";
    return `as ${corrected.by} ${did} it on ${corrected.at.slice(0, 10)}`;
  }
  return read === "" ? "as it was read" : read;
}
