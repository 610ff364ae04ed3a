// Pictures of the console and the portal for the documentation: `npm run pictures`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { runCommand } from "../src/cli/command.ts";
import { Api } from "../src/cli/demo/api.ts";
import { SEED_STORIES } from "../src/cli/demo/seed-stories.ts";
import { Seeding } from "../src/cli/demo/seeding.ts";
import { furnishDesk } from "../src/cli/demo/seed-desk.ts";
import { signOfficerToken } from "../src/cli/local/officer-token.ts";
import { ensureSecrets } from "../src/cli/local/secrets.ts";
import { spawnService } from "../src/cli/local/service-process.ts";
import { CliError, repositoryRoot } from "../src/cli/program.ts";
import { findChromium } from "./support/browser.ts";
import { freePort } from "./support/free-port.ts";

const CAST = { alice: "officer", bob: "compliance_manager", mira: "mlro" } as const;
type Officer = keyof typeof CAST;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Case {
  readonly workflow_id: string;
  readonly company_name: string;
  readonly company_registration_number: string;
  readonly status: string;
  readonly portal_url: string;
}

interface Shot {
  readonly name: string;
  readonly size: keyof typeof SIZES;
  readonly theme: "light" | "dark";
  /** Null for the customer. */
  readonly officer: Officer | null;
  /** The address behind the hash, or the customer's. */
  readonly at: string;
  /** What is done on the page before the picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** The cases of the seed that the pictures show, by number and state. */
function planShots(find: (number: string, status?: string) => Case): Shot[] {
  const open = `cases/${find("0999900150", "REVIEW_PENDING").workflow_id}`;
  const listed = `cases/${find("0999901041", "REVIEW_PENDING").workflow_id}`;
  const pending = `cases/${find("0999900249").workflow_id}`;
  const owners = `cases/${find("0999901338", "REVIEW_PENDING").workflow_id}`;
  const desk = { size: "desktop", theme: "light", officer: "alice" } as const;
  const phone = { size: "phone", theme: "light", officer: "alice" } as const;
  const decide = (page: Page) => page.getByRole("button", { name: "Decide…" }).first().click();
  return [
    { ...desk, name: "needs-me", at: "home" },
    { ...desk, name: "cases", at: "cases", theme: "dark" },
    { ...desk, name: "customer", at: open },
    { ...desk, name: "documents", at: `${open}/documents`, before: (page) => page.locator("canvas").first().waitFor() },
    { ...desk, name: "ownership", at: `${owners}/ownership` },
    { ...desk, name: "hit", at: `${listed}/hits` },
    { ...desk, name: "checks", at: `${open}/checks`, theme: "dark" },
    { ...desk, name: "decide", at: open, before: decide },
    { ...desk, name: "template", at: "templates/psp_merchant_onboarding", officer: "bob" },
    { ...desk, name: "second-approval", at: `${pending}/approval`, officer: "bob" },
    { ...desk, name: "alerts", at: "alerts", theme: "dark" },
    { ...phone, name: "phone-case", at: open },
    { ...phone, name: "phone-portal", at: `${find("0403227515").portal_url}?lang=nl`, officer: null },
  ];
}

async function seed(api: Api): Promise<readonly Case[]> {
  const { AUTH_JWT_SECRET: secret } = await ensureSecrets();
  const sign = (officer: string, role: (typeof CAST)[Officer]) =>
    signOfficerToken(secret!, { officer, roles: [role], tenant: "demo" });
  const tokens = Object.entries(CAST).map(async ([name, role]) => [name, await sign(name, role)] as const);
  const seeding = new Seeding(api, Object.fromEntries(await Promise.all(tokens)));
  for (const { name, tell } of SEED_STORIES) {
    console.log(`  a case that ${name}`);
    await tell(seeding);
  }
  await furnishDesk(seeding);
  const { cases } = await seeding.call<{ cases: Case[] }>("alice", "GET", "/api/cases?per_page=100");
  return Promise.all(cases.map(({ workflow_id }) => seeding.call<Case>("alice", "GET", `/api/cases/${workflow_id}`)));
}

async function take(browser: Browser, baseUrl: string, shot: Shot, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZES[shot.size],
    colorScheme: shot.theme,
    reducedMotion: "reduce",
    isMobile: shot.size === "phone",
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
  });
  const page = await context.newPage();
  if (shot.officer === null) {
    await page.goto(shot.at);
  } else {
    await page.goto(`${baseUrl}/console/`);
    await page.getByRole("button", { name: new RegExp(`^${shot.officer}`, "i") }).click();
    await page.getByRole("heading", { name: "Needs me", level: 1 }).waitFor();
    await page.goto(`${baseUrl}/console/#/${shot.at}`);
    // A first visit does without the typeface, which may come too late for it.
    await page.reload();
    await page.locator(`main[data-route="${shot.at}"] h1`).first().waitFor();
    await page.locator(".skeleton").first().waitFor({ state: "detached" });
  }
  await shot.before?.(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file });
  await context.close();
}

runCommand("pictures", {
  options: {},
  details: "Seeds a service of its own and writes docs/images/. Needs Chromium on the PATH, or CHROMIUM_PATH.",
  async run() {
    const executablePath = findChromium();
    if (executablePath === null) throw new CliError("no Chromium was found");
    const folder = path.join(repositoryRoot, "docs/images");
    mkdirSync(folder, { recursive: true });
    const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-pictures-"));
    const port = await freePort();
    const service = await spawnService({ port, stateDir });
    const browser = await chromium.launch({ executablePath });
    try {
      const api = new Api(`http://localhost:${port}`);
      const cases = await seed(api);
      const shots = planShots((number, status) => {
        const found = cases.find(
          (one) => one.company_registration_number === number && (status === undefined || one.status === status),
        );
        if (!found) throw new CliError(`the seed has no case of ${number}${status ? ` in ${status}` : ""}`);
        return found;
      });
      for (const shot of shots) {
        console.log(`  ${shot.name}`);
        await take(browser, api.baseUrl, shot, path.join(folder, `${shot.name}.png`));
      }
    } finally {
      await Promise.all([browser.close(), service.stop()]);
      rmSync(stateDir, { recursive: true, force: true });
    }
  },
});
