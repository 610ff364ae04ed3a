import type { Sample } from "./sample.ts";

/** Articles, publications and accounts, in wordings of notaries, gazettes and accountants; the names are invented, some register numbers are real ones. */
export const PAPERS: readonly Sample[] = [
  {
    title: "coordinated articles of a Flemish notary",
    kind: "articles_of_association",
    facts: { company_name: ["MEUBELATELIER VOS"], address: ["Dorpsstraat 4, 8300 Knokke-Heist"] },
    drawn: `
GECOÖRDINEERDE TEKST VAN DE STATUTEN
per 12 mei 2025

TITEL I. RECHTSVORM - NAAM - ZETEL - VOORWERP - DUUR

Artikel 1: Naam en rechtsvorm
De vennootschap heeft de rechtsvorm van een besloten vennootschap.
Haar naam luidt "MEUBELATELIER VOS".
Artikel 2. Zetel
De zetel is gevestigd in het Vlaamse Gewest. Het adres van de zetel is: 8300 Knokke-Heist, Dorpsstraat 4.
Artikel 3. Voorwerp
De vennootschap heeft tot voorwerp het vervaardigen, herstellen en verkopen van houten meubelen.
Artikel 4. Duur
De vennootschap bestaat voor onbepaalde duur.`,
  },
  {
    title: "deed of a Walloon notary",
    kind: "articles_of_association",
    facts: {
      company_name: ["Brasserie du Moulin"],
      document_date: ["2024-03-05"],
      "person issuer": [{ name: "Bernard Lacroix", role: "notary" }],
      person: [{ name: "Julie Renard", role: "founder", birth_date: "1988-06-30" }],
    },
    drawn: `
Répertoire n° 2024/118
SOCIÉTÉ À RESPONSABILITÉ LIMITÉE - ACTE CONSTITUTIF

L'AN DEUX MILLE VINGT-QUATRE, le cinq mars.
Par devant Maître Bernard Lacroix, notaire à Namur, a comparu :
Madame Julie Renard, née à Dinant le 30 juin 1988, domiciliée à 5000 Namur, rue de Fer 18,
laquelle comparante a requis le notaire soussigné d'acter qu'elle constitue une société.
Article 1 - Forme - Dénomination
La société adopte la forme de la société à responsabilité limitée. Elle est dénommée « Brasserie du Moulin ».
Article 2 - Siège social
Le siège est établi en Région wallonne.
Article 3 - Objet
La société a pour objet l'exploitation d'une brasserie et la vente de boissons.`,
  },
  {
    title: "Dutch deed of incorporation",
    kind: "articles_of_association",
    facts: {
      company_name: ["Duinzicht Vastgoed B.V."],
      document_date: ["2023-11-14"],
      "person issuer": [{ name: "Willem Dekker", role: "notary" }],
    },
    drawn: `
OPRICHTING VAN EEN BESLOTEN VENNOOTSCHAP MET BEPERKTE AANSPRAKELIJKHEID
(Duinzicht Vastgoed B.V.)

Heden, veertien november tweeduizend drieëntwintig, verscheen voor mij, mr. Willem Dekker, notaris te Haarlem:
mevrouw Saskia Bos, geboren te Haarlem op negen april negentienhonderd tachtig.
De comparante verklaarde bij deze akte een besloten vennootschap met beperkte aansprakelijkheid op te richten met de volgende statuten:
Naam en zetel
Artikel 1
1. De vennootschap draagt de naam: Duinzicht Vastgoed B.V.
2. Zij heeft haar zetel in de gemeente Haarlem.
Doel
Artikel 2
De vennootschap heeft ten doel het verkrijgen en beheren van onroerende zaken.
Artikel 3
Het kapitaal van de vennootschap is verdeeld in aandelen van één euro elk.`,
  },
  {
    title: "statutes of a French SAS",
    kind: "articles_of_association",
    facts: {
      company_name: ["VERGERS DE L'ADOUR"],
      address: ["27 route de Bayonne, 40100 Dax"],
      amount: [{ rubric: "capital", value: 5000, currency: "EUR" }],
    },
    drawn: `
VERGERS DE L'ADOUR
Société par actions simplifiée au capital de 5 000 euros
Siège social : 27 route de Bayonne, 40100 Dax

STATUTS

ARTICLE 1 - FORME
Il est formé entre les propriétaires des actions ci-après créées une société par actions simplifiée.
ARTICLE 2 - OBJET
La Société a pour objet, en France et à l'étranger, la culture et la vente de fruits.
ARTICLE 3 - DÉNOMINATION
La dénomination sociale est : VERGERS DE L'ADOUR.
ARTICLE 4 - SIÈGE SOCIAL
Le siège social est fixé : 27 route de Bayonne, 40100 Dax.
ARTICLE 5 - DURÉE
La durée de la Société est fixée à 99 années.
ARTICLE 7 - CAPITAL SOCIAL
Le capital social est fixé à la somme de 5 000 euros.`,
  },
  {
    title: "German Gesellschaftsvertrag",
    kind: "articles_of_association",
    facts: {
      company_name: ["Moselwerk Technik GmbH"],
      amount: [{ rubric: "capital", value: 25_000, currency: "EUR" }],
    },
    drawn: `
Gesellschaftsvertrag
der Moselwerk Technik GmbH

§ 1 Firma, Sitz
(1) Die Firma der Gesellschaft lautet: Moselwerk Technik GmbH.
(2) Sitz der Gesellschaft ist Trier.
§ 2 Gegenstand des Unternehmens
Gegenstand des Unternehmens ist die Herstellung und der Vertrieb von Maschinenteilen.
§ 3 Stammkapital, Geschäftsanteile
(1) Das Stammkapital der Gesellschaft beträgt 25.000,00 EUR (in Worten: fünfundzwanzigtausend Euro).
§ 4 Geschäftsjahr
Das Geschäftsjahr ist das Kalenderjahr.`,
  },
  {
    title: "British model articles",
    kind: "articles_of_association",
    facts: { company_name: ["PENNINE CYCLES LIMITED"] },
    drawn: `
THE COMPANIES ACT 2006
PRIVATE COMPANY LIMITED BY SHARES
ARTICLES OF ASSOCIATION
OF
PENNINE CYCLES LIMITED
(Adopted by special resolution passed on 3 February 2022)

1. Defined terms
In the articles, unless the context requires otherwise, "director" means a director of the company.
2. Liability of members
The liability of the members is limited to the amount, if any, unpaid on the shares held by them.
3. Directors' general authority
Subject to the articles, the directors are responsible for the management of the company's business, for which purpose they may exercise all the powers of the company.
4. Shareholders' reserve power`,
  },
  {
    title: "Luxembourg constitution",
    kind: "articles_of_association",
    facts: { company_name: ["Ardenne Capital S.A."], document_date: ["2022-09-08"] },
    drawn: `
Ardenne Capital S.A.
Société anonyme
CONSTITUTION DE SOCIÉTÉ DU 8 SEPTEMBRE 2022

L'an deux mille vingt-deux, le huitième jour du mois de septembre,
par-devant Nous, Maître Carole Thill, notaire de résidence à Esch-sur-Alzette (Grand-Duché de Luxembourg), ont comparu :
Les comparants ont requis le notaire instrumentant d'arrêter ainsi qu'il suit les statuts d'une société anonyme.
Art. 1er. Il existe une société anonyme sous la dénomination de « Ardenne Capital S.A. ».
Art. 2. Le siège social est établi à Luxembourg-Ville.
Art. 3. La société est constituée pour une durée illimitée.`,
  },
  {
    title: "Staatsblad, electronic form",
    kind: "gazette_publication",
    facts: {
      company_name: ["HOUTHANDEL VERBEKE"],
      enterprise_number: ["0417497106"],
      person: [
        { name: "Griet Lambrecht", role: "director", since: "2025-05-20" },
        { name: "Dirk Maes", role: "director", until: "2025-05-20" },
      ],
    },
    drawn: `
Mod DOC 19.01
Luik B    In de bijlagen bij het Belgisch Staatsblad bekend te maken kopie na neerlegging van de akte ter griffie
Ondernemingsnr : 0417 497 106
Naam
(voluit) : HOUTHANDEL VERBEKE
(verkort) :
Rechtsvorm : Besloten Vennootschap
Volledig adres v.d. zetel : Brugsesteenweg 210, 8800 Roeselare
Onderwerp akte : ONTSLAGEN, BENOEMINGEN

Uit de notulen van de bijzondere algemene vergadering van 20 mei 2025 blijkt dat:
- mevrouw Griet Lambrecht wordt benoemd tot bestuurder met ingang van 20 mei 2025.
- het ontslag van de heer Dirk Maes als bestuurder wordt aanvaard met ingang van 20 mei 2025.
Bijlagen bij het Belgisch Staatsblad - 03/06/2025 - Annexes du Moniteur belge`,
  },
  {
    title: "Moniteur belge, electronic form",
    kind: "gazette_publication",
    facts: {
      company_name: ["BRASSERIE DU MOULIN"],
      enterprise_number: ["0403170701"],
      person: [{ name: "Luc Gérard", role: "director" }],
      document_date: ["2025-06-11"],
    },
    drawn: `
Volet B    Copie à publier aux annexes au Moniteur belge après dépôt de l'acte au greffe
N° d'entreprise : 0403 170 701
Nom
(en entier) : BRASSERIE DU MOULIN
Forme légale : Société à responsabilité limitée
Adresse complète du siège : Rue de Fer 18, 5000 Namur
Objet de l'acte : NOMINATION D'UN ADMINISTRATEUR

L'assemblée générale extraordinaire du 2 juin 2025 décide à l'unanimité d'appeler aux fonctions d'administrateur Monsieur Luc Gérard, pour une durée indéterminée.
Annexes du Moniteur belge - 11/06/2025`,
  },
  {
    title: "BODACC B, modification",
    kind: "gazette_publication",
    facts: { company_name: ["ATELIERS DU PORT"], enterprise_number: ["552100554"] },
    drawn: `
BODACC B n° 20250118 publié le 20/06/2025
Annonce n° 845
MODIFICATIONS
RCS de Bordeaux
552 100 554 RCS Bordeaux
Dénomination : ATELIERS DU PORT
Forme : Société par actions simplifiée
Adresse du siège : 14 rue des Tanneurs 33000 Bordeaux
Modification survenue sur l'administration
Administration : Président : MARTINEAU Sophie Claire`,
  },
  {
    title: "register announcements of the German Länder",
    kind: "gazette_publication",
    facts: {
      company_name: ["Rheinblick Logistik GmbH"],
      enterprise_number: ["HRB84412"],
      person: [
        { name: "Jürgen Albers", role: "director" },
        { name: "Petra Kuhn", role: "director" },
      ],
    },
    drawn: `
Registerbekanntmachungen
Amtsgericht Köln Aktenzeichen: HRB 84412
Bekannt gemacht am: 03.02.2023 12:02 Uhr
Veränderungen
03.02.2023
HRB 84412: Rheinblick Logistik GmbH, Köln, Hafenstraße 22, 50735 Köln. Bestellt als Geschäftsführer: Albers, Jürgen, Köln, *30.04.1966. Nicht mehr Geschäftsführer: Kuhn, Petra, Bonn, *12.01.1959.`,
  },
  {
    title: "French legal notice of a newspaper",
    kind: "gazette_publication",
    facts: { company_name: ["VERGERS DE L'ADOUR"], person: [{ name: "Hélène Dufau", role: "director" }] },
    drawn: `
ANNONCES LÉGALES
Avis de constitution
Aux termes d'un acte sous seing privé en date à Dax du 4 avril 2025, il a été constitué une société présentant les caractéristiques suivantes :
Dénomination : VERGERS DE L'ADOUR
Forme : Société par actions simplifiée
Siège social : 27 route de Bayonne, 40100 Dax
Capital : 5 000 euros
Objet : la culture et la vente de fruits
Durée : 99 ans
Président : Madame Hélène Dufau, demeurant 27 route de Bayonne, 40100 Dax
La société sera immatriculée au RCS de Dax.
Pour avis, le président`,
  },
  {
    title: "micro model of the National Bank",
    kind: "annual_accounts",
    facts: {
      company_name: ["HOUTHANDEL VERBEKE"],
      enterprise_number: ["0417497106"],
      amount: [
        { rubric: "total_assets", value: 412_880.15, currency: "EUR", period: "2024-01-01/2024-12-31" },
        { rubric: "equity", value: 188_310.4, currency: "EUR", period: "2024-01-01/2024-12-31" },
      ],
    },
    drawn: `
JAARREKENING IN EURO
NAAM: HOUTHANDEL VERBEKE
Rechtsvorm: Besloten vennootschap
Adres: Brugsesteenweg                    Nr.: 210
Postnummer: 8800       Gemeente: Roeselare
Ondernemingsnummer: 0417.497.106
Deze jaarrekening heeft betrekking op het boekjaar dat de periode dekt van  01-01-2024  tot  31-12-2024

BALANS NA WINSTVERDELING        Toel.   Codes      Boekjaar        Vorig boekjaar
VASTE ACTIVA                            21/28      250.100,00      261.040,10
VLOTTENDE ACTIVA                        29/58      162.780,15      150.010,00
TOTAAL VAN DE ACTIVA                    20/58      412.880,15      411.050,10
EIGEN VERMOGEN                          10/15      188.310,40      170.200,00
SCHULDEN                                17/49      224.569,75      240.850,10
TOTAAL VAN DE PASSIVA                   10/49      412.880,15      411.050,10`,
  },
  {
    title: "French liasse, balance of a SAS",
    kind: "annual_accounts",
    facts: {
      amount: [
        { rubric: "total_assets", value: 903_450, currency: "EUR", period: "2024-01-01/2024-12-31" },
        { rubric: "equity", value: 310_220, currency: "EUR", period: "2024-01-01/2024-12-31" },
        { rubric: "turnover", value: 1_250_900, currency: "EUR", period: "2024-01-01/2024-12-31" },
      ],
    },
    drawn: `
ATELIERS DU PORT SAS
SIREN 552 100 554
COMPTES ANNUELS
Période du 01/01/2024 au 31/12/2024

BILAN ACTIF                           31/12/2024        31/12/2023
Actif immobilisé                      402 100           390 000
Actif circulant                       501 350           488 700
TOTAL GÉNÉRAL ACTIF                   903 450           878 700

BILAN PASSIF                          31/12/2024        31/12/2023
TOTAL CAPITAUX PROPRES                310 220           295 010
Emprunts et dettes                    593 230           583 690

COMPTE DE RÉSULTAT
Chiffre d'affaires net                1 250 900         1 190 450
Résultat d'exploitation               45 000            41 200`,
  },
  {
    title: "British micro-entity accounts",
    kind: "annual_accounts",
    facts: {
      company_name: ["PENNINE CYCLES LIMITED"],
      enterprise_number: ["07391852"],
      amount: [
        { rubric: "equity", value: 41_208, currency: "GBP", period: "2023-04-01/2024-03-31" },
        { rubric: "workforce", value: 4, currency: null, period: "2023-04-01/2024-03-31" },
      ],
    },
    drawn: `
Company registration number: 07391852 (England and Wales)
PENNINE CYCLES LIMITED
Unaudited filleted financial statements
for the year ended 31 March 2024

Statement of financial position
as at 31 March 2024
                                            2024          2023
                                            £             £
Fixed assets                                12,100        13,440
Current assets                              58,020        51,300
Creditors: amounts falling due within one year   (28,912)      (27,010)
Net assets                                  41,208        37,730
Capital and reserves                        41,208        37,730
The average number of employees during the year was 4.`,
  },
  {
    title: "German Jahresabschluss as filed",
    kind: "annual_accounts",
    facts: {
      company_name: ["Moselwerk Technik GmbH"],
      amount: [
        { rubric: "total_assets", value: 640_512.33, currency: "EUR", period: "2023-01-01/2023-12-31" },
        { rubric: "equity", value: 201_004.1, currency: "EUR", period: "2023-01-01/2023-12-31" },
      ],
    },
    drawn: `
Moselwerk Technik GmbH
Trier
Jahresabschluss zum Geschäftsjahr vom 01.01.2023 bis zum 31.12.2023

Bilanz
Aktiva                                        31.12.2023 EUR     31.12.2022 EUR
A. Anlagevermögen                             310.000,00         298.100,00
B. Umlaufvermögen                             330.512,33         305.220,18
Bilanzsumme, Summe Aktiva                     640.512,33         603.320,18
Passiva                                       31.12.2023 EUR     31.12.2022 EUR
A. Eigenkapital                               201.004,10         188.340,00
C. Verbindlichkeiten                          439.508,23         414.980,18
Bilanzsumme, Summe Passiva                    640.512,33         603.320,18`,
  },
  {
    title: "Dutch publication balance of a small company",
    kind: "annual_accounts",
    facts: {
      company_name: ["Duinzicht Vastgoed B.V."],
      amount: [
        { rubric: "equity", value: 98_100, currency: "EUR" },
        { rubric: "total_assets", value: 560_300, currency: "EUR" },
      ],
    },
    drawn: `
Publicatierapport 2024
Duinzicht Vastgoed B.V.
Statutair gevestigd te Haarlem
KvK-nummer: 91022344

Balans per 31 december 2024
(na resultaatbestemming)                   2024            2023
Activa
Vaste activa                               510.000         515.000
Vlottende activa                           50.300          44.100
Passiva
Groepsvermogen
Eigen vermogen                             98.100          90.200
Langlopende schulden                       430.000         440.000
Kortlopende schulden                       32.200          28.900
Balanstotaal                               560.300         559.100`,
  },
  {
    title: "articles in German, Belgium",
    kind: "articles_of_association",
    facts: { company_name: ["Eifelholz"] },
    drawn: `
KOORDINIERTE FASSUNG DER SATZUNG
Artikel 1 - Rechtsform und Bezeichnung
Die Gesellschaft hat die Form einer Gesellschaft mit beschränkter Haftung. Sie trägt die Bezeichnung "Eifelholz".
Artikel 2 - Sitz
Der Sitz der Gesellschaft befindet sich in der Wallonischen Region.
Artikel 3 - Gegenstand
Gegenstand der Gesellschaft ist der Handel mit Holz.`,
  },
  {
    title: "Staatsblatt form in German",
    kind: "gazette_publication",
    facts: { company_name: ["EIFELHOLZ"], person: [{ name: "Paul Heinen", role: "director" }] },
    drawn: `
Teil B   Ausfertigung zur Veröffentlichung in den Anlagen zum Belgischen Staatsblatt
Unternehmensnr. : 0403 170 701
Name (voll ausgeschrieben) : EIFELHOLZ
Rechtsform : Gesellschaft mit beschränkter Haftung
Vollständige Adresse des Sitzes : Hauptstraße 9, 4780 Sankt Vith
Gegenstand der Urkunde : Ernennung
Die Generalversammlung vom 4. März 2025 ernennt Herrn Paul Heinen zum Geschäftsführer.`,
  },
];
