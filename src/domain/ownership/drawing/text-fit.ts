import { BOX, type GraphNode, type NodeLine, TEXT } from "./drawing.model.ts";

/** Widths at size 1 in the widest of the usual typefaces, so that a text fits its box in any of them. */
const WIDTHS: readonly (readonly [pattern: RegExp, regular: number, bold: number])[] = [
  [/\s/, 0.32, 0.35],
  [/[iljI.,:;'|!·’]/, 0.34, 0.4],
  [/[ftr()[\]/\\"-]/, 0.42, 0.5],
  [/[cksvxyz?_–*]/, 0.6, 0.67],
  [/[mwMW@%…жмфшщыюЖМФШЩЫЮωΩ]/, 1, 1.11],
  [/[\p{Ll}\p{Nd}]/u, 0.65, 0.73],
  [/[\p{Lu}&+=<>≥≤~^#$€£]/u, 0.84, 0.88],
];

/** Width of a text in CSS pixels: at least as wide as it is printed. */
export function widthOf(text: string, { size, bold }: { readonly size: number; readonly bold: boolean }): number {
  let width = 0;
  for (const character of text) {
    const found = WIDTHS.find(([pattern]) => pattern.test(character));
    width += found === undefined ? 1.05 : found[bold ? 2 : 1];
  }
  return width * size;
}

/** A text in at most `most` lines of `width`; the last one ends with an ellipsis where something is left out. */
function wrap(text: string, style: (typeof TEXT)[keyof typeof TEXT], width: number, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  const add = (piece: string, space: string): void => {
    const joined = line === "" ? piece : `${line}${space}${piece}`;
    if (widthOf(joined, style) <= width) {
      line = joined;
      return;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const character of piece) {
      if (line !== "" && widthOf(line + character, style) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  };
  // A number stays with its sign; a word may break after its hyphen.
  for (const word of text.trim().split(/\s+(?!%)/)) {
    for (const [at, piece] of word.split(/(?<=-)/).entries()) add(piece, at === 0 ? " " : "");
  }
  if (line !== "") lines.push(line);
  if (lines.length <= most) return lines;
  let last = [...(lines[most - 1] ?? "")];
  while (last.length > 0 && widthOf(`${last.join("")}…`, style) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.join("").trimEnd()}…`];
}

const MOST_NAME_LINES = 4;
const MOST_DETAIL_LINES = 2;

/** What stands in a box of this width, from top to bottom. */
export function linesOf(node: GraphNode, width: number): NodeLine[] {
  const room = width - 2 * BOX.paddingX;
  return [
    ...wrap(node.name, TEXT.name, room, MOST_NAME_LINES).map((text): NodeLine => ({ text, role: "name" })),
    ...node.details.flatMap((detail) => linesAs("detail", detail, room)),
    ...(node.open === undefined ? [] : linesAs("open", node.open, room)),
  ];
}

const linesAs = (role: "detail" | "open", text: string, room: number): NodeLine[] =>
  wrap(text, TEXT[role], room, MOST_DETAIL_LINES).map((line) => ({ text: line, role }));

export const heightOf = (lines: readonly NodeLine[]): number =>
  lines.reduce((sum, { role }) => sum + TEXT[role].leading, 2 * BOX.paddingY);

export const labelSize = (label: readonly string[]): { width: number; height: number } => ({
  width: Math.max(...label.map((line) => widthOf(line, TEXT.label))) + 8,
  height: label.length * TEXT.label.leading + 2,
});
