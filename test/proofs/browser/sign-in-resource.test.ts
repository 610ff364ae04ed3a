import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findChromium, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { freePort } from "../../support/free-port.ts";
import { OpenIdProvider, type Subject } from "../../support/oidc-provider.ts";
import { TestService } from "../../support/service.ts";

const ANN: Subject = {
  accountId: "8f3c0d52-6a0b-4f0e-9d5c-2f1f6f0f7a10",
  claims: { tenant: "north", groups: ["kyc"], name: "Ann Peeters", email: "ann@bank.example" },
};
const GROUPS = ["AUTH_ROLES_CLAIM:groups", 'AUTH_ROLE_MAP:{"kyc": "officer"}'];

describe.skipIf(findChromium() === null)(`signing in at oidc-provider${withoutChromium}`, () => {
  let issuer: OpenIdProvider;
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await TestBrowser.launch();
  });
  afterAll(() => browser?.close());

  /** Signs `subject` in to a service with these settings, and returns the page when it has come back. */
  async function signIn(service: TestService, subject: Subject) {
    issuer.subject = subject;
    const visitor = await browser.open();
    await visitor.page.goto(`${service.baseUrl}/console/`);
    await visitor.page.getByRole("button", { name: `Sign in at ${new URL(issuer.url).host}` }).click();
    return visitor;
  }

  it("needs AUTH_RESOURCE for a JWT: without it the token is opaque, and the console says so", async () => {
    const [one, other] = [await freePort(), await freePort()];
    issuer = await OpenIdProvider.start([one, other].map((port) => `http://localhost:${port}/console/`));
    const scope = "AUTH_SCOPE:openid cases";
    const without = await TestService.startAt(one, ...issuer.settings(scope, ...GROUPS));
    const named = await TestService.startAt(
      other,
      ...issuer.settings(scope, `AUTH_RESOURCE:${issuer.resource}`, ...GROUPS),
    );
    try {
      const refused = await signIn(without, ANN);
      await refused.page.getByText("The issuer's access token is no JWT; check AUTH_RESOURCE").waitFor();
      await refused.close();

      const signedIn = await signIn(named, ANN);
      const { page, complaints } = signedIn;
      await page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
      expect(complaints).toEqual([]);
      // The name stands where a GUID stood, and the id is there for who points at it.
      const foot = page.locator(".who b");
      expect([await foot.textContent(), await foot.getAttribute("title")]).toEqual(["Ann Peeters", ANN.accountId]);
      expect(await page.locator(".who").textContent()).toMatch(/officer/i);
      await signedIn.close();

      const nobody = await signIn(named, { ...ANN, accountId: "x", claims: { ...ANN.claims, groups: ["officer"] } });
      await nobody.page.getByText("your account has no role that works with cases").waitFor();
      await nobody.close();

      const left = { ...ANN.claims, groups: undefined, _claim_names: { groups: "src1" } };
      const many = await signIn(named, { accountId: "y", claims: left });
      await many.page.getByText("left the groups out of the token because there are too many").waitFor();
      expect(await many.page.evaluate("sessionStorage.getItem('dossier-session')")).toBeNull();
      await many.close();
    } finally {
      await Promise.all([without.dispose(), named.dispose(), issuer.close()]);
    }
  });
});
