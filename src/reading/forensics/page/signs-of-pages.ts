import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import { Deadline, TimeRanOut } from "../../pages/deadline.ts";
import { type PlacedImage, readContents } from "../../pages/pdf/contents.ts";
import { boundsOf, type Bounds, type Matrix, multiply } from "../../pages/pdf/matrix.ts";
import { objectOf, openPdf, type OpenPdf, type PdfFont, type PdfPage, releasePage } from "../../pages/pdf/pdfjs.ts";
import { LIMITS, type PagesRead } from "../../ports.ts";
import { encryptedContent, type ScriptedDocument } from "./encrypted-content.ts";
import type { TextPiece } from "./number-fonts.rules.ts";
import { type PageLookup, type PlacedAnnotation, signsOfPage } from "./signs-of-page.ts";

/** Of what a document may take, for looking at its pages once more. */
const MILLISECONDS = 20_000;
/** What the last page may still take when its time has run out. */
const RESERVED = 1500;

/** An image of the file, as its dictionary describes it. */
interface FileImage {
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
}

/** What is known of the file by its objects. */
export interface FileFacts {
  readonly images: readonly FileImage[];
  readonly isEncrypted: boolean;
}

/** What this reader uses of PDF.js beyond what the pages are read with. */
interface InspectedPage extends PdfPage {
  readonly commonObjs: PdfPage["commonObjs"] & { has(id: string): boolean };
  getAnnotations(): Promise<{ subtype?: string; rect?: readonly number[] }[]>;
  getTextContent(options: { disableNormalization: boolean }): Promise<{ items: TextItem[] }>;
}
interface TextItem {
  readonly str?: string;
  readonly transform?: Matrix;
  readonly width?: number;
  readonly fontName?: string;
}

/**
 * Signs of change on the pages that were read, by what each draws and in which order. PDF.js draws them as it does for
 * reading, so encrypted files that open without a password are searched as well.
 *
 * @param milliseconds what is left of the document's time.
 */
export async function signsOfPages(
  bytes: Uint8Array,
  { pages, warnings: readWarnings }: PagesRead,
  { images, isEncrypted }: FileFacts,
  milliseconds: number,
): Promise<ReadWarning[]> {
  const numbers = pages.map(({ number }) => number);
  // Reading ran out of time, so there is none left to draw the pages.
  if (numbers.length === 0 || readWarnings.some(({ code }) => code === "time_ran_out")) return [];
  const warnings: ReadWarning[] = [];
  const deadline = new Deadline(Math.max(0, Math.min(MILLISECONDS, milliseconds - RESERVED)), () => new Date());
  let pdf: OpenPdf | null = null;
  try {
    pdf = await openPdf(bytes, { maxPixels: LIMITS.pixels }, deadline);
    if (isEncrypted) {
      const document = pdf.document as typeof pdf.document & ScriptedDocument;
      warnings.push(...(await encryptedContent(document, deadline)));
    }
    for (const number of numbers) warnings.push(...(await signsOfOne(pdf, number, images, deadline)));
  } catch (error) {
    if (!(error instanceof TimeRanOut)) return warnings;
    warnings.push({ code: "time_ran_out", page: null, detail: "Not every page was searched for changes in time." });
  } finally {
    if (pdf !== null) await deadline.race(pdf.close()).catch(() => undefined);
    deadline.end();
  }
  return warnings;
}

async function signsOfOne(
  pdf: OpenPdf,
  number: number,
  images: readonly FileImage[],
  deadline: Deadline,
): Promise<ReadWarning[]> {
  try {
    const page = (await deadline.race(pdf.document.getPage(number))) as InspectedPage;
    try {
      return await signsOfPage(number, await readContents(pdf, page, deadline), lookupOf(page, images, deadline));
    } finally {
      releasePage(page);
    }
  } catch (error) {
    if (error instanceof TimeRanOut) throw error;
    // The reader of the page reported that it is broken.
    return [];
  }
}

function lookupOf(page: InspectedPage, images: readonly FileImage[], deadline: Deadline): PageLookup {
  const { transform } = page.getViewport({ scale: 1 });
  let annotations: Promise<PlacedAnnotation[]> | null = null;
  return {
    annotations: async () =>
      (annotations ??= deadline.race(page.getAnnotations()).then((all) => all.flatMap((one) => place(one, transform)))),
    pieces: () => piecesOf(page, transform, deadline),
    isTransparent: async (image) => images.some((one) => one.isTransparent && isSame(one, image)),
  };
}

/** Images of one size are taken for the same one, so that a transparent image is never taken for an opaque one. */
const isSame = ({ width, height }: FileImage, image: PlacedImage): boolean =>
  image.width === width && image.height === height;

function place(
  { subtype, rect }: { subtype?: string; rect?: readonly number[] },
  transform: Matrix,
): PlacedAnnotation[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect ?? [];
  const [left, top, right, bottom] = boundsOf(transform, x0, y0, x1, y1);
  const bounds: Bounds = [left - 1, top - 1, right + 1, bottom + 1];
  return subtype === undefined ? [] : [{ subtype, bounds }];
}

async function piecesOf(page: InspectedPage, transform: Matrix, deadline: Deadline): Promise<TextPiece[]> {
  const { items } = await deadline.race(page.getTextContent({ disableNormalization: true }));
  const names = new Map<string, string | null>();
  for (const { fontName } of items) {
    // Fonts come with the instructions of the page; one that did not would never come.
    if (fontName === undefined || names.has(fontName) || !page.commonObjs.has(fontName)) continue;
    const font = await deadline.race(objectOf<PdfFont & { readonly name?: string }>(page, fontName));
    names.set(fontName, font?.isType3Font === true ? null : (font?.name ?? null));
  }
  return items.flatMap(({ str = "", transform: own, width = 0, fontName = "" }) => {
    if (own === undefined) return [];
    const [a, b, c, d, x, y] = multiply(transform, own);
    const isUpright = a > 0 && Math.abs(b) < a * 0.02;
    return isUpright ? [{ text: str, x, y, width, size: Math.hypot(c, d), font: names.get(fontName) ?? null }] : [];
  });
}
