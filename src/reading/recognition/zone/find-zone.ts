import type { Box, ReadLine } from "../../../domain/readings/reading.model.ts";
import type { PageMode } from "../engine.ts";
import type { GreyImage } from "../grey-image.ts";
import { findLines, levelling } from "../prepare/skew.ts";
import { compose, project, type Projection } from "../prepare/resample.ts";
import { around, type TableOfPage } from "../table.rules.ts";
import { compact, zoneIn, type ReadZone } from "./zone.rules.ts";

/** What the typeface's own model is given to read. */
interface Attempt {
  readonly region: Box;
  /** Pixels. */
  readonly width: number;
  readonly mode: PageMode;
}

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

/**
 * Where and how to look for a zone, the most promising first; nothing if the page has no sign of one. The number is bounded, as
 * a Worker's clock stands still while it computes, and the same image must read the same.
 */
function attemptsFor(image: GreyImage, { lines, confidence }: TableOfPage): Attempt[] {
  const attempts: Attempt[] = [];
  const hints = lines.filter(isHint);
  if (hints.length > 0) {
    const region = bandOf(
      hints.map(({ box }) => box!),
      image,
    );
    for (const width of [1400, 1000, 2000]) attempts.push({ region, width, mode: "block" });
    attempts.push({ region, width: 1400, mode: "sparse" });
  }
  const isDocument = hints.length > 0 || confidence < 0.6 || lines.some(({ text }) => WORDS.test(text));
  if (isDocument && lines.length < FEW_LINES) {
    const region: Box = [0, image.height * 0.45, image.width, image.height * 0.55];
    attempts.push({ region, width: 1400, mode: "block" }, { region, width: 1000, mode: "sparse" });
    attempts.push({ region: [0, 0, image.width, image.height], width: 1400, mode: "sparse" });
  }
  return attempts;
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
  for (const { region, width, mode } of attemptsFor(image, table)) {
    const [view, part] = cut(image, region, width);
    const { lines } = await read(part, mode);
    const zone = zoneIn(lines);
    if (!zone) continue;
    const again = found.find((before) => before.lines.every(({ text }, line) => text === zone.lines[line]));
    if (again && zone.holding === 1 && zone.hasGivenNames) return again;
    found.push(foundAt(zone, lines, view));
  }
  return found.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

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
