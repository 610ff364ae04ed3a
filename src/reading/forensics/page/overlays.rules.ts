import type { PageContents, PlacedImage } from "../../pages/pdf/contents.ts";
import type { Bounds } from "../../pages/pdf/matrix.ts";
import type { Fill } from "../../pages/pdf/paths.rules.ts";
import { printable } from "../active-content.ts";
import { areaOf, isWithin, type SeenGlyph, seenGlyphs, shared, textOf } from "./glyphs.rules.ts";

/** What was laid over text. */
export interface Overlay {
  readonly code: "text_over_content" | "image_over_content";
  /** A sentence without the page. */
  readonly detail: string;
  readonly bounds: Bounds;
  /** Whether it lies on the picture of a scanned page. */
  readonly isOnScan: boolean;
  /** The image, whose transparency only its pixels tell. */
  readonly image: PlacedImage | null;
}

/** Of the page: a larger area is a ground, a banner or a header that sticks to each page of a printed web page. */
const COVER_MAX_SHARE = 0.12;
const COVER_MAX_WIDTH = 0.88;
/** Of the height, above and below: programs that number or stamp pages clear a strip there. */
const MARGIN = 0.07;
const COVERED_SHARE = 0.85;
const COVERED_MIN = 3;
/**
 * A page with more of them was converted by a program, which lays all of its text over a picture or over itself, or was made
 * to keep a reader busy.
 */
const OVERLAYS_MAX = 12;
const ROW_HEIGHT = 10;
const PAIRS_MAX = 50;
const CELL_MAX = 40;
const PICTURE_SHARE = 0.5;
/** Height of an image in lines of what is under it: a stamp is taller, a patch is not. */
const PATCH_LINES = 3;
const PATCH_TEXT = 40;
const LIGHT = 200;

/**
 * Text or a patch laid over text that was there before. Only what covers letters or digits wholly counts: a stamp, a
 * signature or a watermark crosses text and leaves it legible, fields stand on dotted lines, and the text layer of a scan
 * is not seen. A false alarm on a genuine paper accuses a customer.
 */
export function overlaysOf(contents: PageContents): Overlay[] {
  const glyphs = seenGlyphs(contents);
  const scan = contents.images.find(
    ({ bounds, isMask }) => !isMask && areaOf(bounds) >= pageArea(contents) * PICTURE_SHARE,
  );
  const pictured = contents.images.reduce((sum, { bounds }) => sum + areaOf(bounds), 0);
  const isPicture = pictured >= pageArea(contents) * PICTURE_SHARE;
  const found = [
    ...fillsOver(contents, glyphs, scan ?? null),
    ...(isPicture ? [] : imagesOver(contents, glyphs)),
    ...(isPicture ? [] : textOver(contents, glyphs)),
  ];
  return found.length > OVERLAYS_MAX ? [] : found;
}

const pageArea = ({ width, height }: PageContents): number => width * height;

/** Whether an area can be a patch at all. */
function isPatch({ width, height }: PageContents, bounds: Bounds): boolean {
  const [left, top, right, bottom] = bounds;
  const isInMargin = bottom < height * MARGIN || top > height * (1 - MARGIN);
  return !isInMargin && right - left < width * COVER_MAX_WIDTH && areaOf(bounds) < width * height * COVER_MAX_SHARE;
}

const rowOf = (y: number): number => Math.floor(y / ROW_HEIGHT);

const isCovered = ({ fills }: PageContents, { bounds, order }: SeenGlyph): boolean =>
  fills

    .some((fill) => fill.order > order && fill.isOpaque && isWithin(bounds, fill.bounds, COVERED_SHARE));

function fillsOver(contents: PageContents, glyphs: readonly SeenGlyph[], scan: PlacedImage | null): Overlay[] {
  const fills = contents.fills.filter(
    ({ isRectangle, isOpaque, bounds }) => isRectangle && isOpaque && isPatch(contents, bounds),
  );
  const rows = new Map<number, SeenGlyph[]>();
  for (const glyph of glyphs) {
    const row = rows.get(rowOf(glyph.bounds[3])) ?? [];
    row.push(glyph);
    rows.set(rowOf(glyph.bounds[3]), row);
  }
  const explained = new Set<SeenGlyph>();
  const found: Overlay[] = [];
  for (const fill of fills.toSorted((a, b) => a.order - b.order)) {
    const inside: SeenGlyph[] = [];
    // A letter that is covered by most of its height may stand a little lower.
    for (let row = rowOf(fill.bounds[1]); row <= rowOf(fill.bounds[3]) + 1; row++) {
      inside.push(...(rows.get(row) ?? []).filter(({ bounds }) => isWithin(bounds, fill.bounds, COVERED_SHARE)));
    }
    const before = inside.filter((glyph) => glyph.order < fill.order && !explained.has(glyph));
    const after = inside.filter(({ order }) => order > fill.order);
    for (const glyph of before) explained.add(glyph);
    const replaced = describeFill(fill, before, after);
    const detail = replaced ?? describePatch(fill, after, scan);
    if (detail === null) continue;
    const isOnScan = replaced === null;
    found.push({ code: "text_over_content", detail, bounds: fill.bounds, isOnScan, image: null });
  }
  return found;
}

/** Text under an opaque rectangle, and what was written on it. */
function describeFill(fill: Fill, before: readonly SeenGlyph[], after: readonly SeenGlyph[]): string | null {
  const written = after.filter((one) => before.some((other) => isOnSameLine(one, other)));
  const [old, now] = [textOf(before), textOf(written)];
  if (written.length > 0) {
    // A program that draws a highlight draws the same words again on it.
    if (sameLetters(old, now) || before.length + written.length < COVERED_MIN + 1) return null;
    return `"${printable(old)}" was painted over, and "${printable(now)}" was written in its place`;
  }
  const height = fill.bounds[3] - fill.bounds[1];
  const isTight = before.every(({ size }) => height < size * 4);
  if (after.length > 0 || before.length < COVERED_MIN || !isTight || !isLight(fill.colour)) return null;
  return `"${printable(old)}" was painted over with a blank area`;
}

/** Text on a blank rectangle over the picture of a page. */
function describePatch(fill: Fill, after: readonly SeenGlyph[], scan: PlacedImage | null): string | null {
  if (scan === null || scan.order > fill.order || !isLight(fill.colour)) return null;
  const height = fill.bounds[3] - fill.bounds[1];
  const isTight = after.length >= COVERED_MIN && after.every(({ size }) => height < size * 4);
  return isTight
    ? `a part of the scanned page was painted over, and "${printable(textOf(after))}" was written on it`
    : null;
}

function imagesOver(contents: PageContents, glyphs: readonly SeenGlyph[]): Overlay[] {
  return contents.images.flatMap((image) => {
    if (image.isMask || !isPatch(contents, image.bounds)) return [];
    const height = image.bounds[3] - image.bounds[1];
    const before = glyphs.filter(
      ({ bounds, order }) => order < image.order && isWithin(bounds, image.bounds, COVERED_SHARE),
    );
    const isFlat = before.length > COVERED_MIN && before.every(({ size }) => height < size * PATCH_LINES);
    if (!isFlat && before.length < PATCH_TEXT) return [];
    const detail = `an image was laid over "${printable(textOf(before))}"`;
    return [{ code: "image_over_content" as const, detail, bounds: image.bounds, isOnScan: false, image }];
  });
}

/** Letters drawn upon other letters, without anything between them. */
function textOver(contents: PageContents, glyphs: readonly SeenGlyph[]): Overlay[] {
  const covered = new Map<SeenGlyph, boolean>();
  const cells = new Map<string, SeenGlyph[]>();
  const pairs = new Map<string, { under: Set<SeenGlyph>; over: Set<SeenGlyph> }>();
  for (const glyph of glyphs.toSorted((a, b) => a.order - b.order)) {
    const [left, top, right, bottom] = glyph.bounds;
    const key = (dx: number, dy: number) =>
      `${Math.floor((left + right) / 24) + dx}:${Math.floor((top + bottom) / 24) + dy}`;
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const other of cells.get(key(dx, dy)) ?? []) {
          if (!coversOther(glyph, other)) continue;
          if (!covered.has(other)) covered.set(other, isCovered(contents, other));
          if (covered.get(other) === true) continue;
          const both = `${other.order}:${glyph.order}`;
          const pair = pairs.get(both) ?? { under: new Set(), over: new Set() };
          pairs.set(both, pair);
          pair.under.add(other);
          pair.over.add(glyph);
        }
      }
    }
    const cell = cells.get(key(0, 0)) ?? [];
    if (cell.length < CELL_MAX) cell.push(glyph);
    cells.set(key(0, 0), cell);
  }
  const laid = [...pairs.values()].filter(({ under, over }) => under.size >= COVERED_MIN && over.size >= COVERED_MIN);
  if (laid.length > PAIRS_MAX) return [];
  return laid.flatMap(({ under, over }) => {
    const [old, now] = [textOf([...under]), textOf([...over])];
    const [first] = under;
    const [last] = over;
    // A shadow, or bold that is drawn twice, is the same text beside itself.
    if (sameLetters(old, now) || sameLetters(textAt(glyphs, first!.order), textAt(glyphs, last!.order))) return [];
    const detail = `"${printable(now)}" was written over "${printable(old)}"`;
    return [{ code: "text_over_content" as const, detail, bounds: last!.bounds, isOnScan: false, image: null }];
  });
}

function coversOther(one: SeenGlyph, other: SeenGlyph): boolean {
  if (one.order === other.order || one.text === other.text) return false;
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const common = areaOf(shared(one.bounds, other.bounds));
  const isOnLine = Math.abs(one.bounds[3] - other.bounds[3]) < small * 0.25;
  return isOnLine && large < small * 1.5 && common > 0.4 * Math.min(areaOf(one.bounds), areaOf(other.bounds));
}

const textAt = (glyphs: readonly SeenGlyph[], order: number): string =>
  textOf(glyphs.filter((glyph) => glyph.order === order));

const isOnSameLine = (one: SeenGlyph, other: SeenGlyph): boolean =>
  Math.abs(one.bounds[3] - other.bounds[3]) < Math.max(one.size, other.size) * 0.8;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/\s/g, "");
const sameLetters = (a: string, b: string): boolean =>
  lettersOf(a) === lettersOf(b) || lettersOf(b).includes(lettersOf(a));

function isLight(colour: string | null): boolean {
  if (colour === null) return false;
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= LIGHT);
}
