import { concatTransformationMatrix, drawObject, type PDFPage, popGraphicsState, pushGraphicsState } from "pdf-lib";

/** Draws an image object, given by its dictionary and bytes, through a matrix from the unit square. */
export function drawImageObject(
  page: PDFPage,
  dictionary: Record<string, unknown>,
  bytes: Uint8Array,
  matrix: readonly number[],
  isDeflated = true,
): void {
  const { context } = page.doc;
  const stream = isDeflated
    ? context.flateStream(bytes, { Type: "XObject", Subtype: "Image", ...dictionary } as never)
    : context.stream(bytes, { Type: "XObject", Subtype: "Image", ...dictionary } as never);
  const name = page.node.newXObject("Im", context.register(stream));
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(a, b, c, d, e, f),
    drawObject(name),
    popGraphicsState(),
  );
}

/** A line of a stubbed recognition. */
export const recognisedLine = (text: string, box: readonly [number, number, number, number]) => ({
  text,
  box,
  confidence: 0.9,
  words: text.split(" ").map((word) => ({ text: word, box })),
});
