import { expect, it } from "vitest";
import { expectIdenticalReplay, REPLAYED_IN_PROOFS, REPLAYED_IN_SUITE } from "../../support/replays.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";

it.each(REPLAYED_IN_PROOFS)("a replay is identical for sample company %s", expectIdenticalReplay);

it("leaves out no company that the suite does not have", () => {
  const all = SAMPLE_COMPANIES.map(({ number }) => number);
  expect([...REPLAYED_IN_SUITE, ...REPLAYED_IN_PROOFS].toSorted()).toEqual(all.toSorted());
});
