import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, writtenNumber } from "../../world.ts";
import { consolidated, germanFiled, taxBundle } from "./accounts-abroad.ts";
import { irishAbridged, microEntity } from "./accounts-isles.ts";
import { figuresOf, state } from "./accounts-parts.ts";
import { countryName, foot, others } from "./company-parts.ts";

/** Belgian micro model: the front page with directors and auditor, then one page of codes without the earlier year. */
function microModel(d: Draft): void {
  const company = d.world.company(d.belgium);
  const office = d.world.company(d.belgium);
  const [director, accountant] = d.world.people(d.belgium, 2) as [Person, Person];
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const [start, end] = [`${year - 1}-07-01`, `${year}-06-30`];
  const filed = `${year}-12-${d.random.whole(10, 28)}`;
  d.set({ family: "sans", size: 9, margin: 50 });
  d.table(
    null,
    [
      ["20", d.date(filed), "BE " + writtenNumber(company), "9", "EUR"],
      [
        "NAT.",
        d.t({ nl: "Datum neerlegging", fr: "Date du dépôt" }),
        d.t({ nl: "Nr.", fr: "N°" }),
        d.t({ nl: "Blz.", fr: "P." }),
        d.t({ nl: "MIC-inb 1", fr: "MIC-app 1" }),
      ],
    ],
    { parts: [1, 2, 2, 1, 1.3], size: 8, lines: true },
  );
  d.space(6);
  d.text(d.t({ nl: "JAARREKENING IN EUR (2 decimalen)", fr: "COMPTES ANNUELS EN EUR (2 décimales)" }), {
    size: 13,
    style: "bold",
    after: 8,
  });
  d.rows(
    [
      [d.t({ nl: "NAAM", fr: "DÉNOMINATION" }), company.name.toUpperCase()],
      [d.t({ nl: "Rechtsvorm", fr: "Forme juridique" }), company.form],
      [
        d.t({ nl: "Straat, nr.", fr: "Rue, n°" }),
        `${company.seat.street} ${company.seat.house}${company.seat.box === null ? "" : ` ${d.t({ nl: "bus", fr: "bte" })} ${company.seat.box}`}`,
      ],
      [
        d.t({ nl: "Postnummer, gemeente", fr: "Code postal, commune" }),
        `${company.seat.postcode} ${company.seat.town}`,
      ],
      [d.t({ nl: "Land", fr: "Pays" }), countryName(d, "BE")],
      [
        d.t({ nl: "Boekjaar van", fr: "Exercice du" }),
        `${d.date(start)} ${d.t({ nl: "tot", fr: "au" })} ${d.date(end)}`,
      ],
    ],
    { label: 150, colon: ":" },
  );
  d.space(6);
  d.text(
    d.t({
      nl: "VOLLEDIGE LIJST van de bestuurders, zaakvoerders en commissarissen en VERKLARING betreffende een aanvullende opdracht voor nazicht of correctie",
      fr: "LISTE COMPLÈTE des administrateurs, gérants et commissaires et DÉCLARATION concernant une mission de vérification ou de redressement complémentaire",
    }),
    { style: "bold", size: 8.5 },
  );
  d.text(
    `${nameOf(director)}, ${d.address(director.address)} - ${d.t({ nl: "Functie: bestuurder", fr: "Fonction : administrateur" })}`,
    { after: 4 },
  );
  d.text(
    d.t({
      nl: `De jaarrekening werd gecorrigeerd door: ${office.name} ${office.form}, ${writtenNumber(office)}, ${d.address(office.seat)}, vertegenwoordigd door ${nameOf(accountant)}, ITAA-lidnummer 50.${d.random.digits(3)}.${d.random.digits(3)}.`,
      fr: `Les comptes annuels ont été corrigés par : ${office.name} ${office.form}, ${writtenNumber(office)}, ${d.address(office.seat)}, représentée par ${nameOf(accountant)}, n° de membre ITAA 50.${d.random.digits(3)}.${d.random.digits(3)}.`,
    }),
    { after: 8 },
  );
  d.page();
  const fixed = figures.assets * 0.35;
  d.table(
    ["", "Codes", d.t({ nl: "Boekjaar", fr: "Exercice" })],
    [
      [d.t({ nl: "Vaste activa", fr: "Actifs immobilisés" }), "21/28", d.money(fixed)],
      [d.t({ nl: "Vlottende activa", fr: "Actifs circulants" }), "29/58", d.money(figures.assets - fixed)],
      [d.t({ nl: "Totaal der activa", fr: "Total de l'actif" }), "20/58", d.money(figures.assets)],
      ["", "", ""],
      [d.t({ nl: "Eigen vermogen", fr: "Capitaux propres" }), "10/15", d.money(figures.equity)],
      [d.t({ nl: "Inbreng", fr: "Apport" }), "10/11", d.money(18_600)],
      [
        d.t({ nl: "Schulden op ten hoogste één jaar", fr: "Dettes à un an au plus" }),
        "42/48",
        d.money(figures.assets - figures.equity),
      ],
      [d.t({ nl: "Totaal der passiva", fr: "Total du passif" }), "10/49", d.money(figures.assets)],
      ["", "", ""],
      [d.t({ nl: "Omzet", fr: "Chiffre d'affaires" }), "70", d.money(figures.turnover)],
      [
        d.t({ nl: "Te bestemmen winst van het boekjaar", fr: "Bénéfice de l'exercice à affecter" }),
        "9905",
        d.money(figures.turnover / 20),
      ],
    ],
    { parts: [4, 1, 1.6] },
  );
  d.space(8);
  d.text(
    d.t({
      nl: `Werknemers ingeschreven in het personeelsregister, gemiddeld aantal (code 9087): ${figures.workforce}`,
      fr: `Travailleurs inscrits au registre du personnel, nombre moyen (code 9087) : ${figures.workforce}`,
    }),
  );
  d.subject(company);
  state(d, figures, `${start}/${end}`);
  d.amount("capital", 18_600, "EUR", null, OPTIONAL);
  d.person(director, { role: "director" }, "subject", OPTIONAL);
  others(d, [], [office]);
  d.fact("address", "other", d.address(director.address), OPTIONAL);
  d.documentDate(filed, OPTIONAL);
}

/** Dutch figures for publication, in an accountant's booklet of three pages. */
function booklet(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const office = d.world.company("nl", "B.V.");
  const accountant = d.world.person("nl");
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const signed = `${year + 1}-04-${d.random.whole(10, 28)}`;
  d.set({ family: "book", size: 10, margin: 64 });
  d.space(140);
  d.text(`Publicatiestukken ${year}`, { size: 22 });
  d.text(`${company.name} B.V.\nte ${company.seat.town}`, { size: 14, after: 40 });
  d.text(
    `Opgesteld door ${office.name} Accountants B.V., ${d.address(office.seat)}, KvK ${office.number}, btw ${office.vat}`,
    { size: 8 },
  );
  d.page();
  d.text(`Balans per 31 december ${year} (na resultaatbestemming, in euro)`, { style: "bold", after: 8 });
  const before = (value: number) => d.money(Math.round(value * 1.07), 0);
  const fixed = Math.round(figures.assets * 0.3);
  d.beside(
    [1, 1],
    [
      () =>
        d.table(
          ["Actief", String(year), String(year - 1)],
          [
            ["Materiële vaste activa", d.money(fixed, 0), before(fixed)],
            ["Vorderingen", d.money(figures.assets - fixed, 0), before(figures.assets - fixed)],
            ["Totaal", d.money(figures.assets, 0), before(figures.assets)],
          ],
          { parts: [1.6, 1, 1], size: 8.5 },
        ),
      () =>
        d.table(
          ["Passief", String(year), String(year - 1)],
          [
            ["Eigen vermogen", d.money(figures.equity, 0), before(figures.equity)],
            [
              "Kortlopende schulden",
              d.money(figures.assets - figures.equity, 0),
              before(figures.assets - figures.equity),
            ],
            ["Totaal", d.money(figures.assets, 0), before(figures.assets)],
          ],
          { parts: [1.6, 1, 1], size: 8.5 },
        ),
    ],
  );
  d.space(16);
  d.text(`Toelichting`, { style: "bold" });
  d.text(
    `Algemeen. ${company.name} B.V., geregistreerd te ${d.address(company.seat)}, is ingeschreven bij de Kamer van Koophandel onder nummer ${company.number}.\nDe netto-omzet over ${year} bedroeg € ${d.money(figures.turnover, 0)} (${year - 1}: € ${before(figures.turnover)}).\nHet gemiddeld aantal werknemers over ${year} bedroeg ${figures.workforce} (${year - 1}: ${figures.workforce + 1}).`,
    { after: 14 },
  );
  d.text(`Vastgesteld in de algemene vergadering van ${d.date(signed, "long")}.`);
  foot(d, `${nameOf(accountant)} AA - samenstellingsverklaring afgegeven - 2`);
  d.subject(company);
  state(d, figures, `${year}-12-31`);
  others(d, [], [office]);
  d.documentDate(signed, OPTIONAL);
}

/** Internal closing of an accountant: a trial balance's totals with a commentary. */
function closing(d: Draft): void {
  const company = d.world.company(d.belgium);
  const figures = figuresOf(d);
  const year = d.random.whole(2022, 2025);
  const percent = (part: number) => d.percent(Math.round((part / figures.assets) * 1000) / 10);
  d.set({ family: "narrow", size: 10, margin: 56 });
  d.text(`${company.name} ${company.form}`, { size: 14, style: "bold" });
  d.text(`${d.address(company.seat)} - ${writtenNumber(company)}`, { size: 8.5, after: 10 });
  d.text(
    d.t({
      nl: `Kerncijfers van de jaarrekening per 31.12.${year}`,
      fr: `Chiffres clés des comptes annuels au 31.12.${year}`,
      de: `Kennzahlen des Jahresabschlusses zum 31.12.${year}`,
      en: `Key figures from the annual accounts at 31.12.${year}`,
    }),
    { size: 12, after: 8 },
  );
  const label = (nl: string, fr: string, de: string, en: string) => d.t({ nl, fr, de, en });
  d.table(
    [
      "",
      label(`Bedrag (EUR)`, "Montant (EUR)", "Betrag (EUR)", "Amount (EUR)"),
      label("in % v.h. totaal", "en % du total", "in % der Summe", "in % of total"),
    ],
    [
      [
        label("Balanstotaal", "Total du bilan", "Bilanzsumme", "Balance sheet total"),
        d.money(figures.assets),
        percent(figures.assets),
      ],
      [
        label("Eigen vermogen", "Fonds propres", "Eigenmittel", "Shareholders' equity"),
        d.money(figures.equity),
        percent(figures.equity),
      ],
      [
        label("Omzet van het jaar", "Chiffre d'affaires de l'année", "Jahresumsatz", "Sales revenue"),
        d.money(figures.turnover),
        "-",
      ],
      [
        label("Personeel (gem. VTE)", "Personnel (ETP moyen)", "Personal (Ø VZÄ)", "Staff (average FTE)"),
        String(figures.workforce),
        "-",
      ],
    ],
    { parts: [2.4, 1.5, 1.3], lines: true },
  );
  d.space(10);
  d.text(
    label(
      "De solvabiliteit is gezond. De voorraad werd geteld op de laatste werkdag. Niet in de balans opgenomen: een borgstelling van 25.000,00 euro.",
      "La solvabilité est saine. Le stock a été compté le dernier jour ouvrable. Hors bilan : un cautionnement de 25 000,00 euros.",
      "Die Eigenkapitalquote ist gesund. Das Lager wurde am letzten Werktag gezählt. Außerbilanziell: eine Bürgschaft von 25.000,00 Euro.",
      "Solvency is sound. Stock was counted on the last working day. Off balance sheet: a guarantee of 25,000.00 euro.",
    ),
  );
  d.subject(company);
  state(d, figures, `${year}-12-31`);
}

export const ACCOUNT_LAYOUTS: readonly Layout[] = [
  layout("third/micro-model", "annual_accounts", ["nl", "fr"], microModel),
  layout("third/dutch-booklet", "annual_accounts", ["nl"], booklet),
  layout("third/key-figures", "annual_accounts", ["nl", "fr", "de", "en"], closing),
  layout("third/tax-bundle", "annual_accounts", ["fr"], taxBundle),
  layout("third/german-filed", "annual_accounts", ["de"], germanFiled),
  layout("third/consolidated", "annual_accounts", ["de", "en"], consolidated),
  layout("third/micro-entity", "annual_accounts", ["en"], microEntity),
  layout("third/irish-abridged", "annual_accounts", ["en"], irishAbridged),
];
