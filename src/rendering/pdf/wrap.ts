export type WidthOf = (text: string) => number;

/** After these a long word may break without a hyphen: addresses, paths, hashes with a scheme. */
const SOFT_BREAKS = new Set(["/", "-", "_", ".", ",", ":", ";", "&", "?", "=", "@", "+"]);

/**
 * Lines no wider than `maxWidth`, whatever the text: a word that is wider by itself is cut, after a mark such as
 * a slash where one is near the edge, else between characters. Line feeds in the text are kept as line ends.
 * Only a single character wider than the line is left as it is. A line that ends between words ends with a space beyond the
 * width, so that the extracted text keeps the words apart.
 */
export function wrapText(text: string, maxWidth: number, widthOf: WidthOf): string[] {
  return text.split("\n").flatMap((line, at, all) => {
    const lines = wrapLine(line, maxWidth, widthOf);
    return at === all.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1)!} `];
  });
}

function wrapLine(line: string, maxWidth: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  const spaceWidth = widthOf(" ");
  let current = "";
  let currentWidth = 0;
  let isWordCut = false;
  const put = (piece: string, width: number): void => {
    const joined = current === "" ? width : currentWidth + spaceWidth + width;
    if (current !== "" && joined > maxWidth) {
      lines.push(isWordCut ? current : `${current} `);
      current = piece;
      currentWidth = width;
    } else {
      current = current === "" ? piece : `${current} ${piece}`;
      currentWidth = joined;
    }
  };
  for (const word of line.split(/ +/)) {
    if (word === "") continue;
    const width = widthOf(word);
    const pieces = width <= maxWidth ? [word] : cutWord(word, maxWidth, widthOf);
    pieces.forEach((piece, at) => {
      isWordCut = at > 0;
      put(piece, widthOf(piece));
    });
  }
  return [...lines, current];
}

/** Pieces of a word that each fit. Cuts between code points, so that no pair of surrogates is torn. */
function cutWord(word: string, maxWidth: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let width = 0;
  let softBreak = 0;
  const cut = (at: number): void => {
    pieces.push(piece.slice(0, at).join(""));
    piece = piece.slice(at);
    width = widthOf(piece.join(""));
    softBreak = 0;
  };
  for (const character of word) {
    const advance = widthOf(character);
    if (piece.length > 0 && width + advance > maxWidth) cut(softBreak * 2 > piece.length ? softBreak : piece.length);
    piece.push(character);
    width += advance;
    if (SOFT_BREAKS.has(character)) softBreak = piece.length;
  }
  if (piece.length > 0) pieces.push(piece.join(""));
  return pieces;
}

/** The text cut to one line that fits, with an ellipsis where something was left out. */
export function fitText(text: string, maxWidth: number, widthOf: WidthOf): string {
  if (widthOf(text) <= maxWidth) return text;
  let kept = "";
  let width = widthOf("…");
  for (const character of text) {
    width += widthOf(character);
    if (width > maxWidth) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
