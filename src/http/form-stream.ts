import { once } from "node:events";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { DomainError } from "../platform/errors.ts";
import { drain } from "./body.ts";

/** One file of a form, while it is received. */
export interface FormFile {
  /** Of the form's field. */
  readonly name: string;
  /** As sent; empty when no file was chosen. */
  readonly filename: string;
  /** As sent, in lower case and without parameters. */
  readonly mediaType: string;
  /** Must be read to the end, unless the whole form is refused. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Whether it exceeds `fileMaxBytes`; known after the pieces were read. */
  readonly isTooLarge: () => boolean;
}

/** Handles the parts of a form. A call that throws or rejects ends the reading. */
export interface FormHandler {
  readonly limits: FormLimits;
  field(name: string, value: string, truncated: boolean): void;
  /** Called for one file at a time. */
  file(file: FormFile): Promise<void>;
  /** A file exceeds `fileMaxBytes`; the rest of it is not passed on. */
  tooLarge?(file: FormFile): void;
  /** There are more files than `files`. */
  tooManyFiles?(): void;
}

interface FormLimits {
  readonly fileMaxBytes: number;
  readonly files: number;
  readonly fields: number;
  readonly fieldMaxBytes: number;
}

/**
 * Reads a multipart form as a stream. Fields and files may come in any order, and only what the handler keeps stays
 * in memory. After a refusal the rest of the body is read, so that the sender gets the answer.
 * @throws DomainError `malformed_request`, or what the handler throws.
 */
export async function streamForm(request: Request, handler: FormHandler): Promise<void> {
  const form = new FormParser(request, handler);
  if (!request.body) throw malformed("The body is empty.");
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw malformed("The body was cut short.");
      });
      if (done) return await form.end();
      await form.write(value);
    }
  } catch (error) {
    await form.abandon(error);
    await drain(reader);
    throw error;
  }
}

class FormParser {
  readonly #parser: busboy.Busboy;
  readonly #handler: FormHandler;
  readonly #closed: Promise<void>;
  #handling: Promise<void> = Promise.resolve();
  #failure: unknown = null;

  constructor(request: Request, handler: FormHandler) {
    this.#handler = handler;
    this.#parser = openParser(request, handler.limits);
    this.#parser.on("field", (name, value, info) => handler.field(name, value, info.valueTruncated));
    this.#parser.on("file", (name, stream, info) => this.#onFile(name, stream, info));
    this.#parser.on("filesLimit", () => handler.tooManyFiles?.());
    this.#parser.on("error", () => this.#fail(malformed("The body is not a complete multipart form.")));
    this.#closed = new Promise((resolve) => this.#parser.once("close", resolve));
  }

  /** @throws the error that ended the reading. */
  async write(chunk: Uint8Array): Promise<void> {
    if (this.#failure === null && !this.#parser.write(chunk) && this.#failure === null) {
      await Promise.race([once(this.#parser, "drain").catch(() => {}), this.#closed]);
    }
    this.#throwFailure();
  }

  async end(): Promise<void> {
    this.#parser.end();
    await this.#closed;
    await this.#handling;
    this.#throwFailure();
  }

  /** Also ends the handler of a file, and waits for it. */
  async abandon(error: unknown): Promise<void> {
    this.#fail(error);
    await this.#handling;
  }

  #onFile(name: string, stream: FileStream, info: busboy.FileInfo): void {
    const file: FormFile = {
      name,
      filename: info.filename ?? "",
      mediaType: info.mimeType.toLowerCase(),
      pieces: stream,
      isTooLarge: () => stream.truncated === true,
    };
    stream.once("limit", () => {
      try {
        this.#handler.tooLarge?.(file);
      } catch (refusal) {
        // The parser is processing this chunk and is stopped after it.
        this.#failure ??= refusal;
      }
    });
    this.#handling = this.#handling
      .then(() => (this.#failure === null ? this.#handler.file(file) : undefined))
      .catch((error: unknown) => this.#fail(error));
  }

  /** The first failure is reported; later ones are its consequences. */
  #fail(failure: unknown): void {
    this.#failure ??= failure;
    this.#parser.destroy(new Error("abandoned"));
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure;
  }
}

type FileStream = Readable & { truncated?: boolean };

function openParser(request: Request, limits: FormLimits): busboy.Busboy {
  const contentType = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw malformed("The content type must be multipart/form-data.");
  }
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // One byte above the limit: the parser reports a limit when it is reached, not when it is exceeded.
      limits: {
        fileSize: limits.fileMaxBytes + 1,
        files: limits.files,
        fields: limits.fields,
        fieldSize: limits.fieldMaxBytes,
        parts: limits.files + limits.fields + 3,
        headerPairs: 50,
      },
    });
  } catch {
    throw malformed("The multipart boundary is missing.");
  }
}

const malformed = (message: string) => new DomainError("malformed_request", message);
