import { toCountryCode } from "../../platform/country-code.ts";
import { foldedWords } from "./near-towns.ts";

/** "Not Russia", and not "not only Russia", "no longer Russia" or "not outside Russia". */
const NO = /^(?:no|not|never|none|geen|niet|nooit|nee|neen|non|pas|aucune?|jamais|kein|keine|keinen|nein|nicht|nie)$/;
const BESIDE =
  /^(?:customers?|clients?|klanten|klant|kunden|kunde|sales|verkoop|ventes?|verkauf|we|wij|nous|wir|do|deliver|sell|ship|leveren|verkopen|livrons|vendons|liefern|verkaufen|aan|an|have|hebben|avons|haben|in|to|with|from|the|naar|met|uit|de|het|en|au|aux|avec|vers|la|le|les|l|mit|nach|aus|der|die|das|den)$/;
const NAME_WORDS_MAX = 5;

interface Said {
  readonly said: string;
  /** Countries that it says are none of them. */
  readonly denied: readonly string[];
}

/** "Not to Russia, Belarus or Iran": all of them are denied, which "not Russia, Belgium" and "in Belgium and Russia" do not say. */
const OR = /\s(?:or|nor|of|ou|ni|oder|noch)\s/i;

/** A clause of an answer without the members that do nothing but deny a country. */
export function withoutDenied(clause: string): Said {
  const denied: string[] = [];
  const members = clause.split(/([,;/|()&+:]|\s(?:and|et|und|but|maar|mais|aber)\s)/i);
  const said: string[] = [];
  for (let at = 0; at < members.length; at++) {
    const codes = deniedIn(members[at]!);
    denied.push(...codes);
    if (codes.length === 0) said.push(members[at]!);
    else at += furtherOf(members.slice(at + 1), denied);
  }
  return { said: said.join(""), denied };
}

/** How many of the members behind a denied one carry its list on, up to its "or"; their countries are added. */
function furtherOf(members: readonly string[], denied: string[]): number {
  const codes: string[] = [];
  for (let at = 0; members[at] === "," && at + 1 < members.length; at += 2) {
    const listed = members[at + 1]!.trim().split(OR);
    const read = listed.map((one) => countryIn(foldedWords(one), false));
    if (read.includes(null)) return 0;
    codes.push(...read.filter((code) => code !== null));
    if (listed.length === 1) continue;
    denied.push(...codes);
    return at + 2;
  }
  return 0;
}

/** The countries of a member that does nothing but deny them. NO is also the code of Norway. */
function deniedIn(member: string): string[] {
  if (/\bNO\b/.test(member)) return [];
  const single = countryIn(foldedWords(member), true);
  if (single !== null) return [single];
  const read = member.split(OR).map((one, at) => countryIn(foldedWords(one), at === 0));
  return read.filter((code) => code !== null).length === read.length ? read.filter((code) => code !== null) : [];
}

/** The country in words that are nothing but its name, words beside it and, of a denied one, the denial. */
function countryIn(words: readonly string[], isDenied: boolean): string | null {
  for (let length = Math.min(NAME_WORDS_MAX, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const code = toCountryCode(words.slice(at, at + length).join(" "));
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      const isAll = rest.every((word) => BESIDE.test(word) || (isDenied && NO.test(word)));
      if (code !== null && isAll && (!isDenied || rest.some((word) => NO.test(word)))) return code;
    }
  }
  return null;
}
