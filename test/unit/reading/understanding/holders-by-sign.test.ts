import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const CERTAIN = 0.8;
const read = (drawn: string) => {
  const { kind, kind_confidence, facts } = understand(pagesOf(drawn));
  const people = facts.flatMap(({ type, value }) => (type === "person" ? [value as PersonFact] : []));
  const companies = facts.flatMap(({ type, value }) => (type === "company_share" ? [value as CompanyShareFact] : []));
  const texts = facts.flatMap(({ type, value }) => (typeof value === "string" ? [`${type} ${value}`] : []));
  return {
    kind,
    isCertain: kind_confidence >= CERTAIN,
    people: people.map(({ name, share_percent: share, role }) => `${name} ${role} ${share ?? "-"}`),
    companies: companies.map(({ holder, share_percent: share }) => `${holder} ${share ?? "-"}`),
    texts,
  };
};

describe("holders without a label that a table lists", () => {
  test("a sentence on each owner, and who signs is none", () => {
    const { kind, people, texts } = read(`
Overzicht van de uiteindelijke begunstigden

Voor Meander Drukwerk BV (0403.170.701) noteerden wij op 4 mei 2026 deze begunstigden:

- Lotte Wouters, geboren op 3 april 1971, Belgische nationaliteit, houdt rechtstreeks 62,5 %
- Sam Aerts, geboren op 9 mei 1980, houdt onrechtstreeks 37,5 %

Voor de notaris: Karel Dumont`);
    expect(kind).toBe("ubo_extract");
    expect(people).toEqual(["Lotte Wouters owner 62.5", "Sam Aerts owner 37.5"]);
    expect(texts).toContain("enterprise_number 0403170701");
  });

  test("a table with unknown heads, without the sum and without what is paid up", () => {
    const { people, companies } = read(`
Registre des actionnaires de Boulonnerie du Midi SA

Qui                      Combien             Libéré
Paul Mercier             600 actions         100 %
Hortense Vidal           300 actions         100 %
Tilleul Invest SA        100 actions         100 %
Total                    1.000 actions`);
    expect(people).toEqual(["Paul Mercier shareholder 60", "Hortense Vidal shareholder 30"]);
    expect(companies).toEqual(["Tilleul Invest SA 10"]);
  });

  test("a sentence in which the holder follows the share", () => {
    const { people, companies } = read(`
Group structure

The shares of Alderbrook Mills Ltd are held as to 70 % by Fernside Holdings Ltd and as to 30 % by
Rosalind Peake.`);
    expect(companies).toEqual(["Fernside Holdings Ltd 70"]);
    expect(people).toEqual(["Rosalind Peake shareholder 30"]);
  });

  test("directors and the liquidator under their office, not who has left", () => {
    const { people } = read(`
KBO Public Search

Ondernemingsnummer: 0403.170.701
Maatschappelijke naam: Meander Drukwerk
Rechtsvorm: BV
Adres van de zetel: Kaai 4, 8000 Brugge
Begindatum: 03/04/2001

Bestuurder
Lotte Wouters (sinds 01/02/2015)

Vereffenaar
Karel Dumont (sinds 05/06/2024)

Gewezen bestuurder
Sam Aerts (sinds 01/02/2009)`);
    expect(people).toEqual(["Lotte Wouters director -", "Karel Dumont director -"]);
  });
});

describe("papers about owners that are none", () => {
  test.each([
    [
      "a list of papers to hand in",
      `
Benodigde stukken

[ ]  Uittreksel UBO-register
[ ]  Aandeelhoudersregister
[ ]  Statuten
[ ]  Kopie identiteitskaart
[ ]  Bankattest
[ ]  Jaarrekening

Gelieve ons deze stukken te bezorgen voor het einde van de maand.`,
    ],
    [
      "news on a share deal",
      `
Meander Drukwerk krijgt nieuwe aandeelhouder

De drukkerij uit Brugge verkoopt 40 % van de aandelen aan een investeerder. Volgens de woordvoerder
blijft de familie Wouters aan het roer en komen er geen ontslagen. Lees ook: hoe de sector verandert.`,
    ],
  ])("%s", (_title, drawn) => {
    const { kind, isCertain, people } = read(drawn);
    expect(kind === "other" || !isCertain).toBe(true);
    expect(people).toEqual([]);
  });
});
