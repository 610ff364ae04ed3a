import { describe, expect, it } from "vitest";
import { allowedOperations, completedAssessment, takeStep } from "../../../src/domain/sar/sar.machine.ts";
import { SAR_OPERATIONS } from "../../../src/domain/sar/sar.model.ts";
import type { SarRecord, SarStep } from "../../../src/domain/sar/sar.record.ts";
import type { Actor } from "../../../src/platform/context.ts";
import { actor } from "../../support/case-fixtures.ts";
import { artifact, metaOf, mlro, raised, steps } from "../../support/sar-fixtures.ts";

const alice = actor("alice");
const mia = mlro("mia");

/** Takes steps that must all be allowed, and gives where they led. */
function after(...taken: [SarStep, Actor?][]): SarRecord {
  return taken.reduce((record, [step, by = mia]) => {
    const outcome = takeStep(record, step, metaOf(by));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value.record;
  }, raised());
}
const pending = () => after([steps.submit, alice]);
const assessed = (reportable: boolean) => after([steps.submit, alice], [steps.assess(reportable)]);
const approved = () => after([steps.submit, alice], [steps.assess(true)], [steps.approve]);
const submitted = () => after([steps.submit, alice], [steps.assess(true)], [steps.approve], [steps.record]);

const refusalOf = (record: SarRecord, step: SarStep, by: Actor = mia) => {
  const outcome = takeStep(record, step, metaOf(by));
  return outcome.ok ? null : outcome.refusal;
};

describe("a report", () => {
  it("goes from draft to acknowledged, with each step in its history", () => {
    const { sar, version } = after(
      [steps.submit, alice],
      [steps.assess(true)],
      [steps.approve],
      [steps.record],
      [steps.acknowledge],
    );
    expect(sar.history.map(({ event, from, to, actor: by }) => [event, from, to, by])).toEqual([
      ["SAR_RAISED", null, "draft", "alice"],
      ["SAR_SUBMITTED_FOR_MLRO", "draft", "pending_mlro", "alice"],
      ["SAR_ASSESSED", "pending_mlro", "pending_mlro", "mia"],
      ["SAR_APPROVED", "pending_mlro", "approved", "mia"],
      ["SAR_SUBMISSION_RECORDED", "approved", "submitted", "mia"],
      ["SAR_ACKNOWLEDGED", "submitted", "acknowledged", "mia"],
    ]);
    expect(sar).toMatchObject({
      status: "acknowledged",
      submitted_by: "alice",
      mlro_decision: { decision: "approved", decided_by: "mia" },
      submission: { reference: "CTIF-1", channel: "goAML" },
      acknowledgement: { reference: "ACK-1" },
    });
    expect(version).toBe(6);
  });

  it.each([
    ["a draft", raised(), ["submit-for-mlro"]],
    ["one that waits for an assessment", pending(), ["assessment"]],
    ["one assessed as reportable", assessed(true), ["mlro-approve", "mlro-reject"]],
    ["one assessed as not reportable", assessed(false), ["mlro-reject"]],
    ["an approved one", approved(), ["record-submission"]],
    ["a submitted one", submitted(), ["acknowledge"]],
    ["a rejected one", after([steps.submit, alice], [steps.assess(false)], [steps.reject]), []],
  ])("refuses every step but those that %s allows, and says which", (_, record, allowed) => {
    expect(allowedOperations(record.sar)).toEqual(allowed);
    const every = [
      steps.submit,
      steps.assess(true),
      steps.approve,
      steps.reject,
      steps.record,
      steps.acknowledge,
    ] as SarStep[];
    expect(every.map((step) => step.operation)).toEqual(SAR_OPERATIONS);
    for (const step of every.filter(({ operation }) => !allowed.includes(operation))) {
      expect(refusalOf(record, step)).toMatchObject({
        code: "invalid_transition",
        details: { extra: { current_status: record.sar.status, allowed } },
      });
    }
  });

  it.each(["approve", "reject"] as const)("does not let the officer who raised or submitted it %s it", (word) => {
    const byMia = takeStep(raised(mia), steps.submit, metaOf(mlro("max")));
    const both = takeStep(byMia.ok ? byMia.value.record : raised(), steps.assess(true), metaOf(mia));
    const record = both.ok ? both.value.record : raised();
    expect(refusalOf(record, steps[word], mia)).toMatchObject({ code: "four_eyes_same_officer" });
    expect(refusalOf(record, steps[word], mlro("max"))).toMatchObject({ code: "four_eyes_same_officer" });
    expect(refusalOf(record, steps[word], mlro("zoe"))).toBeNull();
  });

  it("checks the order of steps before four eyes", () => {
    expect(refusalOf(raised(mia), steps.approve, mia)).toMatchObject({ code: "invalid_transition" });
  });

  it("takes the artifact that was generated at submission", () => {
    const newer = artifact({ sha256: "1".repeat(64) });
    expect(after([{ ...steps.submit, artifact: newer }, alice]).sar.goaml_artifact).toEqual(newer);
  });
});

describe("a submission", () => {
  const faults = [{ path: "company_registration_number", code: "required", message: "missing" }];
  const faulty = after(
    [{ ...steps.submit, artifact: artifact({ faults }) }, alice],
    [steps.assess(true)],
    [steps.approve],
  );

  it("is refused for an artifact with errors, and names the field", () => {
    const step = { ...steps.record, artifact: artifact({ faults }) };
    expect(refusalOf(faulty, step)).toMatchObject({ code: "artifact_invalid", details: { errors: faults } });
  });

  it("is recorded with a new artifact after the case is completed", () => {
    const sound = artifact({ sha256: "1".repeat(64) });
    const outcome = takeStep(faulty, { ...steps.record, artifact: sound }, metaOf(mia));
    expect(outcome.ok && outcome.value.record.sar.goaml_artifact).toEqual(sound);
  });

  it("keeps the approved artifact if it has no errors", () => {
    const other = { ...steps.record, artifact: artifact({ sha256: "1".repeat(64) }) };
    const outcome = takeStep(approved(), other, metaOf(mia));
    expect(outcome.ok && outcome.value.record.sar.goaml_artifact).toEqual(artifact());
  });
});

describe("an assessment", () => {
  const rejected = (reportable: boolean) => after([steps.submit, alice], [steps.assess(reportable)], [steps.reject]);

  it.each([
    ["reportable and still undecided", assessed(true), null],
    ["not reportable and still undecided", assessed(false), null],
    ["reportable and approved", approved(), true],
    ["reportable and submitted", submitted(), true],
    ["not reportable and rejected", rejected(false), false],
    ["reportable and rejected", rejected(true), null],
    ["missing", pending(), null],
  ])("that is %s completes as %s", (_, record, reportable) => {
    const completed = completedAssessment(record);
    expect(completed?.reportable ?? null).toBe(reportable);
    if (completed) expect(completed).toMatchObject({ sarId: "sar", triggers: ["trigger"] });
  });
});
