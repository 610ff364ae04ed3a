import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import type { PartyIdentifier } from "../ownership.model.ts";

/** Codes of org-id.guide for the company registers of countries. */
const SCHEMES: Readonly<Record<string, string>> = {
  BE: "BE-BCE_KBO",
  CZ: "CZ-ICO",
  DK: "DK-CVR",
  FI: "FI-PRO",
  FR: "FR-RCS",
  GB: "GB-COH",
  LV: "LV-RE",
  NL: "NL-KVK",
  NO: "NO-BRC",
  PL: "PL-KRS",
  SK: "SK-ORSR",
};

export const LEI_SCHEME = "XI-LEI";

/** The scheme of a country's company register (ISO 3166-1 alpha-2); `SE-REGISTER` where org-id.guide's code is not known. */
const schemeOf = (country: string): string => SCHEMES[country] ?? `${country}-REGISTER`;

const LEI = /^[A-Z0-9]{18}\d{2}$/;

/** An identifier in a company register; null for what cannot be one, such as a Belgian number with wrong check digits. */
export function registerIdentifier(country: string, number: string): PartyIdentifier | null {
  const compact = number.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
  if (LEI.test(compact)) return { scheme: LEI_SCHEME, id: compact };
  const id = country === "BE" ? normalizeEnterpriseNumber(number) : ownNumber(country, compact);
  return id === null || !/\d/.test(id) ? null : { scheme: schemeOf(country), id };
}

/** A number without what VAT adds to it; of a French establishment or VAT number, the company's nine digits. */
function ownNumber(country: string, compact: string): string {
  const bare = compact.slice(compact.startsWith(country) ? country.length : 0).replace(/MVA$/, "");
  if (!/^\d+$/.test(bare)) return compact;
  if (country !== "FR") return bare;
  return bare.length === 14 ? bare.slice(0, 9) : bare.length === 11 ? bare.slice(2) : bare;
}

/** The identifiers of a company by its numbers, without what is missing or cannot be one. */
export function identifiersOf(given: {
  readonly country?: string | undefined;
  readonly number?: string | null | undefined;
  readonly lei?: string | null | undefined;
}): PartyIdentifier[] {
  const { country, number, lei } = given;
  const found = [
    number && (country !== undefined || LEI.test(number)) ? registerIdentifier(country ?? "", number) : null,
    lei && LEI.test(lei) ? { scheme: LEI_SCHEME, id: lei } : null,
  ].filter((one) => one !== null);
  return found.filter((one, at) => found.findIndex((other) => isSameIdentifier(one, other)) === at);
}

/** By which two identifiers are compared: registers write leading zeros or leave them out. */
export const identifierKey = ({ scheme, id }: PartyIdentifier): string =>
  `${scheme}:${id
    .replaceAll(/[^A-Za-z0-9]/g, "")
    .toUpperCase()
    .replace(/^0+(?=.)/, "")}`;

const isSameIdentifier = (a: PartyIdentifier, b: PartyIdentifier): boolean => identifierKey(a) === identifierKey(b);
