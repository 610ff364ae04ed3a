import type { Box, ReadLine } from "../../../domain/readings/reading.model.ts";
import type { PageMode } from "../engine.ts";
import type { GreyImage } from "../grey-image.ts";
import { findLines, levelling } from "../prepare/skew.ts";
import { compose, project, type Projection } from "../prepare/resample.ts";
import { around, type TableOfPage } from "../table.rules.ts";
import { locateBands, viewOf, type Band } from "./locate-bands.ts";
import { compact, zoneIn, type ReadZone } from "./zone.rules.ts";

/** What the typeface's own model is given to read. */
interface Attempt {
  readonly part: Part;
  /** Pixels, one after the other. */
  readonly widths: readonly number[];
  readonly mode: PageMode;
  /** Whether the other widths are worth it only if a zone was read at the first. */
  readonly isGuess?: boolean;
}

/** A part of an image, as it stands or at an angle, and how its pixels map to the image's. */
type Part = (width: number) => readonly [Projection, GreyImage];

export interface FoundZone {
  readonly lines: readonly ReadLine[];
  /** Check digits that hold, 0 to 1. */
  readonly holding: number;
  readonly hasGivenNames: boolean;
}

/** Words of documents that have a zone, in the languages of the cards and passports of Europe. */
const WORDS =
  /passport|passeport|paspoort|reisepass|pasaporte|passaporto|identi(?:ty|teits|t[éeà])|personalausweis|aufenthaltstitel|permis de s[ée]jour|titre de s[ée]jour|verblijf|residence permit|carte d.identit|nationali|staatsangeh/i;

/** Whether a language model's line may be one of a zone: it has fillers, or what such a model makes of them. */
function isHint({ text }: ReadLine): boolean {
  if (/[<«‹]{2}|[<«‹].*[<«‹]/.test(text)) return true;
  const line = compact(text);
  const digits = line.replaceAll(/\D/g, "").length;
  return (
    !/\p{Ll}/u.test(text) && (/[KX]{3}/.test(line) || (line.length >= 20 && digits >= 8 && digits < line.length - 2))
  );
}

/** A page of more lines is no card or passport, and all of it would take long to read with the typeface's model. */
const FEW_LINES = 30;

/** Hardly a line of print is so even, and a card may lie on a printed page. */
const CLEARLY_EVEN = 0.3;

/**
 * Where and how to look for a zone, the most promising first; nothing if the page has no sign of one. The number is bounded, as
 * a Worker's clock stands still while it computes, and the same image must read the same.
 */
function* attemptsFor(image: GreyImage, { lines, confidence }: TableOfPage): Generator<Attempt> {
  const hints = lines.filter(isHint);
  if (hints.length > 0) {
    const region = bandOf(
      hints.map(({ box }) => box!),
      image,
    );
    const part: Part = (width) => cut(image, region, width);
    yield { part, widths: [1400, 1000, 2000], mode: "block" };
    yield { part, widths: [1400], mode: "sparse" };
  }
  const isDocument = hints.length > 0 || confidence < 0.6 || lines.some(({ text }) => WORDS.test(text));
  for (const band of locateBands(image)) {
    if (!isDocument && band.evenness < CLEARLY_EVEN) continue;
    for (const room of band.length > LINE * band.thickness ? ROOM_OF_LINE : ROOM) {
      // A zone that stands on its head is as even.
      for (const degrees of [band.degrees, band.degrees + 180]) {
        const part: Part = (width) => view(image, { ...band, degrees }, width, room);
        yield { part, widths: [1400, 1000, 1800], mode: "block", isGuess: true };
      }
    }
  }
  if (!isDocument || lines.length >= FEW_LINES) return;
  const lower: Part = (width) => cut(image, [0, image.height * 0.45, image.width, image.height * 0.55], width);
  yield { part: lower, widths: [1400], mode: "block" };
  yield { part: lower, widths: [1000], mode: "sparse" };
  yield { part: (width) => cut(image, [0, 0, image.width, image.height], width), widths: [1400], mode: "sparse" };
}

/** So much longer than high is a single line; one of thirty characters is 21 times. */
const LINE = 18;
/** Room above and below, in heights: for one more line or two, and for none or the one that the band lacks. */
const [ROOM_OF_LINE, ROOM] = [
  [3, 5],
  [0.4, 0.9],
];
const MARGIN = 0.03;

/** A band with its lines level, and the projection from it to the image. */
function view(image: GreyImage, band: Band, width: number, room: number): readonly [Projection, GreyImage] {
  const height = Math.round((width * band.thickness * (1 + 2 * room)) / (band.length * (1 + 2 * MARGIN)));
  const projection = viewOf(band, width, height, MARGIN);
  return [projection, project(image, projection, width, height)];
}

/** Around the lines, with room for one more above and below, and for what was cut off at their ends. */
function bandOf(boxes: readonly Box[], { width, height }: GreyImage): Box {
  const [x, y, w, h] = around(boxes);
  const line = Math.max(...boxes.map((box) => box[3]));
  const [left, top] = [Math.max(0, x - w * 0.08), Math.max(0, y - 3 * line)];
  return [left, top, Math.min(width, x + w * 1.08) - left, Math.min(height, y + h + 3 * line) - top];
}

/**
 * Reads the machine-readable zone of a page, if it may have one: until it has read the same zone twice with every check digit
 * right, because none covers the names; else as most of them hold.
 * @param read reads an image with the trained data of the typeface
 */
export async function findZone(
  image: GreyImage,
  table: TableOfPage,
  read: (image: GreyImage, mode: PageMode) => Promise<TableOfPage>,
): Promise<FoundZone | null> {
  const found: FoundZone[] = [];
  for (const { part, widths, mode, isGuess } of attemptsFor(image, table)) {
    for (const width of widths) {
      const [projection, pixels] = part(width);
      const { lines } = await read(pixels, mode);
      const zone = zoneIn(lines);
      if (isGuess && (!zone || isCutOff(zone, lines, pixels))) break;
      if (!zone) continue;
      const again = found.find((before) => before.lines.every(({ text }, line) => text === zone.lines[line]));
      if (again && zone.holding === 1 && zone.hasGivenNames) return again;
      found.push(foundAt(zone, lines, projection));
    }
  }
  return found.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Whether a line stands at the edge of what was read: names whose lower half is missing still look like letters. */
const isCutOff = ({ from }: ReadZone, lines: readonly ReadLine[], { height }: GreyImage): boolean =>
  from.some((line) => {
    const [, top, , tall] = lines[line]!.box!;
    return top <= 1 || top + tall >= height - 1;
  });

/** Of two readings whose digits agree as well, the one with given names is better: a missed name looks like fillers. */
const worth = ({ holding, hasGivenNames }: FoundZone): number => 2 * holding + (hasGivenNames ? 1 : 0);

/** A part of an image so many pixels wide with its lines level, and the projection from it to the image. */
function cut(image: GreyImage, [x, y, w, h]: Box, width: number): [Projection, GreyImage] {
  const scale = w / width;
  const height = Math.max(1, Math.round(h / scale));
  const view: Projection = [scale, 0, x, 0, scale, y, 0, 0];
  const part = project(image, view, width, height);
  const { degrees } = findLines(part);
  if (Math.abs(degrees) < 0.2) return [view, part];
  const levelled = compose(levelling(part, degrees), view);
  return [levelled, project(image, levelled, width, height)];
}

function foundAt(
  { lines, from, holding, hasGivenNames }: ReadZone,
  read: readonly ReadLine[],
  view: Projection,
): FoundZone {
  const boxed = lines.map((text, index) => {
    const box = boxThrough(view, read[from[index]!]!.box!);
    return { text, box, confidence: holding === 1 ? 1 : read[from[index]!]!.confidence, words: [{ text, box }] };
  });
  return { lines: boxed, holding, hasGivenNames };
}

function boxThrough([a, b, c, d, e, f, g, h]: Projection, [x, y, w, height]: Box): Box {
  const corners = [x, x + w].flatMap((u) =>
    [y, y + height].map((v): Box => {
      const depth = g * u + h * v + 1;
      return [Math.round((a * u + b * v + c) / depth), Math.round((d * u + e * v + f) / depth), 0, 0];
    }),
  );
  return around(corners);
}

/** The page's lines with the zone's in the place of what the language model made of them. */
export function withZone(lines: readonly ReadLine[], zone: readonly ReadLine[]): ReadLine[] {
  const [x, y, w, h] = around(zone.map(({ box }) => box!));
  const others = lines.filter(({ box }) => {
    const [left, middle] = [box![0], box![1] + box![3] / 2];
    return middle < y || middle > y + h || left > x + w || left + box![2] < x;
  });
  const at = others.findIndex(({ box }) => box![1] + box![3] / 2 > y + h / 2);
  return at < 0 ? [...others, ...zone] : others.toSpliced(at, 0, ...zone);
}
