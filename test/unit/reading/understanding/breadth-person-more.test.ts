import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Further papers of all kinds, one after the other, each under its kind. */
const DOCUMENTS = `
=== other
Proximus
Ontdek ons nieuwe aanbod
Beste klant, vanaf vandaag surft u nog sneller met glasvezel en digitale tv. Bestel nu en betaal de eerste zes maanden de helft. De actie loopt tot het einde van de maand en geldt voor nieuwe klanten.
=== other
Nieuwsbrief maart
Nieuwe regels over privacy en de AVG: wat verandert er voor uw bedrijf? In dit artikel leggen wij uit welke rechten uw klanten hebben en hoe u hun gegevens bewaart.
=== other
Price list 2026
Our prices for cleaning services are shown per hour and include all materials. Please ask for our terms if you need more than four hours a week. We look forward to hearing from you and to working with you in the coming year.
=== other
To whom it may concern,
Jane Walker worked with us as an accountant from 2018 until 2024. She was responsible for the accounts of our customers and was always careful and on time. We recommend her to any employer and wish her well in the future.
=== other
Le permis de construire a été refusé par la commune en raison de la hauteur du bâtiment. Les voisins avaient introduit une réclamation auprès du collège. Le maître d'ouvrage peut introduire un recours dans les trente jours auprès de la région et demander une nouvelle décision.
=== proof_of_address
Luminus NV
Koning Albert II-laan 7, 1210 Brussel
Mevr. An Wouters
Molenweg 3
2400 Mol
Afrekening elektriciteit en aardgas
Contractrekening 200123456
Leveringspunt EAN 541448860001234567
Verbruik 2.340 kWh
Te betalen  312,22 EUR
=== proof_of_address
Commune d'Ixelles
Service Population
Extrait du registre de la population
Le soussigné certifie que
DUMONT Alice, née à Namur le 3 mai 1985
est domiciliée à 1050 Ixelles, rue du Trône 12
Délivré à Ixelles, le 4 février 2026
=== proof_of_address
Thames Water
Your bill for water and wastewater
Mr John Reed
9 Elm Grove
Reading
RG1 5AB
Account number 9001234567
This bill is for the period 1 April 2026 to 31 March 2027
Total now due £412.30
=== proof_of_address
Vodafone GmbH
Ihre Mobilfunk-Rechnung
Frau Jana Koch
Ringstraße 4
50667 Köln
Kundennummer: 0012345
Rechnungsdatum: 04.03.2026
Grundgebühr Red M    39,99
Rechnungsbetrag  39,99 €
=== invoice
Garage Moreau SPRL - Chaussée de Mons 120, 7000 Mons - TVA BE 0417.497.106
Doit : Monsieur Paul Simon
Facture 26/0331 du 12/04/2026
Main d'oeuvre 3 h          180,00
Pièces                     220,00
TVA 21 %                    84,00
Total TVAC                 484,00
Payable au comptant
=== invoice
Nordlicht Webdesign | Inh. Kai Brandt | Hafenweg 3 | 24103 Kiel
Rechnung
Re.-Nr. 1042    Kunde 221    04.03.2026
Website Pflege, März            250,00 €
Kleinunternehmer gemäß § 19 UStG, keine Umsatzsteuer
Bitte überweisen Sie den Betrag innerhalb von 10 Tagen
=== contract
CONVENTION DE PRÊT
Entre : Madame Claire Petit, ci-après « le prêteur » et la SRL Atelier Petit, ci-après « l'emprunteur »
Article 1. Le prêteur prête à l'emprunteur la somme de 20.000 EUR
Article 2. Remboursement en 48 mensualités
Fait à Namur le 3 avril 2026 en deux exemplaires
=== contract
Untermietvertrag
Zwischen Frau Lena Wolf (Hauptmieterin) und Herrn Can Demir (Untermieter) wird folgender Vertrag geschlossen
§ 1 Mietsache: Zimmer in der Wohnung Ringstraße 4, Köln
§ 2 Mietzeit
§ 3 Miete und Kaution
Köln, 1. März 2026
=== policy_document
Politique de conformité
Banque Privée du Lac SA
Révision : 2026-01
Le présent document décrit les principes applicables à tous les employés
1. Gouvernance et responsabilités
2. Lutte contre le blanchiment et le financement du terrorisme
3. Conservation des documents
=== policy_document
Anti-corruptiebeleid
Bouwgroep Oost B.V.
Versie 1.2, januari 2026
Dit document geldt voor alle medewerkers en leveranciers
1. Geschenken en uitnodigingen
2. Melden van misstanden
3. Sancties bij overtreding
=== licence
Vlaamse overheid - Departement Werk en Sociale Economie
Erkenning als uitzendbureau
Bij besluit van 3 maart 2024 is Flex Jobs BV erkend voor het verrichten van private arbeidsbemiddeling
Erkenningsnummer VG.1234/BUOS
=== licence
PREFECTURE DU RHONE
ARRETE portant agrément d'une entreprise de domiciliation
Article 1er : La société Lyon Bureaux SAS est agréée pour l'activité de domiciliation
Agrément n° 2024-69-012
Le présent agrément est accordé pour six ans
=== licence
Finanzmarktaufsicht (FMA)
Bescheid
Der Donau Pay GmbH wird die Konzession als Zahlungsinstitut gemäß § 10 ZaDiG 2018 erteilt
Wien, am 3. Mai 2022
=== licence
Security Industry Authority
Licence
Approved contractor: Guardwell Security Ltd
Licence number 0123 4567 8901
Expiry date 4 May 2027
=== bank_account_certificate
Revolut Bank UAB
Account confirmation
This letter confirms that Oak Street Ltd is the owner of the following account
IBAN LT12 1000 0111 0100 1000
BIC REVOLT21
=== bank_account_certificate
CAISSE D'EPARGNE
RELEVE D'IDENTITE BANCAIRE
Titulaire : SARL LE PETIT FOUR
Code banque 12345  Code guichet 00012  N° compte 01234567890  Clé RIB 46
IBAN FR14 2004 1010 0505 0001 3M02 606
=== bank_account_certificate
Belfius Bank NV, Karel Rogierplein 11, 1210 Brussel
Wij ondergetekenden verklaren dat de rekening BE68 5390 0754 7034 geopend is op naam van Garage Peeters BV
Opgemaakt te Brussel op 3 april 2026
=== bank_account_certificate
ING
Afschrift betaalrekening
Naam: Tom de Boer
IBAN NL91 ABNA 0417 1643 00
Periode 01-03-2026 t/m 31-03-2026
Beginsaldo 1.200,00   Eindsaldo 980,00
Datum  Omschrijving  Af/Bij  Bedrag
`;

const ORDER = `
Auftragsbestätigung AB-2026-114
Schreinerei Vogt e.K.
Vielen Dank für Ihre Bestellung. Wir bestätigen Ihnen hiermit den Auftrag über die Lieferung von zwei Türen. Die Lieferung erfolgt in der Woche 12. Mit freundlichen Grüßen`;

const OFFER = `
Beste klant,
Ontdek onze nieuwe zichtrekening met een voordelig tarief. Open vandaag nog een rekening bij onze bank en krijg een welkomstbonus. Meer weten over onze spaarrekening en onze kredietkaart? Maak een afspraak in uw kantoor.`;

const REQUEST = `
Geachte heer, mevrouw,
Hierbij dienen wij bij de FSMA onze aanvraag in om een vergunning als vermogensbeheerder te bekomen. Wij voegen het businessplan en de statuten toe. Graag vernemen wij of het dossier volledig is.
Met vriendelijke groeten`;

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

describe("what speaks of a paper and is none", () => {
  test.each([
    ["an order that is confirmed", ORDER],
    ["an advertisement of a bank", OFFER],
    ["a letter that asks for a licence", REQUEST],
  ])("%s", (_title, drawn) => {
    expect(["other", null]).toContain(understand(pagesOf(drawn)).kind);
  });
});
