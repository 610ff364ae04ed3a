import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, reviewedCase } from "../support/cases.ts";

const PLACE = "psp_merchant_onboarding/BE";
const override = (body: object = {}) => ({
  officer_id: "alice",
  template_id: "psp_merchant_onboarding",
  country: "BE",
  reason: "new to the desk",
  ...body,
});

async function decide(officer: Officer, decision: object = { decision: "approve" }) {
  const { path, detail } = await approvableCase(officer);
  expect((await officer.post(`${path}/decision`, decision)).status).toBe(200);
  return detail;
}

describe("tiers", () => {
  it("are earned by decisions as they take effect, counted once each", async () => {
    const officer = newOfficer();
    expect((await officer.get("/api/automation/tiers")).body).toEqual([]);
    expect((await officer.get(`/api/automation/tiers/${PLACE}`)).status).toBe(404);
    const detail = await decide(officer);
    expect(detail.automation).toEqual({ tier: "full_review", reasons: [] });
    await expect
      .poll(async () => (await officer.get(`/api/automation/tiers/${PLACE}`)).body.cases_completed, { timeout: 60_000 })
      .toBe(1);
    const { body } = await officer.get("/api/automation/stats");
    expect(body).toMatchObject({ officer_id: "alice", tier_counts: { full_review: 1 }, total_combos: 1 });
    expect(body.tiers[0]).not.toHaveProperty("forced_by");
  });

  it("lead a case to a full review whatever the officer earned, when a sanctions hit is found", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    await manager.post("/api/automation/override", override({ forced_tier: "guided_review" }));
    expect((await reviewedCase(officer)).detail.automation).toEqual({ tier: "guided_review", reasons: [] });
    const flagged = await reviewedCase(officer, "0999900942");
    expect(flagged.detail.automation).toEqual({
      tier: "full_review",
      reasons: ["sanctions_finding", "critical_finding"],
    });
    const audit = await officer.get(`${flagged.path}/audit`);
    expect(audit.body.entries.at(-1)).toMatchObject({ event: "TIER_APPLIED", details: { tier: "full_review" } });
  });
});

describe("a forced tier", () => {
  it("holds until it is released, and only a compliance manager does either", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    expect((await officer.post("/api/automation/override", override())).status).toBe(403);
    const forced = await manager.post("/api/automation/override", override({ forced_tier: "express_approval" }));
    expect(forced.body).toMatchObject({
      officer_id: "alice",
      current_tier: "express_approval",
      earned_tier: "full_review",
      forced_tier: "express_approval",
      forced_by: "cm",
      force_reason: "new to the desk",
      cases_completed: 0,
    });
    expect((await officer.get(`/api/automation/tiers/${PLACE}`)).body.current_tier).toBe("express_approval");
    const release = `/api/automation/override/${PLACE}`;
    expect((await officer.delete(release)).status).toBe(403);
    expect((await manager.delete(release)).status).toBe(404);
    const released = await manager.delete(`${release}?officer_id=alice`);
    expect(released.body).toMatchObject({ current_tier: "full_review", forced_tier: null, forced_by: null });
    const again = await manager.delete(`${release}?officer_id=alice`);
    expect([again.status, again.body]).toEqual([200, released.body]);
    const { results } = await env.DB.prepare("SELECT event FROM automation_log WHERE tenant_id = ? ORDER BY at, event")
      .bind(officer.tenant)
      .all();
    expect(results.map((row) => row["event"])).toEqual(["tier_forced", "tier_released"]);
  });

  it("is never a lighter one by or for oneself, and no self-release lightens", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    const own = (forced_tier: string) =>
      manager.post("/api/automation/override", override({ officer_id: "cm", forced_tier }));
    expect((await own("express_approval")).status).toBe(403);
    expect((await own("guided_review")).status).toBe(403);
    expect((await own("full_review")).body.current_tier).toBe("full_review");
    const other = officer.colleague("dirk", "compliance_manager");
    const lifted = override({ officer_id: "cm", forced_tier: "express_approval" });
    expect((await other.post("/api/automation/override", lifted)).status).toBe(200);
    expect((await own("guided_review")).body.current_tier).toBe("guided_review");
    expect((await own("express_approval")).status).toBe(403);
    expect((await manager.delete(`/api/automation/override/${PLACE}`)).body.current_tier).toBe("full_review");
  });

  it("defaults to a full review, and is the tenant's own", async () => {
    const officer = newOfficer();
    const manager = officer.colleague("cm", "compliance_manager");
    expect((await manager.post("/api/automation/override", override())).body.forced_tier).toBe("full_review");
    expect((await newOfficer().get(`/api/automation/tiers/${PLACE}`)).status).toBe(404);
  });

  it.each([
    ["a blank reason", override({ reason: "  " }), 400],
    ["a reason that does not say why a tier is lighter", override({ reason: "x", forced_tier: "guided_review" }), 400],
    ["an agreement alone", override({ reason: "OK, approved.", forced_tier: "express_approval" }), 400],
    ["no reason", { ...override(), reason: undefined }, 422],
    ["a tier that is none", override({ forced_tier: "none" }), 422],
    ["an unknown field", override({ x: 1 }), 422],
    ["a template that is none", override({ template_id: "psp_merchant_onbording" }), 422],
    ["a country in small letters", override({ country: "be" }), 422],
    ["a country where no case can be", override({ country: "US" }), 422],
  ])("is refused with %s", async (_, body, status) => {
    const manager = newOfficer("cm", "compliance_manager");
    expect((await manager.post("/api/automation/override", body)).status).toBe(status);
    expect((await manager.colleague("alice").get("/api/automation/tiers")).body).toEqual([]);
  });
});
