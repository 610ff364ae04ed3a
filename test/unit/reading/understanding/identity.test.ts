import { describe, expect, it } from "vitest";
import type { ReadFact } from "../../../../src/domain/readings/reading.model.ts";
import { numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readIdentity } from "../../../../src/reading/understanding/person/identity/identity.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { pagesOf } from "./pages-of.ts";
import { cardZone, passportZone } from "./zones.ts";

function read(drawn: string, confidence = 1): readonly ReadFact[] {
  const text = documentText(pagesOf(drawn, { confidence }));
  return numberFacts(readIdentity({ text, flow: flowOf(text), language: null }));
}

const values = (facts: readonly ReadFact[], type: string): any[] =>
  facts.filter((fact) => fact.type === type).map(({ value }) => value);

const BELGIAN = {
  issuer: "BEL",
  number: "592123456789",
  birth: "850730",
  sex: "M",
  expiry: "300312",
  nationality: "BEL",
  names: "JANSSENS<<JAN<PIETER",
  optional: "85073003328",
} as const;

const DUTCH_CARD = `
BELGIË                         IDENTITEITSKAART
BELGIUM                        IDENTITY CARD

Naam / Name
JANSSENS
Voornamen / Given names
Jan Pieter
Geslacht / Sex     Nationaliteit / Nationality     Geboortedatum / Date of birth
M/M                BELG                            30 JUL/JUL 1985
Rijksregisternr. / National Register N°
85.07.30-033.28
Kaartnr. / Card N°                Geldig tot / Expiry
592-1234567-89                    12 MAA/MAR 2030
`;

describe("identity cards", () => {
  it("reads a Belgian card in Dutch with its zone", () => {
    const facts = read(`${DUTCH_CARD}\f\n${cardZone(BELGIAN).join("\n")}\n`);
    expect(values(facts, "person")).toEqual([
      {
        name: "Jan Pieter JANSSENS",
        given_names: "Jan Pieter",
        family_name: "JANSSENS",
        birth_date: "1985-07-30",
        nationality: "BE",
        sex: "m",
        national_number: "85073003328",
        role: "holder",
      },
    ]);
    expect(values(facts, "document_number")).toEqual(["592123456789"]);
    expect(values(facts, "national_number")).toEqual(["85073003328"]);
    expect(values(facts, "expiry_date")).toEqual(["2030-03-12"]);
    expect(values(facts, "mrz")).toEqual([{ format: "TD1", zone: cardZone(BELGIAN).join("\n"), valid: true }]);
    expect(facts.every(({ valid }) => valid === undefined)).toBe(true);
  });

  it("reads the front alone, and the back alone", () => {
    const front = read(DUTCH_CARD);
    expect(values(front, "mrz")).toEqual([]);
    expect(values(front, "person")).toMatchObject([{ family_name: "JANSSENS", birth_date: "1985-07-30" }]);
    const back = read(cardZone(BELGIAN).join("\n"));
    expect(values(back, "person")).toMatchObject([
      { name: "JAN PIETER JANSSENS", birth_date: "1985-07-30", nationality: "BE" },
    ]);
    expect(values(back, "expiry_date")).toEqual(["2030-03-12"]);
  });

  it("reads labels beside their values", () => {
    const facts = read(`
ROYAUME DE BELGIQUE
Carte d'identité
Nom / Name :          DUBOIS
Prénoms :             Marie Claire
Nationalité :         Belge
Né(e) à / le :        Liège, 20 février 2000
Lieu de naissance :   Liège
Date de naissance :   20 FEV/FEB 2000
Sexe :                F
N° registre national : 00.02.20-034.88
N° carte :            592-7654321-12
Délivrée le :         01.04.2021     Valable jusqu'au : 01.04.2031
Délivrée par :        Liège
`);
    expect(values(facts, "person")).toEqual([
      {
        name: "Marie Claire DUBOIS",
        given_names: "Marie Claire",
        family_name: "DUBOIS",
        birth_date: "2000-02-20",
        birth_place: "Liège",
        nationality: "BE",
        sex: "f",
        national_number: "00022003488",
        role: "holder",
      },
    ]);
    expect(values(facts, "issue_date")).toEqual(["2021-04-01"]);
    expect(values(facts, "expiry_date")).toEqual(["2031-04-01"]);
    expect(values(facts, "authority")).toEqual(["Liège"]);
    expect(values(facts, "document_number")).toEqual(["592765432112"]);
  });

  it("reads a German card", () => {
    const zone = cardZone({
      issuer: "D",
      number: "L01X00T47",
      birth: "830812",
      sex: "F",
      expiry: "310801",
      nationality: "D",
      names: "MUELLER<<ERIKA",
    });
    const facts = read(`
BUNDESREPUBLIK DEUTSCHLAND
FEDERAL REPUBLIC OF GERMANY
PERSONALAUSWEIS
IDENTITY CARD/CARTE D'IDENTITÉ                     L01X00T47
Name/Surname/Nom
MÜLLER
Vornamen/Given names/Prénoms
ERIKA
Geburtstag/Date of birth/Date de naissance      Staatsangehörigkeit/Nationality/Nationalité
12.08.1983                                      DEUTSCH
Geburtsort/Place of birth/Lieu de naissance
BERLIN
Gültig bis/Date of expiry/Date d'expiration     Zugangsnummer/CAN
01.08.2031                                      938568
\f
Anschrift/Address/Adresse
51147 KÖLN
HEIDESTRASSE 17
Ausstellende Behörde/Authority/Autorité
STADT KÖLN
${zone.join("\n")}
`);
    expect(values(facts, "person")).toEqual([
      {
        name: "ERIKA MÜLLER",
        given_names: "ERIKA",
        family_name: "MÜLLER",
        birth_date: "1983-08-12",
        birth_place: "BERLIN",
        nationality: "DE",
        sex: "f",
        role: "holder",
      },
    ]);
    expect(values(facts, "document_number")).toEqual(["L01X00T47"]);
    expect(values(facts, "expiry_date")).toEqual(["2031-08-01"]);
    expect(values(facts, "authority")).toEqual(["STADT KÖLN"]);
  });

  it("leaves both where the zone and the fields contradict each other", () => {
    const stranger = cardZone({ ...BELGIAN, names: "PEETERS<<AN", birth: "900101", sex: "F", optional: "90010100222" });
    const facts = read(`${DUTCH_CARD}\n${stranger.join("\n")}\n`);
    expect(values(facts, "person").map(({ name, birth_date }) => [name, birth_date])).toEqual([
      ["Jan Pieter JANSSENS", "1985-07-30"],
      ["AN PEETERS", "1990-01-01"],
    ]);
    expect(values(facts, "national_number")).toHaveLength(2);
  });

  it("says that a zone with one wrong check digit does not hold", () => {
    const [first, second, third] = cardZone(BELGIAN) as [string, string, string];
    const wrong = second.replace(/^(\d{6})(\d)/, (_, birth, check) => `${birth}${(Number(check) + 1) % 10}`);
    const facts = read([first, wrong, third].join("\n"));
    expect(facts.find(({ type }) => type === "mrz")).toMatchObject({ valid: false, value: { valid: false } });
    expect(values(facts, "person")[0].birth_date).toBeUndefined();
    expect(values(facts, "document_number")).toEqual(["592123456789"]);
  });

  it("takes the zone where recognition misread a letter beside it", () => {
    const facts = read(
      `${DUTCH_CARD.replace("JANSSENS", "JANSSEN5").replace("Jan Pieter", "Jan Pleter")}\n${cardZone(BELGIAN).join("\n")}`,
      0.8,
    );
    expect(values(facts, "person")).toMatchObject([{ family_name: "JANSSENS", given_names: "JAN PIETER" }]);
  });

  it("reads a zone with letters for digits, spaces, and a filler too few", () => {
    const [first, second, third] = cardZone(BELGIAN) as [string, string, string];
    const facts = read(
      [first.slice(0, -2), second.replace("850730", "85O73O"), `${third.slice(0, 20)} ${"<".repeat(8)}KK`].join("\n"),
      0.8,
    );
    expect(facts.find(({ type }) => type === "mrz")).toMatchObject({ value: { valid: true } });
    expect(values(facts, "person")).toMatchObject([{ name: "JAN PIETER JANSSENS", birth_date: "1985-07-30" }]);
  });

  it("makes nothing of a specimen certain", () => {
    const facts = read(`${DUTCH_CARD}\n\nSPECIMEN\n`);
    expect(facts.length).toBeGreaterThan(3);
    expect(facts.every(({ confidence }) => confidence <= 0.5)).toBe(true);
  });

  it("marks a national number whose check digits fail", () => {
    const facts = read(DUTCH_CARD.replace("033.28", "033.29"));
    expect(facts.find(({ type }) => type === "national_number")).toMatchObject({ value: "85073003329", valid: false });
    expect(values(facts, "person")[0].national_number).toBeUndefined();
  });

  it("reads nothing from a caption of a photo, or a handwritten number", () => {
    expect(read("Jan en An op vakantie in Spanje\n12 juli 2019\nProost!")).toEqual([]);
    expect(values(read(`PASPOORT\n4711\n${DUTCH_CARD}`), "document_number")).toEqual(["592123456789"]);
  });

  it("reads an expired card as it stands", () => {
    const facts = read(DUTCH_CARD.replace("2030", "2015"));
    expect(values(facts, "expiry_date")).toEqual(["2015-03-12"]);
  });
});

describe("passports", () => {
  const zone = passportZone({
    issuer: "NLD",
    number: "SPECI2014",
    birth: "650310",
    sex: "F",
    expiry: "340309",
    nationality: "NLD",
    names: "DE<BRUIJN<<WILLEKE<LISELOTTE",
    optional: "999999990",
  });

  it("reads a Dutch passport", () => {
    const facts = read(
      `
KONINKRIJK DER NEDERLANDEN   PASPOORT   PASSPORT   PASSEPORT
Type/Type   Landcode/Country code       Documentnummer/Document no./No. du document
P           NLD                         SPECI2014
Naam/Surname/Nom
De Bruijn
e/v Molenaar
Voornamen/Given names/Prénoms
Willeke Liselotte
Nationaliteit/Nationality/Nationalité
Nederlandse
Geboortedatum/Date of birth/Date de naissance    Persoonsnummer/Personal no./No. personnel
10 MAA/MAR 1965                                  999999990
Geslacht/Sex/Sexe     Geboorteplaats/Place of birth/Lieu de naissance
V/F                   Specimen
Datum van afgifte/Date of issue/Date de délivrance    Autoriteit/Authority/Autorité
09 MAA/MAR 2024                                       Burg. van Stad en Dorp
Geldig tot/Date of expiry/Date d'expiration
09 MAA/MAR 2034
${zone.join("\n")}
`.replace("Specimen", "Amsterdam"),
    );
    expect(values(facts, "person")).toMatchObject([
      {
        name: "Willeke Liselotte De Bruijn",
        birth_date: "1965-03-10",
        birth_place: "Amsterdam",
        nationality: "NL",
        sex: "f",
      },
    ]);
    expect(values(facts, "document_number")).toEqual(["SPECI2014"]);
    expect(values(facts, "national_number")).toEqual(["999999990"]);
    expect(values(facts, "issue_date")).toEqual(["2024-03-09"]);
    expect(values(facts, "expiry_date")).toEqual(["2034-03-09"]);
    expect(values(facts, "authority")).toEqual(["Burg. van Stad en Dorp"]);
    expect(values(facts, "mrz")).toMatchObject([{ format: "TD3", valid: true }]);
  });

  it("reads a birth date of the last century from two digits", () => {
    const facts = read(
      passportZone({
        issuer: "FRA",
        number: "12AB34567",
        birth: "450612",
        sex: "M",
        expiry: "310101",
        nationality: "FRA",
        names: "DUPONT<<JEAN",
      }).join("\n"),
    );
    expect(values(facts, "person")[0]).toMatchObject({ birth_date: "1945-06-12", nationality: "FR", sex: "m" });
  });

  it("reads a French passport beside its zone", () => {
    const facts = read(`
RÉPUBLIQUE FRANÇAISE
PASSEPORT PASSPORT
Nom/Surname (1)
LEFÈVRE
Prénoms/Given names (2)
Noémie, Anne
Nationalité/Nationality (3)
Française
Date de naissance/Date of birth (4)       Sexe/Sex (5)    Lieu de naissance/Place of birth (6)
04 07 1991                                F               PARIS 10E ARRONDISSEMENT
Date de délivrance/Date of issue (7)      Autorité/Authority (9)
15 05 2022                                Préfecture de Police
Date d'expiration/Date of expiry (8)
14 05 2032
N° du passeport/Passport No
22AB12345
`);
    expect(values(facts, "person")).toMatchObject([
      { given_names: "Noémie Anne", family_name: "LEFÈVRE", birth_date: "1991-07-04", nationality: "FR", sex: "f" },
    ]);
    expect(values(facts, "issue_date")).toEqual(["2022-05-15"]);
    expect(values(facts, "expiry_date")).toEqual(["2032-05-14"]);
    expect(values(facts, "document_number")).toEqual(["22AB12345"]);
  });
});

describe("residence permits", () => {
  it("reads a scan whose strokes became letters", () => {
    const lines = cardZone(
      {
        issuer: "FRA",
        number: "51UZ01782",
        birth: "700425",
        sex: "M",
        expiry: "300321",
        nationality: "TUR",
        names: "DELVAUX<<THIERRY",
      },
      "IR",
    );
    const facts = read(
      `
TITRE DE SÉJOUR
NOM Prénom f NAME Forename
DELVAUX Thierry
DATE DE NAISSANCE / DATE OF BIRTH
25 04 1970
LIEU DE NAISSANCE ! PLACE OF BIRTH
| IZMIR
DELIVRANCE / PLACE AND DATE OF ISSUE
| STRASBOURG 2203 2025
REMARQUES / REMARKS
| AUTORISE SON TITULAIRE À TRAVAILLER
${lines[0]}
${lines[1]}
0${lines[2]!.slice(0, 29)}
`,
      0.9,
    );
    expect(values(facts, "person")).toEqual([
      {
        name: "Thierry DELVAUX",
        given_names: "Thierry",
        family_name: "DELVAUX",
        birth_date: "1970-04-25",
        birth_place: "IZMIR",
        nationality: "TR",
        sex: "m",
        role: "holder",
      },
    ]);
    expect(values(facts, "issue_date")).toEqual(["2025-03-22"]);
    expect(values(facts, "mrz")).toEqual([{ format: "TD1", zone: lines.join("\n"), valid: true }]);
  });

  it("reads a Belgian card with one line for the whole name", () => {
    const facts = read(`
BELGIË   VERBLIJFSTITEL   RESIDENCE PERMIT
NAAM Voornamen / NAME Forenames
OKAFOR Chidi Emmanuel
Geslacht / Sex     Nationaliteit / Nationality    Geboortedatum / Date of birth
M                  NGA                            03 05 1990
Soort titel / Type of permit
B. ONBEPERKT VERBLIJF
Kaartnr. / Card no.        Geldig tot / Valid until
B123456789                 14 09 2029
Rijksregisternr. / National register no.
90.05.03-123.22
`);
    expect(values(facts, "person")).toMatchObject([
      { name: "Chidi Emmanuel OKAFOR", family_name: "OKAFOR", birth_date: "1990-05-03", nationality: "NG", sex: "m" },
    ]);
    expect(values(facts, "document_number")).toEqual(["B123456789"]);
    expect(values(facts, "expiry_date")).toEqual(["2029-09-14"]);
  });
});
