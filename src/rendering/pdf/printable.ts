import anyAscii from "any-ascii";

/**
 * Scripts that a font prints without a shaping engine. Arabic is among them because its letters are joined by a table.
 */
const PRINTABLE_SCRIPT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Ethiopic}\p{Script=Common}\p{Script=Inherited}]/u;
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/g;
const SPACE = /[\p{Zs}\t]/gu;
/** Controls, and what steers display without being seen, such as zero-width and direction marks. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export interface PrintableText {
  readonly text: string;
  /** Characters that were replaced. */
  readonly replaced: number;
}

/**
 * Any string as one that the fonts can show: composed (NFC), one kind of space and line end, no controls and no
 * direction marks (which could make a name read as another). Words of a script that cannot be printed are written by
 * sound in Latin letters, in brackets that nobody takes for the name itself: \u27E8nrendr modi\u27E9.
 */
export function toPrintable(value: string, hasGlyph: (codePoint: number) => boolean): PrintableText {
  const plain = value
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_END, "\n")
    .replace(SPACE, " ")
    .replace(INVISIBLE, "");
  let [text, foreign, replaced] = ["", "", 0];
  const close = (): void => {
    text += foreign === "" ? "" : inLatin(foreign);
    foreign = "";
  };
  for (const character of plain) {
    const isForeign = !(character === "\n" || canPrint(character, hasGlyph));
    // A mark on a letter that cannot be printed goes with the letter, whatever script it is of.
    if (isForeign || (foreign !== "" && /\p{M}/u.test(character))) {
      foreign += character;
      replaced += 1;
    } else {
      close();
      text += character;
    }
  }
  close();
  return { text: text.replaceAll("\u27E9 \u27E8", " "), replaced };
}

function canPrint(character: string, hasGlyph: (codePoint: number) => boolean): boolean {
  return PRINTABLE_SCRIPT.test(character) && hasGlyph(character.codePointAt(0) ?? 0);
}

/** By sound; what has no sound by its code points. */
function inLatin(foreign: string): string {
  const sound = anyAscii(foreign)
    .replace(/[^ -~]/g, "")
    .trim();
  const codes = Array.from(foreign, (character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`);
  return `\u27E8${sound === "" ? codes.join(" ") : sound}\u27E9`;
}
