import { env } from "cloudflare:workers";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { EXPORT_KINDS, type ExportKind } from "../../src/features/exports/export.model.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase, SANCTIONED } from "../support/cases.ts";
import { putHit, putRelationship } from "../support/monitoring.ts";

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats(ajv);

let manager: Officer;
beforeAll(async () => {
  const officer = newOfficer("alice");
  manager = officer.colleague("carol", "compliance_manager");
  await reviewedCase(officer, SANCTIONED);
  for (let i = 0; i < 4; i++) await openCase(officer);
  const relationshipId = await putRelationship(officer.tenant);
  await env.DB.prepare("UPDATE relationships SET risk_rating = 'medium' WHERE tenant_id = ?")
    .bind(officer.tenant)
    .run();
  await putHit(officer.tenant, relationshipId, "EU.1");
  await putHit(officer.tenant, relationshipId, "EU.2");
}, 120_000);

const text = ({ bytes }: { bytes: Uint8Array }) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
const rowsOf = (page: string): any[] =>
  page
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Every page of a kind, so many at a time. */
async function readAll(kind: ExportKind, limit: number, officer = manager): Promise<any[]> {
  const rows: any[] = [];
  let cursor = "";
  for (let pages = 0; pages < 500; pages++) {
    const answer = await officer.get(`/api/exports/${kind}?limit=${limit}${cursor && `&cursor=${cursor}`}`);
    expect(answer.status).toBe(200);
    rows.push(...rowsOf(text(answer)));
    cursor = answer.headers.get("Next-Cursor") ?? "";
    if (cursor === "") return rows;
  }
  throw new Error("the pages do not end");
}

/** Of the list of cases, what an export has too. */
interface ListedCase {
  readonly workflow_id: string;
  readonly current_iteration: number;
  readonly status: string;
  readonly rating: unknown;
  readonly latest_risk_score: number | null;
}

describe("an export", () => {
  it.each(EXPORT_KINDS)("of %s has each row once, whatever the page, by its schema", async (kind) => {
    const whole = await readAll(kind, 500);
    expect(whole.length).toBeGreaterThan(0);
    for (const limit of [1, 2, 3]) expect(await readAll(kind, limit)).toEqual(whole);
    const { body: schema } = await manager.get(`/api/exports/${kind}/schema`);
    const validate = ajv.compile(schema);
    for (const row of whole) expect([validate(row), validate.errors]).toEqual([true, null]);
    expect(validate({ ...whole[0], more: 1 })).toBe(false);
  });

  it("has what the interface shows of the same", async () => {
    const [listed, cases, findings, audit] = [
      (await manager.get("/api/cases?per_page=100")).body.cases as ListedCase[],
      await readAll("cases", 100),
      await readAll("findings", 100),
      await readAll("audit", 100),
    ];
    expect(cases.map(({ workflow_id }) => workflow_id)).toEqual(listed.map(({ workflow_id }) => workflow_id).reverse());
    const reviewed = listed.find(({ current_iteration }) => current_iteration > 0)!;
    expect(cases.find(({ workflow_id }) => workflow_id === reviewed.workflow_id)).toMatchObject({
      status: reviewed.status,
      rating: reviewed.rating,
      risk_score: reviewed.latest_risk_score,
    });
    const { body: detail } = await manager.get(`/api/cases/${reviewed.workflow_id}`);
    const found = detail.investigation_results.at(-1).findings;
    expect(findings.map(({ finding_id }) => finding_id)).toEqual(found.map(({ id }: any) => id));
    const { body: log } = await manager.get(`/api/cases/${reviewed.workflow_id}/audit`);
    const own = audit.filter(({ workflow_id }) => workflow_id === reviewed.workflow_id);
    expect(own.map(({ hash }) => hash)).toEqual(log.entries.map(({ hash }: any) => hash));
  });

  it("is recorded in the access log of each case, and of no case of another tenant", async () => {
    const other = newOfficer("mallory", "compliance_manager");
    for (const kind of EXPORT_KINDS) expect(await readAll(kind, 10, other)).toEqual([]);
    const { results } = await env.DB.prepare(
      "SELECT DISTINCT officer_id, action FROM access_log WHERE tenant_id = ? AND action = 'data_exported'",
    )
      .bind(manager.tenant)
      .all();
    expect(results).toEqual([{ officer_id: "carol", action: "data_exported" }]);
  });

  it("is for compliance managers alone", async () => {
    for (const role of ["officer", "mlro", "admin"] as const) {
      const officer = manager.colleague("dora", role);
      expect((await officer.get("/api/exports/cases")).status).toBe(403);
      expect((await officer.get("/api/exports/cases/schema")).status).toBe(403);
    }
  });

  it("refuses a cursor of another kind, of nobody, and an unknown kind or format", async () => {
    const cursor = (await manager.get("/api/exports/cases?limit=1")).headers.get("Next-Cursor");
    const bad = Buffer.from(JSON.stringify(["audit", "2026", "x", "1"])).toString("base64url");
    const paths = [
      `findings?cursor=${cursor}`,
      "cases?cursor=x",
      `audit?cursor=${bad}`,
      "cases?limit=501",
      "cases?format=xml",
      "sars",
    ];
    for (const path of paths) expect([path, (await manager.get(`/api/exports/${path}`)).status]).toEqual([path, 422]);
  });

  it("is read by Excel in Belgium, and runs nothing in it", async () => {
    const officer = newOfficer("alice", "officer", "compliance_manager");
    const names = [
      '=HYPERLINK("http://x.example";"Click")',
      "+32 2 1",
      "-1+1",
      "@SUM(A1)",
      'De "Zoon"; & Co\nTwee',
      "Ünïçødé",
    ];
    for (const company_name of names) await openCase(officer, undefined, { company_name });
    const csv = text(await officer.get("/api/exports/cases?format=csv"));
    expect(csv.startsWith("\uFEFFworkflow_id;case_id;company_name;")).toBe(true);
    expect(csv).toContain(';"\'=HYPERLINK(""http://x.example"";""Click"")";');
    for (const start of ["'+32 2 1", "'-1+1", "'@SUM(A1)"]) expect(csv).toContain(`;${start};`);
    expect(csv).toContain(";Ünïçødé;");
    expect(csv.split("\r\n").at(-1)).toBe("");
    const findings = text(await manager.get("/api/exports/findings?format=csv"));
    // Decimals with a comma, which is quoted like any separator.
    expect(findings).toMatch(/;("0,\d+"|[01]);open;/);
    const empty = text(await newOfficer("eve", "compliance_manager").get("/api/exports/audit?format=csv"));
    expect(empty).toBe("\uFEFFworkflow_id;case_id;seq;event;timestamp;actor;details;prev_hash;hash\r\n");
  });

  it("has each match of a party, and says of one that nobody screened that nothing is known", async () => {
    const results = await readAll("screening-results", 100);
    expect(results.map(({ entry_id, state }) => ({ entry_id, state }))).toEqual([
      { entry_id: "EU.1", state: "open" },
      { entry_id: "EU.2", state: "open" },
    ]);
    expect(results.map(({ last_screened_at }) => last_screened_at)).toEqual([null, null]);
  });
});
