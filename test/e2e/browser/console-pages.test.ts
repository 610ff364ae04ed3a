import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEED_STORIES } from "../../../src/cli/demo/seed-stories.ts";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import { DESKTOP, expectAccessible, findChromium, PHONE, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

/** Cumulative Layout Shift; 0.1 is what the field calls good. */
const SHIFT_BUDGET = 0.02;
/** Waits until nothing is being read: what a reading adds to the page of documents moves what stands below it. */
async function documentsRead(seeding: Seeding, workflowId: string): Promise<void> {
  for (;;) {
    const documents = await seeding.call<{ reading?: { status: string } }[]>(
      "alice",
      "GET",
      `/api/cases/${workflowId}/documents`,
    );
    if (documents.every(({ reading }) => reading?.status !== "pending")) return;
    await setTimeout(200);
  }
}

const PARTS = [
  "customer",
  "ownership",
  "findings",
  "documents",
  "checks",
  "conversation",
  "timeline",
  "related",
  "suspicion",
];

describe.skipIf(findChromium() === null)(`every page of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let screens: string[];
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    const wanted = [
      "waits for a decision behind the owners' gate",
      "is escalated and reported to the MLRO",
      "waits for a second officer",
    ];
    for (const story of SEED_STORIES.filter(({ name }) => wanted.includes(name))) await story.tell(seeding);
    const { cases } = await seeding.call<{ cases: { workflow_id: string; case_id: string }[] }>(
      "alice",
      "GET",
      "/api/cases",
    );
    const [first] = cases;
    await documentsRead(seeding, first!.workflow_id);
    const numbers = ["0999900150", "0999900942"];
    const portfolio = await seeding.call<{ portfolio_id: string }>("alice", "POST", "/api/scan/portfolio", {
      name: "Spring review",
      registration_numbers: numbers,
    });
    screens = [
      "home",
      "cases",
      ...PARTS.map((part) => `cases/${first!.workflow_id}/${part}`),
      "approvals",
      "reports",
      "scans",
      `scans/portfolio/${portfolio.portfolio_id}`,
      "alerts",
      "regulatory?country=BE",
      "regulatory/calendar",
      "regulatory/articles",
      "regulatory/changes",
      "regulatory/burden",
      "regulatory/regulations/be-aml-2017",
      "regulatory/articles/be-aml-2017-art-29",
      "policy",
      "templates",
      "templates/kyc_natural_person",
      "brand",
      "officers",
      "memory",
      "memory?officer=default",
      "autonomy",
      "diagnostics",
      `diagnostics/${first!.case_id}`,
    ];
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it.each([
    ["in light on a desktop", { ...DESKTOP, colorScheme: "light" }],
    ["in dark on a phone", { ...PHONE, colorScheme: "dark" }],
  ] as const)("can be used by everybody, %s, and complains of nothing", async (_, options) => {
    const visitor = await signInAs(browser, service, "alice", options);
    // Answers do not come in the order of their questions: what arrives last must push nothing about.
    let asked = 0;
    await visitor.page.route("**/api/**", async (route) => {
      await setTimeout(50 * (1 + (asked++ % 3)));
      await route.continue();
    });
    let shiftedBefore = await visitor.everyShift();
    for (const screen of screens) {
      await openScreen(visitor.page, service, screen);
      await expectAccessible(visitor.page);
      const overflow = await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect([screen, overflow]).toEqual([screen, 0]);
      const shifted = await visitor.everyShift();
      expect(shifted - shiftedBefore, `what moved by itself on ${screen}`).toBeLessThan(SHIFT_BUDGET);
      shiftedBefore = shifted;
    }
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("has buttons and dialogs that can be used by everybody", async () => {
    const visitor = await signInAs(browser, service, "alice");
    await visitor.page.getByRole("button", { name: "New case" }).hover();
    await expectAccessible(visitor.page);
    for (const [key, heading] of [
      ["n", "New case"],
      ["?", "Keys"],
    ] as const) {
      await visitor.page.keyboard.press(key);
      await visitor.page.getByRole("dialog", { name: heading }).waitFor();
      await expectAccessible(visitor.page);
      await visitor.page.keyboard.press("Escape");
    }
    await openScreen(visitor.page, service, "cases?q=Kledinghuis");
    await visitor.page.getByRole("link", { name: "Kledinghuis Peeters" }).click();
    await visitor.page.getByRole("button", { name: "Decide…" }).click();
    await visitor.page.getByRole("dialog").waitFor();
    await expectAccessible(visitor.page);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("can be read at 200 %, as on half of a screen, and when the window becomes so narrow", async () => {
    const half = { width: 640, height: 450 };
    const visitor = await signInAs(browser, service, "alice", { viewport: half });
    const overflow = () => visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth");
    for (const screen of screens) {
      await openScreen(visitor.page, service, screen);
      expect([screen, await overflow()]).toEqual([screen, 0]);
      await visitor.page.setViewportSize(DESKTOP.viewport);
      await visitor.page.setViewportSize(half);
      await expect.poll(overflow, { message: screen }).toBe(0);
    }
    await visitor.close();
  });

  it.each([
    ["en-GB", 120],
    ["de-BE", 150],
  ])("keeps to its budgets in %s: %i KB before the first data, and nothing that jumps", async (locale, kilobytes) => {
    const visitor = await browser.open({ ...DESKTOP, locale });
    const reading: Promise<number>[] = [];
    visitor.page.on("response", (response) => {
      if (new URL(response.url()).pathname.startsWith("/console/")) {
        reading.push(response.body().then((bytes) => gzipSync(bytes).length));
      }
    });
    await visitor.page.goto(`${service.baseUrl}/console/`);
    await visitor.page.getByRole("button", { name: /^alice/i }).click();
    await visitor.page.getByRole("link", { name: "Kledinghuis Peeters" }).waitFor();
    const sizes = await Promise.all(reading);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(kilobytes * 1024);
    await openScreen(visitor.page, service, "cases");
    expect(await visitor.layoutShift()).toBeLessThan(SHIFT_BUDGET);
    await visitor.close();
  });

  it("shows the interface beside the console, readable on a phone and from this origin alone", async () => {
    const visitor = await browser.open(PHONE);
    const { page, requests } = visitor;
    await page.goto(`${service.baseUrl}/docs#tag/case-management/POST/api/cases/{workflow_id}/decision`);
    await page.getByRole("heading", { name: "Decide a case" }).first().waitFor();
    await page.getByText("FOLLOW_UP_REQUIRED").first().waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
    expect(requests.map(({ url }) => url).filter((url) => !url.startsWith(`${service.baseUrl}/`))).toEqual([]);
    expect(requests.length).toBeGreaterThan(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("lets go of an officer who signs out, and of one whose token is no longer good", async () => {
    const visitor = await signInAs(browser, service, "alice");
    await visitor.page.getByRole("button", { name: "Sign out" }).click();
    await visitor.page.getByRole("button", { name: /^alice/i }).waitFor();
    expect(await visitor.page.evaluate("sessionStorage.getItem('dossier-session')")).toBeNull();
    await visitor.page.getByRole("button", { name: /^bob/i }).click();
    await visitor.page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
    await visitor.page.evaluate(`sessionStorage.setItem("dossier-session",
      JSON.stringify({ ...JSON.parse(sessionStorage.getItem("dossier-session")), token: "not.a.token" }))`);
    await visitor.page.reload();
    await visitor.page.getByText("Your session has ended. Sign in again.").waitFor();
    await visitor.close();
  });
});
