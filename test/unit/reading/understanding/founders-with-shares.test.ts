import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { personsIn } from "../../../../src/reading/understanding/company/mentions.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Founders whose family name comes first and begins with a small letter, and the shares that they take. */

const CERTAIN = 0.8;
const foundersIn = (drawn: string) =>
  understand(pagesOf(drawn)).facts.flatMap(({ type, value, confidence }) => {
    const { name, role, share_percent: share } = value as PersonFact;
    return type === "person" && role === "founder" && confidence >= CERTAIN ? [[name, share]] : [];
  });

const nl = (...founders: string[]) => `
OPRICHTING BESLOTEN VENNOOTSCHAP

Heden, op 4 mei 2026, voor mij, Karel Dumont, notaris te Gent, zijn verschenen:

${founders.join("\n")}

De comparanten verzoeken de notaris akte te verlenen van de oprichting van de besloten vennootschap met de naam Lindekouter Beheer.
De zetel is gevestigd te 9000 Gent, Kerkstraat 1.`;

const HOME = "geboren te Gent op 21 mei 1978, wonende te 9000 Gent, Kerkstraat 1";

describe("founders with what they subscribe to", () => {
  test("beside one whose name cannot be read have no share by numbers alone", () => {
    const read = `1. Mevrouw Katrien Vermeulen, ${HOME}, die inschrijft op 60 aandelen;`;
    expect(foundersIn(nl(read, `2. Zed, ${HOME}, die inschrijft op 40 aandelen.`))).toEqual([
      ["Katrien Vermeulen", undefined],
    ]);
    const total = `2. Zed, ${HOME}, die inschrijft op 40 aandelen. Het kapitaal wordt vertegenwoordigd door 100 aandelen.`;
    expect(foundersIn(nl(read, total))).toEqual([["Katrien Vermeulen", 60]]);
  });

  test("beside one who takes shares in the same sentence have no share by their own numbers, but by the number of all", () => {
    const both = [`1. Mevrouw Katrien Vermeulen, ${HOME}, en`, `2. Zed, ${HOME},`];
    const taken = (words: string) => nl(...both, "die verklaren een besloten vennootschap op te richten.", words);
    const numbers = "Mevrouw Katrien Vermeulen schrijft in op 60 aandelen en de heer Zed op 40 aandelen.";
    expect(foundersIn(taken(numbers))).toEqual([["Katrien Vermeulen", undefined]]);
    const list = "Op de 100 aandelen wordt ingeschreven als volgt: Katrien Vermeulen: 60 aandelen; Zed: 40 aandelen.";
    expect(foundersIn(taken(list))).toEqual([["Katrien Vermeulen", 60]]);
  });

  test("may be called by their family names further on, where no two have the same", () => {
    const deed = (second: string, called: string) => `
CONSTITUTION
Devant Nous, Maître Odile Renson, notaire à Huy, ONT COMPARU :
1/ Monsieur HERMAN Luc Ghislain, né à Verviers le 27 mai 1974, domicilié à 4900 Spa, rue Delhasse 5 ;
2/ Madame ${second}, née à Liège le 3 novembre 1982, domiciliée à 4800 Verviers, rue de l'Harmonie 31.
Les comparants constituent une société à responsabilité limitée sous la dénomination « Forge Numérique ».
Les 300 actions sont souscrites : par Monsieur HERMAN, à concurrence de 210 actions ; par Madame ${called}, à concurrence de 90 actions.`;
    expect(foundersIn(deed("DELVAUX Inès", "DELVAUX"))).toEqual([
      ["Luc Ghislain HERMAN", 70],
      ["Inès DELVAUX", 30],
    ]);
    expect(foundersIn(deed("HERMAN Agnès", "HERMAN"))).toEqual([
      ["Luc Ghislain HERMAN", undefined],
      ["Agnès HERMAN", undefined],
    ]);
  });

  test("take the parts that amounts beside their names are of the capital", () => {
    const deed = (words: string) => `
NOTARIATSAKT
Vor mir, Mag. Ottokar Seidl, öffentlicher Notar in Graz, sind erschienen:
1. Frau Theresa Gruber, geboren am 09.09.1989, 8020 Graz, Annenstraße 40;
2. Herr Dragan Petrović, geboren am 21.05.1985, 8042 Graz, Petersbergenstraße 116, die eine Gesellschaft mit beschränkter Haftung errichten.
Die Firma der Gesellschaft lautet: Lindekouter Sensorik GmbH. Das Stammkapital beträgt EUR 20.000,00.
${words} Frau Theresa Gruber EUR 13.000,00; Herr Dragan Petrović EUR 7.000,00.`;
    expect(foundersIn(deed("Auf dieses Stammkapital übernehmen:"))).toEqual([
      ["Theresa Gruber", 65],
      ["Dragan Petrović", 35],
    ]);
    expect(foundersIn(deed("Als Vergütung erhalten:"))).toEqual([
      ["Theresa Gruber", undefined],
      ["Dragan Petrović", undefined],
    ]);
  });

  test("are not given the number of all shares, which stands before the list of theirs", () => {
    const both = [
      "1. De heer Wouters Bram, geboren te Gent op 21 mei 1978.",
      "2. Mevrouw Claes Els, geboren te Brugge op 2 augustus 1979, wonende te 8000 Brugge, Markt 3.",
    ];
    for (const whole of ["Op de 1.000 aandelen", "Op de duizend (1.000) aandelen"]) {
      const drawn = nl(
        ...both,
        `Die een vennootschap oprichten met zetel te 9000 Gent, Kouter 1.
${whole} wordt ingeschreven als volgt:
- door de heer Wouters Bram: zeshonderd (600) aandelen;
- door mevrouw Claes Els: 400 aandelen.`,
      );
      expect(foundersIn(drawn)).toEqual([
        ["Wouters Bram", 60],
        ["Claes Els", 40],
      ]);
    }
  });

  test("are not given the number that the next one has in the list", () => {
    const both = [`1. Mevrouw Katrien Vermeulen, geboren te Gent op 21 mei 1978, en 2. Zed, ${HOME},`];
    const drawn = nl(
      ...both,
      "die verklaren een besloten vennootschap op te richten met 100 aandelen.",
      "Mevrouw Katrien Vermeulen schrijft in op 60 aandelen, hetzij 60 %.",
    );
    expect(foundersIn(drawn)).toEqual([["Katrien Vermeulen", 60]]);
  });

  test("in Dutch", () => {
    expect(
      foundersIn(
        nl(
          `1. Mevrouw Katrien Vermeulen, ${HOME}, die inschrijft op 50 aandelen, hetzij 50 %;`,
          `2. al-Zubayrani Kharim, geboren te Brugge op 2 augustus 1979, wonende te 8000 Brugge, die inschrijft op 50 aandelen, hetzij 50 %.`,
        ),
      ),
    ).toEqual([
      ["Katrien Vermeulen", 50],
      ["al-Zubayrani Kharim", 50],
    ]);
  });

  test("in French", () => {
    const drawn = `
CONSTITUTION DE SOCIÉTÉ À RESPONSABILITÉ LIMITÉE

L'an deux mille vingt-six, le quatre mai, devant nous, Maître Paul Mercier, notaire à Namur, ont comparu :

1. Madame Hortense Vidal, née à Namur le 21 mai 1978, domiciliée à 5000 Namur, rue Haute 1, qui souscrit 50 actions, soit 50 % ;
2. el-Amrani Youssef, né à Dinant le 2 août 1979, domicilié à 5500 Dinant, rue Basse 4, qui souscrit 50 actions, soit 50 %.

Les comparants requièrent le notaire d'acter la constitution de la société dénommée Boulonnerie du Midi.`;
    expect(foundersIn(drawn)).toEqual([
      ["Hortense Vidal", 50],
      ["el-Amrani Youssef", 50],
    ]);
  });

  test("in German", () => {
    const drawn = `
GRÜNDUNG EINER GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG

Heute, am 4. Mai 2026, vor mir, Notar Hans Klein in Eupen, erschienen:

1. Frau Anna Becker, geboren in Eupen am 21. Mai 1978, wohnhaft in 4700 Eupen, Kirchstraße 1, die 50 Aktien übernimmt, d.h. 50 v. H.;
2. von der Heide Karl, geboren in Aachen am 2. August 1979, wohnhaft in 4700 Eupen, Bergstraße 4, übernimmt 50 Aktien, d.h. 50 v. H.

Die Erschienenen ersuchen den Notar, die Gründung der Gesellschaft mit der Firma Eifel Holzbau GmbH zu beurkunden.`;
    expect(foundersIn(drawn)).toEqual([
      ["Anna Becker", 50],
      ["von der Heide Karl", 50],
    ]);
  });

  test("in English", () => {
    const drawn = `
INCORPORATION OF A PRIVATE LIMITED COMPANY

On 4 May 2026 appeared before me, John Clark, notary in Brussels:

1. Ms Rosalind Peake, born in York on 21 May 1978, residing at 1000 Brussels, High Street 1, who subscribes for 50 shares, being 50 %;
2. ben Salah Ali, born in Tunis on 2 August 1979, residing at 1000 Brussels, Low Street 4, who subscribes for 50 shares, being 50 %.

The parties request the notary to record the incorporation of the private limited company under the name Alderbrook Mills.`;
    expect(foundersIn(drawn)).toEqual([
      ["Rosalind Peake", 50],
      ["ben Salah Ali", 50],
    ]);
  });

  test("by numbers alone", () => {
    expect(
      foundersIn(
        nl(
          `1. d'Hondt Luc, ${HOME}, die inschrijft op 120 aandelen;`,
          `2. 't Jonck An, ${HOME}, die inschrijft op 66 aandelen;`,
          `3. van den Broeck Lieve, ${HOME}, die inschrijft op 14 aandelen.`,
        ),
      ),
    ).toEqual([
      ["d'Hondt Luc", 60],
      ["'t Jonck An", 33],
      ["van den Broeck Lieve", 7],
    ]);
  });

  test("as a part of all", () => {
    const drawn = `
STATUTS

Les soussignés :
Madame Hortense Vidal, née à Namur le 21 mai 1978, domiciliée à 5000 Namur, rue Haute 1, titulaire de 120 parts sociales sur 186 ;
Monsieur Youssef el-Amrani, né à Dinant le 2 août 1979, domicilié à 5500 Dinant, rue Basse 4, titulaire de 66 parts sociales sur 186 ;
ont établi ainsi qu'il suit les statuts de la société à responsabilité limitée Boulonnerie du Midi.
Article 1. La société adopte la forme d'une société à responsabilité limitée. Elle est dénommée "Boulonnerie du Midi".`;
    expect(foundersIn(drawn)).toEqual([
      ["Hortense Vidal", 64.5161],
      ["Youssef el-Amrani", 35.4839],
    ]);
  });

  test("of more shares than those of the founders who were read", () => {
    const drawn = `${nl(`1. Mevrouw Katrien Vermeulen, ${HOME}, die inschrijft op 120 aandelen.`)}
Het eigen vermogen wordt vertegenwoordigd door 200 aandelen.`;
    expect(foundersIn(drawn)).toEqual([["Katrien Vermeulen", 60]]);
  });

  test("which are no more for what is paid in", () => {
    const founders = foundersIn(
      nl(
        `1. Mevrouw Katrien Vermeulen, ${HOME}, die inschrijft op 60 aandelen, volgestort ten belope van 100 %;`,
        `2. De heer Jan Maes, ${HOME}, die inschrijft op 40 aandelen, volgestort ten belope van 100 %.`,
      ),
    );
    expect(founders).toEqual([
      ["Katrien Vermeulen", 60],
      ["Jan Maes", 40],
    ]);
  });
});

test.each([
  ["1. von der Heide Karl, geboren in Aachen", ["von der Heide Karl"]],
  ["en van den Broeck Lieve, wonende te Gent", ["van den Broeck Lieve"]],
  ["de aandelen van Jan Peeters, wonende te Gent", ["Jan Peeters"]],
  ["gehalten von Karl Schmitz, wohnhaft in Eupen", ["Karl Schmitz"]],
  ["les parts de Paul Mercier, domicilié à Namur", ["Paul Mercier"]],
  ["la mère du Paul Mercier, né à Namur", ["Paul Mercier"]],
  ["vertreten durch die Anna Becker, geboren in Eupen", ["Anna Becker"]],
])("a small word begins a name only where it belongs to it: %s", (text, names) => {
  expect(personsIn(text).map(({ name }) => name.name)).toEqual(names);
});
