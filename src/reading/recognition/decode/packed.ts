import { LIMITS, type PackedImage } from "../../ports.ts";
import { isBounded } from "./jbig2-segments.rules.ts";

/** PDFium's decoders of JBIG2 and fax images, as PDF.js compiles them to WebAssembly. */
export type ImportPackedModule = () => Promise<WebAssembly.Module>;

/** Imported with the first such image. A Worker may not compile WebAssembly, so the bundle holds it as a module. */
export const importPackedModule: ImportPackedModule = async () => (await import("pdfjs-dist/wasm/jbig2.wasm")).default;

/** What an instance starts with, and all that it gets. */
export const PACKED_BYTES = 16 * 1024 * 1024;
/**
 * Beside the image, for its symbols: those of 25 pages take 1 to 3 MB. What hostile symbols may fill bounds the time that
 * they take, too.
 */
const SYMBOL_BYTES = 4_000_000;
/** Of segments, for a page without a dark pixel: at 600 dots an inch it takes some hundred. */
const BLANK_BYTES = 2000;

/** The exports by the names that the compiler gave them, in version 6.5.438 of pdfjs-dist. */
interface Decoders {
  readonly i: WebAssembly.Memory;
  /** Runs the constructors. */
  readonly j: () => void;
  /** `malloc` */
  readonly k: (size: number) => number;
  /** `jbig2_decode` */
  readonly m: (at: number, size: number, width: number, height: number, sharedAt: number, sharedSize: number) => void;
  /** `ccitt_decode`; flags are 0 or 1. */
  readonly n: (
    at: number,
    size: number,
    width: number,
    height: number,
    k: number,
    hasEndOfLine: number,
    isByteAligned: number,
    isBlackOne: number,
    columns: number,
    rows: number,
  ) => void;
}

/**
 * Decodes an image of one bit a pixel.
 * @returns rows of whole bytes, in which 1 is white; null for what cannot be decoded, or not in bounded time
 */
export async function decodePacked(image: PackedImage, importModule: ImportPackedModule): Promise<Uint8Array | null> {
  const { bytes, width, height, coding } = image;
  if (!(width > 0 && height > 0 && width * height <= LIMITS.pixels)) return null;
  const shared = coding.format === "jbig2" ? (coding.shared ?? new Uint8Array()) : null;
  if (shared !== null && !isBounded([shared, bytes])) return null;
  const pixels: { data: Uint8Array | null } = { data: null };
  try {
    // Each image has memory of its own: what a broken one leaves behind spoils no other.
    const decoders = start(await importModule(), pixels);
    const at = place(decoders, bytes);
    if (coding.format === "fax") {
      const { k, isByteAligned, isBlackOne } = coding;
      // Ends of lines are found whether or not the dictionary says that there are some.
      decoders.n(at, bytes.length, width, height, k, 0, Number(isByteAligned), Number(isBlackOne), width, height);
    } else {
      const sharedAt = place(decoders, shared!);
      fill(decoders, bytes.length + shared!.length + 2 * ((width + 31) >> 5) * 4 * height + SYMBOL_BYTES);
      decoders.m(at, bytes.length, width, height, sharedAt, shared!.length);
    }
  } catch {
    return null;
  }
  const { data } = pixels;
  if (data === null || data.length < ((width + 7) >> 3) * height) return null;
  // The decoder draws broken regions beside the page: to call that page blank would hide what it says.
  const isBlank = coding.format === "jbig2" && bytes.length > BLANK_BYTES && data.every((byte) => byte === 0xff);
  return isBlank ? null : data;
}

function start(module: WebAssembly.Module, pixels: { data: Uint8Array | null }): Decoders {
  const bytesAt = (at: number, length: number): Uint8Array => new Uint8Array(decoders.i.buffer, at, length);
  const stop = (): never => {
    throw new Error("the decoder gave up");
  };
  const imports: Record<string, (...numbers: number[]) => unknown> = {
    // `setitimer`, and the end of what would keep the program running
    a: () => 0,
    d: () => undefined,
    // Growth of the memory: two images of the most pixels fit into what it starts with.
    b: () => 0,
    // `exit` and `abort`
    c: stop,
    e: stop,
    // Pixels at once, row by row, and their array
    h: (at = 0, rowBytes = 0, pitch = 0, rows = 0) => {
      const data = new Uint8Array(rowBytes * rows);
      for (let row = 0; row < rows; row++) data.set(bytesAt(at + row * pitch, rowBytes), row * rowBytes);
      pixels.data = data;
    },
    f: (at = 0, rowBytes = 0, offset = 0) => pixels.data?.set(bytesAt(at, rowBytes), offset),
    g: (size = 0) => (pixels.data = new Uint8Array(size)),
  };
  const decoders = new WebAssembly.Instance(module, { a: imports }).exports as unknown as Decoders;
  decoders.j();
  return decoders;
}

/** Takes the memory beyond `left` away from the decoder. */
function fill({ i: memory, k: allocate }: Decoders, left: number): void {
  const surplus = memory.buffer.byteLength - left;
  if (surplus > 0) allocate(surplus);
}

function place({ i: memory, k: allocate }: Decoders, bytes: Uint8Array): number {
  if (bytes.length === 0) return 0;
  const at = allocate(bytes.length);
  if (at === 0) throw new RangeError("the image takes too much");
  new Uint8Array(memory.buffer).set(bytes, at);
  return at;
}
