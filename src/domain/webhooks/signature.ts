import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Headers of a message by Standard Webhooks (symmetric, `v1`): id, time, and an HMAC-SHA256 over both and the body for
 * each secret, so that a receiver can verify by the old or the new one while they are exchanged.
 * @param secrets `whsec_` and the key in base64.
 * @throws Error for an id that would make the signed text ambiguous.
 */
export function signWebhook(
  secrets: string | readonly string[],
  message: { readonly id: string; readonly at: Date; readonly body: string },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  if (message.id.includes(".")) throw new Error("a webhook id holds no full stop");
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signatures = [secrets].flat().map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${message.id}.${timestamp}.${message.body}`).digest("base64")}`;
  });
  return { "webhook-id": message.id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** Accepted difference between the sender's clock and ours, and greatest age of a message (Standard Webhooks). */
const TOLERANCE_S = 300;

/** Whether a message has a recent signature with the secret, in the form of `signWebhook`. */
export function isSignedWebhook(
  secret: string,
  message: { readonly id: string; readonly timestamp: string; readonly signatures: string; readonly body: string },
  now: Date,
): boolean {
  const { id, timestamp, signatures, body } = message;
  if (id === "" || id.includes(".") || !/^\d{1,12}$/.test(timestamp)) return false;
  const at = new Date(Number(timestamp) * 1_000);
  if (Math.abs(now.getTime() - at.getTime()) > TOLERANCE_S * 1_000) return false;
  const expected = Buffer.from(signWebhook(secret, { id, at, body })["webhook-signature"]);
  return signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
