import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, streetOf, townOf } from "../../world.ts";
import { LEASE, LOAN, SERVICES } from "./contracts.ts";
import { regionOf } from "./trade-parts.ts";

/** An invoice with its lines in a table. The customer is the subject; the sender, with its numbers, the issuer. */
function invoice(isBare: boolean): (d: Draft) => void {
  return (d) => {
    const sender = d.world.company(regionOf(d));
    const customer = d.world.company(regionOf(d));
    const day = d.world.recentDay(200);
    const number = `${day.slice(0, 4)}-${d.random.digits(4)}`;
    const lines = [1, 2, 3].map(() => ({ count: d.random.whole(1, 10), price: d.random.whole(500, 40_000) / 100 }));
    const net = Math.round(lines.reduce((sum, { count, price }) => sum + count * price, 0) * 100) / 100;
    const rate = { nl: 21, fr: 21, de: 19, en: 20 }[d.language];
    const vat = Math.round(net * rate) / 100;
    const total = Math.round((net + vat) * 100) / 100;
    const currency = d.language === "en" ? "GBP" : "EUR";
    const sign = d.language === "en" ? "£" : "€";
    d.set({ family: isBare ? "mono" : d.random.pick(["sans", "vera"]), size: isBare ? 9 : 9.5 });
    d.beside(
      [1, 1],
      [
        () => {
          d.text(sender.name, { size: 14, style: "bold" });
          d.text(
            `${streetOf(sender.seat, d.language)}\n${townOf(sender.seat)}\n${d.t({ nl: "Btw", fr: "TVA", de: "USt-IdNr.", en: "VAT no." })} ${sender.vat.slice(0, 2)} ${sender.vat.slice(2)}`,
          );
        },
        () =>
          d.text(d.t({ nl: "FACTUUR", fr: "FACTURE", de: "RECHNUNG", en: "INVOICE" }), {
            size: 20,
            style: "bold",
            align: "right",
          }),
      ],
    );
    d.space(16);
    d.beside(
      [1, 1],
      [
        () =>
          d.rows(
            [
              [d.t({ nl: "Factuurnummer", fr: "N° de facture", de: "Rechnungsnummer", en: "Invoice number" }), number],
              [d.t({ nl: "Factuurdatum", fr: "Date", de: "Rechnungsdatum", en: "Invoice date" }), d.date(day)],
              [d.t({ nl: "Vervaldag", fr: "Échéance", de: "Zahlbar bis", en: "Due date" }), d.date(daysAfter(day, 30))],
            ],
            { label: 110 },
          ),
        () =>
          d.text(
            `${d.t({ nl: "Klant", fr: "Client", de: "Kunde", en: "Bill to" })}:\n${customer.name} ${customer.form}\n${streetOf(customer.seat, d.language)}\n${townOf(customer.seat)}\n${customer.vat.slice(0, 2)} ${customer.vat.slice(2)}`,
          ),
      ],
    );
    d.space(16);
    d.table(
      d.t({
        nl: ["Omschrijving", "Aantal", "Prijs", "Bedrag"],
        fr: ["Désignation", "Quantité", "Prix", "Montant"],
        de: ["Bezeichnung", "Menge", "Preis", "Betrag"],
        en: ["Description", "Qty", "Price", "Amount"],
      }),
      lines.map(({ count, price }, at) => [
        d.t({
          nl: ["Prestaties", "Materiaal", "Verplaatsing"],
          fr: ["Prestations", "Matériel", "Déplacement"],
          de: ["Leistungen", "Material", "Anfahrt"],
          en: ["Services", "Materials", "Travel"],
        })[at]!,
        String(count),
        d.money(price),
        d.money(count * price),
      ]),
      { parts: [4, 1, 1.3, 1.3], lines: !isBare },
    );
    d.space(6);
    const sum = (label: string, value: number) => d.text(`${label}: ${sign} ${d.money(value)}`, { align: "right" });
    sum(d.t({ nl: "Subtotaal", fr: "Total HT", de: "Nettobetrag", en: "Subtotal" }), net);
    sum(d.t({ nl: `Btw ${rate}%`, fr: `TVA ${rate} %`, de: `USt. ${rate} %`, en: `VAT ${rate}%` }), vat);
    d.text(
      `${d.t({ nl: "Totaal te betalen", fr: "Total TTC", de: "Gesamtbetrag", en: "Total due" })}: ${sign} ${d.money(total)}`,
      { align: "right", style: "bold", after: 20 },
    );
    d.text(
      d.t({
        nl: `Gelieve te betalen op rekening ${groupedIban(sender.iban)} (BIC ${sender.bic}) met vermelding van het factuurnummer.`,
        fr: `À payer sur le compte ${groupedIban(sender.iban)} (BIC ${sender.bic}) avec mention du numéro de facture.`,
        de: `Bitte überweisen Sie auf das Konto ${groupedIban(sender.iban)} (BIC ${sender.bic}) unter Angabe der Rechnungsnummer.`,
        en: `Please pay to account ${groupedIban(sender.iban)} (BIC ${sender.bic}) quoting the invoice number.`,
      }),
    );
    d.fact("company_name", "issuer", sender.name, { also: ["authority"] });
    d.fact("vat_number", "issuer", sender.vat, { also: ["enterprise_number"] });
    d.fact("address", "issuer", d.address(sender.seat), OPTIONAL);
    d.fact("iban", "issuer", sender.iban);
    d.fact("company_name", "subject", customer.name);
    d.fact("legal_form", "subject", customer.form, OPTIONAL);
    d.fact("vat_number", "subject", customer.vat, { also: ["enterprise_number"] });
    d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
    d.fact("document_number", "subject", number);
    d.fact("expiry_date", "subject", daysAfter(day, 30), OPTIONAL);
    d.documentDate(day);
    d.amount("total", total, currency);
  };
}

/** A credit-card sized sale turned into a formal note of fees by a professional. */
function feeNote(d: Draft): void {
  const customer = d.world.company(regionOf(d));
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(200);
  const number = d.random.digits(6);
  const total = d.random.whole(300, 4000);
  d.set({ family: "serif", size: 11, margin: 66 });
  d.text(
    `${nameOf(who)}\n${d.t({ nl: "Advocaat", fr: "Avocat", de: "Rechtsanwalt", en: "Solicitor" })}\n${d.address(who.address)}`,
    { after: 26 },
  );
  d.text(`${customer.name} ${customer.form}\n${streetOf(customer.seat, d.language)}\n${townOf(customer.seat)}`, {
    indent: 250,
    after: 26,
  });
  d.text(
    d.t({
      nl: `Ereloonnota nr. ${number}`,
      fr: `Note d'honoraires n° ${number}`,
      de: `Honorarrechnung Nr. ${number}`,
      en: `Fee invoice no. ${number}`,
    }),
    { style: "bold" },
  );
  d.text(
    d.t({
      nl: `Datum: ${d.date(day, "long")}`,
      fr: `Date : ${d.date(day, "long")}`,
      de: `Datum: ${d.date(day, "long")}`,
      en: `Date: ${d.date(day, "long")}`,
    }),
    { after: 14 },
  );
  const sign = d.language === "en" ? "GBP" : "EUR";
  d.text(
    d.t({
      nl: `Voor geleverde prestaties en kosten in het kader van ons dossier: ${d.money(total)} ${sign}, btw inbegrepen.`,
      fr: `Pour prestations et frais dans le cadre de notre dossier : ${d.money(total)} ${sign}, TVA comprise.`,
      de: `Für erbrachte Leistungen und Auslagen in unserer Angelegenheit: ${d.money(total)} ${sign} einschließlich Umsatzsteuer.`,
      en: `For services rendered and disbursements in our matter: ${d.money(total)} ${sign} including VAT.`,
    }),
    { after: 10 },
  );
  d.text(d.t({ nl: "Totaal", fr: "Total", de: "Gesamtbetrag", en: "Total" }) + `: ${d.money(total)} ${sign}`, {
    style: "bold",
  });
  d.text(
    d.t({
      nl: "Betaalbaar binnen 15 dagen.",
      fr: "Payable dans les 15 jours.",
      de: "Zahlbar innerhalb von 15 Tagen.",
      en: "Payable within 15 days.",
    }),
  );
  d.person(who, { role: "other" }, "issuer", OPTIONAL);
  d.fact("company_name", "subject", customer.name);
  d.fact("legal_form", "subject", customer.form, OPTIONAL);
  d.fact("address", "subject", d.address(customer.seat), OPTIONAL);
  d.fact("document_number", "subject", number);
  d.documentDate(day);
  d.amount("total", total, sign);
}

export const TRADE_DOCUMENTS: readonly Layout[] = [
  layout("first/invoice-table", "invoice", ["nl", "fr", "de", "en"], invoice(false)),
  layout("first/invoice-bare", "invoice", ["nl", "fr", "de", "en"], invoice(true)),
  layout("first/fee-note", "invoice", ["nl", "fr", "de", "en"], feeNote),
  layout("first/lease", "contract", ["nl", "fr", "de", "en"], LEASE),
  layout("first/services", "contract", ["nl", "fr", "de", "en"], SERVICES),
  layout("first/loan", "contract", ["nl", "fr", "de", "en"], LOAN),
];
