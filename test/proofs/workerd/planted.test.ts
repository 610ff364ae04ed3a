import { afterAll, beforeAll, describe, it } from "vitest";
import { FIFTH } from "../../api/diagnosis/fifth.rows.ts";
import { FOURTH } from "../../api/diagnosis/fourth.rows.ts";
import { openNetwork } from "../../api/diligence/network.ts";
import { expectTraced } from "../../support/planted-diagnosis.ts";

describe("failures planted in real cases", () => {
  let close: () => void;
  beforeAll(() => {
    close = openNetwork();
  });
  afterAll(() => close());

  it.each([
    // Its officers name neither the summary nor the questions that they mean: what they mean stays unknown.
    { set: "fourth", plants: FOURTH, missesMost: 12 },
    { set: "fifth", plants: FIFTH, missesMost: 4 },
  ])("are traced to the right record ($set set)", ({ plants, missesMost }) => expectTraced(plants, missesMost));
});
