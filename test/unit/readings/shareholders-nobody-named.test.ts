import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { compareFacts } from "../../../src/domain/readings/compare-facts.rules.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { documentFacts } from "../../../src/investigation/documents/check-documents.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { dated, filedAs, handedIn, made, type Made, NOW, person, readAs } from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;
const WOUTERS = { name: "Bram Wouters", kind: "person", share_percent: 100 } as const;

const facts = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Tuinaanleg Groenendijk",
  registrationNumber: NUMBER,
  answers: { beneficial_owners: [{ kind: "person", name: "Bram Wouters", share_percent: 100 }] },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({
    register: { ...REGISTER, number: NUMBER, names: ["Tuinaanleg Groenendijk"], owners: [WOUTERS] },
  }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const shareholder = (name: string, share: number, given = {}): Made =>
  person(name, { role: "shareholder", share_percent: share, ...given });
const read = (holders: readonly Made[], day = "2026-11-03") =>
  readAs("shareholder_register", [made("enterprise_number", NUMBER), dated(day), ...holders]);
const HALF = shareholder("Wouters Bram", 50);
const LIEVE = shareholder("Van den Broeck Lieve", 40);
const SMALL = shareholder("Claessens Pieter-Jan", 10);

const contradictions = (given: DueFacts): string[] =>
  presentDocuments(given, { caseId: "c", name: "Groenendijk", evidenceIds: [] })
    .filter(({ code }) => code === "document_contradicts")
    .map(({ severity, description }) => `${severity}: ${description}`);

/** The check of the owners, with what the documents contradict. */
function ownersCheck(given: DueFacts) {
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(given, []), NOW.toISOString());
  return deriveChecks({ ...given, discrepancies }).find(({ check }) => check === "beneficial_owners");
}

describe("a shareholder at the threshold whom nobody named as an owner", () => {
  it.each([
    ["filed by an officer", filedAs("shareholder_register", read([HALF, LIEVE, SMALL]))],
    ["handed in by the customer", handedIn("ubo_declaration", read([HALF, LIEVE, SMALL]))],
  ])("contradicts the customer and the register, in a register of shares %s", (_, document) => {
    const found = contradictions(facts([document]));
    expect(found).toHaveLength(2);
    for (const one of found) expect(one).toMatch(/^high: .*Van den Broeck Lieve \(40 %\)/);
    expect(found.join()).not.toContain("Claessens");
    expect(ownersCheck(facts([document]))?.outcome).toBe("contradicted");
  });

  it.each<[string, readonly Made[], string?]>([
    ["as a guess", [HALF, { ...LIEVE, confidence: 0.7 }]],
    ["below the threshold", [HALF, SMALL]],
    ["without a share", [HALF, person("Van den Broeck Lieve", { role: "shareholder" })]],
    ["until she sold", [HALF, shareholder("Van den Broeck Lieve", 40, { until: "2024-05-01" })]],
    ["in a register of years ago", [HALF, LIEVE], "2019-11-03"],
    ["but as the declared owner in another order of names", [shareholder("WOUTERS Bram", 100)]],
  ])("contradicts nothing where she stands there %s", (_, holders, day) => {
    expect(contradictions(facts([handedIn("ubo_declaration", read(holders, day))]))).toEqual([]);
  });

  it("contradicts nothing where a company owns the customer, or the paper is another company's", () => {
    const owned = { beneficial_owners: [{ type: "company", name: "Wouters Beheer BV", share_percent: 100 }] };
    const grounds = soundGrounds({ register: { ...REGISTER, number: NUMBER, owners: [] } });
    expect(contradictions(facts([handedIn("ubo_declaration", read([LIEVE]))], { answers: owned, grounds }))).toEqual(
      [],
    );
    const others = readAs("shareholder_register", [
      made("enterprise_number", "0403170701"),
      dated("2026-11-03"),
      LIEVE,
    ]);
    expect(contradictions(facts([handedIn("ubo_declaration", others)]))).toEqual([]);
  });

  it("leaves open whether the same person with another share agrees", () => {
    const agrees = (...holders: Made[]) => {
      const document = handedIn("ubo_declaration", read(holders));
      return [...compareFacts(facts([document]), document)].flatMap(([id, compared]) =>
        id === "f3" ? compared.map((one) => one.agrees) : [],
      );
    };
    expect(agrees(HALF)).toEqual([null, null]);
    expect(agrees(shareholder("Wouters Bram", 99.9))).toEqual([true, true]);
    expect(agrees(person("Wouters Bram", { role: "shareholder" }))).toEqual([true, true]);
  });

  it("is known to the rules of this version alone, so that older runs replay as they were concluded", () => {
    const { terms, ...input } = investigationInput();
    const of = (rules: number) =>
      documentFacts(readDossier({ ...input, terms: { ...terms, rules } as NonNullable<typeof terms> }), null);
    expect(of(RULES_VERSION)).toHaveProperty("rulesVersion", RULES_VERSION);
    expect(of(1)).toHaveProperty("rulesVersion", 1);
    const before = facts([handedIn("ubo_declaration", read([LIEVE]))], { rulesVersion: 1 });
    expect(contradictions(before)).toEqual([]);
  });
});
