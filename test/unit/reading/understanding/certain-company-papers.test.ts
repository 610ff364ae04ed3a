import { describe, expect, test } from "vitest";
import type { AmountFact, CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { personsIn } from "../../../../src/reading/understanding/company/mentions.ts";
import { statedSeat } from "../../../../src/reading/understanding/company/stated.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What charts and extracts of registers state with certainty, and what only seems to be stated. */

const CERTAIN = 0.8;
const certain = (drawn: string) => understand(pagesOf(drawn)).facts.filter(({ confidence }) => confidence >= CERTAIN);
const holdersIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, value }) => {
    const { name, holder, share_percent: share } = value as Partial<PersonFact & CompanyShareFact>;
    return type === "person" || type === "company_share" ? [[name ?? holder, share]] : [];
  });

describe("a chart", () => {
  test("makes no holder of a company of which somebody in brackets has a part", () => {
    const chart = `
Group structure chart - Ferndale Optics Limited

Ferndale Optics Limited
   Clara Whitcombe 60 %
   Rowan Pryce 40 %

Subsidiaries
   Ferndale Lenses Limited (30 % Dr Ines Quill)`;
    expect(holdersIn(chart).map(([name]) => name)).not.toContain("Ferndale Lenses Limited");
  });

  test("makes no holder of a company that an arrow leads to", () => {
    const chart = `
STRUCTURE DU GROUPE - Verreries du Quai SA

Verreries du Quai SA
   Claire Dumortier : 60 %
   Paul Henrard : 40 %

Participations
   → 100 % Cristal Export GmbH
   → 40 % Flacons & Compagnie SNC`;
    const names = holdersIn(chart).map(([name]) => name);
    expect(names).not.toContain("Flacons & Compagnie SNC");
    expect(names).not.toContain("Cristal Export GmbH");
  });

  test("is not certain of one who has the whole of a company that it does not tell", () => {
    const chart = `
Organogram - Groep Wiersma

      Joost Wiersma                        Anke Visser
           100 %                               |
      J.W. Beheer
           70 %                              30 %

                   Wiersma Zeilen B.V.`;
    expect(holdersIn(chart)).not.toContainEqual(["Joost Wiersma", 100]);
  });

  test("reads of which company a column says that somebody holds a part", () => {
    const chart = `
Beteiligungsübersicht
Antragstellerin: Kaiblick Rösterei GmbH
Stand 02.01.2026

Ebene      Beteiligte/r                   hält an                        Anteil
1          Katrin Mohrmann                Mohrmann Holding GmbH          50,0 %
1          Tomas Herrera                  Mohrmann Holding GmbH          50,0 %
2          Mohrmann Holding GmbH          Kaiblick Rösterei GmbH         100,0 %`;
    expect(holdersIn(chart)).toEqual([
      ["Katrin Mohrmann", 50],
      ["Tomas Herrera", 50],
      ["Mohrmann Holding GmbH", 100],
    ]);
  });
});

describe("an extract of a register", () => {
  const extract = `
FIRMENBUCH - REPUBLIK ÖSTERREICH
Auszug mit aktuellen Daten, Stichtag 11.12.2026
FN 151970 x
FIRMA
   4 Bodenwerk Spritzguss Aktiengesellschaft
SITZ in
   1 politischer Gemeinde Lustenau
KAPITAL
   4 EUR 350.000
VORSTAND
   Dr. Gebhard Moosmann, geb. 24.11.1966, vertritt seit 01.01.2015 selbständig`;

  test("has its capital behind the number of the entry", () => {
    const capitals = certain(extract).flatMap(({ type, value }) =>
      type === "amount" ? [(value as AmountFact).value] : [],
    );
    expect(capitals).toEqual([350_000]);
  });

  test("has an address that ends with its line", () => {
    const swiss = `
Firma: Oberli & Gasser Mosterei KG
Sitz: Egnach
Domizil: Romanshornerstrasse 120, 9322 Egnach
Zweck: Verarbeitung von Obst und Herstellung von Most`;
    const addresses = statedSeat(flowOf(documentText(pagesOf(swiss)))).map(({ value }) => value);
    expect(addresses).toEqual(["Romanshornerstrasse 120, 9322 Egnach"]);
  });
});

test("names of nobility and of the Congo are read whole, or not at all", () => {
  const names = (text: string) => personsIn(text).map(({ name }) => name.name);
  expect(names("Herr Karl-Theodor Graf zu Waldeck, geboren am 22. September 1960")).toEqual([
    "Karl-Theodor Graf zu Waldeck",
  ]);
  expect(names("Monsieur Célestin Kabila wa Mutombo, né à Kinshasa le 1er mai 1980")).toEqual([
    "Célestin Kabila wa Mutombo",
  ]);
  expect(names("Herr Freiherr von Rotfels, Clemens, Endingen, *04.07.1959")).toEqual([]);
});
