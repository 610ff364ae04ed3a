import { toCountryCode } from "../../platform/country-code.ts";
import { foldedWords } from "./near-towns.ts";

/** "Not Russia", and not "not only Russia", "no longer Russia" or "not outside Russia". */
const NO = /^(?:no|not|never|none|geen|niet|nooit|nee|neen|non|pas|aucune?|jamais|kein|keine|keinen|nein|nicht|nie)$/;
const BESIDE =
  /^(?:customers?|clients?|klanten|klant|kunden|kunde|sales|verkoop|ventes?|verkauf|we|wij|nous|wir|have|hebben|avons|haben|in|to|with|from|the|naar|met|uit|de|het|en|au|aux|avec|vers|la|le|les|l|mit|nach|aus|der|die|das|den)$/;
const NAME_WORDS_MAX = 5;

interface Said {
  readonly said: string;
  /** Countries that it says are none of them. */
  readonly denied: readonly string[];
}

/** A clause of an answer without the members that do nothing but deny a country. */
export function withoutDenied(clause: string): Said {
  const denied: string[] = [];
  const said = clause
    .split(/([,;/|()&+:]|\s(?:and|et|und|but|maar|mais|aber)\s)/i)
    .filter((member) => {
      const code = deniedIn(member);
      if (code !== null) denied.push(code);
      return code === null;
    })
    .join("");
  return { said, denied };
}

function deniedIn(member: string): string | null {
  const words = foldedWords(member);
  if (!words.some((word) => NO.test(word))) return null;
  for (let length = Math.min(NAME_WORDS_MAX, words.length - 1); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const code = toCountryCode(words.slice(at, at + length).join(" "));
      const rest = [...words.slice(0, at), ...words.slice(at + length)];
      const isAll = rest.every((word) => NO.test(word) || BESIDE.test(word));
      if (code !== null && isAll && rest.some((word) => NO.test(word))) return code;
    }
  }
  return null;
}
