import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { linesOf, net, round, spacedVat, stateInvoice } from "./invoice-parts.ts";
import { foot, full, twoLines } from "./paper-parts.ts";

/** A German firm after DIN 5008: block of references, positions, managers at the foot. */
function german(d: Draft): void {
  const sender = d.world.company("de");
  const customer = d.world.company("de");
  const manager = d.world.person("de");
  const day = d.world.recentDay(180);
  const number = `RE-${d.random.digits(5)}`;
  const lines = linesOf(d, 3);
  const base = net(lines);
  const tax = round(base * 0.19);
  const total = round(base + tax);
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(full(sender), { size: 16, style: "bold", align: "right", after: 24 });
  d.text(`${full(sender)} · ${d.address(sender.seat)}`, { size: 7, after: 6 });
  d.beside(
    [3, 2],
    [
      () => d.text(`${full(customer)}\nBuchhaltung\n${twoLines(d, customer.seat)}`),
      () =>
        d.rows(
          [
            ["Rechnungs-Nr.", number],
            ["Kunden-Nr.", d.random.digits(5)],
            ["Datum", d.date(day, "dots")],
            ["Lieferdatum", d.date(daysAfter(day, -5), "dots")],
          ],
          { label: 90 },
        ),
    ],
  );
  d.space(24);
  d.text(`Rechnung ${number}`, { size: 13, style: "bold", after: 8 });
  d.table(
    ["Pos.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamtpreis"],
    lines.map(({ count, price }, at) => [
      String(at + 1),
      ["Wartung Lüftungsanlage", "Filtersatz F7", "Fahrtkostenpauschale"][at]!,
      `${count} ${["Std.", "Stk.", "psch."][at]!}`,
      `${d.money(price)} €`,
      `${d.money(count * price)} €`,
    ]),
    { parts: [0.5, 3, 1, 1.2, 1.3], lines: true },
  );
  d.space(4);
  d.text(`Zwischensumme netto  ${d.money(base)} €`, { align: "right" });
  d.text(`zzgl. 19 % Umsatzsteuer  ${d.money(tax)} €`, { align: "right" });
  d.text(`Rechnungsbetrag  ${d.money(total)} €`, { align: "right", style: "bold", after: 12 });
  d.text(
    "Zahlbar sofort ohne Abzug. Bitte geben Sie bei der Überweisung die Rechnungsnummer an. Es gelten unsere Allgemeinen Geschäftsbedingungen.",
  );
  foot(d, [
    `Geschäftsführer: ${nameOf(manager)} · Amtsgericht ${sender.seat.town} ${writtenNumber(sender)} · USt-IdNr. ${sender.vat}`,
    `${sender.bank} · IBAN ${groupedIban(sender.iban)} · BIC ${sender.bic}`,
  ]);
  d.person(manager, { role: "director" }, "issuer", OPTIONAL);
  stateInvoice(d, sender, customer, { number, day, total, vat: false });
}

/** A carrier in East Belgium writes its invoice as a letter. */
function carrier(d: Draft): void {
  const sender = d.world.company("og");
  const customer = d.world.company("de");
  const day = d.world.recentDay(180);
  const number = `${d.random.digits(3)}/${day.slice(0, 4)}`;
  const total = d.random.whole(40_000, 390_000) / 100;
  d.set({ family: "book", size: 10, margin: 66, leading: 1.45 });
  d.text(`${full(sender)}\n${twoLines(d, sender.seat)}\nBelgien\nMwSt.-Nr. ${spacedVat(sender.vat)}`, { after: 24 });
  d.text(`An\n${full(customer)}\n${twoLines(d, customer.seat)}\nUSt-IdNr. ${customer.vat}`, { after: 20 });
  d.text(`${sender.seat.town}, den ${d.date(day, "long")}`, { align: "right", after: 14 });
  d.text(`Rechnung Nr. ${number}`, { style: "bold", size: 12, after: 10 });
  d.text(
    `Für die Beförderung von ${d.random.whole(12, 33)} Paletten am ${d.date(daysAfter(day, -4), "dots")} (CMR ${d.random.digits(6)}) erlauben wir uns zu berechnen:`,
    { after: 10 },
  );
  d.text(`EUR ${d.money(total)}`, { align: "center", style: "bold", size: 13, after: 8 });
  d.text("Steuerschuldnerschaft des Leistungsempfängers, Artikel 196 der Richtlinie 2006/112/EG.", {
    align: "center",
    style: "italic",
    after: 10,
  });
  d.text(
    `Wir bitten um Überweisung binnen 30 Tagen auf unser Konto bei der ${sender.bank}, IBAN ${groupedIban(sender.iban)}, BIC ${sender.bic}.`,
    { after: 20 },
  );
  d.text("Hochachtungsvoll");
  stateInvoice(d, sender, customer, { number, day, total });
}

/** A British invoice whose lower part is cut off and sent back with the payment. */
function slip(d: Draft): void {
  const sender = d.world.company("gb");
  const customer = d.world.company("gb");
  const day = d.world.recentDay(180);
  const number = `SI-${d.random.digits(6)}`;
  const lines = linesOf(d, 3);
  const base = net(lines);
  const total = round(base * 1.2);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.text("VAT INVOICE", { size: 20, style: "bold", align: "center", after: 12 });
  d.beside(
    [1, 1, 1],
    [
      () => d.text(`Sold to\n${full(customer)}\n${twoLines(d, customer.seat)}`),
      () => d.text(`Delivered to\nUnit 4, Riverside Trading Estate\n${customer.seat.town}`),
      () => d.text(`From\n${full(sender)}\n${twoLines(d, sender.seat)}\nVAT Reg: ${spacedVat(sender.vat)}`),
    ],
  );
  d.space(12);
  d.table(
    ["Invoice no.", "Tax point", "Your order", "Account"],
    [[number, d.date(day, "long"), `PO${d.random.digits(5)}`, `${d.random.letters(4)}01`]],
  );
  d.space(10);
  d.table(
    ["Code", "Description", "Quantity", "Unit £", "Net £", "VAT %"],
    lines.map(({ count, price }, at) => [
      `K${d.random.digits(3)}`,
      ["Stainless fixings, box", "Powder coating", "Carriage"][at]!,
      String(count),
      d.money(price),
      d.money(count * price),
      "20",
    ]),
    { parts: [0.7, 3, 0.9, 1, 1.1, 0.7] },
  );
  d.rule();
  d.text(
    `Goods total £${d.money(base)}     VAT £${d.money(round(total - base))}     Invoice total £${d.money(total)}`,
    { align: "right", after: 10 },
  );
  d.text(
    `Bank: ${sender.bank}. IBAN ${groupedIban(sender.iban)}. Terms strictly 30 days net. Goods remain our property until paid for in full.`,
    { size: 8, after: 20 },
  );
  d.text(
    "- - - - - - - - - - - - - - - - -  please detach and return with payment  - - - - - - - - - - - - - - - - -",
    { align: "center", size: 7.5 },
  );
  d.rows(
    [
      ["Remittance advice", full(sender)],
      ["Invoice", number],
      ["Customer", customer.name],
      ["Amount", `£${d.money(total)}`],
    ],
    { label: 120, colon: ":" },
  );
  foot(d, [`${full(sender)}. Registered in England and Wales no. ${sender.number}. Registered office as above.`]);
  stateInvoice(d, sender, customer, { number, day, total, currency: "GBP", vat: false });
}

/** A subscription, billed by a firm of Ireland to a Belgian customer: dates as words, paid by card. */
function subscription(d: Draft): void {
  const sender = d.world.company("ie");
  const customer = d.world.company("vl");
  const day = d.world.recentDay(180);
  const number = `${d.random.letters(4)}-${d.random.digits(4)}`;
  const total = d.random.whole(2900, 99_000) / 100;
  d.set({ family: "vera", size: 9, margin: 62 });
  d.beside(
    [1, 1],
    [
      () => d.text("Invoice", { size: 20, style: "bold" }),
      () => d.text(sender.name, { size: 14, align: "right", grey: 0.4 }),
    ],
  );
  d.space(6);
  d.rows(
    [
      ["Invoice number", number],
      ["Date of issue", d.date(day, "long")],
      ["Date due", d.date(day, "long")],
    ],
    { label: 110, bold: true },
  );
  d.space(10);
  d.beside(
    [1, 1],
    [
      () => d.text(`${full(sender)}\n${twoLines(d, sender.seat)}\nIreland\nVAT ${sender.vat}`),
      () => d.text(`Bill to\n${full(customer)}\n${twoLines(d, customer.seat)}\nBelgium\nBE VAT ${customer.vat}`),
    ],
  );
  d.space(16);
  d.text(`€${d.money(total)} due ${d.date(day, "long")}`, { size: 15, style: "bold", after: 10 });
  d.table(
    ["Description", "Qty", "Unit price", "Amount"],
    [
      [
        `Team plan, ${d.date(day, "long")} to ${d.date(daysAfter(day, 30), "long")}`,
        "1",
        `€${d.money(total)}`,
        `€${d.money(total)}`,
      ],
    ],
    { parts: [3.4, 0.5, 1, 1], lines: true },
  );
  d.table(
    null,
    [
      ["", "Subtotal", `€${d.money(total)}`],
      ["", "VAT (0%, reverse charge)", "€0.00"],
      ["", "Amount due", `€${d.money(total)} EUR`],
    ],
    { parts: [2, 2, 1] },
  );
  d.space(12);
  d.text(`Pay by bank transfer: ${groupedIban(sender.iban)} (${sender.bic}). Tax to be paid on reverse charge basis.`, {
    size: 8,
  });
  stateInvoice(d, sender, customer, { number, day, total });
}

export const FOREIGN_INVOICES: readonly Layout[] = [
  layout("fourth/invoice-german", "invoice", ["de"], german),
  layout("fourth/invoice-carrier", "invoice", ["de"], carrier),
  layout("fourth/invoice-slip", "invoice", ["en"], slip),
  layout("fourth/invoice-subscription", "invoice", ["en"], subscription),
];
