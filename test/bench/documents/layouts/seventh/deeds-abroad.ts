import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { given, nameOf, type Person, streetOf, townOf } from "../../world.ts";
import { PURPOSES } from "../third/company-parts.ts";

/** German: the notary's roll on top, then paragraphs with a sign, shareholders as a list of stakes. */
function german(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const [first, second] = d.world.people("de", 2) as [Person, Person];
  const notary = d.world.official("de");
  const day = d.random.day(2016, 2025);
  const purpose = d.random.pick(PURPOSES).de;
  d.set({ family: "serif", size: 11, margin: 70, leading: 1.4 });
  d.text(`UR-Nr. ${d.random.whole(10, 2400)}/${day.slice(0, 4)}`, { align: "right", size: 9, after: 8 });
  d.text(
    `Verhandelt zu ${notary.address.town} am ${d.date(day, "long")}. Vor mir, der unterzeichneten Notarperson ${nameOf(notary)} mit dem Amtssitz in ${notary.address.town}, erschienen heute die in der Anlage aufgeführten Beteiligten und erklärten den folgenden`,
    { after: 10 },
  );
  d.text("Gesellschaftsvertrag", { size: 15, style: "bold", align: "center", after: 10 });
  for (const [title, text] of [
    [
      "§ 1 Firma, Sitz",
      `(1) Die Gesellschaft führt die Firma ${company.name} GmbH.\n(2) Sie hat ihren Sitz in ${company.seat.town}.`,
    ],
    ["§ 2 Gegenstand", `Gegenstand des Unternehmens ist ${purpose}.`],
    [
      "§ 3 Stammkapital, Stammeinlagen",
      `(1) Das Stammkapital beträgt 25.000,– € (in Worten: fünfundzwanzigtausend Euro).\n(2) Hiervon übernehmen:\n– ${given(first)} ${first.family}, geb. ${d.date(first.birthDate, "dots")}: 15.000 Geschäftsanteile zu je 1 € (60 %),\n– ${given(second)} ${second.family}, geb. ${d.date(second.birthDate, "dots")}: 10.000 Geschäftsanteile zu je 1 € (40 %).`,
    ],
    ["§ 4 Geschäftsführung", `Zum ersten Geschäftsführer wird ${nameOf(second)} bestellt.`],
  ] as const) {
    d.text(title, { style: "bold", align: "center", after: 2 });
    d.text(text, { after: 9 });
  }
  d.subject(company, { number: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", purpose);
  d.amount("capital", 25_000);
  d.person(first, { role: "founder", birth_date: first.birthDate, share_percent: 60 });
  d.person(second, { role: "founder", birth_date: second.birthDate, share_percent: 40 });
  d.person(second, { role: "director" });
  d.person(notary, { role: "notary" }, "issuer");
  d.documentDate(day);
}

/** British: the title block in capitals, a table of subscribers at the end. */
function british(d: Draft): void {
  const company = d.world.company("gb", "Limited");
  const [first, second] = d.world.people("gb", 2) as [Person, Person];
  const day = d.random.day(2016, 2025);
  d.set({ family: "book", size: 10.5, margin: 70, leading: 1.4 });
  d.text("COMPANY LIMITED BY SHARES", { align: "center", after: 10 });
  d.text("MEMORANDUM AND ARTICLES OF ASSOCIATION OF", { align: "center", after: 2 });
  d.text(`${company.name.toUpperCase()} LIMITED`, { style: "bold", size: 14, align: "center", after: 2 });
  d.text(`(Company No. ${company.number})`, { align: "center", after: 16 });
  for (const line of [
    "1. In these articles, unless the context requires otherwise, “the Act” means the Companies Act 2006.",
    "2. The liability of the members is limited to the amount, if any, unpaid on the shares held by them.",
    "3. Subject to the articles, the directors are responsible for the management of the company's business.",
    "4. Each subscriber to this memorandum wishes to form a company and agrees to take at least one share.",
  ]) {
    d.text(line, { after: 7 });
  }
  d.table(
    ["Name of each subscriber", "Authentication"],
    [
      [nameOf(first), "Authenticated electronically"],
      [nameOf(second), "Authenticated electronically"],
    ],
    { lines: true },
  );
  d.space(8);
  d.text(`Dated: ${d.date(day, "long")}`);
  d.fact("company_name", "subject", company.name);
  d.companyNumber(company, "subject");
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.person(first, { role: "founder" });
  d.person(second, { role: "founder" });
  d.documentDate(day);
}

/** French statutes signed by the partners, with the partners' contributions in a table. */
function french(d: Draft): void {
  const company = d.world.company("fr", "SARL");
  const [first, second] = d.world.people("fr", 2) as [Person, Person];
  const day = d.random.day(2016, 2025);
  const purpose = d.random.pick(PURPOSES).fr;
  d.set({ family: "sans", size: 10, margin: 64, leading: 1.4 });
  d.text(
    `${company.name}\nSociété à responsabilité limitée au capital de 8 000 euros\nSiège social : ${streetOf(company.seat, "fr")}, ${townOf(company.seat)}`,
    { align: "center", style: "bold", after: 12 },
  );
  d.text("STATUTS", { size: 16, style: "bold", align: "center", after: 12 });
  d.text("LES SOUSSIGNÉS :", { after: 4 });
  for (const who of [first, second]) {
    d.text(
      `– ${who.sex === "m" ? "Monsieur" : "Madame"} ${given(who)} ${who.family.toUpperCase()}, ${who.sex === "m" ? "né" : "née"} le ${d.date(who.birthDate, "long")} à ${who.birthPlace}, de nationalité française, demeurant ${d.address(who.address)},`,
      { after: 4 },
    );
  }
  d.text("ONT ÉTABLI AINSI QU'IL SUIT LES STATUTS DE LA SOCIÉTÉ QU'ILS SONT CONVENUS DE CONSTITUER.", { after: 8 });
  d.text("ARTICLE 2 - OBJET", { style: "bold", after: 1 });
  d.text(`La société a pour objet, en France et à l'étranger : ${purpose}.`, { after: 8 });
  d.text("ARTICLE 7 - RÉPARTITION DES PARTS", { style: "bold", after: 2 });
  d.table(
    ["Associé", "Parts", "Numéros", "Pourcentage"],
    [
      [nameOf(first), "560", "1 à 560", "70 %"],
      [nameOf(second), "240", "561 à 800", "30 %"],
      ["Total", "800", "", "100 %"],
    ],
    { lines: true },
  );
  d.space(6);
  d.text(`Fait à ${company.seat.town}, le ${d.date(day, "long")}, en quatre originaux.`);
  d.subject(company, { number: false });
  d.fact("object", "subject", purpose);
  d.amount("capital", 8000);
  d.person(first, { role: "founder", birth_date: first.birthDate, nationality: "FR", share_percent: 70 });
  d.person(second, { role: "founder", birth_date: second.birthDate, nationality: "FR", share_percent: 30 });
  for (const who of [first, second]) d.fact("address", "other", d.address(who.address), OPTIONAL);
  d.documentDate(day);
}

export const DEEDS_ABROAD: readonly Layout[] = [
  layout("seventh/german-deed", "articles_of_association", ["de"], german),
  layout("seventh/memorandum", "articles_of_association", ["en"], british),
  layout("seventh/french-statutes", "articles_of_association", ["fr"], french),
];
