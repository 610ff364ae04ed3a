import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { daysAfter } from "../../random.ts";
import { streetOf, townOf, type Company, type Region } from "../../world.ts";
import { account, amountIn, footer, full, lines } from "./paper-parts.ts";

interface Booking {
  readonly day: string;
  readonly sum: number;
  readonly other: Company;
}

/** Payments to and from others, whose names and account numbers are none of the holder's. */
const bookings = (d: Draft, region: Region, day: string, count: number): Booking[] =>
  Array.from({ length: count }, (_, at) => ({
    day: daysAfter(day, (at - count) * 4),
    sum: amountIn(d, 12, 6000) * (d.random.chance(0.6) ? -1 : 1),
    other: d.world.company(region),
  }));

const signed = (d: Draft, sum: number): string => `${sum < 0 ? "-" : "+"}${d.money(Math.abs(sum))}`;
const total = (rows: readonly Booking[]): number => rows.reduce((all, { sum }) => all + sum, 0);

function stated(d: Draft, company: Company, day: string): void {
  account(d, company, day);
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  d.fact("document_number", "subject", "", OPTIONAL);
  d.amount("total", 0, null, null, OPTIONAL);
}

/** Belgian statement, each booking in two lines with the other side's account. */
function belgian(d: Draft): void {
  const region = d.language === "nl" ? "vl" : "wal";
  const company = d.world.company(region);
  const day = d.world.recentDay(80);
  const rows = bookings(d, region, day, 4);
  const before = amountIn(d, 9000, 40_000);
  d.set({ family: d.random.pick(["narrow", "sans"]), size: 9, margin: 48 });
  d.beside(
    [1.2, 1],
    [
      () => {
        d.text(company.bank, { size: 17, style: "bold", after: 6 });
        d.rows(
          [
            [d.t({ nl: "Uittreksel", fr: "Extrait" }), `${d.random.whole(1, 60)} / ${day.slice(0, 4)}`],
            [d.t({ nl: "Blad", fr: "Feuillet" }), "1 / 1"],
            [d.t({ nl: "Opgemaakt op", fr: "Établi le" }), d.date(day, "dash")],
            [d.t({ nl: "Uw IBAN", fr: "Votre IBAN" }), groupedIban(company.iban)],
            ["BIC", company.bic],
          ],
          { label: 80, gap: 1 },
        );
      },
      () => d.text(`\n\n${full(company).toUpperCase()}\n${lines(d, company.seat).toUpperCase()}`, { size: 10 }),
    ],
  );
  d.space(12);
  d.rule();
  const balance = (words: string, at: string, sum: number) =>
    d.table(null, [[`${words} ${d.date(at, "dash")}`, `${d.money(sum)} EUR`]], { parts: [4, 1.2] });
  balance(d.t({ nl: "Vorig saldo op", fr: "Solde précédent au" }), daysAfter(day, -30), before);
  d.space(6);
  for (const [at, { day: on, sum, other }] of rows.entries()) {
    const words =
      sum < 0
        ? d.t({ nl: "Overschrijving aan", fr: "Virement en faveur de" })
        : d.t({ nl: "Overschrijving van", fr: "Virement reçu de" });
    d.table(null, [[String(at + 1).padStart(4, "0"), d.date(on, "dash"), `${words} ${full(other)}`, signed(d, sum)]], {
      parts: [0.5, 1, 4, 1.1],
    });
    d.text(
      `${groupedIban(other.iban)}   BIC ${other.bic}   +++${d.random.digits(3)}/${d.random.digits(4)}/${d.random.digits(5)}+++`,
      {
        size: 7.5,
        indent: 112,
        after: 5,
      },
    );
  }
  d.rule();
  balance(d.t({ nl: "Huidig saldo op", fr: "Solde actuel au" }), day, before + total(rows));
  footer(
    d,
    d.t({
      nl: `Tegoeden zijn beschermd door het Garantiefonds tot 100.000 EUR. ${company.bank}, Marnixlaan 24, 1000 Brussel, btw BE 0403.200.393, RPR Brussel.`,
      fr: `Les dépôts sont protégés par le Fonds de garantie jusqu'à 100.000 EUR. ${company.bank}, avenue Marnix 24, 1000 Bruxelles, TVA BE 0403.200.393, RPM Bruxelles.`,
    }),
  );
  stated(d, company, day);
}

/** German statement in a typewriter face, debits marked with S and credits with H. */
function german(d: Draft): void {
  const company = d.world.company("de");
  const day = d.world.recentDay(80);
  const rows = bookings(d, "de", day, 4);
  const before = amountIn(d, 9000, 40_000);
  const mark = (sum: number) => `${d.money(Math.abs(sum))} ${sum < 0 ? "S" : "H"}`;
  d.set({ family: "mono", size: 8.5, margin: 46 });
  d.text(`${company.bank}\n`, { size: 12, style: "bold" });
  d.text(`${full(company)}\n${streetOf(company.seat, "de")}\n${townOf(company.seat)}`, { after: 18 });
  d.text(`Kontoauszug   Nr. ${d.random.whole(1, 12)}/${day.slice(0, 4)}        Blatt 1 von 1`, { style: "bold" });
  d.text(`Erstellt am   ${d.date(day, "dots")}`);
  d.text(`Kontokorrentkonto ${company.iban.slice(12)}, EUR`);
  d.text(`IBAN: ${groupedIban(company.iban)}   BIC: ${company.bic}`, { after: 10 });
  d.table(
    ["Bu-Tag", "Wert", "Vorgang / Zahlungspartner", "Betrag EUR"],
    [
      ["", "", "alter Kontostand", mark(before)],
      ...rows.map(({ day: on, sum, other }) => [
        d.date(on, "dots").slice(0, 6),
        d.date(on, "dots").slice(0, 6),
        `${sum < 0 ? "SEPA-ÜBERWEISUNG" : "GUTSCHRIFT"} ${full(other)} IBAN ${other.iban} SVWZ+RE ${d.random.digits(6)}`,
        mark(sum),
      ]),
      ["", "", `neuer Kontostand vom ${d.date(day, "dots")}`, mark(before + total(rows))],
    ],
    { parts: [0.8, 0.8, 4, 1.5] },
  );
  d.space(14);
  d.text(
    "Bitte prüfen Sie diesen Auszug. Einwendungen müssen innerhalb von sechs Wochen nach Zugang abgesendet werden. Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.",
    { size: 7 },
  );
  footer(d, `${company.bank} - USt-IdNr. DE 1${d.random.digits(8)} - Gläubiger-ID DE98ZZZ0000${d.random.digits(7)}`);
  stated(d, company, day);
}

/** British statement: sort code and number beside the IBAN, money in and out in columns of their own. */
function british(d: Draft): void {
  const company = d.world.company("gb");
  const day = d.world.recentDay(80);
  const rows = bookings(d, "gb", day, 5);
  let balance = amountIn(d, 9000, 40_000);
  const sort = company.iban.slice(8, 14).replace(/(..)(?=.)/g, "$1-");
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9, margin: 50 });
  d.text(company.bank, { size: 18, style: "bold", align: "right", after: 4 });
  d.text("Your BUSINESS CURRENT ACCOUNT", { size: 12, style: "bold", align: "right", after: 18 });
  d.text(`The Directors\n${full(company)}\n${lines(d, company.seat)}`, { size: 10, after: 20 });
  d.framed(
    () =>
      d.table(
        ["Statement date", "Sheet", "Sort code", "Account no.", "SWIFTBIC"],
        [[d.date(day, "long"), String(d.random.whole(20, 90)), sort, company.iban.slice(14), company.bic]],
        { parts: [1.4, 0.6, 1, 1.1, 1.2] },
      ),
    { fill: 0.93 },
  );
  d.text(`Account name   ${full(company).toUpperCase()}`);
  d.text(`IBAN   ${groupedIban(company.iban)}`, { after: 10 });
  d.table(
    ["Date", "Payment type and details", "Paid out", "Paid in", "Balance"],
    [
      [d.date(daysAfter(day, -30)).slice(0, 5), "BALANCE BROUGHT FORWARD", "", "", d.money(balance)],
      ...rows.map(({ day: on, sum, other }) => {
        balance += sum;
        const how = sum < 0 ? d.random.pick(["DD", "BP", "VIS"]) : "CR";
        const value = d.money(Math.abs(sum));
        const name = other.name.toUpperCase();
        return [
          d.date(on).slice(0, 5),
          `${how}  ${name} REF ${d.random.digits(6)}`,
          ...(sum < 0 ? [value, ""] : ["", value]),
          d.money(balance),
        ];
      }),
      [d.date(day).slice(0, 5), "BALANCE CARRIED FORWARD", "", "", d.money(balance)],
    ],
    { parts: [0.7, 3.4, 1, 1, 1.1], lines: true, size: 8.5 },
  );
  d.space(10);
  d.text("Your deposit is eligible for protection by the Financial Services Compensation Scheme.", { size: 7.5 });
  footer(
    d,
    `${company.bank}. Registered in England No. 14259. Registered Office: 1 Poultry Square, London EC2R 8EU.\nAuthorised by the Prudential Regulation Authority. Firm reference number 114216.`,
  );
  stated(d, company, day);
}

/** A summary that an online account gives: a few words in tiles, then a sentence. */
function tiles(d: Draft): void {
  const region = ({ nl: "nl", fr: "fr", de: "og", en: "ie" } as const)[d.language];
  const company = d.world.company(region);
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9, margin: 54 });
  d.text(d.t({ de: "Kontonachweis", en: "Proof of account" }), { size: 20, style: "bold" });
  d.text(`${company.bank}  |  ${d.date(day, "long")}`, { grey: 0.4, after: 18 });
  const tile = (label: string, value: string) => () => {
    d.framed(
      () => {
        d.text(label, { size: 7, grey: 0.4 });
        d.text(value, { size: 9.5, style: "bold" });
      },
      { fill: 0.94 },
    );
  };
  d.beside(
    [1, 1],
    [
      tile(d.t({ de: "Begünstigter", en: "Beneficiary" }), full(company)),
      tile(d.t({ de: "Kontowährung", en: "Account currency" }), "EUR"),
    ],
  );
  d.beside([1.6, 1], [tile("IBAN", groupedIban(company.iban)), tile("BIC / SWIFT", company.bic)]);
  tile(d.t({ de: "Anschrift des Kunden", en: "Address on file" }), d.address(company.seat))();
  d.space(8);
  d.text(
    d.t({
      de: `Wir bestätigen, dass das oben genannte Konto am ${d.date(company.start)} auf den Namen von ${full(company)} eröffnet wurde und zum Ausstellungsdatum dieses Nachweises nicht geschlossen ist.`,
      en: `We confirm that the account above was opened on ${d.date(company.start, "long")} in the name of ${full(company)} and has not been closed as of the date of this document.`,
    }),
    { after: 30 },
  );
  d.text(
    d.t({
      de: `Fragen? Schreiben Sie uns im Chat. Beglaubigungscode ${d.random.letters(4)}-${d.random.digits(4)}`,
      en: `Questions? Reach us in the app. Verification code ${d.random.letters(4)}-${d.random.digits(4)}`,
    }),
    { size: 7.5, grey: 0.4 },
  );
  stated(d, company, day);
}

export const BANK_STATEMENTS: readonly Layout[] = [
  layout("third/belgian-statement", "bank_account_certificate", ["nl", "fr"], belgian),
  layout("third/german-statement", "bank_account_certificate", ["de"], german),
  layout("third/british-statement", "bank_account_certificate", ["en"], british),
  layout("third/account-tiles", "bank_account_certificate", ["de", "en"], tiles),
];
