import { describe, it } from "vitest";
import { DUTCH, expectRead, expectTurned, expectZone, expectZoneOnPage, ZONES } from "../support/recognised.ts";

// `test/unit/reading/recogniser.test.ts` has an example of each rule.
describe("a page", () => {
  it("is read when its lines fall by -2 degrees", () => expectRead(DUTCH, { turned: -2 }));

  it("that lies turned by 180 degrees is turned by 180 to be read", () => expectTurned(180, 180));

  it("in German is read with the letters of its language", () =>
    expectRead(["Die Gesellschaft wurde für unbestimmte Zeit", "von Jürgen Weiß und Käthe Schröder gegründet"]));
});

describe("a machine-readable zone", () => {
  it("of TD2 is read by the model of its typeface, each line once", () => expectZone(ZONES.TD2));

  it("of a card that lies on a printed page at an angle is read", () => expectZoneOnPage(14, 0.6));

  it("of a card that lies on a printed page upside down and at an angle is read", () => expectZoneOnPage(169, 0.75));
});
