import { matchesOf } from "../../platform/matches.ts";
import { tokensOf } from "../candidates/index-tokens.ts";

/** A word of a running text. */
export interface TextWord {
  /** Its forms as search tokens, in Latin letters. */
  readonly tokens: readonly string[];
  readonly from: number;
  readonly to: number;
  /** Begins with a capital or a digit, or is of a script without capitals. */
  readonly isCapital: boolean;
  readonly isUpper: boolean;
  /** What stands between it and the word before it ends a name: a full stop, a colon, a bracket, an empty line. */
  readonly isCut: boolean;
  /** A comma stands before it. */
  readonly isBehindComma: boolean;
}

const APOSTROPHE = "'’‘`´ʹʼʻ";
const WORD = new RegExp(String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}${APOSTROPHE}]*`, "gu");
/** A French article or preposition that is written with the name behind it. */
const ELIDED = new RegExp(String.raw`^(?:[ldjmnst]|qu)[${APOSTROPHE}](?=\p{L}{2})`, "iu");
const ODD = new RegExp(`[${APOSTROPHE}]`, "gu");
/** A full stop behind an initial or inside `B.V.` ends nothing. */
const END = /[:;!?()[\]|•\t]|\.\s|\n\s*\n|\.$/;
const INITIAL = /^\p{L}{1,2}$/u;

/** The words of a text, without accents, case, punctuation, quotes and hyphens. */
export function textWords(text: string): TextWord[] {
  const known = new Map<string, readonly string[]>();
  const words: TextWord[] = [];
  let before = { to: 0, text: "" };
  for (const { 0: raw, index } of matchesOf(text, WORD)) {
    let tokens = known.get(raw);
    if (tokens === undefined) known.set(raw, (tokens = tokensOfWord(raw)));
    const between = text.slice(before.to, index);
    const ends = END.test(between) && !(INITIAL.test(before.text) && /^\.\s?$/.test(between));
    const bare = raw.replace(ELIDED, "");
    words.push({
      tokens,
      from: index + raw.length - bare.length,
      to: index + raw.replace(new RegExp(`[${APOSTROPHE}]+$`, "u"), "").length,
      isCapital: !/^\p{Ll}/u.test(bare),
      isUpper: bare.length > 1 && bare === bare.toUpperCase(),
      isCut: words.length === 0 || ends,
      isBehindComma: between.includes(","),
    });
    before = { to: index + raw.length, text: raw };
  }
  return words;
}

function tokensOfWord(raw: string): readonly string[] {
  const forms = [raw.replace(ODD, ""), ...(ELIDED.test(raw) ? [raw.replace(ELIDED, "").replace(ODD, "")] : [])];
  return [...new Set(forms.flatMap((form) => tokensOf(form)))];
}
