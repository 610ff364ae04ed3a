import type { components } from "./schema.d.ts";

type Schemas = components["schemas"];

/** What the service posts: an event of the feed, or the result of a verification that named a `callback_url`. */
export type WebhookMessage = Schemas["EventMessage"] | Schemas["Verification"] | Schemas["VerificationFailure"];

/** The message is not the service's, was changed on its way, or is too old: nothing in it may be trusted. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

/** By how much the sender's clock and the time of transport may differ. */
const TOLERANCE_SECONDS = 300;

export interface WebhookOptions {
  /** Accepted difference between the message's time and now, in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  readonly now?: () => number;
}

type GivenHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Verifies a message by Standard Webhooks (symmetric, `v1`) and reads it.
 * @param secrets `whsec_` and the key in base64; two while a secret is exchanged.
 * @param body the bytes or the text as they came, before any parser.
 * @returns the message. Its `webhook-id` header is the same each time it is delivered: handle each id once.
 * @throws WebhookVerificationError; TypeError for a malformed secret.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: GivenHeaders,
  body: string | Uint8Array,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now }: WebhookOptions = {},
): Promise<WebhookMessage> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature");
  // What is signed is `id.timestamp.body`: with a full stop in the id, another id and body would have the same signature.
  if (id.includes(".")) throw new WebhookVerificationError("webhook-id holds a full stop");
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError("webhook-timestamp is not a time");
  if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds) {
    throw new WebhookVerificationError("the message is too old, or from the future");
  }
  const content = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const signed = concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), content);
  const keys = await Promise.all([secrets].flat().map(importSecret));
  const given = signatures.split(" ").flatMap(readSignature);
  for (const key of keys) {
    for (const signature of given) {
      if (await crypto.subtle.verify("HMAC", key, signature, signed)) return parse(content);
    }
  }
  throw new WebhookVerificationError("no signature matches");
}

function headerOf(headers: GivenHeaders, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value !== "string" || value === "") throw new WebhookVerificationError(`the header ${name} is missing`);
  return value;
}

function importSecret(secret: string): Promise<CryptoKey> {
  const key = fromBase64(secret.replace(/^whsec_/, ""));
  if (key === null || key.length === 0) throw new TypeError("a secret must be whsec_ and a key in base64");
  return crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

/** The signature, if it is of version 1: others are ignored. */
function readSignature(text: string): Uint8Array<ArrayBuffer>[] {
  const [version, value = ""] = text.split(",");
  const bytes = version === "v1" ? fromBase64(value) : null;
  return bytes === null ? [] : [bytes];
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

function concatenate(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

function parse(content: Uint8Array): WebhookMessage {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(content)) as WebhookMessage;
  } catch {
    throw new WebhookVerificationError("the message is signed, but is not JSON");
  }
}
