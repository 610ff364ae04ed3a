import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { foot } from "./parts.ts";
import { REGISTERS_MORE } from "./registers-more.ts";

/** Dutch: one column of bold labels, a person in a table of his own, the day of the print in the foot. */
function dutch(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const [first, second] = d.world.people("nl", 2);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9, margin: 60 });
  d.text("Uittreksel Handelsregister Kamer van Koophandel", { size: 15, style: "bold", after: 4 });
  d.text(`KvK-nummer  ${company.number}`, { size: 11, style: "bold", after: 10 });
  d.text("Rechtspersoon", { style: "bold", after: 2 });
  d.rows(
    [
      ["RSIN", d.random.digits(9)],
      ["Rechtsvorm", company.form],
      ["Statutaire naam", `${company.name} B.V.`],
      ["Statutaire zetel", company.seat.town],
      ["Eerste inschrijving handelsregister", d.date(company.start, "dash")],
      ["Datum akte van oprichting", d.date(company.start, "dash")],
      ["Geplaatst kapitaal", "EUR 100,00"],
    ],
    { label: 190 },
  );
  d.text("Onderneming", { style: "bold", after: 2 });
  d.rows(
    [
      ["Handelsnamen", `${company.name} B.V.\n${company.name.split(" ")[0]!} Services`],
      ["Bezoekadres", `${streetOf(company.seat, "nl")}, ${townOf(company.seat)}`],
      ["Werkzame personen", "7"],
    ],
    { label: 190 },
  );
  d.text("Bestuurders", { style: "bold", after: 2 });
  for (const who of [first!, second!]) {
    d.rows(
      [
        ["Naam", `${who.family}, ${given(who)}`],
        ["Geboortedatum", d.date(who.birthDate, "dash")],
        ["Datum in functie", d.date(company.start, "dash")],
        ["Bevoegdheid", "Alleen/zelfstandig bevoegd"],
      ],
      { label: 190 },
    );
    d.space(4);
    d.person(who, { role: "director", birth_date: who.birthDate, since: company.start });
  }
  foot(
    d,
    `Een gewaarmerkt uittreksel is een officieel bewijs van inschrijving. Gemaakt op ${d.date(day, "dash")} om 10.42 uur.`,
  );
  d.subject(company, { seat: false });
  d.fact("address", "subject", d.address(company.seat));
  d.fact("company_name", "subject", "", OPTIONAL);
  d.amount("capital", 100, "EUR", null, OPTIONAL);
  d.amount("workforce", 7, null, null, OPTIONAL);
  d.documentDate(day);
}

/** French: titles in capitals, labels in italics, the manager's birth in one sentence of labels. */
function kbis(d: Draft): void {
  const company = d.world.company("fr", "Société par actions simplifiée");
  const president = d.world.person("fr");
  const day = d.world.recentDay(60);
  const capital = d.random.pick([1000, 10_000, 75_000]);
  d.set({ family: "serif", size: 10, margin: 56 });
  d.text(`Greffe du Tribunal de Commerce de ${company.seat.town}\n1 place du Palais`, { size: 9, after: 6 });
  d.text(`N° de gestion ${d.random.whole(2005, 2022)}B${d.random.digits(5)}`, { align: "right", size: 9, after: 10 });
  d.text("Extrait Kbis", { size: 18, style: "bold", align: "center", after: 2 });
  d.text(
    `EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS\nà jour au ${d.date(day, "long")}`,
    { align: "center", size: 9, after: 12 },
  );
  d.text("IDENTIFICATION DE LA PERSONNE MORALE", { style: "bold", after: 3 });
  const lines = (pairs: readonly (readonly [string, string])[]) => d.rows(pairs, { label: 185 });
  lines([
    ["Immatriculation au RCS, numéro", `${writtenNumber(company)} R.C.S. ${company.seat.town}`],
    ["Date d'immatriculation", d.date(company.start, "slash")],
    ["Dénomination ou raison sociale", company.name.toUpperCase()],
    ["Forme juridique", company.form],
    ["Capital social", `${d.money(capital)} Euros`],
    ["Adresse du siège", `${streetOf(company.seat, "fr")} ${townOf(company.seat)}`],
    ["Activités principales", "Conseil en systèmes et logiciels informatiques"],
    ["Durée de la personne morale", `Jusqu'au ${d.date("2109-03-01", "slash")}`],
  ]);
  d.text("GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES", { style: "bold", after: 3 });
  d.text("Président", { style: "italic", after: 2 });
  lines([
    ["Nom, prénoms", registerName(president)],
    ["Date et lieu de naissance", `Le ${d.date(president.birthDate, "slash")} à ${president.birthPlace}`],
    ["Nationalité", "Française"],
    ["Domicile personnel", `${streetOf(president.address, "fr")} ${townOf(president.address)}`],
  ]);
  d.text("FIN DE L'EXTRAIT", { align: "right", size: 8 });
  d.subject(company);
  d.amount("capital", capital, "EUR");
  d.person(president, { role: "director", birth_date: president.birthDate, nationality: "FR" });
  d.fact("address", "other", d.address(president.address), OPTIONAL);
  d.fact("expiry_date", "subject", "", OPTIONAL);
  d.fact("authority", "issuer", `Tribunal de Commerce de ${company.seat.town}`, OPTIONAL);
  d.documentDate(day);
}

/** German: the columns a) to d) of a printed register sheet, several entries in each cell. */
function german(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [first, second] = d.world.people("de", 2);
  const day = d.world.recentDay(60);
  d.set({ width: 842, height: 595, family: "sans", size: 8.5, margin: 36 });
  d.text(`Handelsregister B des Amtsgerichts ${company.seat.town}`, { size: 11, style: "bold", after: 0 });
  d.text(
    `Ausdruck - Abruf vom ${d.date(day, "dots")} 08:15      Nummer der Firma: ${writtenNumber(company)}      Seite 1 von 1`,
    { after: 8 },
  );
  d.table(
    [
      "Nr. der Eintragung",
      "a) Firma  b) Sitz, inländische Geschäftsanschrift  c) Gegenstand des Unternehmens",
      "Grund- oder Stammkapital",
      "a) Allgemeine Vertretungsregelung  b) Geschäftsführer",
      "a) Rechtsform, Beginn",
      "a) Tag der Eintragung",
    ],
    [
      [
        "1",
        `a) ${company.name} GmbH\nb) ${company.seat.town}\nGeschäftsanschrift: ${streetOf(company.seat, "de")}, ${townOf(company.seat)}\nc) Handel mit Baustoffen aller Art.`,
        "25.000,00 EUR",
        `a) Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.\nb) Geschäftsführer: ${first!.family}, ${given(first!)}, ${first!.birthPlace}, *${d.date(first!.birthDate, "dots")}\n${second!.family}, ${given(second!)}, ${second!.birthPlace}, *${d.date(second!.birthDate, "dots")}`,
        `a) Gesellschaft mit beschränkter Haftung\nGesellschaftsvertrag vom ${d.date(company.start, "dots")}`,
        `a) ${d.date(company.start, "dots")}`,
      ],
    ],
    { parts: [1, 4, 1.6, 4, 2.2, 1.5], lines: true },
  );
  d.subject(company);
  d.fact("object", "subject", "Handel mit Baustoffen aller Art", OPTIONAL);
  d.amount("capital", 25_000);
  for (const who of [first!, second!]) d.person(who, { role: "director", birth_date: who.birthDate });
  d.fact("authority", "issuer", `Amtsgericht ${company.seat.town}`, OPTIONAL);
  d.documentDate(day);
}

/** British: an overview in two columns, the officers as a list with labels in small print below their names. */
function british(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [active, left] = d.world.people("gb", 2);
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9, margin: 52 });
  d.text("REGISTRAR OF COMPANIES FOR ENGLAND AND WALES", { size: 9, after: 14 });
  d.text(`${company.name.toUpperCase()} LIMITED`, { size: 15, style: "bold", after: 0 });
  d.text(`Company number ${company.number}`, { after: 12 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text("Registered office address", { style: "bold", after: 0 });
        d.text(`${streetOf(company.seat, "en")}, ${company.seat.town},\n${company.seat.postcode}`);
        d.text("Company status", { style: "bold", after: 0 });
        d.text("Active");
      },
      () => {
        d.text("Company type", { style: "bold", after: 0 });
        d.text("Private limited Company");
        d.text("Incorporated on", { style: "bold", after: 0 });
        d.text(d.date(company.start, "long"));
      },
    ],
  );
  d.space(10);
  d.text("Officers: 2 officers / 1 resignation", { style: "bold", after: 6 });
  for (const who of [active!, left!]) {
    d.text(`${who.family.toUpperCase()}, ${given(who)}`, { style: "bold", after: 0 });
    const birth = d.date(who.birthDate, "long").split(" ").slice(1).join(" ");
    d.text(
      `Role Director      Date of birth ${birth}      Appointed on ${d.date(company.start, "long")}${who === left ? `      Resigned on ${d.date("2022-03-14", "long")}` : ""}`,
      { size: 8.5, after: 0 },
    );
    d.text("Nationality British      Country of residence United Kingdom", { size: 8.5, after: 8 });
  }
  d.text(`Information correct as at ${d.date(day, "long")}`, { size: 8 });
  d.subject(company);
  d.fact("status", "subject", "active", OPTIONAL);
  d.person(active!, {
    role: "director",
    birth_date: active!.birthDate.slice(0, 7),
    nationality: "GB",
    since: company.start,
  });
  d.person(left!, {}, "other", OPTIONAL);
  d.documentDate(day);
}

export const SEVENTH_REGISTERS: readonly Layout[] = [
  layout("seventh/kvk", "register_extract", ["nl"], dutch),
  layout("seventh/kbis", "register_extract", ["fr"], kbis),
  layout("seventh/handelsregister", "register_extract", ["de"], german),
  layout("seventh/companies-house", "register_extract", ["en"], british),
  ...REGISTERS_MORE,
];
