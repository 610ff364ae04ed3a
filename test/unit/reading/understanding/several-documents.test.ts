import { describe, expect, test } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";
import { cardZone } from "./zones.ts";

const EXTRACT = `
Kruispuntbank van Ondernemingen
UITTREKSEL UIT HET REGISTER

Ondernemingsnummer:      0403.170.701
Status:                  Actief
Naam:                    Molenhof Logistiek
Rechtsvorm:              Besloten vennootschap
Adres van de zetel:      Kerkstraat 12, 9000 Gent
Functies
Bestuurder               Peeters, An      Sinds 1 maart 2015`;

const CARD = `
BELGIE   IDENTITEITSKAART
Naam / Name              PEETERS
Voornamen / Given names  An Maria

${cardZone({ issuer: "BEL", number: "592345678", birth: "800201", sex: "F", expiry: "300101", nationality: "BEL", names: "PEETERS<<AN<MARIA" }).join("\n")}`;

describe("a file with an identity card behind another document", () => {
  const { kind, kind_confidence, facts, warnings } = understand(pagesOf(`${EXTRACT}\f${CARD}`));

  test("is certainly neither of them, and says which pages are which", () => {
    expect({ kind, kind_confidence }).toEqual({ kind: null, kind_confidence: 0 });
    expect(warnings).toMatchObject([
      {
        code: "several_documents",
        detail: "The file holds several documents: identity card (page 2) and register extract (page 1).",
      },
    ]);
  });

  test("gives the facts of both as guesses, with their pages", () => {
    expect(facts.map(({ type, page }) => `${type} ${page}`)).toEqual(
      expect.arrayContaining(["enterprise_number 1", "mrz 2"]),
    );
    expect(facts.filter(({ confidence }) => confidence >= 0.8)).toEqual([]);
  });
});

test("the two sides of a card are one document", () => {
  const [front, back] = CARD.split("\n\n");
  const { kind, kind_confidence, warnings } = understand(pagesOf(`${front}\f${back}`));
  expect(kind).toBe("identity_card");
  expect(kind_confidence).toBeGreaterThan(0.9);
  expect(warnings).toEqual([]);
});
