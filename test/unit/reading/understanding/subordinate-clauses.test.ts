import { expect, test } from "vitest";
import { named } from "./named.ts";

/** Notices in whose clauses the verb stands at the end: the one behind a name is of its bearer. */

const DUTCH = `
Bijlagen bij het Belgisch Staatsblad
Ondernemingsnr : 0403 170 701
Naam (voluit) : Berkenhof Beheer
Rechtsvorm : Naamloze vennootschap
Onderwerp akte : WIJZIGING VAN HET BESTUUR
`;
const GERMAN = `
Belgisches Staatsblad - Anlagen
Unternehmensnummer : 0403 170 701
Name (voll ausgeschrieben) : Birkenhof Verwaltung
Rechtsform : Gesellschaft mit beschränkter Haftung
Gegenstand der Urkunde : ERNENNUNGEN UND RÜCKTRITTE
`;
const FRENCH = `
Annexes du Moniteur belge
N° d'entreprise : 0403 170 701
Nom (en entier) : Bouleau Gestion
Forme légale : Société anonyme
Objet de l'acte : DEMISSIONS ET NOMINATIONS
`;

test.each([
  [
    "De vergadering stelt vast dat de heer Jan Maes als bestuurder ontslag heeft genomen met ingang van 1 maart 2025 en beslist dat mevrouw Els Claes, geboren op 3 april 1980, met ingang van dezelfde dag tot bestuurder wordt benoemd.",
    ["Els Claes director", "Jan Maes director until 2025-03-01"],
  ],
  [
    "Uit de notulen van 4 maart 2025 blijkt dat Els Claes, wonende te 9000 Gent, Kerkstraat 4, als bestuurder werd aangesteld en dat Jan Maes, wiens mandaat op die dag verstreken is, niet werd herbenoemd.",
    ["Els Claes director", "Jan Maes director until 2025-03-04"],
  ],
  [
    "Er wordt akte genomen van het feit dat de bestuurder Jan Maes, die op 1 februari 2025 overleden is, door mevrouw Els Claes als bestuurder vervangen wordt.",
    ["Els Claes director", "Jan Maes director until 2025-02-01"],
  ],
  [
    "De vergadering besluit dat mevrouw Els Claes, wier ontslag op 1 maart 2025 werd aanvaard, opnieuw tot bestuurder wordt benoemd.",
    ["Els Claes director"],
  ],
])("in Dutch: %s", (text, expected) => {
  expect(named(`${DUTCH}${text}`)).toEqual(expected);
});

test("an extension does not begin on the day on which the term before ended", () => {
  const [only, ...others] = named(
    `${DUTCH}De algemene vergadering besluit dat het mandaat van bestuurder van de heer Jan Maes, dat op 31 december 2024 verstreken is, voor een periode van zes jaar wordt verlengd.`,
  );
  expect(others).toEqual([]);
  expect(only).toBe("Jan Maes director");
});

test.each([
  [
    "Die Versammlung hat am 4. März 2025 beschlossen, dass Frau Petra Lang mit Wirkung vom 1. April 2025 zur Geschäftsführerin bestellt und Herr Klaus Brandt als Geschäftsführer abberufen wird.",
    ["Klaus Brandt director until 2025-04-01", "Petra Lang director"],
  ],
  [
    "Die Versammlung stellt fest, dass das Amt des Geschäftsführers Klaus Brandt mit Ablauf des 31. März 2025 geendet hat und dass Frau Petra Lang, geboren am 3. Juni 1980, als neue Geschäftsführerin gewählt worden ist.",
    ["Klaus Brandt director until 2025-03-31", "Petra Lang director"],
  ],
  ["Die Versammlung beschließt, dass Herr Klaus Brandt nicht zum Geschäftsführer bestellt wird.", []],
  [
    "Es wird mitgeteilt, dass Herr Klaus Brandt, geboren am 04.05.1970, zum Geschäftsführer der Gesellschaft bestellt worden ist.",
    ["Klaus Brandt director"],
  ],
])("in German: %s", (text, expected) => {
  expect(named(`${GERMAN}${text}`)).toEqual(expected);
});

test("in French the verb stands behind the name too", () => {
  expect(
    named(
      `${FRENCH}L'assemblée constate que Monsieur Jean Dupont a démissionné le 1er mars 2025 et décide que Madame Marie Lambert, née le 3 avril 1980, est nommée administrateur.`,
    ),
  ).toEqual(["Jean Dupont director until 2025-03-01", "Marie Lambert director"]);
});
