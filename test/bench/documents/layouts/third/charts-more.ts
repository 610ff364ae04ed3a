import { type Draft, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, writtenNumber } from "../../world.ts";
import { foot, formed, percentOf, homeOf } from "./company-parts.ts";

/** Dutch group under a foundation that holds the shares for holders of depositary receipts. */
export function foundation(d: Draft): void {
  const [parent, company, other] = [
    d.world.company("nl", "B.V."),
    d.world.company("nl", "B.V."),
    d.world.company("nl", "B.V."),
  ];
  const holders = d.world.people("nl", 2) as [Person, Person];
  const day = d.world.recentDay(250);
  d.set({ family: "sans", size: 10, margin: 60 });
  d.text(d.t({ nl: "Juridische structuur", en: "Legal structure" }), { size: 16, style: "bold" });
  d.text(`${company.name} B.V. - KvK ${company.number}`, { after: 2 });
  d.text(d.t({ nl: `per ${d.date(day, "long")}`, en: `as of ${d.date(day, "long")}` }), { after: 16 });
  const card = (text: string, indent: number) => d.text(text, { indent, after: 8 });
  card(
    d.t({
      nl: `Certificaathouders: ${nameOf(holders[0])} (50%) en ${nameOf(holders[1])} (50%)`,
      en: `Holders of depositary receipts: ${nameOf(holders[0])} (50%) and ${nameOf(holders[1])} (50%)`,
    }),
    0,
  );
  card(`Stichting Administratiekantoor ${parent.name} (100%)`, 24);
  card(`${parent.name} B.V., KvK ${parent.number} (100%)`, 48);
  d.text(`${company.name} B.V., KvK ${company.number}`, { indent: 72, style: "bold", after: 8 });
  card(d.t({ nl: `Deelneming: ${other.name} B.V. (100%)`, en: `Participation: ${other.name} B.V. (100%)` }), 96);
  foot(d, d.t({ nl: "Bijlage 2 bij het cliëntdossier", en: "Schedule 2 to the client file" }));
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", "B.V.", OPTIONAL);
  for (const who of holders) d.person(who, { role: "owner", share_percent: 50 }, "other", OPTIONAL);
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: 100, role: "shareholder" });
  d.share({ holder: `Stichting Administratiekantoor ${parent.name}`, share_percent: 100 }, OPTIONAL);
  d.share({ holder: other.name, share_percent: 100 }, OPTIONAL);
  d.documentDate(day);
}

/** French table of direct holders with a chart's title, shares as counts. */
export function capitalTable(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const parent = d.world.company("fr", "SAS");
  const [first, second, head] = d.world.people("fr", 3) as [Person, Person, Person];
  const counts = d.random.pick([
    [6000, 3000, 1000],
    [5100, 2450, 2450],
  ]);
  const part = (at: number) => percentOf(counts[at]!, 10_000);
  d.set({ family: "book", size: 10, margin: 60 });
  d.text("Organigramme capitalistique", { size: 17, style: "bold" });
  d.text(`${company.name} - SIREN ${writtenNumber(company)} - Présidence : ${nameOf(head)}`, { after: 14 });
  d.table(
    ["Détenteur", "Actions", "% capital", "% droits de vote"],
    [
      [
        `${parent.name} (SIREN ${writtenNumber(parent)})`,
        d.money(counts[0]!, 0),
        d.percent(part(0)),
        d.percent(part(0)),
      ],
      [nameOf(first), d.money(counts[1]!, 0), d.percent(part(1)), d.percent(part(1))],
      [nameOf(second), d.money(counts[2]!, 0), d.percent(part(2)), d.percent(part(2))],
      ["Ensemble", d.money(10_000, 0), "100 %", "100 %"],
    ],
    { parts: [3, 1.2, 1.2, 1.6], lines: true },
  );
  d.space(10);
  d.framed(() => {
    d.text(`${parent.name} --> ${d.percent(part(0))} --> ${company.name}`, { align: "center" });
    d.text(`${nameOf(first)} --> ${d.percent(part(1))} --> ${company.name}`, { align: "center" });
    d.text(`${nameOf(second)} --> ${d.percent(part(2))} --> ${company.name}`, { align: "center" });
  });
  d.subject(company, { form: false, seat: false });
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: part(0), role: "shareholder" });
  d.person(first, { role: "shareholder", share_percent: part(1) });
  d.person(second, { role: "shareholder", share_percent: part(2) });
  d.person(head, { role: "director" }, "subject", OPTIONAL);
}

/** A tree with branches, read from the top: a family, its holding, the company, its branches abroad. */
export function branches(d: Draft): void {
  const region = d.language === "de" ? "de" : "ie";
  const [parent, company, branch] = [d.world.company(region), d.world.company(region), d.world.company(region)];
  const family = d.world.people(region, 3);
  const shares = [50, 30, 20];
  const day = d.world.recentDay(250);
  d.set({ family: "vera", size: 9.5, margin: 56 });
  d.text(d.t({ de: `Konzernübersicht / Beteiligungsstruktur`, en: `Corporate structure and ownership overview` }), {
    size: 15,
    style: "bold",
  });
  d.text(
    d.t({
      de: `Berichtende Einheit: ${company.name} ${company.form}`,
      en: `Reporting entity: ${company.name} ${company.form}`,
    }),
    { after: 2 },
  );
  d.text(
    d.t({
      de: `Registernummer ${writtenNumber(company)} - Stand: ${d.date(day, "dots")}`,
      en: `Registered number ${writtenNumber(company)} - as at ${d.date(day, "slash")}`,
    }),
    { after: 14 },
  );
  family.forEach((who, at) => d.text(`+-- ${nameOf(who)} [${shares[at]}%]`, { after: 3 }));
  d.text(`|`, { after: 0 });
  d.text(`+---- ${parent.name} ${parent.form} [100%]`, { after: 3, indent: 20 });
  d.text(`|`, { after: 0, indent: 20 });
  d.text(`+---- ${company.name} ${company.form}`, { after: 3, indent: 50, style: "bold" });
  d.text(`|`, { after: 0, indent: 50 });
  d.text(`+---- ${branch.name} ${branch.form} [51%]`, { after: 14, indent: 80 });
  d.text(
    d.t({
      de: "Prozentangaben beziehen sich auf die jeweils darunter stehende Einheit.",
      en: "Percentages refer to the interest in the entity next below; the last line is a subsidiary.",
    }),
    { size: 8 },
  );
  d.subject(company, { form: false, seat: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  family.forEach((who, at) => d.person(who, { role: "shareholder", share_percent: shares[at]! }, "other"));
  d.share({ holder: parent.name, share_percent: 100, role: "shareholder" });
  d.share({ holder: branch.name, share_percent: 51 }, OPTIONAL);
  d.documentDate(day);
}

/** A sole owner above a holding above the company, as plain text with arrows. */
export function arrows(d: Draft): void {
  const [owner] = d.world.people(homeOf(d), 1) as [Person];
  const [parent, company] = [d.world.company(homeOf(d)), d.world.company(homeOf(d))];
  const day = d.world.recentDay(200);
  d.set({ family: "mono", size: 10, margin: 70 });
  d.text(
    d.t({
      nl: "ORGANIGRAM AANDEELHOUDERSCHAP",
      fr: "ORGANIGRAMME DE L'ACTIONNARIAT",
      de: "ORGANIGRAMM DER BETEILIGUNGEN",
      en: "SHAREHOLDING ORGANISATION CHART",
    }),
    { style: "bold", size: 12, align: "center", after: 20 },
  );
  const centre = (text: string, style: "bold" | "regular" = "regular") =>
    d.text(text, { align: "center", style, after: 2 });
  centre(nameOf(owner), "bold");
  centre("|");
  centre(d.percent(100));
  centre("v");
  centre(formed(parent), "bold");
  centre(writtenNumber(parent));
  centre("|");
  centre(d.percent(100));
  centre("v");
  centre(formed(company), "bold");
  centre(`${writtenNumber(company)}`);
  centre(d.address(company.seat));
  d.space(30);
  d.text(
    d.t({
      nl: `Voor echt verklaard te ${company.seat.town}, ${d.date(day, "slash")}`,
      fr: `Certifié exact à ${company.seat.town}, le ${d.date(day, "slash")}`,
      de: `Für die Richtigkeit: ${company.seat.town}, ${d.date(day, "dots")}`,
      en: `Certified true: ${company.seat.town}, ${d.date(day, "slash")}`,
    }),
  );
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(owner, { role: "shareholder", share_percent: 100 }, "other");
  d.share({ holder: parent.name, enterprise_number: parent.number, share_percent: 100, role: "shareholder" });
  d.documentDate(day);
}
