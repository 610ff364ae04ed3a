import { describe, expect, it } from "vitest";
import { ownershipInForce } from "../../../src/domain/ownership/ownership-in-force.rules.ts";
import type { RegisterGround } from "../../../src/domain/diligence/grounds.model.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

const endOf = (register: RegisterGround) => {
  const record = caseRecord({ grounds: soundGrounds({ register }), additionalData: {}, documents: [], facts: {} });
  return ownershipInForce(record, new Date("2026-11-24T09:00:00.000Z"))!.structure.open_ends.map(
    ({ reason }) => reason,
  );
};

describe("a customer whose owners nobody names", () => {
  it.each(["source_unavailable", "source_not_configured", "not_covered"] as const)(
    "is not said to have a register without owners while the register is silent: %s",
    (reason) => expect(endOf({ state: "silent", reason })).toEqual([reason]),
  );

  it("is where the register answered without them", () => {
    const register = soundGrounds().register as Extract<RegisterGround, { state: "answered" }>;
    expect(endOf({ ...register, owners: null, directors: null })).toEqual(["no_owners_published"]);
  });
});
