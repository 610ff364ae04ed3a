import type { PDFDict, PDFDocument, PDFRawStream } from "pdf-lib";
import type { PlacedImage } from "./contents.ts";
import { decodeFax } from "./fax.ts";
import { type PdfImage, type PdfPage, PIXELS } from "./pdfjs.ts";

/** How deep forms in forms are searched for images. */
const MAX_DEPTH = 4;

type PdfLib = typeof import("pdf-lib");

/**
 * The images of a page that are stored as a fax. PDF.js as built for the edge leaves their decoder out, so they are
 * taken from the file itself, by their size and in the order in which the page names them.
 */
export class FaxImages {
  readonly #bytes: Uint8Array;
  readonly #page: PdfPage;
  #streams: Promise<PDFRawStream[]> | null = null;
  #lib!: PdfLib;

  constructor(bytes: Uint8Array, page: PdfPage) {
    this.#bytes = bytes;
    this.#page = page;
  }

  /** Null for an image that is no fax, or of an encrypted document. */
  async find({ width, height }: PlacedImage): Promise<PdfImage | null> {
    const streams = await (this.#streams ??= this.#load().catch(() => []));
    const at = streams.findIndex(
      ({ dict }) => this.#number(dict, "Width") === width && this.#number(dict, "Height") === height,
    );
    if (at < 0) return null;
    const [stream] = streams.splice(at, 1);
    return this.#decode(stream!, width, height);
  }

  async #load(): Promise<PDFRawStream[]> {
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

  #search(document: PDFDocument, resources: unknown, depth: number): PDFRawStream[] {
    const { PDFDict: Dict, PDFName, PDFRawStream: RawStream } = this.#lib;
    const objects = resources instanceof Dict ? resources.lookup(PDFName.of("XObject")) : undefined;
    if (!(objects instanceof Dict) || depth > MAX_DEPTH) return [];
    return objects.keys().flatMap((name) => {
      const object = objects.lookup(name);
      if (!(object instanceof RawStream)) return [];
      const isForm = object.dict.lookup(PDFName.of("Subtype")) === PDFName.of("Form");
      if (isForm) return this.#search(document, object.dict.lookup(PDFName.of("Resources")), depth + 1);
      return this.#isFax(object.dict) ? [object] : [];
    });
  }

  #isFax(dictionary: PDFDict): boolean {
    const { PDFArray, PDFName } = this.#lib;
    const filter = dictionary.lookup(PDFName.of("Filter"));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    return only === PDFName.of("CCITTFaxDecode") || only === PDFName.of("CCF");
  }

  #decode({ dict, contents }: PDFRawStream, width: number, height: number): PdfImage | null {
    const { PDFArray, PDFDict: Dict, PDFName } = this.#lib;
    const stated = dict.lookup(PDFName.of("DecodeParms"));
    const first = stated instanceof PDFArray ? stated.lookup(0) : stated;
    const parameters = first instanceof Dict ? first : undefined;
    const columns = this.#number(parameters, "Columns") ?? 1728;
    if (columns !== width) return null;
    const k = this.#number(parameters, "K") ?? 0;
    const isByteAligned = this.#is(parameters, "EncodedByteAlign");
    const data = decodeFax(contents, { k, columns, rows: height, isByteAligned });
    const decode = dict.lookup(PDFName.of("Decode"));
    const isTurned = decode instanceof PDFArray && String(decode.lookup(0)) === "1";
    if (this.#is(parameters, "BlackIs1") !== isTurned) data.forEach((byte, at) => (data[at] = byte ^ 0xff));
    return { width, height, kind: PIXELS.bits, data };
  }

  #number(dictionary: PDFDict | undefined, name: string): number | undefined {
    const value = dictionary?.lookup(this.#lib.PDFName.of(name));
    return value instanceof this.#lib.PDFNumber ? value.asNumber() : undefined;
  }

  #is(dictionary: PDFDict | undefined, name: string): boolean {
    return dictionary?.lookup(this.#lib.PDFName.of(name)) === this.#lib.PDFBool.True;
  }
}
