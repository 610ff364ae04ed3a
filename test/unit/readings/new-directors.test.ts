import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, director, handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

/** A company whose register names An Peeters as director, and the findings on a deed that names these directors. */
function withDeed(names: readonly string[], day: string, given: Partial<DueFacts> = {}) {
  const deed = [made("company_name", "Molenhof Logistiek NV"), dated(day), ...names.map((name) => director(name))];
  const facts: DueFacts = {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Molenhof Logistiek",
    registrationNumber: "0999900150",
    answers: { beneficial_owners: "An Peeters" },
    documents: [handedIn("articles_of_association", readAs("articles_of_association", deed), { filename: "deed.pdf" })],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }] },
    grounds: soundGrounds({ sample: false }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
  return presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] });
}

describe("a director by a paper of the last month, whom the register does not name", () => {
  it.each([[["An Peeters", "Boris Ivanov"]], [["Boris Ivanov"]]])("is a finding, and asked about: %j", (names) => {
    const [finding, ...others] = withDeed(names, "2026-11-01");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: "medium",
      code: "document_director_new",
      title: "Not in the register as director: Boris Ivanov",
    });
    expect(finding!.description).toContain('"deed.pdf" (articles of association of 2026-11-01)');
    expect(tasksForFinding(finding!, "company")).toMatchObject([
      {
        required: true,
        description: expect.stringMatching(/^Please state the full names of the persons who may represent/),
      },
    ]);
  });

  it("is asked about by articles of the last year too, unless the register has a later appointment, since version 8", () => {
    const [finding, ...others] = withDeed(["An Peeters", "Boris Ivanov"], "2026-05-01");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: "medium",
      code: "document_director_new",
      title: "Not in the register as director: Boris Ivanov",
      description: expect.stringMatching(
        /Whether they still act for the customer, or ever were entered, is not certain\.$/,
      ),
    });
    expect(tasksForFinding(finding!, "company")).toHaveLength(1);
    const of = (day: string, since: string | null, given: Partial<DueFacts> = {}) =>
      withDeed(["An Peeters", "Boris Ivanov"], day, {
        facts: { directors: [{ value: [{ name: "An Peeters", since }] }] },
        ...given,
      }).map(({ code }) => code);
    expect(of("2026-05-01", null)).toEqual(["document_director_new"]);
    expect(of("2026-05-01", "2026-08-01")).toEqual([]);
    expect(of("2025-09-01", "2015-03-01")).toEqual([]);
    expect(of("2026-05-01", "2015-03-01", { rulesVersion: 7 })).toEqual([]);
  });

  it("is another than one whose name is only alike", () => {
    const facts = { directors: [{ value: [{ name: "Joris Claes", since: "2015-03-01" }] }] };
    expect(withDeed(["Boris Ivanov"], "2026-11-01", { facts })).toMatchObject([{ code: "document_director_new" }]);
  });

  it("is told only, where the customer declares it", () => {
    const additionalData = { directors: "An Peeters\nBoris Ivanov" };
    const [finding] = withDeed(["An Peeters", "Boris Ivanov"], "2026-11-01", { additionalData });
    expect(finding).toMatchObject({ severity: "low", code: "document_director_new" });
    expect(tasksForFinding(finding!, "company")).toEqual([]);
  });

  it.each<[string, readonly string[], string, Partial<DueFacts>]>([
    ["the register names them all", ["An Peeters"], "2026-11-01", {}],
    ["the paper is old", ["Boris Ivanov"], "2012-11-01", {}],
    ["the run was judged before", ["Boris Ivanov"], "2026-11-01", { rulesVersion: 6 }],
  ])("is none where %s", (_, names, day, given) => {
    expect(withDeed(names, day, given)).toEqual([]);
  });
});
