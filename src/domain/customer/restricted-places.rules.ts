import { foldAccents } from "../../platform/folding.ts";

/** Countries with which the Union restricts trade as a whole, beside its list of high-risk third countries: Regulation (EC) No 765/2006. */
export const RESTRICTED_COUNTRIES: readonly string[] = ["BY"];

/** Areas that their states do not control: who trades there pays and ships through others, and no register of the state has them. */
const AREAS: readonly (readonly [name: string, words: string])[] = [
  ["Transnistria", "(?:transnistri(?:a|e|en)|transdniestri(?:a|e|en)|pridnestrovie)(?!\\p{L})"],
  ["Abkhazia", "(?:abkhazi(?:a|e)|abchazie|abchasien)(?!\\p{L})"],
  ["South Ossetia", "(?:south ossetia|zuid-?ossetie|ossetie du sud|sudossetien)(?!\\p{L})"],
  [
    "Northern Cyprus",
    "(?:north(?:ern)? cyprus|noord-?cyprus|chypre du nord|nordzypern|trnc|turkish republic of northern)(?!\\p{L})",
  ],
  ["Somaliland", "somaliland(?!\\p{L})"],
];

const DENIED =
  /(?<!\p{L})(?:no|not|never|none|without|geen|niet|nooit|zonder|pas|aucune?|sans|jamais|keine?[mnrs]?|nicht|nie|ohne)(?!\p{L})[^,]*$/iu;

/** Areas of those that a text names and does not deny. */
export function uncontrolledAreas(text: string): string[] {
  const clauses = foldAccents(text).split(/[.;\n]/);
  const isNamed = (clause: string, words: string) => {
    const found = new RegExp(`(?<!\\p{L})${words}`, "iu").exec(clause);
    return found !== null && !DENIED.test(clause.slice(0, found.index));
  };
  return AREAS.filter(([, words]) => clauses.some((clause) => isNamed(clause, words))).map(([name]) => name);
}
