import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { type EveryPage, fillEveryPage, findFaults, SHIFT_BUDGET } from "../../support/console-pages.ts";
import { areasOfRouter, areasWithPages } from "../../support/console-routes.ts";
import { openConsole, openScreen, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

describe.skipIf(findChromium() === null)(`every page of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let pages: EveryPage;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    pages = await fillEveryPage(service);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("is among those that these tests open", () => {
    const opened = Object.values(pages)
      .flat()
      .map((screen) => screen.split(/[?]/)[0]!);
    for (const area of areasOfRouter()) expect(opened).toContain(area);
    for (const area of areasWithPages())
      expect(
        opened.some((one) => one.startsWith(`${area}/`)),
        area,
      ).toBe(true);
  });

  it.each(["alice", "bob", "mira"] as const)(
    "can be used by everybody, by %s in dark on a phone, and complains of nothing",
    async (officer) => {
      const options = { ...PHONE, colorScheme: "dark" } as const;
      expect(await findFaults(browser, service, officer, pages[officer], options)).toEqual([]);
    },
  );

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
      pages.alice.find((screen) => /^cases\/.*\/customer$/.test(screen))!,
    );
    await visitor.page.getByRole("button", { name: "Decide…" }).click();
    await visitor.page.getByRole("dialog").waitFor();
    await expectAccessible(visitor.page);
    expect(visitor.complaints).toEqual([]);
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
