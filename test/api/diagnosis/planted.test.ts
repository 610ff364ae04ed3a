import { afterAll, beforeAll, describe, it } from "vitest";
import { expectTraced } from "../../support/planted-diagnosis.ts";
import { openNetwork } from "../diligence/network.ts";
import { SIXTH } from "./sixth.rows.ts";

describe("failures planted in real cases", () => {
  let close: () => void;
  beforeAll(() => {
    close = openNetwork();
  });
  afterAll(() => close());

  // Of the eleven sets the one with most kinds of record; the others stand in `test/proofs/workerd/planted.test.ts`.
  it("are traced to the right record (sixth set)", () => expectTraced(SIXTH));
});
