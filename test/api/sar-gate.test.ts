import { describe, expect, it } from "vitest";
import { newOfficer, type Officer, send } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase, SANCTIONED, isShut } from "../support/cases.ts";
import { putUnderReview, raiseSar, SarFile, sarIn } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

const reject = (officer: Officer, { path }: OpenCase) => officer.post(`${path}/decision`, { decision: "reject" });
const gate = async (officer: Officer, opened: OpenCase) => isShut((await officer.get(opened.path)).body, "sar_first");
const portal = async ({ token }: OpenCase) => (await send("GET", `/api/portal/${token}`)).body;

describe("the SAR-first gate", () => {
  it("opens for a sanctioned director's company once two MLROs found nothing to report", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, SANCTIONED);
    expect((await reject(officer, opened)).body).toMatchObject({ status: 409, gate: "sar_first" });
    const { sar_id } = await raiseSar(officer, opened);
    const file = new SarFile(officer, opened, sar_id);
    expect((await file.submit()).status).toBe(200);
    expect((await file.assess(false, "mia")).status).toBe(200);
    expect((await reject(officer, opened)).body).toMatchObject({ status: 409, gate: "sar_first" });
    expect((await file.reject("max")).body.status).toBe("rejected");
    const decided = await reject(officer, opened);
    expect([decided.status, decided.body.status]).toEqual([200, "REJECTED"]);
    expect(await portal(opened)).toMatchObject({ phase: "terminal", status: "REJECTED" });
  });

  it.each([
    ["an approved report", "approved", false],
    ["a submitted report", "submitted", false],
    ["an acknowledged report", "acknowledged", false],
    ["a rejected report with nothing to report", "rejected", false],
    ["a draft", "draft", true],
    ["a report that waits for the MLRO", "pending_mlro", true],
    ["a report that was assessed and not decided on", "assessed", true],
  ] as const)("is, with %s (%s), shut: %s", async (_, status, shut) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    await sarIn(status, officer, opened);
    expect(await gate(officer, opened)).toBe(shut);
    expect((await reject(officer, opened)).status).toBe(shut ? 409 : 200);
  });

  it("stays shut when a reportable report is rejected, and opens by the next one", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    const file = await sarIn("assessed", officer, opened);
    expect((await file.reject("max")).status).toBe(200);
    expect(await gate(officer, opened)).toBe(true);
    await sarIn("approved", officer, opened);
    expect(await gate(officer, opened)).toBe(false);
  });

  it("covers the triggers known when the assessment was signed, and no later one", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    const file = await sarIn("assessed", officer, opened);
    await putUnderReview(opened, [
      sarTrigger(),
      sarTrigger({ id: "3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b", category: "criminal", source_entry: "e2" }),
    ]);
    expect((await file.approve()).status).toBe(200);
    expect(await gate(officer, opened)).toBe(true);
  });

  it("stays open where another publisher prints the assessed article, and shuts by other words at its address", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const article = sarTrigger({
      category: "criminal",
      severity: "high",
      source_entry: "https://a.example/1",
      entry_fingerprint: "a".repeat(64),
    });
    const copy = { ...article, id: "3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b", source_entry: "https://b.example/1" };
    await putUnderReview(opened, [article]);
    await sarIn("submitted", officer, opened);
    await putUnderReview(opened, [article, copy]);
    expect(await gate(officer, opened)).toBe(false);
    expect(await portal(opened)).toMatchObject({ phase: "under_review" });
    await putUnderReview(opened, [{ ...article, entry_fingerprint: "b".repeat(64) }, copy]);
    expect(await gate(officer, opened)).toBe(true);
  });

  it("says nothing of a report where anyone but those who may know of it reads", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger()]);
    const before = (await officer.get(`${opened.path}/audit`)).body;
    await sarIn("acknowledged", officer, opened);
    expect((await officer.get(`${opened.path}/audit`)).body).toEqual(before);
    for (const path of ["", "/documents?source=all", "/company-profile", "/customer", "/ai-brief", "/responses"]) {
      const answer = await officer.get(opened.path + path);
      expect(JSON.stringify(answer.body)).not.toMatch(/CTIF|goaml|"sar"|sar_id|mlro|Payments that fit/i);
    }
  });
});
