import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  filedAs,
  handedIn,
  made,
  NOW,
  owner,
  readAs,
  reviewedAs,
  warning,
} from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;

/** A company whose register names these owners. */
const facts = (
  document: CaseDocument,
  owners: typeof REGISTER.owners = [],
  given: Partial<DueFacts> = {},
): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Tuinaanleg Groenendijk",
  registrationNumber: NUMBER,
  answers: { beneficial_owners: [{ kind: "person", name: "Bram Wouters", share_percent: 100 }] },
  documents: [document],
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({ register: { ...REGISTER, number: NUMBER, names: ["Tuinaanleg Groenendijk"], owners } }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

function checked(given: DueFacts): string {
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(given, []), NOW.toISOString());
  const { outcome, reason, how } = deriveChecks({ ...given, discrepancies }).find(
    ({ check }) => check === "beneficial_owners",
  )!;
  return `${outcome} ${reason ?? ""}: ${how}`;
}

const extract = (name: string, isDeclared: boolean) =>
  readAs("ubo_extract", [made("enterprise_number", NUMBER), dated("2026-11-03"), owner(name, 100)], {
    warnings: isDeclared ? [warning("owners_declared")] : [],
  });
const DECLARED = extract("Bram Wouters", true);

describe("the customer's own declaration of owners", () => {
  it.each([
    ["handed in as one", handedIn("ubo_declaration", DECLARED)],
    ["handed in as an extract", handedIn("ubo_extract", DECLARED)],
    ["accepted by an officer", reviewedAs(handedIn("ubo_declaration", DECLARED))],
    ["accepted as the extract that was asked for", reviewedAs(handedIn("ubo_extract", DECLARED))],
    ["filed by an officer", filedAs("ubo_extract", DECLARED)],
  ])("establishes nobody, %s", (_, document) => {
    for (const answers of [{}, facts(document).answers]) {
      const how = checked(facts(document, [], { answers }));
      expect(how).toMatch(/^not_established /);
      expect(how).not.toContain("Stated by");
    }
    expect(checked(facts(document))).toMatch(
      /^not_established only_declared: Only the customer names the owners.*customer's own declaration/,
    );
  });

  it("answers what asks for it, and is no extract", () => {
    const [asked, instead] = (["ubo_declaration", "ubo_extract"] as const).map((type) => handedIn(type, DECLARED));
    expect(judgeDocument(facts(asked!), asked!).state).toBe("accepted");
    expect(judgeDocument(facts(instead!), instead!)).toMatchObject({
      state: "undetermined",
      why: expect.stringContaining("customer's own declaration"),
    });
  });

  it("still contradicts whom the register names", () => {
    const other = handedIn("ubo_declaration", extract("Els Claes", true));
    const owners = [{ name: "Bram Wouters", kind: "person", share_percent: 100 }] as const;
    expect(checked(facts(other, owners))).toMatch(/^contradicted .*Els Claes/);
  });

  it("leaves established what a register names, and says nothing beside it", () => {
    const owners = [{ name: "Bram Wouters", kind: "person", share_percent: 100 }] as const;
    const how = checked(facts(handedIn("ubo_declaration", DECLARED), owners));
    expect(how).toMatch(/^established : Traced by .*Bram Wouters/);
    expect(how).not.toContain("declaration");
    expect(how).not.toContain("document");
  });

  it("is an extract where the register issued it, where an officer says so, and was one for runs of version 7", () => {
    for (const document of [
      handedIn("ubo_declaration", extract("Bram Wouters", false)),
      reviewedAs(handedIn("ubo_declaration", DECLARED), { kind: "ubo_extract" }),
    ])
      expect(checked(facts(document))).toMatch(/^established : Stated by the UBO extract/);
    expect(checked(facts(handedIn("ubo_declaration", DECLARED), [], { rulesVersion: 7 }))).toMatch(
      /^established : Stated by the UBO extract/,
    );
  });
});
