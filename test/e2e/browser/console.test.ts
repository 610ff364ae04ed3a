import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  expectAccessible,
  findChromium,
  type TestBrowser,
  type Visitor,
  withoutChromium,
} from "../../support/browser.ts";
import {
  chooseApproval,
  openConsole,
  openEverything,
  openScreen,
  seedingFor,
  signInAs,
} from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

// `test/proofs/browser/console-patterns.test.ts` has a portfolio and a pattern across cases.
describe.skipIf(findChromium() === null)(`the officer's console in a browser${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  /** Nothing was complained of, and nothing was asked of another host. */
  async function expectCalm(visitor: Visitor): Promise<void> {
    expect(visitor.complaints).toEqual([]);
    const origins = new Set(visitor.requests.map(({ url }) => new URL(url.replace(/^blob:/, "")).origin));
    expect([...origins].filter((origin) => ![service.baseUrl, "null"].includes(origin))).toEqual([]);
    await visitor.close();
  }

  it("takes a case by keyboard from the list to a proposal, and a second officer's confirmation decides it", async () => {
    const seeded = await seeding.investigate("0999901338", ["Jan Janssens"]);
    const maker = await signInAs(browser, service, "alice");
    const { page } = maker;
    await page.keyboard.press("/");
    // The whole list has one case as well: its row is no sign that the search was answered.
    const found = page.waitForResponse((response) => response.url().includes("q=Kledinghuis"));
    await page.locator("#case-search").pressSequentially("Kledinghuis");
    await found;
    await expect.poll(() => page.getByRole("row").count(), { timeout: 60_000 }).toBe(2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Kledinghuis Peeters", level: 1 }).waitFor();
    await page.keyboard.press("d");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Nothing is chosen yet.").waitFor();
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await chooseApproval(page);
    await dialog.getByText("Blocked by beneficial owner discrepancy").first().waitFor();
    await expectAccessible(page);
    const unopened = dialog.getByRole("button", { name: "Open the findings and documents first" });
    expect(await unopened.getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close and keep it" }).click();
    await openEverything(page, service, seeded.workflowId);
    await page.keyboard.press("d");
    await dialog.getByText("and have not sent it").waitFor();
    const justification = "The share register confirms the declared owner.";
    await dialog.getByLabel("Why you override it: Beneficial owner discrepancy").fill(justification);
    await dialog.getByRole("button", { name: "Give a reason" }).waitFor();
    // Escape asks, and a second one stays.
    await page.keyboard.press("Escape");
    await page.getByText("You have not sent what you wrote.").waitFor();
    // The focus is back before anything is painted: the officer's next word goes where they put it.
    const focused = page.evaluate(`(async () => {
      document.querySelector(".leaving button").click();
      await new Promise((resolve) => setTimeout(resolve, 0));
      return document.activeElement.tagName;
    })()`);
    expect(await focused).toBe("TEXTAREA");
    // A reload loses nothing.
    await dialog.getByLabel("Reason for the decision").fill("The owner is known to us.");
    await page.reload();
    await page.getByRole("heading", { name: "Kledinghuis Peeters", level: 1 }).waitFor();
    await page.keyboard.press("d");
    expect(await dialog.getByLabel("Why you override it").inputValue()).toBe(justification);
    expect(await dialog.getByLabel("Reason for the decision").inputValue()).toBe("The owner is known to us.");
    // Restated first: no key that is still held down decides.
    await dialog.getByRole("button", { name: "Continue: propose to approve" }).click();
    await dialog.getByText("You propose to approve Kledinghuis Peeters, over 1 blocker.").waitFor();
    await dialog.getByText("The case waits for a compliance manager or the MLRO").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("heading", { name: "Pending second approval" }).count()).toBe(0);
    await expectAccessible(page);
    // A lost connection keeps the words, and the same button sends them once.
    const propose = dialog.getByRole("button", { name: "Propose to approve", exact: true });
    await maker.context.setOffline(true);
    await propose.click();
    await dialog.getByText("What you typed is kept.").waitFor();
    await maker.context.setOffline(false);
    maker.complaints.length = 0;
    await propose.click();
    await page.getByRole("heading", { name: "Pending second approval" }).waitFor();
    expect(
      await page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('dossier-draft/'))"),
    ).toEqual([]);
    await page.getByRole("button", { name: "Back to the case" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("c");
    await page.getByText("You proposed this decision").waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
    await expectCalm(maker);

    const checker = await signInAs(browser, service, "bob");
    const second = checker.page;
    await openScreen(second, service, "approvals");
    await second.getByRole("link", { name: "Kledinghuis Peeters" }).click();
    await second.getByRole("button", { name: "Second approval…" }).click();
    await second.getByText("The owner is known to us.").waitFor();
    const overridden = second.getByRole("region", { name: "Beneficial owner discrepancy" });
    await overridden.getByText(justification).waitFor();
    await second.getByText("no fact that it rests on has changed since").waitFor();
    await second.getByText("Beneficial owners").first().waitFor();
    expect(await second.getByRole("radio", { checked: true }).count()).toBe(0);
    await second.getByRole("button", { name: "Choose: confirm or send back" }).waitFor();
    await second.getByRole("radio", { name: /^Confirm/ }).check();
    await second.getByRole("textbox", { name: "Your reason" }).fill("Checked against the register.");
    await second.getByRole("button", { name: "Say what you have read" }).waitFor();
    await expectAccessible(second);
    for (const box of await second.getByRole("checkbox").all()) await box.check();
    await second.getByRole("button", { name: "Confirm: approve" }).click();
    await second.locator(".case-title .state.success", { hasText: "Approved" }).waitFor();
    const decided = await seeding.call<{ status: string; decision: { maker: string; approver: string } }>(
      "alice",
      "GET",
      `/api/cases/${seeded.workflowId}`,
    );
    expect(decided).toMatchObject({ status: "APPROVED", decision: { maker: "alice", approver: "bob" } });
    await expectCalm(checker);
  });

  it("explains the gate that no officer can open, before anything is written", async () => {
    const seeded = await seeding.investigate("0999900942");
    const visitor = await signInAs(browser, service, "alice");
    await openScreen(visitor.page, service, `cases/${seeded.workflowId}`);
    await visitor.page.keyboard.press("d");
    const dialog = visitor.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Reject/ }).check();
    await dialog.getByText("The MLRO must assess this case; no officer can override it").waitFor();
    const reject = visitor.page.getByRole("button", { name: "Reject: blocked by MLRO assessment" });
    expect(await reject.getAttribute("aria-disabled")).toBe("true");
    await expectAccessible(visitor.page);
    await expectCalm(visitor);
  });

  describe("a suspicion report", () => {
    let seeded: SeededCase;
    it("is raised by an officer, and assessed, approved and filed by the MLRO", async () => {
      seeded = await seeding.investigate("0999901437");
      const officer = await signInAs(browser, service, "alice");
      await openScreen(officer.page, service, `cases/${seeded.workflowId}/suspicion`);
      await officer.page.getByLabel("Reason for the suspicion").fill("A prosecutor investigates the company.");
      await officer.page.getByRole("button", { name: "Raise the report" }).click();
      await officer.page.getByRole("button", { name: "Submit to the MLRO" }).click();
      await officer.page.getByText("Another officer takes the next step.").waitFor();
      await expectCalm(officer);

      const mlro = await signInAs(browser, service, "mira");
      const { page } = mlro;
      await openScreen(page, service, "reports");
      const lane = page.getByRole("region", { name: "With the MLRO" });
      await lane.getByRole("link", { name: /Vandermeersch/ }).click();
      await page.getByLabel("Why it is reportable").fill("The facts fit the indicators.");
      await page.getByRole("button", { name: "Assess as reportable, and sign" }).click();
      await page.getByRole("button", { name: "Approve for filing" }).click();
      await page.getByLabel("Reference of the filing").fill("CFI-2026-0042");
      await page.getByRole("button", { name: "Record the filing" }).click();
      await page.getByText("CFI-2026-0042").waitFor();
      const [sar] = await seeding.call<{ status: string }[]>("mira", "GET", `/cases/${seeded.caseId}/sar`);
      expect(sar).toMatchObject({ status: "submitted", submission: { reference: "CFI-2026-0042" } });
      await expectCalm(mlro);
    });
  });
});
