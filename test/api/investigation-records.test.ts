import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deleteDiagnosticsOfCase, insertDiagnostics } from "../../src/features/diagnostics/diagnostics.store.ts";
import { enrichCompany } from "../../src/investigation/enrichment.ts";
import { runInvestigation } from "../../src/investigation/index.ts";
import type { DiagnosticsRecords } from "../../src/investigation/types.ts";
import { commit } from "../../src/platform/db.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { honestCustomer, MemoryHost, systemCtx } from "../support/investigation-host.ts";

const KINDS = ["stages", "tool_invocations", "governance_checks", "evoi_decisions"] as const;

async function rowsOf(ctx: Ctx, kind: (typeof KINDS)[number], caseId: string): Promise<Record<string, unknown>[]> {
  const query = `SELECT * FROM diagnostics_${kind} WHERE tenant_id = ? AND case_id = ? ORDER BY id`;
  return (await env.DB.prepare(query).bind(ctx.actor.tenantId, caseId).all()).results;
}

async function investigated(ctx: Ctx) {
  const input = honestCustomer(findSampleCompany("0999901437")!);
  const host = new MemoryHost(input);
  await runInvestigation(ctx, host);
  const place = { caseId: input.caseId, workflowId: input.workflowId, iteration: 1 };
  for (const records of host.records.values()) await insertDiagnostics(ctx, place, records);
  return { host, place };
}

describe("the records of an investigation", () => {
  it("are all kept, once, however often they are sent", async () => {
    const ctx = systemCtx();
    const { host, place } = await investigated(ctx);
    for (const records of host.records.values()) await insertDiagnostics(ctx, place, records);
    for (const kind of KINDS) {
      const rows = await rowsOf(ctx, kind, place.caseId);
      expect(rows.map(({ id }) => id)).toEqual(
        host
          .all(kind)
          .map(({ id }) => id)
          .sort((a, b) => (a < b ? -1 : 1)),
      );
    }
    const [stage] = (await rowsOf(ctx, "stages", place.caseId)).filter((row) => row["stage"] === "planning_2");
    const recorded = host.all("stages").find((record) => record.stage === "planning_2")!;
    expect(JSON.parse(stage!["details"] as string)).toEqual(recorded.details);
    expect(stage).toMatchObject({ iteration: 1, status: "completed", sequence: recorded.sequence, error_type: null });
  });

  it("are one batch, whatever their number, and another tenant's stay another's", async () => {
    const ctx = systemCtx();
    const caseId = crypto.randomUUID();
    const check = (at: number): DiagnosticsRecords["governance_checks"][number] => ({
      id: `check-${at}`,
      event_type: "pii_egress",
      mechanism: "test",
      agent_name: 'it\'s "quoted"; DROP',
      approved: at % 2 === 0,
      action: "allow",
      violations: at % 2 === 0 ? [] : ["one", "two"],
      created_at: "2026-11-20T10:00:00.000Z",
    });
    const many = {
      stages: [],
      tool_invocations: [],
      evoi_decisions: [],
      governance_checks: Array.from({ length: 500 }, (_, at) => check(at)),
    };
    const place = { caseId, workflowId: "case-1", iteration: 2 };
    const before = ctx.meter.roundTrips;
    await insertDiagnostics(ctx, place, many);
    expect(ctx.meter.roundTrips - before).toBe(1);
    const rows = await rowsOf(ctx, "governance_checks", caseId);
    expect(rows).toHaveLength(500);
    expect(rows.filter(({ approved }) => approved === 1)).toHaveLength(250);
    expect(rows.find(({ id }) => id === "check-1")).toMatchObject({
      agent_name: 'it\'s "quoted"; DROP',
      violations: '["one","two"]',
    });

    const stranger = systemCtx();
    await insertDiagnostics(stranger, place, many);
    expect(await rowsOf(stranger, "governance_checks", caseId)).toHaveLength(500);
    await commit(ctx.db, deleteDiagnosticsOfCase(ctx, caseId));
    expect(await rowsOf(ctx, "governance_checks", caseId)).toEqual([]);
    expect(await rowsOf(stranger, "governance_checks", caseId)).toHaveLength(500);
  });

  it("of no kind are no round trip", async () => {
    const ctx = systemCtx();
    await insertDiagnostics(
      ctx,
      { caseId: "c", workflowId: "w", iteration: 1 },
      { stages: [], tool_invocations: [], governance_checks: [], evoi_decisions: [] },
    );
    expect(ctx.meter.roundTrips).toBe(0);
  });
});

describe("the look-ups at creation", () => {
  const company = (overrides: Partial<Parameters<typeof enrichCompany>[1]> = {}) => ({
    caseId: crypto.randomUUID(),
    companyName: "Bakkerij De Linde",
    registrationNumber: "0999.900.150",
    vatNumber: null,
    country: "BE",
    templateId: "psp_merchant_onboarding",
    websiteUrl: "https://www.bakkerij-de-linde.example/",
    ...overrides,
  });

  it("give what four sources say, with evidence and facts", async () => {
    const { enrichment, evidence, facts } = await enrichCompany(systemCtx(), company());
    expect(enrichment.vies).toMatchObject({ vies_valid: true, vies_name: "BV Bakkerij De Linde" });
    expect(enrichment.companydata).toMatchObject({ found: true });
    expect(enrichment.fundingdata).not.toBeNull();
    expect(enrichment.website).toMatchObject({ accessible: true, status_code: 200 });
    expect(new Set(evidence.map(({ source }) => source))).toEqual(
      new Set(["vies", "companydata", "fundingdata", "website"]),
    );
    expect(facts["vat_valid"]).toMatchObject([{ value: true, source: "vies" }]);
    expect(facts["website_text"]![0]!.value).toContain("Ambachtelijke bakkerij");
  });

  it("are the same evidence when the creation is tried again", async () => {
    const ctx = systemCtx({ now: () => new Date("2026-11-20T12:00:00.000Z") });
    const once = company();
    expect(await enrichCompany(ctx, once)).toEqual(await enrichCompany(ctx, once));
  });

  it("are null where a source fails, has nothing to look for, or does not apply", async () => {
    const ctx = systemCtx();
    const offline = {
      ...ctx,
      settings: { ...ctx.settings, BELGIAN_MOCK_MODE: false, PROXYVENDOR_MOCK_MODE: false },
      fetch: () => Promise.reject(new Error("no network")),
    };
    const nothing = { vies: null, companydata: null, fundingdata: null, website: null };
    expect((await enrichCompany(offline, company())).enrichment).toEqual(nothing);
    expect((await enrichCompany(ctx, company({ websiteUrl: null }))).enrichment.website).toBeNull();
    const person = company({ templateId: "kyc_natural_person", websiteUrl: null });
    expect(await enrichCompany(ctx, person)).toEqual({ enrichment: nothing, evidence: [], facts: {} });
  });
});
