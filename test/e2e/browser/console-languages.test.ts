import { afterAll, beforeAll, describe, it } from "vitest";
import { DESKTOP, findChromium, type TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openConsole } from "../../support/console-visit.ts";
import { describeLanguages } from "../../support/console-languages.ts";
import type { TestService } from "../../support/service.ts";

// The longest words; `test/proofs/console-languages.test.ts` has the other languages.
describeLanguages(["de-BE"]);

describe.skipIf(findChromium() === null)(`the language of the officer's console${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  beforeAll(async () => {
    [service, browser] = await openConsole();
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  it("keeps the language that the officer chooses, and the session", async () => {
    const visitor = await browser.open({ ...DESKTOP, locale: "en-GB" });
    await visitor.page.goto(`${service.baseUrl}/console/`);
    await visitor.page.getByRole("button", { name: /^alice/i }).click();
    await visitor.page.getByRole("combobox", { name: "Language" }).selectOption("de");
    await visitor.page.getByRole("heading", { name: "Für mich", level: 1 }).waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole("heading", { name: "Für mich", level: 1 }).waitFor();
    await visitor.page.getByText("Compliance-Sachbearbeitung").first().waitFor();
    await visitor.close();
  });
});
