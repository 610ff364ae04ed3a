import { oncePerObject } from "../../platform/once-per-object.ts";

/** Signs without a width, marks of direction, soft hyphens and control characters: they part a word, and nobody sees them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?![\n\r\t])\p{Cc}/gu;
/** Accents that make no letter of their own, such as those that strike a word through. */
const LOOSE_MARK = /(?<=\p{Script=Latin}\p{M}*)\p{Mn}/gu;
/** Of HTML what stands within a word, and what stands between words. */
const INLINE_TAG =
  /<!--[^]{0,2000}?-->|<\/?(?:a|b|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr)\b[^<>@]{0,500}>/giu;
const BLOCK_TAG = /<\/?(?:br|div|h[1-6]|hr|li|ol|p|script|style|table|td|tr|ul)\b[^<>@]{0,500}>/giu;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|nbsp|shy|zwnj|zwj|quot|apos|lt|gt));/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  nbsp: " ",
  shy: "",
  zwnj: "",
  zwj: "",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
};
/** Letters one by one: `c-o-c-a-i-n-e`. Capitals with full stops are an abbreviation. */
const SPELLED =
  /(?<![\p{L}\p{N}][-_*·]?)\p{L}([-_*· ])\p{L}(?:\1\p{L}){2,}(?![-_*·]?[\p{L}\p{N}])|(?<![\p{L}\p{N}.])\p{Ll}(?:\.\p{Ll}){3,}(?![\p{L}\p{N}])/gu;

const LETTERS =
  "АaВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSаaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwѵvкkмmтt" +
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaοoνvρpτtυuκkιiεeχxηnωwօoսuոnհhɑaɡg" +
  "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";
/** Letters of other scripts that look like Latin ones, by the letter that a reader takes them for. */
const ALIKE = new Map(
  [...LETTERS].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1]!] as const] : [])),
);
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;

/** All but signs that are written so. */
const COMPOSED = /[^…½¼¾²³°™]+/gu;

/** Nothing in it has to be made readable. */
const PLAIN = /^[\x20-\x25\x27-\x3b=\n\r\t\u00a1-\u00ac\u00ae-\u017f€–—‘’“”…]*$/u;

/**
 * An answer as a reader sees it, which the rules read too: without signs that nobody sees, without marks of HTML, with the letters that
 * others only look like. What the customer sent is stored as it came.
 */
export function readableText(text: string): string {
  if (PLAIN.test(text)) return joined(text);
  const visible = decoded(text)
    .replaceAll(INLINE_TAG, "")
    .replaceAll(BLOCK_TAG, " ")
    .replaceAll(COMPOSED, (run) => run.normalize("NFKC"))
    .replaceAll(INVISIBLE, "")
    .replaceAll(LOOSE_MARK, "");
  return joined(inOneScript(visible));
}

const joined = (text: string): string => text.replaceAll(SPELLED, (letters) => letters.replaceAll(/[-_*· .]/g, ""));

const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** A word in another script stays as it is where its text has such words, which no Latin letters look like. */
function inOneScript(text: string): string {
  if (!LATIN.test(text)) return text;
  const words = text.match(WORD) ?? [];
  const isForeign = (word: string) => !LATIN.test(word) && [...word].some((letter) => !ALIKE.has(letter));
  const hasForeign = words.some(isForeign);
  return text.replaceAll(WORD, (word) => {
    const isMixed = LATIN.test(word);
    if (!isMixed && (hasForeign || [...word].some((letter) => !ALIKE.has(letter)) || word.length < 3)) return word;
    return [...word].map((letter) => ALIKE.get(letter) ?? letter).join("");
  });
}

/** Deeper than any form sends. */
const DEPTH_MAX = 10;

/** The same of whatever an answer holds: texts, lists and fields. */
function readableAnswer(answer: unknown, depth = 0): unknown {
  if (typeof answer === "string") return readableText(answer);
  if (typeof answer !== "object" || answer === null) return answer;
  if (depth > DEPTH_MAX) return null;
  if (Array.isArray(answer)) return answer.map((one) => readableAnswer(one, depth + 1));
  return Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, readableAnswer(value, depth + 1)]));
}

/** Questions that are answered with lists of persons and companies. */
const LISTS = ["beneficial_owners", "directors"];

/** What a list or an object says in words: `{"weapons": true}` says weapons. */
function wordsOf(answer: unknown, field = "", depth = 0): string[] {
  if (typeof answer === "string") return answer.trim() === "" ? [] : [answer];
  if (answer === true) return [field === "" ? "yes" : field];
  if (typeof answer === "number") return [`${field} ${answer}`.trim()];
  if (typeof answer !== "object" || answer === null || depth > DEPTH_MAX) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    wordsOf(value, Array.isArray(answer) ? field : name, depth + 1),
  );
}

/** A question that asks for words is answered in words, also where a caller sent a list or an object: rules read words. */
export function inWords(question: string, answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null || LISTS.includes(question)) return answer;
  return readableText(wordsOf(answer).join("; "));
}

/** Answers by question, once for each set, which is read many times and never changes. */
export const answersInWords = oncePerObject((answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([question, answer]) => [question, readableAnswer(inWords(question, answer))]),
  ),
);

const readableObject = oncePerObject((texts: object) => readableAnswer(texts) as object);

/** The same of texts beside the answers. */
export const readableTexts = <T extends object>(texts: T): T => readableObject(texts) as T;
