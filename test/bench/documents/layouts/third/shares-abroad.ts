import { type Draft, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { foot, others, percentOf, type Stake, stakesOf, titled } from "./company-parts.ts";

/** German list: nominal amounts and running numbers in euro, shares in per cent. */
export function germanList(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const notary = d.world.official("de");
  const capital = d.random.pick([30_000, 60_000, 120_000]);
  const stakes = stakesOf(d, d.world.people("de", d.random.whole(1, 3)), capital);
  const day = d.world.recentDay(900);
  let from = 1;
  d.set({ width: 842, height: 595, family: "sans", size: 9.5, margin: 54 });
  d.text(`Liste der Gesellschafter gemäß § 40 GmbHG`, { size: 14, style: "bold", align: "center" });
  d.text(
    `der Firma ${company.name} GmbH mit Sitz in ${company.seat.town}\nAmtsgericht ${company.seat.town}, ${writtenNumber(company)}`,
    { align: "center", after: 12 },
  );
  d.table(
    [
      "lfd. Nr.",
      "Gesellschafter (Name, Vorname, Geburtsdatum, Wohnort)",
      "Nr. der Anteile",
      "Nennbetrag",
      "Beteiligung je Anteil",
      "Beteiligung gesamt",
    ],
    stakes.map(({ who, count, percent }, at) => {
      const first = from;
      from += count;
      return [
        String(at + 1),
        `${who.family}, ${who.given.join(" ")}, geb. ${d.date(who.birthDate, "dots")}, ${who.address.town}`,
        `${d.money(first, 0)}-${d.money(from - 1, 0)}`,
        `je 1,00 €`,
        "< 0,01 %",
        `${d.percent(percent)}`,
      ];
    }),
    { parts: [0.6, 3.4, 1.5, 1, 1.3, 1.3], lines: true },
  );
  d.space(6);
  d.text(`Stammkapital: ${d.money(capital)} EUR`, { after: 10 });
  d.text(
    "Veränderungen: Die Liste ersetzt die zuletzt aufgenommene. Anteile wurden zusammengelegt und neu nummeriert.",
    { after: 14 },
  );
  d.text(
    `${notary.address.town}, ${d.date(day, "long")}\n${nameOf(notary)}, Notar, UR-Nr. ${d.random.digits(3)}/${day.slice(0, 4)}`,
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", "GmbH", OPTIONAL);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.amount("capital", capital, "EUR", null, OPTIONAL);
  for (const { who, percent } of stakes)
    d.person(who, { role: "shareholder", birth_date: who.birthDate, share_percent: percent });
  d.documentDate(day);
}

/** French register of movements: an account for each holder with a running balance. */
export function movements(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const [founder, joined] = stakesOf(d, d.world.people("fr", 2), 1200) as [Stake, Stake];
  const sold = daysAfter(company.start, d.random.whole(300, 1500));
  d.set({ family: "mono", size: 8.5, margin: 50 });
  d.text(`${company.name.toUpperCase()} SAS`, { style: "bold", size: 11 });
  d.text(`${d.address(company.seat)} - ${writtenNumber(company)} RCS ${company.seat.town}`, { after: 8 });
  d.text("REGISTRE DES MOUVEMENTS DE TITRES ET COMPTES INDIVIDUELS D'ACTIONNAIRES", { style: "bold", after: 10 });
  const account = ({ who, count }: Stake, rows: readonly (readonly string[])[], at: number) => {
    d.rule();
    d.text(`COMPTE N° ${at}   ${registerName(who)}`, { style: "bold" });
    d.text(`Adresse : ${d.address(who.address)}`, { after: 4 });
    d.table(["Date", "N° ordre", "Nature du mouvement", "Débit", "Crédit", "Solde"], rows, {
      parts: [1.2, 0.9, 2.6, 0.9, 0.9, 0.9],
    });
    d.text(`Solde au ${d.date(sold)} : ${d.money(count, 0)} actions sur un total de ${d.money(1200, 0)}`, {
      after: 10,
    });
  };
  account(
    founder,
    [
      [d.date(company.start), "1", "Souscription à la constitution", "", d.money(1200, 0), d.money(1200, 0)],
      [d.date(sold), "2", "Cession à titre onéreux", d.money(joined.count, 0), "", d.money(founder.count, 0)],
    ],
    1,
  );
  account(
    joined,
    [[d.date(sold), "2", "Acquisition (compte n° 1)", "", d.money(joined.count, 0), d.money(joined.count, 0)]],
    2,
  );
  d.text("Registre coté et paraphé par le greffe. Page 2 sur 20.", { size: 7.5 });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", "SAS", OPTIONAL);
  for (const { who, percent } of [founder, joined]) d.person(who, { role: "shareholder", share_percent: percent });
  others(d, [founder.who, joined.who]);
  d.documentDate(sold, OPTIONAL);
}

/** Luxembourg: a list annexed to minutes, with holders that are companies and one person. */
export function luxembourgList(d: Draft): void {
  const company = d.world.company("lu", "S.A.");
  const [first, second] = [d.world.company("lu", "S.à r.l."), d.world.company("lu", "S.A.")];
  const person = d.world.person("lu");
  const [chair, scrutineer] = d.world.people("lu", 2) as [Person, Person];
  const day = d.world.recentDay(400);
  const counts = d.random.pick([
    [15_500, 9300, 6200],
    [18_600, 6200, 6200],
  ]);
  const total = 31_000;
  d.set({ family: "serif", size: 10.5, margin: 62 });
  d.text(`${company.name}, S.A.`, { size: 13, style: "bold", align: "center" });
  d.text(`R.C.S. Luxembourg ${company.number}\n${d.address(company.seat)}`, { align: "center", after: 12 });
  d.text(
    d.t({
      fr: `LISTE DE PRÉSENCE ET DE DÉTENTION - assemblée du ${d.date(day, "long")}`,
      en: `ATTENDANCE AND SHAREHOLDING LIST - meeting of ${d.date(day, "long")}`,
    }),
    { style: "bold", align: "center", after: 10 },
  );
  d.table(
    d.t({
      fr: ["Actionnaires", "Nombre d'actions", "Voix", "Signature / mandataire"],
      en: ["Shareholders", "Number of shares", "Votes", "Signature / proxy"],
    }),
    [
      [`${first.name}, S.à r.l.\nR.C.S. ${first.number}`, d.money(counts[0]!, 0), d.money(counts[0]!, 0), ""],
      [`${second.name}, S.A.\nR.C.S. ${second.number}`, d.money(counts[1]!, 0), d.money(counts[1]!, 0), ""],
      [titled(d, person), d.money(counts[2]!, 0), d.money(counts[2]!, 0), ""],
      ["TOTAL", d.money(total, 0), d.money(total, 0), ""],
    ],
    { parts: [3, 1.4, 1.2, 2], lines: true },
  );
  d.space(14);
  d.text(
    d.t({
      fr: `Le bureau : ${nameOf(chair)} (président de séance), ${nameOf(scrutineer)} (scrutateur)`,
      en: `The bureau: ${nameOf(chair)} (chair of the meeting), ${nameOf(scrutineer)} (scrutineer)`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", "S.A.", OPTIONAL);
  [first, second].forEach((holder, at) =>
    d.share({
      holder: holder.name,
      enterprise_number: holder.number,
      share_percent: percentOf(counts[at]!, total),
      role: "shareholder",
    }),
  );
  d.person(person, { role: "shareholder", share_percent: percentOf(counts[2]!, total) });
  others(d, [], [first, second]);
  d.documentDate(day);
}

/** British confirmation: shareholders in a paragraph each, with classes of shares. */
export function britishStatement(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const total = 1200;
  const stakes = stakesOf(d, d.world.people("gb", d.random.whole(2, 3)), total);
  const gone = d.world.person("gb");
  const day = d.world.recentDay(400);
  d.set({ family: "vera", size: 9, margin: 60 });
  d.text("CS01 - additional information page", { size: 8, align: "right" });
  d.text("Full details of Shareholders", { size: 14, style: "bold", after: 6 });
  d.rows(
    [
      ["Company Name", `${company.name.toUpperCase()} LIMITED`],
      ["Company Number", company.number],
      ["Statement date", d.date(day)],
    ],
    { label: 120, colon: ":", bold: true },
  );
  d.text(
    "The details below relate to individuals/corporate bodies that were shareholders during the review period or that had ceased to be shareholders since the date of the previous confirmation statement.",
    { size: 8.5, after: 8 },
  );
  d.text(
    `Statement of capital: class ORDINARY, number allotted ${d.money(total, 0)}, aggregate nominal value GBP ${d.money(total)}`,
    { after: 10 },
  );
  stakes.forEach(({ who, count }, at) => {
    d.rows(
      [
        [
          `Shareholding ${at + 1}`,
          `${d.money(count, 0)} ORDINARY shares held as at the date of this confirmation statement`,
        ],
        ["Name", nameOf(who).toUpperCase()],
      ],
      { label: 110, colon: ":" },
    );
    d.space(6);
  });
  d.rows(
    [
      [
        `Shareholding ${stakes.length + 1}`,
        `100 transferred on ${d.date(daysAfter(day, -90))}\n0 ORDINARY shares held as at the date of this confirmation statement`,
      ],
      ["Name", nameOf(gone).toUpperCase()],
    ],
    { label: 110, colon: ":" },
  );
  foot(d, "Electronically filed document for Company Number " + company.number);
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", "Limited", OPTIONAL);
  d.amount("capital", total, "GBP", null, OPTIONAL);
  for (const { who, percent } of stakes) d.person(who, { role: "shareholder", share_percent: percent });
  d.person(gone, { role: "shareholder" }, "subject", OPTIONAL);
  d.documentDate(day);
}
