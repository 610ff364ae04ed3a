import type { Address } from "./address.ts";
import { readStreetKind, streetConcepts, streetLanguage } from "./street-words.ts";
import { canonicalTown } from "./towns.ts";
import { areDisjoint, type MatchScore, pairWords, roundScore, toWords, wordSimilarity } from "./words.ts";

/** Score from which two addresses count as the same. */
export const ADDRESS_MATCH_THRESHOLD = 0.7;

const WEIGHTS = { town: 0.5, street: 0.35, houseNumber: 0.15 } as const;
/** Score of streets with the same house number in a bilingual town whose names have no known translation. */
const UNTRANSLATED_STREET = 0.6;
const SMALL_WORDS = new Set("de het den der ten ter van du des la le les l d a au aux en et".split(" "));

interface Place {
  readonly postalCode: string | null;
  readonly town: string;
  readonly streetWords: readonly string[];
  readonly houseNumber: string | null;
}

/**
 * Compares two addresses, given in parts or as the lines of a register (`Street 1\n1000 City`). Street and town names
 * are matched across Dutch and French.
 */
export function compareAddresses(a: Address | string, b: Address | string): MatchScore {
  const left = readPlace(a);
  const right = readPlace(b);
  if (left.streetWords.length === 0 || right.streetWords.length === 0) {
    return { score: 0, detail: "an address is missing" };
  }
  const town = compareTowns(left, right);
  const houseNumber = compareHouseNumbers(left.houseNumber, right.houseNumber);
  const street = compareStreets(left, right, town === 1 && houseNumber === 1);
  const score = town * WEIGHTS.town + street * WEIGHTS.street + houseNumber * WEIGHTS.houseNumber;
  const notes = [
    town < 0.5 ? "towns differ" : "",
    street < 0.5 ? "streets differ" : "",
    houseNumber < 0.5 ? "house numbers differ" : "",
  ].filter(Boolean);
  return { score: roundScore(score), detail: notes.join("; ") || "the addresses match" };
}

function readPlace(address: Address | string): Place {
  if (typeof address !== "string") {
    return {
      ...readStreet(address.street),
      postalCode: address.postal_code || null,
      town: canonicalTown(address.city),
    };
  }
  const parts = address
    .split(/\n|,/)
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findLastIndex((part) => TOWN_LINE.test(part));
  const [, postalCode, town] = TOWN_LINE.exec(parts[at] ?? "") ?? [];
  if (postalCode !== undefined && at > 0) {
    return { ...readStreet(parts.slice(0, at).join(" ")), postalCode, town: canonicalTown(town!) };
  }
  // A single line: `Street 1 1000 City`.
  const line = /^(.*\S)\s+(?:B-)?(\d{4,5})\s+(\D.*)$/.exec(parts.join(" "));
  if (!line) return { ...readStreet(parts.join(" ")), postalCode: null, town: "" };
  return { ...readStreet(line[1]!), postalCode: line[2]!, town: canonicalTown(line[3]!) };
}

const TOWN_LINE = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(\D.*)$/;

/** Splits street words and house number: 12 in `Rue Haute 12 bte 3`, `12, Rue Haute` and `Hoogstraat 12/3`. */
function readStreet(street: string): Pick<Place, "streetWords" | "houseNumber"> {
  const words = toWords(street.replace(/\b(bus|bte|boite|boîte|box)\b.*$/i, " "));
  const at =
    words[0] !== undefined && /^\d/.test(words[0]) ? 0 : words.findLastIndex((word) => /^\d+[a-z]?$/.test(word));
  const numberAt = at >= 0 && words[at - 1] !== undefined && /^\d+[a-z]?$/.test(words[at - 1]!) ? at - 1 : at;
  return {
    streetWords: words.filter(
      (word, index) => (numberAt <= 0 ? index !== numberAt : index < numberAt) && !SMALL_WORDS.has(word),
    ),
    houseNumber: numberAt < 0 ? null : (/^\d+/.exec(words[numberAt]!)?.[0] ?? null),
  };
}

function compareTowns(a: Place, b: Place): number {
  const sameName = a.town !== "" && (a.town === b.town || wordSimilarity(a.town, b.town) > 0);
  if (a.postalCode !== null && b.postalCode !== null) {
    if (a.postalCode === b.postalCode) return 1;
    // A town may have several postal codes, some for companies and post offices.
    return sameName ? 0.7 : 0;
  }
  return sameName ? 1 : 0;
}

const compareHouseNumbers = (a: string | null, b: string | null): number =>
  a === null && b === null ? 1 : a === null || b === null ? 0.5 : a === b ? 1 : 0;

function compareStreets(a: Place, b: Place, sameDoor: boolean): number {
  const left = a.streetWords.flatMap(streetTokens);
  const right = b.streetWords.flatMap(streetTokens);
  const { score } = pairWords(left, right, similarTokens, (token) => (token.startsWith("~") ? 0.4 : 1));
  const languages = [streetLanguage(a.streetWords), streetLanguage(b.streetWords)];
  const isBilingual = languages.includes("nl") && languages.includes("fr");
  return sameDoor && isBilingual && isBilingualTown(a.postalCode) ? Math.max(score, UNTRANSLATED_STREET) : score;
}

/** Tokens of a street name. The kind of street is a token such as `~street`, also if it ends a Dutch compound. */
function streetTokens(word: string): string[] {
  const kind = readStreetKind(word);
  if (!kind) return [word];
  return kind.stem === "" ? [`~${kind.kind}`] : [kind.stem, `~${kind.kind}`];
}

function similarTokens(a: string, b: string): number {
  if (a.startsWith("~") || b.startsWith("~")) return a === b ? 1 : 0;
  const exact = wordSimilarity(a, b);
  return exact > 0 ? exact : areDisjoint(streetConcepts(a), streetConcepts(b)) ? 0 : 0.95;
}

/** Brussels and the municipalities with language facilities have street names in two languages. */
function isBilingualTown(postalCode: string | null): boolean {
  const code = Number(postalCode);
  return (code >= 1000 && code <= 1210) || FACILITY_CODES.has(code);
}
const FACILITY_CODES = new Set([
  1547, 1620, 1630, 1640, 1780, 1950, 1970, 3790, 3798, 7700, 7780, 7880, 7890, 9600, 8587,
]);
