import { modElevenDigit } from "../mod-eleven.ts";

/** The nine digits of a Norwegian organisation number, also from a VAT number (`NO … MVA`), if the last one fits. */
export function normaliseNorwegianNumber(given: string): string | null {
  const [, number = ""] = /^(?:NO)?(\d{9})(?:MVA)?$/.exec(given.toUpperCase().replace(/[\s.-]/g, "")) ?? [];
  if (number === "" || Number(number) === 0) return null;
  return modElevenDigit(number, [3, 2, 7, 6, 5, 4, 3, 2]) === Number(number[8]) ? number : null;
}
