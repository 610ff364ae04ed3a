import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { countOfWords } from "../../../../src/reading/understanding/fields/number-words.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Founders whom a deed names in full where they appear, and by family name or number where it divides the shares. */

const sharesIn = (drawn: string): Record<string, number | undefined> =>
  Object.fromEntries(
    understand(pagesOf(drawn)).facts.flatMap(({ type, value }) => {
      const { name, role } = value as PersonFact;
      const { holder, share_percent: share } = value as CompanyShareFact;
      const isHolder = type === "company_share" || (type === "person" && role === "founder");
      return isHolder ? [[name ?? holder, share]] : [];
    }),
  );

const german = (taken: string) => `
UR-Nr. 1142/2026 K
Verhandelt zu Trier am 10. Juli 2026
Vor mir, dem Notar Dr. Claus Ehrenbach, erschienen:
1. Herr Lennart Hollmann, geboren am 3. März 1984, wohnhaft in 54290 Trier
2. Frau Nele Brandner, geboren am 15. Dezember 1990, wohnhaft in 54516 Wittlich
Die Erschienenen errichten eine Gesellschaft mit beschränkter Haftung und stellen den Gesellschaftsvertrag wie folgt fest:
§ 1 Die Firma lautet: Moselwerk Anlagenbau GmbH, Sitz ist Trier.
§ 2 Gegenstand ist der Bau von Anlagen.
§ 3 ${taken}
§ 4 Geschäftsjahr ist das Kalenderjahr.`;

const dutch = (taken: string, third = "") => `
AKTE VAN OPRICHTING
Heden, zeventien september tweeduizend zesentwintig, verscheen voor mij, mr. Machteld de Vos, notaris te Zwolle:
1. de heer Tjeerd Hoekema, geboren te Sneek op elf april negentienhonderd drieëntachtig, wonende te 8011 CW Zwolle, Dijk 44; en
2. mevrouw Fatima Benhaddi, geboren te Nador op twee januari negentienhonderd negentig, wonende te 8023 AN Zwolle, Laan 9.${third}
De comparanten verklaarden een besloten vennootschap op te richten met de naam Hanzewerk Interieur B.V., gevestigd te Zwolle.
${taken}
WAARVAN AKTE`;

const french = (taken: string) => `
CONSTITUTION
Devant Nous, Maître Odile Renson, notaire à Huy, ONT COMPARU :
1) Monsieur Marc THILGES, né à Arlon le 15 septembre 1972, domicilié à 6700 Arlon, rue Haute 3 ;
2) Madame Inès DELVIGNE, née à Liège le 3 novembre 1982, domiciliée à 4800 Verviers, rue Basse 31.
Lesquels constituent entre eux une société à responsabilité limitée sous la dénomination « Forge Solaire ».
${taken}`;

describe("founders whom a deed calls by fewer words where it divides the shares", () => {
  test("have the part behind their family name, where all parts make a whole", () => {
    const shares = { "Lennart Hollmann": 60, "Nele Brandner": 40 };
    for (const taken of [
      "Stammkapital 25.000 EUR. Hiervon übernehmen Hollmann 15.000 (60 %), Dr. Brandner 10.000 (40 %).",
      "Das Stammkapital beträgt 25.000 EUR; hiervon übernehmen Hollmann EUR 15.000,--, Brandner EUR 10.000,--.",
      "Das Stammkapital ist in 500 Stammanteile eingeteilt, gezeichnet wie folgt: Hollmann 300, Brandner 200.",
    ])
      expect(sharesIn(german(taken)), taken).toEqual(shares);
    expect(
      sharesIn(
        german(
          "Das Stammkapital beträgt 25.000 EUR; hiervon übernehmen Hollmann EUR 15.000,--, Brandner EUR 8.000,--.",
        ),
      ),
    ).toEqual({ "Lennart Hollmann": undefined, "Nele Brandner": undefined });
  });

  test("have the part before their number", () => {
    const taken =
      "Geplaatst zijn eenduizend (1.000) aandelen: zeshonderd (600) aan comparant sub 1 en vierhonderd (400) aan comparante sub 2.";
    expect(sharesIn(dutch(taken))).toEqual({ "Tjeerd Hoekema": 60, "Fatima Benhaddi": 40 });
    const inWords =
      "Er zijn vijfduizend (5.000) aandelen. Inschrijving: – door sub 1: drieduizend vijfhonderd aandelen; – door sub 2: duizend vijfhonderd aandelen.";
    expect(sharesIn(dutch(inWords))).toEqual({ "Tjeerd Hoekema": 70, "Fatima Benhaddi": 30 });
  });

  test("have no part of votes, of profit or of what is paid in", () => {
    for (const taken of [
      "Op de aandelen: Hoekema 60 % van de stemmen, Benhaddi 40 % van de stemmen.",
      "Van de winst op de aandelen krijgt Hoekema 60 % en Benhaddi 40 %.",
      "De aandelen van Hoekema zijn voor 60 % volgestort en die van Benhaddi voor 40 % volgestort.",
    ])
      expect(sharesIn(dutch(taken)), taken).toEqual({ "Tjeerd Hoekema": undefined, "Fatima Benhaddi": undefined });
  });
});

describe("founders who take equal parts", () => {
  const halves = { "Marc THILGES": 50, "Inès DELVIGNE": 50 };
  const none = { "Marc THILGES": undefined, "Inès DELVIGNE": undefined };

  test("have a half each where there are two", () => {
    for (const taken of [
      "Les 100 actions sont souscrites par moitié par chacun des fondateurs.",
      "Les actions sont souscrites chacun pour la moitié.",
      "Les actions sont souscrites à parts égales par Monsieur THILGES et Madame DELVIGNE.",
      "Sur les 100 actions, chacun des fondateurs souscrit cinquante actions.",
    ])
      expect(sharesIn(french(taken)), taken).toEqual(halves);
    const german_ = "Die Gesellschafter übernehmen die Geschäftsanteile je zur Hälfte.";
    expect(sharesIn(german(german_))).toEqual({ "Lennart Hollmann": 50, "Nele Brandner": 50 });
    const dutch_ = "Op de aandelen wordt ingeschreven door ieder van de oprichters voor de helft.";
    expect(sharesIn(dutch(dutch_))).toEqual({ "Tjeerd Hoekema": 50, "Fatima Benhaddi": 50 });
  });

  test("have no share by what is divided later, or by equal parts of whom the sentence does not name", () => {
    for (const taken of [
      "En cas de dissolution, le solde des actions souscrites revient à chacun pour moitié.",
      "Le bénéfice des actions souscrites est réparti à parts égales entre Monsieur THILGES et Madame DELVIGNE.",
      "Les actions sont souscrites à parts égales.",
      "Sur les 100 actions, chacun des fondateurs souscrit trente actions.",
    ])
      expect(sharesIn(french(taken)), taken).toEqual(none);
  });
});

test("numbers of shares are read in words", () => {
  const counts = [
    "drieduizend vijfhonderd",
    "deux cent quarante",
    "mille",
    "zweihundertfünfzig",
    "four hundred and fifty",
  ];
  expect(counts.map((words) => countOfWords(words.split(" ")))).toEqual([3500, 240, 1000, 250, 450]);
  expect(countOfWords(["aandelen"])).toBeNull();
});
