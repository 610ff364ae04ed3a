/**
 * The nine digits of a SIREN: given alone, as the beginning of a SIRET (14 digits) or as the end of a VAT number, with or
 * without `FR`. Null without valid check digits (Luhn).
 */
export function normaliseSiren(given: string): string | null {
  const [, siren = ""] =
    /^(?:FR)?(?:[0-9A-HJ-NP-Z]{2})?(\d{9})$|^(\d{9})\d{5}$/
      .exec(given.toUpperCase().replace(/[\s.-]/g, ""))
      ?.filter((part) => part !== undefined) ?? [];
  return siren !== "" && Number(siren) > 0 && passesLuhn(siren) ? siren : null;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
