import { foldWords, MAX_NAME_LENGTH } from "./fold.ts";
import { MAX_WORDS } from "./parse-name.ts";

/**
 * Scripts that the matcher has rules for: spellings of one name in them are recognised. A name with letters of any other
 * script (Devanagari, Khmer, Thai and so on) is searched as well, but that nothing is found says nothing.
 */
const COMPARABLE =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Ideographs of the extensions, of which no reading is carried (`src/cli/console/transliteration.ts`). */
const WITHOUT_READING =
  /[\u{3400}-\u{4CFF}\u{20000}-\u{20AFF}\u{20C00}-\u{235FF}\u{23700}-\u{254FF}\u{25600}-\u{2F7FF}\u{2FB00}-\u{350FF}]/u;

/** Why a name cannot be compared with the lists: without a letter or digit, of another script, or cut off. */
export type Unreadable = "no_letter" | "script" | "truncated";

/** Null for a name that is compared in full. */
export function whyUnreadable(name: string): Unreadable | null {
  const words = foldWords(name);
  if (words.length === 0) return "no_letter";
  if (name.length > MAX_NAME_LENGTH || words.length > MAX_WORDS) return "truncated";
  const letters = name.normalize("NFKC").replaceAll(/[^\p{L}\p{M}]/gu, "");
  return COMPARABLE.test(letters) && !WITHOUT_READING.test(letters) ? null : "script";
}
