import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePdf } from "../../src/cli/demo/papers.ts";
import type { SeededCase, Seeding } from "../../src/cli/demo/seeding.ts";
import { Api } from "../../src/cli/demo/api.ts";
import { expectAccessible, findChromium, TestBrowser, withoutChromium } from "../support/browser.ts";
import { openScreen, seedingFor } from "../support/console-visit.ts";
import { readPdf } from "../unit/rendering/support/read-pdf.ts";
import { choose, enterByKeyboard, goTo, openAllByKeyboard, openPart, press, reach, type } from "../support/keyboard.ts";
import { TestService } from "../support/service.ts";

/** A customer of medium risk is reviewed after three years. */
const DAYS_UNTIL_REVIEW = 1100;
const AMBIGUOUS = "Date of the extract: 03/04/2026";
const NOTE = "Merci de joindre le registre des actions, signé à chaque page par le notaire.";

describe.skipIf(findChromium() === null)(`an officer's day${withoutChromium}`, () => {
  let service: TestService;
  let browser: TestBrowser;
  let seeding: Seeding;
  /** A director of it is close to an entry of the sample list. */
  let listed: SeededCase;
  /** Declares another owner than the register names. */
  let disputed: SeededCase;
  beforeAll(async () => {
    [service, browser] = await Promise.all([TestService.start(), TestBrowser.launch()]);
    seeding = await seedingFor(service);
    listed = await seeding.investigate("0999901041");
    disputed = await seeding.investigate("0999901338", ["Jan Janssens"]);
    // Bob is known as an officer by what he does.
    await seeding.call("bob", "PATCH", `/api/cases/${listed.workflowId}/assignment`, { priority: "high" });
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.dispose()]);
  });

  const enter = (officer: string) => enterByKeyboard(browser, service, officer);
  const detailOf = ({ workflowId }: SeededCase, officer = "alice") =>
    seeding.call<any>(officer, "GET", `/api/cases/${workflowId}`);

  it("goes by keyboard alone from the queue over a hit and a comment to a request in the customer's language", async () => {
    const visitor = await enter("alice");
    const { page } = visitor;
    await page.locator("tbody tr th a").first().waitFor();
    // Which of the two is due first follows from their ratings.
    const marked = page.locator(`tr.marked a[data-case="${listed.workflowId}"]`);
    for (let row = 0; row < 2 && (await marked.count()) === 0; row++) await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await page.locator(`main[data-route^="cases/${listed.workflowId}"] h1`).waitFor();

    await openPart(page, "hits");
    await press(page, page.getByRole("button", { name: "Clear…" }));
    await press(page, page.getByRole("checkbox", { name: "Birth date" }), "Space");
    await type(page, page.getByLabel("Why this is somebody else"), "The listed person is twenty years older.");
    await press(page, page.getByRole("button", { name: "Clear the hit" }));
    await page.getByText("Cleared as somebody else by Alice").waitFor();

    await openPart(page, "conversation");
    await type(page, page.getByLabel("Comment", { exact: true }), "Cleared by the birth date. @bob, do you agree?");
    await press(page, page.getByRole("button", { name: "Comment and notify bob" }));
    await page.getByRole("list", { name: "Conversation" }).getByText("do you agree?").waitFor();
    const told = await seeding.call<{ notifications: { kind: string }[] }>("bob", "GET", "/api/notifications");
    expect(told.notifications.map(({ kind }) => kind)).toContain("mentioned");

    // A full review opens every finding and every document before a decision.
    await openAllByKeyboard(page);
    await page.keyboard.press("d");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await choose(page, dialog.getByRole("radio"), dialog.getByRole("radio", { name: /^Ask the customer/ }));
    await press(page, dialog.getByRole("button", { name: "Add a request" }));
    const kind = dialog.getByLabel("What to ask for").last();
    await reach(page, kind);
    await page.keyboard.type("share register");
    const note = dialog.getByLabel(/^Note to the customer/).last();
    await type(page, note, NOTE);
    await type(page, dialog.getByLabel("Reason for the decision"), "The share register is missing.");
    // Escape loses nothing.
    await page.keyboard.press("Escape");
    await press(page, page.getByRole("button", { name: "Keep writing" }));
    expect(await note.inputValue()).toBe(NOTE);
    const preview = dialog.getByRole("region", { name: "What the customer will see" });
    await reach(page, preview.getByLabel("Language"));
    await page.keyboard.type("French");
    await preview.locator(`[lang=fr]`).getByText(NOTE).waitFor();
    await expectAccessible(page);
    await press(page, dialog.getByRole("button", { name: /^Continue:/ }));
    await dialog.getByText("You ask the customer for more").waitFor();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("heading", { name: "Follow up required" }).count()).toBe(0);
    await press(page, dialog.getByRole("button", { name: "Ask the customer", exact: true }));
    await expect
      .poll(async () => (await seeding.call<any>("alice", "GET", `/api/cases/${listed.workflowId}`)).status)
      .toBe("FOLLOW_UP_REQUIRED");
    const portal = await service.call<any>("GET", `/api/portal/${listed.portalToken}`);
    expect(portal.body.follow_up_tasks.map((task: any) => task.customer_note)).toContain(NOTE);
    expect(JSON.stringify(portal.body)).not.toContain("twenty years");
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("reads a document beside its facts, corrects one, and assigns the case with a due date", async () => {
    const visitor = await enter("alice");
    const { page } = visitor;
    await goTo(page, "c", "Cases");
    await press(page, page.getByRole("link", { name: "Kledinghuis Peeters" }));
    await page.getByRole("heading", { name: "Kledinghuis Peeters", level: 1 }).waitFor();
    await openPart(page, "documents");
    await press(page, page.getByRole("button", { name: /articles_of_association\.pdf/ }));
    const read = page.getByRole("region", { name: "What was read in articles_of_association.pdf" });
    await read.getByRole("img", { name: "Page 1 of articles_of_association.pdf" }).waitFor();
    const fact = read.getByRole("row", { name: /^Date of the document/ });
    await press(page, fact.getByRole("button"));
    expect(await fact.getAttribute("aria-selected")).toBe("true");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Review…" }));
    const outcomes = page.getByRole("radio", { name: /it counts/ });
    await choose(page, outcomes, page.getByRole("radio", { name: /^Accept/ }));
    await reach(page, page.getByLabel("Confirm or correct what was read"));
    await page.keyboard.type("Date of the document");
    await type(page, page.getByLabel("What the document says"), "11012026");
    await type(page, page.getByLabel("Reason", { exact: true }), "The reader took the day of printing.");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Accept the document" }));
    await fact.getByText("2026-11-01").waitFor();
    const reviewOf = async (name: RegExp) => {
      const { documents } = await detailOf(disputed);
      return documents.find(({ requirement_id: id }: { requirement_id: string }) => name.test(id)).review;
    };
    expect(await reviewOf(/articles/)).toMatchObject({
      outcome: "accepted",
      facts: [{ value: "2026-11-01" }],
      reviewed_by: "alice",
    });
    // A second review does not undo the correction in silence.
    await press(page, page.getByRole("button", { name: "Review again…" }));
    await choose(page, outcomes, page.getByRole("radio", { name: /^Accept/ }));
    await type(page, page.getByLabel("Reason", { exact: true }), "Compared with the notary's copy.");
    await press(page, page.getByRole("button", { name: "Accept the document" }));
    await page.getByText("Compared with the notary's copy.").waitFor();
    expect(await reviewOf(/articles/)).toMatchObject({ facts: [{ value: "2026-11-01" }] });

    await press(page, page.getByRole("button", { name: /representative_identity\.png/ }));
    await press(page, page.getByRole("button", { name: "Review…" }));
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await choose(page, outcomes, page.getByRole("radio", { name: /^Accept/ }));
    await type(page, page.getByLabel("Person whom it names"), "Jan Janssens");
    await type(page, page.getByLabel("Birth date on it"), "02031985");
    await type(page, page.getByLabel("Reason", { exact: true }), "The photo is too small for the reader.");
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: "Accept the document" }));
    await page.getByText("The photo is too small for the reader.").waitFor();
    expect(await reviewOf(/identity/)).toMatchObject({ outcome: "accepted", reviewed_by: "alice" });

    await press(page, page.getByRole("button", { name: "Nobody" }));
    const dialog = page.getByRole("dialog");
    await type(page, dialog.getByLabel("Officer", { exact: true }), "bob");
    await type(page, dialog.getByLabel("Due", { exact: true }), "03042031");
    await expectAccessible(page);
    await press(page, dialog.getByRole("button", { name: "Assign to Bob" }));
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Bob" }).waitFor();
    // The focus is back on the control that opened the dialog, which now says whose the case is.
    expect(await page.evaluate("document.activeElement?.textContent")).toContain("Bob");
    const assigned = await detailOf(disputed);
    expect(assigned.assignee).toBe("bob");
    expect(assigned.due_at).toMatch(/^2031-03-04T/);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("proposes in three deliberate steps, and the second officer confirms with everything in view", async () => {
    const override = "The notary's deed confirms the declared owner.";
    const maker = await enter("alice");
    const { page } = maker;
    await goTo(page, "c", "Cases");
    await press(page, page.getByRole("link", { name: "Kledinghuis Peeters" }));
    await page.getByRole("heading", { name: "Kledinghuis Peeters", level: 1 }).waitFor();
    await openAllByKeyboard(page);
    await page.keyboard.press("d");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await choose(page, dialog.getByRole("radio"), dialog.getByRole("radio", { name: /^Approve\s*The/ }));
    await type(page, dialog.getByLabel(/^Why you override it/), override);
    await type(page, dialog.getByLabel("Reason for the decision"), "The owner is known to us.");
    await press(page, dialog.getByRole("button", { name: "Continue: propose to approve" }));
    await dialog.getByText("You propose to approve Kledinghuis Peeters, over 1 blocker.").waitFor();
    await page.keyboard.press("Enter");
    expect((await detailOf(disputed)).status).toBe("REVIEW_PENDING");
    await press(page, dialog.getByRole("button", { name: "Propose to approve", exact: true }));
    await press(page, dialog.getByRole("button", { name: "Back to the case" }));
    await dialog.waitFor({ state: "detached" });
    expect((await detailOf(disputed)).status).toBe("PENDING_SECOND_APPROVAL");

    const checker = await enter("bob");
    const second = checker.page;
    await goTo(second, "q", "Approvals");
    await second.keyboard.press("j");
    await second.keyboard.press("Enter");
    await press(second, second.getByRole("button", { name: "Second approval…" }));
    const grounds = second.locator(".second-read");
    await grounds.getByText("The owner is known to us.").waitFor();
    await grounds.getByRole("region", { name: "Beneficial owner discrepancy" }).getByText(override).waitFor();
    const shown = await grounds.innerText();
    const proposed = await detailOf(disputed, "bob");
    for (const { title } of proposed.investigation_results.at(-1).findings) expect(shown).toContain(title);
    for (const name of ["Articles of association", "Proof of bank account"]) expect(shown).toContain(name);
    await expectAccessible(second);
    const answer = second.getByRole("complementary", { name: "Your decision" });
    expect(await answer.getByRole("radio", { checked: true }).count()).toBe(0);
    await choose(second, answer.getByRole("radio"), answer.getByRole("radio", { name: /^Confirm/ }));
    await type(second, answer.getByLabel("Your reason"), "Checked against the deed.");
    for (const box of await answer.getByRole("checkbox").all()) await press(second, box, "Space");
    await press(second, answer.getByRole("button", { name: "Confirm: approve" }));
    await second.locator(".case-title .state.success", { hasText: "Approved" }).waitFor();
    expect((await detailOf(disputed)).decision).toMatchObject({ maker: "alice", approver: "bob" });
    expect([...maker.complaints, ...checker.complaints]).toEqual([]);
    await Promise.all([maker.close(), checker.close()]);
  });

  it("scans a portfolio from a CSV file, and takes its results away as one", async () => {
    const visitor = await enter("alice");
    const { page } = visitor;
    await goTo(page, "p", "Scans");
    await type(page, page.getByLabel("Name"), "Autumn review");
    const choosing = page.waitForEvent("filechooser");
    await press(page, page.getByLabel("Or a CSV file"), "Space");
    const buffer = Buffer.from("naam;kbo\r\nA;0999900150\r\nB;0999900249\r\n");
    await (await choosing).setFiles({ name: "customers.csv", mimeType: "text/csv", buffer });
    await press(page, page.getByRole("button", { name: "Scan the portfolio" }));
    await page.getByText("2 of 2 companies", { exact: true }).waitFor();
    await expectAccessible(page);
    const saving = page.waitForEvent("download");
    await press(page, page.getByRole("button", { name: "Download as CSV" }));
    const lines = readFileSync(await (await saving).path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^0999900150;Bakkerij De Linde;scanned;green;/);
    expect(lines[2]).toMatch(/^0999900249;Houtwerken Verstraete;scanned;red;/);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("hands management its figures as PDF and CSV", async () => {
    const visitor = await enter("bob");
    const { page } = visitor;
    await page.keyboard.press("Control+k");
    await type(page, page.getByRole("combobox", { name: "Search or run a command" }), "management");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Management information", level: 1 }).waitFor();
    await page.getByText("Cases opened, by kind").waitFor();
    await expectAccessible(page);
    const save = async (format: string) => {
      const saving = page.waitForEvent("download");
      await press(page, page.getByRole("button", { name: `Download as ${format}` }));
      return readFileSync(await (await saving).path());
    };
    const { text } = await readPdf(await save("PDF"));
    expect(text).toContain("Management information");
    expect(text).toContain("Cases opened, by kind");
    const csv = (await save("CSV")).toString();
    const kinds = csv.split("\r\n").filter((line) => line.includes("cases_opened_by_kind"));
    expect(kinds.map((line) => line.split(";").slice(-5, -1))).toEqual([
      ["new_customer", "New customer", "2", "cases"],
      ["", "Not known", "0", "counted"],
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("confirms a day that the service read without certainty", async () => {
    const { workflowId } = await seeding.investigate("0999900150");
    const form = new FormData();
    const told = { kind: "register_extract", obtained_from: "Trade register", obtained_at: "2026-04-07" };
    for (const [name, value] of Object.entries(told)) form.set(name, value);
    // The third of April or the fourth of March.
    const company = ["Company name: Bakkerij De Linde", "Company number: 0999.900.150"];
    const extract = await writePdf("Extract from the trade register", [...company, AMBIGUOUS]);
    form.set("file", new File([extract], "extract.pdf", { type: "application/pdf" }));
    const token = await service.token("alice", ["officer"]);
    await new Api(service.baseUrl).call("POST", `/api/cases/${workflowId}/evidence`, { token, form });

    const visitor = await enter("alice");
    const { page } = visitor;
    await openScreen(page, service, `cases/${workflowId}/documents`);
    await press(page, page.getByRole("button", { name: /extract\.pdf/ }));
    const read = page.getByRole("region", { name: "What was read in extract.pdf" });
    const day = read.getByRole("row", { name: /not certain/ });
    await day.getByText("03/04/2026").waitFor();
    // Nobody has looked at the document yet.
    expect(await day.getByRole("button", { name: /^Confirm/ }).count()).toBe(0);
    await press(page, page.getByRole("button", { name: "Review…" }));
    await choose(page, page.getByRole("radio", { name: /it counts/ }), page.getByRole("radio", { name: /^Accept/ }));
    await press(page, page.getByRole("button", { name: "Accept the document" }));
    await expectAccessible(page);
    await press(page, day.getByRole("button", { name: "Confirm: 2026-04-03" }));
    await read.getByText("confirmed by an officer").waitFor();
    expect(await day.count()).toBe(0);
    const { documents } = await seeding.call<any>("alice", "GET", `/api/cases/${workflowId}`);
    expect(documents.find(({ filename }: { filename: string }) => filename === "extract.pdf").review).toMatchObject({
      outcome: "accepted",
      facts: [{ value: "2026-04-03" }],
      reason: null,
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it("disposes of a monitoring event, and finds the review that is due three years later", async () => {
    const list = { name: "Past exits", csv: "name;birth_date;reason\nJan Janssens;1931-05-04;exit" };
    await seeding.call("bob", "POST", "/api/own-lists", list);
    const events = () => seeding.call<any>("alice", "GET", "/api/monitoring/events?type=list_entry");
    await expect.poll(async () => (await events()).events.length, { timeout: 60_000 }).toBeGreaterThan(0);
    const visitor = await enter("alice");
    const { page } = visitor;
    await goTo(page, "o", "Monitoring");
    await expectAccessible(page);
    // The customer declared a name; an officer saw the identity document of a person: one party, one event.
    const link = page.getByRole("link", { name: /Jan Janssens may match/ });
    expect(await link.count()).toBe(1);
    const eventId = (await link.getAttribute("href"))!.split("/").at(-1)!;
    await press(page, link);
    const options = page.getByRole("radio");
    await options.first().waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    const compared = page.getByRole("region", { name: /^Comparison of Jan Janssens with/ });
    expect(await compared.getByRole("row", { name: /^Name/ }).innerText()).toMatch(
      /Jan Janssens\s+Jan Janssens\s+Agrees/,
    );
    expect(await compared.getByRole("row", { name: /^Birth date/ }).innerText()).toMatch(
      /3 Feb 1985\s+4 May 1931\s+Differs/,
    );
    expect(await page.locator("article").innerText()).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|fingerprint|own:/iu);
    await choose(page, options, page.getByRole("radio", { name: /^Cleared/ }));
    await press(page, page.getByRole("checkbox", { name: "Birth date" }), "Space");
    await type(page, page.getByLabel("Reason", { exact: true }), "The person on the list was born in 1931.");
    await press(page, page.getByRole("button", { name: "Continue" }));
    await page.getByText("This is final.").waitFor();
    await expectAccessible(page);
    await press(page, page.getByRole("button", { name: /^Record: / }));
    await page.getByText("The person on the list was born in 1931.").waitFor();
    expect(await seeding.call("alice", "GET", `/api/monitoring/events/${eventId}`)).toMatchObject({
      disposition: "cleared",
      differs: ["birth_date"],
      disposed_by: "alice",
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();

    await service.stop();
    await service.restart(DAYS_UNTIL_REVIEW);
    const later = await enter("alice");
    const due = later.page.getByRole("link", { name: /^The review of Kledinghuis Peeters was due/ });
    await expect
      .poll(
        async () => {
          await openScreen(later.page, service, "home");
          await goTo(later.page, "o", "Monitoring");
          return due.count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await press(later.page, due);
    await press(later.page, later.page.getByRole("link", { name: "Open the review" }));
    // The page before it has the name in its title too.
    await later.page.getByRole("heading", { name: "Kledinghuis Peeters", level: 1, exact: true }).waitFor();
    await expectAccessible(later.page);
    expect(later.complaints).toEqual([]);
    await later.close();
  });
});
