import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { ACTIVITIES } from "../../parts.ts";
import { nameOf, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";

/** Extract that a Belgian enterprise counter hands out: numbered headings, labels above their values in two columns. */
function counterExtract(d: Draft): void {
  const company = d.world.company(d.belgium);
  const directors = d.world
    .people(d.belgium, d.world.headcount(1, 3))
    .map((who) => ({ who, since: d.random.day(2014, 2025) }));
  const day = d.world.recentDay(60);
  const activity = d.random.pick(ACTIVITIES);
  const isStopped = d.random.chance(0.2);
  d.set({ family: d.random.pick(["serif", "book"]), size: 10 });
  d.text(
    d.t({
      nl: "ERKEND ONDERNEMINGSLOKET",
      fr: "GUICHET D'ENTREPRISES AGRÉÉ",
      de: "ANERKANNTER UNTERNEHMENSSCHALTER",
      en: "RECOGNISED ENTERPRISE COUNTER",
    }),
    { size: 12, style: "bold", align: "right" },
  );
  d.text(
    d.t({ nl: "Uittreksel uit de KBO", fr: "Extrait de la BCE", de: "Auszug aus der ZDU", en: "Extract from the CBE" }),
    { size: 17, align: "center", after: 4 },
  );
  d.text(
    d.t({
      nl: `Afgeleverd op ${d.date(day, "long")} - ref. ${d.random.digits(8)}`,
      fr: `Délivré le ${d.date(day, "long")} - réf. ${d.random.digits(8)}`,
      de: `Ausgestellt am ${d.date(day, "long")} - Ref. ${d.random.digits(8)}`,
      en: `Delivered on ${d.date(day, "long")} - ref. ${d.random.digits(8)}`,
    }),
    { align: "center", size: 9, after: 16 },
  );
  const field = (label: string, value: string) => {
    d.text(label, { size: 8, grey: 0.35, after: 0 });
    d.text(value, { style: "bold", after: 7 });
  };
  d.text(`1. ${d.t({ nl: "Onderneming", fr: "Entreprise", de: "Unternehmen", en: "Enterprise" })}`, {
    size: 12,
    style: "bold",
    after: 5,
  });
  d.beside(
    [1, 1],
    [
      () => {
        field(
          d.t({ nl: "Ondernemingsnr.", fr: "N° d'entreprise", de: "Unternehmensnr.", en: "Enterprise no." }),
          writtenNumber(company),
        );
        field(
          d.t({
            nl: "Maatschappelijke naam",
            fr: "Dénomination sociale",
            de: "Gesellschaftsname",
            en: "Corporate name",
          }),
          company.name,
        );
        field(d.t({ nl: "Rechtsvorm", fr: "Forme juridique", de: "Rechtsform", en: "Legal form" }), company.form);
      },
      () => {
        field(
          d.t({ nl: "Toestand", fr: "État", de: "Zustand", en: "State" }),
          isStopped
            ? d.t({ nl: "Stopgezet", fr: "Arrêté", de: "Gestoppt", en: "Stopped" })
            : d.t({ nl: "Actief", fr: "Actif", de: "Aktiv", en: "Active" }),
        );
        field(
          d.t({ nl: "Opgericht op", fr: "Constituée le", de: "Gegründet am", en: "Founded on" }),
          d.date(company.start, "dash"),
        );
        field(d.t({ nl: "Zetel", fr: "Siège social", de: "Gesellschaftssitz", en: "Seat" }), d.address(company.seat));
      },
    ],
  );
  d.text(`2. ${d.t({ nl: "Mandatarissen", fr: "Mandataires", de: "Mandatsträger", en: "Officers" })}`, {
    size: 12,
    style: "bold",
    after: 5,
  });
  d.table(
    d.t({
      nl: ["Familienaam en voornaam", "Hoedanigheid", "In functie sinds"],
      fr: ["Nom et prénom", "Qualité", "En fonction depuis"],
      de: ["Name und Vorname", "Eigenschaft", "Im Amt seit"],
      en: ["Surname and first name", "Capacity", "In office since"],
    }),
    directors.map(({ who, since }) => [
      registerName(who),
      d.t({ nl: "Bestuurder", fr: "Administrateur", de: "Verwalter", en: "Director" }),
      d.date(since, "dash"),
    ]),
    { parts: [2, 1, 1] },
  );
  d.space(10);
  d.text(
    `3. ${d.t({ nl: "Activiteiten (NACE-BEL)", fr: "Activités (NACE-BEL)", de: "Tätigkeiten (NACE-BEL)", en: "Activities (NACE-BEL)" })}`,
    { size: 12, style: "bold", after: 5 },
  );
  d.text(`${activity.code}  ${activity[d.language]}`);
  d.subject(company);
  d.fact("status", "subject", isStopped ? "stopped" : "active");
  d.fact("object", "subject", activity[d.language], OPTIONAL);
  for (const { who, since } of directors) d.person(who, { role: "director", since });
  d.documentDate(day);
}

/** Extract of the Luxembourg register: label, dots, value. */
function luxembourg(d: Draft): void {
  const company = d.world.company(
    "lu",
    d.t({ fr: "Société à responsabilité limitée", de: "Gesellschaft mit beschränkter Haftung" }),
  );
  const managers = d.world.people("lu", d.random.whole(1, 3)).map((who) => ({ who, since: d.random.day(2015, 2025) }));
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9 });
  d.text("REGISTRE DE COMMERCE ET DES SOCIÉTÉS", { style: "bold", size: 13, align: "center" });
  d.text(d.t({ fr: "EXTRAIT", de: "AUSZUG" }), { style: "bold", align: "center", after: 10 });
  d.rule();
  d.text(company.name, { size: 12, style: "bold", after: 8 });
  const item = (label: string, value: string) => {
    d.text(label, { style: "bold", after: 1 });
    d.text(value, { indent: 20, after: 6 });
  };
  item(d.t({ fr: "Numéro d'immatriculation", de: "Eintragungsnummer" }), company.number);
  item(d.t({ fr: "Date d'immatriculation", de: "Datum der Eintragung" }), d.date(company.start));
  item(d.t({ fr: "Dénomination ou raison sociale", de: "Firma oder Gesellschaftsname" }), company.name);
  item(d.t({ fr: "Forme juridique", de: "Rechtsform" }), company.form);
  item(
    d.t({ fr: "Siège social", de: "Gesellschaftssitz" }),
    `${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`,
  );
  item(d.t({ fr: "Capital social", de: "Gesellschaftskapital" }), `12.500,00 EUR`);
  d.text(d.t({ fr: "Administrateur(s) / Gérant(s)", de: "Verwaltungsratsmitglied(er) / Geschäftsführer" }), {
    style: "bold",
  });
  for (const { who, since } of managers) {
    d.rows(
      [
        [d.t({ fr: "Nom et prénom(s)", de: "Name und Vorname(n)" }), `${who.family} ${who.given.join(" ")}`],
        [d.t({ fr: "Date de naissance", de: "Geburtsdatum" }), d.date(who.birthDate)],
        [d.t({ fr: "Fonction", de: "Funktion" }), d.t({ fr: "Gérant", de: "Geschäftsführer" })],
        [d.t({ fr: "Date de nomination", de: "Datum der Ernennung" }), d.date(since)],
      ],
      { label: 150 },
    );
    d.space(6);
    d.person(who, { role: "director", birth_date: who.birthDate, since });
  }
  d.text(
    d.t({
      fr: `Pour extrait conforme, Luxembourg, le ${d.date(day)}`,
      de: `Für gleichlautenden Auszug, Luxemburg, den ${d.date(day)}`,
    }),
  );
  d.subject(company);
  d.amount("capital", 12_500);
  d.documentDate(day);
}

/** Chronological print of a German register: six columns over the width of the page. */
function chronological(d: Draft): void {
  const company = d.world.company("de", d.random.pick(["GmbH", "AG"]));
  const who = d.world.person("de");
  const day = d.world.recentDay(60);
  const object = "Die Herstellung von und der Handel mit Bauelementen.";
  d.set({ family: "narrow", size: 8.5, width: 842, height: 595, margin: 36 });
  d.text(`Amtsgericht ${company.seat.town} - Registergericht`, { style: "bold" });
  d.text(
    `Handelsregister Abteilung B   ${writtenNumber(company)}   Chronologischer Abdruck vom ${d.date(day, "dots")}`,
    { after: 8 },
  );
  d.table(
    [
      "Nr.",
      "a) Firma b) Sitz c) Gegenstand",
      "Kapital",
      "Vertretung, Geschäftsführer",
      "Rechtsform, Satzung",
      "Tag der Eintragung",
    ],
    [
      [
        "1",
        `a) ${company.name} ${company.form} b) ${company.seat.town}, ${d.address(company.seat)} c) ${object}`,
        "25.000,00 EUR",
        `${company.form === "AG" ? "Vorstand" : "Geschäftsführer"}: ${who.family}, ${who.given.join(" ")}, geboren am ${d.date(who.birthDate, "dots")}, ${who.address.town}; einzelvertretungsberechtigt`,
        `${company.form === "AG" ? "Aktiengesellschaft" : "Gesellschaft mit beschränkter Haftung"}; Satzung vom ${d.date(company.start, "dots")}`,
        d.date(d.random.day(2021, 2024), "dots"),
      ],
    ],
    { parts: [0.4, 3, 1.2, 2.4, 2, 1.2], lines: true },
  );
  d.subject(company);
  d.fact("object", "subject", object, OPTIONAL);
  d.amount("capital", 25_000);
  d.person(who, { role: "director", birth_date: who.birthDate });
  d.documentDate(day);
}

/** Printout of the Irish register. */
function irish(d: Draft): void {
  const company = d.world.company(
    "ie",
    d.random.pick(["LTD - Private Company Limited by Shares", "Designated Activity Company"]),
  );
  const directors = d.world.people("ie", 2).map((who) => ({ who, since: d.random.day(2015, 2025) }));
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 10 });
  d.text("CRO - Companies Registration Office", { size: 14, style: "bold" });
  d.text("Company Printout", { size: 12, after: 12 });
  d.rows(
    [
      ["Company Name", company.name.toUpperCase()],
      ["Company Number", company.number],
      ["Company Status", "Normal"],
      ["Company Type", company.form],
      ["Date of Registration", d.date(company.start)],
      ["Registered Office Address", d.address(company.seat)],
      ["Last Annual Return", d.date(d.random.day(2025, 2025))],
    ],
    { label: 180, colon: ":" },
  );
  d.space(12);
  d.text("Officers", { style: "bold", size: 12 });
  d.table(
    ["Name", "Position", "Appointed", "Nationality"],
    directors.map(({ who, since }) => [nameOf(who), "Director", d.date(since), "Irish"]),
    { parts: [2, 1, 1, 1], lines: true },
  );
  d.space(10);
  d.text(`Printout produced on ${d.date(day)}`, { size: 8 });
  d.subject(company);
  d.fact("status", "subject", "active");
  for (const { who, since } of directors) d.person(who, { role: "director", since, nationality: "IE" });
  d.documentDate(day);
}

/** Viewer of the Dutch trade register. */
function dutchViewer(d: Draft): void {
  const company = d.world.company("nl", "Naamloze Vennootschap");
  const directors = d.world.people("nl", d.random.whole(1, 2)).map((who) => ({ who, since: d.random.day(2015, 2025) }));
  const day = d.world.recentDay(60);
  d.set({ family: "vera", size: 9 });
  d.text("Handelsregister - Inzien bedrijfsgegevens", { size: 15, style: "bold" });
  d.text(`Gegevens zoals geregistreerd op ${d.date(day, "long")}`, { after: 12 });
  d.table(
    null,
    [
      ["Naam", `${company.name} N.V.`],
      ["KvK nr.", company.number],
      ["Rechtsvorm", company.form],
      ["Vestigingsadres", d.address(company.seat)],
      ["Oprichtingsdatum", d.date(company.start, "dash")],
    ],
    { parts: [1, 3], lines: true },
  );
  d.space(12);
  d.text("Functionarissen", { style: "bold" });
  for (const { who, since } of directors) {
    d.text(`${nameOf(who)} - bestuurder, in functie getreden ${d.date(since, "dash")}`);
    d.person(who, { role: "director", since });
  }
  d.subject(company);
  d.documentDate(day);
}

export const REGISTER_EXTRACTS: readonly Layout[] = [
  layout("second/counter-extract", "register_extract", ["nl", "fr", "de", "en"], counterExtract),
  layout("second/luxembourg-register", "register_extract", ["fr", "de"], luxembourg),
  layout("second/chronological-print", "register_extract", ["de"], chronological),
  layout("second/irish-printout", "register_extract", ["en"], irish),
  layout("second/dutch-viewer", "register_extract", ["nl"], dutchViewer),
];
