import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { foot, full, leaveOpen, stateAccount, strangeNumber, twoLines } from "./paper-parts.ts";

/** Balances confirmed to the auditor of a client at the end of a year. */
function balances(d: Draft): void {
  const company = d.world.company("de");
  const auditor = d.world.company("de");
  const credit = iban(d.random, "DE", company.iban.slice(4, 12));
  const day = d.world.recentDay(200);
  d.set({ family: "sans", size: 9.5, margin: 62 });
  d.text(company.bank, { size: 15, style: "bold" });
  d.text("Firmenkundencenter", { after: 22 });
  d.text(`${full(auditor)} Wirtschaftsprüfungsgesellschaft\n${twoLines(d, auditor.seat)}`, { after: 22 });
  d.text(`${company.seat.town}, ${d.date(day, "dots")}`, { align: "right", after: 12 });
  d.text(
    `Bankbestätigung zum 31.12.2025 für unseren Kunden ${full(company)}, ${d.address(company.seat)} (Amtsgericht ${company.seat.town}, ${writtenNumber(company)})`,
    { style: "bold", after: 10 },
  );
  d.text("Sehr geehrte Damen und Herren,", { after: 6 });
  d.text(
    "im Auftrag unseres Kunden teilen wir Ihnen für Zwecke der Jahresabschlussprüfung folgende Geschäftsbeziehungen zum Stichtag mit:",
    { after: 8 },
  );
  d.table(
    ["Lfd. Nr.", "IBAN", "Kontoart", "Saldo in EUR"],
    [
      ["1", groupedIban(company.iban), "Kontokorrent", `${d.money(d.random.whole(2000, 90_000))} H`],
      ["2", groupedIban(credit), "Darlehen", `${d.money(d.random.whole(20_000, 400_000))} S`],
    ],
    { parts: [0.7, 2.6, 1.3, 1.4], lines: true },
  );
  d.space(8);
  d.text(
    "Sicherheiten: Globalzession vom 12.03.2019. Weitere als die genannten Konten bestehen in unserem Hause nicht. Verfügungsberechtigt ist die Geschäftsführung laut Handelsregister.",
    { after: 20 },
  );
  d.text("Dieses Schreiben wurde maschinell erstellt und trägt keine Unterschrift.", { size: 8 });
  foot(d, [
    `${company.bank} | Sitz Frankfurt am Main | HRB ${d.random.digits(5)} | USt-IdNr. DE${d.random.digits(9)} | BIC ${company.bic}`,
  ]);
  d.fact("iban", "subject", credit);
  d.companyNumber(company, "subject");
  leaveOpen(d, "total");
  stateAccount(d, company, day);
}

/** A proof from the German-speaking part of Belgium, made in internet banking: label above value in two columns. */
function proofOnline(d: Draft): void {
  const company = d.world.company("og");
  const day = d.world.recentDay(50);
  const pair = (label: string, value: string) => () => {
    d.text(label, { size: 7.5, grey: 0.4, after: 0 });
    d.text(value, { style: "bold", after: 10 });
  };
  d.set({ family: "vera", size: 10, margin: 58 });
  d.text(company.bank, { size: 12, align: "right", after: 24 });
  d.text("Nachweis Bankverbindung", { size: 18, after: 18 });
  d.beside([1, 1], [pair("KONTO LAUTET AUF", full(company)), pair("UNTERNEHMENSNUMMER", writtenNumber(company))]);
  d.beside([1, 1], [pair("IBAN", groupedIban(company.iban)), pair("BIC / SWIFT", company.bic)]);
  d.beside([1, 1], [pair("PRODUKT", "Geschäftskonto Plus"), pair("STATUS", "Aktiv")]);
  d.beside(
    [1, 1],
    [
      pair("ANSCHRIFT", `${d.address(company.seat)}, Belgien`),
      pair("ERSTELLT", `${d.date(day, "dots")}, ${d.random.whole(10, 23)}:${d.random.whole(10, 59)} Uhr`),
    ],
  );
  d.rule();
  d.text("Geben Sie diesen Nachweis Ihrem Auftraggeber, Vermieter oder Arbeitgeber. Er enthält keinen Kontostand.", {
    size: 8,
  });
  foot(d, [`Verantwortlich: ${company.bank} AG, RJP Brüssel, MwSt. BE ${strangeNumber(d)}`]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

/** A bank of Ireland writes to a supplier of its client about the client. */
function toThirdParty(d: Draft): void {
  const company = d.world.company("ie");
  const other = d.world.company("gb");
  const clerk = d.world.official("ie");
  const day = d.world.recentDay(80);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.4 });
  d.text(company.bank, { size: 19, style: "bold", after: 4 });
  d.text("Corporate Banking, Mayor Street 1, Dublin 1", { size: 8, after: 24 });
  d.text(`The Credit Controller\n${full(other)}\n${twoLines(d, other.seat)}`, { after: 18 });
  d.text(d.date(day, "long"), { after: 16 });
  d.text(`Our customer: ${full(company)} (CRO no. ${company.number})`, { style: "bold" });
  d.text(`Address held: ${d.address(company.seat)}`, { style: "bold", after: 12 });
  d.text("Dear Sirs,", { after: 8 });
  d.text(
    "With the authority of our customer we can advise that the account set out below is maintained at this branch and that payments may be lodged to it.",
    { after: 8 },
  );
  d.rows(
    [
      ["Account title", company.name.toUpperCase()],
      ["Sort code", `93-${d.random.digits(2)}-${d.random.digits(2)}`],
      ["Account", d.random.digits(8)],
      ["IBAN", company.iban],
      ["BIC", company.bic],
    ],
    { label: 120, colon: ":" },
  );
  d.space(8);
  d.text(
    "This information is given in confidence, for your private use only and without responsibility on the part of the bank or its officials.",
    { after: 28 },
  );
  d.text(`${nameOf(clerk)}\nAuthorised Signatory No. ${d.random.digits(4)}`);
  foot(d, [
    `${company.bank} is regulated by the Central Bank of Ireland. Registered in Ireland, number ${d.random.digits(6)}.`,
  ]);
  d.companyNumber(company, "subject");
  d.person(clerk, { role: "signatory" }, "issuer", OPTIONAL);
  stateAccount(d, company, day);
}

/** An account of a payment institution, confirmed in English, with the text of its terms around. */
function fintech(d: Draft): void {
  const company = d.world.company("vl");
  const day = d.world.recentDay(40);
  d.set({ family: "narrow", size: 9.5, margin: 64 });
  d.box(0, 0, d.pageWidth, 14, 0.2);
  d.space(10);
  d.text("Account confirmation", { size: 22, style: "bold", after: 3 });
  d.text(`Generated on ${d.date(day, "long")}`, { grey: 0.4, after: 20 });
  d.text("Account details", { size: 12, style: "bold" });
  d.rule();
  d.rows(
    [
      ["Beneficiary", full(company)],
      ["IBAN", groupedIban(company.iban)],
      ["BIC", company.bic],
      ["Intermediary BIC", "CHASDEFX"],
      ["Beneficiary address", `${d.address(company.seat)}, Belgium`],
      ["Company registration", writtenNumber(company)],
      ["Bank/payment institution", company.bank],
    ],
    { label: 160, gap: 5 },
  );
  d.space(14);
  d.text("What this means", { size: 12, style: "bold" });
  d.rule();
  d.text(
    `We confirm that ${full(company)} has held a business account with us since ${d.date(company.start, "long")} and that the account is open on the date of this letter. The letter is not a guarantee of funds.`,
  );
  foot(d, [
    `${company.bank} is authorised by the National Bank of Belgium. Register of legal entities Brussels ${strangeNumber(d)}.`,
  ]);
  d.companyNumber(company, "subject");
  stateAccount(d, company, day);
}

export const FOREIGN_BANK_LETTERS: readonly Layout[] = [
  layout("fourth/bank-balances", "bank_account_certificate", ["de"], balances),
  layout("fourth/bank-online-proof", "bank_account_certificate", ["de"], proofOnline),
  layout("fourth/bank-third-party", "bank_account_certificate", ["en"], toThirdParty),
  layout("fourth/bank-confirmation", "bank_account_certificate", ["en"], fintech),
];
