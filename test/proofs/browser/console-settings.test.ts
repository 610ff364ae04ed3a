import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import { DESKTOP, expectAccessible, findChromium, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

const STILL = { ...DESKTOP, reducedMotion: "reduce" } as const;

describe.skipIf(findChromium() === null)(`settings of a tenant and of an officer${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    await seeding.openCase("0999900150");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("registers a program with its roles and rate, and revokes it for a reason", async () => {
    const visitor = await signInAs(browser, service, "bob", STILL);
    const { page } = visitor;
    await openScreen(page, service, "service-accounts");
    await page.getByText("No program works here.").waitFor();
    await page.getByLabel("Client id at the identity provider").fill("case-loader");
    await page.getByLabel("Name of the program").fill("Loads cases");
    await page.getByLabel("Officer", { exact: true }).check();
    await page.getByLabel("Requests per minute (maximum)").fill("30");
    await page.getByRole("button", { name: "Register it" }).click();
    await page.getByText("30 requests a minute at most").waitFor();
    await page.getByRole("button", { name: "Revoke: Loads cases" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "Revoke it" }).isDisabled()).toBe(true);
    await dialog.getByLabel("Reason").fill("Replaced by another.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Revoke it" }).click();
    await page.getByText("Replaced by another.").waitFor();
    await page.getByText("Revoked by", { exact: false }).waitFor();
    await expectAccessible(page);
    const { service_accounts } = await seeding.call<{ service_accounts: object[] }>(
      "bob",
      "GET",
      "/api/service-accounts",
    );
    expect(service_accounts).toMatchObject([
      { client_id: "case-loader", roles: ["officer"], requests_per_minute: 30, revoked_reason: "Replaced by another." },
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("sends an officer's mails to the address of the sign-in, and ends them", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, "notifications");
    await page.getByRole("link", { name: "E-mails" }).click();
    await page.getByText("You get no e-mails.").waitFor();
    await page.getByLabel("Comments that mention you").check();
    await page.getByLabel("Language of the e-mails").selectOption("nl");
    await page.getByRole("button", { name: "Send them to alice@dossier.example" }).click();
    await page.getByText("E-mails go to alice@dossier.example").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop the e-mails" }).click();
    await page.getByText("You get no e-mails.").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("saves an export as one file, and shows lists to everybody", async () => {
    const visitor = await signInAs(browser, service, "bob", STILL);
    const { page } = visitor;
    await openScreen(page, service, "exports");
    await page.getByLabel("CSV, for spreadsheets").check();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("cases.csv");
    const lines = readFileSync((await file.path())!, "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(2);
    expect([lines[0]!.includes("company_name"), lines[1]!.includes("Bakkerij De Linde")]).toEqual([true, true]);
    await page.getByText("1 line saved.").waitFor();
    await openScreen(page, service, "lists");
    await page.getByText("Invented sample").waitFor();
    await page.getByText("This service does not download lists").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
