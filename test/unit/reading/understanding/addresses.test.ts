import { describe, expect, it } from "vitest";
import { addressesIn } from "../../../../src/reading/understanding/fields/addresses.ts";

const textsIn = (text: string) => addressesIn(text).map(({ value }) => value.text);

describe("an address", () => {
  it.each([
    // The part of a building, a yard or a park before the street, and a county behind the town.
    ["Mr Owen Prendergast\nFlat 2, 41 Marlowes Terrace\nLeeds LS6 2QD", "Flat 2, 41 Marlowes Terrace, Leeds LS6 2QD"],
    ["17 Quarry Bank, Matlock, Derbyshire DE4 3LF", "17 Quarry Bank, Matlock, Derbyshire DE4 3LF"],
    [
      "Registered office address\n4 Weir Yard, Hebden Bridge, West Yorkshire, HX7 8AD",
      "4 Weir Yard, Hebden Bridge, West Yorkshire HX7 8AD",
    ],
    ["Premises: The Salty Cormorant, Harbour Road, Barmouth LL42 1HB", "Harbour Road, Barmouth LL42 1HB"],
    ["Chapel Street, Lismore, Co. Waterford, P51 KD30", "Chapel Street, Lismore, Co. Waterford P51 KD30"],
    ["Unit 9, Malton Enterprise Park, YO17 6AB", "Unit 9, Malton Enterprise Park YO17 6AB"],
    ["27 Old Bakery Street, Valletta VLT 1450", "27 Old Bakery Street, Valletta VLT 1450"],
    ["18, Triq San Pawl, Rabat RBT 1234", "18, Triq San Pawl, Rabat RBT 1234"],
    // Where the country has its streets behind the number.
    ["3, op der Hoehl, L-7412 Bour", "3 op der Hoehl, 7412 Bour"],
    ["8, Zone Artisanale Salzbaach, L-9559 Wiltz", "8 Zone Artisanale Salzbaach, 9559 Wiltz"],
    ["ZA de la Grée, 44150 Ancenis", "ZA de la Grée, 44150 Ancenis"],
    ["5 allée des Mésanges, Bât. C, 35700 Rennes", "5 allée des Mésanges, Bât. C, 35700 Rennes"],
    ["Oudebaan 15/A, 3360 Bierbeek", "Oudebaan 15/A, 3360 Bierbeek"],
    ["Avenue de la Couronne 441 b7, 1050 Brussels", "Avenue de la Couronne 441 b7, 1050 Brussels"],
    ["Rue de Bastogne 211 à 6800 Libramont", "Rue de Bastogne 211, 6800 Libramont"],
    ["Route de la Plaine 9, 1022 Chavannes-près-Renens", "Route de la Plaine 9, 1022 Chavannes-près-Renens"],
    // Stairs and doors, and a flat of its own.
    ["Quellenstraße 104/2/18, 1100 Wien", "Quellenstraße 104/2/18, 1100 Wien"],
    ["Oude Gracht 144 hs, 3511 AX Utrecht", "Oude Gracht 144 hs, 3511 AX Utrecht"],
    // The town first, with its district, or with the number before the street.
    ["te 9042 Gent (Desteldonk), Moervaartkaai 10", "Moervaartkaai 10, 9042 Gent (Desteldonk)"],
    ["L-8824 Perlé, 6, rue du Cimetière\nR.C.S.", "6, rue du Cimetière, 8824 Perlé"],
    // Codes of other countries.
    ["ul. Portowa 11, 81-350 Gdynia", "ul. Portowa 11, 81-350 Gdynia"],
    ["Hamngatan 22, 952 31 Kalix", "Hamngatan 22, 952 31 Kalix"],
    ["1300 Wavre, place Bosch 3, BCE 0609.076.856", "place Bosch 3, 1300 Wavre"],
    ["kantoorhoudende Produktieweg 31, 8304 AV Emmeloord", "Produktieweg 31, 8304 AV Emmeloord"],
    // What stands around it is none of it.
    ["Kantooradres Rijnkade 44, 6811 HA Arnhem", "Rijnkade 44, 6811 HA Arnhem"],
    ["Alleinige Wohnung  Rheinallee 4, 53639 Königswinter", "Rheinallee 4, 53639 Königswinter"],
    ["Domizil neu: Bahnhofstrasse 28, 6300 Zug. Aktienkapital neu: CHF 250'000", "Bahnhofstrasse 28, 6300 Zug"],
    ["3. Le siège se trouve à l'adresse Chaussée de Marche 202, 1050 Ixelles.", "Chaussée de Marche 202, 1050 Ixelles"],
    [
      "Place Saint-Lambert 86 bte 27 à 7500 Tournai\nÉtat du registre au 29 juin",
      "Place Saint-Lambert 86 bte 27, 7500 Tournai",
    ],
    ["Hauptstraße 15, 54687 Arzfeld\nRäume", "Hauptstraße 15, 54687 Arzfeld"],
    // A road that is called after where it leads.
    ["De zetel is gevestigd te Steenweg op Merksplas 23, 2300 Turnhout.", "Steenweg op Merksplas 23, 2300 Turnhout"],
    ["gevestigd aan Weg naar As 12, 3600 Genk", "Weg naar As 12, 3600 Genk"],
    ["met zetel te Grote Steenweg op Aalst 7, 9000 Gent", "Grote Steenweg op Aalst 7, 9000 Gent"],
    ["wonende te Oude Baan naar Diest 4, 3290 Diest", "Oude Baan naar Diest 4, 3290 Diest"],
    ["de zetel in de Kerkstraat verhuist naar Molenweg 3, 9000 Gent", "Molenweg 3, 9000 Gent"],
  ])("is read in %j", (text, expected) => {
    expect(textsIn(text)).toEqual([expected]);
  });

  it.each([
    ["Factuurnummer 8800417723\nKlantnummer 3119 0448\nFactuurdatum"],
    ["Klantnr. 9227\n9890 Verhaegen Mathijs"],
    ["Sõle tn 44, 10317\nCapital: 2500 EUR"],
    ["Your reference AB12 3CD"],
    ["Total for the year\nInvoice QF 904\nLeeds LS6 2QD"],
    ["The Bank, Registered in England, SW1A 1AA"],
    ["We met on 3 Main Street and paid. Leeds is LS6 2QD"],
    ["7500 Tournai\nToestand van het register op 13 september 2026"],
    ["Dossier 12, 3 pages, AB1 2CD"],
    ["3918 Wiler\nJahresrechnung 2023 (1. Januar bis 31. Dezember 2023)"],
  ])("is none in %j", (text) => {
    expect(textsIn(text)).toEqual([]);
  });
});

it.each([
  ["granted to the operator of 127 Albert Square, Birmingham B1 1BB", "127 Albert Square, Birmingham B1 1BB"],
  ["lives at 112 Main Street, Dublin D04 C5Y6", "112 Main Street, Dublin D04 C5Y6"],
  ["Luxemburger Straße 142, 4700 Eupen ANGEPASSTER WORTLAUT DER STATUTEN", "Luxemburger Straße 142, 4700 Eupen"],
  ["19 RUE DES CARMES\n63000 CLERMONT FERRAND", "19 RUE DES CARMES, 63000 CLERMONT FERRAND"],
])("a sentence or a title around an address is cut from %j", (text, expected) => {
  expect(textsIn(text)).toEqual([expected]);
});

it("is sought in a time that grows with the text, also where many codes look Maltese", () => {
  const processorTime = (lines: number): number => {
    const text = "12 Aaa Bbb, Ccc ABC 1234\n".repeat(lines);
    const started = process.cpuUsage();
    expect(addressesIn(text)).toEqual([]);
    const { user, system } = process.cpuUsage(started);
    return user + system;
  };
  processorTime(1_000);
  const [few, many] = [processorTime(4_000), processorTime(16_000)];
  // Four times the text takes four times as long, and sixteen times where something is quadratic.
  expect(many).toBeLessThan(9 * few);
});
