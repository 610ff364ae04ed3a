import { countryInWords } from "../../platform/country-code.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { isPersonCase } from "../readings/known-case.ts";
import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { EEA } from "./eea.ts";
import { type DocumentFacts, kindOf } from "./provided-documents.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** `The paper states its seat in AE: "...".`: where a paper places the company, by ISO 3166-1 alpha-2. */
const STATED = /^The paper states (?:its (seat)|a (branch)) in ([A-Z]{2}(?:, [A-Z]{2})*): (".*")\.$/s;

/**
 * A seat in another country than the customer's, or a branch outside the European Economic Area, by the company's own deed. Within the Area
 * a branch may be anywhere.
 */
export function seatInPapers(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  if (judgesBefore(facts, 8) || isPersonCase(facts)) return [];
  const stated = (document.reading?.warnings ?? []).flatMap(({ code, detail }) => {
    const [, seat, , codes = "", quote = ""] = (code === "place_stated" && STATED.exec(detail)) || [];
    const countries = codes.split(", ").filter(Boolean);
    // A street is called after a town abroad: `avenue de Moscou, 1000 Bruxelles`.
    if (countries.length === 0 || countries.includes(facts.country)) return [];
    return seat === undefined && countries.every((one) => EEA.includes(one))
      ? []
      : [{ what: seat === undefined ? "Branch" : "Seat", countries, quote }];
  });
  if (stated.length === 0 || whoseDocument(facts, document, kindOf(document)).is.startsWith("other_")) return [];
  const type = inSentence(documentTypeLabel(documentTypeOf(facts, document)).en);
  return stated.slice(0, MOST).map(({ what, countries, quote }) => {
    const named = listed(countries.map(countryInWords));
    return {
      code: "document_seat_abroad",
      isGrave: countries.some((one) => HIGH_RISK_COUNTRIES.includes(one)),
      title: `${what} in ${named} by a document: ${type}`,
      description: `The file "${document.filename}", handed in as ${type}, places the company in ${named}: ${quote}. The customer's country is ${countryInWords(facts.country)}. What is there must be known.`,
      sourceEntry: `${what.toLowerCase()}_${countries.join("_")}:${document.document_id}`,
    };
  });
}

const MOST = 2;
