import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import { DESKTOP, expectAccessible, findChromium, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { seedingFor } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

const STEPS_AT_MOST = 150;
const NOTE = "Merci de joindre le registre des actions, signé à chaque page par le notaire.";

const isFocused = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(":focus")).count()) > 0;

/** Goes to a control as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < STEPS_AT_MOST; step++) {
    if (await isFocused(page, target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

/** Chooses one of several by the arrows. */
async function choose(page: Page, options: Locator, wanted: Locator): Promise<void> {
  await reach(page, options);
  for (let step = 0; step < 8 && !(await isFocused(page, wanted)); step++) await page.keyboard.press("ArrowDown");
  expect(await wanted.isChecked()).toBe(true);
}

/** Opens a part of the case by its number. */
async function openPart(page: Page, part: string): Promise<void> {
  for (let number = 1; number <= 9; number++) {
    await page.keyboard.press(String(number));
    if ((await page.locator(`main[data-route$="/${part}"]`).count()) > 0) {
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      return;
    }
  }
  throw new Error(`no key opens ${part}`);
}

describe.skipIf(findChromium() === null)(`an officer's day${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  /** A director of it is close to an entry of the sample list. */
  let listed: SeededCase;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    listed = await seeding.investigate("0999901041");
    // Bob is known as an officer by what he does.
    await seeding.call("bob", "PATCH", `/api/cases/${listed.workflowId}/assignment`, { priority: "high" });
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("goes by keyboard alone from the queue over a hit and a comment to a request in the customer's language", async () => {
    const visitor = await browser.open({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = visitor;
    await page.goto(`${service.baseUrl}/console/`);
    await press(page, page.getByRole("button", { name: /^alice/i }));
    await page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
    await page.locator("tbody tr th a").first().waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.locator(`main[data-route^="cases/${listed.workflowId}"] h1`).waitFor();

    await openPart(page, "hits");
    await press(page, page.getByRole("button", { name: "Clear…" }));
    await press(page, page.getByRole("checkbox", { name: "Birth date" }), "Space");
    await type(page, page.getByLabel("Why this is somebody else"), "The listed person is twenty years older.");
    await press(page, page.getByRole("button", { name: "Clear the hit" }));
    await page.getByText("Cleared as somebody else by Alice").waitFor();

    await openPart(page, "conversation");
    await type(page, page.getByLabel("Comment", { exact: true }), "Cleared by the birth date. @bob, do you agree?");
    await press(page, page.getByRole("button", { name: "Comment and notify bob" }));
    await page.getByRole("list", { name: "Conversation" }).getByText("do you agree?").waitFor();
    const told = await seeding.call<{ notifications: { kind: string }[] }>("bob", "GET", "/api/notifications");
    expect(told.notifications.map(({ kind }) => kind)).toContain("mentioned");

    // A full review opens every finding and every document before a decision.
    await openPart(page, "findings");
    for (const finding of await page.locator(".finding > details > summary").all()) await press(page, finding);
    await openPart(page, "documents");
    for (const document of await page.locator(".pick button").all()) await press(page, document);

    await page.keyboard.press("d");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await choose(page, dialog.getByRole("radio"), dialog.getByRole("radio", { name: /^Ask the customer/ }));
    await press(page, dialog.getByRole("button", { name: "Add a request" }));
    const kind = dialog.getByLabel("What to ask for").last();
    await reach(page, kind);
    await page.keyboard.type("share register");
    const note = dialog.getByLabel(/^Note to the customer/).last();
    await type(page, note, NOTE);
    await type(page, dialog.getByLabel("Reason for the decision"), "The share register is missing.");
    // Escape loses nothing.
    await page.keyboard.press("Escape");
    await press(page, page.getByRole("button", { name: "Keep writing" }));
    expect(await note.inputValue()).toBe(NOTE);
    const preview = dialog.getByRole("region", { name: "What the customer will see" });
    await reach(page, preview.getByLabel("Language"));
    await page.keyboard.type("French");
    await preview.locator(`[lang=fr]`).getByText(NOTE).waitFor();
    await expectAccessible(page);
    await press(page, dialog.getByRole("button", { name: /^Continue:/ }));
    await dialog.getByText("You ask the customer for more").waitFor();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("heading", { name: "Follow up required" }).count()).toBe(0);
    await press(page, dialog.getByRole("button", { name: "Ask the customer", exact: true }));
    await expect
      .poll(async () => (await seeding.call<any>("alice", "GET", `/api/cases/${listed.workflowId}`)).status)
      .toBe("FOLLOW_UP_REQUIRED");
    const portal = await service.call<any>("GET", `/api/portal/${listed.portalToken}`);
    expect(portal.body.follow_up_tasks.map((task: any) => task.customer_note)).toContain(NOTE);
    expect(JSON.stringify(portal.body)).not.toContain("twenty years");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
