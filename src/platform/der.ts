/** The subset of DER (X.690) that time stamps need: definite lengths of at most four bytes, tags of one byte. */
export const DER = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  time: 0x18,
  sequence: 0x30,
  explicit0: 0xa0,
} as const;

export class DerError extends Error {
  override readonly name = "DerError";
}

export function encodeDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts);
  return Buffer.concat([Uint8Array.of(tag), encodeLength(content.length), content]);
}

function encodeLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length);
  const bytes = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.of(0x80 + bytes.length, ...bytes);
}

/** Reads elements one after another. A read beyond the given bytes throws. */
export class DerReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Tag of the next element; null at the end. */
  peek(): number | null {
    return this.#bytes[this.#at] ?? null;
  }

  /**
   * The content of the next element.
   * @throws DerError if it has another tag or is cut off.
   */
  read(tag: number): Uint8Array {
    if (this.peek() !== tag) throw new DerError(`expected tag ${tag}, found ${this.peek() ?? "the end"}`);
    this.#at++;
    const length = this.#length();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new DerError("it is cut off");
    const content = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return content;
  }

  /** A reader of the elements inside the next element. */
  open(tag: number): DerReader {
    return new DerReader(this.read(tag));
  }

  /** @throws DerError if anything follows. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new DerError("something follows its end");
  }

  #length(): number {
    const first = this.#byte();
    if (first < 0x80) return first;
    const count = first - 0x80;
    if (count < 1 || count > 4) throw new DerError("invalid DER length");
    let length = 0;
    for (let i = 0; i < count; i++) length = length * 256 + this.#byte();
    return length;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new DerError("it is cut off");
    this.#at++;
    return byte;
  }
}
