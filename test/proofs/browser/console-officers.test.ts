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
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Brussels" });

interface Directory {
  readonly officers: readonly { readonly officer_id: string; readonly absence: { readonly until: string } | null }[];
}

/** A button that becomes available is at once what it will be: its contrast is measured. */
const STILL = { ...DESKTOP, reducedMotion: "reduce" } as const;

describe.skipIf(findChromium() === null)(`officers and their absence${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let seeded: SeededCase;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    seeded = await seeding.openCase("0999900150");
    await seeding.call("bob", "PATCH", `/api/cases/${seeded.workflowId}/assignment`, { assignee: "bob" });
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("brings a case to the substitute, on a phone too, and is recorded and ended by keyboard", async () => {
    const away = await signInAs(browser, service, "bob", STILL);
    const { page } = away;
    await openScreen(page, service, "officers");
    const rows = page.getByRole("table").getByRole("row");
    await rows.filter({ hasText: "alice" }).getByText("Officer", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Record my absence" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("First day").fill(inDays(0));
    await dialog.getByLabel("Last day").fill(inDays(2));
    await dialog.getByLabel("Substitute").fill("bob");
    await page.keyboard.press("Enter");
    await dialog.getByText("Nobody stands in for themselves.").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Substitute").fill("alice");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await rows.filter({ hasText: "bob" }).getByText("alice has the work").waitFor();

    const substitute = await signInAs(browser, service, "alice", PHONE);
    // Told where the day begins, whatever view of it is open.
    await substitute.page.getByText("You stand in for bob").waitFor({ timeout: 15_000 });
    await openScreen(substitute.page, service, "?view=mine");
    await substitute.page.getByText("You stand in for bob").waitFor();
    await substitute.page.getByText("Bakkerij De Linde").first().waitFor();
    await expectAccessible(substitute.page);
    expect(await substitute.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await openScreen(substitute.page, service, "officers");
    await substitute.page.getByText("You stand in for bob").waitFor();
    await expectAccessible(substitute.page);
    expect(await substitute.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect(await substitute.page.getByRole("button", { name: "End it: bob" }).count()).toBe(0);

    await page.getByRole("button", { name: "End it: bob" }).press("Enter");
    await rows.filter({ hasText: "bob" }).getByText("None recorded").waitFor();
    const { officers } = await seeding.call<Directory>("alice", "GET", "/api/officers");
    expect(officers.map(({ officer_id, absence }) => [officer_id, absence])).toEqual([
      ["alice", null],
      ["bob", null],
    ]);
    await openScreen(substitute.page, service, "?view=mine");
    await substitute.page.getByText("Bakkerij De Linde").first().waitFor({ state: "detached" });
    expect([...away.complaints, ...substitute.complaints].filter((said) => !said.includes("422"))).toEqual([]);
    await Promise.all([away.close(), substitute.close()]);
  });

  it("are a filter of the cases, by address", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, "cases");
    const found = page.getByText("Bakkerij De Linde").first();
    await found.waitFor();
    const filter = page.getByLabel("Officer", { exact: true });
    await filter.selectOption("none");
    await found.waitFor({ state: "detached" });
    await filter.selectOption("bob");
    await found.waitFor();
    await page.waitForURL(/assignee=bob/);
    await openScreen(page, service, "cases?assignee=who-left");
    expect(await filter.inputValue()).toBe("who-left");
    await expectAccessible(page);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("who leave have their work handed over by a manager, who sees what could not go", async () => {
    await seeding.call("bob", "PATCH", `/api/cases/${seeded.workflowId}/assignment`, { assignee: "alice" });
    const visitor = await signInAs(browser, service, "bob", STILL);
    const { page } = visitor;
    await openScreen(page, service, "officers");
    await page.getByRole("table").getByRole("link", { name: "Alice" }).click();
    const table = page.getByRole("region", { name: "Work to hand over" });
    await table.getByRole("row").filter({ hasText: "Bakkerij De Linde" }).getByText("Assigned case").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Officer who gets the work").fill("nobody-ever");
    await page.getByRole("button", { name: "Hand everything over" }).click();
    await page.getByText("No officer with this id has worked on a case here.", { exact: false }).last().waitFor();
    await page.getByLabel("Officer who gets the work").fill("bob");
    await page.getByLabel("Reason (optional)").fill("Alice leaves.");
    await page.getByRole("button", { name: "Hand everything over" }).click();
    await page.getByText("1 item handed over.").waitFor();
    await page.getByText("There is nothing to hand over.").waitFor();
    await expectAccessible(page);
    const { assignee } = await seeding.call<{ assignee: string }>("bob", "GET", `/api/cases/${seeded.workflowId}`);
    expect(assignee).toBe("bob");
    // Whom it is no business of sees neither the list nor a way to it.
    const other = await signInAs(browser, service, "alice", STILL);
    await openScreen(other.page, service, "officers/bob");
    await other.page.getByText("belongs to compliance managers and MLROs").waitFor();
    expect([...visitor.complaints, ...other.complaints].filter((said) => !said.includes("422"))).toEqual([]);
    await Promise.all([visitor.close(), other.close()]);
  });
});
