import { type Draft, OPTIONAL } from "../../draft.ts";
import { type Address, type Company, nameOf, type Person, streetOf, townOf } from "../../world.ts";

/** Street and town on two lines. */
export const lines = (d: Draft, address: Address): string => `${streetOf(address, d.language)}\n${townOf(address)}`;

export const full = (company: Company): string => `${company.name} ${company.form}`;

/** Small print at the bottom of the page. */
export function footer(d: Draft, text: string, size = 6.5): void {
  const rows = text.split("\n");
  rows.forEach((row, at) =>
    d.put(d.pageWidth / 2, d.pageHeight - 22 - (rows.length - at) * size * 1.3, row, {
      size,
      align: "center",
      grey: 0.35,
    }),
  );
}

/** `Mevrouw Lies Vermeiren`, in the language of the document. */
export function titled(d: Draft, who: Person): string {
  const title = {
    nl: { m: "De heer", f: "Mevrouw" },
    fr: { m: "Monsieur", f: "Madame" },
    de: { m: "Herr", f: "Frau" },
    en: { m: "Mr", f: "Ms" },
  }[d.language][who.sex];
  return `${title} ${nameOf(who)}`;
}

/** What a bank's document states: an account and who holds it. */
export function account(d: Draft, company: Company, day: string): void {
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** A random sum with cents. */
export const amountIn = (d: Draft, least: number, most: number): number =>
  d.random.whole(least * 100, most * 100) / 100;
