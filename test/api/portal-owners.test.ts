import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { ownerDetailsTask } from "../../src/domain/portal/owner-details.task.ts";
import { type ApiAnswer, newOfficer, send } from "../support/api.ts";
import { followUpTask, investigation } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { type FormPart, multipart } from "../support/form.ts";
import { putCase, readRecord } from "../support/portal.ts";

const NAME = "answer:beneficial_owners";
const pageOf = ({ bytes }: ApiAnswer): string => new TextDecoder().decode(bytes);
const look = async (token: string, language = "en") =>
  pageOf(await send("GET", `/portal/${token}`, { headers: { "Accept-Language": language } }));

function sendPage(token: string, parts: readonly FormPart[], language = "en") {
  const form = multipart([{ name: "rows:beneficial_owners", value: "1" }, ...parts]);
  const headers = { ...form.headers, "Accept-Language": language };
  return send("POST", `/portal/${token}`, { headers, body: form.body });
}

const row = (place: string, values: Record<string, string>): FormPart[] =>
  Object.entries(values).map(([field, value]) => ({ name: `${NAME}:${place}:${field}`, value }));
const button = (name: string, value: string): FormPart => ({ name, value });
const CONFIRM = button("confirm", "yes");

const AN = {
  given_names: "An",
  family_name: "Peeters",
  birth_date: "1971-04-03",
  nationality: "België",
  share_percent: "60,5",
};
const EMPTY = { given_names: "", family_name: " ", birth_date: "", share_percent: "" };
const STORED = {
  given_names: "An",
  family_name: "Peeters",
  birth_date: "1971-04-03",
  nationality: "BE",
  share_percent: 60.5,
};
const answersOf = async (opened: Parameters<typeof readRecord>[0]) =>
  (await readRecord(opened)).additionalData["answers"] as Record<string, unknown> | undefined;

describe("owners on the customer's page", () => {
  it("are handed in as a list, without the rows that were left empty", async () => {
    const opened = await openCase(newOfficer());
    const company = {
      company_name: "Triade <b>",
      enterprise_number: "0403.170.701",
      country: "",
      share_percent: "39.5 %",
    };
    const sent = await sendPage(
      opened.token,
      [...row("p0", AN), ...row("c1", company), ...row("p2", EMPTY), CONFIRM],
      "nl",
    );
    expect(sent.status).toBe(303);
    expect(await answersOf(opened)).toEqual({
      beneficial_owners: [
        STORED,
        { company_name: "Triade <b>", enterprise_number: "0403.170.701", share_percent: 39.5 },
      ],
    });
  });

  it("come and go by buttons, with everything kept that was typed, and nothing handed in", async () => {
    const opened = await openCase(newOfficer());
    const activity = { name: "answer:business_activity", value: "Bread" };
    const added = pageOf(
      await sendPage(opened.token, [...row("p0", AN), activity, button("add", "beneficial_owners:company")]),
    );
    for (const kept of [">Bread</textarea>", 'value="Peeters"', 'name="answer:beneficial_owners:c1:company_name"']) {
      expect(added).toContain(kept);
    }
    expect(added).toMatch(/c1:company_name"[^>]* autofocus/);
    const both = [...row("p0", AN), ...row("c1", { company_name: "Triade" })];
    const removed = pageOf(await sendPage(opened.token, [...both, button("remove", "beneficial_owners:p0")]));
    expect(removed).toMatch(/name="answer:beneficial_owners:c0:company_name"[^>]* value="Triade"/);
    expect(removed).not.toContain('value="Peeters"');
    for (const odd of ["x", "beneficial_owners:dog", "beneficial_owners:p9999", "a:b:person"]) {
      expect((await sendPage(opened.token, [...row("p0", AN), button("add", odd), button("save", "")])).status).toBe(
        200,
      );
    }
    expect((await readRecord(opened)).iteration).toBe(0);
  });

  it("are pointed at field by field, and cannot be handed in while a field cannot be right", async () => {
    const opened = await openCase(newOfficer());
    const wrong = row("p0", { ...AN, birth_date: "2071-04-03", nationality: "Atlantis" });
    const page = pageOf(await sendPage(opened.token, [...wrong, CONFIRM]));
    for (const text of ["This date is in the future.", "We do not recognise this country.", 'value="Atlantis"']) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("Submit anyway");
    expect((await readRecord(opened)).iteration).toBe(0);
    const missing = row("p0", { given_names: "An", family_name: "Peeters" });
    expect(pageOf(await sendPage(opened.token, missing))).toContain("This is still missing.");
    expect((await sendPage(opened.token, [...missing, CONFIRM])).status).toBe(303);
  });

  it("stay as they are when the page only shows them, in whatever form they were given", async () => {
    for (const answer of [
      "An Peeters (60 %)\nJo Claes",
      "n/a",
      [{ name: "An Peeters", residence: "NL", is_pep: false }],
    ]) {
      const opened = await openCase(newOfficer(), undefined, {
        additional_data: { answers: { beneficial_owners: answer } },
      });
      const page = await look(opened.token, "fr");
      const fields = [
        ...page
          .replaceAll(/<template[\s\S]*?<\/template>/g, "")
          .matchAll(
            /<(?:input|select)[^>]* name="(answer:beneficial_owners:[^"]*)"[^>]*>(?:(?!<\/select>)[\s\S])*?(?=<\/select>|<\/div>)/g,
          ),
      ];
      const parts = fields.map(([tag, name]) => ({
        name: name!,
        value: (tag!.startsWith("<select") ? /value="([^"]*)" selected/ : /value="([^"]*)"/).exec(tag!)?.[1] ?? "",
      }));
      if (answer !== "n/a") expect(parts.length).toBeGreaterThan(5);
      expect(pageOf(await sendPage(opened.token, [...parts, button("save", "")], "fr"))).toBe("");
      await sendPage(opened.token, [...parts, CONFIRM], "fr");
      expect(await answersOf(opened)).toEqual({ beneficial_owners: answer });
      if (typeof answer === "string") expect(page).toContain("Vous avez écrit");
    }
  });

  it("can all be taken away", async () => {
    const given = { additional_data: { answers: { beneficial_owners: [STORED] } } };
    const opened = await openCase(newOfficer(), undefined, given);
    await sendPage(opened.token, [CONFIRM]);
    expect(await answersOf(opened)).toEqual({ beneficial_owners: "" });
  });

  it("are completed in place of the task that asks for their details", async () => {
    const description = ownerDetailsTask([{ name: "An Peeters", details: ["birth_date", "nationality"] }]);
    const followUp: Partial<CaseRecord> = {
      status: "FOLLOW_UP_REQUIRED",
      iteration: 1,
      investigations: [investigation()],
      additionalData: { answers: { beneficial_owners: "An Peeters; 60,5" } },
      followUpTasks: [
        followUpTask({ id: "followup_2_1", iteration: 2, description, response_type: "text", document_type: null }),
      ],
    };
    const opened = await openCase(newOfficer());
    await putCase(opened, followUp);
    const page = await look(opened.token, "nl");
    expect(page).toContain("Vul de gegevens van deze eigenaars aan: An Peeters (geboortedatum; nationaliteit).");
    expect(page).not.toContain("task:followup_2_1");
    const unchanged = row("p0", { name: "An Peeters", share_percent: "60.5" });
    expect(pageOf(await sendPage(opened.token, unchanged, "nl"))).toContain("Deze vraag is nog niet beantwoord.");
    await sendPage(
      opened.token,
      [...row("p0", { ...AN, given_names: "", family_name: "", name: "An Peeters" }), CONFIRM],
      "nl",
    );
    const record = await readRecord(opened);
    expect(record.followUpTasks.map(({ status }) => status)).toEqual(["answered"]);
    expect((await answersOf(opened))!["beneficial_owners"]).toEqual([
      { name: "An Peeters", birth_date: "1971-04-03", nationality: "BE", share_percent: 60.5 },
    ]);
  });
});
