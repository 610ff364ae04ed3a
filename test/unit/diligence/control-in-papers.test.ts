import { describe, expect, it } from "vitest";
import { isOpenControl } from "../../../src/domain/diligence/control-in-papers.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { dated, handedIn, made, readAs } from "../../support/made-readings.ts";
import { withAnswers } from "../../support/rating-fixtures.ts";

const OPTION = "Katrien Vermeulen verleende aan Dmitri Sokolov een aankoopoptie op al haar aandelen";

/** The company's own articles with a sentence on control. */
const articles = (quote: string, names: readonly string[]) => ({
  ...readAs("articles_of_association", [made("enterprise_number", "0999900150"), dated("2026-05-12")]),
  names,
  warnings: [{ code: "control_stated" as const, page: 2, detail: `The paper says: "${quote}".` }],
});
const found = (quote: string, names: readonly string[], given: Partial<RatingFacts> = {}) => {
  const facts = withAnswers(
    { beneficial_owners: "Katrien Vermeulen, 1978-05-21, 100 %" },
    { documents: [handedIn("articles_of_association", articles(quote, names))], ...given },
  );
  return presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] }).filter(
    ({ code }) => code === "document_control",
  );
};

describe("control that a company's paper gives", () => {
  it("to somebody whom nobody names is a finding to settle, with the name, the words and a question", () => {
    const [finding] = found(OPTION, ["Dmitri Sokolov"]);
    expect(finding).toMatchObject({ severity: "medium", title: "Control by Dmitri Sokolov: articles of association" });
    expect(finding!.description).toContain(OPTION);
    expect(isToSettle(finding!)).toBe(true);
    expect(tasksForFinding(finding!, "company")).toMatchObject([{ required: true, response_type: "text" }]);
  });

  it("to declared owners alone is none, nor in runs of earlier rules", () => {
    expect(found("Katrien Vermeulen heeft het vruchtgebruik van alle aandelen", ["Katrien Vermeulen"])).toEqual([]);
    expect(found("Vermeulen Katrien heeft het vruchtgebruik van alle aandelen", ["Vermeulen Katrien"])).toEqual([]);
    expect(found(OPTION, ["Dmitri Sokolov"], { rulesVersion: 7 })).toEqual([]);
  });

  it("to nobody by name is one where the paper says that the business is gone, or who is behind it stays secret", () => {
    expect(found("de vennootschap heeft geen activiteit meer", [])).toMatchObject([
      { title: "Who is behind the company: articles of association" },
    ]);
  });

  it("leaves the owners open until an officer says who that is, unless nobody is named", () => {
    const facts = (quote: string, names: readonly string[], given: Partial<RatingFacts> = {}) =>
      withAnswers(
        { beneficial_owners: "Katrien Vermeulen, 1978-05-21, 100 %" },
        { documents: [handedIn("articles_of_association", articles(quote, names))], ...given },
      );
    const judged = (of: RatingFacts, clearance?: Finding["clearance"]) => {
      const [finding] = presentDocuments(of, { caseId: "c", name: of.companyName, evidenceIds: ["e1"] }).filter(
        ({ code }) => code === "document_control",
      );
      const findings = [{ ...finding!, ...(clearance && { clearance }) }];
      return deriveChecks({ ...of, findings } as never).find(({ check }) => check === "beneficial_owners");
    };
    const cleared = { cleared_by: "bob" } as unknown as Finding["clearance"];
    expect(judged(facts(OPTION, ["Dmitri Sokolov"]))).toMatchObject({ reason: "conflict" });
    expect(judged(facts(OPTION, ["Dmitri Sokolov"]), cleared)).not.toMatchObject({ reason: "conflict" });
    expect(judged(facts("de vennootschap heeft geen activiteit meer", []))).not.toMatchObject({ reason: "conflict" });
    expect(judged(facts(OPTION, ["Dmitri Sokolov"], { rulesVersion: 8 }))).not.toMatchObject({ reason: "conflict" });
  });

  it("over an account whose money is that of others is asked as such, and leaves the owners alone", () => {
    const quote = "This account is held in trust for Golden Sands Trading FZE";
    const facts = withAnswers(
      {},
      {
        documents: [
          handedIn("bank_account_proof", {
            ...readAs("bank_account_certificate", [made("enterprise_number", "0999900150"), dated("2026-11-12")]),
            names: ["Golden Sands Trading FZE"],
            warnings: [{ code: "control_stated" as const, page: 1, detail: `The paper says: "${quote}".` }],
          }),
        ],
      },
    );
    const [finding] = presentDocuments(facts, { caseId: "c", name: "x", evidenceIds: ["e1"] }).filter(
      ({ code }) => code === "document_control",
    );
    expect(isOpenControl(finding!)).toBe(false);
    const [task] = tasksForFinding(finding!, "company");
    expect(task!.description).toMatch(/whose money/);
    for (const language of ["nl", "fr", "de"] as const)
      expect(taskText(task!.description, language)).not.toBe(task!.description);
  });

  it("is a person whom a chart or articles of today draw without certainty with an owner's share", () => {
    const guessed = (kind: "structure_chart" | "articles_of_association", share: number) =>
      presentDocuments(
        withAnswers(
          {},
          {
            documents: [
              handedIn(
                kind,
                readAs(kind, [
                  made("enterprise_number", "0999900150"),
                  dated("2026-11-12"),
                  made(
                    "person",
                    { name: "Igor Petrov", role: "shareholder", share_percent: share },
                    { confidence: 0.7 },
                  ),
                ]),
              ),
            ],
          },
        ),
        { caseId: "c", name: "x", evidenceIds: ["e1"] },
      ).filter(({ code }) => code === "document_control");
    for (const kind of ["structure_chart", "articles_of_association"] as const) {
      expect(guessed(kind, 100)).toMatchObject([{ title: expect.stringContaining("Control by Igor Petrov") }]);
      expect(guessed(kind, 10)).toEqual([]);
    }
  });
});
