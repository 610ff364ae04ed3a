import type { Budget } from "./budget.ts";

/** Values of PDF syntax (ISO 32000-2, 7.3). A dictionary is a Map by the names of its keys, without the slash. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | PdfDict
  | PdfArray
  | Keyword;
export type PdfDict = Map<string, PdfValue>;
export type PdfArray = PdfValue[];

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfString {
  /** One character for each byte. */
  readonly bytes: string;
  /** From its opening to after its closing delimiter, in the bytes that it was read from. */
  readonly start: number;
  readonly end: number;
  constructor(bytes: string, start: number, end: number) {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
  }
}

export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** As they are stored, still encoded. */
  readonly raw: Uint8Array;
  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict;
    this.raw = raw;
  }
}

/** An operator of a content stream, or a word such as `obj`. */
export class Keyword {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

/** Deeper than any writer nests; a parser that recurses without a bound can be made to overflow its stack. */
const DEPTH_MAX = 60;
const END = Symbol("end");
const CLOSE_ARRAY = new Keyword("]");
const CLOSE_DICT = new Keyword(">>");

const WHITE = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) WHITE[code] = 1;
const DELIMITER = new Uint8Array(256);
for (const character of "()<>[]{}/%") DELIMITER[character.charCodeAt(0)] = 1;

export const isWhite = (code: number | undefined): boolean => code !== undefined && WHITE[code] === 1;
const isRegular = (code: number | undefined): code is number =>
  code !== undefined && WHITE[code] === 0 && DELIMITER[code] === 0;
const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;

const endsObject = (value: unknown): value is Keyword =>
  value instanceof Keyword && (value.word === "endobj" || value.word === "stream");

/** Reads values of PDF syntax from bytes, of a file as well as of a content stream. Malformed parts give null. */
export class Lexer {
  readonly bytes: Uint8Array;
  readonly #budget: Budget;
  /** A content stream has no references, and `1 0 R` in one is three operands. */
  readonly #hasReferences: boolean;
  position: number;

  constructor(bytes: Uint8Array, budget: Budget, position = 0, hasReferences = true) {
    this.bytes = bytes;
    this.#budget = budget;
    this.position = position;
    this.#hasReferences = hasReferences;
  }

  /** The next value, or undefined at the end. */
  next(): PdfValue | undefined {
    const value = this.#value(0);
    return value === END ? undefined : value;
  }

  skipWhite(): void {
    const { bytes } = this;
    for (;;) {
      const code = bytes[this.position];
      if (code === undefined) return;
      if (WHITE[code] === 1) this.position++;
      else if (code === 37) {
        while (this.position < bytes.length && bytes[this.position] !== 10 && bytes[this.position] !== 13)
          this.position++;
      } else return;
    }
  }

  #value(depth: number): PdfValue | typeof END {
    this.#budget.step();
    this.skipWhite();
    const { bytes } = this;
    const code = bytes[this.position];
    if (code === undefined) return END;
    if (code === 47) return new PdfName(this.#name());
    if (code === 40) return this.#literal();
    if (code === 60) {
      if (bytes[this.position + 1] !== 60) return this.#hex();
      this.position += 2;
      return this.#dict(depth + 1);
    }
    if (code === 91) {
      this.position++;
      return this.#array(depth + 1);
    }
    if (code === 93) return this.#close(1, CLOSE_ARRAY);
    if (code === 62 && bytes[this.position + 1] === 62) return this.#close(2, CLOSE_DICT);
    if (!isRegular(code)) return this.#close(1, null);
    return this.#numberOrWord();
  }

  #close<T>(length: number, value: T): T {
    this.position += length;
    return value;
  }

  #name(): string {
    const start = ++this.position;
    while (isRegular(this.bytes[this.position])) this.position++;
    const written = latin1(this.bytes.subarray(start, this.position));
    return written.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  #array(depth: number): PdfArray | null {
    if (depth > DEPTH_MAX * 4) return this.#tooDeep();
    const items: PdfArray = [];
    for (;;) {
      const value = this.#value(depth);
      if (value === END || value === CLOSE_ARRAY) break;
      if (value === CLOSE_DICT) {
        this.position -= 2;
        break;
      }
      if (endsObject(value)) {
        this.position -= value.word.length;
        break;
      }
      if (depth <= DEPTH_MAX) items.push(value);
    }
    return depth <= DEPTH_MAX ? items : null;
  }

  #dict(depth: number): PdfDict | null {
    if (depth > DEPTH_MAX * 4) return this.#tooDeep();
    const dict: PdfDict = new Map();
    for (;;) {
      const key = this.#value(depth);
      if (key === END || key === CLOSE_DICT) break;
      if (endsObject(key)) {
        this.position -= key.word.length;
        break;
      }
      if (!(key instanceof PdfName)) continue;
      const value = this.#value(depth);
      if (value === END || value === CLOSE_DICT) break;
      if (depth <= DEPTH_MAX) dict.set(key.name, value);
    }
    return depth <= DEPTH_MAX ? dict : null;
  }

  /** What is nested too deeply is read no further. */
  #tooDeep(): null {
    this.position = this.bytes.length;
    return null;
  }

  #numberOrWord(): PdfValue {
    const start = this.position;
    const { bytes } = this;
    while (isRegular(bytes[this.position])) this.position++;
    const word = latin1(bytes.subarray(start, Math.min(this.position, start + 200)));
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) {
      return (this.#hasReferences && /^\d+$/.test(word) && this.#reference(Number(word))) || Number(word);
    }
    if (word === "true") return true;
    if (word === "false") return false;
    if (word === "null") return null;
    // Writers have been seen that write `--5` and `5-3`; viewers read them as numbers.
    if (/^[+-]*\d[\d.-]*$/.test(word)) return Number.parseFloat(word.replace(/^[+-]+/, "-")) || 0;
    return new Keyword(word);
  }

  /** `G R` after the number of an object. */
  #reference(number: number): PdfRef | null {
    const { bytes } = this;
    let at = this.position;
    if (!isWhite(bytes[at])) return null;
    while (isWhite(bytes[at])) at++;
    if (!isDigit(bytes[at])) return null;
    while (isDigit(bytes[at])) at++;
    if (!isWhite(bytes[at])) return null;
    while (isWhite(bytes[at])) at++;
    if (bytes[at] !== 82 || isRegular(bytes[at + 1])) return null;
    this.position = at + 1;
    return new PdfRef(number);
  }

  #literal(): PdfString {
    const start = this.position++;
    const { bytes } = this;
    const out: string[] = [];
    let nesting = 1;
    while (this.position < bytes.length) {
      const code = bytes[this.position++]!;
      if (code === 92) {
        out.push(this.#escaped());
        continue;
      }
      if (code === 40) nesting++;
      if (code === 41 && --nesting === 0) break;
      out.push(String.fromCharCode(code));
    }
    this.#budget.step(out.length >> 3);
    return new PdfString(out.join(""), start, this.position);
  }

  #escaped(): string {
    const code = this.bytes[this.position++];
    if (code === undefined) return "";
    const plain = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" }[String.fromCharCode(code)];
    if (plain !== undefined) return plain;
    if (code === 13) {
      if (this.bytes[this.position] === 10) this.position++;
      return "";
    }
    if (code === 10) return "";
    if (code < 48 || code > 55) return String.fromCharCode(code);
    let value = code - 48;
    for (let i = 0; i < 2; i++) {
      const digit = this.bytes[this.position];
      if (digit === undefined || digit < 48 || digit > 55) break;
      value = value * 8 + digit - 48;
      this.position++;
    }
    return String.fromCharCode(value & 255);
  }

  #hex(): PdfString {
    const start = this.position++;
    const { bytes } = this;
    while (this.position < bytes.length && bytes[this.position] !== 62) this.position++;
    const digits = latin1(bytes.subarray(start + 1, this.position)).replaceAll(/[^0-9a-f]/gi, "");
    this.position++;
    this.#budget.step(digits.length >> 4);
    const out = new Uint8Array((digits.length + 1) >> 1);
    for (let i = 0; i < out.length; i++) out[i] = Number.parseInt(digits.slice(i * 2, i * 2 + 2).padEnd(2, "0"), 16);
    return new PdfString(latin1(out), start, this.position);
  }
}

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
