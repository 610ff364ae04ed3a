import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { checkScreening } from "../../../src/domain/diligence/screening-check.rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, filedAs, NOW, person, readAs, reviewedAs } from "../../support/made-readings.ts";

const list = (source: string, has_peps = false) => ({
  source,
  version: "1",
  last_confirmed_at: NOW.toISOString(),
  max_age_hours: 48,
  has_peps,
});
const SANCTIONS = ["eu", "un", "be"].map((source) => list(source));
const REGISTER = soundGrounds().register;

/** The check of a case whose register names An Peeters, and whose lists have no politically exposed persons. */
function check(documents: readonly CaseDocument[], { lists = SANCTIONS, startedAt = "2026-11-22T09:30:00.000Z" } = {}) {
  const subjects = ["Molenhof Logistiek", "An Peeters", "Jan Claes"];
  const screening = { state: "answered", subjects, unreadable: [], missing: [], lists, evidence_ids: [] } as const;
  const directors = ["An Peeters", "Jan Claes"].map((name) => ({ name, kind: "person" as const }));
  return checkScreening({
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Molenhof Logistiek",
    answers: {},
    documents,
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: soundGrounds({
      sample: false,
      register: { ...(REGISTER as Extract<typeof REGISTER, { state: "answered" }>), directors },
      screening,
    }),
    policy: DEFAULT_POLICY,
    startedAt,
    now: NOW,
  });
}

const report = (...names: readonly string[]) =>
  filedAs("screening_report", readAs("screening_report", [...names.map((name) => person(name)), dated("2026-11-20")]));

const OPEN = { outcome: "not_established", reason: "source_not_configured" };

describe("the search for politically exposed persons", () => {
  it("is established by a list that has them, and by no sanctions list", () => {
    expect(check([], { lists: [...SANCTIONS, list("opensanctions", true)] }).outcome).toBe("established");
    expect(check([])).toMatchObject(OPEN);
  });

  it("is established by a filed report that names each person, in whatever order of names", () => {
    expect(check([report("Peeters An", "Jan Claes")]).outcome).toBe("established");
    expect(check([report("An Peeters"), report("Jan Claes")]).outcome).toBe("established");
  });

  it("stays open for a person whom the report does not name", () => {
    const { outcome, reason, how } = check([report("An Peeters", "Piet Stranger")]);
    expect({ outcome, reason }).toEqual(OPEN);
    expect(how).toContain("does not name: Jan Claes.");
  });

  it("stays open where the filed report is not read, names nobody, or is of strangers", () => {
    expect(check([filedAs("screening_report")])).toMatchObject(OPEN);
    expect(check([report()])).toMatchObject(OPEN);
    expect(check([report("Piet Stranger", "Lea Stranger")])).toMatchObject(OPEN);
  });

  it("takes the word of an officer who read the report after everybody was known", () => {
    const read = reviewedAs(report("An Peeters"), { reviewed_at: "2026-11-22T09:45:00.000Z" });
    expect(check([read]).outcome).toBe("established");
    expect(check([read], { startedAt: "2026-11-22T09:50:00.000Z" })).toMatchObject(OPEN);
  });
});
