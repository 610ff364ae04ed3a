import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Contracts, policies and reports of providers in usual forms of eight countries. One after the other, each under its kind. */
const DOCUMENTS = `
=== contract
OVEREENKOMST VAN OPDRACHT
De ondergetekenden:
1. Brouwer Advies B.V., gevestigd te Amsterdam, hierna te noemen: Opdrachtgever,
2. de heer K. Visser, hierna te noemen: Opdrachtnemer,
in aanmerking nemende dat partijen wensen samen te werken,
komen het volgende overeen:
Artikel 1 Opdracht
Artikel 2 Duur en beëindiging. De overeenkomst gaat in op 1 april 2026.
Aldus overeengekomen en in tweevoud opgemaakt te Amsterdam op 12 maart 2026
=== contract
CONTRAT DE FRANCHISE
ENTRE : La société Pains et Cie SAS, au capital de 50 000 €, ayant son siège 3 rue Neuve, 59000 Lille,
ci-après « le Franchiseur »
ET : La société Fournil du Nord SARL, ci-après « le Franchisé »
IL A ÉTÉ CONVENU CE QUI SUIT
Article 1 - Objet du contrat
Article 2 - Durée. Le contrat est conclu pour une durée de sept ans.
Article 9 - Loi applicable et juridiction compétente
Fait à Lille, le 2 février 2026, en deux exemplaires originaux
=== contract
Geschäftsführeranstellungsvertrag
zwischen der Alpha Technik GmbH, Musterweg 3, 80331 München
- nachfolgend "Gesellschaft" -
und Herrn Dr. Max Lehmann
§ 1 Aufgaben und Pflichten
§ 2 Vertragsdauer und Kündigung
§ 3 Bezüge
§ 9 Schlussbestimmungen
München, den 1. Juli 2026
=== contract
SHAREHOLDERS' AGREEMENT
DATED 12 January 2026
PARTIES
(1) HARBOUR HOLDINGS LIMITED, incorporated in England with company number 01234567, whose registered office is at 1 Dock Road, Bristol BS1 4AA (the "Company")
(2) JANE WALKER of 12 High Street, Bath (the "Founder")
AGREED TERMS
1. Interpretation
2. Business of the Company
12. Governing law and jurisdiction
This agreement has been entered into on the date stated at the beginning of it.
=== contract
KOOPOVEREENKOMST VAN AANDELEN
Tussen:
Holding Vermeer NV, met zetel te 2000 Antwerpen, Meir 1, ondernemingsnummer 0417.497.106, hierna "de Verkoper"
en
Invest Zuid BV, met zetel te 9000 Gent, Veldstraat 4, hierna "de Koper"
WORDT OVEREENGEKOMEN WAT VOLGT:
Artikel 1 - Voorwerp: de Verkoper verkoopt aan de Koper 100 aandelen
Artikel 2 - Prijs
Artikel 7 - Verklaringen en waarborgen
Opgemaakt te Antwerpen op 5 mei 2026 in twee exemplaren
=== contract
BAIL D'HABITATION
Résidence principale du preneur
Entre le bailleur : Monsieur Jean Thill, demeurant à L-1234 Luxembourg
et le locataire : Madame Eva Reding
Le bailleur donne en location au locataire qui accepte l'appartement sis 4, rue du Fort, L-2345 Luxembourg
Loyer mensuel : 1 450 EUR. Garantie locative : 2 mois
Le présent bail prend cours le 1er mai 2026
Fait à Luxembourg en deux exemplaires, le 15 avril 2026
=== contract
DISTRIBUTION AGREEMENT
This Distribution Agreement is entered into as of 3 March 2026
BETWEEN: Celtic Foods DAC, having its registered office at 4 Quay Street, Cork (the "Supplier")
AND: Nordwind GmbH, having its registered seat in Hamburg (the "Distributor")
NOW THEREFORE the parties agree as follows:
1. Appointment
2. Territory
14. Termination. Either party may terminate this Agreement by written notice
=== contract
Kaufvertrag über Geschäftsanteile
Zwischen
Herrn Franz Gruber, wohnhaft in 5020 Salzburg, Linzer Gasse 3 (im Folgenden "Verkäufer")
und der Berg Invest GmbH, FN 123456a (im Folgenden "Käuferin")
wird folgender Vertrag geschlossen:
1. Vertragsgegenstand
2. Kaufpreis
8. Gewährleistung
Salzburg, am 4. März 2026
=== policy_document
Integriteitsbeleid
Noordzee Vermogensbeheer B.V.
Versie 3.1 - vastgesteld door de directie op 12 januari 2026
1. Inleiding
Dit integriteitsbeleid beschrijft hoe wij integriteitsrisico's beheersen.
2. Systematische integriteitsrisicoanalyse (SIRA)
3. Cliëntenonderzoek en transactiemonitoring
4. Melding van ongebruikelijke transacties bij de FIU-Nederland
5. Training van medewerkers
=== policy_document
Procédure interne LCB-FT
Agence Immobilière du Parc SARL
Date de mise à jour : 3 mars 2026
1. Cadre réglementaire : articles L.561-1 et suivants du Code monétaire et financier
2. Classification des risques
3. Mesures de vigilance à l'égard de la clientèle
4. Déclaration de soupçon à Tracfin
5. Formation du personnel et contrôle interne
=== policy_document
Interne Sicherungsmaßnahmen nach dem Geldwäschegesetz
Rheinpay GmbH
Stand: 1. Februar 2026
1. Risikoanalyse gemäß § 5 GwG
2. Kundensorgfaltspflichten (KYC)
3. Verdachtsmeldung an die FIU
4. Schulung der Beschäftigten
5. Geldwäschebeauftragter und Stellvertreter
=== policy_document
Anti-Money Laundering, Counter-Terrorist Financing and Sanctions Policy
Fenwick Payments Ltd
Version 4.0
Approved by the Board: 14 January 2026
1. Introduction
2. Roles and responsibilities: the MLRO
3. Customer due diligence and enhanced due diligence
4. Suspicious activity reporting
5. Record keeping and staff training
=== policy_document
Privacyverklaring
Kapsalon Mieke BV
Laatst bijgewerkt op 3 februari 2026
Wij verwerken persoonsgegevens in overeenstemming met de AVG (GDPR).
1. Welke gegevens verwerken wij?
2. Rechtsgrond van de verwerking
3. Bewaartermijnen
4. Uw rechten: inzage, verbetering, verwijdering
=== policy_document
Acceptatiebeleid cliënten
Accountantskantoor Devos BV
Goedgekeurd door het bestuursorgaan op 4 mei 2026
1. Doelstelling van het beleid
2. Risicogebaseerde benadering en individuele risicobeoordeling
3. Identificatie en verificatie van de cliënt en de uiteindelijke begunstigden
4. Politiek prominente personen
5. Melding aan de CFI
=== policy_document
Whistleblowing Policy
Harp Insurance plc
Policy owner: Head of Compliance
Effective date: 1 January 2026   Next review: January 2027
1. Purpose
2. Who does this policy apply to? All employees, contractors and directors
3. How to raise a concern
4. Protection against retaliation
=== policy_document
Politique en matière de cadeaux et d'avantages
Assurances Meuse SA
Version 2.0 approuvée par le conseil d'administration le 5 mai 2026
1. Objet de la présente politique
2. Champ d'application : tous les collaborateurs
3. Conflits d'intérêts et lutte contre la corruption
4. Registre des cadeaux
=== screening_report
World-Check One
Case Report
Case name: Ahmed Karim
Date of birth: 04 Mar 1975
Total matches: 0
Sanctions    PEP    Law enforcement
Last screened: 14 Apr 2026
=== screening_report
ComplyAdvantage
Search Report
Search term: Jan Vandenberghe
Year of birth: 1968
Search status: No matches found
Sources searched: Sanctions, Warnings, PEPs, Adverse media
Created on 12 May 2026
=== screening_report
Résultat de la recherche - listes de sanctions et PPE
Personne recherchée : Pierre Morel
Date de naissance : 12/08/1970
Listes : ONU, Union européenne, OFAC, gel des avoirs DG Trésor
Aucun résultat
Recherche effectuée le 04/05/2026
=== screening_report
Dow Jones Risk & Compliance
Name Screening Summary
Name searched: Maria Rossi
Matches: 0 of 3 lists
Watchlist, Adverse media, State owned companies
Screened on 2 March 2026
=== screening_report
Ergebnis der Sanktions- und PEP-Abfrage
Abgefragte Person: Hans Becker, geb. 02.05.1961
Listen: EU-Konsolidierte Liste, UN, OFAC SDN
Ergebnis: kein Treffer
Abfrage vom 03.04.2026
=== screening_report
Controle sanctielijsten en PEP
Naam: Karel Janssens
Geboortedatum: 03-05-1966
Bronnen: EU-sanctielijst, Nationale sanctielijst terrorisme, VN, OFAC
Uitkomst: geen overeenkomsten gevonden
Uitgevoerd op 14-04-2026
=== screening_report
Sumsub verification report
Applicant: Elena Popescu
Date of birth: 1988-11-02
AML screening: Clear
PEP: not found   Sanctions: not found   Adverse media: not found
Report generated on 2026-03-04
=== screening_report
LexisNexis Bridger Insight
Search Results
Subject: Omar Haddad     DOB: 12/03/1971
Lists searched: OFAC SDN, EU Consolidated, UN Security Council
Result: no alerts generated
Date of search: 12 February 2026
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

test("a party is named without the words for its form before the name", () => {
  const { facts } = understand(
    pagesOf(`
CONVENTION

Entre les soussignés : la société anonyme Orion SA, dont le siège est établi à 1000 Bruxelles, rue Haute 4, d'une part,
et la société à responsabilité limitée Vega SRL, d'autre part, il a été convenu ce qui suit`),
  );
  const names = facts.filter(({ type }) => type === "company_name").map(({ value }) => value);
  expect(names).toEqual(["Orion SA", "Vega SRL"]);
});
