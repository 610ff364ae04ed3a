import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { ACTIVITIES } from "../../parts.ts";
import { streetOf, townOf, writtenNumber } from "../../world.ts";
import { germanRegister, kbis } from "./register-foreign.ts";
import { britishProfile } from "./register-british.ts";

/** Print of a public search of the Belgian register: labels and values in two columns, then tables. */
function belgianSearch(d: Draft): void {
  const company = d.world.company(d.belgium);
  const directors = d.world
    .people(d.belgium, d.world.headcount(1, 3))
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

export const REGISTER_EXTRACTS: readonly Layout[] = [
  layout("first/belgian-search", "register_extract", ["nl", "fr", "de", "en"], belgianSearch),
  layout("first/dutch-trade-register", "register_extract", ["nl", "en"], dutchTradeRegister),
  layout("first/kbis", "register_extract", ["fr"], kbis),
  layout("first/german-register", "register_extract", ["de"], germanRegister),
  layout("first/british-profile", "register_extract", ["en"], britishProfile),
];
