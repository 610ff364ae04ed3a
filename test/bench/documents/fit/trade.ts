import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { groupedIban } from "../numbers.ts";
import { daysAfter } from "../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../world.ts";

const regionOf = (d: Draft) => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];

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

/** A contract between two companies in running text. Both are parties: which is the subject is left open. */
function contract(
  title: Readonly<Record<"nl" | "fr" | "de" | "en", string>>,
  clauses: Readonly<Record<"nl" | "fr" | "de" | "en", readonly string[]>>,
): (d: Draft) => void {
  return (d) => {
    const first = d.world.company(regionOf(d));
    const second = d.world.company(regionOf(d));
    const [signer, other] = d.world.people(regionOf(d), 2);
    const day = d.random.day(2020, 2025);
    d.set({ family: d.random.pick(["serif", "book", "sans"]), size: 10.5, margin: 66, leading: 1.45 });
    d.text(title[d.language].toUpperCase(), { size: 15, style: "bold", align: "center", after: 16 });
    d.text(d.t({ nl: "TUSSEN", fr: "ENTRE", de: "ZWISCHEN", en: "BETWEEN" }), { style: "bold" });
    const party = (company: typeof first, who: typeof signer) =>
      d.t({
        nl: `${company.name} ${company.form}, met zetel te ${d.address(company.seat)}, ingeschreven onder nummer ${writtenNumber(company)}, vertegenwoordigd door ${nameOf(who!)};`,
        fr: `${company.name} ${company.form}, dont le siège est établi à ${d.address(company.seat)}, inscrite sous le numéro ${writtenNumber(company)}, représentée par ${nameOf(who!)} ;`,
        de: `${company.name} ${company.form}, mit Sitz in ${d.address(company.seat)}, eingetragen unter ${writtenNumber(company)}, vertreten durch ${nameOf(who!)};`,
        en: `${company.name} ${company.form}, whose registered office is at ${d.address(company.seat)}, registered under number ${writtenNumber(company)}, represented by ${nameOf(who!)};`,
      });
    d.text(party(first, signer), { after: 6 });
    d.text(d.t({ nl: "EN", fr: "ET", de: "UND", en: "AND" }), { style: "bold" });
    d.text(party(second, other), { after: 10 });
    d.text(
      d.t({
        nl: "wordt overeengekomen wat volgt:",
        fr: "il est convenu ce qui suit :",
        de: "wird Folgendes vereinbart:",
        en: "it is agreed as follows:",
      }),
      { after: 8 },
    );
    clauses[d.language].forEach((clause, at) =>
      d.text(`${d.t({ nl: "Artikel", fr: "Article", de: "§", en: "Clause" })} ${at + 1}. ${clause}`, { after: 6 }),
    );
    d.space(10);
    d.text(
      d.t({
        nl: `Opgemaakt te ${first.seat.town} op ${d.date(day, "long")} in twee exemplaren.`,
        fr: `Fait à ${first.seat.town}, le ${d.date(day, "long")}, en deux exemplaires.`,
        de: `${first.seat.town}, den ${d.date(day, "long")}, in zwei Ausfertigungen.`,
        en: `Signed in ${first.seat.town} on ${d.date(day, "long")} in two counterparts.`,
      }),
      { after: 20 },
    );
    d.beside(
      [1, 1],
      [() => d.text(`${first.name}\n\n${nameOf(signer!)}`), () => d.text(`${second.name}\n\n${nameOf(other!)}`)],
    );
    for (const [company, who] of [
      [first, signer!],
      [second, other!],
    ] as const) {
      d.fact("company_name", "subject", company.name, { party: true });
      d.fact("legal_form", "subject", company.form, OPTIONAL);
      d.fact("enterprise_number", "subject", company.number, { party: true, also: ["vat_number"] });
      d.fact("address", "subject", d.address(company.seat), OPTIONAL);
      d.person(who, { role: "signatory" }, "other", OPTIONAL);
    }
    d.documentDate(day);
    d.amount("total", 0, "EUR", null, OPTIONAL);
  };
}

const LEASE = contract(
  { nl: "Handelshuurovereenkomst", fr: "Bail commercial", de: "Gewerbemietvertrag", en: "Commercial lease" },
  {
    nl: [
      "De verhuurder geeft in huur aan de huurder een bedrijfsruimte van 240 m², met alle aanhorigheden.",
      "De huur wordt aangegaan voor negen jaar.",
      "De maandelijkse huurprijs bedraagt 2.150 EUR, jaarlijks te indexeren.",
      "De huurder stelt een waarborg van drie maanden huur.",
      "Het gehuurde mag slechts dienen als kantoor en magazijn.",
    ],
    fr: [
      "Le bailleur donne en location au preneur un espace commercial de 240 m², avec toutes ses dépendances.",
      "Le bail est conclu pour une durée de neuf ans.",
      "Le loyer mensuel s'élève à 2.150 EUR, indexé chaque année.",
      "Le preneur constitue une garantie de trois mois de loyer.",
      "Les lieux loués serviront uniquement de bureaux et d'entrepôt.",
    ],
    de: [
      "Der Vermieter vermietet dem Mieter Gewerberäume von 240 m² mit allem Zubehör.",
      "Der Mietvertrag wird für neun Jahre geschlossen.",
      "Die monatliche Miete beträgt 2.150 EUR und wird jährlich angepasst.",
      "Der Mieter leistet eine Kaution von drei Monatsmieten.",
      "Die Mieträume dürfen nur als Büro und Lager genutzt werden.",
    ],
    en: [
      "The landlord lets to the tenant business premises of 240 square metres with all appurtenances.",
      "The lease is granted for a term of nine years.",
      "The monthly rent is 2,150 GBP, reviewed every year.",
      "The tenant pays a deposit of three months' rent.",
      "The premises may be used as offices and warehouse only.",
    ],
  },
);
const SERVICES = contract(
  {
    nl: "Dienstverleningsovereenkomst",
    fr: "Contrat de prestation de services",
    de: "Dienstleistungsvertrag",
    en: "Services agreement",
  },
  {
    nl: [
      "De dienstverlener voert voor de opdrachtgever de boekhouding en de fiscale aangiften.",
      "De overeenkomst geldt voor onbepaalde duur; elke partij kan ze opzeggen met drie maanden.",
      "De erelonen worden maandelijks gefactureerd en zijn betaalbaar binnen dertig dagen.",
      "Partijen houden vertrouwelijke informatie geheim.",
      "Geschillen worden voorgelegd aan de ondernemingsrechtbank.",
    ],
    fr: [
      "Le prestataire tient la comptabilité du client et établit ses déclarations fiscales.",
      "Le contrat est conclu pour une durée indéterminée ; chaque partie peut y mettre fin moyennant trois mois de préavis.",
      "Les honoraires sont facturés mensuellement et payables à trente jours.",
      "Les parties gardent secrètes les informations confidentielles.",
      "Les litiges sont soumis au tribunal de l'entreprise.",
    ],
    de: [
      "Der Auftragnehmer führt die Buchhaltung des Auftraggebers und erstellt dessen Steuererklärungen.",
      "Der Vertrag läuft auf unbestimmte Zeit; jede Partei kann mit drei Monaten Frist kündigen.",
      "Das Honorar wird monatlich abgerechnet und ist binnen dreißig Tagen zahlbar.",
      "Die Parteien behandeln vertrauliche Informationen geheim.",
      "Gerichtsstand ist der Sitz des Auftraggebers.",
    ],
    en: [
      "The provider keeps the accounts of the client and prepares its tax returns.",
      "The agreement is for an indefinite term; either party may terminate it on three months' notice.",
      "Fees are invoiced monthly and payable within thirty days.",
      "The parties keep confidential information secret.",
      "Disputes are submitted to the courts of England and Wales.",
    ],
  },
);
const LOAN = contract(
  { nl: "Leningsovereenkomst", fr: "Contrat de prêt", de: "Darlehensvertrag", en: "Loan agreement" },
  {
    nl: [
      "De uitlener verstrekt aan de ontlener een lening van 75.000 EUR.",
      "De rente bedraagt 4,5 % per jaar.",
      "De lening wordt terugbetaald in zestig maandelijkse schijven.",
      "Vervroegde terugbetaling is steeds toegestaan zonder vergoeding.",
    ],
    fr: [
      "Le prêteur consent à l'emprunteur un prêt de 75.000 EUR.",
      "Le taux d'intérêt est de 4,5 % l'an.",
      "Le prêt est remboursé en soixante mensualités.",
      "Le remboursement anticipé est autorisé à tout moment sans indemnité.",
    ],
    de: [
      "Der Darlehensgeber gewährt dem Darlehensnehmer ein Darlehen von 75.000 EUR.",
      "Der Zinssatz beträgt 4,5 % im Jahr.",
      "Das Darlehen wird in sechzig Monatsraten zurückgezahlt.",
      "Eine vorzeitige Rückzahlung ist jederzeit ohne Entschädigung zulässig.",
    ],
    en: [
      "The lender grants the borrower a loan of 75,000 GBP.",
      "Interest is charged at 4.5 % a year.",
      "The loan is repaid in sixty monthly instalments.",
      "Early repayment is allowed at any time without charge.",
    ],
  },
);

export const TRADE_DOCUMENTS: readonly Layout[] = [
  layout("fit/invoice-table", "invoice", ["nl", "fr", "de", "en"], invoice(false)),
  layout("fit/invoice-bare", "invoice", ["nl", "fr", "de", "en"], invoice(true)),
  layout("fit/fee-note", "invoice", ["nl", "fr", "de", "en"], feeNote),
  layout("fit/lease", "contract", ["nl", "fr", "de", "en"], LEASE),
  layout("fit/services", "contract", ["nl", "fr", "de", "en"], SERVICES),
  layout("fit/loan", "contract", ["nl", "fr", "de", "en"], LOAN),
];
