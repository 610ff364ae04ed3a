import { describe, expect, it } from "vitest";
import { zoneIn as find } from "../../../src/reading/recognition/zone/zone.rules.ts";

const TD3 = ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];
const TD1 = ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"];

const zoneIn = (texts: readonly string[]) => find(texts.map((text) => ({ text, box: null })));

describe("zoneIn", () => {
  it("finds a zone among other lines, and says which they are", () => {
    const zone = zoneIn(["PASSPORT", ...TD3, "12"]);
    expect(zone).toMatchObject({ lines: TD3, from: [1, 2], holding: 1, hasGivenNames: true });
  });

  it.each([
    ["too few fillers behind the names", ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<", TD3[1]!]],
    ["noise behind the names", ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<K<<C<<<<<<<E", TD3[1]!]],
    ["letters for digits, and spaces", [TD3[0]!, "L898902C36UTO74O8I22F12O4I59ZE184226B <<<<<1O"]],
    ["a filler too many in the data", [TD3[0]!, "L898902C36UTO7408122F1204159ZE184226B<<<<<<10"]],
  ])("mends %s", (_, lines) => {
    expect(zoneIn(lines)).toMatchObject({ lines: TD3, holding: 1 });
  });

  it.each([
    ["passport", ["P<D<<MUELLER<<ELENA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36D<<7408122F1204159ZE184226B<<<<<10"]],
    ["card", ["I<D<<MUELLER<<ELENA<<<<<<<<<<<<<<<<<", "D231458907D<<7408122F1204159<<<<<<<6"]],
  ])("keeps the given names of a German %s, whose country ends in fillers as a family name does", (_, lines) => {
    expect(zoneIn(lines)).toMatchObject({ lines, hasGivenNames: true });
    const withoutGiven = [lines[0]!.replace(/ELENA.*/, "").padEnd(lines[0]!.length, "<"), lines[1]!];
    expect(zoneIn(withoutGiven)!.hasGivenNames).toBe(false);
  });

  it("leaves out the border of a card that was read as a letter before the names", () => {
    const boxes = [30, 30, 10].map((left, row) => [left, row * 50, 900 - left, 30] as const);
    const lines = [TD1[0]!, TD1[1]!, `I${TD1[2]!}`].map((text, row) => ({ text, box: boxes[row]! }));
    expect(find(lines)!.lines).toEqual(TD1);
  });

  it("does not change a document number, where letters and digits may stand, so that it agrees", () => {
    const zone = zoneIn([
      "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
      "L89B902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]);
    expect(zone!.holding).toBeLessThan(1);
    expect(zone!.lines[1]!.slice(0, 9)).toBe("L89B902C3");
  });

  it("follows a Belgian number of twelve digits into the optional field", () => {
    const card = ["IDBEL590330101<8501<<<<<<<<<<<", "8502016F1401011BEL<<<<<<<<<<<8", "PEETERS<<SOPHIE<<<<<<<<<<<<<<<"];
    expect(zoneIn(card)!.lines).toEqual(card);
  });

  it.each([
    ["one line of two", [TD3[0]!]],
    [
      "lines of running text",
      ["This is a sentence about a company in Brussels today", "and another that is as long as the first one was"],
    ],
    [
      "a zone of which hardly a check digit holds",
      [TD1[0]!.replace("231458907", "999999991"), "1111111F2222222UTO<<<<<<<<<<<1", TD1[2]!],
    ],
  ])("finds none in %s", (_, lines) => {
    expect(zoneIn(lines)).toBeNull();
  });
});
