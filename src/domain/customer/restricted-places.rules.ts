import { foldAccents } from "../../platform/folding.ts";

/** Countries with which the Union restricts trade as a whole, beside its list of high-risk third countries: Regulation (EC) No 765/2006. */
export const RESTRICTED_COUNTRIES: readonly string[] = ["BY"];

/** Areas that their states do not control: who trades there pays and ships through others, and no register of the state has them. */
const AREAS: readonly (readonly [name: string, words: RegExp])[] = [
  ["Transnistria", /(?<!\p{L})(?:transnistri\p{L}*|transdniestri\p{L}*|pridnestrov\p{L}*)/iu],
  ["Abkhazia", /(?<!\p{L})(?:abkhazi\p{L}*|abchazi\p{L}*|abchasien)/iu],
  ["South Ossetia", /(?<!\p{L})(?:south ossetia|zuid-?ossetie|ossetie du sud|sudossetien)/iu],
  [
    "Northern Cyprus",
    /(?<!\p{L})(?:north(?:ern)? cyprus|noord-?cyprus|chypre du nord|nordzypern|trnc|turkish republic of northern)/iu,
  ],
  ["Somaliland", /(?<!\p{L})somaliland/iu],
];

/** Areas of those that a text names. */
export const uncontrolledAreas = (text: string): string[] =>
  AREAS.filter(([, words]) => words.test(foldAccents(text))).map(([name]) => name);
