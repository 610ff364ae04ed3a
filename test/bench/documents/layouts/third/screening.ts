import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, type Person, registerName, type Region, writtenNumber } from "../../world.ts";
import { footer, full } from "./paper-parts.ts";
import { SCREENING_LETTERS } from "./screening-letters.ts";
import { state } from "./screening-parts.ts";

const regionOf = (d: Draft): Region => ({ nl: "vl", fr: "wal", de: "de", en: "gb" } as const)[d.language];

/** A case of one person: possible hits in a list, each set aside with a reason. Those are other people. */
function caseReport(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const hits = d.world.people(regionOf(d), 2).map((hit): Person => ({ ...hit, family: who.family }));
  const day = d.world.recentDay(60);
  const provider = d.random.pick(["Veridex Screening", "NameCheck One", "SanctionScope"]);
  const analyst = d.world.official(regionOf(d));
  d.set({ family: d.random.pick(["sans", "narrow"]), size: 9.5, margin: 52 });
  d.box(0, 0, d.pageWidth, 42, 0.86);
  d.put(52, 12, provider, { size: 14, style: "bold" });
  d.put(d.pageWidth - 52, 16, d.t({ fr: "CONFIDENTIEL", en: "CONFIDENTIAL" }), { size: 8, align: "right" });
  d.space(14);
  d.text(d.t({ fr: "Rapport de dossier - filtrage individuel", en: "Case Report - Individual" }), {
    size: 15,
    style: "bold",
    after: 8,
  });
  d.beside(
    [1, 1],
    [
      () =>
        d.rows(
          [
            [d.t({ fr: "Nom recherché", en: "Name screened" }), nameOf(who)],
            [d.t({ fr: "Né(e) le", en: "DOB" }), d.date(who.birthDate, "dash")],
            [
              d.t({ fr: "Genre", en: "Gender" }),
              who.sex === "m" ? d.t({ fr: "Masculin", en: "Male" }) : d.t({ fr: "Féminin", en: "Female" }),
            ],
          ],
          { label: 90 },
        ),
      () =>
        d.rows(
          [
            [d.t({ fr: "N° de dossier", en: "Case ID" }), `${d.random.letters(2)}-${d.random.digits(7)}`],
            [d.t({ fr: "Généré le", en: "Generated" }), d.date(day, "long")],
            [d.t({ fr: "Analyste", en: "Assigned to" }), nameOf(analyst)],
          ],
          { label: 80 },
        ),
    ],
  );
  d.space(8);
  d.framed(
    () =>
      d.text(
        d.t({
          fr: "Correspondances : 2 examinées, 2 écartées, 0 confirmée   |   Risque : FAIBLE",
          en: "Matches: 2 reviewed, 2 false, 0 positive   |   Risk level: LOW",
        }),
        { style: "bold" },
      ),
    { fill: 0.93 },
  );
  for (const [at, hit] of hits.entries()) {
    d.text(`${d.t({ fr: "Correspondance", en: "Match" })} ${at + 1}   -   ${d.random.whole(61, 84)} %`, {
      style: "bold",
    });
    d.rows(
      [
        [d.t({ fr: "Identité listée", en: "Listed name" }), registerName(hit)],
        [d.t({ fr: "Année de naissance", en: "Year of birth" }), hit.birthDate.slice(0, 4)],
        [
          d.t({ fr: "Catégorie", en: "Category" }),
          d.t({
            fr: ["PPE - ancien élu local", "Média défavorable"],
            en: ["PEP - former councillor", "Adverse media"],
          })[at]!,
        ],
        [
          d.t({ fr: "Décision", en: "Resolution" }),
          d.t({ fr: "Écartée : date de naissance différente", en: "False: different date of birth" }),
        ],
      ],
      { label: 130 },
    );
    d.space(8);
  }
  d.text(
    d.t({
      fr: "Les données proviennent de sources publiques agrégées ; elles ne constituent pas un avis juridique.",
      en: "Data is aggregated from public sources and may not be relied upon as legal advice.",
    }),
    { size: 7.5 },
  );
  d.person(who, { role: "other", birth_date: who.birthDate });
  for (const hit of hits) d.person(hit, { role: "other" }, "other", OPTIONAL);
  d.person(analyst, { role: "other" }, "issuer", OPTIONAL);
  state(d, provider, day);
}

/** A company with its directors and owners, each in a row with one column for each list. */
function entity(d: Draft): void {
  const company = d.world.company(regionOf(d));
  const people = d.world.people(regionOf(d), d.random.whole(2, 4));
  const day = d.world.recentDay(60);
  const provider = d.random.pick(["KYC Atelier", "DueCheck", "Trustlane"]);
  const ok = "-";
  d.set({ family: "vera", size: 8.5, margin: 46 });
  d.text(d.t({ nl: "SCREENING VAN DE CLIËNT EN BETROKKENEN", de: "PRÜFUNG DES KUNDEN UND DER BETEILIGTEN" }), {
    size: 13,
    style: "bold",
  });
  d.text(
    d.t({
      nl: `${provider} - resultaten van ${d.date(day, "long")} om ${d.random.whole(8, 18)}:${d.random.whole(10, 59)}`,
      de: `${provider} - Ergebnisse vom ${d.date(day, "long")}, ${d.random.whole(8, 18)}:${d.random.whole(10, 59)} Uhr`,
    }),
    { after: 14 },
  );
  d.text(d.t({ nl: "Onderneming", de: "Unternehmen" }), { style: "bold", size: 10 });
  d.text(`${full(company)}   |   ${writtenNumber(company)}   |   ${company.country}`, { after: 10 });
  d.text(d.t({ nl: "Betrokken personen", de: "Natürliche Personen" }), { style: "bold", size: 10 });
  d.table(
    d.t({
      nl: ["Naam", "Geb.", "EU", "VN", "OFAC", "PEP", "Media", "Score"],
      de: ["Name", "Geb.", "EU", "UN", "OFAC", "PEP", "Medien", "Score"],
    }),
    people.map((who) => [
      registerName(who),
      d.date(who.birthDate, d.language === "de" ? "dots" : "slash"),
      ok,
      ok,
      ok,
      ok,
      ok,
      `0/${d.random.pick(["100", "100"])}`,
    ]),
    { parts: [2.6, 1.3, 0.5, 0.5, 0.7, 0.6, 0.8, 0.8], lines: true },
  );
  d.space(10);
  d.text(
    d.t({
      nl: "Legende: - geen overeenkomst; ? te onderzoeken; X bevestigd. Drempel 85 %. Lijsten bijgewerkt op de dag zelf.",
      de: "Legende: - keine Übereinstimmung; ? zu prüfen; X bestätigt. Schwellenwert 85 %. Listenstand tagesaktuell.",
    }),
    { size: 7.5, after: 10 },
  );
  d.text(
    d.t({
      nl: `Volgende automatische controle: ${d.date(daysAfter(day, 30))}`,
      de: `Nächste automatische Prüfung: ${d.date(daysAfter(day, 30), "dots")}`,
    }),
  );
  footer(d, `${provider} BV - Diestsevest 40, 3000 Leuven - BE 0682.5${d.random.digits(2)}.117`);
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.companyNumber(company, "subject", OPTIONAL);
  for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
  state(d, provider, day);
}

/** A print of a public search page: query, filters, and that nothing was found. */
function searchPrint(d: Draft): void {
  const who = d.world.person(regionOf(d));
  const day = d.world.recentDay(40);
  const provider = d.t({ de: "Finanz-Sanktionsliste", en: "Sanctions List Search" });
  d.set({ family: "serif", size: 10, margin: 44 });
  d.text(
    `${d.date(day, d.language === "de" ? "dots" : "slash")}, ${d.random.whole(9, 17)}:${d.random.whole(10, 59)}          ${provider}`,
    { size: 8, after: 16 },
  );
  d.text(provider, { size: 22, style: "bold", after: 4 });
  d.text(
    d.t({
      de: "Diese Suche durchsucht die konsolidierte Liste der Personen, Gruppen und Organisationen.",
      en: "This tool looks for potential matches on the consolidated lists by fuzzy logic on the name field.",
    }),
    { after: 14 },
  );
  d.rows(
    [
      [d.t({ de: "Suchbegriff", en: "Name" }), nameOf(who)],
      [d.t({ de: "Geburtstag", en: "Date of birth" }), d.date(who.birthDate, d.language === "de" ? "dots" : "slash")],
      [d.t({ de: "Art", en: "Type" }), d.t({ de: "Person", en: "Individual" })],
      [d.t({ de: "Ähnlichkeit mindestens", en: "Minimum name score" }), "90"],
      [d.t({ de: "Land", en: "Country" }), d.t({ de: "Alle", en: "All" })],
    ],
    { label: 160, colon: ":" },
  );
  d.space(12);
  d.text(d.t({ de: "Suchergebnisse: 0 gefunden", en: "Lookup Results: 0 Found" }), {
    style: "bold",
    size: 12,
    after: 8,
  });
  d.text(
    d.t({
      de: "Ihre Suche lieferte keine Ergebnisse. Prüfen Sie die Schreibweise.",
      en: "Your search has not returned any results.",
    }),
  );
  footer(
    d,
    d.t({
      de: "Seite 1 von 1     https://www.finanz-sanktionsliste.de/fisalis/",
      en: "https://sanctionssearch.example/      1/1",
    }),
    7,
  );
  d.person(who, { role: "other", birth_date: who.birthDate });
  d.fact("authority", "issuer", provider, OPTIONAL);
  d.documentDate(day);
}

export const SCREENING_REPORTS: readonly Layout[] = [
  layout("third/screening-case", "screening_report", ["fr", "en"], caseReport),
  layout("third/screening-entity", "screening_report", ["nl", "de"], entity),
  layout("third/screening-search-print", "screening_report", ["de", "en"], searchPrint),
  ...SCREENING_LETTERS,
];
