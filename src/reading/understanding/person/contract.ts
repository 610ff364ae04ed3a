import { readPersonName } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { documentDate } from "./letters/document-date.ts";
import { distinct, numberFacts, partyOf } from "./letters/parties.ts";

/** Companies are named with their form before a comma, a bracket or a line end. Line ends within a name count as spaces. */
const NAMED =
  /(?:^|[\n.;:"«“]|\b(?:tussen|entre|zwischen|between|en|et|und|and|de|la|die|der|the|vennootschap|recht|société|anonyme|limitée|Firma|Gesellschaft|company)\b|\d[.)])[\s"«“]*(?<name>[\p{Lu}\d][^,;:()\n"»”]{1,70}?)["»”]?(?=,|\s\(|\n|;)/gu;
/** Where the parties end and the terms begin. */
const AGREED = /overeengekomen|convenu|vereinbart|agreed|het volgende|ce qui suit|folgendes|as follows/;
const SIGNATORY =
  /(?:vertegenwoordigd door|représentée? par|vertreten durch|represented by)\s(?:haar (?:bestuurder|zaakvoerder),?\s|son (?:gérant|administrateur),?\s|(?:ihren|den) Geschäftsführer,?\s|its director,?\s)?(?<name>(?:(?:de heer|mevrouw|monsieur|madame|Herrn?|Frau|Mr|Mrs|Ms)\.?\s)?\p{Lu}[\p{L}'’ -]{3,60}?)(?=[,;.\n(]|\s(?:in|als|en qualité|hierna|ci-après|nachfolgend|hereinafter|handelend|agissant))/giu;

/** The parties of a contract with their numbers, who signs for them, and its date. */
export const readContract: KindReader = (document) => {
  const parties = partiesPart(document);
  return distinct([
    ...companies(document, parties),
    ...numberFacts(parties, document.flow, () => "subject"),
    ...signatories(document, parties),
    ...documentDate(document),
  ]);
};

/** A third of the text at least, since what was agreed may stand in the title. */
function partiesPart({ flow }: ReadableDocument): string {
  const from = Math.min(flow.text.length, 120);
  const at = AGREED.exec(flow.folded.slice(from));
  return flow.text.slice(0, at === null ? Math.min(flow.text.length, 2500) : from + at.index);
}

function companies({ flow }: ReadableDocument, parties: string): FactDraft[] {
  return [...parties.matchAll(NAMED)].flatMap((match) => {
    const name = match.groups!["name"]!.replace(/^\d{1,2}\s?[.)]\s*/, "");
    const at = match.index + match[0].lastIndexOf(name);
    const party = partyOf(name, flow.place(at, at + name.length), "subject", "other", 0.93);
    return party?.kind === "company" ? party.facts : [];
  });
}

const signatories = ({ flow }: ReadableDocument, parties: string): FactDraft[] =>
  [...parties.matchAll(SIGNATORY)].flatMap((match): FactDraft[] => {
    const name = match.groups!["name"]!;
    const person = readPersonName(name);
    const at = match.index + match[0].lastIndexOf(name);
    return person === null
      ? []
      : [
          {
            type: "person",
            subject: "other",
            value: { ...person, role: "signatory" },
            place: flow.place(at, at + name.length),
            certainty: 0.92,
          },
        ];
  });
