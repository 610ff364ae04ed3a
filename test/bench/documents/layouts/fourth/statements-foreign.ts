import { type Draft, type Layout, layout } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { foot, full, leaveOpen, movements, stateAccount, twoLines } from "./paper-parts.ts";

/** A French statement: codes of the bank in boxes, debit and credit apart, the adviser's name. */
function french(d: Draft): void {
  const company = d.world.company("fr");
  const adviser = d.world.official("fr");
  const day = d.world.recentDay(70);
  const account = company.iban;
  const moves = movements(d, 8);
  d.set({ family: "sans", size: 8.5, margin: 50 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text(company.bank, { size: 15, style: "bold" });
        d.text(
          `Votre agence : ${company.seat.town} Centre\nVotre conseiller pro : ${nameOf(adviser)}\nTél. 09 69 39 00 ${d.random.digits(2)} (appel non surtaxé)`,
          { size: 7.5 },
        );
      },
      () => {
        d.space(34);
        d.text(
          `${company.form} ${company.name.toUpperCase()}\n${streetOf(company.seat, "fr").toUpperCase()}\n${townOf(company.seat).toUpperCase()}`,
          { size: 10 },
        );
      },
    ],
  );
  d.space(18);
  d.text(`Extrait de votre compte professionnel n° ${account.slice(14, 25)}`, { size: 12, style: "bold" });
  d.text(`Période du ${d.date(daysAfter(day, -30), "dots")} au ${d.date(day, "dots")}`, { after: 8 });
  d.framed(() => {
    d.table(
      ["Code banque", "Code guichet", "N° de compte", "Clé"],
      [[account.slice(4, 9), account.slice(9, 14), account.slice(14, 25), account.slice(25)]],
      { size: 8 },
    );
    d.text(`IBAN ${groupedIban(account)}     BIC ${company.bic}`, { size: 8 });
  });
  d.table(
    ["Date", "Nature des opérations", "Valeur", "Débit", "Crédit"],
    moves.map((value, at) => [
      d.date(daysAfter(day, at - 20), "dots").slice(0, 5),
      value < 0
        ? d.random.pick(["PRLV SEPA URSSAF", "CB CARREFOUR", "VIR LOYER", "FRAIS TENUE DE CPTE"])
        : `VIR RECU DE ${registerName(d.world.person("fr")).toUpperCase()}`,
      d.date(daysAfter(day, at - 19), "dots").slice(0, 5),
      value < 0 ? d.money(-value) : "",
      value < 0 ? "" : d.money(value),
    ]),
    { parts: [0.7, 4, 0.7, 1.1, 1.1], size: 8 },
  );
  d.rule();
  d.text(`SOLDE CRÉDITEUR AU ${d.date(day, "dots")} : ${d.money(d.random.whole(500, 40_000))}`, {
    style: "bold",
    align: "right",
  });
  foot(d, [
    `${company.bank} - SA au capital de 1 062 354 722 euros - RCS Paris ${d.random.digits(3)} ${d.random.digits(3)} ${d.random.digits(3)} - ORIAS 07 022 493`,
    "Médiateur : BP 151, 75422 Paris Cedex 09",
  ]);
  leaveOpen(d, "document_number", "total");
  stateAccount(d, company, day);
}

/** A British statement: sort code and account number, money out and in, a running balance. */
function british(d: Draft): void {
  const company = d.world.company("gb");
  const day = d.world.recentDay(60);
  let balance = d.random.whole(500, 40_000);
  d.set({ family: "sans", size: 9, margin: 54 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${company.name.toUpperCase()} ${company.form.toUpperCase()}\n${streetOf(company.seat, "en").toUpperCase()}\n${company.seat.town.toUpperCase()}\n${company.seat.postcode}`,
        ),
      () => {
        d.text(company.bank, { size: 16, style: "bold", align: "right" });
        d.text("Business Extra Account", { align: "right" });
      },
    ],
  );
  d.space(26);
  d.text(`Your statement   ${d.date(daysAfter(day, -30), "long")} to ${d.date(day, "long")}`, {
    size: 13,
    style: "bold",
    after: 8,
  });
  d.table(
    ["Account name", "Sort code", "Account no.", "Sheet"],
    [
      [
        full(company),
        company.iban.slice(8, 14).replace(/(..)(?=.)/g, "$1-"),
        company.iban.slice(14),
        String(d.random.whole(20, 190)),
      ],
    ],
    { parts: [2.4, 1, 1, 0.7] },
  );
  d.text(`IBAN ${groupedIban(company.iban)}    Branch identifier code ${company.bic}`, { size: 8, after: 12 });
  d.table(
    ["Date", "Payment type and details", "Paid out", "Paid in", "Balance"],
    movements(d, 8).map((value, at) => {
      balance += value;
      return [
        d
          .date(daysAfter(day, at - 15), "long")
          .replace(/ \d{4}$/, "")
          .slice(0, 6),
        value < 0
          ? d.random.pick(["DD HMRC VAT", "VIS AMAZON", "SO RENT", "DD BT GROUP"])
          : `CR ${registerName(d.world.person("gb")).toUpperCase()}`,
        value < 0 ? d.money(-value) : "",
        value < 0 ? "" : d.money(value),
        d.money(Math.abs(balance)) + (balance < 0 ? " D" : ""),
      ];
    }),
    { parts: [0.8, 3, 1, 1, 1.2], size: 8 },
  );
  d.space(12);
  d.text(
    "Your deposit is eligible for protection by the Financial Services Compensation Scheme. Cheques are returned to the drawer's bank.",
    { size: 7.5 },
  );
  foot(d, [
    `${company.bank}. Registered in England No. ${d.random.digits(7)}. Registered Office: 1 Churchill Place, London E14 5HP. VAT Reg No ${d.random.digits(9)}.`,
  ]);
  leaveOpen(d, "document_number", "total");
  d.documentDate(day, { optional: true });
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, { optional: true });
  d.fact("address", "subject", d.address(company.seat), { optional: true });
  d.issuer(company.bank);
}

/** A statement in English by a bank of Ireland: a summary in a box, the client's number. */
function irish(d: Draft): void {
  const company = d.world.company("ie");
  const day = d.world.recentDay(60);
  const moves = movements(d, 6);
  d.set({ family: "vera", size: 8.5, margin: 54 });
  d.text(`${company.bank} | Statement of Account`, { size: 14, style: "bold", after: 16 });
  d.beside(
    [3, 2],
    [
      () => d.text(`The Directors\n${full(company)}\n${twoLines(d, company.seat)}`),
      () =>
        d.framed(() =>
          d.rows(
            [
              ["Statement date", d.date(day, "dash")],
              ["Page", "1 of 1"],
              ["Client no.", d.random.digits(7)],
              ["CRO no.", writtenNumber(company)],
            ],
            { label: 90 },
          ),
        ),
    ],
  );
  d.space(10);
  d.rows(
    [
      ["Current account", company.iban.slice(-8)],
      ["IBAN", groupedIban(company.iban)],
      ["BIC", company.bic],
    ],
    { label: 120, colon: ":" },
  );
  d.space(8);
  d.table(
    ["Date", "Details", "Debit EUR", "Credit EUR"],
    moves.map((value, at) => [
      d.date(daysAfter(day, at - 8), "dash"),
      value < 0
        ? d.random.pick(["VDP-TESCO", "D/D REVENUE", "*MOBI RENT"])
        : `CT ${nameOf(d.world.person("ie")).toUpperCase()}`,
      value < 0 ? d.money(-value) : "",
      value < 0 ? "" : d.money(value),
    ]),
    { parts: [1, 3, 1.1, 1.1], lines: true, size: 8 },
  );
  d.text("Overdrawn balances are marked dr. Authorised limit at date of statement: EUR 0.", { size: 7.5 });
  foot(d, [`${company.bank} is regulated by the Central Bank of Ireland. Registered number ${d.random.digits(6)}.`]);
  leaveOpen(d, "document_number", "total");
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

export const FOREIGN_STATEMENTS: readonly Layout[] = [
  layout("fourth/statement-french", "bank_account_certificate", ["fr"], french),
  layout("fourth/statement-british", "bank_account_certificate", ["en"], british),
  layout("fourth/statement-irish", "bank_account_certificate", ["en"], irish),
];
