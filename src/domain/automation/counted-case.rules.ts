import { newest } from "../case/facts.rules.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { naceClasses } from "../../platform/nace.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { PRIVATE_SECTOR } from "./tier.rules.ts";

/** A hash by which two decisions on the same customer are recognised; empty where the customer has no number. */
export function customerKey({ tenantId, country, registrationNumber, vatNumber }: CaseRecord): string {
  const compact = (registrationNumber ?? vatNumber ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  // In countries where the two agree, a VAT number is the register's number after the country.
  const number = compact.startsWith(country) ? compact.slice(country.length) : compact;
  return number === "" ? "" : sha256Hex(JSON.stringify(["customer", tenantId, country, number]));
}

/** The NACE section of a customer's main activity; empty where it is not known. */
export function sectorOf(record: CaseRecord): string {
  if (record.templateId === "kyc_natural_person") return PRIVATE_SECTOR;
  const codes = newest(record, "nace_codes");
  const [main] = naceClasses(Array.isArray(codes) ? codes : []);
  const division = Number(main?.slice(0, 2));
  return SECTIONS.find(([, from, to]) => division >= from && division <= to)?.[0] ?? "";
}

/** Sections of NACE Rev. 2 by their divisions. */
const SECTIONS: readonly (readonly [string, number, number])[] = [
  ["A", 1, 3],
  ["B", 5, 9],
  ["C", 10, 33],
  ["D", 35, 35],
  ["E", 36, 39],
  ["F", 41, 43],
  ["G", 45, 47],
  ["H", 49, 53],
  ["I", 55, 56],
  ["J", 58, 63],
  ["K", 64, 66],
  ["L", 68, 68],
  ["M", 69, 75],
  ["N", 77, 82],
  ["O", 84, 84],
  ["P", 85, 85],
  ["Q", 86, 88],
  ["R", 90, 93],
  ["S", 94, 96],
  ["T", 97, 98],
  ["U", 99, 99],
];
