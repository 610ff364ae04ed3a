import { createHash, type Hash } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import { uuidFromBytes } from "../../platform/ids.ts";
import { SNIFFED_BYTES } from "./file-type.ts";

/** Size of a part of a multipart upload: at least 5 MiB, all parts equal except the last. */
const PART_BYTES = 5_242_880;

/** Size, hash and first bytes of a file, measured while it streams by. */
export class FileMeasure {
  readonly #hash: Hash = createHash("sha256");
  #sha256: string | null = null;
  #size = 0;
  #head: Uint8Array = new Uint8Array();

  get size(): number {
    return this.#size;
  }

  /** Hex. No bytes can be added after it was read. */
  get sha256(): string {
    return (this.#sha256 ??= this.#hash.digest("hex"));
  }

  /** The first bytes, enough to detect the type. */
  get head(): Uint8Array {
    return this.#head;
  }

  add(piece: Uint8Array): void {
    this.#hash.update(piece);
    this.#size += piece.byteLength;
    const room = SNIFFED_BYTES - this.#head.byteLength;
    if (room > 0) this.#head = Buffer.concat([this.#head, piece.subarray(0, room)]);
  }
}

/** The staging object of a file larger than one part, until its final key is reserved. */
export interface StagedUpload {
  readonly key: string;
  readonly multipartId: string;
}

/** Records staging before any byte is staged, so that a crash leaves no unknown object. */
export interface StagingLedger {
  note(staged: StagedUpload): Promise<void>;
  /** The staged object is no longer needed. */
  abandon(staged: StagedUpload): Promise<void>;
}

/**
 * An incoming file. At most one part is in memory: a small file stays there, a larger one goes part by part to a
 * staging object, and from there to its key.
 */
export class IncomingFile {
  readonly measure = new FileMeasure();
  readonly #ctx: Ctx;
  readonly #prefix: string;
  readonly #ledger: StagingLedger;
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;
  #staged: StagedUpload | null = null;
  #multipart: R2MultipartUpload | null = null;
  #parts: R2UploadedPart[] = [];

  /** @param prefix the case's own, without a slash. */
  constructor(ctx: Ctx, prefix: string, ledger: StagingLedger) {
    this.#ctx = ctx;
    this.#prefix = prefix;
    this.#ledger = ledger;
  }

  get size(): number {
    return this.measure.size;
  }

  /** Reads a range of the file after it has ended. */
  async read(at: number, bytes: number): Promise<Uint8Array> {
    if (bytes === 0) return new Uint8Array();
    if (!this.#staged) return Buffer.concat(this.#pending).subarray(at, at + bytes);
    const length = Math.max(0, Math.min(bytes, this.size - at));
    if (length === 0) return new Uint8Array();
    const object = await this.#ctx.env.FILES.get(this.#staged.key, { range: { offset: at, length } });
    if (!object) throw new Error("the staged upload is gone");
    return new Uint8Array(await object.arrayBuffer());
  }

  async write(piece: Uint8Array): Promise<void> {
    this.measure.add(piece);
    this.#pending.push(piece);
    this.#pendingBytes += piece.byteLength;
    while (this.#pendingBytes > PART_BYTES) await this.#stagePart(this.#takePending(PART_BYTES));
  }

  async end(): Promise<void> {
    if (!this.#multipart) return;
    await this.#stagePart(this.#takePending(this.#pendingBytes));
    await this.#multipart.complete(this.#parts);
  }

  /**
   * Writes the file to a reserved key; R2 verifies the hash. Run again, it finds its own object. Any other object at
   * that key was left by an interrupted upload and is replaced.
   */
  async storeAs(key: string, documentId: string, contentType: string): Promise<void> {
    const { FILES } = this.#ctx.env;
    if (await this.#putOnce(key, documentId, contentType)) return;
    const there = await FILES.head(key);
    if (there?.customMetadata?.["document_id"] === documentId) return;
    await FILES.delete(key);
    if (!(await this.#putOnce(key, documentId, contentType))) throw new Error("a reserved key was written by another");
  }

  /** Deletes everything that is left. Idempotent. */
  async discard(): Promise<void> {
    this.#pending = [];
    this.#pendingBytes = 0;
    const staged = this.#staged;
    this.#staged = null;
    if (staged) await this.#ledger.abandon(staged);
  }

  async #putOnce(key: string, documentId: string, contentType: string): Promise<boolean> {
    const body = await this.#contents();
    const written: R2Object | null = await this.#ctx.env.FILES.put(key, body, {
      onlyIf: { etagDoesNotMatch: "*" },
      sha256: this.measure.sha256,
      httpMetadata: { contentType },
      customMetadata: { document_id: documentId },
    });
    // R2 may have locked a body that it did not need; then the body cannot be cancelled and needs not be.
    if (!written && body instanceof ReadableStream) await body.cancel().catch(() => undefined);
    return written !== null;
  }

  async #contents(): Promise<Uint8Array | ReadableStream> {
    if (!this.#staged) return Buffer.concat(this.#pending);
    const object = await this.#ctx.env.FILES.get(this.#staged.key);
    if (!object) throw new Error("the staged upload is gone");
    return object.body;
  }

  async #stagePart(bytes: Uint8Array): Promise<void> {
    const multipart = this.#multipart ?? (await this.#openStaging());
    this.#parts.push(await multipart.uploadPart(this.#parts.length + 1, bytes));
  }

  async #openStaging(): Promise<R2MultipartUpload> {
    const key = `${this.#prefix}/incoming/${uuidFromBytes(this.#ctx.randomBytes(16))}`;
    const multipart = await this.#ctx.env.FILES.createMultipartUpload(key);
    const staged = { key, multipartId: multipart.uploadId };
    await this.#ledger.note(staged);
    this.#staged = staged;
    this.#multipart = multipart;
    return multipart;
  }

  #takePending(bytes: number): Uint8Array {
    const all = Buffer.concat(this.#pending);
    const rest = Buffer.from(all.subarray(bytes));
    this.#pending = rest.byteLength > 0 ? [rest] : [];
    this.#pendingBytes = rest.byteLength;
    return all.subarray(0, bytes);
  }
}
