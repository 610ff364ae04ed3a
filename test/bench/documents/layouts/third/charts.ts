import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { sharesOf } from "../../parts.ts";
import { type Company, nameOf, type Person, writtenNumber } from "../../world.ts";
import { arrows, branches, capitalTable, foundation } from "./charts-more.ts";
import { countryName, foot, formed, homeOf } from "./company-parts.ts";

interface Group {
  readonly people: readonly [Person, Person];
  readonly parts: readonly number[];
  readonly parent: Company;
  readonly company: Company;
  /** Held beside the subject, or below it. */
  readonly sister: Company;
}

function groupOf(d: Draft): Group {
  const region = homeOf(d);
  const people = d.world.people(region, 2) as [Person, Person];
  const [parent, company, sister] = [d.world.company(region), d.world.company(region), d.world.company(region)];
  return { people, parts: sharesOf(d.random, 2), parent, company, sister };
}

/** People hold the parent, the parent the company. */
function state(
  d: Draft,
  { people, parts, parent, company, sister }: Group,
  share: number,
  has: { readonly number: boolean; readonly parent: boolean },
): void {
  d.subject(company, { form: false, number: has.number, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: parts[at]! }, "other"));
  d.share({
    holder: parent.name,
    share_percent: share,
    role: "shareholder",
    ...(has.parent ? { enterprise_number: parent.number } : {}),
  });
  d.fact("company_name", "other", parent.name, OPTIONAL);
  d.fact("company_name", "other", sister.name, OPTIONAL);
  d.share({ holder: sister.name }, OPTIONAL);
}

/** Boxes from the top down with lines; a sister company stands beside. */
function lined(d: Draft): void {
  const group = groupOf(d);
  const { people, parts, parent, company, sister } = group;
  const day = d.world.recentDay(300);
  d.set({ width: 842, height: 595, family: d.random.pick(["vera", "sans"]), size: 9.5, margin: 40 });
  d.text(
    d.t({
      nl: `Structuurschema - vennootschap: ${formed(company)} - stand ${d.date(day, "dots")}`,
      fr: `Schéma de structure - société : ${formed(company)} - état au ${d.date(day, "dots")}`,
      de: `Beteiligungsschaubild - Gesellschaft: ${formed(company)} - Stand ${d.date(day, "dots")}`,
      en: `Structure diagram - company: ${formed(company)} - position at ${d.date(day, "dots")}`,
    }),
    { size: 13, style: "bold" },
  );
  const box = (x: number, y: number, lines: readonly string[], fill?: number) => {
    d.box(x, y, 200, 54, fill ?? 0.97);
    d.box(x, y, 200, 54);
    lines.forEach((text, at) =>
      d.put(x + 100, y + 8 + at * 14, text, { align: "center", style: at === 0 ? "bold" : "regular", size: 9 }),
    );
  };
  const down = (x: number, y: number, to: number) => d.box(x, y, 0.8, to - y, 0);
  box(140, 100, [nameOf(people[0]), countryName(d, people[0].address.country)]);
  box(500, 100, [nameOf(people[1]), countryName(d, people[1].address.country)]);
  down(240, 154, 235);
  down(600, 154, 235);
  d.put(250, 180, d.percent(parts[0]!));
  d.put(610, 180, d.percent(parts[1]!));
  d.box(240, 235, 360, 0.8, 0);
  box(320, 235, [formed(parent), writtenNumber(parent)], 0.9);
  down(420, 289, 350);
  d.box(240, 350, 360, 0.8, 0);
  down(240, 350, 400);
  down(600, 350, 400);
  d.put(250, 370, d.percent(100));
  d.put(610, 370, d.percent(100));
  box(140, 400, [formed(company), writtenNumber(company)]);
  box(500, 400, [
    formed(sister),
    d.t({ nl: "(zustervennootschap)", fr: "(société sœur)", de: "(Schwestergesellschaft)", en: "(sister company)" }),
  ]);
  state(d, group, 100, { number: true, parent: true });
  d.documentDate(day);
}

/** From the company upwards, in numbered steps of a note for a bank. */
function steps(d: Draft): void {
  const group = groupOf(d);
  const { people, parts, parent, company, sister } = group;
  const rest = d.random.pick([10, 20, 25]);
  d.set({ family: "serif", size: 11, leading: 1.45, margin: 66 });
  d.text(
    d.t({
      nl: "Nota eigendoms- en zeggenschapsstructuur",
      fr: "Note sur la structure de propriété et de contrôle",
      de: "Vermerk zur Eigentums- und Kontrollstruktur",
      en: "Note on the ownership and control structure",
    }),
    { size: 14, style: "bold", after: 8 },
  );
  d.text(`${formed(company)} (${writtenNumber(company)})`, { style: "italic", after: 12 });
  const sentences = d.t<readonly string[]>({
    nl: [
      `De aandelen van ${formed(company)} worden voor ${d.percent(100 - rest)} gehouden door ${formed(parent)} en voor ${d.percent(rest)} door ${formed(sister)}.`,
      `${formed(parent)} is voor ${d.percent(parts[0]!)} eigendom van ${nameOf(people[0])} en voor ${d.percent(parts[1]!)} van ${nameOf(people[1])}.`,
      "Er bestaan geen aandeelhoudersovereenkomsten, stemafspraken of nominees.",
    ],
    fr: [
      `Les actions de ${formed(company)} sont détenues à ${d.percent(100 - rest)} par ${formed(parent)} et à ${d.percent(rest)} par ${formed(sister)}.`,
      `${formed(parent)} appartient à ${d.percent(parts[0]!)} à ${nameOf(people[0])} et à ${d.percent(parts[1]!)} à ${nameOf(people[1])}.`,
      "Il n'existe ni convention d'actionnaires, ni accord de vote, ni prête-nom.",
    ],
    de: [
      `Die Anteile an der ${formed(company)} werden zu ${d.percent(100 - rest)} von der ${formed(parent)} und zu ${d.percent(rest)} von der ${formed(sister)} gehalten.`,
      `Die ${formed(parent)} gehört zu ${d.percent(parts[0]!)} ${nameOf(people[0])} und zu ${d.percent(parts[1]!)} ${nameOf(people[1])}.`,
      "Gesellschaftervereinbarungen, Stimmbindungen oder Treuhandverhältnisse bestehen nicht.",
    ],
    en: [
      `The shares in ${formed(company)} are held as to ${d.percent(100 - rest)} by ${formed(parent)} and as to ${d.percent(rest)} by ${formed(sister)}.`,
      `${formed(parent)} is owned as to ${d.percent(parts[0]!)} by ${nameOf(people[0])} and as to ${d.percent(parts[1]!)} by ${nameOf(people[1])}.`,
      "There are no shareholder agreements, voting arrangements or nominees.",
    ],
  });
  sentences.forEach((sentence, at) => d.text(`${["I", "II", "III"][at]!}.  ${sentence}`, { after: 8 }));
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: parts[at]! }, "other"));
  d.share({ holder: parent.name, share_percent: 100 - rest, role: "shareholder" });
  d.share({ holder: sister.name, share_percent: rest, role: "shareholder" });
}

/** A slide: the board beside the owners, names in capitals. */
function slide(d: Draft): void {
  const group = groupOf(d);
  const { people, parts, parent, company, sister } = group;
  const [manager] = d.world.people(homeOf(d), 1) as [Person];
  d.set({ width: 960, height: 540, family: "narrow", size: 13, margin: 50 });
  d.text(
    d.t({
      nl: "Wie zit achter onze groep?",
      fr: "Qui est derrière notre groupe ?",
      de: "Wer steht hinter unserer Gruppe?",
      en: "Who is behind our group?",
    }),
    { size: 24, style: "bold", after: 6 },
  );
  d.text(
    d.t({
      nl: `Juridisch organigram van ${formed(company)}`,
      fr: `Organigramme juridique de ${formed(company)}`,
      de: `Gesellschaftsrechtliches Organigramm der ${formed(company)}`,
      en: `Legal organisation chart of ${formed(company)}`,
    }),
    { after: 20 },
  );
  d.beside(
    [2, 1],
    [
      () => {
        d.framed(
          () =>
            d.text(
              people
                .map((who, at) => `${who.family.toUpperCase()} ${who.given.join(" ")} - ${d.percent(parts[at]!)}`)
                .join("\n"),
            ),
          { fill: 0.92 },
        );
        d.text(`|\n|`, { indent: 120, after: 0 });
        d.framed(() => d.text(`${formed(parent)}`, { style: "bold" }), { fill: 0.92 });
        d.text(`|  100 %`, { indent: 120, after: 0 });
        d.framed(() => d.text(`${formed(company)}`, { style: "bold" }), { fill: 0.85 });
        d.text(`|  100 %`, { indent: 120, after: 0 });
        d.framed(() => d.text(`${formed(sister)}`), { fill: 0.96 });
      },
      () => {
        d.text(d.t({ nl: "Management", fr: "Direction", de: "Management", en: "Management" }), { style: "bold" });
        d.text(`CEO: ${nameOf(manager)}`, { after: 12 });
        d.text(
          d.t({
            nl: "Onderaan: dochtervennootschap",
            fr: "En bas : filiale",
            de: "Unten: Tochtergesellschaft",
            en: "Bottom: subsidiary",
          }),
          { size: 10 },
        );
      },
    ],
  );
  foot(
    d,
    d.t({
      nl: "Vertrouwelijk - slide 7",
      fr: "Confidentiel - page 7",
      de: "Vertraulich - Folie 7",
      en: "Confidential - slide 7",
    }),
  );
  state(d, group, 100, { number: false, parent: false });
  d.person(manager, { role: "director" }, "subject", OPTIONAL);
}

/** A matrix with effective interests beside direct ones. */
function matrix(d: Draft): void {
  const group = groupOf(d);
  const { people, parts, parent, company, sister } = group;
  const direct = d.random.pick([60, 80]);
  const day = d.world.recentDay(300);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.text(
    d.t({
      nl: `GROEPSSTRUCTUUR ${company.name.toUpperCase()}`,
      fr: `STRUCTURE DU GROUPE ${company.name.toUpperCase()}`,
      de: `GRUPPENSTRUKTUR ${company.name.toUpperCase()}`,
      en: `GROUP STRUCTURE ${company.name.toUpperCase()}`,
    }),
    { size: 13, style: "bold" },
  );
  d.text(`${d.t({ nl: "Nummer", fr: "Numéro", de: "Nummer", en: "Number" })} ${writtenNumber(company)}`, { after: 12 });
  const effective = (share: number) => d.percent(Math.round(share * direct) / 100);
  d.table(
    d.t({
      nl: ["Niveau", "Entiteit", "Aandeelhouder", "Rechtstreeks", "Effectief"],
      fr: ["Niveau", "Entité", "Actionnaire", "Direct", "Effectif"],
      de: ["Ebene", "Einheit", "Anteilseigner", "Direkt", "Durchgerechnet"],
      en: ["Level", "Entity", "Shareholder", "Direct", "Effective"],
    }),
    [
      ["0", formed(company), formed(parent), d.percent(direct), d.percent(direct)],
      ["0", formed(company), formed(sister), d.percent(100 - direct), d.percent(100 - direct)],
      ["1", formed(parent), nameOf(people[0]), d.percent(parts[0]!), effective(parts[0]!)],
      ["1", formed(parent), nameOf(people[1]), d.percent(parts[1]!), effective(parts[1]!)],
    ],
    { parts: [0.7, 2.4, 2.4, 1.2, 1.4], lines: true },
  );
  d.space(10);
  d.text(
    d.t({
      nl: `Opgemaakt op ${d.date(day, "long")}. Bron: aandelenregisters.`,
      fr: `Établi le ${d.date(day, "long")}. Source : registres des actions.`,
      de: `Erstellt am ${d.date(day, "long")}. Quelle: Gesellschafterlisten.`,
      en: `Drawn up on ${d.date(day, "long")}. Source: registers of members.`,
    }),
    { size: 8.5 },
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  people.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: parts[at]! }, "other"));
  d.share({ holder: parent.name, share_percent: direct, role: "shareholder" });
  d.share({ holder: sister.name, share_percent: 100 - direct, role: "shareholder" });
  d.documentDate(day);
}

export const CHART_LAYOUTS: readonly Layout[] = [
  layout("third/chart-lined", "structure_chart", ["nl", "fr", "de", "en"], lined),
  layout("third/chart-steps", "structure_chart", ["nl", "fr", "de", "en"], steps),
  layout("third/chart-slide", "structure_chart", ["nl", "fr", "de", "en"], slide),
  layout("third/chart-matrix", "structure_chart", ["nl", "fr", "de", "en"], matrix),
  layout("third/chart-arrows", "structure_chart", ["nl", "fr", "de", "en"], arrows),
  layout("third/chart-foundation", "structure_chart", ["nl", "en"], foundation),
  layout("third/chart-capital-table", "structure_chart", ["fr"], capitalTable),
  layout("third/chart-branches", "structure_chart", ["de", "en"], branches),
];
