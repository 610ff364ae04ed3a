import type { Budget } from "./budget.ts";
import { decodeStream } from "./filters.ts";
import { Keyword, Lexer, type PdfDict, PdfName, PdfRef, PdfStream, PdfString, type PdfValue } from "./lexer.ts";
import { type Definition, OBJECTS_MAX, scanObjects } from "./scan.ts";

/** A larger stream is decoded again when it is needed again: all of them would not fit in memory. */
const KEPT_MAX_BYTES = 1_000_000;
const PAGES_MAX = 2000;
const TREE_DEPTH_MAX = 40;

/**
 * The objects of a PDF, those inside object streams included, found by reading the file from its beginning and not by its
 * cross-reference table: that table can be wrong, and can hide an object from a program that relies on it. pdf-lib and
 * PDF.js keep neither where an object stood nor what it was before an incremental save, and both decompress without a bound.
 */
export class PdfFile {
  readonly bytes: Uint8Array;
  readonly budget: Budget;
  readonly definitions: readonly Definition[];
  readonly trailers: readonly { readonly offset: number; readonly dict: PdfDict }[];
  readonly #latest = new Map<number, Definition>();
  readonly #decoded = new Map<PdfStream, Uint8Array | null>();

  private constructor(file: PdfFile | Pick<PdfFile, "bytes" | "budget" | "definitions" | "trailers">, until: number) {
    this.bytes = file.bytes;
    this.budget = file.budget;
    this.definitions = file.definitions.filter(({ offset }) => offset < until);
    this.trailers = file.trailers.filter(({ offset }) => offset < until);
    for (const one of this.definitions) if (!one.isNested) this.#latest.set(one.number, one);
    for (const one of this.definitions) if (!this.#latest.has(one.number)) this.#latest.set(one.number, one);
  }

  /** @throws BudgetSpent */
  static parse(bytes: Uint8Array, budget: Budget): PdfFile {
    const { definitions, trailers } = scanObjects(bytes, budget);
    const direct = new PdfFile({ bytes, budget, definitions, trailers }, Number.POSITIVE_INFINITY);
    if (direct.isEncrypted) return direct;
    const packed = definitions.flatMap((one) => direct.#unpack(one));
    const all = [...definitions, ...packed].sort((a, b) => a.offset - b.offset);
    return new PdfFile({ bytes, budget, definitions: all, trailers }, Number.POSITIVE_INFINITY);
  }

  /** The file as it was when it ended at an offset, before what was saved later. */
  asOf(offset: number): PdfFile {
    return new PdfFile(this, offset);
  }

  /** Strings and streams cannot be read without the key. */
  get isEncrypted(): boolean {
    return this.trailers.some(({ dict }) => dict.has("Encrypt"));
  }

  /** The definition of an object that counts: the last one. */
  definitionOf(number: number): Definition | undefined {
    return this.#latest.get(number);
  }

  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let i = 0; found instanceof PdfRef && i < 20; i++) found = this.#latest.get(found.number)?.value ?? null;
    return found instanceof PdfRef ? null : found;
  }

  /** A dictionary, also that of a stream; empty for anything else. */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.resolve(value);
    return found instanceof Map ? found : found instanceof PdfStream ? found.dict : EMPTY;
  }

  array(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolve(value);
    return Array.isArray(found) ? found : [];
  }

  name(value: PdfValue | undefined): string | null {
    const found = this.resolve(value);
    return found instanceof PdfName ? found.name : null;
  }

  number(value: PdfValue | undefined): number | null {
    const found = this.resolve(value);
    return typeof found === "number" && Number.isFinite(found) ? found : null;
  }

  numbers(value: PdfValue | undefined): number[] {
    return this.array(value).map((one) => this.number(one) ?? 0);
  }

  /** A text string (ISO 32000-2, 7.9.2.2), or null. */
  text(value: PdfValue | undefined): string | null {
    const found = this.resolve(value);
    return found instanceof PdfString ? decodeText(found.bytes) : null;
  }

  /** The content of a stream; null for an image or an unknown filter. */
  stream(value: PdfValue | undefined): Uint8Array | null {
    const found = this.resolve(value);
    if (!(found instanceof PdfStream)) return null;
    const known = this.#decoded.get(found);
    if (known !== undefined) return known;
    const asList = (one: PdfValue | undefined) => {
      const resolved = this.resolve(one);
      return Array.isArray(resolved) ? resolved.map((item) => this.resolve(item)) : resolved === null ? [] : [resolved];
    };
    const filters = asList(found.dict.get("Filter") ?? found.dict.get("F"));
    const parameters = asList(found.dict.get("DecodeParms") ?? found.dict.get("DP")).map((one) => this.dict(one));
    const decoded = decodeStream(found.raw, filters, parameters, this.budget);
    if ((decoded?.length ?? 0) < KEPT_MAX_BYTES) this.#decoded.set(found, decoded);
    return decoded;
  }

  /** Every catalog that a trailer names, the newest last. */
  get catalogs(): readonly PdfDict[] {
    const named = this.trailers.map(({ dict }) => this.dict(dict.get("Root"))).filter((root) => root.size > 0);
    if (named.length > 0) return [...new Set(named)];
    return this.definitions
      .map(({ value }) => this.dict(value))
      .filter((dict) => this.name(dict.get("Type")) === "Catalog");
  }

  get catalog(): PdfDict {
    return this.catalogs.at(-1) ?? EMPTY;
  }

  /** Sizes of the images, and whether they let shine through what is under them. */
  images(): { width: number; height: number; isTransparent: boolean }[] {
    return this.definitions.flatMap(({ value }) => {
      if (!(value instanceof PdfStream) || this.name(value.dict.get("Subtype")) !== "Image") return [];
      const [width, height] = [this.number(value.dict.get("Width")) ?? 0, this.number(value.dict.get("Height")) ?? 0];
      const isTransparent = ["SMask", "Mask", "SMaskInData"].some((key) => this.resolve(value.dict.get(key)) !== null);
      return [{ width, height, isTransparent }];
    });
  }

  /** Dictionaries of the pages, with what they inherit; those beyond 2,000 are left out. */
  pages(): readonly PdfDict[] {
    const pages: PdfDict[] = [];
    const seen = new Set<PdfDict>();
    const visit = (node: PdfDict, inherited: PdfDict, depth: number): void => {
      if (seen.has(node) || depth > TREE_DEPTH_MAX || pages.length >= PAGES_MAX) return;
      seen.add(node);
      this.budget.step();
      const own = new Map([
        ...INHERITED.filter((key) => inherited.has(key)).map((key) => [key, inherited.get(key)!] as const),
        ...node,
      ]);
      const kids = this.resolve(node.get("Kids"));
      if (!Array.isArray(kids)) pages.push(own);
      else for (const kid of kids) visit(this.dict(kid), own, depth + 1);
    };
    visit(this.dict(this.catalog.get("Pages")), EMPTY, 0);
    return pages;
  }

  /** Objects inside an object stream. */
  #unpack({ value, offset }: Definition): Definition[] {
    if (!(value instanceof PdfStream) || this.name(value.dict.get("Type")) !== "ObjStm") return [];
    const content = this.stream(value);
    const first = this.number(value.dict.get("First"));
    if (content === null || first === null) return [];
    const header = new Lexer(content.subarray(0, Math.max(0, first)), this.budget, 0, false);
    const found: Definition[] = [];
    for (;;) {
      const [number, at] = [header.next(), header.next()];
      if (typeof number !== "number" || typeof at !== "number" || found.length >= OBJECTS_MAX) return found;
      const inner = new Lexer(content, this.budget, first + at).next() ?? null;
      found.push({ number, offset, value: inner instanceof Keyword ? null : inner });
    }
  }
}

const EMPTY: PdfDict = new Map();
const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"];

function decodeText(bytes: string): string {
  const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  if (codes[0] === 0xfe && codes[1] === 0xff) return new TextDecoder("utf-16be").decode(codes.subarray(2));
  if (codes[0] === 0xff && codes[1] === 0xfe) return new TextDecoder("utf-16le").decode(codes.subarray(2));
  if (codes[0] === 0xef && codes[1] === 0xbb && codes[2] === 0xbf) return new TextDecoder().decode(codes.subarray(3));
  return bytes;
}
