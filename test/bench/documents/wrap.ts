import { type Family, type Style, widthOf } from "./faces.ts";

/** Lines of a text that fit into a width. Line feeds break lines. */
export function wrap(text: string, width: number, size: number, family: Family, style: Style): string[] {
  return text.split("\n").flatMap((part) => {
    const lines: string[] = [];
    let line = "";
    for (const word of part.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || widthOf(longer, family, style) * size <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}
