import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { multipart } from "../support/form.ts";
import {
  putCase,
  readPortal,
  readRecord,
  runAlarm,
  slowUpload,
  storedKeys,
  submit,
  upload,
} from "../support/portal.ts";
import { DOCM, DOCX, EXE, JPG, PDF, pdfOfSize, PNG } from "../support/sample-files.ts";

const LIMIT = 20_971_520;
const DOCX_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("an upload", () => {
  it("is answered with what was stored, where, and shows in the portal", async () => {
    const opened = await openCase(newOfficer());
    const { status, body } = await upload(opened.token);
    expect(status).toBe(201);
    expect(body).toEqual({
      document_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      filename: "statement.pdf",
      requirement_id: "bank_account_proof",
      minio_key: `${opened.caseId}/iteration-1/req_bank_account_proof/statement.pdf`,
      file_size: PDF.byteLength,
      uploaded_at: expect.any(String),
      check: { status: "pending", message: expect.any(String) },
    });
    const object = await env.FILES.get(body.minio_key);
    expect(new Uint8Array(await object!.arrayBuffer())).toEqual(PDF);
    expect(Buffer.from(object!.checksums.sha256!).toString("hex")).toBe(sha256Hex(PDF));
    const portal = await readPortal(opened.token);
    const requirement = portal.body.document_requirements.find((r: { id: string }) => r.id === "bank_account_proof");
    expect(requirement).toMatchObject({ uploaded: true, uploaded_file: { document_id: body.document_id } });
  });

  it("may send its fields in either order", async () => {
    const opened = await openCase(newOfficer());
    const big = pdfOfSize(6_000_000);
    expect((await upload(opened.token, big, { fileFirst: true })).status).toBe(201);
    expect((await upload(opened.token, big, { fileFirst: false })).status).toBe(201);
  });

  it("of the same name again is numbered and overwrites nothing, however many come at once", async () => {
    const opened = await openCase(newOfficer());
    const bytes = Array.from({ length: 6 }, (_, n) => Uint8Array.from(Buffer.concat([PDF, Buffer.from(`%${n}`)])));
    const answers = await Promise.all(bytes.map((body) => upload(opened.token, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(answers.map(({ body }) => body.filename).sort()).toEqual([
      "statement-2.pdf",
      "statement-3.pdf",
      "statement-4.pdf",
      "statement-5.pdf",
      "statement-6.pdf",
      "statement.pdf",
    ]);
    for (const [n, { body }] of answers.entries()) {
      const stored = await env.FILES.get(body.minio_key);
      expect(new Uint8Array(await stored!.arrayBuffer())).toEqual(bytes[n]);
    }
  });

  it("is kept under a safe name, whatever it was called", async () => {
    const opened = await openCase(newOfficer());
    const nameOf = async (filename: string) => {
      const { status, body } = await upload(opened.token, PDF, { filename });
      expect(status).toBe(201);
      expect(body.minio_key).toBe(`${opened.caseId}/iteration-1/req_bank_account_proof/${body.filename}`);
      return body.filename;
    };
    expect(await nameOf("../../../other-case/secret.pdf")).toBe("secret.pdf");
    expect(await nameOf("..\\\\..\\\\boot.ini")).toBe("boot.ini.pdf");
    expect(await nameOf("\u202Efdp.contract")).toBe("fdp.contract.pdf");
    expect(await nameOf("Überweisung – Café №5.pdf")).toBe("Überweisung – Café №5.pdf");
    expect(Buffer.byteLength(await nameOf(`${"長".repeat(200)}.pdf`))).toBeLessThanOrEqual(255);
  });

  it.each([
    ["a PNG", PNG, "image/png", "bank_account_proof"],
    ["a JPEG", JPG, "image/jpeg", "representative_identity"],
    ["a Word document", DOCX, DOCX_TYPE, "articles_of_association"],
  ])("takes %s where the requirement does", async (_, bytes, type, requirementId) => {
    const opened = await openCase(newOfficer());
    expect((await upload(opened.token, bytes, { type, requirementId })).status).toBe(201);
  });

  it.each([
    ["a PNG that is sent as a PDF", PNG, "application/pdf", "bank_account_proof"],
    ["a program that is sent as a PDF", EXE, "application/pdf", "bank_account_proof"],
    ["a program that is sent as one", EXE, "application/x-msdownload", "bank_account_proof"],
    ["a PDF that is sent as text", PDF, "text/plain", "bank_account_proof"],
    ["a Word document where none is accepted", DOCX, DOCX_TYPE, "bank_account_proof"],
    ["a Word document with macros", DOCM, DOCX_TYPE, "articles_of_association"],
  ])("refuses %s with 422 and keeps nothing", async (_, bytes, type, requirementId) => {
    const opened = await openCase(newOfficer());
    const answer = await upload(opened.token, bytes, { type, requirementId });
    expect([answer.status, answer.body.code]).toEqual([422, "unsupported_file_type"]);
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
    expect((await readRecord(opened)).documents).toEqual([]);
  });

  it.each([
    ["an empty file", new Uint8Array(), {}, 400, "empty_file"],
    ["a requirement that is not there", PDF, { requirementId: "passport" }, 422, "unknown_requirement"],
    ["a requirement that a register answers", PDF, { requirementId: "ubo_declaration" }, 422, "unknown_requirement"],
    ["a requirement that is a path", PDF, { requirementId: "../sar" }, 422, "unknown_requirement"],
    ["a task of no round", PDF, { requirementId: "followup_1_1" }, 422, "unknown_requirement"],
    ["a form that ends too early", PDF, { cutAfter: 250 }, 400, "malformed_request"],
  ] as const)("refuses %s", async (_, bytes, options, status, code) => {
    const opened = await openCase(newOfficer());
    const answer = await upload(opened.token, bytes, options);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await storedKeys(opened)).toEqual([]);
  });

  it("refuses a body that is no form, and a form without a file", async () => {
    const { token } = await openCase(newOfficer());
    const path = `/api/portal/${token}/documents`;
    const json = await send("POST", path, { json: { requirement_id: "x" } });
    expect([json.status, json.body.code]).toEqual([400, "malformed_request"]);
    const none = await send("POST", path, multipart([{ name: "requirement_id", value: "bank_account_proof" }]));
    expect([none.status, none.body.code, none.body.errors[0].path]).toEqual([422, "validation_failed", "file"]);
  });

  it("stops at fifty files a round", async () => {
    const opened = await openCase(newOfficer());
    await upload(opened.token);
    const { documents } = await readRecord(opened);
    const more = Array.from({ length: 48 }, (_, n) => ({ ...documents[0]!, document_id: `d${n}`, key: `k${n}` }));
    await putCase(opened, { documents: [...documents, ...more] });
    const answers = await Promise.all([1, 2, 3].map(() => upload(opened.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe("too_many_files");
  });
});

describe("the size of an upload", () => {
  it("may be 20 MB to the byte: the file is stored as it was sent, and nothing beside it", async () => {
    const opened = await openCase(newOfficer());
    const bytes = pdfOfSize(LIMIT);
    const { status, body } = await upload(opened.token, bytes);
    expect([status, body.file_size]).toEqual([201, LIMIT]);
    const object = await env.FILES.head(body.minio_key);
    expect(Buffer.from(object!.checksums.sha256!).toString("hex")).toBe(sha256Hex(bytes));
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual(["iteration-1/req_bank_account_proof/statement.pdf"]);
    expect((await readRecord(opened)).reservations).toEqual([]);
  });

  it.each([LIMIT + 1, LIMIT * 2])("of %i bytes is refused with 413 and leaves nothing", async (bytes) => {
    const opened = await openCase(newOfficer());
    const answer = await upload(opened.token, pdfOfSize(bytes));
    expect([answer.status, answer.body.code]).toEqual([413, "payload_too_large"]);
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
    expect((await readRecord(opened)).reservations).toEqual([]);
  });

  it("leaves nothing of a large upload that is cut short", async () => {
    const opened = await openCase(newOfficer());
    const answer = await upload(opened.token, pdfOfSize(12_000_000), { cutAfter: 11_000_000 });
    expect([answer.status, answer.body.code]).toEqual([400, "malformed_request"]);
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
    expect((await readRecord(opened)).reservations).toEqual([]);
  });
});

describe("an upload under an idempotency key", () => {
  const headers = { "Idempotency-Key": "upload-1" };

  it("happens once: the same file again gets the first answer", async () => {
    const opened = await openCase(newOfficer());
    const first = await upload(opened.token, PDF, { headers });
    const again = await upload(opened.token, PDF, { headers });
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    expect(again.body).toEqual(first.body);
    expect((await readRecord(opened)).documents).toHaveLength(1);
  });

  it("gets the first answer even after the case was handed in", async () => {
    const opened = await openCase(newOfficer());
    const big = pdfOfSize(6_000_000);
    const first = await upload(opened.token, big, { headers });
    await submit(opened.token);
    const again = await upload(opened.token, big, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await upload(opened.token, PDF, { headers });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it.each([
    ["other content", PNG, { type: "image/png" }],
    ["another name", PDF, { filename: "other.pdf" }],
    ["another requirement", PDF, { requirementId: "articles_of_association" }],
  ])("refuses %s", async (_, bytes, options) => {
    const opened = await openCase(newOfficer());
    await upload(opened.token, PDF, { headers });
    const answer = await upload(opened.token, bytes, { ...options, headers });
    expect([answer.status, answer.body.code]).toEqual([422, "idempotency_key_reused"]);
    expect((await readRecord(opened)).documents).toHaveLength(1);
  });

  it("keeps a refusal of the content, too, and tells customers apart", async () => {
    const [one, two] = [await openCase(newOfficer()), await openCase(newOfficer())];
    const lie = await upload(one.token, PNG, { headers });
    expect(lie.status).toBe(422);
    expect((await upload(one.token, PNG, { headers })).headers.get("Idempotent-Replayed")).toBe("true");
    expect((await upload(two.token, PDF, { headers })).status).toBe(201);
  });
});

describe("an upload that dies on its way", () => {
  const reservation = (opened: { caseId: string }, expiresAt: string) => ({
    kind: "place" as const,
    documentId: "dead",
    key: `${opened.caseId}/iteration-1/req_bank_account_proof/statement.pdf`,
    filename: "statement.pdf",
    requirementId: "bank_account_proof",
    iteration: 1,
    expiresAt,
  });

  it("is swept once its time is over, and never while it lives", async () => {
    const opened = await openCase(newOfficer());
    const staging = { kind: "staging" as const, key: `${opened.caseId}/incoming/x`, multipartId: "m" };
    const soon = new Date(Date.now() + 60_000).toISOString();
    const past = new Date(Date.now() - 1_000).toISOString();
    const dead = reservation(opened, soon);
    await env.FILES.put(dead.key, "half");
    await env.FILES.put(staging.key, "half");
    await putCase(opened, { reservations: [dead, { ...staging, expiresAt: soon }] });
    await runAlarm(opened);
    expect(await storedKeys(opened)).toHaveLength(2);
    await putCase(opened, {
      reservations: [
        { ...dead, expiresAt: past },
        { ...staging, expiresAt: past },
      ],
    });
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
    expect((await readRecord(opened)).reservations).toEqual([]);
  });

  it("leaves nothing where its case is deleted meanwhile", async () => {
    const manager = newOfficer("max", "officer", "compliance_manager");
    const opened = await openCase(manager);
    const slow = slowUpload(opened.token, pdfOfSize(7_000_000), { pauseAfter: 6_000_000 });
    await vi.waitFor(async () => expect((await readRecord(opened)).reservations).toHaveLength(1));
    expect((await manager.delete(opened.path)).status).toBe(200);
    slow.goOn();
    expect((await slow.answer).status).toBe(404);
    const { objects } = await env.FILES.list({ prefix: `${opened.caseId}/` });
    expect(objects.map(({ key }) => key)).toEqual([]);
  });

  it("is refused where the case is handed in meanwhile, and leaves nothing", async () => {
    const opened = await openCase(newOfficer());
    for (const bytes of [PDF, pdfOfSize(7_000_000)]) {
      const slow = slowUpload(opened.token, bytes, { pauseAfter: bytes.byteLength - 10 });
      await new Promise((resolve) => setTimeout(resolve, 100));
      await putCase(opened, { status: "DOCUMENTS_RECEIVED", iteration: 1 });
      slow.goOn();
      const answer = await slow.answer;
      expect([answer.status, answer.body.code]).toEqual([423, "on_hold"]);
      await putCase(opened, { status: "AWAITING_DOCUMENTS", iteration: 0 });
    }
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
  });

  it("is never listed, and takes nobody's place", async () => {
    const opened = await openCase(newOfficer());
    const dead = reservation(opened, new Date(Date.now() + 60_000).toISOString());
    await env.FILES.put(dead.key, "half");
    await putCase(opened, { reservations: [dead] });
    expect((await upload(opened.token)).body.filename).toBe("statement-2.pdf");
    const portal = JSON.stringify((await readPortal(opened.token)).body);
    expect(portal).not.toContain('"dead"');
  });

  it("gives its key back to the next where a write came too late even for the sweep", async () => {
    const opened = await openCase(newOfficer());
    const { key } = reservation(opened, "");
    await env.FILES.put(key, "from an upload that nobody remembers");
    const { status, body } = await upload(opened.token);
    expect([status, body.minio_key]).toEqual([201, key]);
    expect(new Uint8Array(await (await env.FILES.get(key))!.arrayBuffer())).toEqual(PDF);
  });
});
