import type { ReadLine, ReadPage, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { LIMITS, type Recogniser } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { isLegible, lettersOf, quoted, textOf } from "../text.rules.ts";
import { type PageContents, readContents } from "./contents.ts";
import { type SeenText, seenText } from "./hidden.rules.ts";
import { looksOf } from "./image-looks.ts";
import { type PageLines, linesOf } from "./lines.rules.ts";
import { areaOf, contains } from "./matrix.ts";
import { boundsOfPicture, type Picture, picturesOf } from "./page-images.rules.ts";
import { releasePage } from "./pdfjs.ts";
import { type PageTask, recognisePictures } from "./recognise-pictures.ts";
import { type HeldLayer, holdAgainst, unheld } from "./searchable.rules.ts";
import type { PdfSource } from "./source.ts";
import { rotationOf, turnPage } from "./turn.rules.ts";

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
/** Milliseconds that the pages to come need, if only for their text layers. */
const RESERVED = 15_000;
/** Numbers in paths, and images: with fewer a page without text has a rule, a frame or a logo. */
const DRAWN_TEXT = 600;
const DRAWN_IMAGES = 20;

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
    const seen = seenText(contents, await looksOf(page, contents, deadline));
    const read = await readContent({ source, page, number, recogniser, deadline }, contents, seen);
    return { ...read, warnings: [...read.warnings, ...hiddenText(seen.hidden, number)] };
  } finally {
    releasePage(page);
  }
}

async function readContent(task: PageTask, contents: PageContents, { drawn, layered }: SeenText): Promise<PageRead> {
  const { number, deadline } = task;
  const plain = linesOf(drawn);
  const isUsable = isLegible(textOf(plain.lines));
  const isText = isUsable && lettersOf(plain.lines) >= FEW_CHARACTERS;
  const kept = { ...plain, lines: isUsable ? plain.lines : [] };
  const layer = linesOf(layered);
  const all = picturesOf(contents.images, contents.width * contents.height);
  const pictures = isText ? all.filter((one) => isReadBesideText(one, contents, plain.lines, layer.lines)) : all;
  const over = isText ? layer.lines.filter((line) => pictures.some((one) => isOn(one, line))) : layer.lines;
  const unseen = hiddenText(textOf(layer.lines.filter((line) => !over.includes(line))), number, LAYER_CHARACTERS);
  if (isText && pictures.length === 0) return { ...asRead(number, contents, kept), warnings: unseen };

  const isSearchable = lettersOf(over) >= LAYER_CHARACTERS;
  const searchable = { lines: over, quarter: layer.quarter };
  if (isSearchable && deadline.left < RESERVED) {
    const held = unheld(searchable, number, "there was no time to recognise the picture");
    return asSearched(number, contents, kept, { ...held, warnings: [...unseen, ...held.warnings] }, isText);
  }
  const found = await recognisePictures(task, pictures);
  const isDecoded = found.warnings.length === 0;
  // A picture beside text may well be one: that it has no text says nothing of the page.
  if (isText) found.warnings.length = 0;
  else if (await task.source.hasHugeImage(number)) found.warn("pixels_beyond_limit", number, hugeImage(number));
  found.warnings.push(...unseen);
  const isBlank = pictures.length > 0 && isDecoded && found.tried === 0;
  if (isSearchable && isBlank) found.warnings.push(...hiddenText(textOf(over), number));
  else if (isSearchable) {
    const held = holdAgainst(searchable, found, contents, number);
    const others = found.warnings.filter(({ code }) => !held.isOfLayer || code !== "unsupported");
    return asSearched(number, contents, kept, { ...held, warnings: [...others, ...held.warnings] }, isText);
  }
  if (found.lines.length > 0) return asRecognised(number, contents, kept, found, isText);
  if (kept.lines.length === 0 && (!isUsable || found.tried > 0 || hasDrawnText(contents))) {
    found.warn("no_text", number, `Page ${number} has no text that can be read.`);
  }
  return { ...asRead(number, contents, kept), warnings: found.warnings, isRead: found.warnings.every(isHarmless) };
}

const isHarmless = ({ code }: ReadWarning): boolean => code === "hidden_text";

/** A page read from its pictures, with the text that is drawn on it. */
function asRecognised(
  number: number,
  contents: PageContents,
  kept: PageLines,
  found: PageLines & { readonly warnings: readonly ReadWarning[] },
  isText: boolean,
): PageRead {
  const { quarter } = lettersOf(kept.lines) > lettersOf(found.lines) ? kept : found;
  const read = asRead(number, contents, { lines: [...found.lines, ...kept.lines], quarter });
  return {
    page: {
      ...read.page!,
      lines: inOrder(read.page!.lines, kept.lines.length > 0),
      reader: isText ? "text_layer" : "recognition",
    },
    warnings: found.warnings,
    isRead: !found.warnings.some(({ code }) => code === "unsupported" || code === "pixels_beyond_limit"),
  };
}

/** A page with a text layer that was held against its pictures, or could not be. */
function asSearched(
  number: number,
  contents: PageContents,
  kept: PageLines,
  held: HeldLayer,
  isText: boolean,
): PageRead {
  const read = asRecognised(number, contents, kept, held, isText || held.isOfLayer);
  return { ...read, isRead: read.isRead && !held.isOfLayer };
}

/** Fewer letters are the marks of a signing service, or a word that a program left behind. */
const HIDDEN_LETTERS = 20;
const QUOTED = 80;

function hiddenText(hidden: string, page: number, least = HIDDEN_LETTERS): ReadWarning[] {
  if (hidden.replaceAll(/[^\p{L}\d]/gu, "").length < least) return [];
  const quote = quoted(hidden, QUOTED);
  const detail = `Page ${page} has text that nobody sees on it, which was not read as its content: ${quote}.`;
  return [{ code: "hidden_text", page, detail }];
}

/**
 * Whether a picture takes much of a page of text and is not its background: a copy under a letter, a scan with notes; or has
 * a text layer of its own.
 */
function isReadBesideText(
  picture: Picture,
  contents: PageContents,
  lines: readonly ReadLine[],
  layer: readonly ReadLine[],
): boolean {
  const isLarge = areaOf(boundsOfPicture(picture)) >= LARGE_SHARE * contents.width * contents.height;
  const lettersOn = (list: readonly ReadLine[]): number => lettersOf(list.filter((line) => isOn(picture, line)));
  return (isLarge && lettersOn(lines) < LAYER_CHARACTERS) || lettersOn(layer) >= LAYER_CHARACTERS;
}

const isOn = (picture: Picture, { box }: ReadLine): boolean =>
  box !== null && contains(boundsOfPicture(picture), [box[0] + box[2] / 2, box[1] + box[3] / 2]);

function asRead(number: number, contents: PageContents, { lines, quarter }: PageLines): PageRead {
  const turned = turnPage(lines, contents.width, contents.height, quarter);
  const page: ReadPage = { number, ...turned, rotation: rotationOf(quarter), reader: "text_layer" };
  return { page, warnings: [], isRead: true };
}

const hasDrawnText = (contents: PageContents): boolean =>
  contents.pathNumbers > DRAWN_TEXT || contents.images.length > DRAWN_IMAGES;

const hugeImage = (number: number): string =>
  `An image on page ${number} has more than ${LIMITS.pixels / 1_000_000} million pixels.`;

/** Lines of a text layer among those of an image. */
function inOrder(lines: readonly ReadLine[], isMixed: boolean): readonly ReadLine[] {
  if (!isMixed) return lines;
  return lines.toSorted((a, b) => (a.box?.[1] ?? 0) - (b.box?.[1] ?? 0) || (a.box?.[0] ?? 0) - (b.box?.[0] ?? 0));
}
