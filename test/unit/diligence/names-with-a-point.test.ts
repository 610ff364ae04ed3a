import { expect, it } from "vitest";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { makeFinding } from "../../../src/investigation/findings/make-finding.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { endOnce } from "../../../src/platform/end-once.ts";
import { finding } from "../../support/case-fixtures.ts";
import { soundGrounds, taskGrounds } from "../../support/diligence-fixtures.ts";

const screening = soundGrounds().screening as Extract<
  ReturnType<typeof soundGrounds>["screening"],
  { state: "answered" }
>;

it("a check of a name with a point of its own ends in one point, and one of an earlier version as it did", () => {
  const grounds = soundGrounds({ screening: { ...screening, missing: ["Alfa Trading S.A."] } });
  const how = (given: object) =>
    deriveChecks({ ...taskGrounds, policy: DEFAULT_POLICY, validationResults: [], grounds, ...given }).find(
      ({ check }) => check === "screening",
    )!.how;
  expect(how({})).toBe("Not screened: Alfa Trading S.A.");
  expect(how({ rulesVersion: 2 })).toBe("Not screened: Alfa Trading S.A..");
});

it("so does a finding, and the reason of a task", () => {
  const told = (rules: number) =>
    makeFinding({ input: { caseId: "c", terms: { rules } } }, "address_mismatch", {
      title: "Seat",
      description: "It is the seat of Alfa S.A..",
      source: "kbo",
      agent: "registry",
      subject: "Alfa S.A.",
      sourceEntry: "seat",
      evidence: [],
    }).description;
  expect([told(3), told(2)]).toEqual(["It is the seat of Alfa S.A.", "It is the seat of Alfa S.A.."]);
  const { tasks } = proposeTasks({ ...taskGrounds, findings: [finding({ title: "No seat of Alfa S.A." })] });
  expect(tasks.map(({ justification }) => justification)).toEqual(["No seat of Alfa S.A."]);
});

it("points that a sentence leaves out words with stay", () => {
  expect(endOnce("He said ... and left. See S.A..")).toBe("He said ... and left. See S.A.");
  expect(endOnce("Not given: Who signs?. Then more.")).toBe("Not given: Who signs? Then more.");
});
