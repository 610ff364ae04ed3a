import { describe, expect, it } from "vitest";
import type { AmountFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const read = (drawn: string) => understand(pagesOf(drawn));
const people = (drawn: string) =>
  read(drawn).facts.flatMap(({ type, value }) => {
    const { name, role, share_percent, since } = value as PersonFact;
    return type === "person" ? [[name, role, share_percent ?? since]] : [];
  });
const texts = (drawn: string, type: string) =>
  read(drawn).facts.flatMap((fact) => (fact.type === type && fact.subject === "subject" ? [fact.value] : []));

describe("tables that are turned", () => {
  it("give each column to one owner", () => {
    const drawn = `
Uiteindelijk begunstigden van de vennootschap
Alfa Bouw BV - 0403.170.701

                    Begunstigde 1       Begunstigde 2
Naam                Jan Peeters         An Maes
Geboortedatum       01/02/1970          03/04/1980
Nationaliteit       Belgische           Belgische
Belang              60 %                40 %
`;
    expect(people(drawn)).toEqual([
      ["Jan Peeters", "owner", 60],
      ["An Maes", "owner", 40],
    ]);
  });

  it("leave out what was before, on whichever side it stands", () => {
    const row = (label: string, now: string, before: string, isNowFirst: boolean) =>
      [label, ...(isNowFirst ? [now, before] : [before, now])].map((cell) => cell.padEnd(40)).join("");
    for (const isNowFirst of [true, false]) {
      const drawn = `
Kruispuntbank van Ondernemingen - uittreksel met historiek

${row("", "Thans", "Voorheen", isNowFirst)}
${row("Ondernemingsnummer", "0403.170.701", "-", isNowFirst)}
${row("Naam van de entiteit", "Alfa Bouw", "Beta Hout", isNowFirst)}
${row("Rechtsvorm", "BV", "BVBA", isNowFirst)}
${row("Adres van de zetel", "Kouter 12, 9000 Gent", "Dorp 1, 8000 Brugge", isNowFirst)}

Bestuurder
Jan Peeters, sinds 01/03/2019
`;
      expect(texts(drawn, "company_name"), String(isNowFirst)).toEqual(["Alfa Bouw"]);
      expect(texts(drawn, "address")).toEqual(["Kouter 12, 9000 Gent"]);
      expect(people(drawn)).toEqual([["Jan Peeters", "director", "2019-03-01"]]);
    }
  });

  it("take the latest year of accounts, on whichever side it stands", () => {
    for (const [first, second] of [
      ["2024", "2025"],
      ["2025", "2024"],
    ]) {
      const amount = (value: string, before: string) => (first === "2025" ? [value, before] : [before, value]);
      const row = (label: string, values: string[]) => [label, ...values].map((cell) => cell.padEnd(24)).join("");
      const drawn = `
Jaarrekening 2025 van Alfa Bouw BV
Boekjaar afgesloten op 31 december 2025. Bedragen in duizend euro.

${row("", [first!, second!])}
${row("Balanstotaal", amount("5.400", "4.900"))}
${row("Eigen vermogen", amount("2.100", "1.900"))}
${row("Omzet", amount("7.300", "6.800"))}
`;
      const found = read(drawn).facts.flatMap(({ type, value }) =>
        type === "amount" ? [[(value as AmountFact).rubric, (value as AmountFact).value]] : [],
      );
      expect(Object.fromEntries(found)).toEqual({ total_assets: 5_400_000, equity: 2_100_000, turnover: 7_300_000 });
    }
  });
});

describe("numbers of those who issue a paper", () => {
  it("are not the company's in a deed of a notary", () => {
    const drawn = `
Els Claes
Notaris
Lange Straat 1, 8000 Brugge
BTW BE 0477.472.701


OPRICHTING

In het jaar tweeduizend twintig, op drie maart, zijn voor mij, Els Claes, notaris te Brugge, verschenen:
de heer Jan Peeters, geboren te Gent, en mevrouw An Maes, geboren te Aalst.
Zij verklaren een besloten vennootschap op te richten met de naam Alfa Bouw, waarvan de zetel wordt
gevestigd te Kouter 12, 9000 Gent. De vennootschap heeft tot voorwerp het bouwen van woningen en kantoren.
`;
    expect(read(drawn).kind).toBe("articles_of_association");
    expect(texts(drawn, "enterprise_number")).toEqual([]);
    expect(texts(drawn, "company_name")).toEqual(["Alfa Bouw"]);
  });

  it("are not the company's in a certificate of a counter, whose sentences name it", () => {
    const drawn = `
Ondernemingsloket Noord vzw
Lange Straat 1, 8000 Brugge
Ondernemingsnummer loket: 0477.472.701


UITTREKSEL UIT HET RECHTSPERSONENREGISTER

1.  De inschrijving in het rechtspersonenregister draagt het nummer 0403.170.701.
2.  De ingeschreven naam is Alfa Bouw; de rechtsvorm is BV.
3.  De zetel bevindt zich op het adres Kouter 12, 9000 Gent.
4.  De rechtspersoon bestaat sinds 3 maart 2012 en verkeert in normale toestand.
5.  Als bestuurders zijn sinds 1 mei 2020 ingeschreven: de heer Jan Peeters, mevrouw An Maes en de heer Tom Claes.

Afgegeven op verzoek, te Gent, op 3 november 2026.
`;
    expect(read(drawn).kind).toBe("register_extract");
    expect(texts(drawn, "enterprise_number")).toEqual(["0403170701"]);
    expect(texts(drawn, "company_name")).toEqual(["Alfa Bouw"]);
    expect(texts(drawn, "address")).toEqual(["Kouter 12, 9000 Gent"]);
    expect(people(drawn)).toEqual([
      ["Jan Peeters", "director", "2020-05-01"],
      ["An Maes", "director", "2020-05-01"],
      ["Tom Claes", "director", "2020-05-01"],
    ]);
  });

  it("are no account of the customer where a bank prints one at its foot", () => {
    const drawn = `
Argenta Spaarbank

Betreft: verklaring over uw rekening

Op uw vraag verklaren wij dat de onderneming Alfa Bouw BV bij onze bank houder is
van de zichtrekening BE68 5390 0754 7034 (BIC TRIOBEBB).

Gent, 3 november 2026




Argenta Spaarbank - Belgiëlei 49, 2018 Antwerpen - IBAN BE71 0961 2345 6769
`;
    expect(read(drawn).kind).toBe("bank_account_certificate");
    expect(texts(drawn, "iban")).toEqual(["BE68539007547034"]);
  });
});

describe("a company's own number", () => {
  const articles = (head: string) => `
STATUTEN
${head}

Artikel 1. Naam en rechtsvorm. De vennootschap heeft de rechtsvorm van een besloten vennootschap.
Artikel 2. Zetel. De zetel is gevestigd in het Vlaams Gewest.
Artikel 3. Voorwerp. De vennootschap heeft tot voorwerp het bakken van brood.
Artikel 4. Duur. De vennootschap bestaat voor onbepaalde duur.
Artikel 5. Bestuur. De algemene vergadering benoemt de bestuurders.
`;
  it.each([
    "Alfa Bouw BV, ingeschreven in de Kruispuntbank der Ondernemingen onder nummer 0403.170.701",
    "Alfa Bouw SRL, inscrite à la Banque Carrefour des Entreprises sous le numéro 0403.170.701",
    "Peeters Accountants BV - 0403.170.701",
    "Alfa Bank NV - 0403.170.701",
  ])("is read beside the name of its register, or a name like an office's: %s", (head) => {
    expect(texts(articles(head), "enterprise_number")).toEqual(["0403170701"]);
  });
});

it("does not take the accountant who drew up accounts for the company", () => {
  const drawn = `
Comptes annuels de l'exercice 2024 établis par Fiduciaire Beta SRL
Alfa Bouw SRL
Numéro d'entreprise : 0403.170.701
Total de l'actif   1.200.000
Capitaux propres   300.000
`;
  expect(texts(drawn, "company_name")).not.toContain("Fiduciaire Beta SRL");
});

it("keeps the column of an owner whose name begins like a word for former values", () => {
  const drawn = `
Uiteindelijk begunstigden van de vennootschap
Alfa Bouw BV - 0403.170.701

                    Oudermans           Altman
Naam                Jan Oudermans       An Altman
Geboortedatum       01/02/1970          03/04/1980
Belang              60 %                40 %
`;
  expect(people(drawn)).toHaveLength(2);
});

it("reads a hostile text of words that go on for ever in linear time", () => {
  const begun = performance.now();
  read(`kbo attest\n${"immatricul".repeat(4_000)}\n`);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
