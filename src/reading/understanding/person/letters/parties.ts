import type { FactSubject, PersonRole } from "../../../../domain/readings/reading.model.ts";
import { readAddress } from "../../fields/addresses.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { formOfEnd, hasLegalForm, legalFormsIn } from "../../fields/legal-forms.ts";
import { readPersonName } from "../../fields/person-names.ts";
import { vatNumbersIn } from "../../fields/vat-numbers.ts";
import type { FactDraft } from "../../facts.ts";
import { registerNumberOf } from "../../company/common.ts";
import { addressesOverLines } from "../../company/mentions.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import type { Labelled } from "../../labels.ts";
import type { LetterKey } from "./labels.ts";
import type { Flow } from "../../flow.ts";
import type { Place } from "../../text.ts";

/** A person or company that a letter names, as facts. */
export interface Party {
  readonly kind: "company" | "person";
  readonly name: string;
  readonly facts: readonly FactDraft[];
}

/** What recognition itself makes nothing of is no name. */
const UNREADABLE = 0.4;

/** Words for a company that stand before its name in a sentence. */
const FORM_BEFORE =
  /^(?:(?:la|notre) société (?:anonyme |à responsabilité limitée |par actions simplifiée |de droit \p{L}+ )?|l['’](?:entreprise|association|établissement|agence|institution) |de (?:vennootschap|onderneming|firma) (?:naar \p{L}+ recht )?|de (?:naamloze|besloten|commanditaire) vennootschap (?:met beperkte aansprakelijkheid )?(?:naar \p{L}+ recht )?|die (?:Firma|Gesellschaft) |(?:der|das) (?:Firma|Unternehmen) |the (?:limited |private limited )?company )(?=\p{Lu})/iu;

const tidy = (text: string): string =>
  text
    .split("\n")[0]!
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s"'«»„“”:;,.-]+|[\s"«»„“”:;,-]+$/g, "")
    .replace(FORM_BEFORE, "");

/** Reads a name as that of a company, by its legal form, or of a person. Null for any other text. */
export function partyOf(
  text: string,
  place: Place,
  subject: FactSubject,
  role: PersonRole,
  certainty = 0.96,
): Party | null {
  const name = tidy(text).replace(/\s*[(,]\s*(?:hierna|ci-après|nachfolgend|hereinafter).*$/i, "");
  if (name.length < 2 || name.length > 100 || place.confidence < UNREADABLE) return null;
  const draft = (type: FactDraft["type"], value: FactDraft["value"], sure = certainty): FactDraft => ({
    type,
    subject,
    value,
    place,
    certainty: sure,
  });
  if (isCompany(name)) {
    const form = legalFormsIn(name).at(-1)!;
    const written = formLast(name, form);
    const both = formOfEnd(name)!;
    return {
      kind: "company",
      name: written,
      facts: [draft("company_name", written), draft("legal_form", both === form.quote ? form.value.short : both, 0.93)],
    };
  }
  const person = readPersonName(name);
  return person === null ? null : { kind: "person", name: person.name, facts: [draft("person", { ...person, role })] };
}

/** `SA Dupont` as `Dupont SA`, so that one company has one spelling. `Stichting Molens` is written in no other way. */
const formLast = (name: string, { at, quote }: { at: number; quote: string }): string =>
  at === 0 && !/^\p{Lu}\p{Ll}{5}/u.test(quote) && quote.length < name.length
    ? `${name.slice(quote.length).trim()} ${quote.trim()}`
    : name;

/** A name with a legal form at its end or beginning, and no sentence around it. */
export function isCompany(name: string): boolean {
  const [form] = legalFormsIn(name);
  const isNamed = form !== undefined && name.length > form.quote.length + 2;
  const isSentence = name.split(" ").length > 9 || /[.;:!?]\s/.test(name.replaceAll(/\b(?:(?:[A-Z]\.)+|Co\.)\s/g, ""));
  return isNamed && !isSentence && hasLegalForm(name) && /^[\p{Lu}\d"'«]/u.test(name);
}

/** An address as a fact, of a text that holds one. */
export function addressFact(
  text: string,
  place: Place,
  subject: FactSubject,
  certainty = 0.96,
  isOwn = false,
): FactDraft[] {
  const found = readAddress(text, isOwn);
  return found === null
    ? []
    : [{ type: "address", subject, value: found.value.text, place, certainty: certainty * found.confidence }];
}

/** The only address of a paper, in a sentence: `der Haushalt mit Wohnort Ringstraße 3, 4760 Büllingen`. A guess. */
export function onlyAddress(document: ReadableDocument): FactDraft[] {
  const [found, ...more] = addressesOverLines(document.flow.text);
  if (found === undefined || more.length > 0) return [];
  const line = document.flow.text.slice(0, found.at).split("\n").at(-1)!;
  if (line.trim().split(/\s+/).length < 3) return [];
  const place = document.flow.place(found.at, found.at + found.quote.length);
  return [{ type: "address", subject: "subject", value: found.value.text, place, certainty: 0.75 * found.confidence }];
}

/** Company and VAT numbers of a text, as facts. A number that is both counts as the company's. */
export function numberFacts(text: string, flow: Flow, subject: (at: number) => FactSubject): FactDraft[] {
  const companies = companyNumbersIn(text);
  const vats = vatNumbersIn(text).filter(
    (vat) =>
      !companies.some(
        (company) => company.at < vat.at + vat.quote.length && vat.at < company.at + company.quote.length,
      ),
  );
  const facts = [
    ...companies.map((found) => ({ type: "enterprise_number" as const, number: found.value.number, found })),
    ...vats.map((found) => ({ type: "vat_number" as const, number: found.value.number, found })),
  ];
  return facts.map(({ type, number, found }) => ({
    type,
    subject: subject(found.at),
    value: number,
    place: flow.place(found.at, found.at + found.quote.length),
    certainty: 0.98 * found.confidence,
    ...(found.valid === false ? { valid: false as const } : {}),
  }));
}

/** The value of a label for a company's number, whose form alone says nothing. */
export function labelledNumber(labels: readonly Labelled<LetterKey>[]): FactDraft[] {
  for (const { key, value, place } of labels) {
    const number = key === "company_number" ? registerNumberOf(value, `${place.quote}`) : null;
    if (number?.valid === true)
      return [{ type: "enterprise_number", subject: "subject", value: number.number, place, certainty: 0.96 }];
  }
  return [];
}

/** Facts without those that say the same of the same subject again. */
export function distinct(facts: readonly FactDraft[]): FactDraft[] {
  const seen = new Set<string>();
  return facts.filter(({ type, subject, value }) => {
    const key = JSON.stringify([type, subject, value]);
    return !seen.has(key) && seen.add(key);
  });
}
