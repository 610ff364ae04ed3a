import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { INVOICES_ABROAD } from "./invoice-abroad.ts";
import { linesOf, state } from "./invoice-parts.ts";
import { footer, full, lines } from "./paper-parts.ts";

/** Dutch invoice to a Belgian customer, with the tax reverse charged. */
function reversed(d: Draft): void {
  const sender = d.world.company("nl");
  const customer = d.world.company("vl");
  const day = d.world.recentDay(150);
  const due = daysAfter(day, 14);
  const number = `VF${day.slice(2, 4)}${d.random.digits(5)}`;
  const { rows, net } = linesOf(d, ["Transport Rotterdam - Antwerpen", "Wachturen", "Brandstoftoeslag"]);
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 9.5, margin: 54 });
  d.text(full(sender), { size: 15, style: "bold", align: "right", after: 0 });
  d.text(
    `${lines(d, sender.seat)}\nKvK ${writtenNumber(sender)}\nBTW ${sender.vat}\nIBAN ${groupedIban(sender.iban)}`,
    {
      size: 8.5,
      align: "right",
      after: 10,
    },
  );
  d.text(`Aan:\n${full(customer)}\nCrediteurenadministratie\n${lines(d, customer.seat)}\nBelgië`, { after: 16 });
  d.text("Verkoopfactuur", { size: 18, style: "bold", after: 8 });
  d.table(
    ["Factuurnr.", "Datum", "Vervalt op", "Debiteur", "Uw btw-nummer"],
    [[number, d.date(day, "dash"), d.date(due, "dash"), d.random.digits(5), customer.vat]],
    { lines: true, size: 9 },
  );
  d.space(12);
  d.table(
    ["Aantal", "Artikel", "Stukprijs", "Regelbedrag"],
    rows.map(({ name, count, price }) => [String(count), name, d.money(price), d.money(count * price)]),
    { parts: [0.7, 4, 1.2, 1.2] },
  );
  d.rule();
  d.rows(
    [
      ["Totaal exclusief btw", `€ ${d.money(net)}`],
      ["Btw verlegd (art. 196 btw-richtlijn)", "€ 0,00"],
      ["Te voldoen", `€ ${d.money(net)}`],
    ],
    { label: 400, bold: true },
  );
  d.space(14);
  d.text("Op al onze diensten zijn de AVC 2002 van toepassing, gedeponeerd ter griffie te Rotterdam.", { size: 8 });
  state(d, sender, customer, { number, day, due, total: net });
}

/** Belgian invoice in two languages' arrangement: parties in boxes, a block of taxes, a structured message. */
function belgian(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const sender = d.world.company(region);
  const customer = d.world.company(region);
  const day = d.world.recentDay(150);
  const due = daysAfter(day, 30);
  const number = `${d.random.whole(100, 999)}/${day.slice(0, 4)}`;
  const { rows, net } = linesOf(
    d,
    d.t({
      nl: ["Schrijnwerk op maat", "Plaatsing", "Afvoer afval"],
      fr: ["Menuiserie sur mesure", "Pose", "Évacuation des déchets"],
    }),
  );
  const tax = Math.round(net * 21) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9, margin: 48 });
  d.text(sender.name.toUpperCase(), { size: 18, style: "bold" });
  d.text(`${d.address(sender.seat)} - T +32 ${d.random.digits(3)} ${d.random.digits(2)} ${d.random.digits(2)}`, {
    size: 8,
    after: 12,
  });
  d.beside(
    [1, 1],
    [
      () =>
        d.framed(() => {
          d.text(d.t({ nl: `Factuur ${number}`, fr: `Facture ${number}` }), { size: 12, style: "bold" });
          d.rows(
            [
              [d.t({ nl: "Opgemaakt", fr: "Émise le" }), d.date(day, "dots")],
              [d.t({ nl: "Te betalen tegen", fr: "Payable pour le" }), d.date(due, "dots")],
              [d.t({ nl: "Uw bestelling", fr: "Votre commande" }), `BC-${d.random.digits(4)}`],
            ],
            { label: 100 },
          );
        }),
      () =>
        d.framed(() =>
          d.text(
            `${full(customer)}\n${lines(d, customer.seat)}\n${d.t({ nl: "BTW", fr: "TVA" })} BE ${writtenNumber(customer)}`,
          ),
        ),
    ],
  );
  d.space(8);
  d.table(
    d.t({
      nl: ["Omschrijving van de werken", "Hoev.", "EP", "Btw", "Totaal"],
      fr: ["Description des travaux", "Qté", "PU", "TVA", "Total"],
    }),
    rows.map(({ name, count, price }) => [name, String(count), d.money(price), "21 %", d.money(count * price)]),
    { parts: [4, 0.7, 1, 0.7, 1.2], lines: true },
  );
  d.space(8);
  d.table(
    d.t({
      nl: ["Maatstaf van heffing", "Btw 21 %", "Algemeen totaal EUR"],
      fr: ["Base imposable", "TVA 21 %", "Total général EUR"],
    }),
    [[d.money(net), d.money(tax), d.money(total)]],
    { lines: true },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Gelieve ${d.money(total)} EUR over te schrijven op ${groupedIban(sender.iban)} met als mededeling +++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++.`,
      fr: `Merci de verser ${d.money(total)} EUR sur le compte ${groupedIban(sender.iban)} avec la communication +++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++.`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Bij niet-betaling op de vervaldag is van rechtswege en zonder ingebrekestelling een intrest van 10 % verschuldigd, en een schadebeding van 10 % met een minimum van 50 EUR.",
      fr: "À défaut de paiement à l'échéance, un intérêt de 10 % est dû de plein droit et sans mise en demeure, ainsi qu'une clause pénale de 10 % avec un minimum de 50 EUR.",
    }),
    { size: 7 },
  );
  footer(
    d,
    `${full(sender)} - BE ${writtenNumber(sender)} - ${d.t({ nl: `RPR ${sender.seat.town}`, fr: `RPM ${sender.seat.town}` })} - BIC ${sender.bic}`,
  );
  state(d, sender, customer, { number, day, due, total });
}

/** French invoice with the mentions that the law asks for, the sum also in words. */
function french(d: Draft): void {
  const sender = d.world.company("fr");
  const customer = d.world.company("fr");
  const day = d.world.recentDay(150);
  const due = daysAfter(day, 45);
  const number = `FA-${day.slice(0, 4)}-${d.random.digits(5)}`;
  const { rows, net } = linesOf(d, ["Audit de sécurité", "Formation sur site", "Frais de déplacement"]);
  const tax = Math.round(net * 20) / 100;
  const total = Math.round((net + tax) * 100) / 100;
  d.set({ family: d.random.pick(["sans", "book"]), size: 9, margin: 52 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${full(sender)}\n${lines(d, sender.seat)}\nSIRET ${writtenNumber(sender)} 00${d.random.digits(3)}\nTVA ${sender.vat}`,
        ),
      () =>
        d.text(
          `Destinataire\n${full(customer)}\n${lines(d, customer.seat)}\nN° TVA intracommunautaire : ${customer.vat}`,
        ),
    ],
  );
  d.space(18);
  d.text(`Facture n° ${number} du ${d.date(day)}`, { size: 14, style: "bold", after: 8 });
  d.text(`Objet : mission de ${d.date(daysAfter(day, -20), "long").replace(/^\S+ /, "")}`, { after: 8 });
  d.table(
    ["Réf.", "Libellé", "Qté", "P.U. HT", "Montant HT"],
    rows.map(({ name, count, price }, at) => [
      `P${at + 1}`,
      name,
      String(count),
      d.money(price),
      d.money(count * price),
    ]),
    { parts: [0.5, 4, 0.6, 1.2, 1.3], lines: true },
  );
  d.space(6);
  d.beside(
    [1.2, 1],
    [
      () => d.text(`Règlement par virement\nIBAN ${groupedIban(sender.iban)}\nBIC ${sender.bic}`, { size: 8 }),
      () =>
        d.rows(
          [
            ["Montant HT", `${d.money(net)} €`],
            ["TVA 20 %", `${d.money(tax)} €`],
            ["Net à payer TTC", `${d.money(total)} €`],
          ],
          { label: 110, bold: true },
        ),
    ],
  );
  d.space(10);
  d.text(`Date d'échéance : ${d.date(due)}. Pas d'escompte pour paiement anticipé.`, { after: 6 });
  d.text(
    "En cas de retard, une pénalité égale à trois fois le taux d'intérêt légal sera exigible, ainsi qu'une indemnité forfaitaire de 40 euros pour frais de recouvrement.",
    { size: 7.5 },
  );
  footer(
    d,
    `${full(sender)} au capital de ${d.random.whole(5, 90)} 000 euros - RCS ${sender.seat.town} ${writtenNumber(sender)} - NAF 6202A`,
  );
  state(d, sender, customer, { number, day, due, total });
}

/** Statement of fees of a Belgian practice for its work of a quarter, as a letter. */
function fees(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const sender = d.world.company(region);
  const partner = d.world.official(region);
  const customer = d.world.company(region);
  const day = d.world.recentDay(150);
  const number = `${day.slice(0, 4)}${d.random.digits(3)}`;
  const net = d.random.whole(400, 3000);
  const tax = Math.round(net * 21) / 100;
  const total = net + tax;
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.4 });
  d.text(
    `${sender.name}\n${d.t({ nl: "accountants & belastingadviseurs", fr: "experts-comptables & conseils fiscaux" })}`,
    {
      style: "bold",
      align: "center",
      after: 20,
    },
  );
  d.text(`${full(customer)}\n${streetOf(customer.seat, d.language)}\n${townOf(customer.seat)}`, {
    indent: 260,
    after: 20,
  });
  d.text(`${sender.seat.town}, ${d.date(day, "long")}`, { after: 12 });
  d.text(d.t({ nl: `STAAT VAN EREKOSTEN nr. ${number}`, fr: `ÉTAT DE FRAIS ET HONORAIRES n° ${number}` }), {
    style: "bold",
    after: 10,
  });
  d.text(
    d.t({
      nl: `Voor het bijhouden van uw boekhouding en de btw-aangifte van het voorbije kwartaal zijn wij zo vrij u aan te rekenen: ${d.money(net)} EUR, te vermeerderen met 21 % btw (${d.money(tax)} EUR), hetzij in totaal ${d.money(total)} EUR.`,
      fr: `Pour la tenue de votre comptabilité et la déclaration TVA du trimestre écoulé, nous nous permettons de vous porter en compte : ${d.money(net)} EUR, à majorer de la TVA de 21 % (${d.money(tax)} EUR), soit au total ${d.money(total)} EUR.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: `Betaalbaar binnen acht dagen op ${groupedIban(sender.iban)}. Uw ondernemingsnummer: ${writtenNumber(customer)}.`,
      fr: `Payable dans les huit jours au compte ${groupedIban(sender.iban)}. Votre numéro d'entreprise : ${writtenNumber(customer)}.`,
    }),
    { after: 24 },
  );
  d.text(
    `${nameOf(partner)}\n${d.t({ nl: "Gecertificeerd accountant, ITAA", fr: "Expert-comptable certifiée, ITAA" })}`,
  );
  footer(
    d,
    `${full(sender)} - ${d.address(sender.seat)} - BTW/TVA BE ${writtenNumber(sender)} - ITAA 50.${d.random.digits(3)}.${d.random.digits(3)}`,
  );
  d.person(partner, { role: "other" }, "issuer", OPTIONAL);
  state(d, sender, customer, { number, day, total });
}

export const INVOICES: readonly Layout[] = [
  layout("third/invoice-reversed", "invoice", ["nl"], reversed),
  layout("third/invoice-belgian", "invoice", ["nl", "fr"], belgian),
  layout("third/invoice-french", "invoice", ["fr"], french),
  layout("third/invoice-fees", "invoice", ["nl", "fr"], fees),
  ...INVOICES_ABROAD,
];
