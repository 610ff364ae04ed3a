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

  it("lets a compliance manager change the policy after a preview, and others read it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "policy");
    await page.getByRole("button", { name: "Edit…" }).click();
    await expectAccessible(page);
    expect(await page.getByRole("button", { name: "Preview the changes" }).isDisabled()).toBe(true);
    await page.getByLabel("Sales online").fill("70");
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await page.getByRole("status").filter({ hasText: "would get another rating" }).waitFor();
    await page.getByRole("row").filter({ hasText: "weighs 70 instead of 10 points" }).first().waitFor();
    await expectAccessible(page);
    // Another change needs another preview.
    await page.getByLabel("Prohibited countries").fill("KP");
    expect(await page.getByRole("button", { name: "Save as a new version" }).count()).toBe(0);
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await page.getByLabel("Reason of the change").fill("More fraud in sales at a distance.");
    await page.getByRole("button", { name: "Save as a new version" }).click();
    await page.getByText("70 (default: 10)").waitFor();
    await page.getByText("Version 1, in effect since").waitFor();
    await page.getByText("2 changes").click();
    await page.getByText("Weights, Sales online: 10 → 70").waitFor();
    await expectAccessible(page);
    expect(await seeding.call("bob", "GET", "/api/policy")).toMatchObject({
      version: 1,
      author: "bob",
      values: { weights: { sales_online: 70, cash: 30 }, prohibited_countries: ["KP"] },
    });
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const officer = await signInAs(browser, service, "alice");
    await openScreen(officer.page, service, "policy");
    await officer.page.getByText("Only a compliance manager can change it.").waitFor();
    expect(await officer.page.getByRole("button", { name: "Edit…" }).count()).toBe(0);
    await officer.close();
  });

  it("lets a compliance manager add to a template, and the next customer is asked for it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "templates");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Seller on an online marketplace" }).click();
    await page.getByText("The built-in template: no version has been written.").waitFor();
    await page.getByRole("button", { name: "Edit…" }).click();
    expect(await page.getByRole("button", { name: "Save as version 1" }).isDisabled()).toBe(true);
    await page.getByLabel("Recent invoices").selectOption("required");
    await page.getByRole("button", { name: "Add a question" }).click();
    for (const language of ["Dutch", "French", "German", "English"]) {
      await page.getByLabel(`Question in ${language}`).fill(`Which shops do you run? (${language})`);
    }
    await page.getByLabel("Answer", { exact: true }).selectOption("select");
    for (const language of ["Dutch", "French", "German"]) {
      await page.getByLabel(`Options in ${language}`).fill("1\n2\n3");
    }
    await page.getByLabel("Options in English").fill("One\nTwo");
    await page.getByText("have different numbers of options").waitFor();
    await expectAccessible(page);
    // What was typed outlives the page.
    await page.reload();
    await page.getByRole("button", { name: "Edit…" }).click();
    await page.getByLabel("Options in English").fill("One\nTwo\nMany");
    await page.getByLabel("The customer must answer it").check();
    await page.getByLabel("Reason of the change").fill("Sellers with many shops are a risk of their own.");
    await page.getByRole("button", { name: "Save as version 1" }).click();
    await page.getByText("Version 1, in effect since").waitFor();
    await page.getByText("2 changes").click();
    await page.getByText("Recent invoices: not asked for → required").waitFor();
    await page.getByLabel("Language of the customer").selectOption("fr");
    await page.getByText("Which shops do you run? (French)").waitFor();
    await expectAccessible(page);
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const opened = await seeding.openCase("0999900150", { template_id: "marketplace_seller" });
    const customer = await browser.open({ ...PHONE, locale: "nl-BE" });
    await customer.page.goto(`${service.baseUrl}/portal/${opened.portalToken}`);
    await customer.page.getByText("Which shops do you run? (Dutch)").waitFor();
    expect(customer.complaints).toEqual([]);
    await customer.close();
  });

  it("lets a compliance manager set the brand, and the next customer sees it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "brand");
    await page.getByText("Nobody has changed the brand here.").waitFor();
    await page.getByRole("button", { name: "Edit…" }).click();
    await page.getByLabel("Name").fill("Bank De Zoon");
    await page.getByLabel("Colour").fill("#7a1f2b");
    await page.getByLabel("Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: PHOTO.buffer });
    await page.getByLabel("Contact in English").fill("Call us.");
    await page.getByText("Contact is written in some languages only.").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    for (const [language, text] of [
      ["Dutch", "Bel ons."],
      ["French", "Appelez-nous."],
      ["German", "Rufen Sie uns an."],
    ] as const) {
      await page.getByLabel(`Contact in ${language}`).fill(text);
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/Last changed on .* by Bob\./).waitFor();
    await page.getByRole("img", { name: "Bank De Zoon" }).waitFor();
    await expectAccessible(page);
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const opened = await seeding.openCase("0999900150");
    const customer = await browser.open({ ...PHONE, locale: "fr-BE" });
    await customer.page.goto(`${service.baseUrl}/portal/${opened.portalToken}`);
    await customer.page.getByRole("img", { name: "Bank De Zoon" }).waitFor();
    expect(await customer.page.evaluate("document.querySelector('.brand img').naturalWidth")).toBe(1);
    await customer.page.getByText("Appelez-nous.").waitFor();
    await expectAccessible(customer.page);
    expect(customer.complaints).toEqual([]);
    await customer.close();
  });
});
