import { expect, test } from "vitest";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

const DEED = `
STATUTS
TRANSPORTS ATLAS
Société par actions simplifiée au capital de 50 000 euros
Siège social : 12 rue de la Paix, 69006 Lyon
Les soussignés :
Monsieur Hassan Ali, né le 4 mai 1970 à Oran, demeurant 3 rue du Port, 69002 Lyon
La société HOLDING RHÔNE, SARL au capital de 10 000 euros, RCS Lyon 443 061 841, représentée par Madame Ines Costa
ont décidé de constituer une SAS.
Article 7 - Apports
Monsieur Hassan Ali apporte la somme de 30 000 euros, HOLDING RHÔNE la somme de 20 000 euros.`;

test("a deed is of the company that stands over its form, not of a founder", () => {
  const names = understand(pagesOf(DEED)).facts.filter(
    ({ type, confidence }) => type === "company_name" && confidence >= CERTAIN,
  );
  expect(names.map(({ value }) => value)).toEqual(["TRANSPORTS ATLAS"]);
});

test("founders have what their sums are of the capital, and not all of it where the capital is another", () => {
  expect(named(DEED)).toEqual(["HOLDING RHÔNE SARL shareholder 40", "Hassan Ali founder 60"]);
  const more = DEED.replace("au capital de 50 000 euros", "au capital de 70 000 euros");
  expect(named(more)).toEqual(["HOLDING RHÔNE SARL shareholder", "Hassan Ali founder"]);
});
