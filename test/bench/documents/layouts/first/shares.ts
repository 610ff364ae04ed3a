import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { sharesOf } from "../../parts.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { boxes, levels, tree } from "./charts.ts";
import { type Holding, regionOf } from "./shares-parts.ts";

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

export const SHARE_DOCUMENTS: readonly Layout[] = [
  layout("first/share-register", "shareholder_register", ["nl", "fr", "de", "en"], register),
  layout("first/share-sheets", "shareholder_register", ["nl", "fr", "de", "en"], sheets),
  layout("first/share-declaration", "shareholder_register", ["nl", "fr", "de", "en"], declaration),
  layout("first/chart-boxes", "structure_chart", ["nl", "fr", "de", "en"], boxes),
  layout("first/chart-tree", "structure_chart", ["nl", "fr", "de", "en"], tree),
  layout("first/chart-levels", "structure_chart", ["nl", "fr", "de", "en"], levels),
];
