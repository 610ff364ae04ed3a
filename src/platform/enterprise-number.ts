/** Check digits of an enterprise number from its first eight digits: 97 − (n mod 97), 01 to 97. */
const controlNumber = (firstEight: string): number => 97 - (Number(firstEight) % 97);

/** Why a text is not a Belgian enterprise number. */
export type EnterpriseNumberFault = "format" | "check_digits";

/**
 * Parses a Belgian enterprise number in its usual spellings: `0999900150`, `0999.900.150`, `BE0999900150`, and the nine
 * digits used before 2005, which get a leading zero. Numbers that start with 0 or 1 are enterprises; 2 to 8 are
 * establishment units and are rejected.
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

/** The ten digits of a Belgian enterprise number, or null if the text is not one or its check digits are wrong. */
export function normalizeEnterpriseNumber(text: string): string | null {
  const parsed = parseEnterpriseNumber(text);
  return parsed.ok ? parsed.number : null;
}

/** `0999900150` formatted as `0999.900.150`. */
export const formatEnterpriseNumber = (digits: string): string =>
  `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
