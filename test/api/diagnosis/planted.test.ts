import { afterAll, beforeAll, describe, it } from "vitest";
import { expectTraced } from "../../support/planted-diagnosis.ts";
import { openNetwork } from "../diligence/network.ts";
import { THIRD } from "./third.rows.ts";

describe("failures planted in real cases", () => {
  let close: () => void;
  beforeAll(() => {
    close = openNetwork();
  });
  afterAll(() => close());

  // Two more sets stand in `test/proofs/workerd/planted.test.ts`.
  it("are traced to the right record (third set)", () => expectTraced(THIRD, 4));
});
