import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban, iban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { linesOf, state } from "./invoice-parts.ts";
import { footer, full, lines } from "./paper-parts.ts";

/** German business letter: a line of the sender above the window, a block of references, three columns of small print. */
function german(d: Draft): void {
  const sender = d.world.company("de");
  const customer = d.world.company("de");
  const director = d.world.official("de");
  const day = d.world.recentDay(150);
  const due = daysAfter(day, 21);
  const number = `R-${d.random.digits(6)}`;
  const { rows, net } = linesOf(d, ["Wartung Förderanlage", "Ersatzteile", "Anfahrtspauschale"]);
  const tax = Math.round(net * 19) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 9.5, margin: 56 });
  d.text(sender.name, { size: 18, style: "bold", align: "right", after: 24 });
  d.beside(
    [1.2, 1],
    [
      () => {
        d.text(`${full(sender)}, ${streetOf(sender.seat, "de")}, ${townOf(sender.seat)}`, { size: 6.5 });
        d.text(`\n${full(customer)}\nBuchhaltung\n${lines(d, customer.seat)}`, { size: 10.5 });
      },
      () =>
        d.rows(
          [
            ["Rechnung", number],
            ["Rechnungsdatum", d.date(day, "dots")],
            ["Leistungsdatum", d.date(daysAfter(day, -9), "dots")],
            ["Kundennr.", d.random.digits(5)],
            ["Ihre USt-IdNr.", customer.vat],
          ],
          { label: 100, gap: 1 },
        ),
    ],
  );
  d.space(26);
  d.text("Sehr geehrte Damen und Herren,\nfür unsere Lieferungen und Leistungen berechnen wir Ihnen:", { after: 8 });
  d.table(
    ["Pos.", "Leistung", "Menge", "Einzel €", "Gesamt €"],
    rows.map(({ name, count, price }, at) => [
      String(at + 1),
      name,
      String(count),
      d.money(price),
      d.money(count * price),
    ]),
    { parts: [0.5, 4, 0.8, 1.1, 1.2] },
  );
  d.rule();
  d.rows(
    [
      ["Summe netto", d.money(net)],
      ["zzgl. 19 % MwSt.", d.money(tax)],
      ["Rechnungsbetrag", `${d.money(total)} €`],
    ],
    { label: 390 },
  );
  d.space(10);
  d.text(
    `Zahlbar bis ${d.date(due, "dots")} ohne Abzug. Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.`,
  );
  d.y = d.pageHeight - 110;
  d.set({ size: 7 });
  d.rule();
  d.beside(
    [1, 1, 1],
    [
      () => d.text(`${full(sender)}\n${lines(d, sender.seat)}`, { size: 7 }),
      () =>
        d.text(
          `Geschäftsführer: ${nameOf(director)}\nAmtsgericht ${sender.seat.town}, ${writtenNumber(sender)}\nUSt-IdNr. ${sender.vat}`,
          { size: 7 },
        ),
      () => d.text(`${sender.bank}\nIBAN ${groupedIban(sender.iban)}\nBIC ${sender.bic}`, { size: 7 }),
    ],
  );
  d.person(director, { role: "other" }, "issuer", OPTIONAL);
  state(d, sender, customer, { number, day, due, total });
}

/** A craftsman's invoice: a person, not a company, sends it; hours and material in sentences. */
function craftsman(d: Draft): void {
  const who = d.world.person("og");
  const customer = d.world.company("og");
  const day = d.world.recentDay(150);
  const number = `${d.random.whole(10, 99)}-${day.slice(0, 4)}`;
  const { rows, net } = linesOf(d, ["Stunden Malerarbeiten", "Eimer Fassadenfarbe"]);
  const tax = Math.round(net * 21) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  const account = iban(d.random, "BE", "103");
  d.set({ family: "book", size: 10, margin: 62, leading: 1.4 });
  d.text(`Malerbetrieb ${who.family}`, { size: 17, style: "bold" });
  d.text(`Inh. ${nameOf(who)} - ${d.address(who.address)}`, { size: 8.5, after: 20 });
  d.text(`Firma\n${full(customer)}\n${lines(d, customer.seat)}\nMwSt. BE ${writtenNumber(customer)}`, { after: 20 });
  d.text(`Rechnung ${number} vom ${d.date(day, "long")}`, { size: 12, style: "bold", after: 8 });
  d.text("Für die ausgeführten Arbeiten an Ihrem Gebäude erlaube ich mir zu berechnen:", { after: 6 });
  for (const { name, count, price } of rows) {
    d.text(`${count} ${name} zu je ${d.money(price)} EUR ........ ${d.money(count * price)} EUR`, { indent: 16 });
  }
  d.space(6);
  d.text(`Netto ${d.money(net)} EUR, Mehrwertsteuer 21 % ${d.money(tax)} EUR`, { after: 4 });
  d.text(`Endbetrag ${d.money(total)} EUR`, { style: "bold", size: 12, after: 12 });
  d.text(`Bei Zahlung binnen acht Tagen 2 % Skonto, sonst dreißig Tage netto. Konto: ${groupedIban(account)}.`, {
    after: 12,
  });
  d.text("Vielen Dank für Ihren Auftrag!");
  d.person(who, { role: "other" }, "issuer", OPTIONAL);
  d.fact("iban", "issuer", account, OPTIONAL);
  state(d, null, customer, { number, day, total });
}

/** Invoice of an online service: large sum first, dates by month's name, the supplier's tax number below. */
function subscription(d: Draft): void {
  const sender = d.world.company("ie");
  const customer = d.world.company("gb");
  const day = d.world.recentDay(150);
  const due = daysAfter(day, 7);
  const number = `${d.random.letters(6)}-${d.random.digits(4)}`;
  const { rows, net } = linesOf(d, ["Team plan (per seat)", "Additional storage"]);
  d.set({ family: "vera", size: 9, margin: 56 });
  d.text("Invoice", { size: 22, style: "bold", after: 8 });
  d.rows(
    [
      ["Invoice number", number],
      ["Date of issue", d.date(day, "long")],
      ["Date due", d.date(due, "long")],
    ],
    { label: 110, bold: true },
  );
  d.space(12);
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${full(sender)}\n${lines(d, sender.seat)}\nIreland\nbilling@${sender.name.split(" ")[0]!.toLowerCase()}.example\n${sender.vat}`,
        ),
      () => d.text(`Bill to\n${full(customer)}\n${lines(d, customer.seat)}\nUnited Kingdom\n${customer.vat}`),
    ],
  );
  d.space(14);
  d.text(`£${d.money(net)} due ${d.date(due, "long")}`, { size: 15, style: "bold", after: 12 });
  d.table(
    ["Description", "Qty", "Unit price", "Amount"],
    rows.map(({ name, count, price }) => [name, String(count), `£${d.money(price)}`, `£${d.money(count * price)}`]),
    { parts: [4, 0.8, 1.2, 1.2] },
  );
  d.rule();
  d.rows(
    [
      ["Subtotal", `£${d.money(net)}`],
      ["VAT (reverse charge)", "£0.00"],
      ["Amount due", `£${d.money(net)}`],
    ],
    { label: 380 },
  );
  d.space(14);
  d.text(
    `Pay by bank transfer: IBAN ${groupedIban(sender.iban)}, SWIFT ${sender.bic}. Tax to be paid on reverse charge basis.`,
    {
      size: 8,
    },
  );
  footer(d, `${number} - £${d.money(net)} due ${d.date(due, "long")}          Page 1 of 1`);
  state(d, sender, customer, { number, day, due, total: net, currency: "GBP" });
}

/** British invoice of a contractor by the day, to a company by its company number. */
function contractor(d: Draft): void {
  const sender = d.world.company("gb");
  const customer = d.world.company("gb");
  const day = d.world.recentDay(150);
  const number = `INV${d.random.digits(4)}`;
  const { rows, net } = linesOf(d, ["Site engineer, days", "Mileage and subsistence"]);
  const tax = Math.round(net * 20) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  const sort = sender.iban.slice(8, 14).replace(/(..)(?=.)/g, "$1-");
  d.set({ family: "serif", size: 11, margin: 62 });
  d.text(`${full(sender)}, ${d.address(sender.seat)}`, { align: "center", style: "bold", after: 20 });
  d.text("SALES INVOICE", { size: 16, style: "bold", align: "center", after: 16 });
  d.beside(
    [1, 1],
    [
      () => d.text(`To: ${full(customer)}\n${lines(d, customer.seat)}`),
      () => d.text(`Our ref: ${number}\nTax point: ${d.date(day)}\nYour PO: ${d.random.digits(6)}`, { align: "right" }),
    ],
  );
  d.space(16);
  d.table(
    ["Particulars", "No.", "Rate", "£"],
    [
      ...rows.map(({ name, count, price }) => [name, String(count), d.money(price), d.money(count * price)]),
      ["", "", "Goods total", d.money(net)],
      ["", "", "VAT at 20%", d.money(tax)],
      ["", "", "Total payable", d.money(total)],
    ],
    { parts: [3.4, 0.6, 1.3, 1.2], lines: true },
  );
  d.space(16);
  d.text(
    `Terms: 30 days end of month. Remit to ${sender.bank}, sort code ${sort}, account ${sender.iban.slice(14)} (IBAN ${sender.iban}). We reserve the right to claim statutory interest.`,
    { size: 9 },
  );
  footer(d, `Registered in England and Wales no. ${writtenNumber(sender)}. VAT registration ${sender.vat}`);
  state(d, sender, customer, { number, day, total, currency: "GBP", isNumbered: false });
}

export const INVOICES_ABROAD: readonly Layout[] = [
  layout("third/invoice-german", "invoice", ["de"], german),
  layout("third/invoice-craftsman", "invoice", ["de"], craftsman),
  layout("third/invoice-subscription", "invoice", ["en"], subscription),
  layout("third/invoice-contractor", "invoice", ["en"], contractor),
];
