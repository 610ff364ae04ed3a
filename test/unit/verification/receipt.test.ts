import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { checkDocument } from "../../../src/cli/verify-receipt/check-receipt.ts";
import { querySources } from "../../../src/features/verification/query-sources.service.ts";
import { composeVerification, evidenceOf } from "../../../src/features/verification/verification.rules.ts";
import { canonicalJson } from "../../../src/platform/canonical-json.ts";
import { publicKeySet, signDetached, signJson } from "../../../src/platform/signing-keys.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const settings = { SIGNING_KEYS: TEST_SIGNING_KEYS };
const keys = publicKeySet(settings);

/** A verification and its evidence as the service gives them out. */
async function makeDocuments() {
  const { ctx, objects } = createSourceWorld();
  const asked = await querySources(ctx, { number: "0999900546", evidencePrefix: "v", budgetMs: 1_700 });
  if (!asked.ok) throw new Error("the samples are silent");
  const now = "2026-11-20T10:00:00.000Z";
  const facts = { verificationId: "v-1", number: "0999900546", timestamp: now, validForMs: 3_600_000, sample: true };
  const unsigned = composeVerification(asked.found, facts);
  const verification = { ...unsigned, receipt: await signJson(settings, unsigned) };
  const evidence = evidenceOf(asked.found).map(({ id, source, source_url, data_hash, collected_at, ...ref }) => {
    const body = new TextDecoder().decode(objects.get(ref.key)!.bytes);
    const raw_data = { content_type: ref.content_type, encoding: "utf8", body };
    return { id, source, source_url, data_hash, collected_at, raw_data };
  });
  const { verification_id, evidence_bundle_hash } = unsigned;
  const bundle = { verification_id, verification, evidence, evidence_bundle_hash };
  const signature = await signDetached(settings, new TextEncoder().encode(canonicalJson(bundle)));
  return { verification: JSON.stringify(verification), bundle: JSON.stringify({ ...bundle, signature }) };
}

let documents: Awaited<ReturnType<typeof makeDocuments>>;
beforeAll(async () => {
  documents = await makeDocuments();
});

/** The text with one character in place of another. */
const flip = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === "a" ? "b" : "a") + text.slice(at + 1);

describe("a receipt", () => {
  it("is good by the key that signed it, also among others", async () => {
    const proof = await checkDocument(documents.verification, keys);
    expect(proof[0]).toBe("The receipt is good: signed by key test");
    expect(proof).toContain("It stands on SAMPLE DATA");
    expect(await checkDocument(JSON.stringify(JSON.parse(documents.verification), null, 2), keys)).toEqual(proof);
  });

  it("fails with any one byte changed, its own last one included", async () => {
    const { verification: text } = documents;
    const last = text.lastIndexOf('"') - 1;
    for (const at of [...Array.from({ length: 120 }, (_, i) => Math.floor((i * text.length) / 120)), last]) {
      await expect(checkDocument(flip(text, at), keys), `byte ${at}`).rejects.toThrow();
    }
  });

  it("fails by other keys", async () => {
    const others = { keys: keys.keys.filter(({ kid }) => kid !== "test") };
    await expect(checkDocument(documents.verification, others)).rejects.toThrow("not signed by any of these keys");
  });

  it("is missed where there is none", async () => {
    await expect(checkDocument('{"error":{}}', keys)).rejects.toThrow("neither");
    await expect(checkDocument("[]", keys)).rejects.toThrow("JSON object");
  });
});

describe("evidence", () => {
  it("is good with the verification that it belongs to", async () => {
    expect((await checkDocument(documents.bundle, keys)).at(-1)).toMatch(/^The evidence is whole: 6 raw answers/);
  });

  it("fails with any one byte changed", async () => {
    const { bundle: text } = documents;
    const steps = Array.from({ length: 150 }, (_, i) => Math.floor((i * text.length) / 150));
    for (const at of [...steps, text.lastIndexOf('"') - 1]) {
      await expect(checkDocument(flip(text, at), keys), `byte ${at}`).rejects.toThrow();
    }
  });

  it("fails where a raw answer was exchanged with its hash, though all of it is signed anew", async () => {
    const forge = async (change: (bundle: any) => void) => {
      const { signature: _, ...bundle } = JSON.parse(documents.bundle);
      change(bundle);
      const signature = await signDetached(settings, new TextEncoder().encode(canonicalJson(bundle)));
      return checkDocument(JSON.stringify({ ...bundle, signature }), keys);
    };
    await expect(forge((bundle) => (bundle.evidence[0].raw_data.body += " "))).rejects.toThrow("was hashed");
    await expect(forge((bundle) => bundle.evidence.pop())).rejects.toThrow("bundle hash differs");
    await expect(forge((bundle) => (bundle.evidence[0].raw_data = null))).rejects.toThrow("missing");
  });
});

describe("dossier verify-receipt", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-receipt-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(repositoryRoot, "src/cli/verify-receipt.ts"), ...args]);

  it("says what it proved, or in one line what does not hold", async () => {
    const jwks = write("jwks.json", JSON.stringify(keys));
    const good = await run(write("good.json", documents.bundle), "--jwks", jwks);
    expect(good.stdout).toContain("The receipt is good");
    const text = documents.verification.replace('"FAIL"', '"PASS"');
    const bad = await run(write("bad.json", text), "--jwks", jwks).catch((error: unknown) => error);
    expect(bad).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/^the answer is not[^\n]*\n$/) });
  });
});
