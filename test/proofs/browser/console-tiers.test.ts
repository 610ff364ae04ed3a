import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import { expectAccessible, findChromium, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { chooseApproval, openEverything, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { investigated, openCase, portalRoute, uploadEverything } from "../../support/main-job.ts";
import { TestService } from "../../support/service.ts";

const PLACE = { officer_id: "alice", template_id: "psp_merchant_onboarding", country: "BE" };
const FORCE = { ...PLACE, reason: "Known for years", forced_tier: "express_approval" };

describe.skipIf(findChromium() === null)(`how the console keeps to the review tier${withoutChromium}`, () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.launch();
  });
  afterAll(() => browser?.close());

  /** A service where an express officer has one clean case under review. */
  async function withExpressCase(
    share: number,
    visit: (service: TestService, id: string, seeding: Seeding) => Promise<void>,
  ) {
    const service = await TestService.start(`BLIND_SAMPLE_SHARE:${share}`);
    try {
      const seeding = await seedingFor(service);
      await seeding.call("bob", "POST", "/api/automation/override", FORCE);
      const alice = await service.token("alice");
      const { body: opened } = await openCase(service, alice, "0999900150", "Bakkerij De Linde");
      await uploadEverything(service, opened);
      const json = { answers: { beneficial_owners: "n/a" } };
      await service.call("POST", `${portalRoute(opened)}/submit`, { json });
      const reviewed = await investigated(service, alice, opened.workflow_id);
      expect(reviewed).toMatchObject({ automation: { tier: share === 0 ? "express_approval" : "full_review" } });
      await visit(service, opened.workflow_id, seeding);
    } finally {
      await service.dispose();
    }
  }

  it("lets an express case be decided from the list", async () => {
    await withExpressCase(0, async (service, id, seeding) => {
      const { page, complaints } = await signInAs(browser, service, "alice");
      await page.getByRole("button", { name: "Decide on Bakkerij De Linde" }).click();
      await page.getByRole("heading", { name: "Decide on Bakkerij De Linde" }).waitFor();
      await expectAccessible(page);
      await chooseApproval(page);
      await page.getByLabel("Reason for the decision").fill("Everything is established.");
      await page.getByRole("button", { name: "Continue: approve" }).click();
      await page.getByRole("button", { name: "Approve", exact: true }).click();
      await page.getByRole("button", { name: "Back to the case" }).click();
      await expect
        .poll(async () => (await seeding.call<{ status: string }>("alice", "GET", `/api/cases/${id}`)).status)
        .toBe("APPROVED");
      expect(complaints).toEqual([]);
    });
  });

  it("asks for the provisional decision, and for everything to be opened before it", async () => {
    await withExpressCase(1, async (service, id, seeding) => {
      const { page, complaints } = await signInAs(browser, service, "alice");
      await page.getByText("Withheld").waitFor();
      expect(await page.getByRole("button", { name: "Decide on Bakkerij De Linde" }).count()).toBe(0);
      await openScreen(page, service, `cases/${id}`);
      await page.getByRole("heading", { name: "Your decision first" }).waitFor();
      expect(await page.getByRole("heading", { name: "Brief" }).count()).toBe(0);
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
      await page.getByRole("radio", { name: "Approve", exact: true }).check();
      await page.getByLabel("Reason", { exact: true }).fill("The register names the same owners.");
      const record = page.getByRole("button", { name: "Record and open the brief" });
      expect(await record.isDisabled()).toBe(true);
      await expectAccessible(page);
      await openEverything(page, service, id);
      await openScreen(page, service, `cases/${id}`);
      expect(await page.getByLabel("Reason", { exact: true }).inputValue()).toBe("The register names the same owners.");
      await record.click();
      await page.getByRole("heading", { name: "Brief" }).waitFor();
      const detail = await seeding.call<{ provisional_decision: object }>("alice", "GET", `/api/cases/${id}`);
      expect(detail.provisional_decision).toMatchObject({ decision: "approve", officer: "alice" });
      await page.getByRole("button", { name: "Decide…" }).click();
      await page.getByRole("dialog").waitFor();
      // Refused requests of the withheld brief are complaints of the browser only.
      expect(complaints.filter((text) => !/409/.test(text))).toEqual([]);

      const manager = await signInAs(browser, service, "bob");
      await openScreen(manager.page, service, "autonomy");
      await manager.page.getByRole("heading", { name: "Every officer" }).waitFor();
      await manager.page.getByRole("cell", { name: "Express approval" }).first().waitFor();
      await expectAccessible(manager.page);
    });
  });
});
