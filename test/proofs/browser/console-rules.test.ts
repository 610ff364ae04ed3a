import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Seeding } from "../../../src/cli/demo/seeding.ts";
import { expectAccessible, findChromium, PHONE, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { PHOTO } from "../../support/portal-visit.ts";
import type { TestService } from "../../support/service.ts";

describe.skipIf(findChromium() === null)(`what a house decides by, in the console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    // A change of the policy is tried on the cases that there are.
    for (const number of ["0999901041", "0999901437", "0999900150"]) await seeding.investigate(number);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("lets a compliance manager change the policy after a preview, and others read it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "policy");
    await page.getByRole("button", { name: "Edit…" }).click();
    await expectAccessible(page);
    expect(await page.getByRole("button", { name: "Preview the changes" }).isDisabled()).toBe(true);
    await page.getByLabel("Sales online").fill("70");
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await page.getByRole("status").filter({ hasText: "would get another rating" }).waitFor();
    await page.getByRole("row").filter({ hasText: "weighs 70 instead of 10 points" }).first().waitFor();
    await expectAccessible(page);
    // Another change needs another preview.
    await page.getByLabel("Prohibited countries").fill("KP");
    expect(await page.getByRole("button", { name: "Save as a new version" }).count()).toBe(0);
    await page.getByRole("button", { name: "Preview the changes" }).click();
    await page.getByLabel("Reason of the change").fill("More fraud in sales at a distance.");
    await page.getByRole("button", { name: "Save as a new version" }).click();
    await page.getByText("70 (default: 10)").waitFor();
    await page.getByText("Version 1, in effect since").waitFor();
    await page.getByText("2 changes").click();
    await page.getByText("Weights, Sales online: 10 → 70").waitFor();
    await expectAccessible(page);
    expect(await seeding.call("bob", "GET", "/api/policy")).toMatchObject({
      version: 1,
      author: "bob",
      values: { weights: { sales_online: 70, cash: 30 }, prohibited_countries: ["KP"] },
    });
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const officer = await signInAs(browser, service, "alice");
    await openScreen(officer.page, service, "policy");
    await officer.page.getByText("Only a compliance manager can change it.").waitFor();
    expect(await officer.page.getByRole("button", { name: "Edit…" }).count()).toBe(0);
    await officer.close();
  });

  it("lets a compliance manager add to a template, and the next customer is asked for it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "templates");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Seller on an online marketplace" }).click();
    await page.getByText("The built-in template: no version has been written.").waitFor();
    await page.getByRole("button", { name: "Edit…" }).click();
    expect(await page.getByRole("button", { name: "Save as version 1" }).isDisabled()).toBe(true);
    await page.getByLabel("Recent invoices").selectOption("required");
    await page.getByRole("button", { name: "Add a question" }).click();
    for (const language of ["Dutch", "French", "German", "English"]) {
      await page.getByLabel(`Question in ${language}`).fill(`Which shops do you run? (${language})`);
    }
    await page.getByLabel("Answer", { exact: true }).selectOption("select");
    for (const language of ["Dutch", "French", "German"]) {
      await page.getByLabel(`Options in ${language}`).fill("1\n2\n3");
    }
    await page.getByLabel("Options in English").fill("One\nTwo");
    await page.getByText("have different numbers of options").waitFor();
    await expectAccessible(page);
    // What was typed outlives the page.
    await page.reload();
    await page.getByRole("button", { name: "Edit…" }).click();
    await page.getByLabel("Options in English").fill("One\nTwo\nMany");
    await page.getByLabel("The customer must answer it").check();
    await page.getByLabel("Reason of the change").fill("Sellers with many shops are a risk of their own.");
    await page.getByRole("button", { name: "Save as version 1" }).click();
    await page.getByText("Version 1, in effect since").waitFor();
    await page.getByText("2 changes").click();
    await page.getByText("Recent invoices: not asked for → required").waitFor();
    await page.getByLabel("Language of the customer").selectOption("fr");
    await page.getByText("Which shops do you run? (French)").waitFor();
    await expectAccessible(page);
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const opened = await seeding.openCase("0999900150", { template_id: "marketplace_seller" });
    const customer = await browser.open({ ...PHONE, locale: "nl-BE" });
    await customer.page.goto(`${service.baseUrl}/portal/${opened.portalToken}`);
    await customer.page.getByText("Which shops do you run? (Dutch)").waitFor();
    expect(customer.complaints).toEqual([]);
    await customer.close();
  });

  it("lets a compliance manager set the brand, and the next customer sees it", async () => {
    const manager = await signInAs(browser, service, "bob");
    const { page } = manager;
    await openScreen(page, service, "brand");
    await page.getByText("Nobody has changed the brand here.").waitFor();
    await page.getByRole("button", { name: "Edit…" }).click();
    await page.getByLabel("Name").fill("Bank De Zoon");
    await page.getByLabel("Colour").fill("#7a1f2b");
    await page.getByLabel("Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: PHOTO.buffer });
    await page.getByLabel("Contact in English").fill("Call us.");
    await page.getByText("Contact is written in some languages only.").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    for (const [language, text] of [
      ["Dutch", "Bel ons."],
      ["French", "Appelez-nous."],
      ["German", "Rufen Sie uns an."],
    ] as const) {
      await page.getByLabel(`Contact in ${language}`).fill(text);
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText(/Last changed on .* by Bob\./).waitFor();
    await page.getByRole("img", { name: "Bank De Zoon" }).waitFor();
    await expectAccessible(page);
    expect(manager.complaints).toEqual([]);
    await manager.close();

    const opened = await seeding.openCase("0999900150");
    const customer = await browser.open({ ...PHONE, locale: "fr-BE" });
    await customer.page.goto(`${service.baseUrl}/portal/${opened.portalToken}`);
    await customer.page.getByRole("img", { name: "Bank De Zoon" }).waitFor();
    expect(await customer.page.evaluate("document.querySelector('.brand img').naturalWidth")).toBe(1);
    await customer.page.getByText("Appelez-nous.").waitFor();
    await expectAccessible(customer.page);
    expect(customer.complaints).toEqual([]);
    await customer.close();
  });
});
