import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import { expectAccessible, findChromium, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor } from "../../support/console-visit.ts";
import { enterByKeyboard, goTo, openPart, press, type } from "../../support/keyboard.ts";
import type { TestService } from "../../support/service.ts";

describe.skipIf(findChromium() === null)(`who is outside the circle of a report${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  /** A director of it is close to an entry of the sample list. */
  let listed: SeededCase;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    listed = await seeding.investigate("0999901041");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const enter = (officer: string) => enterByKeyboard(browser, service, officer);
  const detailOf = ({ workflowId }: SeededCase, officer = "alice") =>
    seeding.call<any>(officer, "GET", `/api/cases/${workflowId}`);

  it("leaves no trace of the MLRO's report on the desk of an officer outside its circle", async () => {
    const officer = await enter("alice");
    // Ages stand still, so that both readings differ by what happened alone.
    await officer.page.clock.setFixedTime(new Date());
    const at = `cases/${listed.workflowId}`;
    const read = async () => {
      const texts: string[] = [];
      const parts = ["", "/findings", "/hits", "/timeline", "/conversation", "/suspicion", "/checks"];
      for (const screen of ["cases", "notifications", "reports", ...parts.map((part) => `${at}${part}`)]) {
        await openScreen(officer.page, service, screen);
        texts.push(`${screen}\n${await officer.page.locator("body").innerText()}`);
      }
      return texts;
    };
    // What she has not opened herself is marked until she has.
    await read();
    const before = await read();
    const mlro = await enter("mira");
    const { page } = mlro;
    await goTo(page, "c", "Cases");
    const { company_name: name } = await detailOf(listed);
    await press(page, page.getByRole("link", { name }));
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    await openPart(page, "suspicion");
    await type(page, page.getByLabel("Reason for the suspicion"), "The funds come from an unknown person.");
    await press(page, page.getByRole("button", { name: "Raise the report" }));
    await press(page, page.getByRole("button", { name: "Submit to the MLRO" }));
    await type(page, page.getByLabel("Why it is reportable"), "The facts fit the indicators.");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Assess as reportable, and sign" }));
    await page.getByText("Another officer takes the next step.").waitFor();
    expect(await seeding.call("mira", "GET", `/cases/${listed.caseId}/sar`)).toMatchObject([
      { status: "pending_mlro", assessment: { reportable: true } },
    ]);
    expect(await read()).toEqual(before);
    expect([...officer.complaints, ...mlro.complaints]).toEqual([]);
    await Promise.all([officer.close(), mlro.close()]);
  });
});
