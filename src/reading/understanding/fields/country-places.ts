import { hasTwoNames } from "../../../domain/matching/towns.ts";
import { toCountryCode } from "../../../platform/country-code.ts";
import { foldAccents } from "../../../platform/folding.ts";

/** Names of countries and towns that persons bear: `Peeters, Jordan`, `Smith, Forest`. */
const GIVEN_NAMES: ReadonlySet<string> = new Set(
  "jordan georgia chad israel india kenya france ireland hal forest".split(" "),
);

/** Towns behind a name, beside those with two names, as in `Jan Maes, Gent`. Left out are those that somebody may be called: `Peeters, Florence`. */
const TOWNS: ReadonlySet<string> = new Set(
  `aarschot amsterdam athens athus barcelona berlin bonn bornem brasschaat bucharest budapest charleroi copenhagen
  deinze destelbergen dortmund drogenbos dusseldorf edinburgh edegem eeklo eindhoven eupen frankfurt geel genk geneve
  genova grimbergen groningen haarlem hamburg hamme harelbeke hasselt herentals heist helsinki herstal hoboken izegem
  kapellen knokke koln kontich leiden lille lokeren lommel londres lyon luxembourg maaseik maastricht
  madrid malmedy marseille menen merelbeke milano mol mortsel moskou munchen nijmegen ninove parijs praag prague puurs
  riga rotterdam schoten seraing sint-niklaas stockholm stuttgart tallinn temse tielt torhout turnhout utrecht
  verviers vilnius warsaw waregem waterloo wemmel wenen wetteren wevelgem wien wijnegem wilrijk zaventem zedelgem zele
  zelzate zottegem zurich zwevegem`.split(/\s+/),
);

/** Whether a text is a town and nothing else. */
export function isTown(text: string): boolean {
  const folded = foldAccents(text.trim());
  return TOWNS.has(folded) || (hasTwoNames(text) && !GIVEN_NAMES.has(folded));
}

/** A code of two letters may be a name as well: `Peeters, An`. */
const isCountry = (part: string): boolean => part.length > 2 && toCountryCode(part) !== null;

/** `Belgien`, `Dubai, UAE`, `Lettland, 4`: a country, alone or beside a town or a number, and nobody's name. */
export function isCountryPlace(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return isCountry(first);
  return (isCountry(last) && !GIVEN_NAMES.has(foldAccents(last))) || (isCountry(first) && /^\P{L}*$/u.test(last));
}
