import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, registerName, streetOf, townOf, writtenNumber } from "../../world.ts";
import { fields, LABEL, one, titleOf, wordsOf } from "./words.ts";

const HOLDERS_TITLE = wordsOf(
  "Aandelenregister | Register van aandelen op naam | Lijst van aandeelhouders | Overzicht aandeelhouders",
  "Registre des actions | Registre des actions nominatives | Liste des actionnaires | État de l'actionnariat",
  "Aktienregister | Verzeichnis der Anteile | Gesellschafterliste | Übersicht der Gesellschafter",
  "Register of shares | Register of members | List of shareholders | Shareholder overview",
);

const holders = (manner: number) => (d: Draft) => {
  const company = d.world.company(d.belgium);
  const parent = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 2);
  const total = d.random.pick([100, 1000, 2500]);
  const shares = d.world.shares(3);
  const day = d.world.recentDay(200);
  const names = [
    `${parent.name} ${parent.form}`,
    ...people.map((who) => (manner % 2 === 0 ? nameOf(who) : registerName(who))),
  ];
  d.set({ family: "sans", size: 10, margin: 54 });
  titleOf(d, HOLDERS_TITLE);
  fields(
    d,
    [
      [one(d, LABEL.name), `${company.name} ${company.form}`],
      [one(d, LABEL.number), writtenNumber(company)],
      [one(d, LABEL.made), d.date(day)],
    ],
    manner,
  );
  d.space(10);
  const [holder, count, share] = [one(d, LABEL.holder), one(d, LABEL.count), one(d, LABEL.share)];
  const values = names.map(
    (name, at) => [name, d.money((shares[at]! / 100) * total, 0), d.percent(shares[at]!)] as const,
  );
  if (manner % 2 === 0) {
    d.table([holder, count, share], values, { lines: true });
    d.text(`${d.t({ nl: "Totaal", fr: "Total", de: "Gesamt", en: "Total" })}: ${d.money(total, 0)}`, { style: "bold" });
  } else
    values.forEach((own) => {
      fields(
        d,
        [
          [holder, own[0]],
          [count, own[1]],
          [share, own[2]],
        ],
        manner,
      );
      d.space(6);
    });
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.share({ holder: parent.name, share_percent: shares[0]!, role: "shareholder" });
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at + 1]! }));
  d.fact("company_name", "other", parent.name, OPTIONAL);
  d.documentDate(day);
};

const CHART_TITLE = wordsOf(
  "Eigendoms- en zeggenschapsstructuur | Groepsstructuur | Structuurschema van de vennootschap",
  "Structure de propriété et de contrôle | Organigramme du groupe | Schéma de l'actionnariat",
  "Eigentums- und Kontrollstruktur | Konzernstruktur | Schaubild der Beteiligungen",
  "Ownership and control structure | Group structure chart | Corporate structure diagram",
);

/** Boxes in three tiers with the share in the box, under it, beside the line, or before the name. */
const chart = (manner: number) => (d: Draft) => {
  const company = d.world.company(d.belgium);
  const holding = d.world.company(d.belgium);
  const people = d.world.people(d.belgium, 3);
  const part = d.random.pick([60, 75, 80]);
  const inHolding = d.world.shares(2);
  const day = d.world.recentDay(300);
  d.set({ width: 842, height: 595, family: "sans", size: 10, margin: 50 });
  titleOf(d, CHART_TITLE);
  const box = (x: number, y: number, name: string, share: number | null, more: string[] = []) => {
    const percent = share === null ? "" : d.percent(share);
    const lines =
      share === null
        ? [name, ...more]
        : manner === 0
          ? [`${name} (${percent})`, ...more]
          : manner === 1
            ? [name, percent, ...more]
            : manner === 3
              ? [`${percent} - ${name}`, ...more]
              : [name, ...more];
    d.box(x - 95, y, 190, 14 + 14 * lines.length);
    lines.forEach((line, at) => d.put(x, y + 6 + 14 * at, line, { align: "center", size: 9.5 }));
    if (manner === 2 && share !== null) d.put(x + 6, y + 24 + 14 * lines.length, percent, { size: 9 });
  };
  box(180, 110, nameOf(people[0]!), inHolding[0]!);
  box(420, 110, nameOf(people[1]!), inHolding[1]!);
  box(300, 220, `${holding.name} ${holding.form}`, part, [writtenNumber(holding)]);
  box(600, 220, nameOf(people[2]!), 100 - part);
  box(450, 330, `${company.name} ${company.form}`, null, [writtenNumber(company)]);
  d.put(50, 520, `${one(d, LABEL.made)} ${d.date(day)}`, { size: 8 });
  d.fact("company_name", "subject", company.name);
  d.companyNumber(company, "subject");
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.share({ holder: holding.name, enterprise_number: holding.number, share_percent: part, role: "shareholder" });
  d.fact("company_name", "other", holding.name, OPTIONAL);
  d.companyNumber(holding, "other", OPTIONAL);
  d.person(people[2]!, { role: "shareholder", share_percent: 100 - part });
  d.person(people[0]!, { role: "shareholder", share_percent: inHolding[0]! }, "other");
  d.person(people[1]!, { role: "shareholder", share_percent: inHolding[1]! }, "other");
  d.documentDate(day, OPTIONAL);
};

const BILL = wordsOf(
  "Jaarlijkse afrekening elektriciteit en aardgas | Uw waterfactuur | Afrekening energie",
  "Facture annuelle d'électricité et de gaz | Votre facture d'eau | Décompte d'énergie",
  "Jahresabrechnung Strom und Gas | Ihre Wasserrechnung | Energieabrechnung",
  "Annual electricity and gas bill | Your water bill | Energy statement",
);
const SUPPLIERS = ["Luminus", "Engie", "Eneco", "Farys", "Vivaqua", "De Watergroep"] as const;

const bill = (manner: number) => (d: Draft) => {
  const who = d.world.person(d.belgium);
  const day = d.world.recentDay(80);
  const supplier = d.random.pick(SUPPLIERS);
  const street = streetOf(who.address, d.language);
  d.set({ family: "sans", size: 10, margin: 56 });
  d.text(supplier, { size: 18, style: "bold", after: 4 });
  const letter = manner % 2 === 1;
  if (letter) {
    d.put(330, 120, nameOf(who));
    d.put(330, 134, street);
    d.put(330, 148, townOf(who.address));
    d.space(90);
  }
  titleOf(d, BILL);
  fields(
    d,
    [
      ...(letter ? [] : ([[one(d, LABEL.holderOfSupply), nameOf(who)]] as const)),
      [one(d, LABEL.supply), `${street}, ${townOf(who.address)}`],
      [
        d.t({ nl: "Klantnummer", fr: "Numéro de client", de: "Kundennummer", en: "Customer number" }),
        d.random.digits(9),
      ],
      [one(d, LABEL.billDate), d.date(day)],
      [d.t({ nl: "EAN-code", fr: "Code EAN", de: "EAN-Code", en: "EAN code" }), `5414489${d.random.digits(11)}`],
    ],
    manner,
  );
  d.space(10);
  d.table(
    d.t({
      nl: ["Periode", "Meterstand", "Verbruik", "Bedrag"],
      fr: ["Période", "Relevé du compteur", "Consommation", "Montant"],
      de: ["Zeitraum", "Zählerstand", "Verbrauch", "Betrag"],
      en: ["Period", "Meter reading", "Consumption", "Amount"],
    }),
    [
      [
        `01/01/2025 - 31/12/2025`,
        d.random.digits(5),
        `${d.random.whole(900, 4200)} kWh`,
        `${d.money(d.random.whole(300, 1900))} EUR`,
      ],
    ],
  );
  d.person(who, { role: "holder" });
  d.fact("address", "subject", d.address(who.address));
  d.documentDate(day);
  d.fact("authority", "issuer", supplier, OPTIONAL);
  d.fact("company_name", "issuer", supplier, OPTIONAL);
};

/** A municipality certifies where somebody lives: in a sentence, or in a form. */
const residence = (manner: number) => (d: Draft) => {
  const who = d.world.person(d.belgium);
  const day = d.world.recentDay(80);
  const since = d.random.day(2005, 2023);
  const { town } = who.address;
  d.set({ family: "serif", size: 11, margin: 64 });
  d.text(
    d.t({
      nl: `Stad ${town} - Dienst Bevolking`,
      fr: `Ville de ${town} - Service Population`,
      de: `Gemeinde ${town} - Bevölkerungsdienst`,
      en: `City of ${town} - Population Office`,
    }),
    { after: 16 },
  );
  d.text(
    d.t({
      nl: "Attest van hoofdverblijfplaats",
      fr: "Certificat de résidence principale",
      de: "Wohnsitzbescheinigung",
      en: "Certificate of principal residence",
    }),
    { size: 15, style: "bold", align: "center", after: 14 },
  );
  if (manner === 0)
    d.text(
      d.t({
        nl: `De ambtenaar van de burgerlijke stand verklaart dat ${nameOf(who)}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, sinds ${d.date(since, "long")} ingeschreven is op het adres ${d.address(who.address)}.`,
        fr: `L'officier de l'état civil certifie que ${nameOf(who)}, né(e) à ${who.birthPlace} le ${d.date(who.birthDate, "long")}, est inscrit(e) depuis le ${d.date(since, "long")} à l'adresse ${d.address(who.address)}.`,
        de: `Der Standesbeamte bescheinigt, dass ${nameOf(who)}, geboren in ${who.birthPlace} am ${d.date(who.birthDate, "long")}, seit dem ${d.date(since, "long")} unter der Anschrift ${d.address(who.address)} eingetragen ist.`,
        en: `The registrar certifies that ${nameOf(who)}, born in ${who.birthPlace} on ${d.date(who.birthDate, "long")}, has been registered since ${d.date(since, "long")} at the address ${d.address(who.address)}.`,
      }),
      { after: 20 },
    );
  else
    fields(
      d,
      [
        [d.t({ nl: "Naam", fr: "Nom", de: "Name", en: "Surname" }), who.family],
        [d.t({ nl: "Voornamen", fr: "Prénoms", de: "Vornamen", en: "First names" }), who.given.join(" ")],
        [one(d, LABEL.birth), d.date(who.birthDate)],
        [
          d.t({
            nl: "Hoofdverblijfplaats",
            fr: "Résidence principale",
            de: "Hauptwohnsitz",
            en: "Principal residence",
          }),
          d.address(who.address),
        ],
      ],
      manner,
    );
  d.space(16);
  d.text(`${town}, ${d.date(day, "long")}`);
  d.person(who, { role: "holder" });
  d.fact("address", "subject", d.address(who.address));
  d.documentDate(day);
  d.issuer(town, OPTIONAL);
};

const ALL = ["nl", "fr", "de", "en"] as const;
export const FIFTH_PAPERS: readonly Layout[] = [
  ...[0, 1, 2, 3].map((manner) => layout(`fifth/holders-${manner}`, "shareholder_register", ALL, holders(manner))),
  ...[0, 1, 2, 3].map((manner) => layout(`fifth/chart-${manner}`, "structure_chart", ALL, chart(manner))),
  ...[0, 1, 2, 3, 4, 5].map((manner) => layout(`fifth/bill-${manner}`, "proof_of_address", ALL, bill(manner))),
  ...[0, 1, 2, 4].map((manner) => layout(`fifth/residence-${manner}`, "proof_of_address", ALL, residence(manner))),
];
