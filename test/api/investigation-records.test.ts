import { describe, expect, it } from "vitest";
import { enrichCompany } from "../../src/investigation/enrichment.ts";
import { systemCtx } from "../support/investigation-host.ts";

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
