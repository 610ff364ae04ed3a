import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { effectsOf } from "../../../src/domain/decisions/decision-effects.rules.ts";
import { seeDecision } from "../../../src/features/memory/decision-seen.rules.ts";
import { caseRecord, decisionInput, finding, followUpTask, investigation } from "../../support/case-fixtures.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");
const see = (record: CaseRecord) => seeDecision(record, "alice", 1, NOW);
const asking = (description: string, more: object = {}) =>
  caseRecord({ followUpTasks: [followUpTask({ description, iteration: 2 })], ...more });

describe("what a decision teaches", () => {
  it.each([
    ["names the customer", "Does Molenhof own the truck?"],
    ["names the customer in other letters", "Is LOGISTIEK your trade?"],
    ["names a director", "Where does An Peeters live?"],
    ["holds a number", "Is 0999900150 yours?"],
    ["holds an address of the web", "Is info@example.be yours?"],
    ["warns the customer", "Is there a suspicion against you?"],
    ["warns the customer in Dutch", "Loopt er een onderzoek?"],
    ["decides", "Please accept the terms, then we approve the case"],
  ])("is no question that %s", (_, description) => {
    expect(see(asking(description)).asked).toEqual([]);
  });

  it("is a question that could be asked of anybody, and a document with the officer's words", () => {
    expect(see(asking("Who audits  your accounts?")).asked).toEqual([
      { key: "who audits your accounts", document_type: null, words: "Who audits your accounts?" },
    ]);
    const task = { response_type: "document" as const, document_type: "annual_accounts", iteration: 2 };
    const of = (description: string) =>
      see(caseRecord({ followUpTasks: [followUpTask({ ...task, description })] })).asked;
    expect(of("Please provide: Annual accounts.")).toMatchObject([{ key: "annual_accounts", words: null }]);
    expect(of("Your accounts, please.")).toMatchObject([{ key: "annual_accounts", words: "Your accounts, please." }]);
    expect(of("The accounts of Molenhof")).toMatchObject([{ key: "annual_accounts", words: null }]);
  });

  it("is no reason for which a sanctions or PEP match was cleared, nor one of another officer", () => {
    const clearance = (cleared_by: string) => ({ reason: "An old article", cleared_by, cleared_at: "" });
    const findings = (["sanctions", "pep", "criminal", "adverse_media"] as const).map((category) =>
      finding({ id: category, category, clearance: clearance("alice") }),
    );
    const others = finding({ id: "other", category: "adverse_media", clearance: clearance("bob") });
    const { explained } = see(caseRecord({ investigations: [investigation({ findings: [...findings, others] })] }));
    expect(explained).toEqual([
      { trigger: expect.objectContaining({ finding_category: "adverse_media" }), words: "An old article" },
    ]);
  });

  it("is the same with a report and without", () => {
    const findings = [finding({ category: "sanctions", severity: "critical" }), finding({ category: "address" })];
    const without = asking("Who audits your accounts?", { investigations: [investigation({ findings })] });
    const circle = { officers: ["alice"], readers: [] } as unknown as NonNullable<CaseRecord["sars"][number]["circle"]>;
    const sars = [{ sarId: "s", version: 1, status: "DRAFT" as never, circle }];
    const assessments = [{ sarId: "s", reportable: true, signedAt: "2026-11-20T10:00:00.000Z", triggers: ["x"] }];
    expect(see({ ...without, sars, assessments })).toEqual(see(without));
  });

  it("is nothing where a blind sample disagreed with the recommendation", () => {
    const teaches = (blindSample: boolean, recommended: "approve" | "escalate") => {
      const automation = { tier: "guided_review" as const, reasons: [], blindSample };
      const effects = effectsOf(
        caseRecord({ automation: automation as never }),
        decisionInput(),
        "alice",
        recommended,
        "",
      );
      const signal = effects.find(({ kind }) => kind === "capture_signal") as { payload: { teaches?: boolean } };
      return signal.payload.teaches;
    };
    expect(teaches(true, "approve")).toBe(true);
    expect(teaches(true, "escalate")).toBe(false);
    expect(teaches(false, "escalate")).toBe(true);
  });
});
