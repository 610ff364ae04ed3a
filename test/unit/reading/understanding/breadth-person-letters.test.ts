import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Bills, notices, certificates and invoices of issuers whose layouts no bench has. One after the other, each under its kind. */
const DOCUMENTS = `
=== proof_of_address
Eneco
Postbus 19020, 3001 BA Rotterdam
Dhr. P. Jansen
Lindelaan 8
3011 AB Rotterdam
Uw jaarnota energie
Klantnummer 4456123     Notadatum 12 mei 2026
Verbruik van 1 mei 2025 t/m 30 april 2026
Stroom normaaltarief   1.850 kWh
Gas                     910 m3
Totaal te betalen    € 214,33
=== proof_of_address
ENGIE
Facture de gaz et d'électricité
Madame Claire Leroy
14 rue des Lilas
69003 Lyon
Référence client : 102 345 678
Point de livraison (PDL) : 12345678901234
Lieu de consommation : 14 rue des Lilas 69003 Lyon
Facture du 14/05/2026
Abonnement                      12,40 €
Consommation heures pleines    320 kWh
Montant total TTC               98,20 €
=== proof_of_address
Mairie de Luxembourg / Ville de Luxembourg
Bierger-Center
CERTIFICAT DE RÉSIDENCE ÉLARGI
Le Collège des bourgmestre et échevins certifie que la personne désignée ci-après est inscrite
sur le registre communal des personnes physiques
Nom : HANSEN
Prénom(s) : Luc
Né(e) le : 12.04.1980 à Luxembourg
Adresse : 12, rue de Bonnevoie, L-1260 Luxembourg
Luxembourg, le 12 mars 2026
=== proof_of_address
Magistrat der Stadt Wien
Bestätigung der Meldung aus dem Zentralen Melderegister (ZMR)
Meldezettel
Familienname: Huber
Vorname: Andreas
Geburtsdatum: 03.02.1985
Hauptwohnsitz: Mariahilfer Straße 12/4, 1060 Wien
gemeldet seit 01.09.2019
Wien, am 4. Februar 2026
=== proof_of_address
Stadt Köln
Amt für öffentliche Ordnung - Bürgeramt
Amtliche Meldebestätigung nach § 24 Abs. 2 Bundesmeldegesetz
Hiermit wird bestätigt, dass nachstehende Person wie folgt angemeldet ist:
Familienname: Schmidt
Vornamen: Petra
Geburtsdatum: 14.07.1979
Anschrift: Aachener Straße 210, 50931 Köln
Einzugsdatum: 01.03.2018
Köln, 02.03.2026
=== proof_of_address
Camden Council
Council Tax Bill 2026/27
Mr David Clarke
Flat 3, 22 Albert Street
London
NW1 7NR
Account reference: 71234567
Property band: D
Amount payable for 1 April 2026 to 31 March 2027  £1,942.10
Date of issue: 5 March 2026
=== proof_of_address
SSE Airtricity
Your electricity bill
Ms Aoife Murphy
17 Seaview Terrace
Galway
H91 XY12
MPRN: 10 001 234 567
Account number 8812345
Bill date 3 Apr 2026
Total usage this period 612 units
Amount due €142.90
=== proof_of_address
Telenet bv
Liersesteenweg 4, 2800 Mechelen
Je maandelijkse afrekening
Tom Maes
Dorpsstraat 22
3000 Leuven
Factuurdatum 05/03/2026
Klantnummer 1234567890
Internet en digitale tv
Mobiele telefonie
Abonnement ONE          99,00
Te betalen voor 25/03/2026   € 99,00
=== proof_of_address
VIVAQUA
Votre facture d'eau
Madame Sophie Lambert
Avenue Louise 54
1050 Bruxelles
Adresse de consommation : Avenue Louise 54, 1050 Bruxelles
Relevé du compteur n° 887123 : index 412 m³
Période du 01/02/2025 au 31/01/2026
Montant à payer : 187,40 EUR
Date de la facture : 10/02/2026
=== proof_of_address
Gemeente Utrecht
Afschrift uit de Basisregistratie Personen (BRP)
Dit is een uittreksel uit de basisregistratie personen
Geslachtsnaam: de Vries
Voornamen: Anna Maria
Geboortedatum: 12-07-1990
Adres: Biltstraat 12, 3572 BB Utrecht
Datum aanvang adres: 01-02-2019
Utrecht, 14 april 2026
=== proof_of_address
Stad Gent
Dienst Burgerzaken
ATTEST VAN HOOFDVERBLIJFPLAATS
De ambtenaar van de burgerlijke stand verklaart dat
Claes Liesbeth, geboren te Gent op 3 maart 1988, rijksregisternummer 88.03.03-124.30
ingeschreven is op het adres Coupure 12, 9000 Gent
Gent, 2 februari 2026
=== proof_of_address
Orange
Votre facture internet
M. Paul Martin
8 rue de la Paix
75002 Paris
Votre numéro de client : 0712345
Ligne fixe et Livebox
Facture n° 88231 du 04/05/2026
Abonnement Livebox Fibre       41,99 €
Total à payer TTC    41,99 €
=== proof_of_address
Telekom Deutschland GmbH
Ihre Festnetz-Rechnung
Herrn Klaus Weber
Gartenweg 5
53113 Bonn
Rechnungsdatum 12.05.2026
Kundennummer 2345678901
Buchungskonto 4712345
Festnetzanschluss, Internet und Telefon, MagentaZuhause M
Rechnungsbetrag 44,95 €
=== proof_of_address
FOD Financiën
Algemene administratie van de Fiscaliteit
Aanslagbiljet in de personenbelasting
Aanslagjaar 2025 - inkomsten 2024
Peeters Jan
Kerkstraat 12
9000 Gent
Datum van verzending: 12/09/2025
Te betalen 412,33 EUR
=== proof_of_address
DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES
TAXE FONCIÈRES 2025
AVIS D'IMPÔT
Mme Julie Roux
3 place Bellecour
69002 Lyon
Numéro fiscal : 1234567890123
Date d'établissement : 28/08/2025
Montant de votre impôt 1 204,00 €
=== invoice
Drukkerij Van Dijk B.V.
Industrieweg 12, 3542 AD Utrecht
KvK 12345678
Aan: Café De Zon B.V., Oudegracht 3, 3511 AB Utrecht
Factuur 2026-0193
Datum 3-4-2026
Vervaldatum 3-5-2026
Omschrijving             Aantal   Prijs    Bedrag
Visitekaartjes 500 stuks   1      85,00    85,00
Btw 21%                                    17,85
Totaal                                    102,85
Gelieve binnen 30 dagen over te maken op NL91 ABNA 0417 1643 00
=== invoice
Menuiserie Bertrand SARL
12 rue du Bois, 67000 Strasbourg
SIRET 732 829 320 00074
Client : SCI Les Tilleuls
4 avenue Foch, 67000 Strasbourg
FACTURE N° F-2026-114
Date : 02/03/2026
Désignation            Qté   PU HT    Total HT
Pose de porte           2    450,00   900,00
TVA 10 %                              90,00
Net à payer                          990,00
Règlement par virement sous 30 jours
=== invoice
Elektro Hofer GmbH, Bahnhofstraße 8, 4020 Linz
Firma
Gasthof Post GmbH
Hauptplatz 1
4020 Linz
Rechnung Nr. 26-0712
Datum: 14.03.2026
Leistungszeitraum: Februar 2026
Pos  Beschreibung       Menge  Einzelpreis  Gesamt
1    Montagearbeiten    8 Std  75,00        600,00
Nettobetrag                                 600,00
zzgl. 20 % USt                              120,00
Gesamtbetrag                                720,00
=== invoice
Brightside Design Ltd
5 Mill Lane, Leeds LS1 4AP
VAT Reg No GB 123 4567 82
INVOICE
Invoice To: Harbour Foods Ltd
Inv No: BD-883      Date: 4 Feb 2026
Logo design              1,200.00
VAT @ 20%                  240.00
Total                   £1,440.00
Payment terms: 14 days. Bank: Barclays, Sort code 20-00-00
=== invoice
Advocatenkantoor Lemmens BV
Meir 24, 2000 Antwerpen
STAAT VAN KOSTEN EN ERELOON
Bouwbedrijf Janssens NV
Havenstraat 5
2030 Antwerpen
Dossier: Janssens / Stad Antwerpen
Prestaties: 6 u aan 150 EUR      900,00
Kantoorkosten                     75,00
BTW 21 %                         204,75
Totaal                         1.179,75
=== invoice
Fiduciaire Schmit S.à r.l.
10, rue du Commerce, L-3895 Foetz
Mémoire d'honoraires n° 2026/044
Restaurant Am Musek S.à r.l.
3, place d'Armes, L-1136 Luxembourg
Luxembourg, le 31 mars 2026
Tenue de la comptabilité, 1er trimestre     1.500,00
TVA 17 %                                      255,00
Montant total TTC                           1.755,00
=== invoice
Tax Invoice / Receipt
CloudHost Ireland Limited
Date of invoice: 01/03/2026
Bill To
Oak & Partners GmbH
Lindenstr. 4, 10969 Berlin
Description        Qty    Unit price    Amount
Hosting plan        1     €49.00        €49.00
Subtotal                                €49.00
VAT (19%)                               €9.31
Amount paid                             €58.31
=== invoice
Schreinerei Vogt e.K.
Teilrechnung / Abschlagsrechnung 02-2026
Bauvorhaben: Umbau Büro, Herr Lang
Rechnungs-Nr.: 2026-31
Steuernummer: 214/5678/0912
Innentüren liefern und einbauen       4.200,00 €
19% MwSt.                               798,00 €
Rechnungsbetrag                       4.998,00 €
Zahlbar innerhalb von 14 Tagen ohne Abzug
`;

const documents = DOCUMENTS.split("=== ")
  .slice(1)
  .map((one) => {
    const [kind = "", ...lines] = one.split("\n");
    return { kind, first: lines[0], drawn: lines.join("\n") };
  });

describe("the kind of papers of many issuers", () => {
  test.each(documents)("$kind: $first", ({ kind, drawn }) => {
    expect(certainKind(understand(pagesOf(drawn)))).toBe(kind);
  });
});
