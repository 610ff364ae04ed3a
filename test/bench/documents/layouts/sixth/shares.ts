import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, registerName, writtenNumber } from "../../world.ts";
import { titled } from "../third/company-parts.ts";
import { abroad, ALL, joined, latin } from "./parts.ts";

/** Shares by their numbers in running text, each holder in a sentence. */
function sentences(d: Draft): void {
  const company = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 2);
  const shares = d.world.shares(2);
  const total = d.random.pick([200, 1000, 2000]);
  const day = d.world.recentDay(300);
  d.set({ family: "book", size: 10, margin: 64, leading: 1.5 });
  d.text(
    d.t({
      nl: `Uittreksel uit het register van aandelen op naam van ${company.name} ${company.form}`,
      fr: `Extrait du registre des actions nominatives de ${company.name} ${company.form}`,
      de: `Auszug aus dem Register der Namensaktien der ${company.name} ${company.form}`,
      en: `Extract from the register of registered shares of ${company.name} ${company.form}`,
    }),
    { style: "bold", size: 13, after: 12 },
  );
  d.text(
    d.t({
      nl: `Het bestuur van de vennootschap (${writtenNumber(company)}) bevestigt dat de ${d.money(total, 0)} aandelen op ${d.date(day, "long")} als volgt verdeeld zijn.`,
      fr: `L'organe d'administration de la société (${writtenNumber(company)}) confirme que les ${d.money(total, 0)} actions se répartissent comme suit au ${d.date(day, "long")}.`,
      de: `Das Verwaltungsorgan der Gesellschaft (${writtenNumber(company)}) bestätigt, dass die ${d.money(total, 0)} Anteile am ${d.date(day, "long")} wie folgt verteilt sind.`,
      en: `The management of the company (${writtenNumber(company)}) confirms that the ${d.money(total, 0)} shares are held as follows on ${d.date(day, "long")}.`,
    }),
    { after: 9 },
  );
  let first = 1;
  people.forEach((who, at) => {
    const count = (shares[at]! / 100) * total;
    const last = first + count - 1;
    const range = `${first} - ${last}`;
    d.text(
      d.t({
        nl: `${titled(d, who)} is eigenaar van ${d.money(count, 0)} aandelen (nummers ${range}), hetzij ${d.percent(shares[at]!)}.`,
        fr: `${titled(d, who)} est propriétaire de ${d.money(count, 0)} actions (numéros ${range}), soit ${d.percent(shares[at]!)}.`,
        de: `${titled(d, who)} ist Eigentümer von ${d.money(count, 0)} Anteilen (Nummern ${range}), das sind ${d.percent(shares[at]!)}.`,
        en: `${titled(d, who)} owns ${d.money(count, 0)} shares (numbers ${range}), being ${d.percent(shares[at]!)}.`,
      }),
      { after: 7 },
    );
    first = last + 1;
    d.person(who, { role: "shareholder", share_percent: shares[at]! });
  });
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.documentDate(day);
}

/** A table of entries and transfers over years, and the position at its end. */
function ledger(d: Draft): void {
  const region = abroad(d);
  const company = d.world.company(region);
  const [seller, ...people] = d.world.people(region, 3);
  const shares = d.world.shares(2);
  const day = d.world.recentDay(200);
  const style = latin(d);
  const years = [d.random.day(2014, 2017), d.random.day(2018, 2023)] as const;
  d.set({ width: 842, height: 595, family: "sans", size: 9, margin: 46 });
  d.text(
    d.t({
      nl: "AANDEELHOUDERSREGISTER",
      fr: "REGISTRE DES ASSOCIÉS ET MOUVEMENTS DE TITRES",
      de: "GESELLSCHAFTERLISTE MIT VERÄNDERUNGEN",
      en: "REGISTER OF MEMBERS AND TRANSFERS",
    }),
    { size: 14, style: "bold" },
  );
  d.text(`${company.name} ${company.form} (${writtenNumber(company)})`, { after: 10 });
  const entry = d.t({ nl: "Uitgifte", fr: "Émission", de: "Ausgabe", en: "Allotment" });
  const transfer = d.t({ nl: "Overdracht", fr: "Cession", de: "Abtretung", en: "Transfer" });
  d.table(
    d.t({
      nl: ["Datum", "Verrichting", "Overdrager", "Verkrijger", "Aantal"],
      fr: ["Date", "Opération", "Cédant", "Cessionnaire", "Nombre"],
      de: ["Datum", "Vorgang", "Veräußerer", "Erwerber", "Stück"],
      en: ["Date", "Event", "Transferor", "Transferee", "Quantity"],
    }),
    [
      [d.date(years[0], style), entry, "-", registerName(seller!), "1000"],
      ...people.map((who, at) => [
        d.date(years[1], style),
        transfer,
        registerName(seller!),
        registerName(who),
        String(shares[at]! * 10),
      ]),
    ],
    { parts: [1, 1, 1.8, 1.8, 0.7], lines: true },
  );
  d.space(12);
  d.text(`${d.t({ nl: "Stand op", fr: "Situation au", de: "Stand am", en: "Position at" })} ${d.date(day, style)}`, {
    style: "bold",
    after: 4,
  });
  d.table(
    d.t({
      nl: ["Houder", "Aandelen", "%"],
      fr: ["Associé", "Parts", "%"],
      de: ["Gesellschafter", "Anteile", "%"],
      en: ["Member", "Shares", "%"],
    }),
    people.map((who, at) => [registerName(who), String(shares[at]! * 10), d.percent(shares[at]!)]),
    { parts: [2, 1, 1] },
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }));
  d.person(seller!, { role: "shareholder" }, "other", OPTIONAL);
  d.documentDate(day);
}

/** A structure as an indented outline: the company at the top and its holders below, step by step. */
function outline(d: Draft): void {
  const company = d.world.company(d.belgium);
  const holding = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 3);
  const part = d.random.pick([55, 70, 90]);
  const inHolding = d.world.shares(2);
  const day = d.world.recentDay(300);
  d.set({ family: "sans", size: 10.5, margin: 60, leading: 1.6 });
  d.text(
    d.t({
      nl: "Wie staat achter de vennootschap: aandeelhoudersstructuur",
      fr: "Qui se trouve derrière la société : structure de l'actionnariat",
      de: "Wer hinter der Gesellschaft steht: Beteiligungsstruktur",
      en: "Who stands behind the company: ownership structure",
    }),
    { size: 14, style: "bold", after: 12 },
  );
  d.text(`${company.name} ${company.form} (${writtenNumber(company)})`, { style: "bold" });
  d.text(`- ${holding.name} ${holding.form} (${writtenNumber(holding)}): ${d.percent(part)}`, { indent: 24 });
  people.slice(0, 2).forEach((who, at) => d.text(`- ${nameOf(who)}: ${d.percent(inHolding[at]!)}`, { indent: 48 }));
  d.text(`- ${nameOf(people[2]!)}: ${d.percent(100 - part)}`, { indent: 24, after: 16 });
  d.text(`${d.t({ nl: "Toestand op", fr: "Situation au", de: "Stand vom", en: "As of" })} ${d.date(day, "long")}`, {
    size: 9,
  });
  d.fact("company_name", "subject", company.name);
  d.companyNumber(company, "subject");
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: part, role: "shareholder" });
  d.fact("company_name", "other", holding.name, OPTIONAL);
  d.companyNumber(holding, "other", OPTIONAL);
  d.person(people[2]!, { role: "shareholder", share_percent: 100 - part });
  people
    .slice(0, 2)
    .forEach((who, at) => d.person(who, { role: "shareholder", share_percent: inHolding[at]! }, "other"));
  d.documentDate(day, OPTIONAL);
}

/** A contract in which the parties' numbers stand in a table of signatures at its end and not where they are named. */
function contract(d: Draft): void {
  const [a, b] = [d.world.company(d.belgium), d.world.company(d.belgium)];
  const people = d.world.people(d.belgium, 2);
  const day = d.random.day(2020, 2026);
  d.set({ family: "serif", size: 10.5, margin: 64, leading: 1.45 });
  d.text(
    d.t({
      nl: "HUUROVEREENKOMST VOOR KANTOORRUIMTE",
      fr: "BAIL DE BUREAUX",
      de: "MIETVERTRAG ÜBER BÜRORÄUME",
      en: "LEASE OF OFFICE SPACE",
    }),
    { size: 14, style: "bold", align: "center", after: 12 },
  );
  d.text(
    d.t({
      nl: `Tussen ${joined(d, [`${a.name} ${a.form} (verhuurder)`, `${b.name} ${b.form} (huurder)`])} wordt overeengekomen:`,
      fr: `Entre ${joined(d, [`${a.name} ${a.form} (bailleur)`, `${b.name} ${b.form} (preneur)`])}, il est convenu :`,
      de: `Zwischen ${joined(d, [`${a.name} ${a.form} (Vermieter)`, `${b.name} ${b.form} (Mieter)`])} wird vereinbart:`,
      en: `Between ${joined(d, [`${a.name} ${a.form} (landlord)`, `${b.name} ${b.form} (tenant)`])} it is agreed:`,
    }),
    { after: 8 },
  );
  const clauses = d.t({
    nl: [
      "De verhuurder stelt de tweede verdieping ter beschikking voor negen jaar.",
      "De huurprijs wordt jaarlijks aan het indexcijfer aangepast.",
      "De huurder mag de lokalen enkel als kantoor gebruiken.",
    ],
    fr: [
      "Le bailleur met le deuxième étage à disposition pour neuf ans.",
      "Le loyer est adapté chaque année à l'indice.",
      "Le preneur n'utilise les locaux que comme bureaux.",
    ],
    de: [
      "Der Vermieter überlässt das zweite Stockwerk für neun Jahre.",
      "Die Miete wird jährlich an den Index angepasst.",
      "Der Mieter nutzt die Räume nur als Büro.",
    ],
    en: [
      "The landlord lets the second floor for nine years.",
      "The rent is adjusted to the index each year.",
      "The tenant uses the premises as offices only.",
    ],
  });
  clauses.forEach((clause, at) => d.text(`${at + 1}) ${clause}`, { after: 6 }));
  d.text(
    d.t({
      nl: `In twee exemplaren ondertekend op ${d.date(day, "long")}.`,
      fr: `Signé en deux exemplaires le ${d.date(day, "long")}.`,
      de: `In zwei Ausfertigungen unterzeichnet am ${d.date(day, "long")}.`,
      en: `Signed in two copies on ${d.date(day, "long")}.`,
    }),
    { after: 14 },
  );
  d.table(
    null,
    [
      [`${a.name} ${a.form}`, `${b.name} ${b.form}`],
      [writtenNumber(a), writtenNumber(b)],
      [nameOf(people[0]!), nameOf(people[1]!)],
    ],
    { lines: true },
  );
  for (const company of [a, b]) {
    d.fact("company_name", "subject", company.name, { party: true });
    d.companyNumber(company, "subject", { party: true });
  }
  for (const who of people) d.person(who, { role: "signatory" }, "subject", OPTIONAL);
  d.fact("legal_form", "subject", a.form, OPTIONAL);
  d.documentDate(day);
}

export const SIXTH_SHARES: readonly Layout[] = [
  layout("sixth/holders-sentences", "shareholder_register", ALL, sentences),
  layout("sixth/holders-ledger", "shareholder_register", ALL, ledger),
  layout("sixth/chart-outline", "structure_chart", ALL, outline),
  layout("sixth/contract-signatures", "contract", ALL, contract),
];
