import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, handedIn, made, type Made, NOW, person, readAs, reviewedAs } from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;

const facts = (documents: readonly CaseDocument[], declared: object[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Rheinprobe",
  registrationNumber: NUMBER,
  answers: { beneficial_owners: declared },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({ register: { ...REGISTER, number: NUMBER, names: ["Rheinprobe"], owners: [] } }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});
const paper = (kind: DocumentKind, people: readonly Made[], day: string) =>
  reviewedAs(handedIn("ubo_declaration", readAs(kind, [made("enterprise_number", NUMBER), dated(day), ...people])));
const shareholder = (name: string, share: number): Made => person(name, { role: "shareholder", share_percent: share });
const holder = (name: string, share: number): Made =>
  made("company_share", { holder: name, share_percent: share } as never);
const ANKE = { kind: "person", name: "Anke Müller", share_percent: 100 };

const found = (given: DueFacts) =>
  presentDocuments(given, { caseId: "c", name: "Rheinprobe", evidenceIds: [] }).filter(
    ({ code }) => code === "document_founder_unnamed",
  );
function checked(given: DueFacts, findings = found(given)) {
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(given, []), NOW.toISOString());
  const check = deriveChecks({ ...given, discrepancies, findings }).find((one) => one.check === "beneficial_owners")!;
  return `${check.outcome}: ${check.how}`;
}
const asked = (given: DueFacts) =>
  proposeTasks({
    ...given,
    subject: "company",
    caseId: "c",
    checks: deriveChecks(given),
    findings: found(given),
    taskResponses: [],
  }).tasks.map(({ document_type, description }) => document_type ?? description);
const told = (given: DueFacts) => found(given).map(({ severity, description }) => `${severity}: ${description}`);

describe("a list of shareholders of before", () => {
  const LIST = paper(
    "shareholder_register",
    [shareholder("Anke Müller", 20), shareholder("Igor Petrow", 80)],
    "2026-03-02",
  );

  it("does not establish owners whom it does not name, and asks who holds the shares now", () => {
    const given = facts([LIST], [ANKE]);
    expect(told(given)).toEqual([
      expect.stringMatching(/^medium: .*Igor Petrow held 80 %.*named today are Anke Müller/),
    ]);
    expect(asked(given).join()).toMatch(/who now holds the shares/);
    expect(checked(given)).toMatch(/^not_established: .*Igor Petrow/);
    expect(checked(given, [])).toMatch(
      /^not_established: .*names Anke Müller \(20 %\) and Igor Petrow \(80 %\), others/,
    );
  });

  it("does not establish who has another share by it, nor whom it leaves out", () => {
    const half = facts(
      [paper("shareholder_register", [shareholder("Anke Müller", 100)], "2026-03-02")],
      [
        { ...ANKE, share_percent: 60 },
        { kind: "person", name: "Bob Fischer", share_percent: 40 },
      ],
    );
    expect(checked(half)).toMatch(/^not_established/);
  });

  it.each([
    ["names who is declared", [shareholder("Anke Müller", 100)], [ANKE]],
    [
      "names a small holder besides",
      [shareholder("Anke Müller", 80), shareholder("Igor Petrow", 20)],
      [{ ...ANKE, share_percent: 80 }],
    ],
    [
      "names the same two",
      [shareholder("Anke Müller", 50), shareholder("Tom Becker", 50)],
      [
        { ...ANKE, share_percent: 50 },
        { kind: "person", name: "Tom Becker", share_percent: 50 },
      ],
    ],
  ])("establishes the owners where it %s", (_, people, declared) => {
    const given = facts([paper("shareholder_register", people, "2026-03-02")], declared);
    expect(found(given)).toEqual([]);
    expect(checked(given)).toMatch(/^established/);
  });

  it("says nothing where a later one was handed in", () => {
    const later = paper("shareholder_register", [shareholder("Anke Müller", 100)], "2026-11-12");
    const given = facts([LIST, later], [ANKE]);
    expect(found(given)).toEqual([]);
    expect(checked(given)).toMatch(/^established/);
  });

  it("established others' owners in runs of earlier versions", () => {
    const given = facts([LIST], [ANKE], { rulesVersion: 11 } as never);
    expect(found(given)).toEqual([]);
    expect(checked(given)).toMatch(/^established/);
  });
});

describe("a company that holds the customer by an extract of the register", () => {
  const HENDRIK = { kind: "person", name: "Hendrik De Vries", share_percent: 100 };
  const extract = (people: readonly Made[]) => paper("register_extract", people, "2026-11-16");
  const ubo = paper("ubo_extract", [person("Hendrik De Vries", { role: "owner", share_percent: 100 })], "2026-11-16");
  const zwarte = extract([holder("Zwarte Holding Ltd.", 100)]);

  it("is told where nothing names it, asks for the chart, and leaves the owners open", () => {
    const given = facts([zwarte, ubo], [HENDRIK]);
    expect(told(given)).toEqual([
      expect.stringMatching(/^medium: .*Zwarte Holding Ltd\. \(100 %\) holds the customer/),
    ]);
    expect(asked(given)).toContain("organisation_chart");
    expect(checked(given)).toMatch(/^not_established: .*Zwarte/);
  });

  it.each([
    [
      "the customer names it",
      [zwarte, ubo],
      [HENDRIK, { kind: "company", name: "Zwarte Holding", share_percent: 100 }],
    ],
    [
      "a chart shows it",
      [zwarte, ubo, paper("structure_chart", [holder("Zwarte Holding Ltd.", 100)], "2026-11-20")],
      [HENDRIK],
    ],
    ["it holds little", [extract([holder("Zwarte Holding Ltd.", 5)]), ubo], [HENDRIK]],
    [
      "it only runs the customer",
      [extract([made("company_share", { holder: "Zwarte Holding Ltd.", role: "director" } as never)]), ubo],
      [HENDRIK],
    ],
    ["the sole shareholder is the declared owner", [extract([shareholder("Hendrik De Vries", 100)]), ubo], [HENDRIK]],
  ])("is not told where %s", (_, documents, declared) => {
    expect(found(facts(documents, declared))).toEqual([]);
  });

  it("is no more told of a sole shareholder whom nobody names than of a company", () => {
    const given = facts([extract([shareholder("Igor Petrow", 100)])], [HENDRIK]);
    expect(told(given)).toEqual([expect.stringMatching(/^high: .*Igor Petrow held 100 %/)]);
  });
});
