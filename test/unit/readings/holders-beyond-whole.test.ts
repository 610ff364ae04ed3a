import { expect, it } from "vitest";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, handedIn, made, type Made, NOW, owner, person, readAs } from "../../support/made-readings.ts";

const NUMBER = "0999920639";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;

/** Owners whom a paper gives otherwise than a register that names one company with a share. */
function contradicted(
  kind: DocumentKind,
  holders: readonly Made[],
  share = 100,
  given: Partial<DueFacts> = {},
  day = "2026-10-01",
) {
  const owners = [{ kind: "company", name: "Atlantis Voorbeeldgroep", share_percent: share }] as const;
  const document = handedIn(kind, readAs(kind, [made("enterprise_number", NUMBER), dated(day), ...holders]));
  const facts: DueFacts = {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Beursloper Logistiek",
    registrationNumber: NUMBER,
    answers: {},
    documents: [document],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds({ register: { ...REGISTER, number: NUMBER, names: ["Beursloper Logistiek"], owners } }),
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
  return documentComparisons(facts, []).flatMap(({ kind: what, observed, agrees }) =>
    what === "ubo" && !agrees ? [observed] : [],
  );
}

const shareholder = (name: string, share: number, role: "shareholder" | "founder" = "shareholder") =>
  person(name, { role, share_percent: share });

it("a shareholder of all contradicts a register by which a company holds all", () => {
  for (const kind of ["articles_of_association", "shareholder_register"] as const)
    expect(contradicted(kind, [shareholder("Igor Petrov", 100)]).join()).toContain("Igor Petrov (100 %)");
  expect(contradicted("articles_of_association", [shareholder("Igor Petrov", 40)], 75).join()).toContain("Igor Petrov");
  expect(contradicted("articles_of_association", [shareholder("Igor Petrov", 100)], 100, { rulesVersion: 7 })).toEqual(
    [],
  );
});

it.each<[string, DocumentKind, Made, number, string?]>([
  ["holds what the company leaves", "articles_of_association", shareholder("Igor Petrov", 40), 60],
  ["founded it, and sold since", "articles_of_association", shareholder("Igor Petrov", 100, "founder"), 100],
  ["stands behind the company, as an owner", "ubo_extract", owner("Igor Petrov", 100), 100],
  ["held all in a deed of last year", "articles_of_association", shareholder("Igor Petrov", 100), 100, "2025-10-01"],
  ["has a small share", "shareholder_register", shareholder("Igor Petrov", 1), 100],
])("a person who %s contradicts nothing", (_, kind, holder, share, day) => {
  expect(contradicted(kind, [holder], share, {}, day)).toEqual([]);
});
