import { SignJWT } from "jose";
import type { Page } from "playwright-core";
import { Api } from "../../src/cli/demo/api.ts";
import { withComment } from "../../src/cli/demo/papers.ts";
import { Seeding } from "../../src/cli/demo/seeding.ts";
import { ensureSecrets } from "../../src/cli/local/secrets.ts";
import type { Role } from "../../src/platform/context.ts";
import { DESKTOP, TestBrowser, type Visitor } from "./browser.ts";
import { PNG } from "./sample-files.ts";
import { TestService } from "./service.ts";

const CAST: Readonly<Record<string, Role>> = {
  alice: "officer",
  bob: "compliance_manager",
  mira: "mlro",
  noor: "mlro",
};

/** A tenant of its own on the worker's service, and a browser in which the demo's officers sign in as that tenant's. */
export async function openConsole(): Promise<[TestService, TestBrowser]> {
  const [service, browser] = await Promise.all([TestService.share(), TestBrowser.launch()]);
  browser.runFirst(await signInTo(service));
  return [service, browser];
}

/** A script that gives the demo's officers a token of the service's tenant when they sign in. */
async function signInTo({ tenant }: TestService): Promise<string> {
  const secret = new TextEncoder().encode((await ensureSecrets()).AUTH_JWT_SECRET);
  const signed = Object.entries(CAST).map(async ([officer, role]) => {
    const claims = new SignJWT({ tenant, roles: [role], email: `${officer}@dossier.example` });
    const token = claims.setProtectedHeader({ alg: "HS256", typ: "JWT" }).setSubject(officer).setIssuedAt();
    return [officer, await token.setExpirationTime("12h").sign(secret)] as const;
  });
  const tokens = Object.fromEntries(await Promise.all(signed));
  return `{
    const [tokens, originalFetch] = [${JSON.stringify(tokens)}, globalThis.fetch];
    globalThis.fetch = async (request, options) => {
      const isSignIn = new URL(request.url ?? request, location.href).pathname === "/api/session/demo";
      const answer = await originalFetch(request, options);
      if (!isSignIn || !answer.ok) return answer;
      const session = await answer.json();
      return Response.json({ ...session, tenant: ${JSON.stringify(tenant)}, token: tokens[session.officer_id] });
    };
  }`;
}

/** Officers and customers who bring cases to where a visit begins. */
export async function seedingFor(service: TestService): Promise<Seeding> {
  const tokens = Object.entries(CAST).map(async ([name, role]) => [name, await service.token(name, [role])] as const);
  const drawPicture = (comment: string) => withComment(PNG, comment);
  return new Seeding(new Api(service.baseUrl), Object.fromEntries(await Promise.all(tokens)), drawPicture);
}

/** Somebody who has signed in at the console by a click. */
export async function signInAs(
  browser: TestBrowser,
  service: TestService,
  officer: string,
  options: Parameters<TestBrowser["open"]>[0] = DESKTOP,
): Promise<Visitor> {
  const visitor = await browser.open(options);
  await visitor.page.goto(`${service.baseUrl}/console/`);
  await visitor.page.getByRole("button", { name: new RegExp(`^${officer}`, "i") }).click();
  await visitor.page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
  return visitor;
}

/** Goes to a screen and waits until it is the one that is shown and nothing of it is still loading. */
export async function openScreen(page: Page, service: TestService, hash: string): Promise<void> {
  await page.goto(`${service.baseUrl}/console/#/${hash}`);
  await page.locator(`main[data-route="${hash}"] h1`).first().waitFor();
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
}

/** Opens each finding and each document of a case, as a full review requires before a decision. */
export async function openEverything(page: Page, service: TestService, workflowId: string): Promise<void> {
  await openScreen(page, service, `cases/${workflowId}/findings`);
  for (const evidence of await page.locator(".finding > details > summary").all()) await evidence.click();
  await openScreen(page, service, `cases/${workflowId}/documents`);
  for (const document of await page.locator(".pick button").all()) {
    await document.click();
    await page.locator(".pick button[aria-pressed=true]").waitFor();
  }
}

/** Chooses the approval in the open dialog of a decision. */
export const chooseApproval = (page: Page): Promise<void> =>
  page
    .getByRole("dialog")
    .getByRole("radio", { name: /^Approve\s*The/ })
    .check();
