import type { CaseRecord } from "../case/case.record.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";

/** The keys of a natural person, from name and birth date or from a national number. */
interface KeysOfPerson {
  readonly personKey: string | null;
  readonly personNumberKey: string | null;
}

/** Who the customer of a case is, so that two cases of one customer have one relationship. */
export interface CustomerIdentity {
  readonly customerKey: string;
  readonly kind: "company" | "person";
  /** As it is compared; null for a person and for a company without a number. */
  readonly registrationNumber: string | null;
}

/**
 * A company by country and number, the one that its register confirmed before the declared one; a person by name and
 * birth date, or by national number. A customer who can be told by neither is the customer of this case alone.
 */
export function identifyCustomer(
  record: CaseRecord,
  isPerson: boolean,
  { personKey, personNumberKey }: KeysOfPerson,
): CustomerIdentity {
  const alone = `case:${record.workflowId}`;
  if (isPerson) {
    const key = personKey ?? personNumberKey;
    return { customerKey: key === null ? alone : `person:${key}`, kind: "person", registrationNumber: null };
  }
  const register = record.grounds?.register;
  const confirmed = register?.state === "answered" && register.status !== "not_found" ? register.number : null;
  const number = [confirmed, record.registrationNumber, withoutCountry(record)]
    .map((one) => normalise(record.country, one))
    .find((one) => one !== null);
  return number === undefined
    ? { customerKey: alone, kind: "company", registrationNumber: null }
    : { customerKey: `company:${record.country}:${number}`, kind: "company", registrationNumber: number };
}

/** A Belgian enterprise's VAT number is its number; elsewhere it identifies the company as well. */
const withoutCountry = ({ vatNumber, country }: CaseRecord): string | null =>
  vatNumber === null ? null : country === "BE" ? vatNumber : `VAT${vatNumber}`;

function normalise(country: string, number: string | null): string | null {
  if (number === null) return null;
  const compact = number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  return (country === "BE" ? normalizeEnterpriseNumber(number) : null) ?? (compact === "" ? null : compact);
}
