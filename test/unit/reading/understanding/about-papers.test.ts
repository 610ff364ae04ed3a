import { describe, expect, test } from "vitest";
import { certainKind } from "../../../../src/domain/readings/certain-kind.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const certainOf = (text: string) => certainKind(understand(pagesOf(text)));

describe("papers about a paper are not that paper", () => {
  test.each([
    [
      "a letter about the articles",
      `
Vandersmissen Advocaten
Betreft: statuten Houthandel De Beuk BV
Geachte heer Claes,
Naar aanleiding van ons gesprek van vorige week heb ik de statuten van uw vennootschap nagelezen.
Artikel 12 over de bevoegdheid van de bestuurders stemt niet meer overeen met het nieuwe wetboek.
Ik stel voor dat wij dit punt op de volgende algemene vergadering bespreken.
Met vriendelijke groeten`,
    ],
    [
      "a letter that covers an extract",
      `
Étude Lambert & Fils, comptables
Objet : extrait du registre de commerce
Madame, Monsieur,
Vous trouverez ci-joint l'extrait du registre de commerce de notre cliente, la société Verreries du Nord SA,
que vous nous aviez demandé pour compléter votre dossier. Nous restons à votre disposition.
Veuillez agréer, Madame, Monsieur, l'expression de nos salutations distinguées.`,
    ],
    [
      "a bank that asks for a proof of address",
      `
Handelsbank Brabant NV
Dossier 2026/118
Beste klant,
Om uw dossier te vervolledigen hebben wij nog een bewijs van hoofdverblijfplaats van u nodig, dat niet ouder is
dan drie maanden. U kunt dit attest aanvragen bij de dienst bevolking van uw gemeente.
Gelieve het ons voor 15 april te bezorgen. Hartelijk dank voor uw medewerking.`,
    ],
    [
      "a recipe",
      `
Gesellschaftsvertrag auf dem Teller: Linseneintopf für sechs Personen
Zutaten: 500 g Linsen, zwei Zwiebeln, drei Karotten, ein Liter Brühe
Die Linsen über Nacht einweichen. Zwiebeln und Karotten schneiden und in Öl anbraten.
Mit der Brühe ablöschen und vierzig Minuten köcheln lassen. Mit Essig abschmecken und heiß servieren.`,
    ],
    [
      "a request for papers",
      `
Subject: outstanding documents
Dear Mr Holloway,
Before we can open the account we still need the certificate of incorporation, the register of members, a structure chart
and a copy of the passport of each director. Please send them to us by the end of this month.
Kind regards, Onboarding team`,
    ],
    [
      "a declaration that nobody filled in",
      `
VERKLARING UITEINDELIJKE BEGUNSTIGDEN
Naam van de vennootschap: ..............................
Ondernemingsnummer: ..............................
Uiteindelijke begunstigde 1
Naam en voornaam: ..............................
Geboortedatum: ..............................
Percentage aandelen: ..............................
Datum en handtekening: ..............................`,
    ],
    [
      "an article about a register",
      `
Le registre UBO fermé au public : ce que change l'arrêt de la Cour
Par notre correspondant à Luxembourg
Depuis mardi, les journalistes ne peuvent plus consulter librement le registre des bénéficiaires effectifs.
Selon la porte-parole de l'administration, chaque demande sera examinée. Plusieurs associations ont déclaré qu'elles
saisiront le Parlement. Lire aussi : qui sont les propriétaires des villas de la côte ?`,
    ],
    [
      "a request for a lease",
      `
Sehr geehrte Frau Albrecht,
wir suchen für unser Unternehmen ab dem 1. September eine Bürofläche von etwa 120 m² in Ihrer Nähe und möchten uns
um die Wohnung im Erdgeschoss bewerben, für die Sie einen Mietvertrag über fünf Jahre anbieten.
Können wir die Räume nächste Woche besichtigen? Unsere Unterlagen senden wir Ihnen gern zu.
Mit freundlichen Grüßen`,
    ],
    [
      "a quotation",
      `
OFFERTE 2026-0341
Schrijnwerkerij Maes BV, Industrieweg 8, 9300 Aalst
Voor: mevrouw Ilse Pauwels
Plaatsen van drie ramen in eik        4.200,00
Afwerking en schilderwerk             850,00
Totaal exclusief btw                  5.050,00
Btw 6 %                               303,00
Deze offerte is dertig dagen geldig. Voor akkoord, datum en handtekening:`,
    ],
    [
      "a tender",
      `
INVITATION TO TENDER
Supply and maintenance of medical gloves, lot 3
The contracting authority invites tenders for a framework agreement of four years. Tenderers shall submit their annual accounts
of the last three years, an extract from the trade register and a bank statement that confirms their standing.
Award criteria: price 60 %, quality 40 %. Tenders must be received by 12 noon on 3 June 2026.`,
    ],
  ])("%s", (_title, text) => {
    expect([null, "other"]).toContain(certainOf(text));
  });

  test("a notice by itself is a gazette's publication", () => {
    const found = understand(
      pagesOf(`
Bijlagen bij het Belgisch Staatsblad - 12/03/2026
Neerlegging ter griffie van de ondernemingsrechtbank Gent
Ondernemingsnr. : 0403.170.701
Naam : HOUTHANDEL DE BEUK
Rechtsvorm : besloten vennootschap
Onderwerp akte : ONTSLAG EN BENOEMING BESTUURDER
Uit de notulen van de algemene vergadering van 2 maart 2026 blijkt dat ontslag werd verleend aan de heer Jan Claes
en dat mevrouw Ilse Pauwels werd benoemd tot bestuurder met ingang van heden.
Op de laatste blz. van Luik B vermelden: naam en hoedanigheid van de instrumenterende notaris`),
    );
    expect(found.kind).toBe("gazette_publication");
  });
});
