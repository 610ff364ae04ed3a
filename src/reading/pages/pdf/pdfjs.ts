import type { Deadline } from "../deadline.ts";
import type { Matrix } from "./matrix.ts";

/** What this reader uses of PDF.js, version 6.1.200 in unpdf 1.8.1. */

export interface PdfGlyph {
  readonly unicode: string;
  /** In units of the font matrix. */
  readonly width: number;
  readonly vmetric?: readonly number[] | undefined;
  readonly isSpace: boolean;
}

export interface PdfFont {
  readonly ascent?: number;
  readonly descent?: number;
  readonly vertical?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: Matrix;
  readonly bbox?: readonly number[];
  readonly defaultVMetrics?: readonly number[];
}

/** Kinds of the pixels of an image: one bit, three bytes or four bytes a pixel. */
export const PIXELS = { bits: 1, rgb: 2, rgba: 3 } as const;

export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
  /** A JPEG file, from the stand-in of `ImageDecoder` below. */
  readonly bitmap?: ArrayBuffer;
}

interface Objects extends Iterable<[id: string, object: unknown]> {
  get(id: string, callback: (value: unknown) => void): unknown;
}

interface OperationChunk {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

export interface PdfPage {
  readonly commonObjs: Objects;
  readonly objs: Objects;
  /** Of the page's own object; null in a broken document. */
  readonly ref: { readonly num: number; readonly gen: number } | null;
  getViewport(options: { scale: number }): { width: number; height: number; transform: Matrix };
  cleanup(): unknown;
  readonly _pageIndex: number;
  readonly _intentStates: Map<string, unknown>;
  /** Private to PDF.js: its public way collects a whole page before it returns, so nothing could stop it. */
  readonly _transport: {
    readonly messageHandler: { sendWithStream(action: string, data: unknown): ReadableStream<OperationChunk> };
    getRenderingIntent(
      intent: "display",
      annotations: undefined,
      storage: undefined,
      isEditing: false,
      asList: true,
    ): {
      renderingIntent: number;
      cacheKey: string;
      annotationStorageSerializable: { map: unknown };
      modifiedIds: unknown;
    };
  };
}

interface PdfDocument {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  getOptionalContentConfig(): Promise<{ isVisible(group: unknown): boolean }>;
}

interface PdfJs {
  readonly OPS: Readonly<Record<string, number>>;
  getDocument(options: Record<string, unknown>): { readonly promise: Promise<PdfDocument>; destroy(): Promise<void> };
}

/**
 * PDF.js gives the JPEG files of a page to the browser's decoder where there is one. This one gives them back as they
 * are: recognition decodes them itself, in less time and a third of the memory.
 */
class JpegPassThrough {
  /** Open documents whose JPEG files PDF.js shall decode: where this class fails, it does. It asks only once if one exists. */
  static refusals = 0;
  readonly #data: Uint8Array;
  static async isTypeSupported(type: string): Promise<boolean> {
    return type === "image/jpeg";
  }
  constructor({ data }: { data: Uint8Array }) {
    this.#data = data;
  }
  async decode(): Promise<{ image: ArrayBuffer }> {
    if (JpegPassThrough.refusals > 0) throw new Error("the pixels are wanted");
    return { image: new Uint8Array(this.#data).buffer };
  }
  close(): void {}
}

/** Loaded with the first PDF, so that the Worker starts no slower. */
async function loadPdfJs(): Promise<PdfJs> {
  (globalThis as { ImageDecoder?: unknown }).ImageDecoder ??= JpegPassThrough;
  return (await import("./placed/pdfjs.js")) as unknown as PdfJs;
}

export interface OpenPdf {
  readonly document: PdfDocument;
  readonly operators: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Images of more pixels are left out before they are decoded. */
  readonly maxPixels: number;
  /** JPEG files come as pixels, not as they are; meanwhile those of other documents may too. */
  readonly decodesJpeg?: boolean;
  /** What cannot be read, such as an image of too many pixels, ends the page with an error. */
  readonly stopsAtErrors?: boolean;
}

/** The message with which such a page ends. */
export const TOO_MANY_PIXELS = "Image exceeded maximum allowed size";

/**
 * Opens a PDF that needs no password.
 * @throws Error of PDF.js, by `name`: `PasswordException`, `InvalidPDFException` and others.
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions, deadline: Deadline): Promise<OpenPdf> {
  const pdfJs = await loadPdfJs();
  const task = pdfJs.getDocument({
    // PDF.js takes the buffer away from its owner.
    data: new Uint8Array(bytes),
    verbosity: 0,
    maxImageSize: options.maxPixels,
    stopAtErrors: options.stopsAtErrors ?? false,
    isImageDecoderSupported: true,
    isOffscreenCanvasSupported: false,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    // The platform compiles no WebAssembly at run time.
    useWasm: false,
  });
  JpegPassThrough.refusals += options.decodesJpeg ? 1 : 0;
  const close = async (): Promise<void> => {
    JpegPassThrough.refusals -= options.decodesJpeg ? 1 : 0;
    await task.destroy().catch(() => undefined);
  };
  try {
    return { document: await deadline.race(task.promise), operators: pdfJs.OPS, close };
  } catch (error) {
    // Not awaited: what never answers may not end either.
    close().catch(() => undefined);
    throw error;
  }
}

/**
 * The instructions of a page, some hundred at a time, with those of its annotations and form fields.
 * @throws TimeRanOut
 */
export async function* readOperations(page: PdfPage, deadline: Deadline): AsyncGenerator<OperationChunk> {
  const { messageHandler } = page._transport;
  const intent = page._transport.getRenderingIntent("display", undefined, undefined, false, true);
  // PDF.js drops the images of a page that nobody reads.
  page._intentStates.set(intent.cacheKey, { renderTasks: new Set(), operatorList: { lastChunk: true } });
  const stream = messageHandler.sendWithStream("GetOperatorList", {
    pageId: page._pageIndex,
    pageIndex: page._pageIndex,
    intent: intent.renderingIntent,
    cacheKey: intent.cacheKey,
    annotationStorage: intent.annotationStorageSerializable.map,
    modifiedIds: intent.modifiedIds,
  });
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return;
      yield value;
      await deadline.breathe();
    }
  } finally {
    reader.cancel(new Error("no more of this page is read")).catch(() => undefined);
  }
}

/** Ends the work on a page and lets go of its images. */
export function releasePage(page: PdfPage): void {
  for (const objects of [page.objs, page.commonObjs]) {
    for (const [, object] of objects) {
      const bitmap = (object as PdfImage | null)?.bitmap;
      // PDF.js closes the bitmaps that it forgets, as the browser's are.
      if (bitmap instanceof ArrayBuffer) Object.assign(bitmap, { close: () => undefined });
    }
  }
  page.cleanup();
}

/** An object that PDF.js keeps beside its instructions: a font or an image; null for what it could not read. */
export const objectOf = <T>(page: PdfPage, id: string): Promise<T | null> =>
  new Promise((resolve) => {
    const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
    objects.get(id, (value) => resolve((value ?? null) as T | null));
  });
