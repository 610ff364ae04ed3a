import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { linesOf, net, round, spacedVat, stateInvoice } from "./invoice-parts.ts";
import { foot, full, twoLines } from "./paper-parts.ts";

/** A Belgian builder bills another firm, which owes the tax itself. */
function builder(d: Draft): void {
  const sender = d.world.company("vl");
  const customer = d.world.company("vl");
  const day = d.world.recentDay(180);
  const number = `VF${day.slice(2, 4)}/${d.random.digits(5)}`;
  const lines = linesOf(d, 3);
  const total = net(lines);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.text(full(sender), { size: 18, style: "bold", align: "center", after: 2 });
  d.text(
    `${d.address(sender.seat)} - tel. 09 330 ${d.random.digits(2)} ${d.random.digits(2)} - BE ${writtenNumber(sender)}`,
    { align: "center", size: 8 },
  );
  d.rule();
  d.space(14);
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `Verkoopfactuur ${number}\nDatum ${d.date(day, "dots")}\nWerf: Residentie Zonneweelde\nUw bestelbon: ${d.random.digits(6)}`,
        ),
      () =>
        d.framed(() =>
          d.text(
            `${customer.form} ${customer.name}\n${twoLines(d, customer.seat)}\nOndernemingsnr. BE ${writtenNumber(customer)}`,
          ),
        ),
    ],
  );
  d.space(14);
  d.table(
    ["Art.", "Werken", "Hoev.", "EH", "EHP", "Totaal"],
    lines.map(({ count, price }, at) => [
      `0${at + 1}.10`,
      ["Gevelisolatie en crepi", "Stellingen, plaatsen en huren", "Afvoer van puin"][at]!,
      String(count),
      ["m²", "dag", "ton"][at]!,
      d.money(price),
      d.money(count * price),
    ]),
    { parts: [0.7, 3, 0.7, 0.5, 1, 1.1], lines: true },
  );
  d.space(8);
  d.table(["Maatstaf", "Btw %", "Btw", "Te betalen EUR"], [[d.money(total), "0", "0,00", d.money(total)]]);
  d.space(6);
  d.text(
    "Btw verlegd. Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften.",
    { size: 8, after: 8 },
  );
  d.text(
    `Betaling binnen 30 dagen (uiterlijk ${d.date(daysAfter(day, 30), "dots")}) op ${groupedIban(sender.iban)} ${sender.bic}.`,
  );
  foot(d, [
    `${full(sender)} - RPR Gent, afdeling Dendermonde - erkend aannemer klasse 4 - Bij laattijdige betaling is 10 % verschuldigd, minimaal 125 EUR.`,
  ]);
  stateInvoice(d, sender, customer, { number, day, total });
}

/** A small Dutch firm: numbers of the sender in a column at the right. */
function dutch(d: Draft): void {
  const sender = d.world.company("nl");
  const customer = d.world.company("nl");
  const contact = d.world.person("nl");
  const day = d.world.recentDay(180);
  const number = `${day.slice(0, 4)}${d.random.digits(4)}`;
  const lines = linesOf(d, 2);
  const base = net(lines);
  const total = round(base * 1.21);
  d.set({ family: "vera", size: 9, margin: 60 });
  d.beside(
    [2, 1],
    [
      () => {
        d.text("Factuur", { size: 26, after: 16 });
        d.text(
          `${full(customer)}\nt.a.v. ${contact.sex === "m" ? "de heer" : "mevrouw"} ${nameOf(contact)}\n${twoLines(d, customer.seat)}`,
        );
      },
      () =>
        d.text(
          `${full(sender)}\n${twoLines(d, sender.seat)}\n\nKvK ${sender.number}\nBtw-id ${sender.vat}\nIBAN ${sender.iban}`,
          { size: 8 },
        ),
    ],
  );
  d.space(24);
  d.rows(
    [
      ["Factuurnr.", number],
      ["Datum", d.date(day, "dash")],
      ["Betreft", `werkzaamheden ${d.date(daysAfter(day, -20), "long").split(" ")[1]}`],
    ],
    { label: 80 },
  );
  d.space(14);
  d.table(
    ["Uren", "Omschrijving", "Tarief", "Bedrag excl. btw"],
    lines.map(({ count, price }, at) => [
      String(count),
      ["Ontwerp en overleg", "Uitwerking tekeningen"][at]!,
      `€ ${d.money(price)}`,
      `€ ${d.money(count * price)}`,
    ]),
    { parts: [0.6, 3, 1, 1.4] },
  );
  d.rule();
  d.table(
    null,
    [
      ["", "Totaal excl. btw", `€ ${d.money(base)}`],
      ["", "21% btw", `€ ${d.money(round(total - base))}`],
      ["", "Totaal incl. btw", `€ ${d.money(total)}`],
    ],
    { parts: [3, 1.6, 1.4] },
  );
  d.space(16);
  d.text(`Graag betalen vóór ${d.date(daysAfter(day, 14), "long")} op bovenstaande rekening. Alvast dank!`);
  d.person(contact, { role: "other" }, "other", OPTIONAL);
  stateInvoice(d, sender, customer, { number, day, total, vat: false });
}

/** A caterer in Wallonia with two rates of tax, in a table of its own. */
function rates(d: Draft): void {
  const sender = d.world.company("wal");
  const customer = d.world.company("wal");
  const day = d.world.recentDay(180);
  const number = `F-${d.random.digits(6)}`;
  const [food, drinks] = [d.random.whole(30_000, 190_000) / 100, d.random.whole(8000, 90_000) / 100];
  const [taxFood, taxDrinks] = [round(food * 0.12), round(drinks * 0.21)];
  const total = round(food + drinks + taxFood + taxDrinks);
  d.set({ family: "serif", size: 10.5, margin: 58 });
  d.text(sender.name, { size: 22, style: "italic", after: 0 });
  d.text(`${sender.form} - ${d.address(sender.seat)}\nT.V.A. BE ${writtenNumber(sender)}`, { size: 9, after: 18 });
  d.text(`Doit : ${full(customer)}\n${twoLines(d, customer.seat)}\nTVA BE ${writtenNumber(customer)}`, {
    indent: 260,
    after: 18,
  });
  d.text(`FACTURE ${number}`, { size: 13, style: "bold", after: 0 });
  d.text(`${sender.seat.town}, le ${d.date(day, "long")}`, { after: 12 });
  d.table(
    ["Libellé", "Taux", "Montant HTVA"],
    [
      [`Buffet du ${d.date(daysAfter(day, -6))}, ${d.random.whole(30, 120)} couverts`, "12 %", d.money(food)],
      ["Boissons et service en salle", "21 %", d.money(drinks)],
    ],
    { parts: [4, 0.8, 1.4], lines: true },
  );
  d.space(10);
  d.table(
    ["Taux", "Base", "T.V.A."],
    [
      ["12 %", d.money(food), d.money(taxFood)],
      ["21 %", d.money(drinks), d.money(taxDrinks)],
      ["Totaux", d.money(round(food + drinks)), d.money(round(taxFood + taxDrinks))],
    ],
  );
  d.space(8);
  d.text(`NET À PAYER : ${d.money(total)} €`, { style: "bold", align: "right", size: 13, after: 10 });
  d.text(
    `Paiement au comptant sur ${groupedIban(sender.iban)} - BIC ${sender.bic}. Toute réclamation doit nous parvenir dans les 8 jours. Tribunaux de Namur seuls compétents.`,
    { size: 8.5 },
  );
  stateInvoice(d, sender, customer, { number, day, total });
}

/** A French firm: SIRET and share capital at the foot, penalties for delay. */
function french(d: Draft): void {
  const sender = d.world.company("fr");
  const customer = d.world.company("fr");
  const day = d.world.recentDay(180);
  const number = `FA${d.random.digits(6)}`;
  const lines = linesOf(d, 4);
  const base = net(lines);
  const total = round(base * 1.2);
  d.set({ family: "narrow", size: 9, margin: 50 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${sender.name.toUpperCase()}\n${twoLines(d, sender.seat)}\nTél. 03 20 ${d.random.digits(2)} ${d.random.digits(2)} ${d.random.digits(2)}`,
        ),
      () => {
        d.text("Adresse de facturation", { size: 7.5, grey: 0.4 });
        d.text(
          `${customer.form} ${customer.name}\n${streetOf(customer.seat, "fr")}\n${townOf(customer.seat)}\nN° TVA intracom. ${customer.vat}`,
        );
      },
    ],
  );
  d.space(16);
  d.table(
    ["Facture", "Date d'émission", "Code client", "Règlement", "Échéance"],
    [[number, d.date(day), `C${d.random.digits(5)}`, "Virement 45 j. FDM", d.date(daysAfter(day, 52))]],
  );
  d.space(12);
  d.table(
    ["Réf.", "Désignation", "Qté", "P.U. HT", "Rem.", "Montant HT"],
    lines.map(({ count, price }, at) => [
      `${d.random.letters(2)}${d.random.digits(4)}`,
      ["Carton double cannelure 60x40", "Film étirable 23 µ", "Adhésif PP havane", "Palette 80x120"][at]!,
      String(count),
      d.money(price),
      "-",
      d.money(count * price),
    ]),
    { parts: [1, 3, 0.6, 1, 0.6, 1.2], lines: true },
  );
  d.space(10);
  d.beside(
    [3, 2],
    [
      () =>
        d.text(`Nos coordonnées bancaires\n${sender.bank}\nIBAN ${groupedIban(sender.iban)}\nBIC ${sender.bic}`, {
          size: 8,
        }),
      () =>
        d.rows(
          [
            ["Total HT", d.money(base)],
            ["TVA 20,00 %", d.money(round(total - base))],
            ["Total TTC (EUR)", d.money(total)],
          ],
          { label: 110 },
        ),
    ],
  );
  d.space(10);
  d.text(
    "En cas de retard de paiement : pénalités égales à trois fois le taux d'intérêt légal et indemnité forfaitaire pour frais de recouvrement de 40 €. Pas d'escompte pour paiement anticipé.",
    { size: 7.5 },
  );
  foot(d, [
    `${sender.form} ${sender.name} au capital de 38 000 € - SIRET ${writtenNumber(sender)} 00027 - APE 4649Z - TVA ${spacedVat(sender.vat)}`,
  ]);
  stateInvoice(d, sender, customer, { number, day, total });
}

export const INVOICES: readonly Layout[] = [
  layout("fourth/invoice-builder", "invoice", ["nl"], builder),
  layout("fourth/invoice-dutch", "invoice", ["nl"], dutch),
  layout("fourth/invoice-two-rates", "invoice", ["fr"], rates),
  layout("fourth/invoice-french", "invoice", ["fr"], french),
];
