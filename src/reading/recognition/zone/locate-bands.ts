import type { GreyImage } from "../grey-image.ts";
import { scaleTo, type Projection } from "../prepare/resample.ts";

/** Position of something long, in pixels of the searched image. */
interface Place {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  /** By which it falls from left to right, above -90 and up to 90 degrees. */
  readonly degrees: number;
  readonly length: number;
  readonly thickness: number;
}

/** A band of characters. */
export interface Band extends Place {
  /** How evenly its characters follow each other, 0 to 1: those of a machine-readable zone are all as wide. */
  readonly evenness: number;
}

/** Longer side of the searched image, in pixels. */
const SIDE = 1000;
/** Thicker strokes are no letters there. */
const STROKE = 9;
/** How much darker than the paper around it ink is. */
const INK = 0.18;
/** Pixels of the least letter, and the longer side of the largest. */
const SPECK = 6;
const LETTER = 50;
/** By which ink is widened until the characters of a line touch: small print, and large. */
const REACHES = [3, 5, 8];
const MIN_LENGTH = SIDE / 5;
/** Three lines of thirty characters are the least long for their height. */
const MIN_RATIO = 3.5;
/** Of a zone seen at an angle, whose characters grow narrower along it; print is seldom above. */
const MIN_EVENNESS = 0.12;
const MOST_BANDS = 3;

/** Bands that look like a machine-readable zone, the longest and most even first. No text is read for it. */
export function locateBands(image: GreyImage): Band[] {
  const small = scaleTo(image, Math.min(SIDE, Math.max(image.width, image.height)));
  const scale = image.width / small.width;
  const ink = lettersOf(inkOf(small), small.width);
  let [area, reached] = [ink, 0];
  const bands = REACHES.flatMap((reach) => {
    area = widened(area, small.width, reach - reached);
    reached = reach;
    return bandsOf(area.slice(), small.width, reach);
  });
  return distinct(
    bands
      .map((band) => ({ ...band, evenness: evennessOf(ink, small, band) }))
      .filter(({ evenness }) => evenness >= MIN_EVENNESS)
      .toSorted((a, b) => b.evenness * b.length - a.evenness * a.length),
  )
    .slice(0, MOST_BANDS)
    .map((band) => ({
      ...band,
      x: band.x * scale,
      y: band.y * scale,
      length: band.length * scale,
      thickness: band.thickness * scale,
    }));
}

/** From a view of `width` by `height` pixels, in which the band lies level, to the image. `margin` is a share of its length. */
export function viewOf({ x, y, degrees, length }: Place, width: number, height: number, margin: number): Projection {
  const scale = (length * (1 + 2 * margin)) / width;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180) * scale, Math.cos((degrees * Math.PI) / 180) * scale];
  const [u, v] = [(width - 1) / 2, (height - 1) / 2];
  return [cos, -sin, x - cos * u + sin * v, sin, cos, y - sin * u - cos * v, 0, 0];
}

/** 1 for a pixel that is thin and darker than its surroundings, else 0. */
function inkOf({ width, pixels }: GreyImage): Uint8Array {
  const reach = STROKE >> 1;
  const paper = narrowed(widened(pixels, width, reach), width, reach);
  return pixels.map((level, at) => (paper[at]! - level > INK * paper[at]! ? 1 : 0));
}

/** The brightest of a square around each pixel. */
const widened = (pixels: Uint8Array, width: number, reach: number): Uint8Array =>
  brightest(brightest(pixels, width, 1, reach), width, width, reach);

/** The darkest of it. */
const narrowed = (pixels: Uint8Array, width: number, reach: number): Uint8Array =>
  inverted(widened(inverted(pixels), width, reach));

const inverted = (pixels: Uint8Array): Uint8Array => pixels.map((level) => 255 - level);

/** The brightest of so many pixels to either side, in the row (step 1) or the column (step `width`). */
function brightest(pixels: Uint8Array, width: number, step: number, reach: number): Uint8Array {
  const found = pixels.slice();
  const isRow = step === 1;
  for (let by = 1; by <= reach; by++) {
    const away = by * step;
    for (let at = away; at < pixels.length; at++) {
      if (isRow && at % width < by) continue;
      const [one, other] = [at - away, at];
      if (pixels[one]! > found[other]!) found[other] = pixels[one]!;
      if (pixels[other]! > found[one]!) found[one] = pixels[other]!;
    }
  }
  return found;
}

/** Visits each connected group of pixels, and clears `area`. */
function eachGroup(area: Uint8Array, width: number, visit: (pixels: Int32Array) => void): void {
  const group = new Int32Array(area.length);
  for (let start = 0; start < area.length; start++) {
    if (area[start] === 0) continue;
    let [count, seen] = [0, 0];
    group[count++] = start;
    area[start] = 0;
    while (seen < count) {
      const at = group[seen++]!;
      const x = at % width;
      for (let by = -1; by <= 1; by++) {
        if (x + by < 0 || x + by >= width) continue;
        for (const next of [at + by - width, at + by, at + by + width]) {
          if (next < 0 || next >= area.length || area[next] === 0) continue;
          area[next] = 0;
          group[count++] = next;
        }
      }
    }
    visit(group.subarray(0, count));
  }
}

/** Without specks, and without what is larger than any letter, such as the edge of a card or the waves of its ground. */
function lettersOf(ink: Uint8Array, width: number): Uint8Array {
  const letters = new Uint8Array(ink.length);
  eachGroup(ink.slice(), width, (pixels) => {
    if (pixels.length < SPECK) return;
    let [left, right, top, bottom] = [width, 0, ink.length, 0];
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    if (right - left > LETTER || bottom - top > LETTER) return;
    for (const at of pixels) letters[at] = 1;
  });
  return letters;
}

/** Connected groups that are long for their height, by their moments. */
function bandsOf(area: Uint8Array, width: number, reach: number): Place[] {
  const bands: Place[] = [];
  eachGroup(area, width, (pixels) => {
    const count = pixels.length;
    let [sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0];
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      sx += x;
      sy += y;
      sxx += x * x;
      syy += y * y;
      sxy += x * y;
    }
    const [x, y] = [sx / count, sy / count];
    const [xx, yy, xy] = [sxx / count - x * x, syy / count - y * y, sxy / count - x * y];
    const angle = Math.atan2(2 * xy, xx - yy) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [from, to, above, below] = [0, 0, 0, 0];
    for (const at of pixels) {
      const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
      const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
      [from, to] = [Math.min(from, along), Math.max(to, along)];
      [above, below] = [Math.min(above, across), Math.max(below, across)];
    }
    const [length, thickness] = [to - from - 2 * reach, below - above - 2 * reach];
    if (length < MIN_LENGTH || thickness < 3 || length < MIN_RATIO * thickness) return;
    const [along, across] = [(from + to) / 2, (above + below) / 2];
    bands.push({
      x: x + along * cos - across * sin,
      y: y + along * sin + across * cos,
      degrees: (angle * 180) / Math.PI,
      length,
      thickness,
    });
  });
  return bands;
}

/** Characters of a line: 30, 36 or 44, some more where the band reaches further than its line. */
const [FEWEST, MOST] = [27, 50];
const SAMPLES = 512;

/** The share of the changes along the band that has the pitch of characters: high where all are as wide, whatever they are. */
function evennessOf(ink: Uint8Array, { width, height }: GreyImage, band: Place): number {
  const rows = Math.max(4, Math.ceil((band.thickness * 1.2 * SAMPLES) / band.length));
  const profile = new Float64Array(SAMPLES);
  const [a, b, c, d, e, f] = viewOf(band, SAMPLES, rows, 0);
  for (let row = 0; row < rows; row++) {
    for (let at = 0; at < SAMPLES; at++) {
      const [x, y] = [Math.round(a * at + b * row + c), Math.round(d * at + e * row + f)];
      if (x >= 0 && y >= 0 && x < width && y < height) profile[at]! += ink[y * width + x]!;
    }
  }
  const smooth = profile.map((_, at) => mean(profile, at - 16, at + 16));
  const change = profile.map((value, at) => value - smooth[at]!);
  const whole = change.reduce((sum, value) => sum + value * value, 0);
  let most = 0;
  for (let cycles = FEWEST; cycles <= MOST; cycles += 0.25) {
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < SAMPLES; at++) {
      const phase = (2 * Math.PI * cycles * at) / SAMPLES;
      real += change[at]! * Math.cos(phase);
      imaginary += change[at]! * Math.sin(phase);
    }
    most = Math.max(most, real * real + imaginary * imaginary);
  }
  return whole === 0 ? 0 : (2 * most) / (SAMPLES * whole);
}

function mean(values: Float64Array, from: number, to: number): number {
  const part = values.subarray(Math.max(0, from), to + 1);
  return part.reduce((sum, value) => sum + value, 0) / part.length;
}

/** The bands without those beside a better one, such as a line of the same zone or the find of another reach. */
function distinct(bands: readonly Band[]): Band[] {
  const kept: Band[] = [];
  for (const band of bands) {
    const isKnown = kept.some(
      ({ x, y, degrees, length }) =>
        Math.hypot(x - band.x, y - band.y) < length / 6 && Math.abs(degrees - band.degrees) < 10,
    );
    if (!isKnown) kept.push(band);
  }
  return kept;
}
