import { judgesBefore } from "../case/rules-version.model.ts";
import { countryInWords } from "../../platform/country-code.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { rolesInDocuments } from "../readings/people-in-documents.rules.ts";
import { listed } from "./check-results.ts";
import { isHighRiskOrProhibited, statedNationalities } from "./contradictions/countries.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import { type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { CALL_FOR_ACTION } from "./rating/countries.rules.ts";
import { inWords } from "./reading-words.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Countries of high risk that a paper states of somebody behind the customer, and nobody else does. */
export function highRiskPapers(
  facts: DocumentFacts,
  contradictions: readonly DocumentFindingDraft[],
): DocumentFindingDraft[] {
  if (judgesBefore(facts, 6)) return [];
  const isTold = (id: string) =>
    contradictions.some(
      ({ sourceEntry: entry }) => entry.startsWith("contradicts_nationality_") && entry.endsWith(`:${id}`),
    );
  const stated = statedNationalities(facts);
  return facts.documents.flatMap((document): DocumentFindingDraft[] => {
    const kind = kindOf(document);
    if (!isLive(document) || kind === null || isTold(document.document_id)) return [];
    if (whoseDocument(facts, document, kind).is.startsWith("other_")) return [];
    const named = rolesInDocuments([document], facts.now)
      .filter(({ role }) => role !== "founder")
      .flatMap((party) =>
        (party.countries ?? [])
          .filter((code) => isHighRiskOrProhibited(facts, code))
          .filter((code) => !stated.some((one) => one.code === code && agreesOnPerson(one.person, party) === true))
          .map((code) => ({ name: party.name, code })),
      );
    if (named.length === 0) return [];
    const who = [...new Set(named.map(({ name, code }) => `${countryInWords(code)}, for ${name}`))];
    return [
      {
        code: "document_high_risk_country",
        isGrave: named.some(({ code }) => CALL_FOR_ACTION.includes(code)),
        title: `Country of high risk in a document: ${listed([...new Set(named.map(({ code }) => countryInWords(code)))])}`,
        description: `The file "${document.filename}" (${inWords(kind)}) names a country of high risk that nobody declared: ${who.join("; ")}.`,
        sourceEntry: `high_risk_country:${documentTypeOf(facts, document)}:${document.document_id}`,
        ...(document.source === "officer" && { source: "officer" }),
      },
    ];
  });
}
