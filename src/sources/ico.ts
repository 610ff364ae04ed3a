/**
 * The eight digits of a Czech or Slovak organisation number (IČO), or null where the text is not one: both countries
 * number companies by one scheme, often written without leading zeros, with weights 8 to 2 and a check digit modulo 11.
 */
export function normaliseIco(given: string): string | null {
  const compact = given.replace(/[\s.-]/g, "").replace(/^(?:CZ|SK|IČO?|ICO):?/iu, "");
  if (!/^\d{6,8}$/.test(compact) || Number(compact) === 0) return null;
  const number = compact.padStart(8, "0");
  const sum = [8, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + Number(number[at]) * weight, 0);
  return (11 - (sum % 11)) % 10 === Number(number[7]) ? number : null;
}
