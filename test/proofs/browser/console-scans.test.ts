import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSampleDebtPage } from "../../../src/sources/inhoudingsplicht/sample.ts";
import { expectAccessible, findChromium, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, signInAs } from "../../support/console-visit.ts";
import { HeldUpstream } from "../../support/held-upstream.ts";
import { TestService } from "../../support/service.ts";

const csv = (text: string) => ({ name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

describe.skipIf(findChromium() === null)(`portfolios in the console${withoutChromium}`, () => {
  let debts: HeldUpstream;
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    debts = await HeldUpstream.open(serveSampleDebtPage, Infinity);
    [service, browser] = await Promise.all([
      TestService.start(`DEBT_CHECK_BASE_URL:${debts.url}`),
      TestBrowser.launch(),
    ]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
    await debts?.close();
  });

  it("come from a file, name what failed, are retried and downloaded", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, "scans");
    await page.getByLabel("Name").fill("Spring review");
    await page.getByLabel("Or a CSV file").setInputFiles(csv("naam;kbo\nA;0999900151\nB;0999900150\nC;x\n"));
    await page.getByRole("button", { name: "Scan the portfolio" }).click();
    await page.getByText("2 lines of the file are wrong; nothing was scanned.").waitFor();
    await page.getByText('Line 2: "0999900151" has wrong check digits (mod 97)').waitFor();
    await page.getByText('Line 4: "x" is not a Belgian enterprise number').waitFor();
    await page.getByText("No portfolio was scanned yet.").waitFor();

    debts.isDown = true;
    await page.getByLabel("Or a CSV file").setInputFiles(csv("\uFEFFnaam;kbo\r\nA;0999900150\r\nB;0999900249\r\n"));
    await page.getByRole("button", { name: "Scan the portfolio" }).click();
    await page.getByRole("heading", { name: "Spring review" }).waitFor();
    await page.getByText("2 of 2 companies, a source failed for 2").waitFor({ timeout: 60_000 });
    await page.getByRole("link", { name: "Bakkerij De Linde" }).waitFor();
    await page.getByText("The page of tax and social debts gave no answer: HTTP 503.").first().waitFor();
    await page.getByText("The company is bankrupt in the register.").waitFor();
    await expectAccessible(page);

    debts.isDown = false;
    await page.getByRole("button", { name: "Retry what failed" }).click();
    await page.getByText("2 of 2 companies", { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole("img", { name: "Red 1, amber 0, green 1" }).waitFor();
    await page.getByText("Nothing found; every source answered.").waitFor();
    expect(await page.getByRole("button", { name: "Retry what failed" }).count()).toBe(0);

    await page.getByLabel("Show").selectOption("red");
    await expect.poll(() => page.getByRole("row").count(), { timeout: 30_000 }).toBe(2);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as CSV" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("Spring review.csv");
    const lines = (await readFile(await saved.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^0999900150;Bakkerij De Linde;scanned;green;/);

    await page.getByRole("link", { name: "All scans" }).click();
    await page.getByRole("link", { name: "Spring review" }).waitFor();
    await page.getByText("2 of 2 companies").waitFor();
    await expectAccessible(page);
    expect(visitor.complaints.filter((text) => !text.includes("422"))).toEqual([]);
    await visitor.close();
  });

  it("lead to their companies, whose history names the source that failed", async () => {
    const visitor = await signInAs(browser, service, "alice");
    await openScreen(visitor.page, service, "scans/company/0999900150");
    await visitor.page.getByText("No answer: tax and social debts").waitFor();
    await visitor.page.getByRole("heading", { name: "Scans of 0999.900.150" }).waitFor();
    await visitor.close();
  });
});
