import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, registerName, streetOf, townOf } from "../../world.ts";
import { amountIn, footer, lines, titled } from "./paper-parts.ts";
import { state } from "./proof-parts.ts";

function bill(d: Draft, total: number, currency: string): void {
  d.amount("total", total, currency, null, OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.fact("expiry_date", "subject", "", OPTIONAL);
}

/** Belgian telephone bill: a slip for payment below, with the supplier's account. */
function telephone(d: Draft): void {
  const who = d.world.person(d.belgium);
  const day = d.world.recentDay(80);
  const due = daysAfter(day, 15);
  const total = amountIn(d, 35, 160);
  const sender = d.random.pick(["Proximus", "Orange Belgium", "Scarlet"]);
  const reference = `+++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++`;
  d.set({ family: d.random.pick(["vera", "narrow"]), size: 9, margin: 52 });
  d.text(sender.toLowerCase(), { size: 22, style: "bold", align: "right", after: 12 });
  d.text(`${registerName(who)}\n${lines(d, who.address)}\n${d.t({ nl: "BELGIË", fr: "BELGIQUE" })}`, {
    size: 10,
    indent: 40,
    after: 22,
  });
  d.text(
    d.t({
      nl: `Aanrekening voor ${d.date(day, "long").replace(/^\S+ /, "")}`,
      fr: `Décompte du mois de ${d.date(day, "long").replace(/^\S+ /, "")}`,
    }),
    { size: 14, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Opgesteld op ${d.date(day)}  |  Rekening nr. ${d.random.digits(10)}  |  Klantreferentie ${d.random.digits(9)}`,
      fr: `Établi le ${d.date(day)}  |  Facture n° ${d.random.digits(10)}  |  Référence client ${d.random.digits(9)}`,
    }),
    { size: 8, after: 12 },
  );
  d.table(
    d.t({ nl: ["Abonnementen en verbruik", "EUR"], fr: ["Abonnements et utilisation", "EUR"] }),
    [
      [d.t({ nl: "Internet thuis", fr: "Internet à la maison" }), d.money(total * 0.5)],
      [`GSM 04${d.random.digits(2)} ${d.random.digits(6)}`, d.money(total * 0.3)],
      [d.t({ nl: "Digitale tv", fr: "Télévision numérique" }), d.money(total * 0.2)],
    ],
    { parts: [5, 1] },
  );
  d.rule();
  d.text(d.t({ nl: `Totaal inclusief btw: ${d.money(total)}`, fr: `Total TVA comprise : ${d.money(total)}` }), {
    style: "bold",
    align: "right",
    after: 20,
  });
  d.framed(() => {
    d.text(d.t({ nl: "OVERSCHRIJVINGSOPDRACHT", fr: "ORDRE DE VIREMENT" }), { size: 8, style: "bold" });
    d.rows(
      [
        [d.t({ nl: "Opdrachtgever", fr: "Donneur d'ordre" }), `${nameOf(who)}, ${d.address(who.address)}`],
        [d.t({ nl: "Begunstigde", fr: "Bénéficiaire" }), `${sender}, 1030 Brussel/Bruxelles`],
        [d.t({ nl: "Rekening begunstigde", fr: "Compte bénéficiaire" }), "BE82 2100 0008 8968  BIC GEBABEBB"],
        [d.t({ nl: "Mededeling", fr: "Communication" }), reference],
        [d.t({ nl: "Te betalen vóór", fr: "À payer avant le" }), `${d.date(due)}   EUR ${d.money(total)}`],
      ],
      { label: 130 },
    );
  });
  footer(
    d,
    `${sender} - Koning Albert II-laan 27, B-1030 Brussel/Bruxelles - BTW/TVA BE 0202.239.951 RPR/RPM Brussel/Bruxelles`,
  );
  state(d, who, sender, day);
  bill(d, total, "EUR");
}

/** German yearly account of electricity used, with the meter's readings. */
function yearly(d: Draft): void {
  const who = d.world.person("de");
  const day = d.world.recentDay(200);
  const sender = `Stadtwerke ${who.address.town} GmbH`;
  const [first, used] = [d.random.whole(10_000, 50_000), d.random.whole(1200, 4200)];
  const total = Math.round(used * 36.4) / 100;
  d.set({ family: "sans", size: 9.5, margin: 58 });
  d.text(sender, { size: 16, style: "bold", align: "right", after: 16 });
  d.text(`${sender} - Postfach 10 03 - ${townOf(d.world.address("de"))}`, { size: 6.5, after: 2 });
  d.text(`${who.sex === "m" ? "Herrn" : "Frau"}\n${nameOf(who)}\n${lines(d, who.address)}`, { after: 16 });
  d.beside(
    [1.3, 1],
    [
      () => d.text("Ihre Jahresverbrauchsabrechnung Strom", { size: 13, style: "bold" }),
      () =>
        d.rows(
          [
            ["Vertragskonto", d.random.digits(10)],
            ["Rechnungs-Nr.", d.random.digits(12)],
            ["Datum", d.date(day, "dots")],
          ],
          { label: 90, gap: 0 },
        ),
    ],
  );
  d.space(8);
  d.text(
    `${who.sex === "m" ? "Sehr geehrter Herr" : "Sehr geehrte Frau"} ${who.family},\nnachfolgend erhalten Sie die Abrechnung für den Zeitraum vom ${d.date(daysAfter(day, -380), "dots")} bis ${d.date(daysAfter(day, -15), "dots")}.`,
    { after: 8 },
  );
  d.text(`Verbrauchsstelle: ${d.address(who.address)}, Zähler-Nr. 1ESY${d.random.digits(8)}`, { after: 8 });
  d.table(
    ["Zählerstand alt", "Zählerstand neu", "Verbrauch kWh", "Betrag brutto"],
    [[d.money(first, 0), d.money(first + used, 0), d.money(used, 0), `${d.money(total)} €`]],
    { lines: true },
  );
  d.space(6);
  d.text(`Abzüglich gezahlter Abschläge: ${d.money(total - 42.5)} €`);
  d.text(`Nachzahlung: 42,50 €`, { style: "bold", after: 14 });
  d.text("Den Betrag buchen wir von Ihrem Konto mit der IBAN DE** **** **** **** **** 12 ab.", { after: 8 });
  footer(
    d,
    `Geschäftsführung: Dipl.-Ing. R. Altmeier - Aufsichtsratsvorsitz: Dr. P. Lenz - Amtsgericht HRB 51${d.random.digits(3)} - USt-IdNr. DE 811${d.random.digits(6)}`,
  );
  state(d, who, sender, day);
  bill(d, total, "EUR");
}

/** French notice of a tax on a home. */
function homeTax(d: Draft): void {
  const who = d.world.person("fr");
  const day = d.world.recentDay(300);
  const total = d.random.whole(300, 2400);
  const sender = "Direction générale des Finances publiques";
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9, margin: 50 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text(`${sender}\nCentre des finances publiques`, { style: "bold", after: 10 });
        d.text("Vos références", { style: "bold", size: 8 });
        d.rows(
          [
            ["N° fiscal", `${d.random.digits(13)}`],
            ["Référence de l'avis", `${day.slice(2, 4)} 45 ${d.random.digits(7)} ${d.random.digits(2)}`],
            ["Date d'établissement", d.date(day)],
            ["Mise en recouvrement", d.date(day)],
          ],
          { label: 100, gap: 0 },
        );
      },
      () => {
        d.text(`AVIS D'IMPÔT ${day.slice(0, 4)}\nTAXES FONCIÈRES`, { size: 13, style: "bold", after: 24 });
        d.text(
          `${titled(d, who).replace("Monsieur", "M.").replace("Madame", "MME")}\n${streetOf(who.address, "fr").toUpperCase()}\n${townOf(who.address).toUpperCase()}`,
          { size: 10 },
        );
      },
    ],
  );
  d.space(16);
  d.framed(
    () =>
      d.text(`Somme à payer : ${d.money(total, 0)} €     Date limite : ${d.date(daysAfter(day, 45))}`, {
        size: 12,
        style: "bold",
      }),
    { fill: 0.93 },
  );
  d.text(`Propriétaire : ${registerName(who)}\nAdresse du bien : ${d.address(who.address)}`, { after: 8 });
  d.table(
    ["", "Commune", "Intercommunalité", "Gemapi"],
    [
      ["Base", "2 914", "2 914", "2 914"],
      ["Cotisation", d.money(total * 0.8, 0), d.money(total * 0.18, 0), d.money(total * 0.02, 0)],
    ],
    { lines: true },
  );
  d.space(8);
  d.text("Vous pouvez justifier de votre domicile au moyen du présent avis auprès de tout organisme.", { size: 8 });
  state(d, who, sender, day);
  bill(d, total, "EUR");
}

/** Irish electricity bill: meter and account numbers in a strip, the address once. */
function irishBill(d: Draft): void {
  const who = d.world.person("ie");
  const day = d.world.recentDay(80);
  const total = amountIn(d, 60, 320);
  const sender = d.random.pick(["Electric Ireland", "Bord Gáis Energy", "SSE Airtricity"]);
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10, margin: 56 });
  d.box(0, 0, d.pageWidth, 54, 0.88);
  d.put(56, 16, sender, { size: 20, style: "bold" });
  d.space(24);
  d.text(`${nameOf(who).toUpperCase()}\n${lines(d, who.address).toUpperCase()}`, { after: 16 });
  d.table(
    ["Account number", "MPRN", "Date of this bill", "Payment due by"],
    [[d.random.digits(9), `100${d.random.digits(8)}`, d.date(day, "long"), d.date(daysAfter(day, 14), "long")]],
    { lines: true, size: 9 },
  );
  d.space(12);
  d.text(`Here's your electricity bill for the last two months`, { size: 13, style: "bold", after: 6 });
  d.rows(
    [
      ["Balance from last bill", "€0.00"],
      ["Day units", `€${d.money(total * 0.55)}`],
      ["Night units", `€${d.money(total * 0.2)}`],
      ["Standing charge and PSO levy", `€${d.money(total * 0.16)}`],
      ["VAT @ 9%", `€${d.money(total * 0.09)}`],
      ["You owe", `€${d.money(total)}`],
    ],
    { label: 230 },
  );
  d.space(12);
  d.text("Moving home? Let us know your new address and the date you leave at least five days before.", { after: 6 });
  d.text("Emergency? Call ESB Networks on 1800 372 999, 24 hours a day.", { style: "bold" });
  footer(
    d,
    `${sender}, Two Gateway, East Wall Road, Dublin 3, D03 A995. Registered in Ireland No. 407${d.random.digits(3)}. VAT No. IE9503210A`,
  );
  state(d, who, sender, day);
  bill(d, total, "EUR");
}

export const BILLS: readonly Layout[] = [
  layout("third/telephone-bill", "proof_of_address", ["nl", "fr"], telephone),
  layout("third/yearly-power", "proof_of_address", ["de"], yearly),
  layout("third/home-tax", "proof_of_address", ["fr"], homeTax),
  layout("third/irish-bill", "proof_of_address", ["en"], irishBill),
];
