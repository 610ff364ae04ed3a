import { describe, expect, it } from "vitest";
import { handedIn, readAs } from "../../../support/made-readings.ts";
import { zoneDifferences as told } from "../../../../src/domain/readings/signs.rules.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readIdentity } from "../../../../src/reading/understanding/person/identity/identity.ts";
import { zoneDifferences } from "../../../../src/reading/understanding/person/identity/zone-differs.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { pagesOf } from "./pages-of.ts";
import { cardZone } from "./zones.ts";

const ZONE = {
  issuer: "BEL",
  number: "592123456789",
  birth: "850730",
  sex: "M",
  expiry: "300312",
  nationality: "BEL",
  names: "JANSSENS<<JAN<PIETER",
  optional: "85073003328",
} as const;
const face = ({ family = "JANSSENS", given = "Jan Pieter", number = "592-1234567-89" } = {}) => `
BELGIË                         IDENTITEITSKAART
BELGIUM                        IDENTITY CARD

Naam / Name
${family}
Voornamen / Given names
${given}
Geslacht / Sex     Nationaliteit / Nationality     Geboortedatum / Date of birth
M/M                BELG                            30 JUL/JUL 1985
Kaartnr. / Card N°                Geldig tot / Expiry
${number}                    12 MAA/MAR 2030
`;
const textOf = (zone: Partial<Record<keyof typeof ZONE, string | undefined>>, printed = face(), confidence = 1) =>
  documentText(pagesOf(`${printed}\f\n${cardZone({ ...ZONE, ...zone } as never).join("\n")}\n`, { confidence }));
const differing = (...given: Parameters<typeof textOf>) =>
  zoneDifferences(textOf(...given)).map(({ field, printed, inZone }) => `${field}: ${printed} / ${inZone}`);

describe("the printed side of a card beside its own zone", () => {
  it.each([
    ["expiry", { expiry: "200312" }, "expiry: 2030-03-12 / 2020-03-12"],
    ["nationality", { nationality: "RUS" }, "nationality: BE / RU"],
    ["sex", { sex: "F" }, "sex: m / f"],
    ["number", { number: "999999999999" }, "number: 592123456789 / 999999999999"],
    ["name", { names: "PETROV<<IGOR" }, "name: Jan Pieter JANSSENS / IGOR PETROV"],
  ])("differs by its %s", (_, zone, expected) => expect(differing(zone)).toEqual([expected]));

  it("reads the earlier expiry with certainty, and the later one without", () => {
    const text = textOf({ expiry: "200312" });
    const facts = readIdentity({ text, flow: flowOf(text), language: null });
    const days = facts.filter(({ type, certainty }) => type === "expiry_date" && certainty >= 0.8);
    expect(days.map(({ value }) => value)).toEqual(["2020-03-12"]);
  });

  it.each([
    ["the same", {}, face()],
    [
      "an accent and a name cut off",
      { names: "MULLER<VANDENBERGHE<<FRANCO" },
      face({ family: "Müller-Vandenberghe", given: "François Xavier" }),
    ],
    ["an umlaut by two letters", { names: "MUELLER<<JOERG" }, face({ family: "MÜLLER", given: "Jörg" })],
    ["a first name only", { names: "JANSSENS<<JAN" }, face()],
    ["a number with check letters", { number: "592123456" }, face({ number: "592123456 ZZ4" })],
  ])("does not differ by %s", (_, zone, printed) => expect(differing(zone, printed)).toEqual([]));

  it("says nothing of a day of the zone that is printed beside another label", () => {
    const printed = face().replace("12 MAA/MAR 2030", "12 MAA/MAR 2030    Verlengd tot / Extended 12 MAA/MAR 2032");
    expect(differing({ expiry: "320312" }, printed)).toEqual([]);
    expect(differing({ expiry: "320313" }, printed)).not.toEqual([]);
  });

  it("says nothing where recognition may have misread a digit, or a check digit is wrong", () => {
    expect(differing({ expiry: "200312" }, face(), 0.96)).toEqual([]);
    const broken = documentText(
      pagesOf(
        `${face()}\f\n${cardZone({ ...ZONE, expiry: "200312" })
          .join("\n")
          .replace("200312", "210312")}\n`,
      ),
    );
    expect(zoneDifferences(broken)).toEqual([]);
  });

  it("is told from version 8 of the rules on", () => {
    const reading = readAs("identity_card", [], { warnings: [{ code: "zone_differs", page: 1, detail: "Differs." }] });
    expect(handedIn("identity_document", reading).reading).toBe(reading);
    expect([7, 8].map((rulesVersion) => told({ rulesVersion }, reading).length)).toEqual([0, 1]);
  });
});
