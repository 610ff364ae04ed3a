import { createPublicKey, verify } from "node:crypto";
import { flattenedVerify, importJWK } from "jose";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../../src/platform/canonical-json.ts";
import { publicKeySet, signBytes, signDetached, signJson, verifyJson } from "../../../src/platform/signing-keys.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const settings = { SIGNING_KEYS: TEST_SIGNING_KEYS };
const keys = publicKeySet(settings);
const bytes = new TextEncoder().encode("a manifest");

describe("signing", () => {
  it("signs the canonical text of a value, under the first key", async () => {
    const jws = await signJson(settings, { b: 1, a: "é" });
    const [header, payload] = jws.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect(JSON.parse(header!)).toEqual({ alg: "EdDSA", kid: "test" });
    expect(payload).toBe(canonicalJson({ a: "é", b: 1 }));
    expect(await verifyJson(keys, jws)).toEqual({ a: "é", b: 1 });
  });

  it("rejects a changed value, a foreign key and an unsigned token", async () => {
    const jws = await signJson(settings, { reportable: true });
    const [header, , signature] = jws.split(".");
    const forged = Buffer.from('{"reportable":false}').toString("base64url");
    expect(await verifyJson(keys, `${header}.${forged}.${signature}`)).toBeNull();
    const foreign = { SIGNING_KEYS: [{ ...TEST_SIGNING_KEYS[1]!, kid: "test" }] };
    expect(await verifyJson(keys, await signJson(foreign, { reportable: true }))).toBeNull();
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await verifyJson(keys, `${none}.${forged}.`)).toBeNull();
  });

  it("still verifies signatures of an older key", async () => {
    const rotated = { SIGNING_KEYS: [...TEST_SIGNING_KEYS].reverse() };
    expect(await verifyJson(keys, await signJson(rotated, { n: 1 }))).toEqual({ n: 1 });
  });

  it("publishes no private key", () => {
    expect(keys.keys.map((key) => key.kid)).toEqual(["test", "test-old"]);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  it("signs detached bytes", async () => {
    const [header, payload, signature] = (await signDetached(settings, bytes)).split(".");
    expect(payload).toBe("");
    const attached = { protected: header!, payload: Buffer.from(bytes).toString("base64url"), signature: signature! };
    await expect(flattenedVerify(attached, await importJWK(keys.keys[0]!, "EdDSA"))).resolves.toBeTruthy();
  });

  it("makes the raw signature that openssl verifies", async () => {
    const signature = await signBytes(settings, bytes);
    const key = createPublicKey({ key: keys.keys[0] as Record<string, string>, format: "jwk" });
    expect(signature.length).toBe(64);
    expect(verify(null, bytes, key, signature)).toBe(true);
    expect(verify(null, new TextEncoder().encode("another"), key, signature)).toBe(false);
  });
});
