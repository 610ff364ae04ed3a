import { matchesOf } from "../../../platform/matches.ts";
import { companiesIn, joined } from "../company/mentions.ts";
import { companyNumbersIn, passesLuhn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import { asGuess, type FactDraft, textIn } from "../facts.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { leaseOf } from "./lease.ts";
import { documentDate } from "./letters/document-date.ts";
import { distinct, numberFacts } from "./letters/parties.ts";

/** Where the parties end and the terms begin. */
const AGREED = /overeengekomen|convenu|vereinbart|agreed|het volgende|ce qui suit|folgendes|as follows/;
const SIGNATORY =
  /(?:vertegenwoordigd door|représentée? par|vertreten durch|represented by)\s(?:haar (?:bestuurder|zaakvoerder),?\s|son (?:gérant|administrateur),?\s|(?:ihren|den) Geschäftsführer,?\s|its director,?\s)?(?<name>(?:(?:de heer|mevrouw|monsieur|madame|Herrn?|Frau|Mr|Mrs|Ms)\.?\s)?\p{Lu}[\p{L}'’ -]{3,60}?)(?=[,;.\n(]|\s(?:in|als|en qualité|hierna|ci-après|nachfolgend|hereinafter|handelend|agissant))/giu;

/** The parties of a contract with their numbers, who signs for them, and its date. */
export const readContract: KindReader = (document) => {
  const parties = partiesPart(document);
  const lease = leaseOf(document, parties);
  // The landlord of a person: whose address the paper shows is the tenant.
  const side = lease?.isOfPersons === true ? "issuer" : "subject";
  return distinct([
    ...(lease?.facts ?? []),
    ...withoutSidesForms(companies(document, parties)).map((fact) => ({ ...fact, subject: side }) as const),
    ...numberFacts(parties, document.flow, () => side),
    ...signatories(document, parties),
    ...signingDate(document),
  ]);
};

/** A form alone tells not which party's it is: where those of the parties differ, none is certain. */
export function withoutSidesForms(facts: readonly FactDraft[]): readonly FactDraft[] {
  const forms = facts.filter(({ type }) => type === "legal_form").map((fact) => shortOf(textIn(fact)));
  return new Set(forms).size < 2 ? facts : facts.map((fact) => (fact.type === "legal_form" ? asGuess(fact) : fact));
}

const shortOf = (form: string): string => legalFormsIn(form)[0]?.value.short ?? form;

const SIGNED =
  /(?:signe|fait|getekend|ondertekend|opgemaakt|gedaan|unterzeichnet|signed|dated|executed)\b[^.;\n]{0,45}$/;

/** The day of signing, which starts no term. */
function signingDate(document: ReadableDocument): FactDraft[] {
  const { flow, language } = document;
  const date = datesIn(flow.text, { language }).find(({ at }) =>
    SIGNED.test(flow.folded.slice(Math.max(0, at - 70), at).replace(/\n$/, " ")),
  );
  if (date === undefined) return documentDate(document);
  const place = flow.place(date.at, date.at + date.quote.length);
  return [{ type: "document_date", subject: "subject", value: date.value, place, certainty: 0.96 * date.confidence }];
}

/** The first of the terms, with which no party begins: `§ 1 Mietsache`, `Article 1 - Objet`, `1. Position: head cheesemaker`. */
const TERM =
  /\n(?:§ ?1(?!\d)|(?:article|artikel|art\.|clause|klausel) ?(?:1|i|premier|1er|een|eins|one)(?![\w.]\d)\b|1\.1(?!\d)|(?:1|i)[.)] ?(?=[^\n]))[^\n]{0,90}/g;
const NAMED_PERSON =
  /^\W{0,3}1[.)] ?(?:de heer|mevrouw|dhr|mevr|mw|m\.|mme|monsieur|madame|herrn?|frau|mr|mrs|ms|dr|eheleute)\b/;

/** Behind the first characters, since what was agreed may stand in the title; up to what was agreed, or to the first term. */
function partiesPart({ flow }: ReadableDocument): string {
  const from = Math.min(flow.text.length, 120);
  const agreed = AGREED.exec(flow.folded.slice(from));
  const end = agreed === null ? Math.min(flow.text.length, 2500) : from + agreed.index;
  const term = matchesOf(flow.folded.slice(0, end), TERM).find(
    ({ index, 0: line }) =>
      index >= from &&
      !NAMED_PERSON.test(line.trim()) &&
      !companiesIn(flow.text.slice(index + 1, index + line.length)).some(({ at }) => at < 12) &&
      companiesIn(flow.text.slice(0, index)).length > 0,
  );
  return flow.text.slice(0, term?.index ?? end);
}

const FOR_ANOTHER =
  /(?:vertegenwoordigd|representee?|vertreten|represented)[^.;\n]{0,20}(?:door|par|durch|by)[^.;\n]{0,40}$|(?:bank|banque|notaris|notaire|makelaar|agence|broker)\b[^.;,\n]{0,12}$/;
/** A number that no label names, in brackets or behind `no.`: with its check digit, or eight digits of a Dutch or British company. */
const BARE =
  /(?:\(|\bn[°o]\.?\s|\bnr\.?\s|\bno\.?\s|\bnummer\s)((?:\d{3} ?\d{3} ?\d{3})|\d{8}|(?:SC|NI|OC)\d{6})(?=[),.;\s])/iu;

function companies({ flow }: ReadableDocument, parties: string): FactDraft[] {
  const folded = joined(flow.folded);
  const named = companiesIn(parties).filter(({ at }) => !FOR_ANOTHER.test(folded.slice(Math.max(0, at - 90), at)));
  return named.flatMap(({ name, form, at, end }, index): FactDraft[] => {
    const place = flow.place(at, end);
    const behind = parties
      .slice(end, Math.min(named[index + 1]?.at ?? parties.length, end + 200))
      .replaceAll("\n", " ");
    const bare = companyNumbersIn(behind).length > 0 ? null : BARE.exec(behind);
    const digits = bare?.[1]!.replaceAll(" ", "") ?? "";
    const countries = legalFormsIn(form)[0]?.value.countries ?? [];
    const isNumber =
      digits.length === 9 ? passesLuhn(digits) : digits !== "" && countries.some((one) => one === "NL" || one === "GB");
    const draft = (type: FactDraft["type"], value: string, certainty: number, where = place): FactDraft => ({
      type,
      subject: "subject",
      value,
      place: where,
      certainty,
    });
    return [
      draft("company_name", name, 0.94),
      draft("legal_form", form, 0.93),
      ...(isNumber
        ? [draft("enterprise_number", digits, 0.9, flow.place(end + bare!.index, end + bare!.index + bare![0].length))]
        : []),
    ];
  });
}

const signatories = ({ flow }: ReadableDocument, parties: string): FactDraft[] =>
  matchesOf(parties, SIGNATORY).flatMap((match): FactDraft[] => {
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
