import { LIMITS } from "../../ports.ts";

/** Types of segments (ITU-T T.88, 7.3). */
const SYMBOLS = 0;
const TEXT = [4, 6, 7];
const GENERIC = [36, 38, 39];
const PAGE = 48;
/** End of page, of stripe and of file; profiles; comments. */
const WITHOUT_PIXELS = [49, 50, 51, 52, 62];

const MAX_SEGMENTS = 2000;
const MAX_DICTIONARIES = 4;
const MAX_SYMBOLS = 65_535;
/** Of all regions: one of text and one of what is no text, each as large as a page. */
const MAX_AREA = 2 * LIMITS.pixels;
/** Words of 32 pixels that symbols of a text region could cover, and symbols that codes are compared with: about 10 s. */
const MAX_STEPS = 1e10;

interface Segment {
  readonly type: number;
  readonly data: DataView;
}

/**
 * Whether the segments of an image, those that images share first, can be decoded in bounded time. Nothing interrupts the
 * decoder, and a few bytes can ask it for hours: for symbols as large as a page, drawn a billion times. Refused are kinds
 * of segments whose work their head does not tell (refinements, halftones, tables of codes), and images that are cut off.
 */
export function isBounded(parts: readonly Uint8Array[]): boolean {
  const segments: Segment[] = [];
  for (const part of parts) if (!addSegments(part, segments)) return false;
  let [pages, dictionaries, symbols, area, steps] = [0, 0, 0, 0, 0];
  for (const { type, data } of segments) {
    if (WITHOUT_PIXELS.includes(type)) continue;
    if (type === PAGE) pages++;
    else if (type === SYMBOLS) {
      const count = symbolsOf(data);
      if (count === null) return false;
      dictionaries++;
      symbols += count;
    } else if (TEXT.includes(type) || GENERIC.includes(type)) {
      if (data.byteLength < 18) return false;
      const [width, height] = [data.getUint32(0), data.getUint32(4)];
      area += width * height;
      if (!TEXT.includes(type)) continue;
      const instances = instancesOf(data);
      if (instances === null) return false;
      steps += instances * (height * (Math.ceil(width / 32) + 1) + 8 * symbols);
    } else return false;
  }
  return (
    pages === 1 && dictionaries <= MAX_DICTIONARIES && symbols <= MAX_SYMBOLS && area <= MAX_AREA && steps <= MAX_STEPS
  );
}

/** @returns false where heads and lengths do not fill the bytes */
function addSegments(bytes: Uint8Array, segments: Segment[]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The decoder ignores what is shorter than a head.
  for (let at = 0; at + 11 <= bytes.length;) {
    const number = view.getUint32(at);
    const flags = view.getUint8(at + 4);
    const references = view.getUint8(at + 5) >> 5;
    // Segments that name more than four others are rare, and decoders disagree where their heads end.
    if (references > 4 || segments.length >= MAX_SEGMENTS) return false;
    const referenceBytes = number > 65_536 ? 4 : number > 256 ? 2 : 1;
    const lengthAt = at + 6 + references * referenceBytes + (flags & 0x40 ? 4 : 1);
    if (lengthAt + 4 > bytes.length) return false;
    const [start, length] = [lengthAt + 4, view.getUint32(lengthAt)];
    if (start + length > bytes.length) return false;
    segments.push({ type: flags & 0x3f, data: new DataView(bytes.buffer, bytes.byteOffset + start, length) });
    at = start + length;
  }
  return true;
}

/** Of a dictionary, exported or new, whichever are more; null where they are refined from others. */
function symbolsOf(data: DataView): number | null {
  if (data.byteLength < 2) return null;
  const flags = data.getUint16(0);
  const [isHuffman, isRefined, template] = [flags & 1, flags & 2, (flags >> 10) & 3];
  const at = 2 + (isHuffman ? 0 : template === 0 ? 8 : 2);
  if (isRefined || data.byteLength < at + 8) return null;
  return Math.max(data.getUint32(at), data.getUint32(at + 4));
}

/** How often a text region draws a symbol; null where it refines what it draws. */
function instancesOf(data: DataView): number | null {
  const flags = data.byteLength < 19 ? 2 : data.getUint16(17);
  const at = 19 + (flags & 1 ? 2 : 0);
  if (flags & 2 || data.byteLength < at + 4) return null;
  return data.getUint32(at);
}
