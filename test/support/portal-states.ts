import type { BrowserContextOptions } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, expectAccessible, PHONE, type TestBrowser } from "./browser.ts";
import { decide, newCase, reviewedCase } from "./portal-visit.ts";
import type { TestService } from "./service.ts";

const HEADINGS = {
  collecting: "Complete your application",
  followUp: "A few more details",
  ended: "This application is closed",
  unknown: "This link does not work",
} as const;
type State = keyof typeof HEADINGS;

/** The suite looks at each state once, the proofs at two once more: light and dark, narrow and wide. */
const VISITS: Readonly<Record<"suite" | "proofs", readonly (readonly [State, BrowserContextOptions])[]>> = {
  suite: [
    // What zooming to 200 % leaves of a wide screen is a narrow one.
    ["collecting", { viewport: { width: 320, height: 640 } }],
    ["followUp", { ...DESKTOP, colorScheme: "dark" }],
    ["ended", PHONE],
    ["unknown", { ...PHONE, colorScheme: "dark" }],
  ],
  proofs: [
    ["collecting", { ...DESKTOP, colorScheme: "dark" }],
    ["followUp", PHONE],
  ],
};

/** Opens the customer's page in its states, and holds it against what nobody should meet there. */
export async function visitStates(
  browser: TestBrowser,
  service: TestService,
  officer: string,
  chosen: keyof typeof VISITS,
): Promise<void> {
  for (const [state, options] of VISITS[chosen]) {
    const address = await addressOf(service, officer, state);
    const visitor = await browser.open({ ...options, locale: "en-GB" });
    const { page } = visitor;
    // The script comes late, as over a slow line: the page has been painted without it.
    await page.route("**/portal.js*", async (route) => {
      await page.locator("footer").waitFor();
      await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
      await route.continue();
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.getByRole("heading", { name: HEADINGS[state] }).waitFor();
    await expectAccessible(page);
    expect(await visitor.layoutShift()).toBeLessThan(0.01);
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect(visitor.complaints.filter((text) => !text.includes("404"))).toEqual([]);
    await visitor.close();
  }
}

/** Brings a case into the state. @returns the address of its customer's page. */
async function addressOf(service: TestService, officer: string, state: State): Promise<string> {
  if (state === "unknown") return `${service.baseUrl}/portal/pt_${"A".repeat(32)}`;
  if (state === "collecting") return (await newCase(service, officer)).portal_url;
  const opened = await reviewedCase(service, officer);
  if (state === "ended") await decide(service, officer, opened, { decision: "reject", reason: "not for us" });
  else {
    const task = { description: "Welke leverancier levert uw meel?", response_type: "text", required: true };
    await decide(service, officer, opened, { decision: "follow_up", reason: "flour", follow_up_tasks: [task] });
  }
  return opened.portal_url;
}
