import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEED_STORIES } from "../../../src/cli/demo/seed-stories.ts";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  findInaccessible,
  PHONE,
  TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { areasOfRouter, areasWithPages, partsOfCase } from "../../support/console-routes.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

/** Cumulative Layout Shift; 0.1 is what the field calls good. */
const SHIFT_BUDGET = 0.02;
const WIDE = { viewport: { width: 1440, height: 900 } } as const;

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

describe.skipIf(findChromium() === null)(`every page of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let screens: string[];
  /** What an officer's role does not show, by who sees it. */
  let ofOthers: Readonly<Record<"bob" | "mira", readonly string[]>>;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    const wanted = [
      "waits for a decision behind the owners' gate",
      "is escalated and reported to the MLRO",
      "is approved over a gate, by two officers",
      "follows a bankrupt company",
      "is the company that follows it, and waits for a senior officer",
    ];
    for (const story of SEED_STORIES.filter(({ name }) => wanted.includes(name))) await story.tell(seeding);
    const get = <T>(route: string) => seeding.call<T>("alice", "GET", route);
    const list = { name: "Past exits", csv: "name;reason\nPiet Claes;exit" };
    await seeding.call("bob", "POST", "/api/own-lists", list);
    const endpoint = { url: "https://hooks.bank.example/dossier", event_types: ["case.opened"] };
    const { endpoint_id } = await seeding.call<{ endpoint_id: string }>(
      "bob",
      "POST",
      "/api/webhook-endpoints",
      endpoint,
    );
    const named = async (status: string) => {
      const { cases } = await get<{ cases: { workflow_id: string; case_id: string }[] }>(`/api/cases?status=${status}`);
      return cases[0]!;
    };
    const [first, pending] = [await named("REVIEW_PENDING"), await named("PENDING_SECOND_APPROVAL")];
    await documentsRead(seeding, first.workflow_id);
    const { relationships } = await get<{ relationships: { relationship_id: string }[] }>("/api/relationships");
    const found = async <T>(read: () => Promise<readonly T[]>): Promise<T> => {
      for (;;) {
        const [first] = await read();
        if (first !== undefined) return first;
        await setTimeout(500);
      }
    };
    const event = await found(
      async () => (await get<{ events: { event_id: string }[] }>("/api/monitoring/events?type=list_entry")).events,
    );
    const alert = await found(() => get<{ id: string }[]>("/intelligence/alerts?status=active"));
    const portfolio = await seeding.call<{ portfolio_id: string }>("alice", "POST", "/api/scan/portfolio", {
      name: "Spring review",
      registration_numbers: ["0999900150", "0999900942"],
    });
    screens = [
      "home",
      "cases",
      ...partsOfCase().map((part) => `cases/${first.workflow_id}/${part}`),
      `cases/${pending.workflow_id}/approval`,
      "approvals",
      "relationships",
      `relationships/${relationships[0]!.relationship_id}`,
      "monitoring",
      `monitoring/${event.event_id}`,
      "notifications",
      "notifications/mail",
      "lists",
      "reports",
      "scans",
      "scans/company/0999900150",
      `scans/portfolio/${portfolio.portfolio_id}`,
      "alerts",
      `alerts/${alert.id}`,
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
      "memory/seen?officer=default",
      "autonomy",
      "diagnostics",
      `diagnostics/${first.case_id}`,
    ];
    ofOthers = {
      bob: [
        "officers/alice",
        "service-accounts",
        "exports",
        "own-lists",
        "webhooks",
        `webhooks/${endpoint_id}`,
        "figures",
        "policy",
        "brand",
        "templates/kyc_natural_person",
      ],
      mira: ["figures/suspicion", "reports", "officers/alice"],
    };
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("is among those that these tests open", () => {
    const opened = [...screens, ...ofOthers.bob, ...ofOthers.mira].map((screen) => screen.split(/[?]/)[0]!);
    for (const area of areasOfRouter()) expect(opened).toContain(area);
    for (const area of areasWithPages())
      expect(
        opened.some((one) => one.startsWith(`${area}/`)),
        area,
      ).toBe(true);
  });

  it.each(
    (["alice", "bob", "mira"] as const).flatMap((officer) => [
      [officer, "in light on a desktop", { ...WIDE, colorScheme: "light" }] as const,
      [officer, "in dark on a phone", { ...PHONE, colorScheme: "dark" }] as const,
    ]),
  )("can be used by everybody, by %s %s, and complains of nothing", async (officer, _, options) => {
    const visitor = await signInAs(browser, service, officer, options);
    // Answers do not come in the order of their questions: what arrives last must push nothing about.
    let asked = 0;
    await visitor.page.route("**/api/**", async (route) => {
      await setTimeout(50 * (1 + (asked++ % 3)));
      await route.continue();
    });
    let shiftedBefore = await visitor.everyShift();
    const faults: string[] = [];
    for (const screen of officer === "alice" ? screens : ofOthers[officer]) {
      await openScreen(visitor.page, service, screen);
      for (const fault of await findInaccessible(visitor.page)) faults.push(`${screen}: ${fault}`);
      const overflow = Number(await visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth"));
      if (overflow !== 0) faults.push(`${screen}: ${overflow} px beyond the window`);
      const shifted = await visitor.everyShift();
      if (shifted - shiftedBefore >= SHIFT_BUDGET) faults.push(`${screen}: moved by ${shifted - shiftedBefore}`);
      shiftedBefore = shifted;
    }
    expect(faults).toEqual([]);
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
    await openScreen(
      visitor.page,
      service,
      screens.find((screen) => /^cases\/.*\/customer$/.test(screen))!,
    );
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

  it("can be printed on A4: what it says, in dark ink on white, without what it does", async () => {
    const visitor = await signInAs(browser, service, "alice", { ...DESKTOP, colorScheme: "dark" });
    const { page } = visitor;
    for (const screen of screens.filter((one) => /^cases\/.*\/(?:customer|findings|checks|timeline)$/.test(one))) {
      await openScreen(page, service, screen);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize({ width: 794, height: 1123 });
      expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
      expect(await page.locator(".button").filter({ visible: true }).count()).toBe(0);
      expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
      expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe("rgb(22, 23, 27)");
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      for (const folded of await page.locator("main details").filter({ visible: true }).all()) {
        // What is loaded only when it is opened is not there yet.
        const content = folded.locator("> :not(summary)");
        if ((await content.count()) > 0) expect(await content.first().isVisible()).toBe(true);
      }
      await page.emulateMedia({ media: "screen" });
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
    await visitor.page.getByRole("link", { name: "Kledinghuis Peeters" }).first().waitFor();
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
