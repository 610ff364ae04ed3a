import { readBounded, untilAborted } from "../platform/bounded-body.ts";
import type { Ctx } from "../platform/context.ts";

const ATTEMPT_TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_048_576;
const USER_AGENT = "Dossier/1.0 (compliance checks)";

export interface SourceRequest {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Name of a header that holds a new UUID at each attempt. */
  readonly requestIdHeader?: string;
  /** Query parameters that are sent but not recorded. */
  readonly secretQuery?: Readonly<Record<string, string>>;
  /** Only for requests without keys: a redirect would send them to another host. */
  readonly followRedirects?: true;
  /** Timeout of one attempt; the whole call has its own signal. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

/** An HTTP response of any status. */
export interface RawAnswer {
  /** Requested URL, without secrets. */
  readonly url: string;
  /** URL of the response, after redirects. */
  readonly finalUrl: string;
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly collectedAt: Date;
  readonly retryAfterSeconds?: number;
}

export type Fetched =
  | { readonly raw: RawAnswer }
  | { readonly failure: "timeout" | "network" | "too_large"; readonly detail: string };

/** One attempt at a request. Never throws: network errors are outcomes. */
export async function fetchOnce(
  ctx: Ctx,
  fetchFrom: typeof fetch,
  request: SourceRequest,
  outer: AbortSignal,
): Promise<Fetched> {
  const timeoutMs = request.timeoutMs ?? ATTEMPT_TIMEOUT_MS;
  const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await untilAborted(fetchFrom(sentUrl(request), requestInit(ctx, request, signal)), signal);
    const { bytes, truncated } = await readBounded(response, request.maxBytes ?? MAX_BYTES, signal);
    if (truncated) return { failure: "too_large", detail: "the response exceeds the maximum size" };
    return { raw: toRaw(ctx, request, response, bytes) };
  } catch {
    return signal.aborted
      ? { failure: "timeout", detail: "the request timed out" }
      : { failure: "network", detail: "the connection failed" };
  }
}

function sentUrl({ url, secretQuery }: SourceRequest): string {
  if (!secretQuery) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${new URLSearchParams(secretQuery).toString()}`;
}

function requestInit(ctx: Ctx, request: SourceRequest, signal: AbortSignal): RequestInit {
  const requestId = request.requestIdHeader === undefined ? {} : { [request.requestIdHeader]: ctx.newId() };
  return {
    method: request.method ?? "GET",
    headers: { "user-agent": USER_AGENT, accept: "*/*", ...request.headers, ...requestId },
    redirect: request.followRedirects ? "follow" : "manual",
    signal,
    ...(request.body === undefined ? {} : { body: request.body }),
  };
}

function toRaw(ctx: Ctx, { url, secretQuery }: SourceRequest, response: Response, bytes: Uint8Array): RawAnswer {
  const contentType = cleanContentType(response.headers.get("content-type"));
  const retryAfterSeconds = parseRetryAfter(response.headers.get("retry-after"), ctx.now());
  return {
    url,
    finalUrl: secretQuery ? url : response.url || url,
    status: response.status,
    contentType,
    bytes,
    text: decodeText(bytes, contentType),
    collectedAt: ctx.now(),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** The media type, or `application/octet-stream` if the header is missing or malformed. */
export function cleanContentType(header: string | null): string {
  const text = header?.trim().toLowerCase() ?? "";
  return /^[\w.+-]+\/[\w.+-]+(\s*;\s*charset="?[\w.:-]+"?)?$/.test(text) ? text : "application/octet-stream";
}

/** Seconds of a `Retry-After` header, which may be a number or a date (RFC 9110, section 10.2.3). */
function parseRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/** Decodes with the charset of the content type; UTF-8 if it has none or an unknown one. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const charset = /charset="?([\w.:-]+)/.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
