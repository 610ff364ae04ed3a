import { describe, expect, test } from "vitest";
import { understand } from "../../../support/understand.ts";
import { named } from "./named.ts";
import { pagesOf } from "./pages-of.ts";

/** Lines beneath a holder that change what the row says: who holds with them, and shares that went on. */

const warningsOf = (drawn: string) => understand(pagesOf(drawn)).warnings.map(({ detail }) => detail);

const register = (beneath: string) => `
AANDELENREGISTER Berkenhof Beheer NV - 0403.170.701

Aandeelhouder                       Aantal
Jan Maes                            60
Els Claes                           40
${beneath}`;

describe("beneath a holder", () => {
  test.each([
    ["samen met haar echtgenoot Tom Peeters", "Tom Peeters shareholder"],
    ["jointly with Peter Brown", "Peter Brown shareholder"],
    ["conjointement avec Georges Petit", "Georges Petit shareholder"],
  ])("%s: neither has the shares alone", (beneath, other) => {
    expect(named(register(beneath))).toEqual(["Els Claes shareholder", "Jan Maes shareholder 60", other].toSorted());
    expect(warningsOf(register(beneath))).toEqual([expect.stringContaining(beneath)]);
  });

  test.each([
    "verkocht op 12/03/2025 aan Tom Peeters",
    "Cédées le 12/03/2025 à Georges Petit",
    "Transferred on 12 March 2025",
  ])("%s: what is left is not known", (beneath) => {
    expect(named(register(beneath))).toEqual(["Els Claes shareholder", "Jan Maes shareholder 60"]);
    expect(warningsOf(register(beneath))).toEqual([expect.stringContaining(beneath)]);
  });

  test("a title right before the name is no part of it", () => {
    const names = (drawn: string) =>
      understand(pagesOf(drawn)).facts.flatMap(({ type, value }) => (type === "company_name" ? [value] : []));
    expect(names(register(""))).toEqual(["Berkenhof Beheer NV"]);
    expect(names(register("").replace("AANDELENREGISTER Berk", "REGISTRE DES ACTIONS Berk"))).toEqual([
      "Berkenhof Beheer NV",
    ]);
  });
});

test("parts that options would make are not held", () => {
  const table = `
CAP TABLE - BIRCH HOLDINGS LIMITED
Company number 09876543

Holder                Ordinary    Preferred     Options    Fully diluted
John Smith            600,000     0             50,000     54.2%
York Capital LLP      0           400,000       0          33.3%
Employee pool         0           0             150,000    12.5%`;
  expect(named(table)).not.toContainEqual(expect.stringMatching(/\d$/));
});

test("who has died owns nothing any more, and the share is asked for", () => {
  const extract = `
UBO-register
Onderneming : Berkenhof Beheer NV
Ondernemingsnummer : 0403.170.701
Datum : 03/11/2026
Naam : Maes Jan (overleden op 12/03/2025)
Geboortedatum : 03/04/1941
Belang : 60 %
Naam : Claes Els
Geboortedatum : 05/06/1975
Belang : 40 %`;
  expect(named(extract)).toEqual(["Claes Els owner 40"]);
  expect(warningsOf(extract)).toEqual([expect.stringContaining("60 %")]);
});
