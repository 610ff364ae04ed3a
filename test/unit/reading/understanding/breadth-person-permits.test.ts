import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Licences and cards of authorities, and papers of no kind that is asked for. One after the other, each under its kind. */
const DOCUMENTS = `
=== licence
Federaal Agentschap voor de veiligheid van de voedselketen
Toelating
Het FAVV verleent aan Slagerij Willems BV, ondernemingsnummer 0417.497.106
een toelating voor de activiteit: verkoop van vlees
Toelatingsnummer: AER/OVB/012345
Afgegeven op 12/03/2024
=== licence
Beroepsinstituut van vastgoedmakelaars (BIV)
BEWIJS VAN ERKENNING
De heer Tom Claes is erkend als vastgoedmakelaar-bemiddelaar
onder BIV-nummer 505.123
Brussel, 4 maart 2025
=== licence
Chambre de commerce et d'industrie de Paris
Carte professionnelle de transactions sur immeubles et fonds de commerce
N° CPI 7501 2018 000 012 345
Délivrée à : Agence du Louvre SARL
Valable jusqu'au 14/05/2027
=== licence
COMMISSION DE SURVEILLANCE DU SECTEUR FINANCIER
Luxembourg, le 3 mai 2024
Concerne : agrément en tant qu'établissement de paiement
Nous vous informons que la société Lux Pay S.A. est agréée en qualité d'établissement de paiement
Agrément n° Z00000012
=== licence
Industrie- und Handelskammer zu Köln
Erlaubnis gemäß § 34d Abs. 1 GewO
Der Rhein Versicherungsmakler GmbH wird hiermit die Erlaubnis als Versicherungsmakler erteilt.
Registernummer D-ABCD-12345-67
Köln, 03.04.2023
=== licence
Bezirkshauptmannschaft Linz-Land
Auszug aus dem Gewerbeinformationssystem Austria (GISA)
Gewerbeinhaber: Holzbau Mayr GmbH
GISA-Zahl: 12345678
Gewerbewortlaut: Zimmermeister (reglementiertes Gewerbe)
Entstehung der Gewerbeberechtigung: 01.02.2010
=== licence
Financial Conduct Authority
Notice of permission under Part 4A of the Financial Services and Markets Act 2000
Firm: Brook Mortgage Services Ltd
Firm reference number: 812345
The firm is authorised to carry on the regulated activities set out below
Date: 3 April 2022
=== licence
De Nederlandsche Bank N.V.
Besluit tot vergunningverlening
DNB verleent Delta Betaaldiensten B.V. een vergunning als bedoeld in artikel 2:3a, eerste lid, van de Wft
voor het uitoefenen van het bedrijf van betaaldienstverlener
Relatienummer: R123456
Amsterdam, 12 juni 2023
=== licence
Central Bank of Ireland
Certificate of Authorisation
This is to certify that Shannon Credit Limited has been authorised as a retail credit firm
under Part V of the Central Bank Act 1997
Reference: C45123
Dated 4 May 2021
=== licence
Ministère de l'Économie
Direction générale des Classes moyennes
AUTORISATION D'ÉTABLISSEMENT
No 10045678 / 0
La société Boulangerie Muller S.à r.l. est autorisée à exercer l'activité de boulanger-pâtissier
Luxembourg, le 4 avril 2022
=== identity_card
REPUBLIK ÖSTERREICH
Personalausweis / Identity Card
Familienname / Surname: HUBER
Vornamen / Given names: ANDREAS
Geburtsdatum / Date of birth: 03.02.1985
Nummer / Number: 1234567
Staatsangehörigkeit / Nationality: ÖSTERREICH
=== identity_card
GRAND-DUCHÉ DE LUXEMBOURG
CARTE D'IDENTITÉ / PERSONALAUSWEIS / IDENTITY CARD
Nom: HANSEN
Prénom: LUC
Date de naissance: 12.04.1980
Nationalité: LUX
Date d'expiration: 04.05.2030
=== passport
UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND
PASSPORT
Passport No. 123456789
Surname: CLARKE
Given names: DAVID
Nationality: BRITISH CITIZEN
Date of birth: 12 JAN 1975
Date of expiry: 04 MAY 2031
=== passport
REPUBLIK ÖSTERREICH
REISEPASS / PASSPORT
Familienname: GRUBER
Vornamen: FRANZ
Passnummer: P1234567
Geburtsdatum: 03 MRZ 1961
Gültig bis: 04 MAI 2030
=== residence_permit
VERBLIJFSDOCUMENT / RESIDENCE DOCUMENT
Naam: YILMAZ
Voornamen: AYSE
Verblijfsvergunning regulier bepaalde tijd
Geldig tot: 04.05.2027
Opmerkingen: arbeid vrij toegestaan
=== residence_permit
RÉPUBLIQUE FRANÇAISE
CARTE DE SÉJOUR
Titre de séjour
NOM : DIALLO
Prénoms : Mamadou
Catégorie du titre : CARTE DE RÉSIDENT
Valable jusqu'au 12/05/2031
=== residence_permit
BUNDESREPUBLIK DEUTSCHLAND
AUFENTHALTSTITEL / RESIDENCE PERMIT
Name: NGUYEN
Vornamen: THI LAN
Art des Titels: NIEDERLASSUNGSERLAUBNIS
Anmerkungen: ERWERBSTÄTIGKEIT ERLAUBT
=== residence_permit
IRISH RESIDENCE PERMIT
Surname: SILVA
Forename: PAULO
Permission type: STAMP 4
Registration number: 1234567
Valid until 12/04/2027
=== residence_permit
GRAND-DUCHÉ DE LUXEMBOURG
TITRE DE SÉJOUR
Nom : KONE
Type de titre : TRAVAILLEUR SALARIÉ
Valable jusqu'au : 12.03.2027
=== other
Lettre de motivation
Madame, Monsieur, je vous adresse ma candidature pour le poste de comptable dans votre entreprise. Mon expérience professionnelle de dix ans dans un cabinet me permet de prendre en charge la tenue des comptes, les déclarations et la relation avec les clients. Je reste à votre disposition pour un entretien.
=== other
OFFERTE 2026-12
Dakwerken Jacobs BV
Wij danken u voor uw aanvraag en bezorgen u graag onze offerte voor het vernieuwen van het dak van uw woning.
Dakpannen leveren en plaatsen      12.400,00
Btw 6 %                               744,00
Deze offerte is dertig dagen geldig en wordt een bestelling na uw handtekening.
=== other
UNIVERSITEIT GENT
Diploma van Master in de rechten
De examencommissie van de faculteit verklaart dat Lotte Maes, geboren te Brugge op 3 mei 1995, voor het examen geslaagd is met onderscheiding en dat aan haar de graad van master werd verleend.
Gent, 3 juli 2018
=== other
Assurance responsabilité civile - Conditions particulières
Police n° 45.123.456
Preneur d'assurance : Atelier Lambert SRL
Nous vous remercions de votre confiance. Les garanties suivantes sont couvertes par le contrat pour la période d'une année : exploitation, après livraison, objets confiés. La prime annuelle est de 1.250,00 EUR.
=== other
Minutes of the board meeting of Harbour Foods Ltd held on 3 March 2026. Present: Jane Walker (chair), Tom Reed. The chair noted that a quorum was present and declared the meeting open. It was resolved to approve the budget for the year and to open a new store in Bristol. There being no further business the meeting was closed.
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
