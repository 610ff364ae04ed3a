import { createHash, type Hash } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import { uuidFromBytes } from "../../platform/ids.ts";
import { SNIFFED_BYTES } from "./file-type.ts";

/** Every part but the last must have the same size, of at least 5 MiB. */
const PART_BYTES = 5_242_880;

/** What is known of a file once it went by: enough to tell it from every other. */
export class FileMeasure {
  readonly #hash: Hash = createHash("sha256");
  #sha256: string | null = null;
  #size = 0;
  #head: Uint8Array = new Uint8Array();

  get size(): number {
    return this.#size;
  }

  /** Hex. Nothing may be added once it was asked for. */
  get sha256(): string {
    return (this.#sha256 ??= this.#hash.digest("hex"));
  }

  /** The first bytes, enough to know the type by. */
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

/** Where a file larger than one part is put down until its place is known. */
export interface StagedUpload {
  readonly key: string;
  readonly multipartId: string;
}

/** What must be on record before a byte is staged, so that a crash leaves nothing unknown. */
export interface StagingLedger {
  note(staged: StagedUpload): Promise<void>;
  /** The staged object is needed no more. */
  abandon(staged: StagedUpload): Promise<void>;
}

/**
 * A file on its way in. It holds at most one part in memory: a small file stays there, a larger one goes
 * part by part to a staging object, and from there to its key.
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

  /** A stretch of the file once it has ended. */
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
   * Writes the file to a key that is reserved for it; R2 checks the hash on the way. Done again, it finds what
   * it wrote. Anything else that lies there was left by an upload that died, and gives way.
   */
  async storeAs(key: string, documentId: string, contentType: string): Promise<void> {
    const { FILES } = this.#ctx.env;
    if (await this.#putOnce(key, documentId, contentType)) return;
    const there = await FILES.head(key);
    if (there?.customMetadata?.["document_id"] === documentId) return;
    await FILES.delete(key);
    if (!(await this.#putOnce(key, documentId, contentType))) throw new Error("a reserved key was written by another");
  }

  /** Leaves nothing behind. Safe to repeat. */
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
    // Storage may have taken hold of what it then did not need: the one who cannot let go of it has nothing to.
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
