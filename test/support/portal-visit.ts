import type { Locator, Page } from "playwright-core";
import { PDF, PNG } from "./sample-files.ts";
import { investigated, type OpenedCase, openCase, submit } from "./main-job.ts";
import type { TestService } from "./service.ts";

/** Files as a customer has them at hand. */
export const PAPER = { name: "statuten.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
export const PHOTO = { name: "identiteit.png", mimeType: "image/png", buffer: Buffer.from(PNG) };

/** A case that waits for its customer. */
export async function newCase(service: TestService, officer: string): Promise<OpenedCase> {
  const { body } = await openCase(service, officer, "0999900150", "Bakkerij De Linde");
  return body;
}

/** The same case, handed in and looked at. */
export async function reviewedCase(service: TestService, officer: string): Promise<OpenedCase> {
  const opened = await newCase(service, officer);
  await submit(service, opened, "Katrien Vermeulen\nJoris Claes");
  await investigated(service, officer, opened.workflow_id);
  return opened;
}

export async function decide(service: TestService, officer: string, opened: OpenedCase, json: object): Promise<void> {
  const { status, body } = await service.call("POST", `/api/cases/${opened.workflow_id}/decision`, {
    token: officer,
    json,
  });
  if (status !== 200) throw new Error(`the decision was refused: ${JSON.stringify(body)}`);
}

async function answerOwner(row: Locator): Promise<void> {
  const fill = (field: string, value: string) => row.locator(`[name$=":${field}"]`).fill(value);
  await fill("given_names", "Katrien");
  await fill("family_name", "Vermeulen");
  await fill("birth_date", "1978-05-21");
  await fill("nationality", "BE");
  await fill("share_percent", "100");
}

/** Answers every question of the page that has no answer yet, in the way its field asks for. */
export async function answerEverything(page: Page): Promise<void> {
  for (const item of await page.locator("[data-answer]:visible").all()) {
    if ((await item.locator(".owner").count()) > 0) await answerOwner(item.locator(".owner").first());
    else if ((await item.locator("textarea").count()) > 0) await item.locator("textarea").fill("Brood en gebak");
    else if ((await item.locator("select").count()) > 0) await item.locator("select").selectOption({ index: 1 });
    else if ((await item.locator("[type=radio]").count()) > 0) await item.locator(".choice").last().click();
    else await item.locator("input").fill("Brood en gebak");
  }
}
