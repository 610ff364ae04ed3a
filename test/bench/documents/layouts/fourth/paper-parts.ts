import { type Draft, OPTIONAL } from "../../draft.ts";
import { belgianNumber } from "../../numbers.ts";
import { type Address, type Company, type Person, streetOf, townOf } from "../../world.ts";

export const full = ({ name, form }: Company): string => `${name} ${form}`;

/** Street and town on two lines. */
export const twoLines = (d: Draft, address: Address): string => `${streetOf(address, d.language)}\n${townOf(address)}`;

/** Small grey lines at the foot of the current page, below the margin. */
export function foot(d: Draft, lines: readonly string[], y = 800): void {
  lines.forEach((line, at) => d.put(d.pageWidth / 2, y + at * 9, line, { size: 6.5, grey: 0.3, align: "center" }));
}

/** A number of a Belgian issuer, with points. */
export const strangeNumber = (d: Draft): string =>
  belgianNumber(d.random).replace(/^(\d{4})(\d{3})(\d{3})$/, "$1.$2.$3");

/** Facts whose reading is neither asked for nor an error. */
export function leaveOpen(d: Draft, ...types: readonly ("document_number" | "expiry_date" | "total")[]): void {
  for (const type of types) {
    if (type === "total") d.amount("total", 0, null, null, OPTIONAL);
    else d.fact(type, "subject", "", OPTIONAL);
  }
}

/** The account of a company, the bank and the day of a certificate or statement. */
export function stateAccount(d: Draft, company: Company, day: string): void {
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** Movements of an account: most take money out. */
export const movements = (d: Draft, count: number): number[] =>
  Array.from({ length: count }, () => (d.random.chance(0.7) ? -1 : 1) * (d.random.whole(900, 400_000) / 100));

/** A person at an address, and who says so on what day. */
export function stateHome(d: Draft, who: Person, sender: string, day: string): void {
  d.person(who, { role: "holder" }, "subject", { also: ["account_holder"] });
  d.fact("address", "subject", d.address(who.address));
  d.issuer(sender);
  d.documentDate(day);
}

/** A company that is allowed something, by whom and on what day. */
export function stateLicence(d: Draft, company: Company, number: string, authority: string, day: string): void {
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat));
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  d.issuer(authority);
  d.documentDate(day);
}

/** Two companies, or a company and a person, bind each other on a day. */
export function stateContract(d: Draft, day: string, companies: readonly Company[], people: readonly Person[]): void {
  for (const company of companies) {
    d.fact("company_name", "subject", company.name, { party: true });
    d.fact("legal_form", "subject", company.form, OPTIONAL);
    d.fact("enterprise_number", "subject", company.number, { party: true, also: ["vat_number"] });
    d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  }
  for (const who of people) d.person(who, { role: "signatory" }, "other", OPTIONAL);
  d.documentDate(day);
  leaveOpen(d, "total");
}
