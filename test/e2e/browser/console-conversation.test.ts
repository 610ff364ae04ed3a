import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import { expectAccessible, findChromium, PHONE, TestBrowser, withoutChromium } from "../../support/browser.ts";
import { openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import { TestService } from "../../support/service.ts";

interface Told {
  readonly notifications: readonly { readonly kind: string; readonly ids: { readonly workflow_id?: string } }[];
}

describe.skipIf(findChromium() === null)(`officers who work together on a case${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let seeded: SeededCase;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    seeded = await seeding.openCase("0999900150");
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const mentionsOf = async (officer: string) => {
    const { notifications } = await seeding.call<Told>(officer, "GET", "/api/notifications");
    return notifications.filter(({ ids }) => ids.workflow_id === seeded.workflowId).map(({ kind }) => kind);
  };

  it("comment with a mention, change it, keep a draft through a reload, and withdraw it", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    const address = `cases/${seeded.workflowId}/conversation`;
    await openScreen(page, service, address);
    await page.getByText("Nobody has commented on this case.").waitFor();
    await expectAccessible(page);

    await page.getByLabel("Comment", { exact: true }).fill("The share register is missing.\n@bob, did they send it?");
    await page.getByText("A notification goes to Bob.").waitFor();
    await page.reload();
    await page.getByText("have not sent it").waitFor();
    await page.getByRole("button", { name: "Comment and notify Bob" }).press("Enter");
    const entry = page.getByRole("list", { name: "Conversation" }).getByRole("listitem");
    await entry.getByText("The share register is missing.").waitFor();
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe("");
    expect(await mentionsOf("bob")).toEqual(["mentioned"]);
    expect(await mentionsOf("mira")).toEqual([]);

    await page.getByLabel("Comment", { exact: true }).fill("Thanks @b");
    await page.getByRole("button", { name: "@bob" }).press("Enter");
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe("Thanks @bob ");
    await page.getByLabel("Comment", { exact: true }).fill("");

    await entry.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Change the comment").fill("The share register is missing, page 2.");
    await page.getByRole("button", { name: "Save the change" }).click();
    await entry.getByText("page 2.").waitFor();
    await expectAccessible(page);

    const manager = await signInAs(browser, service, "bob", PHONE);
    await openScreen(manager.page, service, address);
    await manager.page.getByText("2 versions").click();
    await manager.page.getByText("did they send it?").waitFor();
    expect(await manager.page.getByRole("button", { name: "Edit" }).count()).toBe(0);
    await expectAccessible(manager.page);
    expect(await manager.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);

    await entry.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Its words disappear for officers.").waitFor();
    await page.getByRole("button", { name: "Withdraw it for good" }).click();
    await entry.getByText("Withdrawn by Alice").waitFor();
    expect(await page.getByText("page 2.").count()).toBe(0);
    expect([...visitor.complaints, ...manager.complaints]).toEqual([]);
    await Promise.all([visitor.close(), manager.close()]);
  });

  it("assign the case from its page, by keyboard alone", async () => {
    const visitor = await signInAs(browser, service, "alice");
    const { page } = visitor;
    await openScreen(page, service, `cases/${seeded.workflowId}`);
    await page.getByRole("button", { name: "Nobody" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Officer").fill("bob");
    await dialog.getByLabel("Priority").selectOption("urgent");
    await dialog.getByLabel("Due").fill("2031-03-04");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Bob Urgent" }).waitFor();
    const detail = await seeding.call("bob", "GET", `/api/cases/${seeded.workflowId}`);
    expect(detail).toMatchObject({ assignee: "bob", priority: "urgent" });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
