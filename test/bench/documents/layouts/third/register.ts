import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { ACTIVITIES } from "../../parts.ts";
import { nameOf, type Person, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { foot, others } from "./company-parts.ts";
import { austrian, chronological } from "./register-german.ts";
import { appointments, irishPrintout } from "./register-isles.ts";
import { luxembourgExtract, nationalRegister } from "./register-romance.ts";

/** Extract that a business counter hands out for its client: the counter's own particulars stand above. */
function counter(d: Draft): void {
  const company = d.world.company(d.belgium);
  const desk = d.world.company(d.belgium, d.t({ nl: "VZW", fr: "ASBL" }));
  const former = d.world.person(d.belgium);
  const directors = d.world
    .people(d.belgium, d.random.whole(1, 3))
    .map((who) => ({ who, since: d.random.day(2014, 2025) }));
  const day = d.world.recentDay(70);
  const left = d.random.day(2013, 2020);
  const activity = d.random.pick(ACTIVITIES);
  const [label, until] = d.t({ nl: ["sedert", "tot"], fr: ["depuis le", "jusqu'au"] }) as [string, string];
  d.set({ family: "narrow", size: 9.5, margin: 48 });
  d.beside(
    [1.4, 1],
    [
      () =>
        d.text(
          d.t({
            nl: `Erkend ondernemingsloket ${desk.name} vzw\n${d.address(desk.seat)}\nOndernemingsnummer ${writtenNumber(desk)} - erkend bij K.B. van 12/05/2003`,
            fr: `Guichet d'entreprises agréé ${desk.name} asbl\n${d.address(desk.seat)}\nNuméro d'entreprise ${writtenNumber(desk)} - agréé par A.R. du 12/05/2003`,
          }),
          { size: 8 },
        ),
      () =>
        d.text(d.t({ nl: `Dossierbeheerder: ${nameOf(former)}`, fr: `Gestionnaire : ${nameOf(former)}` }), {
          size: 8,
          align: "right",
        }),
    ],
  );
  d.rule();
  d.text(
    d.t({
      nl: "INTEGRAAL UITTREKSEL VAN EEN ONDERNEMING\nKBO - rechtspersoon",
      fr: "EXTRAIT INTÉGRAL D'UNE ENTREPRISE\nBCE - personne morale",
    }),
    { size: 13, style: "bold", align: "center", after: 10 },
  );
  const band = (text: string) => {
    d.box(d.x - 4, d.y, d.width + 8, 15, 0.88);
    d.text(text, { style: "bold", after: 5 });
  };
  band(d.t({ nl: "1. Identificatie", fr: "1. Identification" }));
  d.beside(
    [1, 1],
    [
      () =>
        d.rows(
          [
            [d.t({ nl: "Nummer", fr: "Numéro" }), writtenNumber(company)],
            [d.t({ nl: "Maatschappelijke naam", fr: "Dénomination sociale" }), company.name],
            [d.t({ nl: "Afkorting", fr: "Abréviation" }), "-"],
            [d.t({ nl: "Vorm", fr: "Forme" }), company.form],
          ],
          { label: 105, colon: ":" },
        ),
      () =>
        d.rows(
          [
            [d.t({ nl: "Toestand", fr: "Situation" }), d.t({ nl: "Normale toestand", fr: "Situation normale" })],
            [d.t({ nl: "Status", fr: "État" }), d.t({ nl: "AC - actief", fr: "AC - actif" })],
            [d.t({ nl: "Oprichting", fr: "Constitution" }), d.date(company.start)],
            [d.t({ nl: "Duur", fr: "Durée" }), d.t({ nl: "onbepaald", fr: "illimitée" })],
          ],
          { label: 70, colon: ":" },
        ),
    ],
  );
  d.space(6);
  band(d.t({ nl: "2. Zetel", fr: "2. Siège" }));
  d.text(`${streetOf(company.seat, d.language)}\n${townOf(company.seat)}\n${d.t({ nl: "België", fr: "Belgique" })}`, {
    after: 8,
  });
  band(d.t({ nl: "3. Functies en mandatarissen", fr: "3. Fonctions et mandataires" }));
  d.table(
    d.t({ nl: ["Persoon", "Functie", "Periode"], fr: ["Personne", "Fonction", "Période"] }),
    directors.map(({ who, since }) => [
      registerName(who),
      d.t({ nl: "Bestuurder", fr: "Administrateur" }),
      `${label} ${d.date(since)}`,
    ]),
    { parts: [2.2, 1.4, 2] },
  );
  d.space(8);
  band(d.t({ nl: "4. Vestigingseenheden", fr: "4. Unités d'établissement" }));
  d.text(
    d.t({
      nl: `2.${d.random.digits(3)}.${d.random.digits(3)}.${d.random.digits(3)} - ${company.name} - actief ${label} ${d.date(company.start)}`,
      fr: `2.${d.random.digits(3)}.${d.random.digits(3)}.${d.random.digits(3)} - ${company.name} - active ${label} ${d.date(company.start)}`,
    }),
    { after: 8 },
  );
  band(d.t({ nl: "5. Activiteiten en hoedanigheden", fr: "5. Activités et qualités" }));
  d.text(`BTW/TVA 2008  ${activity.code}  ${activity[d.language]}  (${label} ${d.date(company.start)})`);
  d.text(
    d.t({
      nl: `Werkgever RSZ: ${label} ${d.date(company.start)} ${until} ${d.date(left)}`,
      fr: `Employeur ONSS : ${label} ${d.date(company.start)} ${until} ${d.date(left)}`,
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: `Uittreksel afgeleverd op ${d.date(day)} overeenkomstig artikel III.31 van het Wetboek van economisch recht. Kostprijs: 10,50 EUR.`,
      fr: `Extrait délivré le ${d.date(day)} conformément à l'article III.31 du Code de droit économique. Coût : 10,50 EUR.`,
    }),
    { style: "italic" },
  );
  foot(d, `${desk.name} - IBAN ${desk.iban} - ${desk.bank} - 1/1`);
  d.subject(company);
  d.fact("status", "subject", "active");
  d.fact("object", "subject", activity[d.language], OPTIONAL);
  for (const { who, since } of directors) d.person(who, { role: "director", since });
  d.documentDate(day);
  d.issuer(desk.name, OPTIONAL);
  others(d, [], [desk]);
}

/** Dutch extract with officers who left, and proxies. */
function dutchHistory(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const [current, gone, proxy] = d.world.people("nl", 3) as [Person, Person, Person];
  const parent = d.world.company("nl", "B.V.");
  const day = d.world.recentDay(70);
  const since = d.random.day(2021, 2025);
  const began = d.random.day(2009, 2018);
  const ended = d.random.day(2019, 2020);
  d.set({ family: "vera", size: 8.5, margin: 58 });
  d.text("Handelsregister - historisch uittreksel", { size: 14, style: "bold" });
  d.text(`Aangemaakt: ${d.date(day, "long")}, 15:0${d.random.whole(1, 9)}`, { after: 10 });
  const part = (title: string, rows: readonly (readonly [string, string])[]) => {
    d.rule();
    d.text(title.toUpperCase(), { style: "bold", size: 8 });
    d.rows(rows, { label: 170, gap: 1 });
    d.space(6);
  };
  part("Inschrijving", [
    ["Nummer Kamer van Koophandel", company.number],
    ["RSIN", d.random.digits(9)],
    ["Ondernemingsnaam", `${company.name} B.V.`],
    ["Vorm", company.form],
    ["Vestigingsnummer hoofdvestiging", `0000${d.random.digits(8)}`],
    ["Adres", d.address(company.seat)],
    ["Postadres", `Postbus ${d.random.digits(3)}, ${townOf(company.seat)}`],
    ["Hoofdactiviteit", ACTIVITIES[3].nl],
    ["Arbeidskrachten", String(d.random.whole(2, 60))],
  ]);
  part("Aandeelhouder (enig)", [
    ["Statutaire naam", `${parent.name} B.V.`],
    ["Ingeschreven onder", parent.number],
    ["Enig aandeelhouder sinds", d.date(company.start, "dash")],
  ]);
  part("Functionaris (huidig)", [
    ["Persoon", registerName(current)],
    ["Geboren", `${d.date(current.birthDate, "dash")} te ${current.birthPlace}`],
    ["In functie sinds", d.date(since, "dash")],
    ["Functie", "bestuurder, alleen bevoegd"],
  ]);
  part("Functionaris (uit functie)", [
    ["Persoon", registerName(gone)],
    ["Geboren", `${d.date(gone.birthDate, "dash")} te ${gone.birthPlace}`],
    ["In functie", d.date(began, "dash")],
    ["Uit functie", d.date(ended, "dash")],
    ["Functie", "bestuurder"],
  ]);
  part("Gevolmachtigde", [
    ["Persoon", registerName(proxy)],
    ["Volmacht", "beperkt tot EUR 25.000 per transactie"],
  ]);
  d.text("Alleen het handelsregister zelf is bepalend. Afschrift zonder waarmerk; niet geldig als origineel.", {
    size: 7.5,
  });
  foot(d, "KVK 2026 - blad 1 van 1");
  d.subject(company);
  d.person(current, { role: "director", birth_date: current.birthDate, birth_place: current.birthPlace, since });
  d.person(gone, {
    role: "director",
    birth_date: gone.birthDate,
    birth_place: gone.birthPlace,
    since: began,
    until: ended,
  });
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: 100, role: "shareholder" }, OPTIONAL);
  d.fact("company_name", "other", parent.name, OPTIONAL);
  d.companyNumber(parent, "other", OPTIONAL);
  d.fact("object", "subject", ACTIVITIES[3].nl, OPTIONAL);
  d.amount("workforce", 0, null, null, OPTIONAL);
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** Search result about a company that went bankrupt: its receiver is no director. */
function bankrupt(d: Draft): void {
  const company = d.world.company(d.belgium);
  const [receiver, director] = d.world.people(d.belgium, 2) as [Person, Person];
  const day = d.world.recentDay(60);
  const opened = d.random.day(2024, 2025);
  const since = d.random.day(2015, 2021);
  const rows = d.t<readonly string[]>({
    nl: ["Entiteitsnummer", "Naam", "Rechtsvorm", "Zetel", "Rechtstoestand", "Curator", "Bestuurder", "Vestigingen"],
    de: [
      "Nummer der Einheit",
      "Name",
      "Rechtsform",
      "Sitz",
      "Rechtslage",
      "Konkursverwalter",
      "Verwalter",
      "Niederlassungen",
    ],
    en: ["Entity number", "Name", "Legal form", "Seat", "Legal situation", "Receiver", "Director", "Establishments"],
  });
  const state = d.t({
    nl: `Opening van faillissement sinds ${d.date(opened)}`,
    de: `Eröffnung des Konkurses seit ${d.date(opened)}`,
    en: `Opening of bankruptcy since ${d.date(opened)}`,
  });
  const from = d.t({ nl: "sinds", de: "seit", en: "since" });
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text("kbopub.economie.fgov.be", { size: 7.5, grey: 0.4, align: "right" });
  d.text(d.t({ nl: "KBO Public Search", de: "ZDU Public Search", en: "CBE Public Search" }), {
    size: 16,
    style: "bold",
    after: 12,
  });
  const values = [
    writtenNumber(company),
    company.name.toUpperCase(),
    company.form,
    `${streetOf(company.seat, d.language)} - ${townOf(company.seat)}`,
    state,
    `${nameOf(receiver)} (${from} ${d.date(opened)})`,
    `${nameOf(director)} (${from} ${d.date(since)})`,
    "0",
  ];
  rows.forEach((label, at) => {
    d.text(label, { size: 8, grey: 0.35, after: 0 });
    d.text(values[at]!, { style: at === 1 ? "bold" : "regular", after: 6 });
  });
  d.text(
    d.t({
      nl: `Geraadpleegd op ${d.date(day)}`,
      de: `Abgefragt am ${d.date(day)}`,
      en: `Consulted on ${d.date(day)}`,
    }),
    { size: 8 },
  );
  d.subject(company);
  d.fact("status", "subject", "bankrupt");
  d.person(director, { role: "director", since });
  d.documentDate(day);
}

export const REGISTER_LAYOUTS: readonly Layout[] = [
  layout("third/counter-extract", "register_extract", ["nl", "fr"], counter),
  layout("third/dutch-history", "register_extract", ["nl"], dutchHistory),
  layout("third/bankrupt-search", "register_extract", ["nl", "de", "en"], bankrupt),
  layout("third/german-chronology", "register_extract", ["de"], chronological),
  layout("third/austrian-register", "register_extract", ["de"], austrian),
  layout("third/british-appointments", "register_extract", ["en"], appointments),
  layout("third/irish-printout", "register_extract", ["en"], irishPrintout),
  layout("third/luxembourg-extract", "register_extract", ["fr", "de"], luxembourgExtract),
  layout("third/national-register", "register_extract", ["fr"], nationalRegister),
];
