import { expect } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expectAccessible, type TestBrowser } from "./browser.ts";
import { type Answers, EMPTY, FULL, SCREENS_AFTER_APPROVAL } from "./console-answers.ts";
import { openScreen, signInAs } from "./console-visit.ts";
import type { TestService } from "./service.ts";

/** Cumulative Layout Shift of a screen; 0.1 is what the field calls good. */
const SHIFT_BUDGET = 0.05;

/** Answers these paths in the place of the service; `null` refuses them. */
export async function answerBy(page: Page, answers: Answers | null): Promise<void> {
  await page.unrouteAll();
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const known = answers === null ? FULL[pathname] && null : answers[pathname];
    if (known === undefined || route.request().method() !== "GET") return route.fallback();
    if (known === null)
      return route.fulfill({ status: 500, json: { title: "Failed", detail: "The list cannot be read." } });
    return route.fulfill({ json: known });
  });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate("document.documentElement.scrollWidth - innerWidth") as Promise<number>;

/** Opens every screen of a customer after the approval: full, empty, and when the service fails. */
export async function visitAfterApproval(
  browser: TestBrowser,
  service: TestService,
  options: BrowserContextOptions,
): Promise<void> {
  const visitor = await signInAs(browser, service, "bob", options);
  const { page } = visitor;
  for (const [state, answers] of [
    ["full", FULL],
    ["empty", EMPTY],
    ["failed", null],
  ] as const) {
    await answerBy(page, answers);
    // Another address between two states, so that each screen is drawn from its beginning.
    await openScreen(page, service, "policy");
    let before = await visitor.everyShift();
    for (const screen of SCREENS_AFTER_APPROVAL) {
      await openScreen(page, service, screen);
      await expectAccessible(page);
      expect([state, screen, await overflow(page)]).toEqual([state, screen, 0]);
      expect(await page.locator("h1").count(), `titles of ${screen}, ${state}`).toBe(1);
      const title = await page.locator("h1").textContent();
      await expect.poll(() => page.title(), { message: screen }).toBe(`${title} · Dossier`);
      if (state === "failed") await page.getByText("The list cannot be read.").first().waitFor();
      const shifted = await visitor.everyShift();
      expect(shifted - before, `what moved by itself on ${screen}, ${state}`).toBeLessThan(SHIFT_BUDGET);
      before = shifted;
    }
    if (state !== "failed") expect(visitor.complaints).toEqual([]);
  }
  await visitor.close();
}
