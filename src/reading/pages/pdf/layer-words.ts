import type { Box, ReadLine } from "../../../domain/readings/reading.model.ts";
import { latinWords } from "../../../platform/folding.ts";

/** A word of a text layer or of a picture, as the two are held against each other. */
export interface PlacedWord {
  readonly text: string;
  /** Its letters and digits, in lower case and without accents. */
  readonly plain: string;
  /** The same, with those that recognition confuses made one. */
  readonly shape: string;
  readonly isNumber: boolean;
  readonly box: Box;
  readonly confidence: number;
  readonly line: ReadLine;
}

const ALIKE: Readonly<Record<string, string>> = { o: "0", q: "0", i: "1", l: "1", j: "1", z: "2", s: "5", b: "8" };
const shapeOf = (plain: string): string =>
  plain
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll(/[oqiljzsb]/g, (one) => ALIKE[one]!);

export function placedWords(lines: readonly ReadLine[]): PlacedWord[] {
  return lines.flatMap((line) =>
    (line.words ?? []).flatMap(({ text, box, confidence = line.confidence }) => {
      const plain = latinWords(text).join("");
      const isNumber = plain.replaceAll(/\D/g, "").length * 2 >= plain.length;
      return plain === "" ? [] : [{ text, plain, shape: shapeOf(plain), isNumber, box, confidence, line }];
    }),
  );
}

/** Points. */
const ROW = 12;
/** Rows of a page that are searched at once: a word as high as a page has no neighbours. */
const MOST_ROWS = 20;

/** Words by where they stand. */
export class Places {
  readonly #rows = new Map<number, PlacedWord[]>();

  constructor(words: readonly PlacedWord[]) {
    for (const word of words) {
      const row = Math.floor(middle(word.box) / ROW);
      const others = this.#rows.get(row);
      if (others === undefined) this.#rows.set(row, [word]);
      else others.push(word);
    }
  }

  /** What stands at a place and right beside it, from left to right, in one word. */
  around(box: Box, form: "plain" | "shape" = "shape"): string {
    return this.#find(box, 0.8, 1.5)
      .map((word) => word[form])
      .join("");
  }

  /** The word that takes the same place; undefined where there is none, or there are several. */
  at(box: Box): PlacedWord | undefined {
    const found = this.#find(box, 0.6, 0).filter((word) => 2 * overlap(word.box, box) >= Math.max(word.box[2], box[2]));
    return found.length === 1 ? found[0] : undefined;
  }

  /** Words within so many heights of the box, above or below and aside. */
  #find(box: Box, reach: number, aside: number): PlacedWord[] {
    const [x, , w, h] = box;
    const y = middle(box);
    const first = Math.floor((y - reach * h) / ROW);
    const last = Math.min(first + MOST_ROWS, Math.floor((y + reach * h) / ROW));
    const found: PlacedWord[] = [];
    for (let row = first; row <= last; row++) {
      for (const word of this.#rows.get(row) ?? []) {
        const [left, , width] = word.box;
        const isLevel = Math.abs(middle(word.box) - y) <= reach * h;
        if (isLevel && left < x + w + aside * h && left + width > x - aside * h) found.push(word);
      }
    }
    return found.toSorted((a, b) => a.box[0] - b.box[0]);
  }
}

const middle = ([, y, , h]: Box): number => y + h / 2;
const overlap = (a: Box, b: Box): number => Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);

/** Anchors with which a layer is laid upon its picture: with fewer it stays where it is. */
const MIN_ANCHORS = 8;
const ANCHOR_LETTERS = 4;

/**
 * The words of a layer, moved upon those of the picture: a layer is often drawn a little aside, and recognition straightens
 * a picture that is turned by some degrees. Words that each has once, and alike, say how.
 */
export function laidUpon(words: readonly PlacedWord[], picture: readonly PlacedWord[]): readonly PlacedWord[] {
  const others = onlyOnce(picture);
  let anchors = [...onlyOnce(words)].flatMap(([shape, { box }]) => {
    const other = others.get(shape);
    return other === undefined ? [] : [{ from: centre(box), to: centre(other.box) }];
  });
  for (let round = 0; ; round++) {
    if (anchors.length < MIN_ANCHORS) return words;
    const [toX, toY] = [0, 1].map((axis) => fitted(anchors.map(({ from, to }) => [...from, to[axis]!] as const)));
    if (!toX || !toY) return words;
    const move = ([x, y]: readonly [number, number]) =>
      [toX[0] + toX[1] * x + toX[2] * y, toY[0] + toY[1] * x + toY[2] * y] as const;
    if (round === 3) {
      return words.map((word) => {
        const [, , w, h] = word.box;
        const [x, y] = move(centre(word.box));
        return { ...word, box: [x - w / 2, y - h / 2, w, h] as const };
      });
    }
    const far = anchors.map((anchor) => ({ anchor, by: distanceTo(move(anchor.from), anchor.to) }));
    const usual = far.map(({ by }) => by).toSorted((a, b) => a - b)[Math.floor(far.length / 2)]!;
    anchors = far.filter(({ by }) => by <= Math.max(2, 3 * usual)).map(({ anchor }) => anchor);
  }
}

function onlyOnce(words: readonly PlacedWord[]): Map<string, PlacedWord> {
  const found = Map.groupBy(words, ({ shape }) => shape);
  return new Map(
    [...found].flatMap(([shape, [first, ...more]]) =>
      shape.length >= ANCHOR_LETTERS && more.length === 0 ? [[shape, first!] as const] : [],
    ),
  );
}

const centre = ([x, y, w, h]: Box): readonly [number, number] => [x + w / 2, y + h / 2];
const distanceTo = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The plane a + b x + c y nearest to points [x, y, value]; null where they lie on one line. */
function fitted(points: readonly (readonly [number, number, number])[]): readonly [number, number, number] | null {
  const mean = [0, 1, 2].map((at) => points.reduce((sum, point) => sum + point[at]!, 0) / points.length);
  let [xx, xy, yy, xv, yv] = [0, 0, 0, 0, 0];
  for (const point of points) {
    const [x, y, value] = [point[0] - mean[0]!, point[1] - mean[1]!, point[2] - mean[2]!];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * value;
    yv += y * value;
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-3 * xx * yy || determinant === 0) return null;
  const b = (xv * yy - yv * xy) / determinant;
  const c = (yv * xx - xv * xy) / determinant;
  return [mean[2]! - b * mean[0]! - c * mean[1]!, b, c];
}
