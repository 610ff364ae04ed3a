import { fromAscii85, fromHex } from "../../ascii-filters.ts";
import { LIMITS } from "../../ports.ts";
import type { Deadline } from "../deadline.ts";
import { ShownText } from "./shown-text.rules.ts";
import { imageSize } from "../image-size.rules.ts";

/**
 * Of one stream of a PDF. PDF.js unpacks a stream whole, whatever it is for, and an isolate has 128 MB; a page of A4 in
 * colours at 400 dots an inch takes 46 MB.
 */
const MAX_BYTES = 67_108_864;
/** A stream that unpacks to less cannot show too much text. */
const MAX_TEXT_BYTES = 150_000;
/** What is no image, and unpacks to more than this and to so many times its size, repeats itself to cost time. */
const REPEATED_BYTES = 1_000_000;
const REPEATED_RATIO = 100;
/** Deflate packs no tighter, so a shorter stream cannot exceed the limit. */
const MAX_RATIO = 1032;
const DICTIONARY_BYTES = 4096;

/** What a stream is packed with, in the order in which it is unpacked, by long and short names. */
const FILTERS = /\/(FlateDecode|Fl|ASCIIHexDecode|AHx|ASCII85Decode|A85)(?![A-Za-z0-9])/g;

/** What the first stream holds that unpacks or decodes to more than the limit; null where none does. */
export async function findOversized(bytes: Uint8Array, deadline: Deadline): Promise<"image" | "data" | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.toString("latin1", at - 3, at) === "end") continue;
    const before = file.toString("latin1", Math.max(0, at - DICTIONARY_BYTES), at);
    const dictionary = unescaped(before.slice(before.lastIndexOf("obj") + 3));
    const filters = [...dictionary.matchAll(FILTERS)].map(([, name]) => name!);
    const flates = filters.filter((name) => name.startsWith("Fl")).length;
    const start = at + 6 + (file[at + 6] === 13 ? 1 : 0) + (file[at + 6] === 10 || file[at + 7] === 10 ? 1 : 0);
    if (isLargerThanStated(file.subarray(start), dictionary)) return "image";
    const end = file.indexOf("endstream", start);
    const packed = file.subarray(start, end < 0 ? file.length : end);
    const isImage = /\/Image(?![A-Za-z])/.test(dictionary);
    if (packed.length * MAX_RATIO ** flates <= (isImage ? MAX_BYTES : MAX_TEXT_BYTES)) continue;
    if (await exceeds(packed, filters, isImage ? null : new ShownText())) return isImage ? "image" : "data";
    await deadline.breathe();
  }
  return null;
}

/** PDF.js leaves out an image whose dictionary states too many pixels, but decodes as many as a JPEG file has. */
function isLargerThanStated(stream: Uint8Array, dictionary: string): boolean {
  const size = stream[0] === 0xff && stream[1] === 0xd8 ? imageSize(stream) : null;
  if (size === null || size.width * size.height <= LIMITS.pixels) return false;
  const [width, height] = ["Width", "Height"].map((name) =>
    Number(new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1]),
  );
  return !(width! * height! > LIMITS.pixels);
}

/** Names may be written with the codes of their letters. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function exceeds(packed: Uint8Array, filters: readonly string[], shown: ShownText | null): Promise<boolean> {
  let data: Uint8Array = packed;
  if (!filters.some((name) => name.startsWith("Fl"))) return shown?.add(packed) ?? false;
  for (const [at, filter] of filters.entries()) {
    if (filter.startsWith("Fl")) {
      const isLast = !filters.slice(at + 1).some((name) => name.startsWith("Fl"));
      const pieces: Uint8Array[] = [];
      let length = 0;
      try {
        for await (const piece of inflate(data)) {
          length += piece.byteLength;
          const isRepeated = length > REPEATED_BYTES && length > packed.length * REPEATED_RATIO;
          if (length > MAX_BYTES || (shown !== null && isRepeated) || (isLast && shown?.add(piece) === true))
            return true;
          if (!isLast) pieces.push(piece);
        }
      } catch {
        // Bytes after the end, or broken ones: what came before them counts.
      }
      if (isLast) return false;
      data = Buffer.concat(pieces);
    } else data = filter.startsWith("ASCII8") || filter === "A85" ? fromAscii85(data) : fromHex(data);
  }
  return false;
}

const inflate = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("deflate"));
