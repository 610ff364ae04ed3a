import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { newOfficer } from "../support/api.ts";
import { followUpTask } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { putCase, runAlarm, submit, upload } from "../support/portal.ts";
import { PDF, pdfOfSize } from "../support/sample-files.ts";

const download = (path: string, key: string) => `${path}/documents/download?key=${encodeURIComponent(key)}`;

async function caseWithDocument() {
  const officer = newOfficer();
  const opened = await openCase(officer);
  const { status, body } = await upload(opened.token, PDF, { filename: 'état "final".pdf' });
  expect(status).toBe(201);
  return { officer, opened, key: body.minio_key as string };
}

async function caseWithReport() {
  const { officer, opened, key } = await caseWithDocument();
  const sarKey = `${opened.caseId}/sar/0001/goaml.xml`;
  await env.FILES.put(sarKey, "<report/>", {
    httpMetadata: { contentType: "application/xml" },
    sha256: sha256Hex("<report/>"),
  });
  return { officer, opened, key, sarKey, mlro: officer.colleague("mia", "mlro") };
}

describe("the documents of a case", () => {
  it("are listed over all iterations, as they were handed in", async () => {
    const { officer, opened, key } = await caseWithDocument();
    const { status, body } = await officer.get(`${opened.path}/documents`);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        document_id: expect.any(String),
        key,
        filename: "état _final_.pdf",
        requirement_id: "bank_account_proof",
        iteration: 1,
        source: "customer",
        content_type: "application/pdf",
        size: PDF.byteLength,
        sha256: sha256Hex(PDF),
        uploaded_at: expect.any(String),
        superseded: false,
        reading: expect.objectContaining({ status: expect.any(String) }),
        review: null,
        filed: null,
      },
    ]);
  });

  it("are the customer's unless all are asked for", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putCase(opened, { status: "FOLLOW_UP_REQUIRED", iteration: 1, followUpTasks: [followUpTask()] });
    await upload(opened.token);
    await submit(opened.token, { task_responses: { followup_2_1: "An Peeters" } });
    const sources = async (query: string) =>
      (await officer.get(`${opened.path}/documents${query}`)).body.map((d: { source: string }) => d.source);
    await vi.waitFor(async () => {
      await runAlarm(opened);
      expect(await sources("?source=all")).toEqual(["customer", "system"]);
    });
    expect(await sources("")).toEqual(["customer"]);
    expect(await sources("?source=customer")).toEqual(["customer"]);
    const wrong = await officer.get(`${opened.path}/documents?source=system`);
    expect([wrong.status, wrong.body.code]).toEqual([422, "validation_failed"]);
  });

  it("cost two round trips to the database at most", async () => {
    const { officer, opened, key } = await caseWithDocument();
    for (const path of [
      `${opened.path}/documents?source=all`,
      `${opened.path}/responses`,
      download(opened.path, key),
    ]) {
      const trips = /trips=(\d+)/.exec((await officer.get(path)).headers.get("Server-Timing")!)![1];
      expect(Number(trips)).toBeLessThanOrEqual(2);
    }
  });

  it("exist for no other tenant", async () => {
    const { opened, key } = await caseWithDocument();
    const stranger = newOfficer("alice", "officer", "compliance_manager", "mlro");
    for (const path of ["/documents", "/responses"]) {
      expect((await stranger.get(opened.path + path)).status).toBe(404);
    }
    expect((await stranger.get(download(opened.path, key))).status).toBe(404);
  });
});

describe("a download", () => {
  it("gives the bytes as they came, under a name that cannot break out of its header", async () => {
    const { officer, opened, key } = await caseWithDocument();
    const { status, bytes, headers } = await officer.get(download(opened.path, key));
    expect([status, bytes]).toEqual([200, PDF]);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Length")).toBe(String(PDF.byteLength));
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Disposition")).toBe(
      "attachment; filename=\"_tat _final_.pdf\"; filename*=UTF-8''%C3%A9tat%20_final_.pdf",
    );
  });

  it("streams a large document", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const big = pdfOfSize(12_000_000);
    const { body } = await upload(opened.token, big);
    const { bytes } = await officer.get(download(opened.path, body.minio_key));
    expect(sha256Hex(bytes)).toBe(sha256Hex(big));
  });

  it("is of a key from this case's own list, and of nothing else", async () => {
    const { officer, opened, key } = await caseWithDocument();
    const other = await openCase(officer);
    const foreign = await caseWithDocument();
    await env.FILES.put(`${opened.caseId}/incoming/x`, "half");
    await env.FILES.put(`${opened.caseId}/iteration-1/req_bank_account_proof/orphan.pdf`, "half");
    const keys = [
      foreign.key,
      `${other.caseId}/../${key}`,
      `${opened.caseId}/incoming/x`,
      `${opened.caseId}/iteration-1/req_bank_account_proof/orphan.pdf`,
      `./${key}`,
      "x",
    ];
    for (const wrong of keys) {
      const answer = await officer.get(download(opened.path, wrong));
      expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 404, "not_found"]);
    }
    expect((await officer.get(download(other.path, key))).status).toBe(404);
    const none = await officer.get(`${opened.path}/documents/download`);
    expect([none.status, none.body.code]).toEqual([422, "validation_failed"]);
  });
});

describe("the report artifacts of a case", () => {
  it("are listed to the MLRO alone, and only among all documents", async () => {
    const { officer, opened, sarKey, mlro } = await caseWithReport();
    const keys = async (who: typeof officer, query: string) =>
      (await who.get(`${opened.path}/documents${query}`)).body.map((d: { key: string }) => d.key);
    expect(await keys(mlro, "?source=all")).toContain(sarKey);
    expect(await keys(mlro, "")).not.toContain(sarKey);
    for (const role of ["officer", "compliance_manager"] as const) {
      expect(await keys(officer.colleague("bob", role), "?source=all")).not.toContain(sarKey);
    }
  });

  it("are read by the MLRO alone; to others they are not there", async () => {
    const { officer, opened, sarKey, mlro } = await caseWithReport();
    const read = await mlro.get(download(opened.path, sarKey));
    expect([read.status, new TextDecoder().decode(read.bytes)]).toEqual([200, "<report/>"]);
    for (const role of ["officer", "compliance_manager"] as const) {
      const refused = await officer.colleague("bob", role).get(download(opened.path, sarKey));
      const unknown = await officer.colleague("bob", role).get(download(opened.path, `${sarKey}x`));
      expect(refused.status).toBe(404);
      expect({ ...refused.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
    }
  });

  it("are unknown to the MLRO of another case or tenant", async () => {
    const { mlro, sarKey, officer } = await caseWithReport();
    const other = await openCase(officer);
    expect((await mlro.get(download(other.path, sarKey))).status).toBe(404);
  });
});
