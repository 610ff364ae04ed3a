import { sha256Hex } from "../../src/platform/hashing.ts";

interface Stored {
  readonly bytes: Uint8Array;
  readonly customMetadata: Record<string, string>;
}

/**
 * The part of an R2 bucket that uploads use, in memory, which remembers the largest piece it was ever handed
 * in one go. The tests in workerd run against the real simulator.
 */
export class FakeBucket {
  readonly objects = new Map<string, Stored>();
  readonly openMultiparts = new Set<string>();
  largestPiece = 0;

  async put(key: string, body: Uint8Array | ReadableStream, options: R2PutOptions = {}): Promise<object | null> {
    if (options.onlyIf && this.objects.has(key)) return null;
    const bytes =
      body instanceof Uint8Array ? this.#piece(body) : new Uint8Array(await new Response(body).arrayBuffer());
    if (options.sha256 !== undefined && sha256Hex(bytes) !== options.sha256) throw new Error("sha256 differs");
    this.objects.set(key, { bytes: Uint8Array.from(bytes), customMetadata: options.customMetadata ?? {} });
    return {};
  }

  async head(key: string) {
    return this.objects.get(key) ?? null;
  }

  async get(key: string, { range }: { range?: { offset: number; length: number } } = {}) {
    const stored = this.objects.get(key);
    if (!stored) return null;
    const bytes = range ? stored.bytes.subarray(range.offset, range.offset + range.length) : stored.bytes;
    const response = new Response(Uint8Array.from(bytes));
    return { body: response.body!, arrayBuffer: () => response.arrayBuffer() };
  }

  async delete(key: string) {
    this.objects.delete(key);
  }

  async createMultipartUpload(key: string) {
    const uploadId = `upload-${this.openMultiparts.size + 1}`;
    this.openMultiparts.add(uploadId);
    const parts: Uint8Array[] = [];
    return {
      uploadId,
      uploadPart: async (partNumber: number, bytes: Uint8Array) => {
        parts[partNumber - 1] = Uint8Array.from(this.#piece(bytes));
        return { partNumber, etag: "e" };
      },
      complete: async () => {
        this.openMultiparts.delete(uploadId);
        const sizes = parts.slice(0, -1).map((part) => part.byteLength);
        if (sizes.some((size) => size !== 5_242_880)) throw new Error("parts must have one size");
        this.objects.set(key, { bytes: Buffer.concat(parts), customMetadata: {} });
      },
    };
  }

  #piece(bytes: Uint8Array): Uint8Array {
    this.largestPiece = Math.max(this.largestPiece, bytes.byteLength);
    return bytes;
  }
}
