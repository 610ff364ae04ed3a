import { type Draft, type Layout, layout } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, streetOf, townOf } from "../../world.ts";
import { foot, full, leaveOpen, movements, stateAccount, strangeNumber, twoLines } from "./paper-parts.ts";

const signed = (d: Draft, value: number): string => `${value < 0 ? "-" : "+"} ${d.money(Math.abs(value))}`;

/** A Belgian statement on two pages, where each movement names the account of the other side. */
function belgian(d: Draft): void {
  const fr = d.language === "fr";
  const company = d.world.company(d.belgium);
  const day = d.world.recentDay(70);
  const number = d.random.whole(3, 12);
  const moves = movements(d, 9);
  const start = d.random.whole(10_000, 90_000);
  const end = moves.reduce((sum, value) => sum + value, start);
  d.set({ family: "mono", size: 8.5, margin: 52 });
  const head = (sheet: number) => {
    d.beside(
      [3, 2],
      [
        () => d.text(company.bank.toUpperCase(), { size: 13, style: "bold" }),
        () =>
          d.text(
            `${fr ? "Relevé" : "Dagafschrift"} ${String(number).padStart(3, "0")}/${day.slice(0, 4)}   ${fr ? "feuille" : "blad"} ${sheet}/2\n${fr ? "du" : "van"} ${d.date(day)}`,
            { align: "right" },
          ),
      ],
    );
    d.space(8);
    d.text(
      `${fr ? "Compte entreprise" : "Ondernemersrekening"}  ${groupedIban(company.iban)}  EUR   BIC ${company.bic}`,
      { style: "bold" },
    );
    d.rule();
  };
  head(1);
  d.text(`${full(company)}\n${twoLines(d, company.seat)}`, { indent: 270, after: 20, size: 9.5 });
  d.text(`${fr ? "Solde précédent au" : "Vorig saldo per"} ${d.date(daysAfter(day, -14))}   ${signed(d, start)}`, {
    after: 8,
  });
  moves.forEach((value, at) => {
    if (at === 6) {
      d.page();
      head(2);
    }
    const who = d.world.person(d.belgium);
    const account = groupedIban(iban(d.random, "BE", "363"));
    d.beside(
      [4, 1],
      [
        () =>
          d.text(
            value < 0
              ? `${fr ? "Virement en faveur de" : "Overschrijving naar"} ${account}\n${registerName(who)}\n${fr ? "Date valeur" : "Valutadatum"} ${d.date(daysAfter(day, at - 10))}`
              : `${fr ? "Versement de" : "Storting van"} ${account}\n${registerName(who)}, ${townOf(who.address)}\n${fr ? "Communication" : "Mededeling"} : +++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++`,
          ),
        () => d.text(signed(d, value), { align: "right" }),
      ],
    );
    d.space(4);
  });
  d.rule();
  d.text(`${fr ? "Solde actuel au" : "Huidig saldo per"} ${d.date(day)}   ${signed(d, end)}`, {
    style: "bold",
    after: 12,
  });
  d.text(
    fr
      ? "Vos avoirs sont protégés jusqu'à 100.000 EUR par le Fonds de garantie. Communiquez-nous toute erreur dans les 60 jours."
      : "Uw tegoeden zijn tot 100.000 EUR beschermd door het Garantiefonds. Meld ons fouten binnen 60 dagen.",
    { size: 7.5 },
  );
  foot(d, [`${company.bank} NV/SA - BTW/TVA BE ${strangeNumber(d)} - RPR/RPM Brussel/Bruxelles`]);
  leaveOpen(d, "document_number", "total");
  stateAccount(d, company, day);
}

/** A Dutch statement of a month: the account in a band at the top, the other side in a column. */
function dutch(d: Draft): void {
  const company = d.world.company("nl");
  const day = d.world.recentDay(60);
  const start = d.random.whole(3000, 60_000);
  const moves = movements(d, 7);
  d.set({ family: "sans", size: 9, margin: 54 });
  d.text("Rekeningafschrift", { size: 20, after: 2 });
  d.text(company.bank, { style: "bold", after: 16 });
  d.text(
    `${company.name.toUpperCase()} ${company.form}\n${streetOf(company.seat, "nl").toUpperCase()}\n${townOf(company.seat).toUpperCase()}`,
    { after: 16 },
  );
  d.table(
    ["Datum afschrift", "Volgnummer", "Rekening", "Valuta", "Pagina"],
    [[d.date(day, "dash"), String(d.random.whole(1, 12)), groupedIban(company.iban), "EUR", "1 van 1"]],
    { parts: [1.2, 1, 2.4, 0.7, 0.8] },
  );
  d.space(14);
  d.table(
    ["Boekdatum", "Naam / omschrijving", "Tegenrekening", "Af", "Bij"],
    moves.map((value, at) => [
      d.date(daysAfter(day, at - 12), "dash").slice(0, 5),
      value < 0
        ? d.random.pick(["Belastingdienst", "KPN Zakelijk", "Huur bedrijfsruimte", "Vattenfall"])
        : `${nameOf(d.world.person("nl"))} factuur ${d.random.digits(5)}`,
      iban(d.random, "NL", "TRIO"),
      value < 0 ? d.money(-value) : "",
      value < 0 ? "" : d.money(value),
    ]),
    { parts: [0.9, 2.6, 2.1, 1, 1], lines: true, size: 8 },
  );
  d.space(10);
  d.rows(
    [
      ["Beginsaldo", d.money(start)],
      ["Eindsaldo", d.money(moves.reduce((sum, value) => sum + value, start))],
    ],
    { label: 120 },
  );
  foot(d, [
    `${company.bank} | BIC ${company.bic} | KvK Amsterdam ${d.random.digits(8)} | Het depositogarantiestelsel is van toepassing.`,
  ]);
  leaveOpen(d, "document_number", "total");
  stateAccount(d, company, day);
}

/** A German statement of a savings bank: fixed columns, one sheet of several. */
function german(d: Draft): void {
  const company = d.world.company("de");
  const day = d.world.recentDay(60);
  const moves = movements(d, 7);
  const start = d.random.whole(2000, 50_000);
  d.set({ family: "mono", size: 9, margin: 56 });
  d.text(company.bank, { size: 14, style: "bold", after: 2 });
  d.text(`BIC ${company.bic}   BLZ ${company.iban.slice(4, 12)}`, { size: 8, after: 24 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Firma\n${full(company)}\n${twoLines(d, company.seat)}`),
      () =>
        d.text(
          `Kontoauszug ${d.random.whole(1, 40)}/2026\nBlatt 1 von 1\nErstellt am ${d.date(day, "dots")}\nGeschäftsgirokonto ${company.iban.slice(12)}`,
          { align: "right" },
        ),
    ],
  );
  d.space(14);
  d.text(`IBAN: ${groupedIban(company.iban)}`, { style: "bold", after: 8 });
  d.table(
    ["Bu.Tag", "Wert", "Vorgang", "Betrag EUR"],
    [
      ["", "", `Kontostand am ${d.date(daysAfter(day, -30), "dots")}, Auszug Nr. 6`, signed(d, start)],
      ...moves.map((value, at) => {
        const date = d.date(daysAfter(day, at - 9), "dots").slice(0, 6);
        const other = value < 0 ? d.random.pick(["Finanzamt", "Vodafone GmbH", "AOK"]) : nameOf(d.world.person("de"));
        return [
          date,
          date,
          `${value < 0 ? "Lastschrift" : "Gutschrift"} ${other} ${iban(d.random, "DE", "30050110")}`,
          signed(d, value),
        ];
      }),
      [
        "",
        "",
        `Kontostand am ${d.date(day, "dots")} um 20:05 Uhr`,
        signed(
          d,
          moves.reduce((sum, value) => sum + value, start),
        ),
      ],
    ],
    { parts: [0.8, 0.8, 4, 1.5], lines: true, size: 8 },
  );
  d.space(10);
  d.text(
    "Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind als Einlagen nach dem Einlagensicherungsgesetz entschädigungsfähig. Rechnungsabschlüsse gelten als genehmigt, wenn Sie nicht binnen sechs Wochen Einwendungen erheben.",
    { size: 7.5 },
  );
  foot(d, [
    `${company.bank} - Niederlassung Firmenkunden - HRB ${d.random.digits(5)} - USt-IdNr. DE${d.random.digits(9)}`,
  ]);
  leaveOpen(d, "document_number", "total");
  stateAccount(d, company, day);
}

export const ACCOUNT_STATEMENTS: readonly Layout[] = [
  layout("fourth/statement-belgian", "bank_account_certificate", ["nl", "fr"], belgian),
  layout("fourth/statement-dutch", "bank_account_certificate", ["nl"], dutch),
  layout("fourth/statement-german", "bank_account_certificate", ["de"], german),
];
