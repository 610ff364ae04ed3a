/** Stands for a character that the document cannot print. */
const REPLACEMENT = "□";

/** Left to right and without contextual forms, so a font alone is enough to print them. */
const PRINTABLE_SCRIPT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;
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
 * Any string as one that a font can show: composed (NFC), one kind of space and line end, no controls and no
 * direction marks (which could make a name read as another), and a box for each character of another script.
 */
export function toPrintable(value: string, hasGlyph: (codePoint: number) => boolean): PrintableText {
  const plain = value
    .toWellFormed()
    .normalize("NFC")
    .replace(LINE_END, "\n")
    .replace(SPACE, " ")
    .replace(INVISIBLE, "");
  let text = "";
  let replaced = 0;
  for (const character of plain) {
    if (character === "\n" || canPrint(character, hasGlyph)) text += character;
    else if (/\p{M}/u.test(character) && text.endsWith(REPLACEMENT)) continue;
    else {
      text += REPLACEMENT;
      replaced += 1;
    }
  }
  return { text, replaced };
}

function canPrint(character: string, hasGlyph: (codePoint: number) => boolean): boolean {
  return PRINTABLE_SCRIPT.test(character) && hasGlyph(character.codePointAt(0) ?? 0);
}
