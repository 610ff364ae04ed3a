import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { type Company, nameOf, type Person, writtenNumber } from "../../world.ts";
import { homeOf } from "../third/company-parts.ts";
import { foot } from "./parts.ts";

interface Group {
  readonly people: readonly [Person, Person];
  readonly parent: Company;
  readonly company: Company;
}

const groupOf = (d: Draft): Group => {
  const region = homeOf(d);
  return {
    people: d.world.people(region, 2) as [Person, Person],
    parent: d.world.company(region),
    company: d.world.company(region),
  };
};

const full = ({ name, form }: Company): string => `${name} ${form}`;

/** Two people hold the parent at 55 and 45 per cent; it holds the company with one of them, at 80 and 20. */
function state(d: Draft, { people, parent, company }: Group, number: boolean): void {
  d.subject(company, { form: false, number, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(people[0], { role: "shareholder" }, "other");
  d.person(people[1], { role: "shareholder" }, "other");
  d.share({ holder: parent.name, share_percent: 80, role: "shareholder" });
  d.fact("company_name", "other", parent.name, OPTIONAL);
  d.companyNumber(parent, "other", OPTIONAL);
}

/** A table of who holds what in whom, the holder in the middle column. */
function matrix(d: Draft): void {
  const group = groupOf(d);
  const { people, parent, company } = group;
  const day = d.world.recentDay(200);
  d.set({ family: "sans", size: 10, margin: 56 });
  d.text(
    d.t({
      nl: `Aandeelhoudersstructuur van ${full(company)}`,
      fr: `Structure de l'actionnariat de ${full(company)}`,
      de: `Gesellschafterstruktur der ${full(company)}`,
      en: `Shareholding structure of ${full(company)}`,
    }),
    { size: 14, style: "bold", after: 4 },
  );
  d.text(`${d.t({ nl: "Nr.", fr: "N°", de: "Nr.", en: "No." })} ${writtenNumber(company)} - ${d.date(day, "slash")}`, {
    after: 12,
  });
  d.table(
    d.t({
      nl: ["Niveau", "Houder", "In", "Belang"],
      fr: ["Niveau", "Détenteur", "Dans", "Part"],
      de: ["Ebene", "Inhaber", "An", "Anteil"],
      en: ["Level", "Holder", "In", "Stake"],
    }),
    [
      ["1", full(parent), full(company), d.percent(80)],
      ["", nameOf(people[0]), full(company), d.percent(20)],
      ["2", nameOf(people[0]), full(parent), d.percent(55)],
      ["", nameOf(people[1]), full(parent), d.percent(45)],
    ],
    { lines: true, parts: [0.6, 2, 2, 1] },
  );
  state(d, group, true);
  d.documentDate(day);
}

/** A tree by indentation, from the top down, with the stake in brackets before the name. */
function tree(d: Draft): void {
  const group = groupOf(d);
  const { people, parent, company } = group;
  const day = d.world.recentDay(200);
  d.set({ family: "mono", size: 9.5, margin: 56 });
  d.text(d.t({ nl: "GROEPSSTRUCTUUR", fr: "ORGANIGRAMME DU GROUPE", de: "KONZERNSTRUKTUR", en: "GROUP STRUCTURE" }), {
    size: 13,
    style: "bold",
    after: 4,
  });
  d.text(
    d.t({
      nl: `betreffende ${full(company)}, toestand op ${d.date(day, "long")}`,
      fr: `concernant ${full(company)}, situation au ${d.date(day, "long")}`,
      de: `betreffend ${full(company)}, Stand ${d.date(day, "long")}`,
      en: `concerning ${full(company)}, position at ${d.date(day, "long")}`,
    }),
    { after: 14 },
  );
  d.text(nameOf(people[0]), { after: 2 });
  d.text(nameOf(people[1]), { after: 2 });
  d.text(`(55 % / 45 %)  ${full(parent)}`, { indent: 24, after: 2 });
  d.text(`(80 %)  ${full(company)}`, { indent: 48, after: 2 });
  d.text(`(20 %)  ${nameOf(people[0])}`, { indent: 48, after: 2 });
  foot(
    d,
    d.t({
      nl: "Opgemaakt door het bestuur",
      fr: "Établi par l'organe d'administration",
      de: "Erstellt von der Geschäftsführung",
      en: "Prepared by the board",
    }),
  );
  state(d, group, false);
  d.documentDate(day);
}

/** A policy against money laundering as minutes of the body that adopted it, the day inside a sentence. */
function adopted(d: Draft): void {
  const company = d.world.company(homeOf(d));
  const day = d.world.recentDay(500);
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.5 });
  d.text(full(company), { style: "bold", after: 18 });
  d.text(
    d.t({
      nl: "Beleidsnota cliëntacceptatie en witwaspreventie",
      fr: "Note de politique : acceptation des clients et prévention du blanchiment",
      de: "Richtlinie zur Kundenannahme und Geldwäscheprävention",
      en: "Client acceptance and anti-money laundering policy",
    }),
    { size: 15, style: "bold", after: 12 },
  );
  for (const line of d.t({
    nl: [
      `Het bestuursorgaan heeft deze nota aangenomen in zijn vergadering van ${d.date(day, "long")}.`,
      "Elke cliënt wordt geïdentificeerd voor de eerste prestatie. De uiteindelijke begunstigde wordt nagegaan in het UBO-register.",
      "Verhoogde waakzaamheid geldt voor politiek prominente personen en voor landen met een hoog risico.",
      "Vermoedens worden intern gemeld aan de AMLCO, die oordeelt over een melding aan de CFI.",
    ],
    fr: [
      `L'organe d'administration a adopté la présente note en sa réunion du ${d.date(day, "long")}.`,
      "Tout client est identifié avant la première prestation. Le bénéficiaire effectif est vérifié dans le registre UBO.",
      "Une vigilance accrue s'applique aux personnes politiquement exposées et aux pays à haut risque.",
      "Les soupçons sont déclarés en interne à l'AMLCO, qui apprécie s'il y a lieu de saisir la CTIF.",
    ],
    de: [
      `Die Geschäftsführung hat diese Richtlinie in ihrer Sitzung vom ${d.date(day, "long")} verabschiedet.`,
      "Jeder Kunde wird vor der ersten Leistung identifiziert. Der wirtschaftlich Berechtigte wird im Transparenzregister geprüft.",
      "Verstärkte Sorgfaltspflichten gelten für politisch exponierte Personen und Hochrisikoländer.",
      "Verdachtsfälle werden intern dem Geldwäschebeauftragten gemeldet, der über eine Verdachtsmeldung entscheidet.",
    ],
    en: [
      `The board adopted this policy at its meeting on ${d.date(day, "long")}.`,
      "Every client is identified before the first engagement. Beneficial owners are verified against the public register.",
      "Enhanced due diligence applies to politically exposed persons and high-risk countries.",
      "Suspicions are reported internally to the MLRO, who decides on an external disclosure.",
    ],
  })) {
    d.text(line, { after: 9 });
  }
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.documentDate(day);
}

const ALL = ["nl", "fr", "de", "en"] as const;

export const SEVENTH_CHARTS: readonly Layout[] = [
  layout("seventh/matrix", "structure_chart", ALL, matrix),
  layout("seventh/tree", "structure_chart", ALL, tree),
  layout("seventh/adopted", "policy_document", ALL, adopted),
];
