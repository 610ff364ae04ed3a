import type { ReadLine, ReadPage, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { LIMITS, type Recogniser } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { inkShare } from "../grey.ts";
import { recogniseImage } from "../recognise.ts";
import { isLegible } from "../text.rules.ts";
import { type PageContents, readContents } from "./contents.ts";
import { type SeenText, seenText } from "./hidden.rules.ts";
import { linesOf } from "./lines.rules.ts";
import { loadPicture } from "./page-image.ts";
import { areaOf, contains } from "./matrix.ts";
import type { PackedImages } from "./packed-images.ts";
import { boundsOfPicture, type Picture, picturesOf } from "./page-images.rules.ts";
import { type PdfPage, releasePage } from "./pdfjs.ts";
import type { PdfSource } from "./source.ts";
import { rotationOf, turnPage } from "./turn.rules.ts";
import type { Quarter } from "./words.rules.ts";

export interface PageRead {
  /** Null where nothing could be read. */
  readonly page: ReadPage | null;
  readonly warnings: readonly ReadWarning[];
  /** Whether it gave usable text, or is blank. */
  readonly isRead: boolean;
}

/** Characters of a page whose images are recognised too: a scan with a header, a letter around a copy of a card. */
const FEW_CHARACTERS = 300;
/** Of the page: a picture beside text that is recognised too. */
const LARGE_SHARE = 0.3;
/** Characters of a text layer that stand for the text of an image. */
const LAYER_CHARACTERS = 40;
/** Numbers in paths, and images: with fewer a page without text has a rule, a frame or a logo. */
const DRAWN_TEXT = 600;
const DRAWN_IMAGES = 20;
/** Of a scan: the blank back of a page has less. */
const MIN_INK = 0.0005;

/**
 * @throws TimeRanOut
 * @throws RecognitionFault
 * @throws Error of PDF.js for a page that it cannot read.
 */
export async function readPage(
  source: PdfSource,
  number: number,
  recogniser: Recogniser,
  deadline: Deadline,
): Promise<PageRead> {
  const pdf = await source.open();
  const page = await deadline.race(pdf.document.getPage(number));
  try {
    const contents = await readContents(pdf, page, deadline);
    const seen = seenText(contents);
    const read = await readContent({ source, page, number, recogniser, deadline }, contents, seen);
    return { ...read, warnings: [...read.warnings, ...hiddenText(seen.hidden, number)] };
  } finally {
    releasePage(page);
  }
}

interface PageTask {
  readonly source: PdfSource;
  readonly page: PdfPage;
  readonly number: number;
  readonly recogniser: Recogniser;
  readonly deadline: Deadline;
}

async function readContent(task: PageTask, contents: PageContents, { drawn, layered }: SeenText): Promise<PageRead> {
  const { source, page, number } = task;
  const whole = linesOf([...drawn, ...layered]);
  const isUsable = isLegible(textOf(whole.lines));
  const isFew = lettersOf(linesOf(drawn).lines) < FEW_CHARACTERS;
  const isSearchable = lettersOf(linesOf(layered).lines) >= LAYER_CHARACTERS;
  if (isUsable && isSearchable) return asRead(number, contents, whole.lines, whole.quarter);

  const all = picturesOf(contents.images, contents.width * contents.height);
  const isText = isUsable && !isFew;
  const pictures = isText ? all.filter((picture) => isBesideText(picture, contents, whole.lines)) : all;
  if (isText && pictures.length === 0) return asRead(number, contents, whole.lines, whole.quarter);
  const found = new Findings();
  const packed = source.packedImagesOf(page, task.recogniser);
  for (const picture of pictures) {
    await recognisePicture({ ...task, picture, packed, found });
  }
  // A picture beside text may well be one: that it has no text says nothing of the page.
  if (isText) found.warnings.length = 0;
  else if (await source.hasHugeImage(number)) found.warn("pixels_beyond_limit", number, hugeImage(number));
  const plain = found.lines.length > 0 ? linesOf(drawn) : whole;
  const kept = isUsable ? plain.lines : [];
  if (found.lines.length === 0) {
    if (kept.length === 0 && (!isUsable || found.tried > 0 || hasDrawnText(contents))) {
      found.warn("no_text", number, `Page ${number} has no text that can be read.`);
    }
    const { page: read } = asRead(number, contents, kept, whole.quarter);
    return { page: read, warnings: found.warnings, isRead: found.warnings.length === 0 };
  }
  const quarter = lettersOf(kept) > lettersOf(found.lines) ? plain.quarter : found.quarter;
  const read = asRead(number, contents, [...found.lines, ...kept], quarter);
  return {
    page: {
      ...read.page!,
      lines: inOrder(read.page!.lines, kept.length > 0),
      reader: isText ? "text_layer" : "recognition",
    },
    warnings: found.warnings,
    isRead: !found.warnings.some(({ code }) => code === "unsupported" || code === "pixels_beyond_limit"),
  };
}

/** Fewer letters are the marks of a signing service, or a word that a program left behind. */
const HIDDEN_LETTERS = 20;
const QUOTED = 80;

function hiddenText(hidden: string, page: number): ReadWarning[] {
  const text = hidden.replaceAll(/\s+/g, " ").trim();
  if (text.replaceAll(/[^\p{L}\d]/gu, "").length < HIDDEN_LETTERS) return [];
  const quote = text.length > QUOTED ? `${text.slice(0, QUOTED)}...` : text;
  const detail = `Page ${page} has text that nobody sees on it, which was not read as its content: "${quote}".`;
  return [{ code: "hidden_text", page, detail }];
}

/** What recognition made of the pictures of a page. */
class Findings {
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

/** Whether a picture takes much of a page of text and is not its background: a copy under a letter, a scan with notes. */
function isBesideText(picture: Picture, contents: PageContents, lines: readonly ReadLine[]): boolean {
  const bounds = boundsOfPicture(picture);
  const over = lines.filter(({ box }) => box !== null && contains(bounds, [box[0] + box[2] / 2, box[1] + box[3] / 2]));
  return areaOf(bounds) >= LARGE_SHARE * contents.width * contents.height && lettersOf(over) < LAYER_CHARACTERS;
}

function asRead(number: number, contents: PageContents, lines: readonly ReadLine[], quarter: Quarter): PageRead {
  const turned = turnPage(lines, contents.width, contents.height, quarter);
  const page: ReadPage = { number, ...turned, rotation: rotationOf(quarter), reader: "text_layer" };
  return { page, warnings: [], isRead: true };
}

const textOf = (lines: readonly ReadLine[]): string => lines.map(({ text }) => text).join("\n");
const lettersOf = (lines: readonly ReadLine[]): number => textOf(lines).replace(/\s/g, "").length;

const hasDrawnText = (contents: PageContents): boolean =>
  contents.pathNumbers > DRAWN_TEXT || contents.images.length > DRAWN_IMAGES;

const hugeImage = (number: number): string =>
  `An image on page ${number} has more than ${LIMITS.pixels / 1_000_000} million pixels.`;

/** Lines of a text layer among those of an image. */
function inOrder(lines: readonly ReadLine[], isMixed: boolean): readonly ReadLine[] {
  if (!isMixed) return lines;
  return lines.toSorted((a, b) => (a.box?.[1] ?? 0) - (b.box?.[1] ?? 0) || (a.box?.[0] ?? 0) - (b.box?.[0] ?? 0));
}
