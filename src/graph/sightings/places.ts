import { wholeLatinWords } from "../../platform/folding.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Address } from "../../domain/matching/index.ts";
import { companyId, type ScreeningStatus } from "../graph.model.ts";
import type { EntityDraft } from "./sighting.ts";

/** Lower-case Latin letters and digits, one space between words. */
export const latinText = (text: string): string => wholeLatinWords(text).join(" ");

export const shortHash = (...parts: readonly string[]): string => sha256Hex(parts.join("\n")).slice(0, 24);

/**
 * An address. The postal code replaces the town, whose name depends on the language. Each box is a separate address.
 */
export function addressEntity(address: Address): EntityDraft {
  const street = latinText(address.street).replace(/\b(?:bus|bte|boite|box)\b/g, "bus");
  const town = address.postal_code || latinText(address.city);
  return {
    id: `address:${shortHash(address.country, town, street)}`,
    type: "address",
    name: `${address.street}, ${[address.postal_code, address.city].filter(Boolean).join(" ")}`,
    country: address.country,
  };
}

/** A company named by a source. Without a number its id depends on the company in whose context it was named. */
export function namedCompany(name: string, number: string | undefined, beside: string): EntityDraft {
  return number === undefined
    ? { id: `company:${shortHash(latinText(name), beside)}`, type: "company", name }
    : { id: companyId("BE", number), type: "company", name: name === number ? "" : name, number, country: "BE" };
}

/**
 * A company by a name that a customer, a document or an officer's filing gives it. Who gives a number another name has
 * that name screened, so of a company with a number it can only raise a concern, and never settles one.
 */
export const assertedCompany = (company: EntityDraft, sanctions: ScreeningStatus | null): EntityDraft =>
  (company.number ?? null) === null
    ? { ...company, sanctions }
    : { ...company, isAsserted: true, sanctions: sanctions === "exact" ? "exact" : null };

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** A bank account by IBAN, displayed abbreviated; null if the text is not an IBAN. */
export function accountEntity(iban: string): EntityDraft | null {
  const compact = iban.replace(/\s/g, "").toUpperCase();
  if (!IBAN.test(compact)) return null;
  return {
    id: `account:${shortHash(compact)}`,
    type: "account",
    name: `${compact.slice(0, 4)} … ${compact.slice(-4)}`,
    country: compact.slice(0, 2),
  };
}
