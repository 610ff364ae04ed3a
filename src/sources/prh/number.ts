import { modElevenDigit } from "../mod-eleven.ts";

/**
 * The eight digits of a Finnish business ID (`0112038-9`, `FI01120389`, without its leading zero), if the last one fits.
 * The register writes it with a hyphen: `hyphenated`.
 */
export function normaliseBusinessId(given: string): string | null {
  const compact = given.toUpperCase().replace(/[\s–-]/g, "");
  const [, digits = ""] = /^(?:FI)?(\d{7,8})$/.exec(compact) ?? [];
  const number = digits.padStart(8, "0");
  if (digits === "" || Number(number) === 0) return null;
  return modElevenDigit(number, [7, 9, 10, 5, 8, 4, 2]) === Number(number[7]) ? number : null;
}

export const hyphenated = (number: string): string => `${number.slice(0, 7)}-${number.slice(7)}`;
