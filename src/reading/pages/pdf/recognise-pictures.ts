import type { ReadLine, ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { Recogniser } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { inkShare } from "../grey.ts";
import { recogniseImage } from "../recognise.ts";
import { lettersOf } from "../text.rules.ts";
import { readContents } from "./contents.ts";
import type { PackedImages } from "./packed-images.ts";
import { loadPicture } from "./page-image.ts";
import type { Picture } from "./page-images.rules.ts";
import { type PdfPage, releasePage } from "./pdfjs.ts";
import type { PdfSource } from "./source.ts";
import type { Quarter } from "./words.rules.ts";

export interface PageTask {
  readonly source: PdfSource;
  readonly page: PdfPage;
  readonly number: number;
  readonly recogniser: Recogniser;
  readonly deadline: Deadline;
}

/** Of a scan: the blank back of a page has less. */
const MIN_INK = 0.0005;

/**
 * @throws TimeRanOut
 * @throws RecognitionFault
 */
export async function recognisePictures(task: PageTask, pictures: readonly Picture[]): Promise<Findings> {
  const found = new Findings();
  const packed = task.source.packedImagesOf(task.page, task.recogniser);
  for (const picture of pictures) await recognisePicture({ ...task, picture, packed, found });
  return found;
}

/** What recognition made of the pictures of a page. */
export class Findings {
  readonly lines: ReadLine[] = [];
  readonly warnings: ReadWarning[] = [];
  quarter: Quarter = 0;
  /** Pictures with ink. */
  tried = 0;
  #most = 0;

  add(lines: readonly ReadLine[], quarter: Quarter, warnings: readonly ReadWarning[]): void {
    if (lettersOf(lines) > this.#most) [this.#most, this.quarter] = [lettersOf(lines), quarter];
    this.lines.push(...lines);
    this.warnings.push(...warnings);
  }

  warn(code: ReadWarning["code"], page: number, detail: string): void {
    this.warnings.push({ code, page, detail });
  }
}

interface PictureTask extends PageTask {
  readonly picture: Picture;
  readonly packed: PackedImages;
  readonly found: Findings;
}

async function recognisePicture(task: PictureTask): Promise<void> {
  const { page, number, picture, packed, recogniser, deadline, found } = task;
  let loaded = await loadPicture(page, picture, packed, deadline);
  if (loaded === "jpeg_strips") loaded = await loadDecoded(task);
  if (typeof loaded === "string") {
    const detail = `An image on page ${number} is stored in a form that cannot be read.`;
    found.warn("unsupported", number, detail);
    return;
  }
  if (loaded.image.format === "grey" && inkShare(loaded.image) < MIN_INK) return;
  found.tried++;
  const { lines, quarter, warnings } = await recogniseImage(loaded.image, loaded.toPage, number, recogniser, deadline);
  const { width, height } = page.getViewport({ scale: 1 });
  const isOnPage = ({ box }: ReadLine): boolean =>
    box === null ||
    (box[0] + box[2] / 2 >= 0 &&
      box[0] + box[2] / 2 <= width &&
      box[1] + box[3] / 2 >= 0 &&
      box[1] + box[3] / 2 <= height);
  found.add(lines.filter(isOnPage), quarter, warnings);
}

/** Strips of JPEG must become pixels before they are one picture: the document is opened once more for them. */
async function loadDecoded({ source, number, picture, packed, deadline }: PictureTask) {
  const pdf = await source.open({ decodesJpeg: true });
  const page = await deadline.race(pdf.document.getPage(number));
  try {
    const contents = await readContents(pdf, page, deadline);
    const places = new Set(picture.map(({ order }) => order));
    const same = contents.images.filter(({ order }) => places.has(order));
    return await loadPicture(page, same, packed, deadline);
  } finally {
    releasePage(page);
  }
}
