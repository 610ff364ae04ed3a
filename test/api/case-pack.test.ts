import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fromBods } from "../../src/domain/ownership/bods/from-bods.ts";
import { ownershipInForce } from "../../src/domain/ownership/ownership-in-force.rules.ts";
import { verifyPack } from "../../src/features/case-pack/verify-pack.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { putCase, readRecord, upload } from "../support/portal.ts";
import { PDF } from "../support/sample-files.ts";
import { sarIn } from "../support/sars.ts";

type Files = Record<string, Uint8Array>;

async function packOf(officer: Officer, { path }: OpenCase): Promise<Files> {
  const { status, headers, bytes } = await officer.get(`${path}/case-pack.zip`);
  expect([status, headers.get("Content-Type")]).toEqual([200, "application/zip"]);
  return unzipSync(bytes);
}
const check = (files: Files) => verifyPack({ paths: Object.keys(files), read: (path) => files[path]! });
const json = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes));

describe("the case pack", () => {
  it("holds the whole case, by hashes, signed", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const memo = (await officer.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "why" })).body;
    const files = await packOf(officer, opened);
    const { manifest } = await check(files);
    expect(manifest).toMatchObject({ case_id: opened.caseId, generated_by: "alice", status: "REVIEW_PENDING" });
    for (const name of [
      "index.html",
      "report.pdf",
      "case.json",
      "audit.jsonl",
      "checkpoint.json",
      "gaps.json",
      "keys.json",
    ]) {
      expect(Object.keys(files)).toContain(name);
    }
    expect(json(files[`memoranda/${memo.memo_id}.json`])).toEqual(memo);
    expect(files[`memoranda/${memo.memo_id}.pdf`]!.length).toBeGreaterThan(1000);
    const { evidence } = await readRecord(opened);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { data_hash } of evidence) {
      const sha256 = data_hash.slice("sha256:".length);
      expect(sha256Hex(files[`evidence/${sha256}`]!)).toBe(sha256);
    }
    const { entries } = (await officer.get(`${opened.path}/audit`)).body;
    const lines = new TextDecoder().decode(files["audit.jsonl"]).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(entries);
  });

  it("holds who stands behind a company, as statements and as a picture", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const files = await packOf(officer, opened);
    const read = fromBods(json(files["ownership.json"]));
    const { ownership } = ownershipInForce(await readRecord(opened), new Date())!;
    expect(read).toMatchObject({ ok: true, value: { subject: ownership.subject } });
    const picture = new TextDecoder().decode(files["ownership.svg"]);
    expect(picture).toContain(ownership.parties.find(({ id }) => id === ownership.subject)!.name.split(" ")[0]);
    expect(picture).toContain("SAMPLE DATA");
  });

  it("holds no owners of a natural person", async () => {
    const officer = newOfficer();
    const files = await packOf(officer, await openCase(officer, undefined, { template_id: "kyc_natural_person" }));
    await check(files);
    expect(Object.keys(files).filter((name) => name.startsWith("ownership"))).toEqual([]);
  });

  it("holds what the customer handed in, once for the same bytes", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    for (const filename of ["a.pdf", "b.pdf"]) expect((await upload(opened.token, PDF, { filename })).status).toBe(201);
    const files = await packOf(officer, opened);
    await check(files);
    const documents = Object.keys(files).filter((name) => name.startsWith("documents/"));
    expect(documents).toEqual([`documents/${sha256Hex(PDF)}.pdf`]);
    const index = new TextDecoder().decode(files["index.html"]);
    for (const filename of ["a.pdf", "b.pdf"]) expect(index).toContain(`${filename}: `);
    expect(index).toContain(`href="${documents[0]}"`);
    expect(json(files["case.json"]).documents.map((document: { filename: string }) => document.filename)).toEqual([
      "a.pdf",
      "b.pdf",
    ]);
  });

  it("gives away no portal token and no key", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const files = await packOf(officer, opened);
    for (const bytes of Object.values(files)) {
      const text = new TextDecoder().decode(bytes);
      expect(text).not.toContain(opened.token);
      expect(text).not.toContain('"d":');
    }
  });

  it("holds nothing of what the service learned from officers", async () => {
    const officer = newOfficer();
    const rules = ["Always ask for the lease of the bakery"];
    await officer.put("/api/memory/blocks/default/learned_procedures", { value: { rules } });
    const opened = await reviewedCase(officer);
    const files = await packOf(officer, opened);
    await check(files);
    for (const bytes of Object.values(files)) expect(new TextDecoder().decode(bytes)).not.toContain(rules[0]);
    expect(json(files["gaps.json"]).withheld_files).toEqual([]);
  });

  it("says what is on record and no longer in storage, instead of passing over it", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await upload(opened.token);
    const [document] = (await readRecord(opened)).documents;
    await env.FILES.delete(document!.key);
    const files = await packOf(officer, opened);
    await check(files);
    expect(json(files["gaps.json"]).missing_files).toMatchObject([{ kind: "document", sha256: document!.sha256 }]);
  });

  it("shows bytes that are not those on record", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await upload(opened.token);
    const [document] = (await readRecord(opened)).documents;
    await env.FILES.put(document!.key, PDF.with(PDF.length - 1, 33));
    await expect(check(await packOf(officer, opened))).rejects.toThrow(`documents/${document!.sha256}.pdf was changed`);
  });

  it("has a report to the unit in it for an MLRO alone", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await sarIn("submitted", officer, opened);
    const forOfficer = await packOf(officer, opened);
    for (const [name, bytes] of Object.entries(forOfficer)) {
      expect(name).not.toMatch(/^sar/);
      expect(new TextDecoder().decode(bytes)).not.toMatch(/goaml|sar_id|CTIF/i);
    }
    const forMlro = await packOf(officer.colleague("mia", "mlro"), opened);
    await check(forMlro);
    const names = Object.keys(forMlro).filter((name) => name.startsWith("sar/"));
    expect(names.map((name) => name.split("/").at(-1)).sort()).toEqual(["audit.jsonl", "goaml.xml", "sar.json"]);
  });

  it("is the same again but for time and signatures", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await officer.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "why" });
    const [first, second] = [await packOf(officer, opened), await packOf(officer, opened)];
    expect(Object.keys(first)).toEqual(Object.keys(second));
    const differing = Object.keys(first).filter((name) => sha256Hex(first[name]!) !== sha256Hex(second[name]!));
    expect(differing.sort()).toEqual(["manifest.json", "manifest.jws", "manifest.sig"]);
  });

  it("streams two hundred documents without holding them", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const body = new Uint8Array(100_000);
    const documents = [];
    for (let i = 0; i < 200; i++) {
      body[0] = i;
      const key = `${opened.caseId}/iteration-1/req_x/${i}.bin`;
      await env.FILES.put(key, body);
      documents.push({
        document_id: `${i}`,
        key,
        filename: `${i}.bin`,
        requirement_id: "x",
        iteration: 1,
        source: "customer" as const,
        content_type: "application/pdf",
        size: body.length,
        sha256: sha256Hex(body),
        uploaded_at: "2026-11-20T10:00:00.000Z",
      });
    }
    await putCase(opened, { documents });
    const files = await packOf(officer, opened);
    await check(files);
    expect(Object.keys(files).filter((name) => name.startsWith("documents/"))).toHaveLength(200);
  });

  it("exists for nobody else", async () => {
    const opened = await openCase(newOfficer());
    expect((await newOfficer().get(`${opened.path}/case-pack.zip`)).status).toBe(404);
  });
});
