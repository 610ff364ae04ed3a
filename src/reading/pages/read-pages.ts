import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { LIMITS, type PagesRead, type Recogniser } from "../ports.ts";
import { Deadline } from "./deadline.ts";
import { readOffice } from "./office/read-office.ts";
import { readImage } from "./read-image.ts";
import { readPdf } from "./pdf/read-pdf.ts";

/** What reading pages needs from outside. */
export interface PageTools {
  readonly recogniser: Recogniser;
  now(): Date;
  /** Ends the reading early, as its deadline does. */
  readonly signal?: AbortSignal;
}

type PageReader = (bytes: Uint8Array, recogniser: Recogniser, deadline: Deadline) => Promise<PagesRead>;

const OFFICE = "application/vnd.openxmlformats-officedocument";
const READERS: Readonly<Record<string, PageReader>> = {
  "application/pdf": readPdf,
  "image/jpeg": readImage,
  "image/png": readImage,
  [`${OFFICE}.wordprocessingml.document`]: (bytes) => readOffice(bytes, "word"),
  [`${OFFICE}.spreadsheetml.sheet`]: (bytes) => readOffice(bytes, "sheet"),
};

/**
 * Reads the pages of a document within the limits of `LIMITS`. Bytes that cannot be read give warnings, never an error:
 * what it throws is a fault of the service.
 */
export async function readPages(bytes: Uint8Array, mediaType: string, tools: PageTools): Promise<PagesRead> {
  if (bytes.byteLength === 0) return unread("empty", "The file has no bytes.");
  const reader = READERS[mediaType.split(";")[0]!.trim().toLowerCase()];
  if (reader === undefined) return unread("unsupported", `Files of the type ${mediaType} cannot be read.`);
  const deadline = new Deadline(LIMITS.pagesMilliseconds, () => tools.now(), tools.signal);
  try {
    return await reader(bytes, tools.recogniser, deadline);
  } finally {
    deadline.end();
  }
}

const unread = (code: ReadWarning["code"], detail: string): PagesRead => ({
  pages: [],
  page_count: 0,
  warnings: [{ code, page: null, detail }],
  is_whole: false,
});
