import { DomainError } from "../platform/errors.ts";

/** Limit of a JSON body. Uploads have routes of their own. */
const JSON_BODY_MAX_BYTES = 1_048_576;

/**
 * Reads a request's text up to the limit.
 * @throws DomainError `payload_too_large`, or `malformed_request` for bytes that are not UTF-8.
 */
export async function readBodyText(request: Request): Promise<string> {
  const bytes = await readBodyBytes(request, JSON_BODY_MAX_BYTES);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new DomainError("malformed_request", "The body is not UTF-8 text.");
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

const sizeWord = (bytes: number): string => (bytes < 1_048_576 ? `${bytes / 1024} KiB` : `${bytes / 1_048_576} MiB`);

/**
 * Reads a whole body of at most `maxBytes`, a multiple of 1 KiB.
 * @throws DomainError `payload_too_large`.
 */
export async function readBodyBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new DomainError("payload_too_large", `The body is larger than ${sizeWord(maxBytes)}.`);
  const announced = request.headers.get("Content-Length");
  if (Number(announced ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  // A body is never longer than announced, and reading it at once costs half as much as reading it in chunks.
  if (announced !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > maxBytes) throw tooLarge();
    return bytes;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** How much of a refused body is read and discarded before the connection ends. */
const DRAIN_MAX_BYTES = 33_554_432;

/** Reads and discards the rest of an unwanted body: a sender that is cut off while sending never sees the answer. */
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let drained = 0; drained <= DRAIN_MAX_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      drained += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender disconnected: nobody waits for the answer.
  }
}

/** Drains a body that was refused before it was read, so that its sender gets the answer. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.bodyUsed && request.body) await drain(request.body.getReader());
}

/**
 * Parses a JSON body; an absent one is undefined.
 * @throws DomainError `malformed_request` for another content type, invalid JSON, JSON that is nested too deeply, or
 * text that the database would change silently (lone surrogates, NUL).
 */
export function parseJsonBody(text: string, contentType: string | undefined): unknown {
  if (text.trim() === "") return undefined;
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? "")) {
    throw new DomainError("malformed_request", "The content type must be application/json.");
  }
  const value = parseJson(text);
  requireStorable(value, 0);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError("malformed_request", "The body is not JSON.");
  }
}

/**
 * Deeper than any body of the interface: functions that walk a value recurse once per level, here and in the
 * browser.
 */
const MAX_DEPTH = 100;

function requireStorable(value: unknown, depth: number): void {
  if (typeof value === "string" && !isStorable(value)) {
    throw new DomainError("malformed_request", "The body holds text that cannot be stored.");
  }
  if (typeof value !== "object" || value === null) return;
  if (depth === MAX_DEPTH)
    throw new DomainError("malformed_request", `The body is more than ${MAX_DEPTH} levels deep.`);
  for (const [key, inner] of Object.entries(value)) {
    requireStorable(key, depth);
    requireStorable(inner, depth + 1);
  }
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");
