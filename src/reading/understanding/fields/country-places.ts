import { toCountryCode } from "../../../platform/country-code.ts";
import { foldAccents } from "../../../platform/folding.ts";

/** Names of countries that persons bear: `Peeters, Jordan`. */
const GIVEN_NAMES: ReadonlySet<string> = new Set("jordan georgia chad israel india kenya france ireland".split(" "));

/** A code of two letters may be a name as well: `Peeters, An`. */
const isCountry = (part: string): boolean => part.length > 2 && toCountryCode(part) !== null;

/** `Belgien`, `Dubai, UAE`, `Lettland, 4`: a country, alone or beside a town or a number, and nobody's name. */
export function isCountryPlace(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return isCountry(first);
  return (isCountry(last) && !GIVEN_NAMES.has(foldAccents(last))) || (isCountry(first) && /^\P{L}*$/u.test(last));
}
