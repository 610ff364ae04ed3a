import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { missingDetails } from "../../../src/domain/customer/missing-details.rules.ts";
import { readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { ownerDetailsTask, withOwnerDetails } from "../../../src/domain/portal/owner-details.task.ts";
import { submitDocuments } from "../../../src/domain/portal/submission.rules.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { caseRecord, followUpTask } from "../../support/case-fixtures.ts";
import { soundGrounds, taskGrounds } from "../../support/diligence-fixtures.ts";

const AN = { name: "An Peeters", birth_date: "1971-04-03", nationality: "BE", share_percent: 60 };
const silent = soundGrounds({ register: { state: "silent", reason: "source_not_configured" } });
const tasksFor = (beneficial_owners: unknown, given: Partial<Parameters<typeof proposeTasks>[0]> = {}) =>
  proposeTasks({ ...taskGrounds, grounds: silent, ...given, answers: { beneficial_owners } })
    .tasks.map(({ description }) => description)
    .filter((text) => text.startsWith("Please complete the details"));
const missing = (answer: unknown) => missingDetails(readDeclaredOwners(answer)![0]!, 25);

describe("what is missing of a declared owner", () => {
  it("is birth date, nationality and share of a person, number and country of a company", () => {
    expect(missing([{ name: "An Peeters" }])).toEqual(["birth_date", "nationality", "share"]);
    expect(missing([AN])).toEqual([]);
    expect(missing([{ ...AN, share_percent: undefined, control: "trustee" }])).toEqual([]);
    expect(missing([{ company_name: "Acme" }])).toEqual(["number", "country", "share"]);
    expect(missing([{ company_name: "Acme", enterprise_number: "0403.170.701", share_percent: 40 }])).toEqual([]);
    expect(missing("An Peeters; BE; 60")).toEqual(["birth_date_or_number"]);
  });

  it("is nothing of who clearly holds too little, and controls in no other way", () => {
    expect(missing([{ name: "An Peeters", share_percent: 24.9 }])).toEqual([]);
    expect(missing([{ name: "An Peeters", share_percent: 25 }])).toEqual(["birth_date", "nationality"]);
    expect(missing([{ name: "An Peeters", share_percent: 5, control: "agreement" }])).toHaveLength(2);
  });

  it("is not what the register tells", () => {
    const owners = [
      { name: "Peeters An", kind: "person" as const, birth_date: "1971", nationality: "BE", share_percent: 60 },
    ];
    const sound = soundGrounds();
    const register = { ...sound.register, owners } as typeof sound.register;
    expect(tasksFor("An Peeters", { grounds: soundGrounds({ register }) })).toEqual([]);
    expect(tasksFor("Jo Claes", { grounds: soundGrounds({ register }) })).toHaveLength(1);
  });

  it("is no share of a director of an association, since version 13 of the rules", () => {
    const sound = soundGrounds();
    const grounds = soundGrounds({ register: { ...sound.register, owners: [] } as typeof sound.register });
    const asbl = { grounds, facts: { legal_form_code: [{ value: "017" }] } } as never;
    const director = [{ name: "An Peeters", birth_date: "1980-05-06", nationality: "BE" }];
    expect(tasksFor(director, asbl)).toEqual([]);
    expect(tasksFor(director, { ...(asbl as object), rulesVersion: 12 })).toHaveLength(1);
    expect(tasksFor(director, { grounds })).toHaveLength(1);
    expect(tasksFor([{ ...director[0], name: "Jo Claes" }], asbl)).toHaveLength(1);
    expect(tasksFor([{ name: "An Peeters" }], asbl)[0]).toMatch(/date of birth; nationality\)/);
  });
});

describe("the task that asks for it", () => {
  it("is one, names everybody with what is missing, and does not come twice", () => {
    const answer = [
      { name: "Jo (Joseph) Claes", share_percent: 40 },
      { company_name: "Acme; Co", share_percent: 60 },
      AN,
    ];
    const [task, ...more] = tasksFor(answer);
    expect(more).toEqual([]);
    expect(task).toBe(
      "Please complete the details of these owners: Jo (Joseph) Claes (date of birth; nationality); Acme, Co (company number; country). One line each, for example: Jane Doe; 1971-04-03; BE; 60 %",
    );
    const given = {
      iteration: 2,
      task_id: "t",
      description: task!,
      answer: "as declared",
      submitted_at: "2026-11-22T09:00:00.000Z",
    };
    expect(tasksFor(answer, { taskResponses: [given] })).toEqual([]);
    expect(taskText(task!, "nl")).toBe(
      "Vul de gegevens van deze eigenaars aan: Jo (Joseph) Claes (geboortedatum; nationaliteit); Acme, Co (ondernemingsnummer; land). Eén regel per naam, bijvoorbeeld: Jane Doe; 1971-04-03; BE; 60 %",
    );
    for (const language of ["fr", "de"] as const)
      expect(taskText(task!, language)).not.toMatch(/date of birth|country\)/);
  });

  it("has room for an officer to send it, however many owners there are", () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ name: `An ${n}`, details: ["birth_date" as const] }));
    expect(ownerDetailsTask(many).length).toBeLessThan(2_000);
  });
});

describe("the answer to it", () => {
  it("completes the owners that it names, and loses none", () => {
    expect(withOwnerDetails("An Peeters (60 %)\nJo Claes, Piet Maes", "an peeters; 3/4/1971; BE")).toEqual([
      { name: "An Peeters", share_percent: 60, birth_date: "1971-04-03", nationality: "BE" },
      "Jo Claes",
      "Piet Maes",
    ]);
    const acme = [{ company_name: "Acme Ltd", share_percent: 60 }];
    expect(withOwnerDetails(acme, "Acme Ltd; GB; 01234567")).toEqual([
      { company_name: "Acme Ltd", share_percent: 60, foreign_number: "01234567", country: "GB" },
    ]);
    expect(withOwnerDetails("An Peeters; BE", "An Peeters; 1971-04-03")).toEqual([
      { name: "An Peeters", birth_date: "1971-04-03", nationality: "BE" },
    ]);
    expect(withOwnerDetails("An Peeters", "Jo Claes; 1980-01-01; NL")).toEqual([
      "An Peeters",
      { name: "Jo Claes", birth_date: "1980-01-01", nationality: "NL" },
    ]);
    const crowd = Array.from({ length: 20_000 }, (_, n) => `An P${n}; BE`).join("\n");
    expect(withOwnerDetails(crowd, crowd)).toBeNull();
    expect(tasksFor(crowd)).toHaveLength(1);
    for (const nothing of ["It is as declared; our accountant confirms it.", "n/a", "?"]) {
      expect(withOwnerDetails("An Peeters", nothing)).toBeNull();
    }
  });

  const description = ownerDetailsTask([{ name: "An Peeters", details: ["birth_date"] }]);
  const record: CaseRecord = caseRecord({
    status: "FOLLOW_UP_REQUIRED",
    iteration: 1,
    additionalData: { answers: { beneficial_owners: "An Peeters; BE; 60" } },
    followUpTasks: [followUpTask({ id: "t1", iteration: 2, description, response_type: "text", document_type: null })],
  });
  const submitted = (given: object) => {
    const meta = { now: new Date("2026-11-22T09:00:00.000Z") } as Parameters<typeof submitDocuments>[3];
    const access = { tokenHash: "hash", acceptLanguage: null };
    const outcome = submitDocuments(record, access, { answers: {}, taskResponses: {}, ...given }, meta);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value.record;
  };

  it("is read into the declaration, which answers the task in its turn", () => {
    const byText = submitted({ taskResponses: { t1: "An Peeters; 1971-04-03" } });
    expect(byText.additionalData["answers"]).toEqual({
      beneficial_owners: [{ name: "An Peeters", share_percent: 60, birth_date: "1971-04-03", nationality: "BE" }],
    });
    expect(byText.taskResponses.at(-1)!.answer).toBe("An Peeters; 1971-04-03");
    const byList = submitted({ answers: { beneficial_owners: [AN] } });
    expect(byList.followUpTasks.map(({ status }) => status)).toEqual(["answered"]);
    expect(byList.taskResponses.at(-1)!.answer).toBe("An Peeters; 1971-04-03; BE; 60 %");
    expect(submitted({ taskResponses: { t1: "?" } }).additionalData["answers"]).toEqual({
      beneficial_owners: "An Peeters; BE; 60",
    });
  });
});
