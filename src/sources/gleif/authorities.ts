import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";

/** Codes of GLEIF's list of registration authorities for company registers, and the country of each. */
export const REGISTRATION_AUTHORITIES: Readonly<Record<string, string>> = {
  RA000017: "AT",
  RA000025: "BE",
  RA000161: "CY",
  RA000156: "HR",
  RA000163: "CZ",
  RA000170: "DK",
  RA000181: "EE",
  RA000188: "FI",
  RA000189: "FR",
  RA000402: "IE",
  RA000423: "LV",
  RA000430: "LT",
  RA000443: "MT",
  RA000463: "NL",
  RA000472: "NO",
  RA000484: "PL",
  RA000526: "SK",
  RA000544: "SE",
  RA000548: "CH",
  RA000549: "CH",
  RA000585: "GB",
  RA000586: "GB",
  RA000591: "GB",
};

/** The authority that registers companies of Scotland and Northern Ireland, by the prefix of their numbers. */
const BRITISH_PREFIXES: Readonly<Record<string, string>> = { SC: "RA000586", NI: "RA000591" };

export interface Registration {
  readonly authority: string;
  readonly number: string;
}

/** The spellings in which GLEIF may store a number of a country's register, most likely first; empty: not covered. */
export function registrationsOf(country: string, number: string): Registration[] {
  const authorities = Object.keys(REGISTRATION_AUTHORITIES).filter(
    (code) => REGISTRATION_AUTHORITIES[code] === country,
  );
  const asked = country === "GB" ? [BRITISH_PREFIXES[number.slice(0, 2).toUpperCase()] ?? "RA000585"] : authorities;
  return asked.flatMap((authority) =>
    spellingsOf(country, number).map((spelling) => ({ authority, number: spelling })),
  );
}

function spellingsOf(country: string, number: string): string[] {
  const compact = compactNumber(number);
  if (country === "BE" && /^\d{10}$/.test(compact)) return [formatEnterpriseNumber(compact), compact];
  if (country === "SE" && /^\d{10}$/.test(compact)) return [`${compact.slice(0, 6)}-${compact.slice(6)}`, compact];
  if (country === "FI" && /^\d{8}$/.test(compact)) return [`${compact.slice(0, 7)}-${compact.slice(7)}`, compact];
  if (country === "CH" && /^CHE\d{9}$/.test(compact)) {
    return [`CHE-${compact.slice(3, 6)}.${compact.slice(6, 9)}.${compact.slice(9)}`];
  }
  return [number.trim()];
}

/** A number without separators, for comparisons. */
export const compactNumber = (number: string): string => number.toUpperCase().replace(/[^0-9A-Z]/g, "");
