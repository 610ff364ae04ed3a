import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { openCase, reviewedCase, SANCTIONED } from "../support/cases.ts";

const NOTE = "Please send every page, signed by the notary.";
const REGISTER = {
  description: "Please provide: Share register.",
  response_type: "document",
  document_type: "shareholder_register",
  justification: "secret reason",
  customer_note: NOTE,
};

const followUp = (...follow_up_tasks: unknown[]) => ({ decision: "follow_up", reason: "more", follow_up_tasks });

const html = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a note to the customer", () => {
  it("is previewed as the portal then shows it, and is on the letter's list", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const question = { description: "Who signs?", response_type: "yes_no" };
    const preview = await officer.post(`${opened.path}/follow-up-preview`, {
      follow_up_tasks: [REGISTER, question],
      language: "fr",
    });
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body)).not.toContain("secret");
    expect(preview.body.tasks[0]).toMatchObject({
      description: "Registre des actions",
      note_from: "Message de Dossier",
    });
    expect((await officer.get(opened.path)).body.status).toBe("REVIEW_PENDING");

    expect((await officer.post(`${opened.path}/decision`, followUp(REGISTER, question))).status).toBe(200);
    const portal = await send("GET", `/api/portal/${opened.token}`, { headers: { "Accept-Language": "fr" } });
    const shared = ["description", "details", "customer_note", "response_type", "required"];
    const pick = (task: Record<string, unknown>) => shared.map((key) => task[key]);
    expect(portal.body.follow_up_reason).toBe(preview.body.follow_up_reason);
    expect(portal.body.follow_up_tasks.map(pick)).toEqual(preview.body.tasks.map(pick));
    const page = await send("GET", `/portal/${opened.token}`, { headers: { "Accept-Language": "fr" } });
    expect(html(page.bytes)).toContain(NOTE);
    expect(html(page.bytes)).toContain("Message de Dossier");
    expect(html(page.bytes)).not.toContain("secret");
    expect((await officer.get(opened.path)).body.follow_up_tasks[0]).toMatchObject({ customer_note: NOTE });
  });

  it("is plain text: markup reaches the customer as characters", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const task = { ...REGISTER, customer_note: "<img src=x onerror=alert(1)>" };
    await officer.post(`${opened.path}/decision`, followUp(task));
    const page = await send("GET", `/portal/${opened.token}`);
    expect(html(page.bytes)).toContain("&lt;img src=x");
    expect(html(page.bytes)).not.toContain("<img src=x");
  });

  it.each([
    ["a forbidden word in a note", { ...REGISTER, customer_note: "We made a Verdachtsmeldung." }, "customer_note"],
    ["a forbidden word in a question", { description: "Is this suspicious?", response_type: "text" }, "description"],
    [
      "a document of another kind without a note",
      { ...REGISTER, document_type: "other", customer_note: null },
      "customer_note",
    ],
    ["a note over 1,000 characters", { ...REGISTER, customer_note: "x".repeat(1001) }, "customer_note"],
  ])("refuses %s, with and without the SAR-first lock alike", async (_, task, field) => {
    const officer = newOfficer();
    const [plain, locked] = [await reviewedCase(officer), await reviewedCase(officer, SANCTIONED)];
    const [first, second] = [
      await officer.post(`${plain.path}/decision`, followUp(task)),
      await officer.post(`${locked.path}/decision`, followUp(task)),
    ];
    expect(first.status).toBe(422);
    expect(first.body.errors[0].path).toBe(`follow_up_tasks.0.${field}`);
    expect(second.status).toBe(422);
    expect(second.body.errors).toEqual(first.body.errors);
  });

  it("is refused while the SAR-first lock holds as a follow-up without one is", async () => {
    const officer = newOfficer();
    const { path } = await reviewedCase(officer, SANCTIONED);
    const answers = [
      await officer.post(`${path}/decision`, followUp(REGISTER)),
      await officer.post(`${path}/decision`, followUp({ ...REGISTER, customer_note: null })),
    ];
    const comparable = answers.map(({ status, body }) => ({ status, ...body, request_id: "", instance: "" }));
    expect(comparable[0]).toMatchObject({ status: 409, gate: "sar_first" });
    expect(comparable[0]).toEqual(comparable[1]);
  });
});

describe("the preview", () => {
  it("names what a decision would refuse, and what an officer should read again", async () => {
    const officer = newOfficer();
    const { path } = await openCase(officer);
    const { body } = await officer.post(`${path}/follow-up-preview`, {
      follow_up_tasks: [
        { response_type: "text" },
        { response_type: "document", document_type: "additional_document" },
        { ...REGISTER, customer_note: "The STR is filed." },
        { ...REGISTER, customer_note: "The law against money laundering requires it." },
      ],
    });
    expect(body.tasks.map(({ issues }: { issues: { code: string }[] }) => issues.map(({ code }) => code))).toEqual([
      ["text_missing"],
      ["note_missing"],
      ["forbidden_words"],
      ["delicate_words"],
    ]);
  });

  it("is the same while the SAR-first lock holds", async () => {
    const officer = newOfficer();
    const [plain, locked] = [await reviewedCase(officer), await reviewedCase(officer, SANCTIONED)];
    const preview = ({ path }: { path: string }) =>
      officer.post(`${path}/follow-up-preview`, { follow_up_tasks: [REGISTER] });
    expect((await preview(locked)).body).toEqual((await preview(plain)).body);
  });
});
