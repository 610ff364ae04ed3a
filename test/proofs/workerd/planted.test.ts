import { afterAll, beforeAll, describe, it } from "vitest";
import { EIGHTH } from "../../api/diagnosis/eighth.rows.ts";
import { ELEVENTH } from "../../api/diagnosis/eleventh.rows.ts";
import { FIFTH } from "../../api/diagnosis/fifth.rows.ts";
import { FOURTH } from "../../api/diagnosis/fourth.rows.ts";
import { NINTH } from "../../api/diagnosis/ninth.rows.ts";
import { SEVENTH } from "../../api/diagnosis/seventh.rows.ts";
import { TENTH } from "../../api/diagnosis/tenth.rows.ts";
import { THIRD } from "../../api/diagnosis/third.rows.ts";
import { THIRTEENTH } from "../../api/diagnosis/thirteenth.rows.ts";
import { TWELFTH } from "../../api/diagnosis/twelfth.rows.ts";
import { openNetwork } from "../../api/diligence/network.ts";
import { expectTraced } from "../../support/planted-diagnosis.ts";

describe("failures planted in real cases", () => {
  let close: () => void;
  beforeAll(() => {
    close = openNetwork();
  });
  afterAll(() => close());

  it.each([
    { set: "third", plants: THIRD },
    { set: "fourth", plants: FOURTH },
    { set: "fifth", plants: FIFTH },
    { set: "seventh", plants: SEVENTH },
    { set: "eighth", plants: EIGHTH },
    { set: "ninth", plants: NINTH },
    { set: "tenth", plants: TENTH },
    { set: "eleventh", plants: ELEVENTH },
    { set: "twelfth", plants: TWELFTH },
    { set: "thirteenth", plants: THIRTEENTH },
  ])("are traced to the right record ($set set)", ({ plants }) => expectTraced(plants));
});
