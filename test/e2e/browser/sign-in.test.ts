import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible, findChromium, TestBrowser, type Visitor, withoutChromium } from "../../support/browser.ts";
import { openCase } from "../../support/main-job.ts";
import { type Account, TestIssuer } from "../../support/oidc-issuer.ts";
import { TestService } from "../../support/service.ts";

const ALICE: Account = { sub: "alice", tenant: "north", roles: ["officer"] };

describe.skipIf(findChromium() === null)(`signing in at an OpenID provider${withoutChromium}`, () => {
  let issuer: TestIssuer;
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    issuer = await TestIssuer.start();
    [service, browser] = await Promise.all([TestService.start(...issuer.settings), TestBrowser.launch()]);
    issuer.register(`${service.baseUrl}/console/`);
    for (const account of [ALICE, { ...ALICE, tenant: "south" }]) {
      const token = await issuer.accessToken(account);
      const { status } = await openCase(service, token, "0999900150", `Bakery of the ${account.tenant}`);
      expect(status).toBeLessThan(300);
    }
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose(), issuer?.close()]);
  });

  /** Somebody at the door, whom the issuer knows as `account`. */
  async function arrive(account: Account, hash = ""): Promise<Visitor> {
    issuer.account = account;
    const visitor = await browser.open();
    await visitor.page.goto(`${service.baseUrl}/console/${hash}`);
    await door(visitor.page).waitFor();
    return visitor;
  }
  const door = (page: Page) => page.getByRole("button", { name: `Sign in at ${new URL(issuer.url).host}` });
  const keptSession = (page: Page) => page.evaluate("sessionStorage.getItem('dossier-session')");

  it("brings an officer back to where they were, with their own tenant's cases and nothing in the address", async () => {
    const visitor = await arrive(ALICE, "#/cases?q=bakery");
    const { page } = visitor;
    await expectAccessible(page);
    expect(await keptSession(page)).toBeNull();
    await door(page).click();
    await page.getByRole("link", { name: "Bakery of the north" }).waitFor();
    expect(await page.getByRole("link", { name: "Bakery of the south" }).count()).toBe(0);
    expect(page.url()).toBe(`${service.baseUrl}/console/#/cases?q=bakery`);
    expect(await page.locator(".side").textContent()).toMatch(/north.*alice.*officer/i);

    // A token that is about to end is renewed behind the scenes, and the new one is good.
    const before = issuer.granted.length;
    await page.evaluate(`sessionStorage.setItem("dossier-session", JSON.stringify({
      ...JSON.parse(sessionStorage.getItem("dossier-session")), expires_at: new Date(Date.now() + 90_000) }))`);
    await page.reload();
    await page.getByRole("link", { name: "Bakery of the north" }).waitFor();
    await page.getByRole("link", { name: "Approvals" }).click();
    await page.getByRole("heading", { name: "Approvals", level: 1 }).waitFor();
    await expect.poll(() => issuer.granted.slice(before), { timeout: 60_000 }).toEqual(["refresh"]);
    await page.getByRole("link", { name: "Cases" }).click();
    await page.getByRole("link", { name: "Bakery of the north" }).waitFor();

    await page.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => issuer.signedOut, { timeout: 60_000 }).toBe(1);
    await door(page).waitFor();
    expect(await keptSession(page)).toBeNull();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it.each([
    ["an answer to another question (state)", "other_state", /state/],
    ["an officer whom the issuer refuses", "refusal", /./],
    ["an identity made for another sign-in (nonce)", "other_nonce", /nonce/],
  ] as const)("refuses %s, and lets the officer try again", async (_, mischief, words) => {
    const visitor = await arrive(ALICE);
    const { page } = visitor;
    issuer.mischief = mischief;
    const before = issuer.granted.length;
    await door(page).click();
    expect(await page.getByRole("alert").textContent()).toMatch(words);
    expect(await keptSession(page)).toBeNull();
    expect(new URL(page.url()).search).toBe("");
    // What comes back wrong is not even traded for a token.
    expect(issuer.granted.length - before).toBe(mischief === "other_nonce" ? 1 : 0);
    await door(page).click();
    await page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
    await visitor.close();
  });

  it("takes no code that was not asked for here", async () => {
    const before = issuer.granted.length;
    const visitor = await browser.open();
    const { page } = visitor;
    await page.goto(`${service.baseUrl}/console/?code=stolen&state=guessed&iss=${encodeURIComponent(issuer.url)}`);
    await page.getByText("This sign-in was not started here.").waitFor();
    expect(await keptSession(page)).toBeNull();
    expect(issuer.granted.length).toBe(before);
    await visitor.close();
  });

  it.each([
    ["forged", "forged_token"],
    ["made for another service", "other_audience"],
  ] as const)("shows nothing for a token that is %s", async (_, mischief) => {
    const visitor = await arrive(ALICE);
    const { page } = visitor;
    issuer.mischief = mischief;
    await door(page).click();
    await page.getByText("This service does not accept the sign-in.").waitFor();
    expect(await keptSession(page)).toBeNull();
    expect(await page.getByRole("link", { name: "Bakery of the north" }).count()).toBe(0);
    await visitor.close();
  });

  it("tells somebody without a role that there is no work for them here", async () => {
    const visitor = await arrive({ ...ALICE, sub: "visitor", roles: ["reader"] });
    const { page } = visitor;
    await door(page).click();
    await page.getByText("your account has no role that works with cases").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign out" }).click();
    await door(page).waitFor();
    await visitor.close();
  });
});
