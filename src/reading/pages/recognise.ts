import type { ReadLine, ReadWarning } from "../../domain/readings/reading.model.ts";
import type { PageImage, RecognisedPage, Recogniser } from "../ports.ts";
import { type Deadline, TimeRanOut } from "./deadline.ts";
import { apply, boundsOf, type Matrix, multiply } from "./pdf/matrix.ts";
import { type Quarter, quarterOf } from "./pdf/words.rules.ts";
import { roundBox } from "./text.rules.ts";

/** A fault of recognition itself: the document is not to blame, and another attempt may read it. */
export class RecognitionFault extends Error {
  constructor(cause: unknown) {
    super("recognition failed", { cause });
  }
}

export interface RecognisedLines {
  readonly lines: readonly ReadLine[];
  /** How its text stands on the page as shown. */
  readonly quarter: Quarter;
  readonly warnings: readonly ReadWarning[];
}

/**
 * Recognises an image that a page shows.
 * @param toPage From the unit square with the image's top left corner at (0, 1), as in a PDF, to the page in points.
 * @throws TimeRanOut
 * @throws RecognitionFault
 */
export async function recogniseImage(
  image: PageImage,
  toPage: Matrix,
  page: number,
  recogniser: Recogniser,
  deadline: Deadline,
): Promise<RecognisedLines> {
  let found: RecognisedPage;
  try {
    found = await deadline.race(recogniser.recognise(image, deadline.signal));
  } catch (error) {
    if (error instanceof TimeRanOut || deadline.hasPassed) throw new TimeRanOut();
    throw new RecognitionFault(error);
  }
  const fromPixels = multiply(toPage, unturned(found));
  const place = ([x, y, w, h]: readonly [number, number, number, number]) =>
    roundBox(boundsOf(fromPixels, x, y, x + w, y + h));
  const lines = found.lines.map((line) => ({
    ...line,
    box: line.box && place(line.box),
    ...(line.words && { words: line.words.map((word) => ({ ...word, box: place(word.box) })) }),
  }));
  const [startX, startY] = apply(fromPixels, 0, 0);
  const [endX, endY] = apply(fromPixels, found.width, 0);
  const length = Math.hypot(endX - startX, endY - startY) || 1;
  const quarter = quarterOf([(endX - startX) / length, (endY - startY) / length]) ?? 0;
  return { lines, quarter, warnings: found.warnings.map((warning) => ({ ...warning, page })) };
}

/** From pixels of the image as recognition turned it, y down, to the unit square of the image as it is, y up. */
function unturned({ width, height, rotation }: RecognisedPage): Matrix {
  const toUnit: Matrix = [1 / (width || 1), 0, 0, 1 / (height || 1), 0, 0];
  // Turned clockwise by so much; x to the right and y down in both.
  const turns: Readonly<Record<number, Matrix>> = {
    90: [0, -1, 1, 0, 0, 1],
    180: [-1, 0, 0, -1, 1, 1],
    270: [0, 1, -1, 0, 1, 0],
  };
  const upright = multiply(turns[rotation] ?? [1, 0, 0, 1, 0, 0], toUnit);
  return multiply([1, 0, 0, -1, 0, 1], upright);
}
