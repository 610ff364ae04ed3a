import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { sharesOf } from "../parts.ts";
import { type Company, nameOf, type Person, writtenNumber } from "../world.ts";

const regionOf = (d: Draft) => (d.language === "en" ? "gb" : d.belgium);

interface Holding {
  readonly who: Person | Company;
  readonly name: string;
  readonly share: number;
}

function holdingsOf(d: Draft): Holding[] {
  const shares = sharesOf(d.random, d.random.whole(2, 3));
  return shares.map((share, at) => {
    if (at === shares.length - 1 && d.random.chance(0.5)) {
      const who = d.world.company(regionOf(d));
      return { who, name: `${who.name} ${who.form}`, share };
    }
    const who = d.world.person(regionOf(d));
    return { who, name: nameOf(who), share };
  });
}

function state(d: Draft, holdings: readonly Holding[], isNumbered: boolean): void {
  for (const { who, share } of holdings) {
    if ("given" in who) d.person(who, { role: "shareholder", share_percent: share });
    else
      d.share({
        holder: who.name,
        share_percent: share,
        role: "shareholder",
        ...(isNumbered ? { enterprise_number: who.number } : {}),
      });
  }
}

/** The register of shares as a table: numbers of shares with their per cent. */
function register(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holdings = holdingsOf(d);
  const day = d.world.recentDay(300);
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10 });
  d.text(
    d.t({
      nl: "AANDELENREGISTER",
      fr: "REGISTRE DES ACTIONS NOMINATIVES",
      de: "AKTIENREGISTER",
      en: "REGISTER OF MEMBERS",
    }),
    { size: 16, style: "bold", after: 8 },
  );
  d.rows(
    [
      [
        d.t({ nl: "Vennootschap", fr: "Société", de: "Gesellschaft", en: "Company" }),
        `${company.name} ${company.form}`,
      ],
      [
        d.t({ nl: "Ondernemingsnummer", fr: "Numéro d'entreprise", de: "Unternehmensnummer", en: "Company number" }),
        writtenNumber(company),
      ],
      [d.t({ nl: "Zetel", fr: "Siège", de: "Sitz", en: "Registered office" }), d.address(company.seat)],
      [
        d.t({
          nl: "Totaal aantal aandelen",
          fr: "Nombre total d'actions",
          de: "Gesamtzahl der Aktien",
          en: "Total number of shares",
        }),
        d.money(1000, 0),
      ],
    ],
    { label: 160, colon: ":" },
  );
  d.space(12);
  d.table(
    d.t({
      nl: ["Aandeelhouder", "Datum", "Aantal aandelen", "Percentage"],
      fr: ["Actionnaire", "Date", "Nombre d'actions", "Pourcentage"],
      de: ["Aktionär", "Datum", "Anzahl Aktien", "Prozent"],
      en: ["Member", "Date entered", "Number of shares", "Percentage"],
    }),
    holdings.map(({ name, share }) => [name, d.date(company.start), d.money(share * 10, 0), d.percent(share)]),
    { parts: [3, 1.5, 1.5, 1.2], lines: true },
  );
  d.space(16);
  d.text(
    d.t({
      nl: `Bijgewerkt tot ${d.date(day)}`,
      fr: `Mis à jour au ${d.date(day)}`,
      de: `Stand: ${d.date(day)}`,
      en: `Made up to ${d.date(day)}`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, holdings, false);
  d.documentDate(day);
}

/** One page a holder: a form with the movements below. */
function sheets(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holdings = holdingsOf(d);
  d.set({ family: "vera", size: 9.5 });
  holdings.forEach(({ name, share, who }, at) => {
    if (at > 0) d.page();
    d.text(
      d.t({
        nl: "Register van aandelen op naam",
        fr: "Registre des parts nominatives",
        de: "Anteilsregister",
        en: "Share register",
      }),
      { size: 14, style: "bold" },
    );
    d.text(`${company.name} - ${writtenNumber(company)}`, { after: 12 });
    d.rows(
      [
        [d.t({ nl: "Folio", fr: "Folio", de: "Blatt", en: "Folio" }), String(at + 1)],
        [
          d.t({
            nl: "Naam van de aandeelhouder",
            fr: "Nom de l'actionnaire",
            de: "Name des Gesellschafters",
            en: "Name of shareholder",
          }),
          name,
        ],
        [
          d.t({ nl: "Adres", fr: "Adresse", de: "Anschrift", en: "Address" }),
          d.address("given" in who ? who.address : who.seat),
        ],
        [
          d.t({ nl: "Aantal aandelen", fr: "Nombre de parts", de: "Anzahl der Anteile", en: "Shares held" }),
          d.t({
            nl: `${share * 10} van 1.000`,
            fr: `${share * 10} sur 1.000`,
            de: `${share * 10} von 1.000`,
            en: `${share * 10} of 1,000`,
          }),
        ],
        [d.t({ nl: "Deelneming", fr: "Participation", de: "Beteiligung", en: "Holding" }), d.percent(share)],
      ],
      { label: 190, colon: ":", gap: 5 },
    );
    d.space(10);
    d.table(
      d.t({
        nl: ["Datum", "Verrichting", "Aandelen"],
        fr: ["Date", "Opération", "Parts"],
        de: ["Datum", "Vorgang", "Anteile"],
        en: ["Date", "Transaction", "Shares"],
      }),
      [
        [
          d.date(company.start),
          d.t({ nl: "Oprichting", fr: "Constitution", de: "Gründung", en: "Incorporation" }),
          `+ ${share * 10}`,
        ],
      ],
      { parts: [1, 2, 1] },
    );
  });
  d.subject(company, { form: false, seat: false });
  state(d, holdings, false);
}

/** A declaration of the board about who holds what, in sentences. */
function declaration(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const holdings = holdingsOf(d);
  const day = d.world.recentDay(200);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.45 });
  d.text(
    d.t({
      nl: "LIJST VAN AANDEELHOUDERS",
      fr: "LISTE DES ACTIONNAIRES",
      de: "GESELLSCHAFTERLISTE",
      en: "LIST OF SHAREHOLDERS",
    }),
    { size: 14, style: "bold", align: "center" },
  );
  d.text(
    d.t({
      nl: `van ${company.name} ${company.form}, met ondernemingsnummer ${writtenNumber(company)}`,
      fr: `de ${company.name} ${company.form}, numéro d'entreprise ${writtenNumber(company)}`,
      de: `der ${company.name} ${company.form}, Unternehmensnummer ${writtenNumber(company)}`,
      en: `of ${company.name} ${company.form}, company number ${writtenNumber(company)}`,
    }),
    { align: "center", after: 20 },
  );
  d.text(
    d.t({
      nl: "Het kapitaal wordt als volgt aangehouden:",
      fr: "Le capital est détenu comme suit :",
      de: "Das Kapital wird wie folgt gehalten:",
      en: "The capital is held as follows:",
    }),
    { after: 8 },
  );
  holdings.forEach(({ name, share, who }, at) =>
    d.text(
      `${at + 1}. ${name}${"given" in who ? "" : ` (${writtenNumber(who)})`}: ${d.percent(share)}${at === holdings.length - 1 ? "." : ";"}`,
      { after: 6 },
    ),
  );
  d.space(30);
  d.text(
    d.t({
      nl: `Opgemaakt te ${company.seat.town} op ${d.date(day, "long")}`,
      fr: `Fait à ${company.seat.town}, le ${d.date(day, "long")}`,
      de: `${company.seat.town}, den ${d.date(day, "long")}`,
      en: `${company.seat.town}, ${d.date(day, "long")}`,
    }),
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  state(d, holdings, true);
  d.documentDate(day);
}

function chartData(d: Draft) {
  const top = d.world.people(regionOf(d), 2);
  const holding = d.world.company(regionOf(d));
  const company = d.world.company(regionOf(d));
  const shares = sharesOf(d.random, 2);
  return { top, holding, company, shares };
}

type Chart = ReturnType<typeof chartData>;
/** In a chart the shares in the holding are the persons', and the holding's the company's. */
function stateChart(d: Draft, { top, holding, company, shares }: Chart, isNumbered: boolean): void {
  d.subject(company, { form: false, number: isNumbered, seat: false });
  top.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }, "other"));
  d.share({ holder: holding.name, share_percent: 100, role: "shareholder" });
  d.fact("company_name", "other", holding.name, OPTIONAL);
}

/** Boxes with lines. */
function boxes(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  d.set({ width: 842, height: 595, family: "sans", size: 11 });
  d.text(
    d.t({
      nl: `Groepsstructuur ${company.name}`,
      fr: `Structure du groupe ${company.name}`,
      de: `Konzernstruktur ${company.name}`,
      en: `Group structure of ${company.name}`,
    }),
    { size: 16, style: "bold", align: "center" },
  );
  const box = (x: number, y: number, lines: readonly string[]) => {
    d.box(x, y, 220, 52);
    lines.forEach((line, at) =>
      d.put(x + 110, y + 8 + at * 18, line, { align: "center", style: at === 0 ? "bold" : "regular" }),
    );
  };
  top.forEach((who, at) => {
    box(120 + at * 370, 120, [
      nameOf(who),
      d.t({ nl: "natuurlijke persoon", fr: "personne physique", de: "natürliche Person", en: "natural person" }),
    ]);
    d.put(230 + at * 370, 185, d.percent(shares[at]!));
  });
  box(311, 230, [
    `${holding.name} ${holding.form}`,
    d.t({ nl: "holding", fr: "holding", de: "Holding", en: "holding company" }),
  ]);
  d.put(440, 305, d.percent(100));
  box(311, 350, [`${company.name} ${company.form}`, writtenNumber(company)]);
  stateChart(d, chart, true);
  d.companyNumber(company, "subject", OPTIONAL);
}

/** An indented list. */
function tree(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  const day = d.world.recentDay(200);
  d.set({ family: "vera", size: 10.5 });
  d.text(
    d.t({
      nl: "Organigram van de vennootschap",
      fr: "Organigramme de la société",
      de: "Organigramm der Gesellschaft",
      en: "Ownership and structure chart",
    }),
    { size: 15, style: "bold" },
  );
  d.text(
    d.t({
      nl: `Toestand op ${d.date(day)}`,
      fr: `Situation au ${d.date(day)}`,
      de: `Stand ${d.date(day)}`,
      en: `As at ${d.date(day)}`,
    }),
    { after: 16 },
  );
  d.text(`${company.name} ${company.form} (${writtenNumber(company)})`, { style: "bold", after: 6 });
  d.text(`${d.percent(100)} - ${holding.name} ${holding.form}`, { indent: 30, after: 6 });
  top.forEach((who, at) => d.text(`${d.percent(shares[at]!)} - ${nameOf(who)}`, { indent: 60, after: 6 }));
  stateChart(d, chart, true);
  d.documentDate(day);
}

/** A table of levels. */
function levels(d: Draft): void {
  const chart = chartData(d);
  const { top, holding, company, shares } = chart;
  d.set({ family: "book", size: 9.5 });
  d.text(
    d.t({
      nl: "Eigendomsstructuur",
      fr: "Structure de l'actionnariat",
      de: "Beteiligungsstruktur",
      en: "Shareholding structure",
    }),
    { size: 15, style: "bold" },
  );
  d.text(`${company.name} ${company.form}`, { after: 10 });
  d.table(
    d.t({
      nl: ["Houder", "Houdt aandelen in", "Belang"],
      fr: ["Détenteur", "Détient des parts de", "Part"],
      de: ["Inhaber", "Hält Anteile an", "Anteil"],
      en: ["Holder", "Holds shares in", "Interest"],
    }),
    [
      [`${holding.name} ${holding.form}`, company.name, d.percent(100)],
      ...top.map((who, at) => [nameOf(who), holding.name, d.percent(shares[at]!)]),
    ],
    { parts: [2, 2, 1], lines: true },
  );
  stateChart(d, chart, false);
}

export const SHARE_DOCUMENTS: readonly Layout[] = [
  layout("fit/share-register", "shareholder_register", ["nl", "fr", "de", "en"], register),
  layout("fit/share-sheets", "shareholder_register", ["nl", "fr", "de", "en"], sheets),
  layout("fit/share-declaration", "shareholder_register", ["nl", "fr", "de", "en"], declaration),
  layout("fit/chart-boxes", "structure_chart", ["nl", "fr", "de", "en"], boxes),
  layout("fit/chart-tree", "structure_chart", ["nl", "fr", "de", "en"], tree),
  layout("fit/chart-levels", "structure_chart", ["nl", "fr", "de", "en"], levels),
];
