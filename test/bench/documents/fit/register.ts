import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { ACTIVITIES } from "../parts.ts";
import { registerName, streetOf, townOf, writtenNumber } from "../world.ts";

/** Print of a public search of the Belgian register: labels and values in two columns, then tables. */
function belgianSearch(d: Draft): void {
  const company = d.world.company(d.belgium);
  const directors = d.world
    .people(d.belgium, d.random.whole(1, 3))
    .map((who) => ({ who, since: d.random.day(2012, 2025) }));
  const day = d.world.recentDay(60);
  const activity = d.random.pick(ACTIVITIES);
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9 });
  d.text(
    d.t({
      nl: "FOD Economie, K.M.O., Middenstand en Energie",
      fr: "SPF Economie, P.M.E., Classes moyennes et Energie",
      de: "FÖD Wirtschaft, KMB, Mittelstand und Energie",
      en: "FPS Economy, S.M.E.s, Self-employed and Energy",
    }),
    { size: 8, grey: 0.3 },
  );
  d.text(
    d.t({
      nl: "Kruispuntbank van Ondernemingen",
      fr: "Banque-Carrefour des Entreprises",
      de: "Zentrale Datenbank der Unternehmen",
      en: "Crossroads Bank for Enterprises",
    }),
    { size: 15, style: "bold", after: 10 },
  );
  d.text(
    d.t({
      nl: "Gegevens van de geregistreerde entiteit",
      fr: "Données de l'entité enregistrée",
      de: "Angaben zur registrierten Einheit",
      en: "Registered entity data",
    }),
    { size: 12, style: "bold", after: 8 },
  );
  d.text(d.t({ nl: "Algemeen", fr: "Généralités", de: "Allgemeines", en: "In general" }), { style: "bold" });
  d.rows(
    [
      [
        d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise", de: "Unternehmensnummer", en: "Enterprise number" }),
        writtenNumber(company),
      ],
      [
        d.t({ nl: "Status", fr: "Statut", de: "Status", en: "Status" }),
        d.t({ nl: "Actief", fr: "Actif", de: "Aktiv", en: "Active" }),
      ],
      [
        d.t({ nl: "Rechtstoestand", fr: "Situation juridique", de: "Rechtszustand", en: "Legal situation" }),
        d.t({
          nl: `Normale toestand\nSinds ${d.date(company.start, "long")}`,
          fr: `Situation normale\nDepuis le ${d.date(company.start, "long")}`,
          de: `Normaler Zustand\nSeit dem ${d.date(company.start, "long")}`,
          en: `Normal situation\nSince ${d.date(company.start, "long")}`,
        }),
      ],
      [
        d.t({ nl: "Begindatum", fr: "Date de début", de: "Anfangsdatum", en: "Start date" }),
        d.date(company.start, "long"),
      ],
      [d.t({ nl: "Naam", fr: "Dénomination", de: "Name", en: "Name" }), company.name],
      [
        d.t({
          nl: "Adres van de zetel",
          fr: "Adresse du siège",
          de: "Adresse des Sitzes",
          en: "Registered seat's address",
        }),
        `${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`,
      ],
      [
        d.t({ nl: "Type entiteit", fr: "Type d'entité", de: "Typ der Einheit", en: "Entity type" }),
        d.t({ nl: "Rechtspersoon", fr: "Personne morale", de: "Juristische Person", en: "Legal person" }),
      ],
      [d.t({ nl: "Rechtsvorm", fr: "Forme légale", de: "Rechtsform", en: "Legal form" }), company.form],
      [
        d.t({
          nl: "Aantal vestigingseenheden (VE)",
          fr: "Nombre d'unités d'établissement (UE)",
          de: "Anzahl Niederlassungseinheiten (NE)",
          en: "Number of establishment units (EU)",
        }),
        "1",
      ],
    ],
    { label: 190, colon: ":" },
  );
  d.space(8);
  d.text(d.t({ nl: "Functies", fr: "Fonctions", de: "Funktionen", en: "Functions" }), { style: "bold" });
  const title = d.t({ nl: "Bestuurder", fr: "Administrateur", de: "Verwalter", en: "Director" });
  d.table(
    null,
    directors.map(({ who, since }) => [
      title,
      `${who.family} , ${who.given.join(" ")}`,
      `${d.t({ nl: "Sinds", fr: "Depuis le", de: "Seit dem", en: "Since" })} ${d.date(since, "long")}`,
    ]),
    { parts: [1, 2, 2], lines: true },
  );
  for (const { who, since } of directors) d.person(who, { role: "director", since });
  d.space(8);
  d.text(d.t({ nl: "Hoedanigheden", fr: "Qualités", de: "Eigenschaften", en: "Characteristics" }), { style: "bold" });
  d.text(
    d.t({
      nl: `Btw-plichtig sinds ${d.date(company.start, "long")}`,
      fr: `Assujettie à la TVA depuis le ${d.date(company.start, "long")}`,
      de: `Mehrwertsteuerpflichtig seit dem ${d.date(company.start, "long")}`,
      en: `Subject to VAT since ${d.date(company.start, "long")}`,
    }),
    { after: 8 },
  );
  d.text(
    d.t({
      nl: "Btw-activiteiten Nacebelcode versie 2008",
      fr: "Activités TVA Code Nacebel version 2008",
      de: "MWS-Tätigkeiten Nacebel-Code Version 2008",
      en: "VAT activities Nacebel code version 2008",
    }),
    { style: "bold" },
  );
  d.text(`${activity.code} - ${activity[d.language]}`, { after: 14 });
  d.rule();
  d.text(
    d.t({
      nl: `Toestand op ${d.date(day)}`,
      fr: `Situation au ${d.date(day)}`,
      de: `Stand vom ${d.date(day)}`,
      en: `Situation on ${d.date(day)}`,
    }),
    { size: 8 },
  );
  d.subject(company);
  d.fact("status", "subject", "active");
  d.fact("object", "subject", activity[d.language], OPTIONAL);
  d.documentDate(day);
  d.issuer("FOD Economie", OPTIONAL);
}

/** Extract of the Dutch trade register. */
function dutchTradeRegister(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const [sole, second] = d.world.people("nl", 2);
  const day = d.world.recentDay(80);
  const since = d.random.day(2010, 2024);
  const hasSecond = d.random.chance(0.5);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.put(535, 40, "KVK", { size: 26, style: "bold", align: "right" });
  d.space(40);
  d.text(
    d.t({
      nl: "Uittreksel Handelsregister Kamer van Koophandel",
      en: "Business Register extract Netherlands Chamber of Commerce",
    }),
    { size: 14, style: "bold", after: 14 },
  );
  d.rule();
  d.rows([[d.t({ nl: "KvK-nummer", en: "CCI number" }), company.number]], { label: 170, bold: true });
  d.rule();
  d.text(
    d.t({
      nl: "Deze onderneming valt onder het beheer van de Kamer van Koophandel. Geregistreerd zijn de volgende gegevens.",
      en: "The company is registered with the Netherlands Chamber of Commerce. The following particulars are on record.",
    }),
    { size: 8, after: 10 },
  );
  const heading = (text: string) => d.text(text, { size: 11, style: "bold", after: 4 });
  heading(d.t({ nl: "Rechtspersoon", en: "Legal entity" }));
  d.rows(
    [
      ["RSIN", d.random.digits(9)],
      [
        d.t({ nl: "Rechtsvorm", en: "Legal form" }),
        d.t({ nl: company.form, en: "Private limited liability company (comparable with Besloten Vennootschap)" }),
      ],
      [d.t({ nl: "Statutaire naam", en: "Statutory name" }), `${company.name} B.V.`],
      [d.t({ nl: "Statutaire zetel", en: "Corporate seat" }), company.seat.town],
      [d.t({ nl: "Bezoekadres", en: "Visiting address" }), d.address(company.seat)],
      [
        d.t({ nl: "Eerste inschrijving handelsregister", en: "First entry in Business Register" }),
        d.date(company.start, "dash"),
      ],
      [d.t({ nl: "Datum akte van oprichting", en: "Date of deed of incorporation" }), d.date(company.start, "dash")],
      [d.t({ nl: "Geplaatst kapitaal", en: "Issued capital" }), "EUR 100,00"],
    ],
    { label: 190 },
  );
  d.space(8);
  heading(d.t({ nl: "Onderneming", en: "Company" }));
  d.rows(
    [
      [d.t({ nl: "Handelsnaam", en: "Trade name" }), `${company.name} B.V.`],
      [d.t({ nl: "Startdatum onderneming", en: "Company start date" }), d.date(company.start, "dash")],
      [d.t({ nl: "Activiteiten", en: "Activities" }), `SBI-code: 62.01 - ${ACTIVITIES[0][d.language]}`],
      [d.t({ nl: "Werkzame personen", en: "Employees" }), String(d.random.whole(1, 40))],
    ],
    { label: 190 },
  );
  d.space(8);
  heading(hasSecond ? d.t({ nl: "Bestuurders", en: "Board members" }) : d.t({ nl: "Bestuurder", en: "Board member" }));
  for (const who of hasSecond ? [sole!, second!] : [sole!]) {
    d.rows(
      [
        [d.t({ nl: "Naam", en: "Name" }), `${who.family}, ${who.given.join(" ")}`],
        [d.t({ nl: "Geboortedatum", en: "Date of birth" }), d.date(who.birthDate, "dash")],
        [d.t({ nl: "Datum in functie", en: "Date of entry into office" }), d.date(since, "dash")],
        [d.t({ nl: "Titel", en: "Title" }), d.t({ nl: "Directeur", en: "Managing director" })],
        [
          d.t({ nl: "Bevoegdheid", en: "Powers" }),
          hasSecond
            ? d.t({
                nl: "Gezamenlijk bevoegd (met andere bestuurder(s))",
                en: "Jointly authorised (with other board member(s))",
              })
            : d.t({ nl: "Alleen/zelfstandig bevoegd", en: "Solely/independently authorised" }),
        ],
      ],
      { label: 190 },
    );
    d.space(5);
    d.person(who, { role: "director", birth_date: who.birthDate, since });
  }
  d.space(16);
  d.text(
    d.t({
      nl: `Uittreksel is vervaardigd op ${d.date(day, "dash")} om 10.${d.random.whole(10, 59)} uur.`,
      en: `Extract was made on ${d.date(day, "dash")} at 10.${d.random.whole(10, 59)} hours.`,
    }),
    { size: 8 },
  );
  d.text(d.t({ nl: "Voor uittreksel", en: "For extract" }), { size: 8 });
  d.text(
    d.t({
      nl: "Dit uittreksel is gewaarmerkt met een digitale handtekening.",
      en: "This extract has been certified with a digital signature.",
    }),
    { size: 8 },
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.amount("capital", 100, "EUR", null, OPTIONAL);
  d.amount("workforce", 0, null, null, OPTIONAL);
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** French extract K bis. */
function kbis(d: Draft): void {
  const company = d.world.company("fr");
  const president = d.world.person("fr");
  const director = d.world.person("fr");
  const day = d.world.recentDay(80);
  const capital = d.random.whole(1, 200) * 1000;
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10 });
  d.text(`Greffe du Tribunal de Commerce de ${company.seat.town}`, { style: "bold" });
  d.text("1, quai de la Corse", { size: 9 });
  d.text(`N° de gestion ${company.start.slice(0, 4)}B${d.random.digits(5)}`, { size: 9, after: 18 });
  d.text("Extrait Kbis", { size: 18, style: "bold", align: "center" });
  d.text("EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS", { size: 10, align: "center" });
  d.text(`à jour au ${d.date(day, "long")}`, { size: 10, align: "center", after: 16 });
  const heading = (text: string) => {
    d.text(text, { style: "bold", size: 10 });
    d.rule();
  };
  heading("IDENTIFICATION DE LA PERSONNE MORALE");
  d.rows(
    [
      ["Immatriculation au RCS, numéro", `${writtenNumber(company)} R.C.S. ${company.seat.town}`],
      ["Date d'immatriculation", d.date(company.start)],
      ["Dénomination ou raison sociale", company.name.toUpperCase()],
      [
        "Forme juridique",
        { SAS: "Société par actions simplifiée", SARL: "Société à responsabilité limitée", SA: "Société anonyme" }[
          company.form
        ]!,
      ],
      ["Capital social", `${d.money(capital)} Euros`],
      ["Adresse du siège", d.address(company.seat)],
      ["Activités principales", ACTIVITIES[1].fr],
      [
        "Durée de la personne morale",
        `Jusqu'au ${d.date(`${Number(company.start.slice(0, 4)) + 99}${company.start.slice(4)}`)}`,
      ],
      ["Date de clôture de l'exercice social", "31 décembre"],
    ],
    { label: 190, gap: 4 },
  );
  d.space(8);
  heading("GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES");
  for (const [title, who] of [
    [company.form === "SARL" ? "Gérant" : "Président", president],
    ["Directeur général", director],
  ] as const) {
    d.text(title, { style: "italic" });
    d.rows(
      [
        ["Nom, prénoms", registerName(who)],
        ["Date et lieu de naissance", `Le ${d.date(who.birthDate)} à ${who.birthPlace}`],
        ["Nationalité", "Française"],
        ["Domicile personnel", d.address(who.address)],
      ],
      { label: 190 },
    );
    d.space(6);
    d.person(who, { role: "director", birth_date: who.birthDate, birth_place: who.birthPlace, nationality: "FR" });
    d.fact("address", "other", d.address(who.address), OPTIONAL);
  }
  heading("RENSEIGNEMENTS RELATIFS À L'ACTIVITÉ ET À L'ÉTABLISSEMENT PRINCIPAL");
  d.rows(
    [
      ["Adresse de l'établissement", d.address(company.seat)],
      ["Date de commencement d'activité", d.date(company.start)],
    ],
    { label: 190 },
  );
  d.space(14);
  d.text("Le Greffier", { align: "right" });
  d.text("FIN DE L'EXTRAIT", { align: "right", size: 9 });
  d.subject(company);
  d.amount("capital", capital);
  d.documentDate(day);
  d.issuer(`Greffe du Tribunal de Commerce de ${company.seat.town}`, OPTIONAL);
}

/** Current print of a German trade register. */
function germanRegister(d: Draft): void {
  const company = d.world.company("de", d.random.pick(["GmbH", "AG"]));
  const isStock = company.form === "AG";
  const directors = d.world.people("de", d.random.whole(1, 2));
  const capital = d.random.pick([25_000, 50_000, 100_000]);
  const day = d.world.recentDay(80);
  const object = d.random.pick([
    "Die Entwicklung und der Vertrieb von Maschinen für die Lebensmittelindustrie.",
    "Die Erbringung von Dienstleistungen im Bereich der Haustechnik.",
    "Der Handel mit Baustoffen aller Art.",
  ]);
  d.set({ family: d.random.pick(["sans", "mono"]), size: 9 });
  d.beside(
    [1, 1, 1],
    [
      () => d.text("Handelsregister B des\nAmtsgerichts " + company.seat.town, { size: 9 }),
      () =>
        d.text(`Abteilung B\nWiedergabe des aktuellen Registerinhalts\nAbruf vom ${d.date(day, "dots")}`, { size: 9 }),
      () => d.text(`Nummer der Firma:\n${writtenNumber(company)}\nSeite 1 von 1`, { size: 9 }),
    ],
  );
  d.rule();
  d.text("Ausdruck", { size: 13, style: "bold", align: "center", after: 8 });
  const item = (number: string, head: string, text: string) => {
    d.text(`${number}  ${head}:`, { style: "bold", after: 1 });
    d.text(text, { indent: 22, after: 7 });
  };
  item("1.", "Anzahl der bisherigen Eintragungen", String(d.random.whole(1, 12)));
  item("2.a)", "Firma", `${company.name} ${company.form}`);
  item(
    "b)",
    "Sitz, Niederlassung, inländische Geschäftsanschrift, Zweigniederlassungen",
    `${company.seat.town}\nGeschäftsanschrift: ${d.address(company.seat)}`,
  );
  item("c)", "Gegenstand des Unternehmens", object);
  item("3.", isStock ? "Grundkapital" : "Grund- oder Stammkapital", `${d.money(capital)} EUR`);
  item(
    "4.a)",
    "Allgemeine Vertretungsregelung",
    `Ist nur ein ${isStock ? "Vorstandsmitglied" : "Geschäftsführer"} bestellt, so vertritt er die Gesellschaft allein.`,
  );
  item(
    "b)",
    "Vorstand, Leitungsorgan, geschäftsführende Direktoren, persönlich haftende Gesellschafter, Geschäftsführer, Vertretungsberechtigte und besondere Vertretungsbefugnis",
    directors
      .map(
        (who) =>
          `${isStock ? "Vorstand" : "Geschäftsführer"}: ${who.family}, ${who.given.join(" ")}, ${who.address.town}, *${d.date(who.birthDate, "dots")}`,
      )
      .join("\n"),
  );
  item("5.", "Prokura", "---");
  item(
    "6.a)",
    "Rechtsform, Beginn, Satzung oder Gesellschaftsvertrag",
    `${isStock ? "Aktiengesellschaft" : "Gesellschaft mit beschränkter Haftung"}\nGesellschaftsvertrag vom ${d.date(company.start, "dots")}`,
  );
  item("7.", "Tag der letzten Eintragung", d.date(d.random.day(2021, 2025), "dots"));
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", object, OPTIONAL);
  d.amount("capital", capital);
  for (const who of directors) d.person(who, { role: "director", birth_date: who.birthDate });
  d.documentDate(day);
  d.issuer(`Amtsgericht ${company.seat.town}`, OPTIONAL);
}

/** Overview of a British company, as its register prints it. */
function britishProfile(d: Draft): void {
  const company = d.world.company("gb", "Private limited company");
  const officers = d.world.people("gb", d.random.whole(1, 3)).map((who) => ({ who, since: d.random.day(2010, 2025) }));
  const day = d.world.recentDay(80);
  d.set({ family: "sans", size: 10 });
  d.text("Companies House", { size: 18, style: "bold", after: 12 });
  d.text(`${company.name.toUpperCase()} LTD`, { size: 15, style: "bold" });
  d.text(`Company number ${company.number}`, { after: 12 });
  d.beside(
    [1, 1],
    [
      () => {
        d.text("Registered office address", { style: "bold" });
        d.text(`${d.address(company.seat)}`, { after: 8 });
        d.text("Company type", { style: "bold" });
        d.text(company.form, { after: 8 });
      },
      () => {
        d.text("Company status", { style: "bold" });
        d.text("Active", { after: 8 });
        d.text("Incorporated on", { style: "bold" });
        d.text(d.date(company.start, "long"), { after: 8 });
      },
    ],
  );
  d.text("Nature of business (SIC)", { style: "bold" });
  d.text("62012 - Business and domestic software development", { after: 14 });
  d.text(`${officers.length} officer${officers.length > 1 ? "s" : ""} / 0 resignations`, {
    size: 12,
    style: "bold",
    after: 8,
  });
  for (const { who, since } of officers) {
    d.text(`${who.family.toUpperCase()}, ${who.given.join(" ")}`, { style: "bold" });
    d.rows(
      [
        ["Role", "Director"],
        ["Date of birth", `${d.date(who.birthDate, "long").split(" ").slice(1).join(" ")}`],
        ["Appointed on", d.date(since, "long")],
        ["Nationality", "British"],
        ["Country of residence", "England"],
      ],
      { label: 130 },
    );
    d.space(8);
  }
  for (const { who, since } of officers)
    d.person(who, { role: "director", since, birth_date: who.birthDate.slice(0, 7), nationality: "GB", country: "GB" });
  d.text(`Information correct as at ${d.date(day, "long")}`, { size: 8 });
  d.subject(company);
  d.fact("status", "subject", "active");
  d.documentDate(day);
  d.issuer("Companies House", OPTIONAL);
}

export const REGISTER_EXTRACTS: readonly Layout[] = [
  layout("fit/belgian-search", "register_extract", ["nl", "fr", "de", "en"], belgianSearch),
  layout("fit/dutch-trade-register", "register_extract", ["nl", "en"], dutchTradeRegister),
  layout("fit/kbis", "register_extract", ["fr"], kbis),
  layout("fit/german-register", "register_extract", ["de"], germanRegister),
  layout("fit/british-profile", "register_extract", ["en"], britishProfile),
];
