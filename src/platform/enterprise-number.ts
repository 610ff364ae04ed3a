/** The control number that the first eight digits of an enterprise number call for: 97 − (n mod 97), 01 to 97. */
const controlNumber = (firstEight: string): number => 97 - (Number(firstEight) % 97);

/** What keeps a text from being a Belgian enterprise number. */
export type EnterpriseNumberFault = "format" | "check_digits";

/**
 * Reads a Belgian enterprise number in any of its usual spellings: `0999900150`, `0999.900.150`,
 * `BE0999900150`, and the nine digits of before 2005, which took a leading zero.
 * Only numbers that start with 0 or 1 are enterprises; 2 to 8 are establishment units.
 */
export function parseEnterpriseNumber(
  text: string,
): { readonly ok: true; readonly number: string } | { readonly ok: false; readonly fault: EnterpriseNumberFault } {
  const compact = text
    .toUpperCase()
    .replace(/[\s.\-/()]/g, "")
    .replace(/^BE/, "");
  const digits = compact.length === 9 ? `0${compact}` : compact;
  if (!/^[01]\d{9}$/.test(digits) || Number(digits) === 0) return { ok: false, fault: "format" };
  return Number(digits.slice(8)) === controlNumber(digits.slice(0, 8))
    ? { ok: true, number: digits }
    : { ok: false, fault: "check_digits" };
}

/** The ten digits of a Belgian enterprise number, or null where the text is none or its check digits are wrong. */
export function normalizeEnterpriseNumber(text: string): string | null {
  const parsed = parseEnterpriseNumber(text);
  return parsed.ok ? parsed.number : null;
}

/** `0999900150` as people read it: `0999.900.150`. */
export const formatEnterpriseNumber = (digits: string): string =>
  `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
