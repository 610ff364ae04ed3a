import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import { expectAccessible, findChromium, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

const RULES = "/api/memory/blocks/alice/learned_procedures";

describe.skipIf(findChromium() === null)(`memory, regulations and scans in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let seeded: SeededCase;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    seeded = await seeding.openCase("0999900150");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const rules = async (): Promise<readonly string[]> => {
    const { value } = await seeding.call<{ value: { rules?: string[] } | null }>("alice", "GET", RULES);
    return value?.rules ?? [];
  };
  const teach = (page: Page, text: string) => page.getByLabel("Teach a rule").fill(text);

  it("teaches, pauses, words and deletes a rule, and overwrites nothing that changed meanwhile", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "memory");
    const save = page.getByRole("button", { name: "Save the rules" });
    await teach(page, "Ask for the lease.");
    await save.click();
    await page.getByText("taught by an officer").waitFor();
    expect(await rules()).toEqual(["Ask for the lease."]);

    await teach(page, "Mine, which comes second.");
    await seeding.call("alice", "PUT", RULES, { value: { rules: ["Theirs, which came first."] } });
    await save.click();
    await page.getByText("Mine, which comes second.").waitFor();
    expect(await rules()).toEqual(["Theirs, which came first.", "Mine, which comes second."]);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Pause: Theirs, which came first." }).click();
    await page.getByText("taught by an officer, paused").waitFor();
    expect(await rules()).toEqual(["Mine, which comes second."]);
    await page.getByRole("button", { name: "Edit: Mine, which comes second." }).click();
    await page.getByLabel("Rule", { exact: true }).fill("Mine, worded again.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("worded by alice").waitFor();
    expect(await rules()).toEqual(["Mine, worded again."]);
    for (const text of ["Mine, worded again.", "Theirs, which came first."]) {
      await page.getByRole("button", { name: `Delete: ${text}` }).click();
      await page.getByText(text).waitFor({ state: "detached" });
    }
    expect(await rules()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("keeps preferences by name, and the company's context for everybody", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "memory");
    const preferences = page.getByRole("form", { name: "Preferences" });
    await preferences.getByRole("button", { name: "Add a line" }).click();
    await preferences.getByLabel("Preferences: name 1").fill("letters");
    await preferences.getByLabel("Preferences: letters").fill("in Dutch");
    await preferences.getByRole("button", { name: "Save the preferences" }).click();
    await preferences.getByRole("button", { name: "Save the preferences" }).waitFor({ state: "detached" });
    expect(await seeding.call("alice", "GET", "/api/memory/blocks/alice/active_preferences")).toMatchObject({
      value: { letters: "in Dutch" },
    });

    await page.getByRole("link", { name: "Passages and context" }).click();
    await page.getByLabel("Whose memory").selectOption("default");
    await page.getByText("What everybody's reviews should know").waitFor();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Supervisor").fill("National Bank of Belgium");
    await page.getByLabel("Services").fill("Payments\nCards");
    await page.getByRole("button", { name: "Save the context" }).click();
    await page.getByRole("button", { name: "Edit" }).waitFor();
    expect(await seeding.call("bob", "GET", "/api/memory/company-context")).toMatchObject({
      company_context: { primary_regulator: "National Bank of Belgium", services: ["Payments", "Cards"] },
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("finds a passage by its meaning and deletes it for good; another officer only reads", async () => {
    await seeding.call("alice", "POST", `/api/cases/${seeded.workflowId}/signals`, {
      signal_type: "finding_rejected",
      source_component: "test",
      officer_id: "alice",
      context_data: { finding_category: "address", rejection_reason: "The seat is a serviced office." },
    });
    const passages = () => seeding.call<{ count: number }>("alice", "GET", "/api/memory/passages/alice");
    await expect.poll(async () => (await passages()).count, { timeout: 60_000 }).toBe(1);
    const reader = await signInAs(browser, service, "mira");
    await openScreen(reader.page, service, "memory/seen?officer=alice");
    await reader.page.getByText("serviced office").waitFor();
    expect(await reader.page.getByRole("button", { name: "Delete…" }).count()).toBe(0);
    await reader.close();

    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "memory/seen");
    await page.getByText("All: 1 passage.").waitFor();
    await page.getByLabel("Search by meaning").fill("serviced office");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByText("% similar").waitFor();
    await page.getByRole("button", { name: "Delete…" }).click();
    await page.getByRole("dialog", { name: "Delete this passage?" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No passage fits.").waitFor();
    expect((await passages()).count).toBe(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("has a compliance manager register a change of the law, and shows what it touches", async () => {
    const visitor = await signInAs(browser, service, "bob");
    const { page } = visitor;
    await openScreen(page, service, "regulatory/changes");
    await page.getByRole("button", { name: "Register a change" }).click();
    await page.getByLabel("Regulation", { exact: true }).selectOption("be-aml-2017");
    await page.getByLabel("Article").selectOption("be-aml-2017-art-29");
    await page.getByLabel("Takes effect on").fill("2027-07-10");
    await page.getByLabel("What changes").fill("Extracts of the register no longer suffice.");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await page.getByRole("heading", { name: "be-aml-2017-art-29" }).waitFor();
    await page.getByText("To do").waitFor();
    await expectAccessible(page);
    expect(await seeding.call("bob", "GET", "/api/regulatory/changes")).toMatchObject([
      { article_id: "be-aml-2017-art-29", change_type: "amendment", effective_date: "2027-07-10", created_by: "bob" },
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    const reader = await signInAs(browser, service, "alice");
    await openScreen(reader.page, service, "regulatory/changes");
    await reader.page.getByText("Extracts of the register no longer suffice.").waitFor();
    expect(await reader.page.getByRole("button", { name: "Register a change" }).count()).toBe(0);
    await reader.close();
  });

  it("says unknown, never none, for what a scan could not learn", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "scans");
    await page.getByLabel("Belgian enterprise number").fill("0999901239");
    await page.getByRole("button", { name: "Scan", exact: true }).click();
    const result = page.getByRole("article").filter({ hasText: "KBO unavailable" });
    await result.waitFor();
    expect(await result.locator("dd").allTextContents()).toEqual(
      expect.arrayContaining(["Unknown", "unknown, unknown"]),
    );
    expect(await result.getByText("0, 0").count()).toBe(0);
    await visitor.close();
  });

  it("reads suspicion reports by two requests, and takes nothing that it could not read for none", async () => {
    const visitor = await signInAs(browser, service, "mira");
    const { page } = visitor;
    let failing = true;
    const read: string[] = [];
    await page.route(/\/api\/sars\b/, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      read.push(pathname);
      if (pathname.endsWith("/unreported")) return route.fulfill({ json: { cases: [], next_cursor: null } });
      if (failing) return route.fulfill({ status: 503, json: { title: "Down", detail: "Down for a moment." } });
      const [from, next_cursor] = searchParams.has("cursor") ? [200, null] : [0, "next"];
      return route.fulfill({ json: { reports: Array.from({ length: 200 }, (_, n) => report(from + n)), next_cursor } });
    });
    await openScreen(page, service, "reports");
    await page.getByText("Down for a moment.").waitFor();
    const draft = page.getByRole("region", { name: "Draft" });
    expect(await draft.getByText("None.").count()).toBe(0);
    expect(await draft.getByRole("heading").innerText()).toBe("Draft");
    await page.getByRole("region", { name: "To be raised" }).getByText("None.").waitFor();
    failing = false;
    read.length = 0;
    await page.getByRole("button", { name: "Try again" }).click();
    await draft.getByRole("link", { name: /Company 0\b/ }).waitFor();
    expect(await draft.getByRole("heading").innerText()).toBe("Draft 200+");
    await page.getByRole("region", { name: "Filed", exact: true }).getByText("None so far.").waitFor();
    expect(read).toEqual(["/api/sars"]);
    await page.getByRole("button", { name: "Show more" }).click();
    await draft.getByRole("link", { name: /Company 399\b/ }).waitFor();
    expect(await draft.getByRole("heading").innerText()).toBe("Draft 400");
    await expectAccessible(page);
    await visitor.close();
  });
});

/** A report as the list has it. */
const report = (n: number) => ({
  sar_id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  case_id: `10000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  workflow_id: `case-${n}`,
  company_name: `Company ${n}`,
  case_status: "REVIEW_PENDING",
  case_deleted: false,
  report_type: "SAR",
  status: "draft",
  raised_by: "alice",
  changed_by: "alice",
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-02T00:00:00.000Z",
});
