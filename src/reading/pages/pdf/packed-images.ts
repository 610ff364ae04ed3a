import type { PDFDict, PDFDocument, PDFRawStream } from "pdf-lib";
import { LIMITS, type PackedCoding, type Recogniser } from "../../ports.ts";
import type { PlacedImage } from "./contents.ts";
import { type PdfImage, type PdfPage, PIXELS } from "./pdfjs.ts";

/** How deep forms in forms are searched for images. */
const MAX_DEPTH = 4;
const FORMATS: Readonly<Record<string, PackedCoding["format"]>> = {
  "/CCITTFaxDecode": "fax",
  "/CCF": "fax",
  "/JBIG2Decode": "jbig2",
};

type PdfLib = typeof import("pdf-lib");

interface PackedStream {
  /** Size of the image that the page draws, by which it is found. */
  readonly drawn: PDFDict;
  /** Its pixels, or the mask that cuts it out: scanners paint a low image through a sharp mask of the text. */
  readonly stream: PDFRawStream;
  /** Where a mask is opaque it has text. */
  readonly isOpacity: boolean;
}

/**
 * The images of one bit a pixel of a page, which are stored as JBIG2 or as a fax. PDF.js as built for the edge leaves their
 * decoder out, so they are taken from the file itself, by their size and in the order in which the page names them.
 */
export class PackedImages {
  readonly #bytes: Uint8Array;
  readonly #page: PdfPage;
  readonly #recogniser: Recogniser;
  #streams: Promise<PackedStream[]> | null = null;
  #lib!: PdfLib;

  constructor(bytes: Uint8Array, page: PdfPage, recogniser: Recogniser) {
    this.#bytes = bytes;
    this.#page = page;
    this.#recogniser = recogniser;
  }

  /** Null for an image of another kind, one that cannot be decoded, or of an encrypted document. */
  async find({ width, height }: PlacedImage): Promise<PdfImage | null> {
    const streams = await (this.#streams ??= this.#load().catch(() => []));
    const at = streams.findIndex(
      ({ drawn }) => this.#number(drawn, "Width") === width && this.#number(drawn, "Height") === height,
    );
    if (at < 0) return null;
    const [found] = streams.splice(at, 1);
    return this.#decode(found!).catch(() => null);
  }

  async #load(): Promise<PackedStream[]> {
    this.#lib = await import("pdf-lib");
    const { PDFDict: Dict, PDFDocument: Document, PDFRef } = this.#lib;
    const options = { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: false };
    const document = await Document.load(this.#bytes, options);
    const { num, gen } = this.#page.ref ?? { num: 0, gen: 0 };
    const page = document.context.lookup(PDFRef.of(num, gen));
    if (document.isEncrypted || !(page instanceof Dict)) return [];
    return this.#search(document, this.#inherited(page, "Resources"), 0);
  }

  /** A member of a page, or of the node above that it inherits it from. */
  #inherited(node: PDFDict, name: string): PDFDict | undefined {
    const { PDFDict: Dict, PDFName } = this.#lib;
    let at: unknown = node;
    for (let depth = 0; depth < 50 && at instanceof Dict; depth++) {
      const found = at.lookup(PDFName.of(name));
      if (found instanceof Dict) return found;
      at = at.lookup(PDFName.of("Parent"));
    }
    return undefined;
  }

  #search(document: PDFDocument, resources: unknown, depth: number): PackedStream[] {
    const { PDFDict: Dict, PDFName, PDFRawStream: RawStream } = this.#lib;
    const objects = resources instanceof Dict ? resources.lookup(PDFName.of("XObject")) : undefined;
    if (!(objects instanceof Dict) || depth > MAX_DEPTH) return [];
    return objects.keys().flatMap((name) => {
      const object = objects.lookup(name);
      if (!(object instanceof RawStream)) return [];
      const isForm = object.dict.lookup(PDFName.of("Subtype")) === PDFName.of("Form");
      if (isForm) return this.#search(document, object.dict.lookup(PDFName.of("Resources")), depth + 1);
      return this.#packedOf(object);
    });
  }

  #packedOf(object: PDFRawStream): PackedStream[] {
    const { PDFName, PDFRawStream: RawStream } = this.#lib;
    const isPacked = ({ dict }: PDFRawStream) => FORMATS[String(this.#listed(dict, "Filter").at(-1))] !== undefined;
    const drawn = object.dict;
    if (isPacked(object)) return [{ drawn, stream: object, isOpacity: false }];
    for (const name of ["SMask", "Mask"]) {
      const mask = drawn.lookup(PDFName.of(name));
      if (mask instanceof RawStream && isPacked(mask)) return [{ drawn, stream: mask, isOpacity: name === "SMask" }];
    }
    return [];
  }

  async #decode({ stream, isOpacity }: PackedStream): Promise<PdfImage | null> {
    const { dict } = stream;
    const { PDFArray, PDFDict: Dict, PDFName } = this.#lib;
    const [width, height] = [this.#number(dict, "Width") ?? 0, this.#number(dict, "Height") ?? 0];
    if (!(width > 0 && height > 0 && width * height <= LIMITS.pixels)) return null;
    const last = this.#listed(dict, "DecodeParms").at(this.#listed(dict, "Filter").length - 1);
    const coding = this.#codingOf(dict, last instanceof Dict ? last : undefined, width);
    if (coding === null) return null;
    const data = await this.#recogniser.unpack({ bytes: this.#unpacked(stream, 1), width, height, coding });
    if (data === null) return null;
    const decode = dict.lookup(PDFName.of("Decode"));
    const isTurned = decode instanceof PDFArray && String(decode.lookup(0)) === "1";
    if (isOpacity !== isTurned) data.forEach((byte, at) => (data[at] = byte ^ 0xff));
    return { width, height, kind: PIXELS.bits, data };
  }

  #codingOf(dict: PDFDict, parameters: PDFDict | undefined, width: number): PackedCoding | null {
    const { PDFName, PDFRawStream: RawStream } = this.#lib;
    if (FORMATS[String(this.#listed(dict, "Filter").at(-1))] === "jbig2") {
      const shared = parameters?.lookup(PDFName.of("JBIG2Globals"));
      return { format: "jbig2", shared: shared instanceof RawStream ? this.#unpacked(shared, 0) : null };
    }
    if ((this.#number(parameters, "Columns") ?? 1728) !== width) return null;
    return {
      format: "fax",
      k: this.#number(parameters, "K") ?? 0,
      isByteAligned: this.#is(parameters, "EncodedByteAlign"),
      isBlackOne: this.#is(parameters, "BlackIs1"),
    };
  }

  /** The bytes of a stream after all of its filters but the last `left`. */
  #unpacked({ dict, contents }: PDFRawStream, left: number): Uint8Array {
    const { PDFName, PDFRawStream: RawStream, decodePDFRawStream } = this.#lib;
    const filters = this.#listed(dict, "Filter");
    if (filters.length === left) return contents;
    const parameters = this.#listed(dict, "DecodeParms");
    const count = filters.length - left;
    const before = dict.clone();
    before.set(PDFName.of("Filter"), dict.context.obj(filters.slice(0, count) as never));
    before.set(PDFName.of("DecodeParms"), dict.context.obj(parameters.slice(0, count) as never));
    return decodePDFRawStream(RawStream.of(before, contents)).decode();
  }

  /** A member that is one value or a list of them. */
  #listed(dictionary: PDFDict, name: string): unknown[] {
    const { PDFArray, PDFName } = this.#lib;
    const value = dictionary.lookup(PDFName.of(name));
    if (value instanceof PDFArray) return value.asArray().map((_, at) => value.lookup(at));
    return value === undefined ? [] : [value];
  }

  #number(dictionary: PDFDict | undefined, name: string): number | undefined {
    const value = dictionary?.lookup(this.#lib.PDFName.of(name));
    return value instanceof this.#lib.PDFNumber ? value.asNumber() : undefined;
  }

  #is(dictionary: PDFDict | undefined, name: string): boolean {
    return dictionary?.lookup(this.#lib.PDFName.of(name)) === this.#lib.PDFBool.True;
  }
}
