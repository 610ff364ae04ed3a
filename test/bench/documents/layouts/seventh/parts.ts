import { type Draft, OPTIONAL } from "../../draft.ts";
import type { Address, Company, Person } from "../../world.ts";

export { foot } from "../third/company-parts.ts";

/** Four digits at a time, as meters and customer numbers are printed. */
export const spaced = (digits: string): string => digits.replace(/(.{4})(?=.)/g, "$1 ");

/** A proof that somebody lives at an address, from a sender whose own address says nothing of them. */
export function stateProof(
  d: Draft,
  who: Person,
  at: Address,
  { sender, day, office }: { sender: string; day: string; office?: Address },
): void {
  d.person(who, { role: "holder" });
  d.fact("address", "subject", d.address(at));
  if (office !== undefined) d.fact("address", "issuer", d.address(office), OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.amount("total", 0, null, null, OPTIONAL);
  d.issuer(sender);
  d.documentDate(day);
}

/** Holder, number, days and authority of a licence. */
export function stateLicence(
  d: Draft,
  company: Company,
  {
    number,
    day,
    until,
    authority,
    has = {},
  }: {
    number: string;
    day: string;
    until?: string;
    authority: string;
    has?: { readonly number?: boolean; readonly seat?: boolean };
  },
): void {
  d.subject(company, { form: false, number: has.number ?? true, seat: has.seat ?? false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("licence_number", "subject", number, { also: ["document_number"] });
  if (until !== undefined) d.fact("expiry_date", "subject", until);
  d.issuer(authority);
  d.documentDate(day);
}

/** A company of Spain, where no set has places; its number is its NIF. */
export function spanishCompany(d: Draft): Company {
  const other = d.world.company("gb", "S.L.");
  const [postcode, town] = d.random.pick([
    ["28013", "Madrid"],
    ["08036", "Barcelona"],
    ["46002", "Valencia"],
  ] as const);
  const street = d.random.pick(["Calle de Alcalá", "Calle Mayor", "Avenida de la Constitución"]);
  const seat: Address = { street, house: String(d.random.whole(2, 180)), box: null, postcode, town, country: "ES" };
  return { ...other, country: "ES", number: spanishNumber(d.random.digits(7)), seat };
}

/** `B` for a limited company, seven digits and their control digit. */
function spanishNumber(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}

/** `14,5` or `14.5` thousands of a currency, without decimals. */
export const thousands = (d: Draft, value: number): string => d.money(Math.round(value / 1000), 0);
