import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { verifyJson } from "../../src/platform/signing-keys.ts";
import { publicKeySet } from "../../src/platform/signing-keys.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { putUnderReview, raiseSar, SarFile, sarIn, sarPath } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";
import { sarTransaction } from "../support/sar-fixtures.ts";
import { TEST_SIGNING_KEYS } from "../support/signing-keys.ts";

const stored = async (officer: Officer, opened: { caseId: string }) => (await officer.get(sarPath(opened))).body;
const transaction = sarTransaction();

describe("the life of a report", () => {
  it("runs from draft to acknowledged, and every step is on its history", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened, { indicators: ["structuring"] });
    const file = new SarFile(officer, opened, sar_id);
    expect((await file.submit({ comment: "urgent" })).body).toMatchObject({
      status: "pending_mlro",
      submitted_by: "alice",
    });
    const assessed = await file.assess(true);
    expect(assessed.body).toMatchObject({
      status: "pending_mlro",
      assessment: { reportable: true, assessed_by: "mia" },
    });
    expect((await file.approve()).body).toMatchObject({
      status: "approved",
      mlro_decision: { decision: "approved", decided_by: "mia" },
    });
    expect((await file.record()).body.submission).toMatchObject({ reference: "CTIF-2026-1", channel: "goAML" });
    const ended = await file.acknowledge();
    expect(ended.body).toMatchObject({ status: "acknowledged", acknowledgement: { reference: "ACK-1" } });
    expect(ended.body.history.map((item: { event: string; comment: string }) => [item.event, item.comment])).toEqual([
      ["SAR_RAISED", null],
      ["SAR_SUBMITTED_FOR_MLRO", "urgent"],
      ["SAR_ASSESSED", null],
      ["SAR_APPROVED", null],
      ["SAR_SUBMISSION_RECORDED", null],
      ["SAR_ACKNOWLEDGED", null],
    ]);
    expect(await stored(officer, opened)).toEqual([ended.body]);
  });

  it("signs the assessment over what it is about", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    const file = await sarIn("pending_mlro", officer, opened);
    const { assessment, goaml_artifact, sar_id } = (await file.assess(false)).body;
    const keys = publicKeySet({ SIGNING_KEYS: TEST_SIGNING_KEYS });
    expect(await verifyJson(keys, assessment.signature)).toEqual({
      sar_id,
      case_id: opened.caseId,
      reportable: false,
      rationale: "seen and weighed",
      assessed_by: "mia",
      signed_at: assessment.signed_at,
      artifact_sha256: goaml_artifact.sha256,
      triggers: ['["sanctions","Jan Claes","e1"]'],
    });
  });

  it.each(["draft", "pending_mlro", "assessed", "approved", "rejected", "submitted", "acknowledged"] as const)(
    "refuses what is out of order in status %s, and changes nothing",
    async (status) => {
      const officer = newOfficer();
      const opened = await openCase(officer);
      const file = await sarIn(status, officer, opened);
      const [before] = await stored(officer, opened);
      const allowed: Record<typeof status, string[]> = {
        draft: ["submit-for-mlro"],
        pending_mlro: ["assessment"],
        assessed: ["mlro-approve", "mlro-reject"],
        approved: ["record-submission"],
        rejected: [],
        submitted: ["acknowledge"],
        acknowledged: [],
      };
      const every = {
        "submit-for-mlro": file.submit,
        assessment: () => file.assess(true),
        "mlro-approve": file.approve,
        "mlro-reject": file.reject,
        "record-submission": file.record,
        acknowledge: file.acknowledge,
      };
      for (const [operation, attempt] of Object.entries(every)) {
        if (allowed[status].includes(operation)) continue;
        expect((await attempt()).body).toMatchObject({
          status: 409,
          code: "invalid_transition",
          current_status: before.status,
          allowed: allowed[status],
        });
      }
      expect(await stored(officer, opened)).toEqual([before]);
    },
  );
});

describe("who may do what", () => {
  it("keeps the MLRO's steps from everyone else, before it says what exists", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened);
    for (const path of [`${sarPath(opened)}/${sar_id}`, `/cases/${crypto.randomUUID()}/sar/x`]) {
      for (const step of ["assessment", "mlro-approve", "mlro-reject", "record-submission", "acknowledge"]) {
        for (const who of [officer, officer.colleague("cm", "compliance_manager")]) {
          const answer = await who.post(`${path}/${step}`, {});
          expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
        }
      }
    }
    const admin = officer.colleague("root", "admin");
    expect((await admin.get(sarPath(opened))).status).toBe(403);
    expect((await admin.post(sarPath(opened), { reason: "x" })).status).toBe(403);
  });

  it("lets neither who raised nor who submitted it decide, and tells so", async () => {
    const officer = newOfficer("max", "mlro");
    const opened = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened);
    const second = officer.colleague("zoe", "mlro");
    const file = new SarFile(officer, opened, sar_id);
    expect((await second.post(`${sarPath(opened)}/${sar_id}/submit-for-mlro`)).status).toBe(200);
    expect((await file.approve("max")).body.code).toBe("invalid_transition");
    expect((await file.assess(true, "max")).status).toBe(200);
    for (const name of ["max", "zoe"]) {
      for (const decide of [file.approve, file.reject]) {
        expect((await decide(name)).body).toMatchObject({ status: 403, code: "four_eyes_same_officer" });
      }
    }
    expect((await file.approve("mia")).status).toBe(200);
  });

  it("knows no report of another tenant or another case", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const other = await openCase(officer);
    const { sar_id } = await raiseSar(officer, opened);
    const stranger = newOfficer("alice", "officer", "mlro");
    for (const [who, path] of [
      [stranger, `${sarPath(opened)}/${sar_id}`],
      [officer, `${sarPath(other)}/${sar_id}`],
      [officer, `${sarPath(opened)}/${crypto.randomUUID()}`],
    ] as const) {
      expect((await who.post(`${path}/submit-for-mlro`)).status).toBe(404);
    }
    expect((await stranger.get(sarPath(opened))).status).toBe(404);
    expect((await stranger.post(sarPath(opened), { reason: "x" })).status).toBe(404);
    expect((await officer.get(sarPath(other))).body).toEqual([]);
  });
});

describe("raising a report", () => {
  it.each([
    ["no reason", { reason: undefined }, 422, "validation_failed"],
    ["a blank reason", { reason: "  " }, 422, "validation_failed"],
    ["a reason of control characters", { reason: "\u0001\u0002" }, 422, "validation_failed"],
    ["an STR without transactions", { report_type: "STR" }, 422, "validation_failed"],
    ["an unknown type", { report_type: "CTR" }, 422, "validation_failed"],
    ["an unknown field", { priority: 1 }, 422, "unknown_field"],
    ["an amount that is a number", { transactions: [{ ...transaction, amount: 12.5 }] }, 422, "validation_failed"],
    ["an amount with a comma", { transactions: [{ ...transaction, amount: "12,50" }] }, 422, "validation_failed"],
    ["a day that does not exist", { transactions: [{ ...transaction, date: "2026-02-30" }] }, 422, "validation_failed"],
    ["a day to come", { transactions: [{ ...transaction, date: "2126-11-20" }] }, 422, "validation_failed"],
    ["one number twice", { transactions: [transaction, transaction] }, 422, "validation_failed"],
    ["a party that is nobody", { transactions: [{ ...transaction, to: {} }] }, 422, "validation_failed"],
  ])("refuses %s and raises nothing", async (_, body, status, code) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const answer = await officer.post(sarPath(opened), { reason: "why", ...body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await stored(officer, opened)).toEqual([]);
  });

  it("takes a report with transactions for an STR and one without for a SAR, unless told", async () => {
    const officer = newOfficer();
    const raise = async (body: object) => raiseSar(officer, await openCase(officer), body);
    expect(await raise({})).toMatchObject({ report_type: "SAR", transactions: [] });
    expect(await raise({ transactions: [transaction] })).toMatchObject({
      report_type: "STR",
      transactions: [transaction],
    });
    expect(await raise({ transactions: [transaction], report_type: "SAR" })).toMatchObject({ report_type: "SAR" });
  });

  it("stores a goAML file that only an MLRO lists and reads", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { sar_id, goaml_artifact } = await raiseSar(officer, opened, { transactions: [transaction] });
    expect(goaml_artifact).toMatchObject({
      key: `${opened.caseId}/sar/${sar_id}/goaml.xml`,
      schema_version: "5.0.2",
      faults: [],
    });
    const mlro = officer.colleague("mia", "mlro");
    const download = `${opened.path}/documents/download?key=${encodeURIComponent(goaml_artifact.key)}`;
    const file = await mlro.get(download);
    expect(file.bytes.length).toBe(goaml_artifact.size);
    const xml = new TextDecoder().decode(file.bytes);
    expect(xml).toContain("<report_code>STR</report_code>");
    expect(xml).toContain("<amount_local>12500.50</amount_local>");
    const listed = (await mlro.get(`${opened.path}/documents?source=all`)).body;
    expect(listed).toContainEqual(expect.objectContaining({ key: goaml_artifact.key, sha256: goaml_artifact.sha256 }));
    for (const who of [officer, officer.colleague("cm", "compliance_manager")]) {
      expect((await who.get(download)).status).toBe(404);
      expect(JSON.stringify((await who.get(`${opened.path}/documents?source=all`)).body)).not.toContain("goaml");
    }
  });

  it("lets one report be open at a time, until it is rejected or submitted", async () => {
    const officer = newOfficer();
    for (const status of ["draft", "pending_mlro", "approved"] as const) {
      const opened = await openCase(officer);
      await sarIn(status, officer, opened);
      const second = await officer.post(sarPath(opened), { reason: "again" });
      expect([second.status, second.body.code]).toEqual([409, "sar_open"]);
    }
    for (const status of ["rejected", "submitted"] as const) {
      const opened = await openCase(officer);
      await sarIn(status, officer, opened);
      await raiseSar(officer, opened);
      expect((await stored(officer, opened)).map((sar: { status: string }) => sar.status)).toEqual(["draft", status]);
    }
  });

  it("raises one of fifty at the same moment, and leaves nothing of the others", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => officer.post(sarPath(opened), { reason: "at once" })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    const [only, ...others] = await stored(officer, opened);
    expect(others).toEqual([]);
    expect(answers.find((answer) => answer.status === 201)!.body).toEqual(only);
    const { objects } = await env.FILES.list({ prefix: `${opened.caseId}/sar/` });
    expect(objects.map((object) => object.key)).toEqual([only.goaml_artifact.key]);
  });

  it("gives the same report to the same request sent twice", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const send = () => officer.post(sarPath(opened), { reason: "once" }, { headers: { "Idempotency-Key": "k" } });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await stored(officer, opened)).toHaveLength(1);
  });
});

describe("many at once", () => {
  it("let exactly one of fifty approvals in", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const file = await sarIn("assessed", officer, opened);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 5 ? file.approve(`mlro${i}`) : file.reject(`mlro${i}`))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "invalid_transition")).toHaveLength(49);
    const [sar] = await stored(officer, opened);
    expect(answers.find((answer) => answer.status === 200)!.body).toEqual(sar);
    expect(sar.history).toHaveLength(4);
  });

  it("record one of fifty assessments", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const file = await sarIn("pending_mlro", officer, opened);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => file.assess(i % 2 === 0, `mlro${i}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });
});
