import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookVerificationError } from "../../../src/client/webhooks.ts";
import { signWebhook } from "../../../src/domain/webhooks/signature.ts";

const SECRET = `whsec_${Buffer.from("a secret of twenty-four by").toString("base64")}`;
const OTHER = `whsec_${Buffer.from("another of twenty-four byt").toString("base64")}`;
const AT = new Date("2026-11-26T12:00:00Z");
const BODY = JSON.stringify({ type: "case.decided", timestamp: AT.toISOString(), data: { note: "Zürich – Łódź" } });
const now = () => AT.getTime();
const sign = (secrets: string | string[] = SECRET, at = AT) => signWebhook(secrets, { id: "msg_1", at, body: BODY });

describe("verifyWebhook", () => {
  it("reads what the service signs, and what the standard's own package signs", async () => {
    expect(await verifyWebhook(SECRET, sign(), BODY, { now })).toEqual(JSON.parse(BODY));
    const headers = {
      "webhook-id": "msg_2",
      "webhook-timestamp": String(AT.getTime() / 1000),
      "webhook-signature": new Webhook(SECRET).sign("msg_2", AT, BODY),
    };
    expect(await verifyWebhook(SECRET, headers, BODY, { now })).toEqual(JSON.parse(BODY));
    expect(new Webhook(SECRET).verify(BODY, signWebhook(SECRET, { id: "msg_3", at: new Date(), body: BODY }))).toEqual(
      JSON.parse(BODY),
    );
  });

  it("takes bytes, headers of any case, and either secret while they are exchanged", async () => {
    const bytes = new TextEncoder().encode(BODY);
    const headers = new Headers(sign([OTHER, SECRET]));
    expect(await verifyWebhook(SECRET, headers, bytes, { now })).toEqual(JSON.parse(BODY));
    expect(await verifyWebhook([OTHER, SECRET], sign(), bytes, { now })).toEqual(JSON.parse(BODY));
    const upper = Object.fromEntries(Object.entries(sign()).map(([name, value]) => [name.toUpperCase(), value]));
    expect(await verifyWebhook(SECRET, upper, bytes, { now })).toEqual(JSON.parse(BODY));
  });

  it.each([
    ["another secret", OTHER, sign(), BODY],
    ["a changed body", SECRET, sign(), BODY.replace("decided", "opened")],
    ["another id", SECRET, { ...sign(), "webhook-id": "msg_9" }, BODY],
    ["another time", SECRET, { ...sign(), "webhook-timestamp": String(AT.getTime() / 1000 + 1) }, BODY],
    ["no signature", SECRET, { ...sign(), "webhook-signature": "" }, BODY],
    ["a cut signature", SECRET, { ...sign(), "webhook-signature": sign()["webhook-signature"].slice(0, 12) }, BODY],
    [
      "an unknown version",
      SECRET,
      { ...sign(), "webhook-signature": sign()["webhook-signature"].replace("v1", "v1a") },
      BODY,
    ],
    ["a time that is none", SECRET, { ...sign(), "webhook-timestamp": "now" }, BODY],
    ["a missing id", SECRET, { ...sign(), "webhook-id": undefined }, BODY],
  ])("refuses %s", async (_what, secret, headers, body) => {
    await expect(verifyWebhook(secret, headers, body, { now })).rejects.toBeInstanceOf(WebhookVerificationError);
  });

  it("refuses an id with a full stop, also where the signature fits", async () => {
    const cut = `1.${BODY}`;
    const signed = signWebhook(SECRET, { id: "msg_1", at: AT, body: `${AT.getTime() / 1000}.${cut}` });
    const headers = { ...signed, "webhook-id": `msg_1.${signed["webhook-timestamp"]}` };
    await expect(verifyWebhook(SECRET, headers, cut, { now })).rejects.toThrow("full stop");
  });

  it.each([-301, 301])("refuses a message of %i s from now, and takes one a second nearer", async (seconds) => {
    const far = sign(SECRET, new Date(AT.getTime() + seconds * 1000));
    await expect(verifyWebhook(SECRET, far, BODY, { now })).rejects.toBeInstanceOf(WebhookVerificationError);
    const near = sign(SECRET, new Date(AT.getTime() + (seconds - Math.sign(seconds)) * 1000));
    expect(await verifyWebhook(SECRET, near, BODY, { now })).toBeTruthy();
  });

  it("says that a secret is none, rather than that no signature fits", async () => {
    await expect(verifyWebhook("whsec_", sign(), BODY, { now })).rejects.toThrow(TypeError);
    await expect(verifyWebhook("whsec_!", sign(), BODY, { now })).rejects.toThrow(TypeError);
    await expect(verifyWebhook([], sign(), BODY, { now })).rejects.toThrow();
  });
});
