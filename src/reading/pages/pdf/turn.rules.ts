import type { Box, ReadLine } from "../../../domain/readings/reading.model.ts";
import type { Quarter } from "./words.rules.ts";

/** Degrees clockwise by which text of a quarter turn is turned to be read. */
export const rotationOf = (quarter: Quarter): number => ((4 - quarter) % 4) * 90;

/** A page turned so that text of a quarter turn runs upright: its size, and its lines with their boxes. */
export function turnPage(lines: readonly ReadLine[], width: number, height: number, quarter: Quarter) {
  if (quarter === 0) return { width, height, lines };
  const turn = ([x, y, w, h]: Box): Box => {
    const box: Box =
      quarter === 1
        ? [y, width - x - w, h, w]
        : quarter === 2
          ? [width - x - w, height - y - h, w, h]
          : [height - y - h, x, h, w];
    return box.map((value) => Math.round(value * 10) / 10 || 0) as unknown as Box;
  };
  const turned = lines.map((line) => ({
    ...line,
    box: line.box && turn(line.box),
    ...(line.words && { words: line.words.map((word) => ({ ...word, box: turn(word.box) })) }),
  }));
  return quarter === 2 ? { width, height, lines: turned } : { width: height, height: width, lines: turned };
}
