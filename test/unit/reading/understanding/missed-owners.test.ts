import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Owners whom papers of free layouts state, and whom they name without their being owners. */

const CERTAIN = 0.8;
const certain = (drawn: string) => understand(pagesOf(drawn)).facts.filter(({ confidence }) => confidence >= CERTAIN);
const peopleIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, value }) => (type === "person" ? [value as PersonFact] : []));
const namesIn = (drawn: string) => peopleIn(drawn).map(({ name }) => name);

describe("an extract of owners", () => {
  test("names nobody who ceased to be an owner", () => {
    const extract = `
Companies House - People with significant control
HOLLOWAY TIMBER FRAMES LTD (company number 04123456)
2 persons with significant control / 1 ceased

Mrs Anneke Foulds   Active
Notified on: 6 April 2016   Date of birth: March 1969   Nationality: British
Nature of control: Ownership of shares - 75% or more

Mr Desmond Pryce   Ceased on 1 September 2022
Date of birth: October 1951   Nationality: British
`;
    expect(namesIn(extract)).toContain("Anneke Foulds");
    expect(understand(pagesOf(extract)).facts.map(({ value }) => (value as PersonFact).name)).not.toContain(
      "Desmond Pryce",
    );
  });

  test.each([
    ["Voormalige begunstigden", "Peeters, Griet   04/03/1960   Belgische   30 %"],
    ["Anciens bénéficiaires effectifs", "Peeters, Griet   04/03/1960   Belge   30 %"],
    ["Ausgeschiedene wirtschaftlich Berechtigte", "Peeters, Griet   04.03.1960   belgisch   30 %"],
  ])("names nobody under the heading %s", (heading, row) => {
    const extract = `
UBO-register - uittreksel van 12 mei 2026
Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

Uiteindelijke begunstigden
Claes, Katrien   09/05/1975   Belgische   100 %

${heading}
${row}
`;
    expect(namesIn(extract)).toEqual(["Katrien Claes"]);
  });

  test("takes no town of an address for a person", () => {
    const extract = `
Persons with significant control
HOLLOWAY TIMBER FRAMES LTD (company number 04123456)

Mrs Anneke Foulds   Active
Correspondence address: Mill House, Market Rasen, Lincolnshire LN8 3AA
Date of birth: March 1969   Nationality: British
Nature of control: Ownership of shares - 75% or more
`;
    expect(namesIn(extract)).not.toContain("Market Rasen");
  });

  test("reads a family name that begins with a small particle at the beginning of its line", () => {
    const extract = `
Transparenzregister - Auszug vom 18.12.2025
Bezeichnung: Bergland Feinwerk GmbH
Registernummer: HRB 12345

Wirtschaftlich Berechtigte
Kranz, Valentin; geb. 21.10.1980; Deutschland
Kapitalanteil 50 %
van Houten, Maartje; geb. 04.03.1984; Niederlande
Kapitalanteil 50 %
`;
    expect(peopleIn(extract)).toContainEqual(
      expect.objectContaining({ name: "Maartje van Houten", family_name: "van Houten", birth_date: "1984-03-04" }),
    );
  });
});
