import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { chooseApproval, openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { PHOTO } from "../../support/portal-visit.ts";
import type { TestService } from "../../support/service.ts";

interface Detail {
  readonly checks: readonly { check: string; outcome: string }[];
  readonly gates: readonly { gate: string; state: string }[];
  readonly investigation_results: readonly {
    findings: readonly { severity: string; clearance?: object; confirmation?: object }[];
  }[];
  readonly documents: readonly { source: string; review: object | null; filed: object | null }[];
}

// `test/proofs/browser/console-rules.test.ts` has policy, templates and brand.
describe.skipIf(findChromium() === null)(`how the console shows the judgement${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  /** A director of it is close to an entry of the sample list. */
  let listed: SeededCase;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    listed = await seeding.investigate("0999901041");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const read = ({ workflowId }: SeededCase) => seeding.call<Detail>("alice", "GET", `/api/cases/${workflowId}`);

  it("shows the customer first, its checks and blockers beside it, and opens the evidence of a check", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, `cases/${listed.workflowId}`);
    const headings = await page.locator(".panel h2").allTextContents();
    expect(headings.slice(0, 5)).toEqual(["Brief", "Mandatory checks", "Blockers", "Case", "Identity"]);
    expect(headings.filter((text) => text.startsWith("Risk 0."))).toEqual([]);
    const { checks } = await read(listed);
    expect(await page.getByRole("region", { name: "Mandatory checks" }).locator("li").count()).toBe(checks.length);
    const blockers = page.getByRole("listitem").filter({ hasText: "Screening hits" });
    expect(await blockers.textContent()).toContain("Blocked");
    await page.getByRole("button", { name: /evidence: Registration/ }).click();
    await page.getByRole("dialog", { name: "Evidence: Registration" }).getByText("Hash").first().waitFor();
    await expectAccessible(page);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it.each([
    ["on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("shows a hit beside its subject, %s", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    const { page } = visitor;
    await openScreen(page, service, `cases/${listed.workflowId}/hits`);
    const birth = page.getByRole("row").filter({ hasText: "Birth date" });
    expect(await birth.textContent()).toContain("Unknown");
    const name = page.getByRole("row").filter({ hasText: "John Halvorsheid" });
    expect(await name.textContent()).toContain("Partly");
    await page.getByRole("button", { name: "Confirm…" }).click();
    await page.getByText("nobody can approve this case").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Clear…" }).click();
    await expectAccessible(page);
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("clears a hit with what differs, confirms it after all, and lets only the MLRO undo that", async () => {
    const officer = await signInAs(browser, service, "alice");
    const { page } = officer;
    await openScreen(page, service, `cases/${listed.workflowId}/hits`);
    await page.getByRole("button", { name: "Clear…" }).click();
    await page.getByRole("checkbox", { name: "Birth date" }).check();
    await page.getByLabel("Why this is somebody else").fill("The listed person is twenty years older.");
    await page.getByRole("button", { name: "Clear the hit" }).click();
    await page.getByText("Cleared as somebody else by Alice").waitFor();
    await page.getByText("Differs: birth date.").waitFor();
    const cleared = await read(listed);
    expect(cleared.investigation_results.at(-1)!.findings[0]!.clearance).toMatchObject({ differs: ["birth_date"] });

    await page.getByRole("button", { name: "Confirm after all…" }).click();
    await page.getByLabel("Why this is the subject").fill("The passport shows the same place of birth.");
    await page.getByRole("button", { name: "Confirm the hit" }).click();
    await page.getByText("Confirmed as this subject by Alice").waitFor();
    expect(await page.getByRole("button", { name: "Undo the confirmation…" }).count()).toBe(0);
    const confirmed = await read(listed);
    expect(confirmed.investigation_results.at(-1)!.findings[0]!.severity).toBe("critical");
    await page.keyboard.press("d");
    await chooseApproval(page);
    await page.getByRole("dialog").getByRole("heading", { name: "Sanctions match" }).waitFor();
    await expectAccessible(page);
    expect(officer.complaints).toEqual([]);
    await officer.close();

    const mlro = await signInAs(browser, service, "mira");
    await openScreen(mlro.page, service, `cases/${listed.workflowId}/hits`);
    await mlro.page.getByRole("button", { name: "Undo the confirmation…" }).click();
    await mlro.page.getByLabel("Why the confirmation was wrong").fill("The passport was another customer's.");
    await mlro.page.getByRole("button", { name: "Undo the confirmation", exact: true }).click();
    await mlro.page.getByRole("button", { name: "Clear…" }).waitFor();
    expect((await read(listed)).investigation_results.at(-1)!.findings[0]!.confirmation).toBeUndefined();
    expect(mlro.complaints).toEqual([]);
    await mlro.close();
  });

  it("lets the MLRO alone clear an article that shuts a gate, and leads to where it was published", async () => {
    const accused = await seeding.investigate("0999901437");
    const reports = async () =>
      (await read(accused)).investigation_results.at(-1)!.findings.filter(({ severity }) => severity === "high");
    const clear = async (officer: string) => {
      const visitor = await signInAs(browser, service, officer);
      const { page } = visitor;
      await openScreen(page, service, `cases/${accused.workflowId}/findings`);
      const article = page.locator("article.finding.high").first();
      expect(await article.getByRole("link", { name: "Read the article" }).getAttribute("href")).toMatch(/^https:/);
      await article.getByRole("button", { name: "Clear…" }).click();
      await article.getByLabel("Why it does not count against the subject").fill("Another haulier of Gent is meant.");
      await article.getByRole("button", { name: "Clear the article" }).click();
      return { visitor, article };
    };
    const officer = await clear("alice");
    await officer.article.getByText("Clearing this finding requires the role mlro.").waitFor();
    expect((await reports()).filter(({ clearance }) => clearance)).toEqual([]);
    await expectAccessible(officer.visitor.page);
    const mlro = await clear("mira");
    await mlro.visitor.page.getByText("Cleared by Mira").waitFor();
    expect((await reports()).filter(({ clearance }) => clearance)).toHaveLength(1);
    expect(mlro.visitor.complaints).toEqual([]);
    await Promise.all([officer.visitor.close(), mlro.visitor.close()]);
  });

  it("rejects a document with a reason, and files evidence that an officer obtained", async () => {
    const seeded = await seeding.investigate("0999900150");
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, `cases/${seeded.workflowId}/documents`);
    await page.getByRole("button", { name: "Review…" }).click();
    await page.getByRole("radio", { name: "Reject: it counts as missing" }).check();
    await page.getByRole("button", { name: "Reject the document" }).click();
    expect((await read(seeded)).documents.filter(({ review }) => review !== null)).toEqual([]);
    await page.getByLabel("Reason").fill("It belongs to another company.");
    await page.getByRole("button", { name: "Reject the document" }).click();
    await page.getByText("It belongs to another company.").waitFor();
    await page.getByText("Rejected: counts as missing").first().waitFor();
    const rejected = await read(seeded);
    expect(rejected.checks.find(({ check }) => check === "documents")!.outcome).not.toBe("established");
    await expectAccessible(page);

    await page.getByRole("button", { name: "File evidence…" }).click();
    const dialog = page.getByRole("dialog", { name: "File evidence" });
    await dialog.getByLabel("File", { exact: true }).setInputFiles({
      name: "ubo.png",
      mimeType: "image/png",
      buffer: PHOTO.buffer,
    });
    await dialog.getByLabel("What it is").selectOption("ubo_extract");
    await dialog.getByLabel("Obtained from").fill("UBO register");
    await dialog.getByLabel("Obtained on").fill("2026-01-02");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "File the evidence" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("from UBO register on 2 Jan 2026").waitFor();
    expect((await read(seeded)).documents.find(({ source }) => source === "officer")!.filed).toMatchObject({
      kind: "ubo_extract",
      obtained_from: "UBO register",
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
