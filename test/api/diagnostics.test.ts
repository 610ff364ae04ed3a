import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { newOfficer, newTenant, officerToken } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";

const NO_CASE = "00000000-0000-4000-8000-000000000000";

async function investigated(number?: string) {
  const officer = newOfficer();
  const opened = await reviewedCase(officer, number);
  const path = `/api/diagnostics/${opened.caseId}`;
  await expect.poll(async () => (await officer.get(path)).body.iterations.length, { timeout: 60_000 }).toBe(1);
  return { officer, opened, path };
}

describe("diagnostics", () => {
  it("reconstruct an iteration: stages, tools, audit, governance, and why agents ran", async () => {
    const { officer, path } = await investigated();
    const summary = (await officer.get(path)).body.iterations[0];
    expect(summary).toMatchObject({ iteration: 1, failed_count: 0, avg_rating: null, feedback_count: 0 });
    const { body } = await officer.get(`${path}/iterations/1`);
    expect(body.stages).toHaveLength(summary.stage_count);
    expect(body.total_duration_ms).toBe(summary.total_duration_ms);
    expect(body.tool_invocations.length).toBeGreaterThan(3);
    expect(body.audit_trail[0].event_type).toBe("case_created");
    expect(body.evoi_decisions.some((entry: { decision: string }) => entry.decision === "run")).toBe(true);
    expect(body.governance_checks.length).toBeGreaterThan(0);
  });

  it("show which source failed and how", async () => {
    const { officer, path } = await investigated("0999901239");
    const { body } = await officer.get(`${path}/iterations/1`);
    const failed = body.tool_invocations.filter((call: { success: boolean }) => !call.success);
    expect(failed.length).toBeGreaterThan(0);
    for (const call of failed) expect(call).toMatchObject({ agent_name: "registry", error_type: expect.any(String) });
    const stats = await officer.get("/api/diagnostics/stats");
    const kbo = stats.body.source_reliability.find(
      (row: { tool_name: string }) => row.tool_name === failed[0].tool_name,
    );
    const calls = body.tool_invocations.filter((call: { tool_name: string }) => call.tool_name === failed[0].tool_name);
    expect(kbo).toMatchObject({ total: calls.length, succeeded: calls.length - failed.length });
  });

  it("keep feedback and classify a bad rating in the background", async () => {
    const { officer, path } = await investigated();
    const feedback = `${path}/iterations/1/feedback`;
    const recorded = await officer.post(feedback, {
      rating: 1,
      categories: ["wrong_entity"],
      comment: "another company",
    });
    expect(recorded.body).toEqual({ id: expect.any(String), status: "recorded" });
    await officer.post(feedback, { rating: 5 });
    await expect
      .poll(async () => (await officer.get(feedback)).body[0].root_cause, { timeout: 60_000 })
      .toBe("wrong_entity");
    const [bad, good] = (await officer.get(feedback)).body;
    expect(bad).toMatchObject({ officer_id: "alice", severity: "critical", classified_at: expect.any(String) });
    expect(good).toMatchObject({ rating: 5, root_cause: null, classified_at: null });
    expect((await officer.get(path)).body.iterations[0]).toMatchObject({ avg_rating: 3, feedback_count: 2 });
    const { body } = await officer.get("/api/diagnostics/stats");
    expect(body.root_cause_distribution).toEqual([{ root_cause: "wrong_entity", count: 1 }]);
    expect(body.quality_trend).toMatchObject([{ avg_rating: 3, count: 2 }]);
  });

  it.each([
    ["0999901239", null, "kbo.lookup", "source_unavailable"],
    ["0999901140", "De inhoudingsplicht is niet bekend.", "inhoudingsplicht.check", "source_unavailable"],
    ["0999902031", "Peppol is missing, the VAT number is fine.", "peppol.search", "source_unavailable"],
    ["0999900150", "Nobody looked at their website.", "website", "missing_coverage"],
    ["0999901041", "The hit on the sanctions list is somebody else.", "screening.screen", "wrong_entity"],
  ])("name the record behind a bad rating of %s: %s", async (number, comment, name, root_cause) => {
    const { officer, path } = await investigated(number);
    const feedback = `${path}/iterations/1/feedback`;
    await officer.post(feedback, { rating: 1, comment });
    const classified = async () => (await officer.get(feedback)).body[0];
    await expect.poll(async () => (await classified()).classified_at, { timeout: 60_000 }).not.toBeNull();
    const found = await classified();
    expect([found.grounds.record.name, found.root_cause]).toEqual([name, root_cause]);
    expect(found.failure_stage).toBe(found.grounds.record.stage);
    const { body } = await officer.get(`${path}/iterations/1`);
    const ids = [...body.stages, ...body.tool_invocations, ...body.evoi_decisions].map(({ id }: { id: string }) => id);
    expect(ids).toContain(found.grounds.record.id);
  });

  it.each([
    [`/${NO_CASE}`, 404],
    ["/not-a-uuid", 422],
    [`/${NO_CASE}/iterations/0`, 422],
    [`/${NO_CASE}/iterations/x`, 422],
    ["/stats?days=0", 422],
    ["/stats?days=366", 422],
  ])("answer %s with %i", async (path, status) => {
    expect((await newOfficer().get(`/api/diagnostics${path}`)).status).toBe(status);
  });

  it("refuse a rating outside 1 to 5, an unknown category, an iteration that has not begun, another role", async () => {
    const { officer, path } = await investigated();
    for (const body of [{}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: 3, categories: ["bad"] }]) {
      expect((await officer.post(`${path}/iterations/1/feedback`, body)).status).toBe(422);
    }
    expect((await officer.post(`${path}/iterations/2/feedback`, { rating: 3 })).status).toBe(404);
    expect((await officer.get(`${path}/iterations/2`)).status).toBe(404);
    expect((await officer.colleague("cm", "compliance_manager").get(path)).status).toBe(403);
    expect((await newOfficer().get(path)).status).toBe(404);
  });

  it("are empty for a case that was never investigated", async () => {
    const officer = newOfficer();
    const { caseId } = await openCase(officer);
    expect((await officer.get(`/api/diagnostics/${caseId}`)).body).toEqual({ case_id: caseId, iterations: [] });
  });

  it("are not there at all when they are switched off", async () => {
    const token = await officerToken({ tenant: newTenant() });
    const { app } = createApp();
    for (const path of [
      "/stats",
      `/${NO_CASE}`,
      "/not-a-uuid",
      `/${NO_CASE}/iterations/1`,
      `/${NO_CASE}/iterations/1/replay`,
    ]) {
      const request = new Request(`https://dossier.test/api/diagnostics${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const answer = await app.fetch(request, { ...env, DIAGNOSTICS_ENABLED: "off" }, {
        waitUntil() {},
        passThroughOnException() {},
      } as never);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});
