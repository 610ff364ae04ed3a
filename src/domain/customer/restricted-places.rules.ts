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
export const uncontrolledAreas = (text: string): string[] =>
  AREAS.filter(([, words]) => clausesOf(text).some((clause) => isNamed(clause, words))).map(([name]) => name);

/** Council Regulations (EU) No 692/2014 and (EU) 2022/263, by their towns in running text. */
const OCCUPIED: readonly (readonly [name: string, words: string])[] = [
  [
    "Crimea",
    "(?<!(?:boulevard|bd|rue|metro|reaumur).{0,5})(?:crimea|crimee|krim|sevastopol|sebastopol|sewastopol|simferopol)(?!\\p{L})",
  ],
  ["the Donetsk region", "(?:donetsk|donezk|donjetsk|mariupol|marioepol|marioupol)(?!\\p{L})"],
  ["the Luhansk region", "(?:l(?:o?u|oe)[gh]ansk)(?!\\p{L})"],
];

/** Who fled from there, or was born there, has no business there. */
const LEFT =
  /(?<!\p{L})(?:fled|refugees?|displaced|born|native|(?:ge)?vlucht\w*|geboren|afkomstig|ontheemd\w*|fui|refugie\w*|deplace\w*|nee?|originaire|geflohen|fluchtling\w*|vertrieben\w*|stamm\w*)(?!\p{L})/iu;

/** Areas of Ukraine under a trade ban of the Union that running text names, does not deny, and does not come from. */
export const occupiedAreas = (text: string): string[] =>
  OCCUPIED.filter(([, words]) => clausesOf(text).some((clause) => !LEFT.test(clause) && isNamed(clause, words))).map(
    ([name]) => name,
  );

const clausesOf = (text: string): string[] => foldAccents(text).split(/[.;\n]/);

function isNamed(clause: string, words: string): boolean {
  const found = new RegExp(`(?<!\\p{L})${words}`, "iu").exec(clause);
  return found !== null && !DENIED.test(clause.slice(0, found.index));
}
