import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN, investigate, openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { fileEvidence, review } from "../support/evidence.ts";
import { putCase, readPortal, readRecord, runAlarm, storedKeys, upload } from "../support/portal.ts";
import { DOCX, PDF, PNG } from "../support/sample-files.ts";

const TIME = "2026-01-05T00:00:00.000Z";
const NAME = "Bakkerij De Linde";
const OWNER = "Katrien Vermeulen\nJoris Claes";
const PSP = ["articles_of_association", "representative_identity", "bank_account_proof"] as const;

/** A case under review with every document that is asked of a Belgian merchant. */
async function caseWithDocuments(officer: Officer) {
  const opened = await openCase(officer, CLEAN, { company_name: NAME });
  for (const requirementId of PSP) {
    expect((await upload(opened.token, PDF, { requirementId, filename: `${requirementId}.pdf` })).status).toBe(201);
  }
  await investigate(officer, opened, { beneficial_owners: OWNER });
  return opened;
}

async function documentsOf(officer: Officer, opened: OpenCase): Promise<any[]> {
  return (await officer.get(`${opened.path}/documents?source=all`)).body;
}

async function checkOf(officer: Officer, opened: OpenCase, name: string) {
  const { body } = await officer.get(opened.path);
  const stored = body.investigation_results.at(-1).checks.find(({ check }: any) => check === name);
  const current = body.checks.find(({ check }: any) => check === name);
  expect(stored).toEqual(current);
  return current;
}

describe("an officer's review of a document", () => {
  it("shows with the document, and rejecting it opens the check of documents in the same request", async () => {
    const officer = newOfficer();
    const opened = await caseWithDocuments(officer);
    expect((await checkOf(officer, opened, "documents")).outcome).toBe("established");
    const before = (await documentsOf(officer, opened)).find((d) => d.requirement_id === "bank_account_proof");
    expect(before).toMatchObject({ review: null, filed: null, superseded: false });
    const answer = await review(officer, opened, before.document_id, {
      outcome: "rejected",
      reason: "Another company's account.",
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      // It may be read meanwhile.
      reading: expect.anything(),
      review: {
        outcome: "rejected",
        kind: null,
        facts: [],
        reason: "Another company's account.",
        reviewed_by: "alice",
        reviewed_at: expect.any(String),
      },
    });
    expect(await documentsOf(officer, opened)).toContainEqual({ ...answer.body, reading: expect.anything() });
    const check = await checkOf(officer, opened, "documents");
    expect([check.outcome, check.reason]).toEqual(["not_established", "nothing_provided"]);
    const result = (await officer.get(opened.path)).body.investigation_results.at(-1);
    const finding = result.findings.find(({ code }: any) => code === "document_missing");
    expect(finding).toMatchObject({ category: "document", source_entry: "missing:bank_account_proof" });
    expect(finding.evidence_ids).toHaveLength(1);
    expect(result.risk_score).toBeGreaterThan(0);
    const audit = (await officer.get(`${opened.path}/audit`)).body;
    expect(audit.chain_valid).toBe(true);
    expect(audit.entries.at(-1)).toMatchObject({
      event: "DOCUMENT_REVIEWED",
      actor: "alice",
      details: { document_id: before.document_id, outcome: "rejected", reason: "Another company's account." },
    });
  });

  it("is replaced by the next one, and its history stays in the audit", async () => {
    const officer = newOfficer();
    const opened = await caseWithDocuments(officer);
    const [document] = await documentsOf(officer, opened);
    await review(officer, opened, document.document_id, { outcome: "rejected", reason: "Not signed." });
    const bob = officer.colleague("bob", "officer");
    const again = await review(bob, opened, document.document_id, {
      outcome: "accepted",
      kind: "articles_of_association",
    });
    expect(again.body.review).toMatchObject({ outcome: "accepted", reason: null, reviewed_by: "bob" });
    expect((await checkOf(officer, opened, "documents")).outcome).toBe("established");
    const { findings } = (await officer.get(opened.path)).body.investigation_results.at(-1);
    expect(findings.filter(({ code }: any) => code === "document_missing")).toEqual([]);
    const { entries } = (await officer.get(`${opened.path}/audit`)).body;
    const reviews = entries.filter(({ event }: any) => event === "DOCUMENT_REVIEWED");
    expect(reviews.map(({ details }: any) => details.outcome)).toEqual(["rejected", "accepted"]);
  });

  it("needs a reason to reject or to correct", async () => {
    const officer = newOfficer();
    const opened = await caseWithDocuments(officer);
    const [document] = await documentsOf(officer, opened);
    const filed = (await fileEvidence(officer, opened)).body;
    for (const [id, body] of [
      [document.document_id, { outcome: "rejected" }],
      [document.document_id, { outcome: "rejected", reason: "  " }],
      [document.document_id, { outcome: "accepted", facts: [{ id: "document_date", value: "2026-01-01" }] }],
      [filed.document_id, { outcome: "accepted", kind: "ubo_extract" }],
    ] as const) {
      const answer = await review(officer, opened, id, body);
      expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([
        422,
        "validation_failed",
        "reason",
      ]);
    }
    for (const body of [{}, { outcome: "approved" }, { outcome: "accepted", kind: "recipe" }]) {
      expect((await review(officer, opened, document.document_id, body)).status).toBe(422);
    }
    expect((await documentsOf(officer, opened)).every((d) => d.review === null)).toBe(true);
  });

  it("is refused for an unknown document, for one of another case, and in a decided case", async () => {
    const officer = newOfficer();
    const opened = await caseWithDocuments(officer);
    const other = await reviewedCase(officer);
    const [document] = await documentsOf(officer, opened);
    const accepted = { outcome: "accepted" };
    expect((await review(officer, opened, "none", accepted)).status).toBe(404);
    expect((await review(officer, other, document.document_id, accepted)).status).toBe(404);
    await putCase(opened, { status: "REJECTED" });
    const late = await review(officer, opened, document.document_id, accepted);
    expect([late.status, late.body.code]).toEqual([409, "invalid_state"]);
    expect((await fileEvidence(officer, opened)).body.code).toBe("invalid_state");
  });
});

describe("evidence that an officer files", () => {
  it("is a document of the case from then on, and establishes what a silent register leaves open", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, "0999901239");
    expect((await checkOf(officer, opened, "registration")).outcome).toBe("not_established");
    const today = new Date().toISOString();
    const answer = await fileEvidence(officer, opened, {
      obtained_at: today,
      bytes: PNG,
      type: "image/png",
      filename: "ex/tract.png",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      document_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      filename: "tract.png",
      source: "officer",
      content_type: "image/png",
      review: null,
      filed: {
        kind: "register_extract",
        note: "Looked up",
        obtained_from: "Trade register",
        obtained_at: today,
        filed_by: "alice",
      },
    });
    expect(await documentsOf(officer, opened)).toContainEqual(answer.body);
    expect((await officer.get(`${opened.path}/documents`)).body).toEqual([]);
    expect((await checkOf(officer, opened, "registration")).outcome).toBe("established");
    const file = await officer.get(`${opened.path}/documents/download?key=${encodeURIComponent(answer.body.key)}`);
    expect([file.status, file.bytes]).toEqual([200, PNG]);
    const { entries } = (await officer.get(`${opened.path}/audit`)).body;
    expect(entries.at(-1)).toMatchObject({
      event: "EVIDENCE_FILED",
      actor: "alice",
      details: { kind: "register_extract", obtained_from: "Trade register", sha256: answer.body.sha256 },
    });
  });

  it.each([
    ["a day", "2026-01-05", "2026-01-05T00:00:00.000Z"],
    ["a time with an offset", "2026-01-05T10:00:00+01:00", "2026-01-05T09:00:00.000Z"],
  ])("was obtained on %s", async (_, given, stored) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    expect((await fileEvidence(officer, opened, { obtained_at: given })).body.filed.obtained_at).toBe(stored);
  });

  it.each([
    ["of an unknown kind", { kind: "recipe" }, 422, "validation_failed"],
    ["without a kind", { kind: null }, 422, "validation_failed"],
    ["from nobody", { obtained_from: " " }, 422, "validation_failed"],
    ["obtained tomorrow", { obtained_at: new Date(Date.now() + 86_400_000).toISOString() }, 422, "validation_failed"],
    ["obtained on a day to come", { obtained_at: "2999-01-01" }, 422, "validation_failed"],
    ["obtained on no day", { obtained_at: "2026-02-30" }, 422, "validation_failed"],
    ["obtained at no time", { obtained_at: "last week" }, 422, "validation_failed"],
    ["with a field too many", { requirement_id: "ubo_declaration" }, 422, "unknown_field"],
    ["that is another type than it says", { bytes: PNG }, 422, "unsupported_file_type"],
    ["with nothing in it", { bytes: new Uint8Array() }, 400, "empty_file"],
    ["with macros", { bytes: DOCX, type: "application/pdf" }, 422, "unsupported_file_type"],
  ] as const)("is refused %s, and nothing stays", async (_, filing, status, code) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const answer = await fileEvidence(officer, opened, filing);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await readRecord(opened)).documents).toEqual([]);
  });

  it("is filed once under an idempotency key", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const headers = { "Idempotency-Key": "evidence-1" };
    const first = await fileEvidence(officer, opened, { headers });
    const again = await fileEvidence(officer, opened, { headers });
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([201, "true", first.body]);
    const other = await fileEvidence(officer, opened, { headers, kind: "ubo_extract" });
    expect(other.body.code).toBe("idempotency_key_reused");
    expect((await readRecord(opened)).documents).toHaveLength(1);
  });

  it("takes no place of the customer's, and the customer cannot tell", async () => {
    const officer = newOfficer();
    const [plain, filed] = [await openCase(officer), await openCase(officer)];
    const evidence = (await fileEvidence(officer, filed, { filename: "statement.pdf" })).body;
    await review(officer, filed, evidence.document_id, { outcome: "rejected", reason: "Unreadable." });
    const neutral = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, "X");
    const seen: string[] = [];
    for (const one of [plain, filed]) {
      const uploaded = await upload(one.token);
      const portal = await readPortal(one.token);
      seen.push(neutral(JSON.stringify([uploaded.body, portal.body])));
    }
    expect(seen[1]).toBe(seen[0]);
  });

  it("leaves nothing where it dies between its reservation and its registration", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const dead = {
      kind: "place" as const,
      documentId: "dead",
      key: `${opened.caseId}/filed/dead/extract.pdf`,
      filename: "extract.pdf",
      requirementId: "officer_evidence",
      iteration: 0,
      filed: { kind: "register_extract", note: "", obtained_from: "x", obtained_at: TIME, filed_by: "alice" } as const,
    };
    await env.FILES.put(dead.key, "half");
    await putCase(opened, { reservations: [{ ...dead, expiresAt: new Date(Date.now() + 60_000).toISOString() }] });
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual(["filed/dead/extract.pdf"]);
    expect(await documentsOf(officer, opened)).toEqual([]);
    await putCase(opened, { reservations: [{ ...dead, expiresAt: TIME }] });
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual([]);
    expect((await readRecord(opened)).reservations).toEqual([]);
  });

  it("goes with its case", async () => {
    const manager = newOfficer("max", "officer", "compliance_manager");
    const opened = await openCase(manager);
    await fileEvidence(manager, opened);
    expect(await storedKeys(opened)).toHaveLength(1);
    expect((await manager.delete(opened.path)).status).toBe(200);
    expect(await storedKeys(opened)).toEqual([]);
  });

  it("makes a parked decision answer that the evidence changed", async () => {
    const officer = newOfficer();
    const bob = officer.colleague("bob", "compliance_manager");
    for (const act of [
      (opened: OpenCase) => fileEvidence(officer, opened),
      async (opened: OpenCase) => {
        const [document] = await documentsOf(officer, opened);
        return review(officer, opened, document.document_id, { outcome: "accepted" });
      },
    ]) {
      const opened = await caseWithDocuments(officer);
      await officer.post(`${opened.path}/decision`, { decision: "escalate" });
      const parked = await officer.post(`${opened.path}/decision`, { decision: "approve", reason: "Seen." });
      expect(parked.body).toMatchObject({ status: "PENDING_SECOND_APPROVAL" });
      const isChanged = async () => (await bob.get(opened.path)).body.pending_decision.evidence_changed;
      expect(await isChanged()).toBe(false);
      expect((await act(opened)).status).toBeLessThan(300);
      expect(await isChanged()).toBe(true);
      const answer = await bob.post(`${opened.path}/decision/second-approval`, { decision: "approve" });
      expect([answer.status, answer.body.code]).toEqual([409, "evidence_changed"]);
    }
  });
});

describe("a customer's file of the same name for the same requirement", () => {
  it("supersedes the earlier one, which keeps its name", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await upload(opened.token);
    await upload(opened.token, PNG, { type: "image/png", filename: "other.png" });
    await upload(opened.token, PDF, { requirementId: "articles_of_association" });
    expect((await upload(opened.token)).body.filename).toBe("statement-2.pdf");
    const listed = await documentsOf(officer, opened);
    expect(listed.map((d) => [d.filename, d.superseded])).toEqual([
      ["statement.pdf", true],
      ["other.png", false],
      ["statement.pdf", false],
      ["statement-2.pdf", false],
    ]);
    await upload(opened.token);
    expect((await documentsOf(officer, opened)).map((d) => d.superseded)).toEqual([true, false, false, true, false]);
  });

  it("counts again where an officer accepts it after that", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { body } = await upload(opened.token);
    await upload(opened.token);
    const answer = await review(officer, opened, body.document_id, { outcome: "accepted" });
    expect(answer.body.superseded).toBe(false);
  });

  it("supersedes what an officer rejected, under whatever name it comes", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { body } = await upload(opened.token);
    await review(officer, opened, body.document_id, { outcome: "rejected", reason: "Cut off." });
    await upload(opened.token, PNG, { type: "image/png", filename: "scan.png" });
    expect((await documentsOf(officer, opened)).map((d) => d.superseded)).toEqual([true, false]);
  });
});
