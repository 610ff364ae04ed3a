import type { ListedName } from "../list-entry.ts";
import { ORG_WORDS } from "../tables/org-words.ts";

/** Words that make no name of two words of one. */
const SMALL = /^(?:the|of|for|and|to|in)$/i;

/**
 * Names that a list joins by a slash: "NEW PEOPLE'S ARMY / COMMUNIST PARTY". Without spaces a slash also joins words
 * ("IMPORT/EXPORT", "SYRIA/THE LEVANT"), so each side must have two words then, and none of a trade at the slash.
 * @returns [] if the slash joins no names
 */
export function namesJoined(text: string): ListedName[] {
  const spaced = text.split(/\s+\/\s+/);
  const parts = spaced.length > 1 ? spaced : text.split("/").map((part) => part.trim());
  const areNames = spaced.length > 1 ? parts.every((part) => /\p{L}{2}/u.test(part)) : parts.every(isNameBesideSlash);
  if (parts.length < 2 || !areNames) return [];
  // Weak where the slash may as well join two words, or where one side is an acronym of the other.
  return parts.map((name) => ({ name, weak: spaced.length < 2 || (name.length <= MAX_ACRONYM && ACRONYM.test(name)) }));
}

function isNameBesideSlash(part: string, at: number): boolean {
  const words = part.split(/[\s-]+/).filter((word) => /\p{L}{2}/u.test(word) && !SMALL.test(word));
  const besideSlash = at === 0 ? words.at(-1) : words[0];
  return words.length >= 2 && !ORG_WORDS.has(besideSlash!.toLowerCase());
}

const LATIN = /\p{Script=Latin}/u;
const OTHER_SCRIPT = /\p{L}/u;
const isLatin = (text: string): boolean => LATIN.test(text);
const isOtherScript = (text: string): boolean => !isLatin(text) && OTHER_SCRIPT.test(text);

/** What brackets add to a name but is no name. */
const REMARK = /listed as|\b(?:birth|combat) name|^original script$|false identity|\bborn\b|passport/i;
const MAX_ACRONYM = 5;
/** A short word without small letters: `AQMI`, `LRM/A`. */
const ACRONYM = /^\p{Lu}[\p{Lu}\d/.-]{1,9}$/u;

/** One alias of the UN list, in which several names, spellings in another script and remarks can stand together. */
export function namesInAlias(text: string): ListedName[] {
  const pieces = splitOutside(text.replace(/,\s*born\b.*$/is, "").replace(/\s[a-z]\)\s/g, "; "), ";");
  return pieces.flatMap((piece) => {
    const parts = splitOutside(piece, "(");
    const isInside = (part: string) => part.startsWith("(") && part.endsWith(")");
    // Text after brackets, as in "LEADER (HONG KONG) LIMITED", shows that they are part of the name.
    if (!parts.slice(1).every(isInside)) return [strong(piece)];
    const [outside = "", ...inside] = parts;
    const read = inside.map((part) => namesInBrackets(outside, part.slice(1, -1)));
    const kept = inside.filter((_, at) => read[at] === null);
    return [strong([outside, ...kept].join(" ")), ...read.flatMap((names) => names ?? [])];
  });
}

/** @returns null if the text in brackets belongs to the name */
function namesInBrackets(outside: string, inside: string): ListedName[] | null {
  const spelling = inside.replace(/\(?original script\)?:?/gi, "").replace(/\s+-\s+[^;]*$/, "");
  const isOther = isLatin(outside) ? isOtherScript(spelling) || inside.includes(" script") : isLatin(spelling);
  if (isOther && outside !== "") return spelling.split(";").map(strong);
  if (REMARK.test(inside)) return [];
  return ACRONYM.test(inside) ? [{ name: inside, weak: true }] : null;
}

const strong = (name: string): ListedName => ({ name: name.replace(/^[\s),;]+|[\s,;]+$/g, ""), weak: false });

/** Parts of a text, separated except within brackets. A bracket that separates stays. */
function splitOutside(text: string, separator: ";" | "("): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    const separates = letter === separator && depth <= 0;
    if (separates) parts.push("");
    if (!separates || letter === "(") parts[parts.length - 1] += letter;
    if (letter === "(") depth++;
    if (letter === ")") depth--;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
