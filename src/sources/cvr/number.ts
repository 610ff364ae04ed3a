import { modElevenDigit } from "../mod-eleven.ts";

/** The eight digits of a Danish CVR number, also from a VAT number (`DK…`), if the last one fits. */
export function normaliseCvrNumber(given: string): string | null {
  const [, number = ""] = /^(?:DK)?([1-9]\d{7})$/.exec(given.toUpperCase().replace(/[\s.-]/g, "")) ?? [];
  if (number === "") return null;
  return modElevenDigit(number, [2, 7, 6, 5, 4, 3, 2]) === Number(number[7]) ? number : null;
}
