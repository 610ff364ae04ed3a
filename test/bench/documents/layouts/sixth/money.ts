import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { streetOf, townOf, writtenNumber } from "../../world.ts";
import { abroad, ALL, foot, latin, officeOf } from "./parts.ts";

/** A report of an accountant: figures in a table of thousands, the year before first, and the firm's own number. */
function thousands(d: Draft): void {
  const company = d.world.company(d.belgium);
  const firm = d.world.company(d.belgium);
  const year = d.random.whole(2023, 2025);
  const end = `${year}-12-31`;
  const assets = d.random.whole(400, 9000);
  const figures = {
    turnover: d.random.whole(300, 12_000),
    equity: Math.round(assets * d.random.between(0.2, 0.6)),
    total_assets: assets,
  };
  d.set({ family: "sans", size: 10, margin: 56 });
  d.text(
    `${firm.name} ${firm.form}\n${d.t({ nl: "Accountants - ondernemingsnummer", fr: "Experts-comptables - numéro d'entreprise", de: "Wirtschaftsprüfer - Unternehmensnummer", en: "Accountants - enterprise number" })} ${writtenNumber(firm)}`,
    { size: 8.5, align: "right", after: 20 },
  );
  d.text(
    d.t({
      nl: `Jaarrekening ${year} van ${company.name} ${company.form}`,
      fr: `Comptes annuels ${year} de ${company.name} ${company.form}`,
      de: `Jahresabschluss ${year} der ${company.name} ${company.form}`,
      en: `Annual accounts ${year} of ${company.name} ${company.form}`,
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Ingeschreven onder nummer ${writtenNumber(company)}. Boekjaar afgesloten op ${d.date(end, "long")}. Bedragen in duizend euro.`,
      fr: `Inscrite sous le numéro ${writtenNumber(company)}. Exercice clos le ${d.date(end, "long")}. Montants en milliers d'euros.`,
      de: `Eingetragen unter der Nummer ${writtenNumber(company)}. Geschäftsjahr zum ${d.date(end, "long")}. Beträge in Tausend Euro.`,
      en: `Registered under number ${writtenNumber(company)}. Financial year ended ${d.date(end, "long")}. Amounts in thousands of euro.`,
    }),
    { after: 14 },
  );
  const row = (label: string, value: number) => [label, d.money(Math.round(value * 0.94), 0), d.money(value, 0)];
  d.table(
    ["", String(year - 1), String(year)],
    [
      row(
        d.t({ nl: "Vaste activa", fr: "Actifs immobilisés", de: "Anlagevermögen", en: "Fixed assets" }),
        Math.round(assets * 0.4),
      ),
      row(
        d.t({ nl: "Vlottende activa", fr: "Actifs circulants", de: "Umlaufvermögen", en: "Current assets" }),
        assets - Math.round(assets * 0.4),
      ),
      row(d.t({ nl: "Balanstotaal", fr: "Total du bilan", de: "Bilanzsumme", en: "Balance sheet total" }), assets),
      row(d.t({ nl: "Eigen vermogen", fr: "Capitaux propres", de: "Eigenkapital", en: "Equity" }), figures.equity),
      row(d.t({ nl: "Schulden", fr: "Dettes", de: "Verbindlichkeiten", en: "Liabilities" }), assets - figures.equity),
      row(d.t({ nl: "Omzet", fr: "Chiffre d'affaires", de: "Umsatzerlöse", en: "Turnover" }), figures.turnover),
    ],
    { parts: [3, 1, 1], lines: true },
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  for (const [rubric, value] of Object.entries(figures)) d.amount(rubric, value * 1000, "EUR", end);
  d.fact("company_name", "issuer", firm.name, { ...OPTIONAL, also: ["authority"] });
  d.companyNumber(firm, "issuer", OPTIONAL);
  d.documentDate(end, OPTIONAL);
}

/** A letter of a bank in one sentence; the bank's own numbers stand at the foot, its own account among them. */
function bankLetter(d: Draft): void {
  const company = d.world.company(d.belgium);
  const other = d.world.company(d.belgium);
  const office = officeOf(d);
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 11, margin: 68, leading: 1.5 });
  d.text(company.bank, { size: 17, style: "bold", after: 24 });
  d.text(`${company.name} ${company.form}\n${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`, {
    indent: 260,
    after: 24,
  });
  d.text(`${company.seat.town}, ${d.date(day, "long")}`, { after: 16 });
  d.text(
    d.t({
      nl: "Betreft: verklaring over uw rekening",
      fr: "Concerne : déclaration relative à votre compte",
      de: "Betreff: Erklärung zu Ihrem Konto",
      en: "Subject: statement about your account",
    }),
    { style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: `Op uw vraag verklaren wij dat de onderneming ${company.name} ${company.form}, met ondernemingsnummer ${writtenNumber(company)}, bij onze bank houder is van de zichtrekening ${groupedIban(company.iban)} (BIC ${company.bic}), die niet in pand gegeven is.`,
      fr: `À votre demande, nous déclarons que l'entreprise ${company.name} ${company.form}, numéro d'entreprise ${writtenNumber(company)}, est titulaire auprès de notre banque du compte à vue ${groupedIban(company.iban)} (BIC ${company.bic}), qui n'est pas donné en gage.`,
      de: `Auf Ihren Wunsch erklären wir, dass das Unternehmen ${company.name} ${company.form}, Unternehmensnummer ${writtenNumber(company)}, bei unserer Bank Inhaber des Sichtkontos ${groupedIban(company.iban)} (BIC ${company.bic}) ist, das nicht verpfändet ist.`,
      en: `At your request we declare that the enterprise ${company.name} ${company.form}, with enterprise number ${writtenNumber(company)}, holds with our bank the current account ${groupedIban(company.iban)} (BIC ${company.bic}), which is not pledged.`,
    }),
  );
  foot(d, `${company.bank} - ${office.address} - BE ${office.written} - IBAN ${groupedIban(other.iban)}`);
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.companyNumber(company, "subject", OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("iban", "issuer", other.iban, OPTIONAL);
  d.fact("vat_number", "issuer", office.number, { ...OPTIONAL, also: ["enterprise_number"] });
  d.fact("address", "issuer", office.address, OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** An account's identity in a grid, each value split over cells, as French and Luxembourg banks print it. */
function grid(d: Draft): void {
  const company = d.world.company(({ nl: "nl", fr: "fr", de: "de", en: "ie" } as const)[d.language]);
  const day = d.world.recentDay(60);
  d.set({ family: "narrow", size: 9.5, margin: 50 });
  d.beside(
    [1, 1],
    [
      () => d.text(company.bank, { size: 14, style: "bold" }),
      () =>
        d.text(
          d.t({
            nl: "Rekeninggegevens voor uw relaties",
            fr: "Relevé d'identité bancaire",
            de: "Bankverbindung zur Weitergabe",
            en: "Account details for your payers",
          }),
          { size: 12, style: "bold", align: "right" },
        ),
    ],
  );
  d.space(14);
  d.table(
    d.t({
      nl: ["Tenaamstelling", "Vestiging"],
      fr: ["Intitulé du compte", "Domiciliation"],
      de: ["Kontobezeichnung", "Filiale"],
      en: ["Account name", "Branch"],
    }),
    [
      [
        `${company.name} ${company.form}\n${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`,
        company.seat.town,
      ],
    ],
    { parts: [2, 1] },
  );
  d.space(10);
  d.table(null, [company.iban.match(/.{1,4}/g)!], { parts: company.iban.match(/.{1,4}/g)!.map(() => 1) });
  d.text(
    d.t({
      nl: "Internationaal rekeningnummer (IBAN)",
      fr: "Numéro de compte bancaire international (IBAN)",
      de: "Internationale Kontonummer (IBAN)",
      en: "International bank account number (IBAN)",
    }),
    { size: 7.5, after: 8 },
  );
  d.text(`BIC  ${company.bic}`, { after: 12 });
  d.text(
    `${d.t({ nl: "Aangemaakt op", fr: "Édité le", de: "Erstellt am", en: "Produced on" })} ${d.date(day, latin(d))}`,
  );
  d.fact("iban", "subject", company.iban);
  d.fact("account_holder", "subject", company.name, { also: ["company_name"] });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.issuer(company.bank);
  d.documentDate(day);
}

/** An invoice whose sender stands in a bar on the left and whose customer's VAT number is printed among the references. */
function invoice(d: Draft): void {
  const region = d.random.chance(0.5) ? d.belgium : abroad(d);
  const sender = d.world.company(region);
  const customer = d.world.company(d.belgium);
  const day = d.world.recentDay(250);
  const number = `${day.slice(0, 4)}/${d.random.digits(4)}`;
  const net = d.random.whole(20_000, 800_000) / 100;
  const tax = Math.round(net * 21) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  const style = latin(d);
  d.set({ family: "sans", size: 9.5, margin: 46 });
  d.beside(
    [1, 3],
    [
      () => {
        d.text(`${sender.name} ${sender.form}`, { style: "bold" });
        d.text(
          `${streetOf(sender.seat, d.language)}\n${townOf(sender.seat)}\n${sender.vat}\n${groupedIban(sender.iban)}`,
          { size: 8 },
        );
      },
      () => {
        d.text(d.t({ nl: "FACTUUR", fr: "FACTURE", de: "RECHNUNG", en: "INVOICE" }), {
          size: 18,
          style: "bold",
          after: 8,
        });
        d.text(`${customer.name} ${customer.form}\n${streetOf(customer.seat, d.language)}\n${townOf(customer.seat)}`, {
          after: 10,
        });
        d.table(
          d.t({
            nl: ["Factuurnr.", "Datum", "Uw btw-nr."],
            fr: ["N° de facture", "Date", "Votre n° de TVA"],
            de: ["Rechnungs-Nr.", "Datum", "Ihre USt-IdNr."],
            en: ["Invoice no.", "Date", "Your VAT no."],
          }),
          [[number, d.date(day, style), customer.vat]],
        );
        d.space(12);
        d.table(
          null,
          [
            [
              d.t({
                nl: "Werken in regie, week 14",
                fr: "Travaux en régie, semaine 14",
                de: "Regiearbeiten, Woche 14",
                en: "Work at day rates, week 14",
              }),
              d.money(net),
            ],
            [d.t({ nl: "Btw 21 %", fr: "TVA 21 %", de: "USt. 21 %", en: "VAT 21 %" }), d.money(tax)],
            [d.t({ nl: "Te betalen", fr: "À payer", de: "Zu zahlen", en: "Amount payable" }), `${d.money(total)} EUR`],
          ],
          { parts: [3, 1], lines: true },
        );
        d.space(8);
        d.text(
          `${d.t({ nl: "Vervaldag", fr: "Échéance", de: "Fällig am", en: "Due date" })} ${d.date(daysAfter(day, 30), style)}`,
        );
      },
    ],
  );
  d.fact("company_name", "issuer", sender.name, { also: ["authority"] });
  d.fact("vat_number", "issuer", sender.vat, { also: ["enterprise_number"] });
  d.fact("iban", "issuer", sender.iban);
  d.fact("address", "issuer", d.address(sender.seat), OPTIONAL);
  d.fact("company_name", "subject", customer.name);
  d.fact("legal_form", "subject", customer.form, OPTIONAL);
  d.fact("vat_number", "subject", customer.vat, { also: ["enterprise_number"] });
  d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
  d.fact("document_number", "subject", number);
  d.fact("expiry_date", "subject", "", OPTIONAL);
  d.documentDate(day);
  d.amount("total", total, "EUR");
}

export const SIXTH_MONEY: readonly Layout[] = [
  layout("sixth/accounts-thousands", "annual_accounts", ALL, thousands),
  layout("sixth/bank-letter", "bank_account_certificate", ALL, bankLetter),
  layout("sixth/bank-grid", "bank_account_certificate", ALL, grid),
  layout("sixth/invoice-bar", "invoice", ALL, invoice),
];
