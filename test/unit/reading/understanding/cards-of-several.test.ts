import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";
import { cardZone } from "./zones.ts";

const certain = (drawn: string) => {
  const { facts, warnings } = understand(pagesOf(drawn));
  return {
    certain: facts.filter(({ confidence }) => confidence >= CERTAIN).map(({ type }) => type),
    persons: facts
      .flatMap(({ value }) => (typeof value === "object" && "name" in value ? [value as PersonFact] : []))
      .map(({ name, birth_date }) => `${name} ${birth_date}`)
      .toSorted(),
    warned: warnings.map(({ detail }) => detail),
  };
};

const OF_TWO = {
  certain: [],
  persons: ["Els CLAES 1982-08-12", "Jan Maria PEETERS 1970-05-04"],
  warned: ["The file shows identity documents of several holders: Jan Maria PEETERS and Els CLAES."],
};

test("two cards side by side are of two holders, and nothing of them is certain", () => {
  expect(
    certain(`
KONINKRIJK BELGIE                                KONINKRIJK BELGIE
IDENTITEITSKAART                                 IDENTITEITSKAART
Naam                                             Naam
PEETERS                                          CLAES
Voornamen                                        Voornamen
Jan Maria                                        Els
Geboortedatum                                    Geboortedatum
04.05.1970                                       12.08.1982
Kaartnummer                                      Kaartnummer
592-1234567-43                                   591-7654321-12
Geldig tot                                       Geldig tot
04.05.2030                                       12.08.2029`),
  ).toEqual(OF_TWO);
});

test("two cards one under the other are of two holders too", () => {
  expect(
    certain(`
KONINKRIJK BELGIE
IDENTITEITSKAART
Naam: PEETERS
Voornamen: Jan Maria
Geboortedatum: 04.05.1970
Kaartnummer: 592-1234567-43
Geldig tot: 04.05.2030


KONINKRIJK BELGIE
IDENTITEITSKAART
Naam: CLAES
Voornamen: Els
Geboortedatum: 12.08.1982
Kaartnummer: 591-7654321-12
Geldig tot: 12.08.2029`),
  ).toEqual(OF_TWO);
});

const JAN = {
  issuer: "BEL",
  number: "592123456",
  birth: "700504",
  sex: "M",
  expiry: "300504",
  nationality: "BEL",
} as const;
const ELS = {
  issuer: "BEL",
  number: "591765432",
  birth: "820812",
  sex: "F",
  expiry: "290812",
  nationality: "BEL",
} as const;
const FRONT = `
KONINKRIJK BELGIE
IDENTITEITSKAART
Naam: PEETERS
Voornamen: Jan Maria
Geboortedatum: 04.05.1970
Geldig tot: 04.05.2030
`;

test("zones of two backs side by side are of two holders", () => {
  const [jan, els] = [cardZone({ ...JAN, names: "PEETERS<<JAN<MARIA" }), cardZone({ ...ELS, names: "CLAES<<ELS" })];
  const { certain: sure, persons, warned } = certain(jan.map((line, at) => `${line}        ${els[at]!}`).join("\n"));
  expect(sure).toEqual([]);
  expect(persons).toHaveLength(2);
  expect(warned).toHaveLength(1);
});

test("the front of one card over the back of another's is of two holders", () => {
  const { certain: sure, warned } = certain(`${FRONT}\n${cardZone({ ...ELS, names: "CLAES<<ELS" }).join("\n")}`);
  expect(sure).toEqual([]);
  expect(warned).toHaveLength(1);
});

test("the two sides of one card are of one holder", () => {
  const { certain: sure, warned } = certain(
    `${FRONT}\n${cardZone({ ...JAN, names: "PEETERS<<JAN<MARIA" }).join("\n")}`,
  );
  expect(sure).toEqual(expect.arrayContaining(["mrz", "person"]));
  expect(warned).toEqual([]);
});

test("the number of the back of another card is not certain", () => {
  const { certain: sure } = certain(`
KONINKRIJK BELGIE                                Geboorteplaats
IDENTITEITSKAART                                 Gent
Naam: PEETERS
Voornamen: Jan Maria
Geboortedatum: 04.05.1970
Kaartnummer: 592-1234567-43                      Kaartnummer: 591-7654321-12
Geldig tot: 04.05.2030                           Geldig tot: 12.08.2029`);
  expect(sure).toEqual(["person"]);
});
