import { describe, expect, it } from "vitest";
import { named } from "./named.ts";

/** Whom an extract names as who acts, beside the words on how they act. */

const HEAD = `
Handelsregister B des Amtsgerichts Köln
Ausdruck - Abruf vom 20.11.2026
Nummer der Firma: HRB 98317
2. a) Firma: Muster Handel GmbH
b) Sitz: Köln, Geschäftsanschrift: Hauptstraße 5, 50667 Köln
3. Grund- oder Stammkapital: 25.000,00 EUR
4. a) Allgemeine Vertretungsregelung: Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.
`;
const ALONE =
  "b) Einzelvertretungsberechtigt; mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten";
const HANS = "Müller, Hans, Köln, *05.06.1970";
const PETRA = "Geschäftsführer: Schneider, Petra, Bonn, *01.02.1975";
const BOTH = ["Hans Müller director", "Petra Schneider director"];

describe("managing directors of a German extract", () => {
  it.each([
    ["on one line", `${ALONE} Rechtsgeschäfte abzuschließen: Geschäftsführer: ${HANS}`],
    ["broken before the last words", `${ALONE}\nRechtsgeschäfte abzuschließen: Geschäftsführer: ${HANS}`],
    ["broken behind the words", `${ALONE} Rechtsgeschäfte abzuschließen:\nGeschäftsführer: ${HANS}`],
    ["broken before the name", `${ALONE}\nRechtsgeschäfte abzuschließen: Geschäftsführer:\n${HANS}`],
    ["with the short words", `b) Einzelvertretungsberechtigt: Geschäftsführer: ${HANS}`],
  ])("are read behind words on their power, %s", (_, words) => {
    expect(named(`${HEAD}${words}\n${PETRA}`)).toEqual(BOTH);
  });
});

describe("the liquidator of a dissolved company", () => {
  const ENDED = "6. Die Gesellschaft ist durch Beschluss vom 01.09.2026 aufgelöst.";
  const LIQUIDATOR = "Liquidator: Schneider, Petra, Bonn, *01.02.1975";
  const KVK = `
Uittreksel Handelsregister Kamer van Koophandel
KVK-nummer                  68750110
Rechtsvorm                  Besloten Vennootschap
Statutaire naam             Jansen Techniek B.V.`;
  const KBIS = `
Extrait Kbis
Immatriculation au RCS, numéro    552 100 554 R.C.S. Lille
Dénomination                      BOULANGERIE MARTIN`;

  it.each([
    ["German", `${HEAD}b) ${LIQUIDATOR}\n${ENDED}`, "Petra Schneider"],
    [
      "German, after its director",
      `${HEAD}${ENDED}\n${LIQUIDATOR}\nNicht mehr Geschäftsführer: ${HANS}`,
      "Petra Schneider",
    ],
    [
      "Dutch",
      `${KVK}\nOntbonden per               01-09-2026\nVereffenaar\nNaam                        Jansen, Kees\nGeboortedatum               04-03-1975`,
      "Kees Jansen",
    ],
    [
      "French",
      `${KBIS}\nLiquidateur\nNom, prénoms                      MARTIN Julie\nDate et lieu de naissance         Le 06/05/1980 à Lille`,
      "Julie MARTIN",
    ],
    ["French, on one line", `${KBIS}\nLiquidateur : MARTIN Julie, née le 06/05/1980 à Lille`, "Julie MARTIN"],
  ])("is who acts by a %s extract", (_, drawn, name) => {
    expect(named(drawn)).toEqual([`${name} director`]);
  });
});

describe("who acts for an insolvent company by appointment", () => {
  const DIRECTOR = `Geschäftsführer: ${HANS}`;
  const OPENED =
    "6. Durch Beschluss des Amtsgerichts Köln vom 12.10.2026 (Az. 71 IN 12/26) ist das Insolvenzverfahren über das\nVermögen der Gesellschaft eröffnet.";
  const KVK = `
Uittreksel Handelsregister Kamer van Koophandel
KVK-nummer                  68750110
Rechtsvorm                  Besloten Vennootschap
Statutaire naam             Jansen Techniek B.V.`;
  const BOARD = "Bestuurder\nNaam                        Jansen, Kees\nGeboortedatum               04-03-1975";
  const KBIS = `
Extrait Kbis
Immatriculation au RCS, numéro    552 100 554 R.C.S. Lille
Dénomination                      BOULANGERIE MARTIN
Gérant
Nom, prénoms                      MARTIN Julie
Date et lieu de naissance         Le 06/05/1980 à Lille`;

  it.each([
    [`${HEAD}${DIRECTOR}\n${OPENED} Insolvenzverwalter: Rechtsanwalt Dr. Jörg Nardi, Köln.`, "Jörg Nardi"],
    [`${HEAD}${DIRECTOR}\n${OPENED} Insolvenzverwalterin: Nardi, Petra, Köln.`, "Petra Nardi"],
    [
      `${KVK}\nOp 12-10-2026 is aan de rechtspersoon voorlopig surseance van betaling verleend. Bewindvoerder: mr. A. Vos\n${BOARD}`,
      "A. Vos",
    ],
    [
      `${KVK}\nDe rechtspersoon is op 12-10-2026 failliet verklaard.\nCurator: mr. Anna de Vos\n${BOARD}`,
      "Anna de Vos",
    ],
    [
      `${KBIS}\nJugement du 12/10/2026 prononçant l'ouverture d'une procédure de redressement judiciaire; administrateur judiciaire :\nMaître Paul Roussel`,
      "Paul Roussel",
    ],
    [
      `${KBIS}\nJugement du 12/10/2026 prononçant la liquidation judiciaire. Liquidateur : Maître Paul Roussel, 4 rue Foch`,
      "Paul Roussel",
    ],
  ])("is read beside the directors: %#", (drawn, name) => {
    expect(named(drawn)).toContain(`${name} curator`);
    expect(named(drawn)).toHaveLength(2);
  });

  it.each([
    ["the extract tells no insolvency", `${HEAD}${DIRECTOR}\nKurator: Jörg Nardi\nCurator: Jörg Nardi`],
    [
      "the person left",
      `${HEAD}${DIRECTOR}\n${OPENED}\n\nEhemaliger Insolvenzverwalter: Rechtsanwalt Jörg Nardi, Köln.`,
    ],
    [
      "it is who only looks on",
      `${HEAD}${DIRECTOR}\n${OPENED} Die Eigenverwaltung ist angeordnet. Sachwalter: Jörg Nardi.`,
    ],
  ])("is nobody where %s", (_, drawn) => {
    expect(named(drawn)).toEqual(["Hans Müller director"]);
  });
});
