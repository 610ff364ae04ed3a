import { expect, test } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Extracts that state more of owners than was read: an owner who is missed must not be taken for none. */

const HEAD = `
UBO-register
Uittreksel van 12 mei 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

`;
const unread = (drawn: string) =>
  understand(pagesOf(HEAD + drawn)).warnings.flatMap(({ code, detail }) => (code === "owners_unread" ? [detail] : []));

const KATRIEN = `Naam: Vermeulen Katrien
Geboortedatum: 21/05/1978
Rechtstreeks belang: 60 %
`;

test.each([
  ["a name with an initial", `${KATRIEN}\nClaes J. 40 procent`, /Claes J\. 40 procent/],
  ["a sentence", `${KATRIEN}\nDe heer Z. houdt de overige aandelen (40 %)`, /overige aandelen \(40 %\)/],
  ["no name at all", `${KATRIEN}\nAndere: zie bijlage, 40 %`, /40 %/],
  ["the same share", `${KATRIEN.replace("60", "50")}\n2. zie bijlage: K. Z., 50 procent`, /K\. Z\., 50 procent/],
  ["a count", `Aantal uiteindelijke begunstigden: 2\n${KATRIEN}`, /states 2 owners, of whom 1/],
  ["a heading with a number", `UBO 1\n${KATRIEN}\nUBO 2\nZie bijlage`, /states 2 owners, of whom 1/],
])("is told of an extract that states another owner by %s", (_, drawn, detail) => {
  expect(unread(drawn)).toEqual([expect.stringMatching(detail)]);
});

test.each([
  ["one owner", KATRIEN],
  ["one owner, with votes", `${KATRIEN}Percentage stemrechten: 60 %`],
  ["a threshold", `${KATRIEN}\nEen begunstigde bezit meer dan 25 % van de aandelen.`],
  ["a band", `Naam: Vermeulen Katrien\nGeboortedatum: 21/05/1978\nBelang: Groter dan 75% tot en met 100%`],
  ["two owners", `${KATRIEN}\nNaam: Maes Jan\nGeboortedatum: 02/08/1979\nRechtstreeks belang: 30 %`],
  ["a count that is right", `Aantal uiteindelijke begunstigden: 1\n${KATRIEN}`],
  ["the whole, and a chain", `${KATRIEN.replace("60", "100")}\n\nvia Holding Zuid BV 30 %`],
])("is not told of an extract with %s", (_, drawn) => {
  expect(unread(drawn)).toEqual([]);
});
