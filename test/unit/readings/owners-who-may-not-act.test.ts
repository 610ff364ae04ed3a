import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { tasksForCheck } from "../../../src/investigation/follow-up/check-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { director, expires, handedIn, holder, NOW, readAs, reviewedAs, zone } from "../../support/made-readings.ts";

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
