import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SeededCase, Seeding } from "../../../src/cli/demo/seeding.ts";
import {
  DESKTOP,
  expectAccessible,
  findChromium,
  PHONE,
  type TestBrowser,
  withoutChromium,
} from "../../support/browser.ts";
import { openConsole, openScreen, seedingFor, signInAs } from "../../support/console-visit.ts";
import type { TestService } from "../../support/service.ts";

interface Told {
  readonly notifications: readonly { readonly kind: string; readonly ids: { readonly workflow_id?: string } }[];
}

/** A button that becomes available is at once what it will be: its contrast is measured. */
const STILL = { ...DESKTOP, reducedMotion: "reduce" } as const;

describe.skipIf(findChromium() === null)(`officers who work together on a case${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  let seeded: SeededCase;
  beforeAll(async () => {
    [service, browser] = await openConsole();
    seeding = await seedingFor(service);
    seeded = await seeding.openCase("0999900150");
    // Bob is known by what he does, and Zoe by nothing.
    await seeding.call("bob", "PATCH", `/api/cases/${seeded.workflowId}/assignment`, { priority: "normal" });
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const mentionsOf = async (officer: string) => {
    const { notifications } = await seeding.call<Told>(officer, "GET", "/api/notifications");
    return notifications.filter(({ ids }) => ids.workflow_id === seeded.workflowId).map(({ kind }) => kind);
  };

  it("comment with a mention, change it, keep a draft through a reload, and withdraw it", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    const address = `cases/${seeded.workflowId}/conversation`;
    await openScreen(page, service, address);
    await page.getByText("Nobody has commented on this case.").waitFor();
    await expectAccessible(page);

    await page
      .getByLabel("Comment", { exact: true })
      .fill("The share register is missing.\n(@bob), did they send it to zoe@bank.be? @zoe");
    await page.getByText("A notification goes to bob.").waitFor();
    await page.getByText("Nobody is notified by @zoe: no officer with this id").waitFor();
    await page.reload();
    await page.getByText("have not sent it").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Comment and notify bob" }).press("Enter");
    const entry = page.getByRole("list", { name: "Conversation" }).getByRole("listitem");
    await entry.getByText("The share register is missing.").waitFor();
    expect(await page.getByLabel("Comment", { exact: true }).inputValue()).toBe("");
    expect(await mentionsOf("bob")).toEqual(["mentioned"]);
    expect(await mentionsOf("mira")).toEqual([]);

    const box = page.getByLabel("Comment", { exact: true });
    await box.fill("Thanks @b");
    await page.getByRole("button", { name: "@bob" }).press("Enter");
    expect(await box.inputValue()).toBe("Thanks @bob ");
    await box.fill("Thanks (@b) for this");
    for (let step = 0; step < ") for this".length; step++) await box.press("ArrowLeft");
    await page.getByRole("button", { name: "@bob" }).press("Enter");
    expect(await box.inputValue()).toBe("Thanks (@bob) for this");
    await page.keyboard.type("!");
    expect(await box.inputValue()).toBe("Thanks (@bob!) for this");
    await box.fill("");

    await entry.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Change the comment").fill("The share register is missing, page 2.");
    await page.getByRole("button", { name: "Save the change" }).click();
    await entry.getByText("page 2.").waitFor();
    await expectAccessible(page);

    const manager = await signInAs(browser, service, "bob", PHONE);
    await openScreen(manager.page, service, address);
    await manager.page.getByText("2 versions").click();
    await manager.page.getByText("did they send it to").waitFor();
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

  it("notify an officer whose id is a mail address, and not the one whose id it begins with", async () => {
    const token = await service.token("bob@bank.be", ["officer"]);
    const call = async (method: string, path: string, body?: object) => {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const answer = await fetch(service.baseUrl + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Told;
    };
    const other = await seeding.openCase("0999900942");
    await call("POST", `/api/cases/${other.workflowId}/comments`, { text: "Mine now." });
    const before = await seeding.call<Told>("bob", "GET", "/api/notifications");
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, `cases/${other.workflowId}/conversation`);
    await page.getByRole("list", { name: "Conversation" }).getByText("bob@bank.be").waitFor();
    const box = page.getByLabel("Comment", { exact: true });
    await box.fill("(@bob@");
    await page.getByRole("button", { name: "@bob@bank.be" }).press("Enter");
    await page.keyboard.type("), see page 3.");
    await page.getByText("A notification goes to bob@bank.be.").waitFor();
    await page.getByRole("button", { name: "Comment and notify bob@bank.be" }).click();
    await page.getByRole("list", { name: "Conversation" }).getByText("see page 3.").waitFor();
    const { notifications } = await call("GET", "/api/notifications");
    expect(notifications.map(({ kind, ids }) => [kind, ids.workflow_id])).toEqual([["mentioned", other.workflowId]]);
    expect(await seeding.call("bob", "GET", "/api/notifications")).toEqual(before);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("read a long conversation newest first, change an old comment, and lose none by a new one", async () => {
    const long = await seeding.openCase("0999900249");
    const path = `/api/cases/${long.workflowId}/comments`;
    for (let number = 1; number <= 52; number++)
      await seeding.call("alice", "POST", path, { text: `Remark ${number}.` });
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, `cases/${long.workflowId}/conversation`);
    const entries = page.getByRole("list", { name: "Conversation" }).getByRole("listitem");
    await entries.first().getByText("Remark 52.").waitFor();
    await page.getByRole("button", { name: "Show more" }).press("Enter");
    await entries.nth(51).getByText("Remark 1.").waitFor();
    await entries.nth(51).getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Change the comment").fill("The first remark.");
    await page.getByRole("button", { name: "Save the change" }).click();
    await entries.nth(51).getByText("The first remark.").waitFor();
    await page.getByLabel("Comment", { exact: true }).fill("Remark 53.");
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await entries.first().getByText("Remark 53.").waitFor();
    expect(await entries.count()).toBe(53);
    await entries.nth(50).getByText("Remark 3.").waitFor();
    await entries.nth(52).getByText("The first remark.").waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("keep what they typed through a step back, Escape and a dropped connection", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, `cases/${seeded.workflowId}/conversation`);
    const box = page.getByLabel("Comment", { exact: true });
    await box.fill("They sent page 3.");
    await box.press("Escape");
    expect(await box.inputValue()).toBe("They sent page 3.");
    await page.getByRole("link", { name: "Timeline" }).click();
    await page.getByRole("heading", { name: "Timeline" }).waitFor();
    await page.goBack();
    expect(await box.inputValue()).toBe("They sent page 3.");
    await visitor.context.setOffline(true);
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByText("What you typed is kept.").waitFor();
    expect(await box.inputValue()).toBe("They sent page 3.");
    await visitor.context.setOffline(false);
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByRole("list", { name: "Conversation" }).getByText("They sent page 3.").waitFor();
    expect(await box.inputValue()).toBe("");
    const { comments } = await seeding.call<{ comments: readonly { readonly text: string | null }[] }>(
      "alice",
      "GET",
      `/api/cases/${seeded.workflowId}/comments?order=newest`,
    );
    expect(comments.filter(({ text }) => text === "They sent page 3.")).toHaveLength(1);

    await page.getByRole("button", { name: "Nobody" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Officer", { exact: true }).fill("bob");
    await page.keyboard.press("Escape");
    await dialog.getByText("What you typed is not stored.").waitFor();
    await dialog.getByRole("button", { name: "Keep writing" }).click();
    expect(await dialog.getByLabel("Officer", { exact: true }).inputValue()).toBe("bob");
    await visitor.close();
  });

  it("change only what they touched in an assignment: another's change meanwhile stays", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    const other = await seeding.openCase("0999900744");
    const path = `/api/cases/${other.workflowId}`;
    await openScreen(page, service, `cases/${other.workflowId}`);
    await page.getByRole("button", { name: "Nobody" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Priority").selectOption("high");
    await seeding.call("bob", "PATCH", `${path}/assignment`, { assignee: "bob", due_at: "2031-03-04T10:00:00Z" });
    await dialog.getByRole("button", { name: "Assign to nobody" }).click();
    await dialog.waitFor({ state: "detached" });
    const given = { assignee: "bob", priority: "high", due_at: "2031-03-04T10:00:00.000Z" };
    expect(await seeding.call("bob", "GET", path)).toMatchObject(given);

    await page.getByRole("button", { name: "Bob High" }).click();
    await dialog.getByText("Now due on 4 Mar 2031").waitFor();
    await dialog.getByLabel("Officer", { exact: true }).fill("bobb");
    await dialog.getByText("No officer with this id has worked on a case here.").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Officer", { exact: true }).fill("bob");
    await dialog.getByLabel("Due", { exact: true }).fill("2031-03-05");
    await dialog.getByText(/Due on 5 Mar 2031, 17:00 by your clock/).waitFor();
    await dialog.getByLabel("Remove the date that an officer set").check();
    await dialog.getByRole("button", { name: "Assign to Bob" }).click();
    await dialog.waitFor({ state: "detached" });
    const after = await seeding.call<{ due_at: string | null }>("bob", "GET", path);
    expect(after).toMatchObject({ assignee: "bob", priority: "high" });
    expect(after.due_at?.startsWith("2031") ?? false).toBe(false);
    await visitor.close();
  });

  it("assign the case from its page, by keyboard alone", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    await openScreen(page, service, `cases/${seeded.workflowId}`);
    await page.getByRole("button", { name: "Nobody" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Officer", { exact: true }).fill("bob");
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

  it("read what happened on the timeline, by kind, with the hash one click away", async () => {
    const visitor = await signInAs(browser, service, "alice", STILL);
    const { page } = visitor;
    const path = `cases/${seeded.workflowId}/timeline`;
    await seeding.call("bob", "PATCH", `/api/cases/${seeded.workflowId}/assignment`, { assignee: "bob" });
    await seeding.call("bob", "POST", `/api/cases/${seeded.workflowId}/comments`, { text: "The register has page 4." });
    await openScreen(page, service, path);
    const entries = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
    await entries.first().getByText("The register has page 4.").waitFor();
    await entries.nth(1).getByText("Assigned to Bob").waitFor();
    await entries.last().getByText("Case opened").waitFor();
    await entries.last().getByText("by Alice").waitFor();
    await expectAccessible(page);

    await page.getByLabel("Show", { exact: true }).selectOption("assignment");
    await page.waitForURL(/kind=assignment/);
    await entries.first().getByText("Assigned to Bob").waitFor();
    await page.getByText("The register has page 4.").waitFor({ state: "detached" });
    const hash = entries.first().getByText(/^[0-9a-f]{64}$/);
    expect(await hash.isVisible()).toBe(false);
    await entries
      .first()
      .getByText(/^Audit entry/)
      .click();
    await hash.waitFor();
    await page.getByRole("button", { name: "Check the audit chain" }).press("Enter");
    await page.getByText(/entries is intact/).waitFor();
    await page.getByLabel("Show", { exact: true }).selectOption("decision");
    await page.getByText("Nothing of this kind has happened.").waitFor();

    const phone = await signInAs(browser, service, "bob", PHONE);
    await openScreen(phone.page, service, path);
    await phone.page.getByText("The register has page 4.").waitFor();
    await expectAccessible(phone.page);
    expect(await phone.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect([...visitor.complaints, ...phone.complaints]).toEqual([]);
    await Promise.all([visitor.close(), phone.close()]);
  });
});
