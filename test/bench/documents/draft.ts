import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import type {
  AmountFact,
  CompanyShareFact,
  FactSubject,
  FactType,
  PersonFact,
  ReadFact,
  ReadingLanguage,
} from "../../../src/domain/readings/reading.model.ts";
import { type DateStyle, writtenDate } from "./dates.ts";
import type { Random } from "./random.ts";
import { Sheet } from "./sheet.ts";
import type { TrueFact } from "./truth.ts";
import { type Address, addressOf, type Company, given, nameOf, type Person, type Region, type World } from "./world.ts";

type Extra = Pick<TrueFact, "optional" | "also" | "party">;
export const OPTIONAL = { optional: true } as const;

/** A document while it is written: its text goes to the sheet, what it states to the facts. */
export class Draft extends Sheet {
  readonly world: World;
  readonly random: Random;
  readonly language: ReadingLanguage;
  readonly facts: TrueFact[] = [];

  constructor(world: World, language: ReadingLanguage) {
    super();
    this.world = world;
    this.random = world.random;
    this.language = language;
  }

  /** The wording in the document's language. */
  t<T>(words: Partial<Record<ReadingLanguage, T>>): T {
    const own = words[this.language];
    if (own === undefined) throw new Error(`A layout has no wording in ${this.language}.`);
    return own;
  }

  /** The Belgian region of the language; `en` documents of Belgium are of Flanders. */
  get belgium(): Region {
    return ({ nl: "vl", fr: "wal", de: "og", en: "vl" } as const)[this.language];
  }

  date(day: string, style: DateStyle = "slash"): string {
    return writtenDate(day, this.language, style);
  }

  address(address: Address): string {
    return addressOf(address, this.language);
  }

  /** 1234567.5 as `1.234.567,50` or `1,234,567.50`. */
  money(value: number, decimals = 2): string {
    const [whole, cents] = value.toFixed(decimals).split(".") as [string, string?];
    const english = this.language === "en";
    const separator = english ? "," : this.language === "fr" ? " " : ".";
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
    return cents === undefined ? grouped : `${grouped}${english ? "." : ","}${cents}`;
  }

  percent(value: number): string {
    const text = String(value);
    return `${this.language === "en" ? text : text.replace(".", ",")} %`;
  }

  fact(type: FactType, subject: FactSubject, value: ReadFact["value"], extra: Extra = {}): void {
    this.facts.push({ type, subject, value, ...extra });
  }

  /** Name, form, number and seat of the company that the document is about. */
  subject(
    company: Company,
    { form = true, number = true, seat = true }: { form?: boolean; number?: boolean; seat?: boolean } = {},
  ): void {
    this.fact("company_name", "subject", company.name);
    if (form) this.fact("legal_form", "subject", company.form);
    if (number) this.companyNumber(company, "subject");
    if (seat) this.fact("address", "subject", this.address(company.seat));
  }

  companyNumber(company: Company, subject: FactSubject, extra: Extra = {}): void {
    this.fact("enterprise_number", subject, company.number, { also: ["vat_number"], ...extra });
  }

  person(person: Person, value: Partial<PersonFact> = {}, subject: FactSubject = "subject", extra: Extra = {}): void {
    this.facts.push({
      type: "person",
      subject,
      value: { name: nameOf(person), ...value },
      known: knownOf(person),
      ...extra,
    });
  }

  /** Day with month, and year, as deeds write them. */
  inWords(day: string): readonly [string, string] {
    const [, date, year] = /^(.*?),? ((?:tweeduizend|deux mille|zweitausend|two thousand).*)$/.exec(
      this.date(day, "words"),
    )!;
    return [date!, year!];
  }

  share(value: CompanyShareFact, extra: Extra = {}): void {
    this.fact("company_share", "subject", value, extra);
  }

  amount(
    rubric: string,
    value: number,
    currency: string | null = "EUR",
    period: string | null = null,
    extra: Extra = {},
  ): void {
    const amount: AmountFact = { rubric, value, currency, period };
    this.fact("amount", "subject", amount, extra);
  }

  documentDate(day: string, extra: Extra = {}): void {
    this.fact("document_date", "issuer", day, { also: ["issue_date"], ...extra });
  }

  issuer(name: string, extra: Extra = {}): void {
    this.fact("authority", "issuer", name, { also: ["company_name"], ...extra });
  }
}

const knownOf = (person: Person): PersonFact => ({
  name: nameOf(person),
  given_names: given(person),
  family_name: person.family,
  birth_date: person.birthDate,
  birth_place: person.birthPlace,
  nationality: person.nationality,
  country: person.address.country,
  sex: person.sex,
  national_number: person.nationalNumber,
});

/** One way in which documents of a kind look. */
export interface Layout {
  /** Unique over all sets. */
  readonly id: string;
  readonly kind: DocumentKind;
  readonly languages: readonly ReadingLanguage[];
  draw(draft: Draft): void;
}

export const layout = (
  id: string,
  kind: DocumentKind,
  languages: readonly ReadingLanguage[],
  draw: (draft: Draft) => void,
): Layout => ({ id, kind, languages, draw });
