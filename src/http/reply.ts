/** The result of a handler: JSON, or a response of its own for bytes. */
export type Reply = JsonReply | Response;

export interface JsonReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (body: unknown, headers?: Readonly<Record<string, string>>): JsonReply => reply(200, body, headers);
export const created = (body: unknown): JsonReply => reply(201, body);
export const accepted = (body: unknown): JsonReply => reply(202, body);

function reply(status: number, body: unknown, headers?: Readonly<Record<string, string>>): JsonReply {
  return headers ? { status, body, headers } : { status, body };
}

export interface FileReply {
  readonly body: Uint8Array | ReadableStream;
  readonly contentType: string;
  readonly filename: string;
  /** In bytes, when a stream's length is known. */
  readonly size?: number;
  /** `inline` only for content that is harmless in a browser. */
  readonly disposition?: "attachment" | "inline";
}

/** A file whose name cannot break out of its header (RFC 6266, RFC 8187). */
export function file({ body, contentType, filename, size, disposition = "attachment" }: FileReply): Response {
  const plain = filename.replaceAll(/[^\w.\- ]/g, "_");
  const encoded = encodeURIComponent(filename.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return new Response(body, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`,
      "X-Content-Type-Options": "nosniff",
      ...(size === undefined ? {} : { "Content-Length": String(size) }),
    },
  });
}

/** Streams JSON text that is too long for memory. */
export const streamedJson = (pieces: AsyncIterable<string>): Response =>
  new Response(streamOf(pieces), { headers: { "Content-Type": "application/json" } });

/** Text that is too long for memory, as bytes. */
export function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

export function toResponse(reply: Reply): Response {
  if (reply instanceof Response) return reply;
  return new Response(JSON.stringify(reply.body), {
    status: reply.status,
    headers: { "Content-Type": "application/json", ...reply.headers },
  });
}
