import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { streetOf, townOf, writtenNumber } from "../../world.ts";
import { ACCOUNTS_ABROAD } from "./accounts-abroad.ts";
import { figuresOf, stateAccounts } from "./accounts-parts.ts";
import { foot } from "./parts.ts";

/** The Belgian micro model, with codes in a column of their own and headings that carry a total. */
function micro(d: Draft): void {
  const company = d.world.company(
    d.belgium,
    d.t({
      nl: "Besloten Vennootschap",
      fr: "Société à responsabilité limitée",
      de: "Gesellschaft mit beschränkter Haftung",
    }),
  );
  const f = figuresOf(d);
  const n = (value: number) => d.money(value, 0);
  d.set({ family: "sans", size: 9, margin: 50 });
  d.text(
    d.t({
      nl: "MICROMODEL VOOR VENNOOTSCHAPPEN",
      fr: "MICROMODÈLE POUR SOCIÉTÉS",
      de: "MIKROMODELL FÜR GESELLSCHAFTEN",
    }),
    { style: "bold", size: 12, after: 8 },
  );
  d.rows(
    d.t({
      nl: [
        ["Naam:", company.name],
        ["Rechtsvorm:", company.form],
        ["Adres:", `${streetOf(company.seat, "nl")}`],
        ["Postnummer en gemeente:", townOf(company.seat)],
        ["Ondernemingsnummer", `BE ${writtenNumber(company)}`],
        ["Boekjaar", `van 01-01-${f.year} tot 31-12-${f.year}`],
      ],
      fr: [
        ["Dénomination :", company.name],
        ["Forme juridique :", company.form],
        ["Adresse :", `${streetOf(company.seat, "fr")}`],
        ["Code postal et commune :", townOf(company.seat)],
        ["Numéro d'entreprise", `BE ${writtenNumber(company)}`],
        ["Exercice", `du 01-01-${f.year} au 31-12-${f.year}`],
      ],
      de: [
        ["Name:", company.name],
        ["Rechtsform:", company.form],
        ["Anschrift:", `${streetOf(company.seat, "de")}`],
        ["PLZ und Gemeinde:", townOf(company.seat)],
        ["Unternehmensnummer", `BE ${writtenNumber(company)}`],
        ["Geschäftsjahr", `vom 01-01-${f.year} bis zum 31-12-${f.year}`],
      ],
    }) as readonly (readonly [string, string])[],
    { label: 170 },
  );
  d.space(8);
  const row = (name: string, code: string, value: string, last: string) => [name, code, value, last];
  d.table(
    [
      "",
      "Codes",
      d.t({ nl: "Boekjaar", fr: "Exercice", de: "Geschäftsjahr" }),
      d.t({ nl: "Vorig boekjaar", fr: "Exercice précédent", de: "Vorjahr" }),
    ],
    [
      row(
        d.t({ nl: "VASTE ACTIVA", fr: "ACTIFS IMMOBILISÉS", de: "ANLAGEVERMÖGEN" }),
        "21/28",
        n(f.assets * 0.4),
        n(f.assets * 0.42),
      ),
      row(
        d.t({ nl: "VLOTTENDE ACTIVA", fr: "ACTIFS CIRCULANTS", de: "UMLAUFVERMÖGEN" }),
        "29/58",
        n(f.assets * 0.6),
        n(f.assets * 0.5),
      ),
      row(
        d.t({ nl: "TOTAAL VAN DE ACTIVA", fr: "TOTAL DE L'ACTIF", de: "SUMME DER AKTIVA" }),
        "20/58",
        n(f.assets),
        n(f.assets * 0.92),
      ),
      row(
        d.t({ nl: "EIGEN VERMOGEN", fr: "CAPITAUX PROPRES", de: "EIGENKAPITAL" }),
        "10/15",
        n(f.equity),
        n(f.equity * 0.9),
      ),
      row(
        d.t({ nl: "SCHULDEN", fr: "DETTES", de: "VERBINDLICHKEITEN" }),
        "17/49",
        n(f.assets - f.equity),
        n(f.assets * 0.3),
      ),
      row(
        d.t({ nl: "TOTAAL VAN DE PASSIVA", fr: "TOTAL DU PASSIF", de: "SUMME DER PASSIVA" }),
        "10/49",
        n(f.assets),
        n(f.assets * 0.92),
      ),
      row(
        d.t({
          nl: "Omzet (facultatieve vermelding)",
          fr: "Chiffre d'affaires (mention facultative)",
          de: "Umsatzerlöse (freiwillige Angabe)",
        }),
        "70",
        n(f.turnover),
        n(f.turnover * 1.1),
      ),
      row(
        d.t({
          nl: "Gemiddeld aantal werknemers in voltijdse equivalenten",
          fr: "Nombre moyen de travailleurs en équivalents temps plein",
          de: "Durchschnittliche Zahl der Arbeitnehmer in VZÄ",
        }),
        "9087",
        `${f.workforce}`,
        `${f.workforce + 1}`,
      ),
    ],
    { parts: [4, 1, 1.5, 1.5] },
  );
  d.subject(company);
  stateAccounts(d, company, f, ["turnover", "equity", "assets", "workforce"]);
}

/** Dutch accounts with a note number between label and figure, both years in one head. */
function dutch(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const f = figuresOf(d);
  const n = (value: number) => d.money(value, 0);
  d.set({ family: "book", size: 10, margin: 62 });
  d.text(`${company.name} B.V.\nte ${company.seat.town}`, { size: 13, style: "bold", after: 4 });
  d.text(`Jaarrapport ${f.year}`, { size: 16, after: 16 });
  d.text(`Balans per 31 december ${f.year} (na resultaatbestemming)`, { style: "bold", after: 4 });
  d.table(
    ["", "Toelichting", `${f.year}`, `${f.year - 1}`],
    [
      ["Activa", "", "€", "€"],
      ["Materiële vaste activa", "1", n(f.assets * 0.3), n(f.assets * 0.33)],
      ["Vorderingen", "2", n(f.assets * 0.7), n(f.assets * 0.6)],
      ["", "", n(f.assets), n(f.assets * 0.93)],
      ["Passiva", "", "", ""],
      ["Eigen vermogen", "3", n(f.equity), n(f.equity * 0.8)],
      ["Kortlopende schulden", "4", n(f.assets - f.equity), n(f.assets * 0.4)],
      ["", "", n(f.assets), n(f.assets * 0.93)],
    ],
    { parts: [3, 1, 1.2, 1.2] },
  );
  d.space(10);
  d.text(`Winst-en-verliesrekening over ${f.year}`, { style: "bold", after: 4 });
  d.table(
    null,
    [
      ["Netto-omzet", "5", n(f.turnover), n(f.turnover * 0.9)],
      ["Kosten van grond- en hulpstoffen", "6", n(f.turnover * 0.5), n(f.turnover * 0.44)],
    ],
    { parts: [3, 1, 1.2, 1.2] },
  );
  d.text(`Gedurende het jaar waren gemiddeld ${f.workforce} werknemers in dienst (${f.year - 1}: ${f.workforce + 2}).`);
  foot(d, `KvK-nummer ${company.number}`);
  d.subject(company, { form: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.amount("total_assets", f.assets, "EUR", `${f.year}-12-31`, OPTIONAL);
  stateAccounts(d, company, f, ["turnover", "equity", "workforce"]);
}

/** French tax form: letters in boxes before the figures. */
function french(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const f = figuresOf(d);
  const n = (value: number) => d.money(value, 0);
  d.set({ family: "sans", size: 9, margin: 46 });
  d.text("COMPTES ANNUELS", { size: 16, style: "bold", after: 4 });
  d.text(`${company.name} SAS - ${d.address(company.seat)}`, { after: 2 });
  d.text(`SIREN ${writtenNumber(company)} - Exercice clos le 31/12/${f.year}, durée 12 mois`, { after: 10 });
  d.beside(
    [1, 1],
    [
      () =>
        d.table(
          ["ACTIF", "", `Net ${f.year}`],
          [
            ["Immobilisations", "BJ", n(f.assets * 0.35)],
            ["Stocks", "BL", n(f.assets * 0.15)],
            ["Créances", "BX", n(f.assets * 0.5)],
            ["TOTAL GÉNÉRAL", "CO", n(f.assets)],
          ],
          { parts: [3, 1, 2], size: 8.5 },
        ),
      () =>
        d.table(
          ["PASSIF", "", `Net ${f.year}`],
          [
            ["Capital social", "DA", n(f.equity * 0.2)],
            ["Réserves", "DG", n(f.equity * 0.8)],
            ["TOTAL (I) CAPITAUX PROPRES", "DL", n(f.equity)],
            ["Dettes", "EC", n(f.assets - f.equity)],
            ["TOTAL GÉNÉRAL", "EE", n(f.assets)],
          ],
          { parts: [3, 1, 2], size: 8.5 },
        ),
    ],
  );
  d.space(8);
  d.table(
    ["COMPTE DE RÉSULTAT", "", `${f.year}`, `${f.year - 1}`],
    [
      ["Chiffres d'affaires nets", "FL", n(f.turnover), n(f.turnover * 0.8)],
      ["Salaires et traitements", "FY", n(f.turnover * 0.3), n(f.turnover * 0.25)],
    ],
    { parts: [3, 1, 2, 2], size: 8.5 },
  );
  d.text(`Effectif moyen du personnel : ${f.workforce}`);
  d.subject(company, { form: false });
  stateAccounts(d, company, f, ["turnover", "equity", "assets", "workforce"]);
}

export const SEVENTH_ACCOUNTS: readonly Layout[] = [
  layout("seventh/micro", "annual_accounts", ["nl", "fr", "de"], micro),
  layout("seventh/dutch-report", "annual_accounts", ["nl"], dutch),
  layout("seventh/french-form", "annual_accounts", ["fr"], french),
  ...ACCOUNTS_ABROAD,
];
