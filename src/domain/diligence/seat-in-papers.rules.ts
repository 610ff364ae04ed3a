import { countryInWords } from "../../platform/country-code.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { countryOfAddress, countryOfNearTown, placeOfAddress } from "../customer/address-countries.rules.ts";
import { subjectTexts } from "../readings/effective-facts.rules.ts";
import { isPersonCase, registerOf } from "../readings/known-case.ts";
import { HIGH_RISK_COUNTRIES } from "../reasoning/templates/high-risk-countries.ts";
import { documentTypeLabel } from "../templates/document-types.ts";
import { inSentence, listed } from "./check-results.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { EEA } from "./eea.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { placeOf } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** `The paper states its seat in AE: "...".`: where a paper places the company, by ISO 3166-1 alpha-2. */
const STATED = /^The paper states (?:its (seat)|a (branch)) in ([A-Z]{2}(?:, [A-Z]{2})*): (".*")\.$/s;

/**
 * A seat in another country than the customer's, or a branch outside the European Economic Area, by the company's own deed. Within the Area
 * a branch may be anywhere. Since version 11 also a seat at a provider of addresses.
 */
export function seatInPapers(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  if (judgesBefore(facts, 8) || isPersonCase(facts)) return [];
  const inWords = (document.reading?.warnings ?? []).flatMap(({ code, detail }) => {
    const [, seat, , codes = "", quote = ""] = (code === "place_stated" && STATED.exec(detail)) || [];
    const countries = codes.split(", ").filter(Boolean);
    // A street is called after a town abroad: `avenue de Moscou, 1000 Bruxelles`.
    if (countries.length === 0 || countries.includes(facts.country)) return [];
    return seat === undefined && countries.every((one) => EEA.includes(one))
      ? []
      : [{ what: seat === undefined ? "Branch" : "Seat", countries, quote }];
  });
  const whose = whoseDocument(facts, document, kindOf(document)).is;
  const type = inSentence(documentTypeLabel(documentTypeOf(facts, document)).en);
  const file = `The file "${document.filename}", handed in as ${type},`;
  const provided = judgesBefore(facts, 11) ? [] : (document.reading?.warnings ?? []);
  const domiciled = provided.flatMap(({ code, detail }): DocumentFindingDraft[] => {
    const quote = (code === "place_stated" && DOMICILED.exec(detail)?.[1]) || "";
    return quote === "" || whose.startsWith("other_")
      ? []
      : [
          {
            code: "document_domiciled",
            title: `Seat at a provider of addresses: ${type}`,
            description: `${file} says: ${quote}. Where the company works must be known.`,
            sourceEntry: `domiciled:${document.document_id}`,
          },
        ];
  });
  const stated = inWords.some(({ what }) => what === "Seat")
    ? inWords
    : [...inWords, ...seatByAddress(facts, document)];
  if (stated.length === 0 || whose.startsWith("other_")) return domiciled;
  const abroad = stated.slice(0, MOST).map(({ what, countries, quote }): DocumentFindingDraft => {
    const named = listed(countries.map(countryInWords));
    return {
      code: "document_seat_abroad",
      isGrave: countries.some((one) => HIGH_RISK_COUNTRIES.includes(one)),
      title: `${what} in ${named} by a document: ${type}`,
      description: `${file} places the company in ${named}: ${quote}. The customer's country is ${countryInWords(facts.country)}. What is there must be known.`,
      sourceEntry: `${what.toLowerCase()}_${countries.join("_")}:${document.document_id}`,
    };
  });
  return [...abroad, ...domiciled];
}

/** `The paper states a seat at a provider of addresses: "...".` */
const DOMICILED = /^The paper states a seat at a provider of addresses: (".*")\.$/s;
const MOST = 2;
/** Where the towns known nearby write five digits before their name; the others write four. */
const FIVE_DIGITS = ["DE", "FR", "IT", "ES"];

/** The country of the only addresses that an extract or the articles give the company, where no register answered for its seat. */
function seatByAddress(facts: DocumentFacts, document: CaseDocument) {
  const kind = kindOf(document);
  const isOfSeat = kind === "register_extract" || kind === "articles_of_association";
  if (judgesBefore(facts, 9) || !isOfSeat || registerOf(facts) !== null) return [];
  const addresses = subjectTexts(document, "address");
  const found = addresses.map(({ value }) => countryOfSeat(value, facts));
  const countries = [...new Set(found)].filter((code) => code !== null);
  const isElsewhere =
    found.length > 0 && countries.length === new Set(found).size && !countries.includes(facts.country);
  return isElsewhere ? [{ what: "Seat", countries, quote: placeOf(addresses[0]!) }] : [];
}

function countryOfSeat(address: string, rules: JudgedBy): string | null {
  const named = countryOfAddress(address, rules);
  if (named !== null) return named;
  const near = countryOfNearTown(address);
  // Essen is in Belgium too.
  const digits = placeOfAddress(address)?.digits;
  const isOther = digits !== undefined && near !== null && FIVE_DIGITS.includes(near) !== (digits.length === 5);
  return isOther ? null : near;
}

/** The countries, as ISO 3166-1 alpha-2, in which papers of its own place the seat of a company, other than its case's. */
export const seatsInPapers = (facts: DocumentFacts): string[] =>
  facts.documents
    .filter(isLive)
    .flatMap((document) => seatInPapers(facts, document))
    .flatMap(({ sourceEntry }) => /^seat_([A-Z_]+):/.exec(sourceEntry)?.[1]?.split("_") ?? []);
