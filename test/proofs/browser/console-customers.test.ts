import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, findChromium, PHONE, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { FULL, LONG_NAME } from "../../support/console-answers.ts";
import { openConsole, openScreen, signInAs } from "../../support/console-visit.ts";
import { answerBy, visitAfterApproval } from "../../support/customers-visit.ts";
import type { TestService } from "../../support/service.ts";

type Page = Awaited<ReturnType<typeof signInAs>>["page"];

describe.skipIf(findChromium() === null)(`the pages of customers after their approval${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await openConsole();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("can be used by everybody in dark on a phone, full, empty and failed", () =>
    visitAfterApproval(browser, service, { ...PHONE, colorScheme: "dark" }));

  it("adds a page to a list at a time, each customer once", async () => {
    const { page, close } = await signIn();
    const first = FULL["/api/relationships"] as { relationships: { relationship_id: string; name: string }[] };
    const later = [first.relationships[0]!, { ...first.relationships[1]!, relationship_id: "later", name: "Later NV" }];
    await answerBy(page, FULL);
    await page.route("**/api/relationships?*cursor=more*", (route) =>
      route.fulfill({ json: { relationships: later, next_cursor: null } }),
    );
    await openScreen(page, service, "relationships");
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByRole("link", { name: "Later NV" }).waitFor();
    expect(await page.locator("tbody tr").count()).toBe(first.relationships.length + 1);
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
    await close();
  });

  it("keeps a list of the tenant's own, and asks before typed text is lost", async () => {
    const { page, close } = await signIn();
    await openScreen(page, service, "own-lists");
    const add = page.getByRole("button", { name: "New list" });
    await add.click();
    const dialog = page.getByRole("dialog", { name: "New list" });
    await dialog.getByLabel("Name").fill(LONG_NAME);
    await page.keyboard.press("Escape");
    await dialog.getByText("What you typed is not stored.").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Keep writing" }).click();
    expect(await dialog.getByLabel("Name").inputValue()).toBe(LONG_NAME);
    const csv = { name: "exits.csv", mimeType: "text/csv", buffer: Buffer.from("name;reason\nViktor Morozenko;exit") };
    await dialog.getByLabel("Entries, as a CSV file").setInputFiles(csv);
    await dialog.getByRole("button", { name: `Create ${LONG_NAME}` }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement?.textContent")).toBe("New list");
    expect(await page.getByRole("row", { name: LONG_NAME }).locator("td").nth(1).textContent()).toBe("1");
    await page.getByRole("button", { name: `Delete ${LONG_NAME}` }).click();
    await page.getByRole("button", { name: "Delete the list" }).click();
    await page.getByText("You keep no list of your own yet.").waitFor();
    await close();
  });

  it("goes anywhere from the palette by keyboard alone", async () => {
    const { page, close } = await signIn();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Search or run a command" });
    await field.waitFor();
    await expectAccessible(page);
    await field.fill("own");
    const option = page.getByRole("option", { name: "Own lists" });
    expect(await field.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Own lists", level: 1 }).waitFor();
    await page.keyboard.press("Control+k");
    await field.waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await page.getByRole("option", { name: "Sign out" }).getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await close();
  });

  async function signIn(): Promise<{ page: Page; close: () => Promise<void> }> {
    const visitor = await signInAs(browser, service, "bob");
    return { page: visitor.page, close: () => visitor.close() };
  }
});
