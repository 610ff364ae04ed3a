import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { investigate, openCase, type OpenCase } from "../support/cases.ts";
import { ServiceWith } from "../support/memory.ts";
import { upload } from "../support/portal.ts";

/** Where the rows are written: nothing else of the database fails. */
const withoutLog: D1Database = new Proxy(env.DB, {
  get: (database, property) => {
    const value = Reflect.get(database, property) as unknown;
    if (typeof value !== "function") return value;
    if (property !== "prepare") return (value as (...args: unknown[]) => unknown).bind(database);
    return (sql: string) => {
      if (/insert into "?access_log/i.test(sql)) throw new Error("D1_ERROR: Network connection lost.");
      return database.prepare(sql);
    };
  },
});

const accessesOf = async ({ workflowId }: OpenCase): Promise<string[]> => {
  const { results } = await env.DB.prepare(
    "SELECT officer_id || ' ' || action || ' ' || tenant_id AS access FROM access_log WHERE workflow_id = ? ORDER BY access",
  )
    .bind(workflowId)
    .all<{ access: string }>();
  return results.map(({ access }) => access);
};

describe("the access log", () => {
  let officer: Officer;
  let opened: OpenCase;
  let documentKey: string;
  let memoId: string;

  beforeAll(async () => {
    officer = newOfficer("mia", "mlro", "officer");
    opened = await openCase(officer);
    expect((await upload(opened.token)).status).toBe(201);
    expect((await investigate(officer, opened, { beneficial_owners: "Nobody Known" })).body.status).toBe(
      "REVIEW_PENDING",
    );
    const memo = await officer.post(`/cases/${opened.workflowId}/decision-memorandum`, { justification: "Fits." });
    memoId = memo.body.memo_id;
    documentKey = (await officer.get(`${opened.path}/documents`)).body[0].key;
    expect((await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
  });

  const READS: readonly [action: string, path: () => string][] = [
    ["case_read", () => opened.path],
    ["documents_list", () => `${opened.path}/documents`],
    ["document_download", () => `${opened.path}/documents/download?key=${encodeURIComponent(documentKey)}`],
    ["responses_read", () => `${opened.path}/responses`],
    ["ownership_read", () => `${opened.path}/ownership`],
    ["ownership_read", () => `${opened.path}/ownership?format=bods`],
    ["evidence_read", () => `${opened.path}/evidence`],
    ["memoranda_read", () => `/cases/${opened.workflowId}/decision-memoranda`],
    ["memoranda_read", () => `/cases/${opened.workflowId}/decision-memorandum/${memoId}`],
    ["sars_read", () => `/cases/${opened.caseId}/sar`],
    ["evidence_request_exported", () => `${opened.path}/documents/evidence-request.pdf`],
    ["mlro_memo_exported", () => `${opened.path}/documents/mlro-memo.pdf`],
    ["ubo_discrepancy_report_exported", () => `${opened.path}/documents/ubo-discrepancy-report.pdf`],
    ["source_appendix_exported", () => `${opened.path}/documents/source-appendix.pdf`],
    ["case_pack_exported", () => `${opened.path}/case-pack.zip`],
    ["report_exported", () => `${opened.path}/report`],
  ];

  it.each(READS)("has %s when the answer is there", async (action, path) => {
    const reader = newReader();
    const before = await accessesOf(opened);
    expect((await reader.get(path())).status).toBe(200);
    expect(await accessesOf(opened)).toEqual([...before, `${reader.name} ${action} ${officer.tenant}`].toSorted());
  });

  it.each(READS)("lets nobody read without a trace: no %s while it cannot be written", async (_, path) => {
    const service = new ServiceWith({ DB: withoutLog });
    const who = { tenant: officer.tenant, officer: "nora", roles: ["mlro", "officer"] } as const;
    const answer = await service.send(who, "GET", path());
    expect([answer.status, answer.body.code]).toEqual([503, "service_unavailable"]);
    expect((await accessesOf(opened)).filter((access) => access.startsWith("nora"))).toEqual([]);
  });

  it("has nothing of a case that is another tenant's or never was, or of what was not handed out", async () => {
    const other = newOfficer("olga", "mlro", "officer");
    const running = await openCase(officer);
    const unknown = { ...running, workflowId: `case-${crypto.randomUUID()}` };
    expect((await other.get(running.path)).status).toBe(404);
    expect((await other.get(`/cases/${running.caseId}/sar`)).status).toBe(404);
    expect((await officer.get(`/api/cases/${unknown.workflowId}`)).status).toBe(404);
    expect((await officer.get(`${running.path}/report`)).status).toBe(400);
    expect((await officer.get(`${running.path}/documents/download?key=nosuch`)).status).toBe(404);
    expect([await accessesOf(running), await accessesOf(unknown)]).toEqual([[], []]);
  });

  let readers = 0;
  /** A colleague of their own for each read. */
  const newReader = () => {
    const name = `reader-${++readers}`;
    return Object.assign(officer.colleague(name, "mlro", "officer"), { name });
  };
});
