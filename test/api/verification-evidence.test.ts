import { env } from "cloudflare:workers";
import { compactVerify, createLocalJWKSet, flattenedVerify } from "jose";
import { describe, expect, it } from "vitest";
import { bundleHash, canonicalJson } from "../../src/platform/canonical-json.ts";
import { sha256Tagged } from "../../src/platform/hashing.ts";
import { Budget } from "../../src/reading/forensics/pdf/budget.ts";
import { PdfFile } from "../../src/reading/forensics/pdf/pdf-file.ts";
import { send } from "../support/api.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { structureFaults } from "../support/papers/check-structure.ts";
import { Partner } from "../support/partners.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";

const partner = new Partner();
const CLEAN = "0999900150";
const verified = async (number = CLEAN) => (await partner.verify({ enterprise_number: number })).body;
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("the published keys", () => {
  it("are public halves only, the one that signs and those that signed", async () => {
    const { status, headers, body } = await send("GET", "/.well-known/jwks.json");
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toMatch(/max-age/);
    expect(body.keys.map((key: { kid: string }) => key.kid)).toEqual(["test", "test-old"]);
    for (const key of body.keys) expect(Object.keys(key).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
  });

  it("check a receipt that was signed before the keys were turned", async () => {
    const { keys } = (await send("GET", "/.well-known/jwks.json")).body;
    const turned = new Partner({ settings: { SIGNING_KEYS: JSON.stringify(JSON.parse(env.SIGNING_KEYS).reverse()) } });
    const { body } = await turned.verify({ enterprise_number: CLEAN });
    const { protectedHeader } = await compactVerify(body.receipt, createLocalJWKSet({ keys }));
    expect(protectedHeader).toEqual({ alg: "EdDSA", kid: "test-old" });
  });
});

describe("a receipt", () => {
  it("signs the answer to the letter", async () => {
    const { receipt, ...answer } = await verified();
    const { keys } = (await send("GET", "/.well-known/jwks.json")).body;
    const { payload, protectedHeader } = await compactVerify(receipt, createLocalJWKSet({ keys }));
    expect(protectedHeader).toEqual({ alg: "EdDSA", kid: "test" });
    expect(new TextDecoder().decode(payload)).toBe(canonicalJson(answer));
  });
});

describe("evidence", () => {
  it("holds every raw answer with the hash of its bytes, and the signed verification", async () => {
    const answer = await verified();
    const { status, body } = await partner.evidence(answer.verification_id);
    expect(status).toBe(200);
    expect(body.verification).toEqual(answer);
    const sources = body.evidence.map((item: any) => item.source);
    expect(sources).toEqual(["kbo", "kbo", "vies", "peppol", "inhoudingsplicht", "gazette"]);
    for (const { raw_data, data_hash, source_url } of body.evidence) {
      expect(source_url).toMatch(/^sample:/);
      expect(sha256Tagged(Buffer.from(raw_data.body, raw_data.encoding))).toBe(data_hash);
    }
    expect(bundleHash(body.evidence)).toBe(answer.evidence_bundle_hash);
    const { signature, ...rest } = body;
    const [header, , mac] = signature.split(".");
    const payload = Buffer.from(utf8(canonicalJson(rest))).toString("base64url");
    const { keys } = (await send("GET", "/.well-known/jwks.json")).body;
    await flattenedVerify({ protected: header, payload, signature: mac }, createLocalJWKSet({ keys }));
  });

  it("comes as a PDF, the same each time, that says SAMPLE DATA", async () => {
    const answer = await verified("0999900249");
    const first = await partner.evidence(answer.verification_id, "?format=pdf");
    const again = await partner.evidence(answer.verification_id, "?format=pdf");
    expect([first.status, first.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(first.headers.get("Content-Disposition")).toContain(`verification-${answer.verification_id}.pdf`);
    const { text } = await readPdf(first.bytes);
    for (const words of ["SAMPLE DATA", "BANKRUPTCY_DETECTED", "Houtwerken Verstraete", answer.evidence_bundle_hash]) {
      expect(text.replaceAll("\n", "")).toContain(words);
    }
    expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(structureFaults(PdfFile.parse(first.bytes, new Budget()))).toEqual([]);
  });

  it("stays readable to the partner under its next key, and what an earlier release kept does too", async () => {
    const { verification_id: id } = await verified();
    const successor = new Partner({ tenant: partner.tenant, requestorId: partner.requestorId });
    expect((await successor.evidence(id)).body.verification_id).toBe(id);
    const row = await env.DB.prepare("SELECT key_id, key_requestor_id FROM verifications WHERE verification_id = ?")
      .bind(id)
      .first();
    expect(row).toEqual({ key_id: sha256Hex(partner.key), key_requestor_id: partner.requestorId });
  });

  it("is the same 404 to another partner, in another tenant, and of no verification", async () => {
    const { verification_id: id } = await verified();
    const colleague = new Partner({ tenant: partner.tenant, requestorId: "other" });
    const answers = [
      await colleague.evidence(id),
      await new Partner().evidence(id),
      await colleague.evidence("nosuch"),
      await colleague.evidence(id, "?format=pdf"),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code, body.detail]).toEqual([404, "not_found", "The verification was not found."]);
    }
  });

  it("comes in no other format", async () => {
    const { verification_id: id } = await verified();
    expect((await partner.evidence(id, "?format=xml")).status).toBe(422);
  });

  it("has a limit of requests of its own", async () => {
    const hurried = new Partner({ settings: { PARTNER_RATE_LIMIT_PER_MINUTE: "2" } });
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await hurried.evidence("nosuch")).status);
    expect(codes).toEqual([404, 404, 429]);
    expect((await hurried.verify({ enterprise_number: CLEAN })).status).toBe(200);
  });
});
