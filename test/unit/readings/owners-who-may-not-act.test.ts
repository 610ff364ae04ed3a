import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { tasksForCheck } from "../../../src/investigation/follow-up/check-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  expires,
  handedIn,
  holder,
  made,
  NOW,
  person,
  readAs,
  reviewedAs,
  zone,
} from "../../support/made-readings.ts";

const BORN = "1980-04-12";
const card = (name: string, requirement = "representative_identity") =>
  handedIn(requirement, readAs("identity_card", [holder(name, BORN), expires("2031-05-01"), zone()]));
const OWNERS = [
  { name: "Marc Van Loock", share_percent: 60 },
  { name: "Katrien Van Loock", share_percent: 40, birth_date: BORN },
];

const factsOf = (document: CaseDocument, given: Partial<DueFacts> = {}, more: CaseDocument[] = []) =>
  ({
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Heidebloem",
    registrationNumber: "0999900342",
    answers: { beneficial_owners: OWNERS, directors: [{ name: "Marc Van Loock" }] },
    documents: [document, ...more],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: {},
    grounds: soundGrounds({ register: { state: "silent", reason: "not_covered" } }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  }) as DueFacts;

function stateOf(document: CaseDocument, given: Partial<DueFacts> = {}, more: CaseDocument[] = []) {
  const { state, why } = judgeDocument(factsOf(document, given, more), document);
  return `${state}: ${why}`;
}

describe("the identity document of a representative", () => {
  it("does not count where its holder owns, and others are named as those who may act", () => {
    expect(stateOf(card("Katrien Van Loock"))).toMatch(
      /^doubtful: is of Katrien Van Loock, who owns and is not named as one who may act; .* power of attorney$/,
    );
    expect(stateOf(card("Katrien Van Loock"), { rulesVersion: 6 })).toMatch(/^accepted/);
  });

  it("is not asked for again then, but by what right its holder acts, in the customer's language", () => {
    const asked = (name: string) =>
      tasksForCheck(
        { check: "documents", outcome: "not_established", reason: "unreadable", how: "", evidence_ids: [] },
        { ...factsOf(card(name)), subject: "company" },
      );
    const tasks = asked("Katrien Van Loock");
    const types = tasks.map(({ document_type: type }) => type);
    expect(types).not.toContain("representative_identity");
    expect(tasks).toContainEqual(expect.objectContaining({ document_type: "power_of_attorney", required: false }));
    const [question, ...others] = tasks.filter(({ response_type: type }) => type === "text");
    expect([question?.required, others]).toEqual([true, []]);
    for (const language of ["nl", "fr", "de"] as const)
      expect(taskText(question!.description, language)).toMatch(/volmacht|procuration|Vollmacht/);
    expect(asked("Marc Van Loock").filter(({ response_type: type }) => type === "text")).toEqual([]);
  });

  it("counts for a director, for whom a deed names, where nobody or a company may act, and by an officer's word", () => {
    expect(stateOf(card("Marc Van Loock"))).toMatch(/^accepted/);
    const deed = handedIn(
      "articles_of_association",
      readAs("articles_of_association", [director("Katrien Van Loock")]),
    );
    expect(stateOf(card("Katrien Van Loock"), {}, [deed])).toMatch(/^accepted/);
    const answers = { beneficial_owners: OWNERS };
    expect(stateOf(card("Katrien Van Loock"), { answers })).toMatch(/^accepted/);
    expect(stateOf(reviewedAs(card("Katrien Van Loock")))).toMatch(/^accepted/);
  });
});

describe("the directors of a recent extract, where the register publishes none", () => {
  const extract = (name: string, born = BORN, day = "2026-11-16", number = "0999900342") =>
    handedIn(
      "register_extract",
      readAs("register_extract", [
        made("enterprise_number", number),
        person(name, { role: "director", birth_date: born }),
        dated(day),
      ]),
    );
  const answers = { beneficial_owners: [{ name: "Hendrik De Vries", share_percent: 100, birth_date: "1971-02-03" }] };
  const state = (name: string, paper: CaseDocument, given: Partial<DueFacts> = {}) =>
    stateOf(card(name), { answers, ...given }, [paper]);

  it("are who the card of a representative may be of, by name and birth date", () => {
    expect(state("Maria Petronella Jansen", extract("Maria Petronella Jansen"))).toMatch(/^accepted/);
  });

  it.each([
    ["of another birth date", extract("Maria Petronella Jansen", "1980-04-13")],
    ["of before", extract("Maria Petronella Jansen", BORN, "2025-11-16")],
    ["of another company", extract("Maria Petronella Jansen", BORN, "2026-11-16", "0999900150")],
    ["of another name", extract("Kees Bakker")],
  ])("do not make it one where the extract is %s", (_, paper) => {
    expect(state("Maria Petronella Jansen", paper)).toMatch(/^doubtful: .*whom neither the customer nor a register/);
  });

  it("leave the card of an owner who is none of them open", () => {
    const owners = { answers: { beneficial_owners: [{ name: "Paul Weber", share_percent: 100, birth_date: BORN }] } };
    expect(state("Paul Weber", extract("Jean Petit", "1966-05-05"), owners)).toMatch(
      /^doubtful: is of Paul Weber, who owns and is not named as one who may act/,
    );
    expect(state("Paul Weber", extract("Paul Weber"), owners)).toMatch(/^accepted/);
    expect(state("Paul Weber", extract("Jean Petit", "1966-05-05"), { ...owners, rulesVersion: 11 })).toMatch(
      /^accepted/,
    );
  });
});
