import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, type TestBrowser, type Visitor } from "./browser.ts";
import type { TestService } from "./service.ts";

const STEPS_AT_MOST = 150;

const isFocused = async (page: Page, target: Locator): Promise<boolean> =>
  (await target.and(page.locator(":focus")).count()) > 0;

/** Goes to a control as somebody without a mouse does. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < STEPS_AT_MOST; step++) {
    if (await isFocused(page, target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${String(target)}`);
}

export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

/** Chooses one of several by the arrows, or the one that has the focus by the space bar. */
export async function choose(page: Page, options: Locator, wanted: Locator): Promise<void> {
  await reach(page, options);
  for (let step = 0; step < 8 && !(await isFocused(page, wanted)); step++) await page.keyboard.press("ArrowDown");
  if (!(await wanted.isChecked())) await page.keyboard.press("Space");
  expect(await wanted.isChecked()).toBe(true);
}

/** An officer signs in by keyboard and sees the desk. */
export async function enterByKeyboard(browser: TestBrowser, service: TestService, officer: string): Promise<Visitor> {
  const visitor = await browser.open({ ...DESKTOP, reducedMotion: "reduce" });
  const { page } = visitor;
  await page.goto(`${service.baseUrl}/console/`);
  await press(page, page.getByRole("button", { name: new RegExp(`^${officer}`, "i") }));
  await page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
  return visitor;
}

/** Goes to a screen by the two keys that every screen has for it. */
export async function goTo(page: Page, key: string, title: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(key);
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}

/** Opens a part of the case by its number. */
export async function openPart(page: Page, part: string): Promise<void> {
  const opened = page.locator(`main[data-route$="/${part}"]`);
  // A key that comes before the page listens is lost, so each has several goes.
  for (const key of "1234567890".repeat(3)) {
    await page.keyboard.press(key);
    if (await opened.waitFor({ timeout: 400 }).then(isTrue, isFalse)) {
      await page.locator(".skeleton").first().waitFor({ state: "detached" });
      return;
    }
  }
  throw new Error(`no key opens ${part}`);
}

const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

/** Opens each finding and each document of a case, as a full review requires before a decision, until none is left. */
export async function openAllByKeyboard(page: Page): Promise<void> {
  let opened = 0;
  for (const [part, items] of [
    ["findings", ".finding > details > summary"],
    ["documents", ".pick button"],
  ] as const) {
    await openPart(page, part);
    for (const item of await page.locator(items).all()) {
      await press(page, item);
      // A document that the next one replaces before it is drawn was not shown.
      await expect.poll(() => item.getByText("To open", { exact: true }).count()).toBe(0);
      opened++;
    }
    await expect.poll(() => page.getByText("To open", { exact: true }).count()).toBe(0);
  }
  expect(opened).toBeGreaterThan(0);
}
