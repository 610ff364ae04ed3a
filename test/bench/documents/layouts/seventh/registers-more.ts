import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { austrianCompany, firmNumber } from "../third/company-parts.ts";
import { spanishCompany } from "./parts.ts";

/** Austrian: lines of a register print with the number of the entry before each, name and number in one line. */
function austrian(d: Draft): void {
  const company = austrianCompany(d);
  const who = d.world.person("de");
  const day = d.world.recentDay(60);
  d.set({ family: "mono", size: 9, margin: 56 });
  d.text("REPUBLIK ÖSTERREICH\nFIRMENBUCH", { style: "bold", after: 8 });
  d.text(
    `Stichtag ${d.date(day, "dots")}              Auszug mit aktuellen Daten              ${firmNumber(company)}`,
    { after: 10 },
  );
  d.rows(
    [
      ["FIRMA", ""],
      ["   1", `${company.name} GmbH`],
      ["RECHTSFORM", ""],
      ["   1", "Gesellschaft mit beschränkter Haftung"],
      ["SITZ in", ""],
      ["   1", `politischer Gemeinde ${company.seat.town}`],
      ["GESCHÄFTSANSCHRIFT", ""],
      ["   3", `${streetOf(company.seat, "de")}\n${townOf(company.seat)}`],
      ["KAPITAL", ""],
      ["   1", "EUR 35.000"],
      ["GESCHÄFTSFÜHRER/IN (handelsrechtlich)", ""],
      [
        "   2",
        `${given(who)} ${who.family}, geb. ${d.date(who.birthDate, "dots")}\nvertritt seit ${d.date(company.start, "dots")} selbständig`,
      ],
    ],
    { label: 120 },
  );
  d.subject(company);
  d.amount("capital", 35_000);
  d.person(who, { role: "director", birth_date: who.birthDate, since: company.start });
  d.documentDate(day);
}

/** Spanish in English: a certificate in numbered statements. */
function spanish(d: Draft): void {
  const company = spanishCompany(d);
  const who = d.world.person("gb", "ES");
  const day = d.world.recentDay(60);
  d.set({ family: "serif", size: 10.5, margin: 64, leading: 1.45 });
  d.text(`MERCANTILE REGISTRY OF ${company.seat.town.toUpperCase()}`, { style: "bold", align: "center", after: 4 });
  d.text("Certificate of current particulars (sworn translation)", { align: "center", after: 16 });
  for (const line of [
    `FIRST. That the company ${company.name}, S.L., with tax identification number (NIF) ${company.number}, is duly registered on this date in Volume ${d.random.digits(5)}, Folio ${d.random.digits(2)}.`,
    `SECOND. That its registered office is at ${streetOf(company.seat, "en")}, ${townOf(company.seat)}.`,
    `THIRD. That it began operations on ${d.date(company.start, "long")} and was formed for an indefinite period.`,
    `FOURTH. That the sole director, appointed for an indefinite term, is ${who.sex === "m" ? "Mr" : "Ms"} ${nameOf(who)}.`,
    "FIFTH. That no entry of dissolution, insolvency or winding-up exists.",
  ]) {
    d.text(line, { after: 9 });
  }
  d.text(`Issued in ${company.seat.town}, on ${d.date(day, "long")}. The Registrar.`);
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", "S.L.", OPTIONAL);
  d.fact("status", "subject", "active", OPTIONAL);
  d.person(who, { role: "director" });
  d.fact("authority", "issuer", `Mercantile Registry of ${company.seat.town}`, OPTIONAL);
  d.documentDate(day);
}

/** Luxembourg: French labels that end in a full stop's width of space, the managers as a list of dashes. */
function luxembourg(d: Draft): void {
  const company = d.world.company("lu", "S.à r.l.");
  const [first, second] = d.world.people("lu", 2);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text("Registre de Commerce et des Sociétés\nLuxembourg", { size: 12, style: "bold", after: 12 });
  d.text("EXTRAIT", { size: 16, style: "bold", align: "center", after: 12 });
  for (const [label, value] of [
    ["Numéro d'immatriculation", company.number],
    ["Date d'immatriculation", d.date(company.start, "slash")],
    ["Dénomination ou raison sociale", `${company.name} S.à r.l.`],
    ["Forme juridique", "Société à responsabilité limitée"],
    ["Siège social", `${streetOf(company.seat, "fr")}\n${townOf(company.seat)}`],
    ["Capital social", `Montant : 12.500 €   État de libération : Total`],
  ] as const) {
    d.text(label, { style: "bold", after: 0 });
    d.text(value, { indent: 20, after: 5 });
  }
  d.text("Gérant(s)", { style: "bold", after: 2 });
  for (const who of [first!, second!]) {
    d.text(
      `- ${who.family} ${given(who)}, né(e) le ${d.date(who.birthDate, "slash")} à ${who.birthPlace}, adresse professionnelle : ${d.address(company.seat)}, nommé(e) le ${d.date(company.start, "slash")}, durée indéterminée`,
      { indent: 20, after: 5 },
    );
    d.person(who, { role: "director", birth_date: who.birthDate });
  }
  d.text(`Pour extrait conforme [1]\nLuxembourg, le ${d.date(day, "slash")}`, { after: 4 });
  d.subject(company);
  d.amount("capital", 12_500);
  d.documentDate(day);
}

/** Belgian: one paragraph of labels and values joined by semicolons, as an office pastes them together. */
function pasted(d: Draft): void {
  const company = d.world.company(
    d.belgium,
    d.t({ nl: "Besloten vennootschap", fr: "Société à responsabilité limitée" }),
  );
  const [first, second] = d.world.people(d.belgium, 2);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10, margin: 60, leading: 1.45 });
  d.text(
    d.t({
      nl: "Kruispuntbank van Ondernemingen – gegevens van de geregistreerde entiteit",
      fr: "Banque-Carrefour des Entreprises – données de l'entité enregistrée",
    }),
    { style: "bold", size: 12, after: 10 },
  );
  d.text(
    d.t({
      nl: `Nummer: ${writtenNumber(company)}; Status: Actief; Naam: ${company.name}; Zetel: ${d.address(company.seat)}; Rechtsvorm: ${company.form}; Begindatum: ${d.date(company.start, "long")}.`,
      fr: `Numéro : ${writtenNumber(company)} ; Statut : Actif ; Dénomination : ${company.name} ; Siège : ${d.address(company.seat)} ; Forme légale : ${company.form} ; Date de début : ${d.date(company.start, "long")}.`,
    }),
    { after: 10 },
  );
  d.table(
    d.t({ nl: ["Functie", "Wie", "Sinds"], fr: ["Fonction", "Qui", "Depuis"] }),
    [
      [
        d.t({ nl: "Bestuurder", fr: "Administrateur" }),
        `${first!.family}, ${given(first!)}`,
        d.date(company.start, "long"),
      ],
      ["", `${second!.family}, ${given(second!)}`, d.date("2021-06-03", "long")],
    ],
    { lines: true },
  );
  d.space(8);
  d.text(d.t({ nl: `Opzoeking van ${d.date(day, "slash")}.`, fr: `Consultation du ${d.date(day, "slash")}.` }));
  d.subject(company);
  d.fact("status", "subject", "active");
  d.person(first!, { role: "director", since: company.start });
  d.person(second!, { role: "director", since: "2021-06-03" });
  d.documentDate(day);
}

export const REGISTERS_MORE: readonly Layout[] = [
  layout("seventh/firmenbuch", "register_extract", ["de"], austrian),
  layout("seventh/mercantile", "register_extract", ["en"], spanish),
  layout("seventh/luxembourg-register", "register_extract", ["fr"], luxembourg),
  layout("seventh/pasted", "register_extract", ["nl", "fr"], pasted),
];
