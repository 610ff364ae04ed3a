import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { yearsAfter } from "../../random.ts";
import { nameOf, streetOf, townOf, writtenNumber } from "../../world.ts";
import { foot, stateLicence } from "./parts.ts";

/** A supervisor's public register, printed from its site: the trail of the site, then labels above values. */
function fsma(d: Draft): void {
  const company = d.world.company(d.belgium);
  const day = d.world.recentDay(200);
  const number = d.random.digits(6);
  const since = d.random.day(2012, 2023);
  d.set({ family: "sans", size: 10, margin: 56 });
  d.text(
    d.t({
      nl: "FSMA  >  Consumenten  >  Opzoeken van een aanbieder",
      fr: "FSMA  >  Consommateurs  >  Rechercher un prestataire",
    }),
    { size: 8, after: 12 },
  );
  d.text(`${company.name} ${company.form}`, { size: 17, style: "bold", after: 6 });
  for (const [label, value] of d.t({
    nl: [
      ["Statuut", "Verzekeringsmakelaar"],
      ["Inschrijving als tussenpersoon", `onder nummer ${number} A sinds ${d.date(since, "long")}`],
      ["KBO", writtenNumber(company)],
      ["Maatschappelijke zetel", `${streetOf(company.seat, "nl")} te ${townOf(company.seat)}`],
    ],
    fr: [
      ["Statut", "Courtier en assurances"],
      ["Inscription comme intermédiaire", `sous le numéro ${number} A depuis le ${d.date(since, "long")}`],
      ["BCE", writtenNumber(company)],
      ["Siège social", `${streetOf(company.seat, "fr")} à ${townOf(company.seat)}`],
    ],
  })) {
    d.text(label!, { size: 8, grey: 0.4, after: 0 });
    d.text(value!, { after: 6 });
  }
  d.text(
    d.t({
      nl: `Toestand van het register op ${d.date(day, "long")}`,
      fr: `État du registre au ${d.date(day, "long")}`,
    }),
    { size: 8 },
  );
  d.fact("issue_date", "subject", since, OPTIONAL);
  stateLicence(d, company, { number: `${number} A`, day, authority: "FSMA", has: { seat: true } });
}

/** An institute's certificate of membership in one sentence, with the number in brackets. */
function itaa(d: Draft): void {
  const company = d.world.company(d.belgium);
  const president = d.world.person(d.belgium);
  const day = d.world.recentDay(300);
  const number = `50.${d.random.digits(3)}.${d.random.digits(3)}`;
  const authority = d.t({
    nl: "Instituut van de Belastingadviseurs en de Accountants",
    fr: "Institut des Conseillers fiscaux et des Experts-comptables",
  });
  d.set({ family: "book", size: 11, margin: 76, leading: 1.5 });
  d.text("ITAA", { size: 24, style: "bold", after: 20 });
  d.text(d.t({ nl: "ATTEST VAN INSCHRIJVING", fr: "ATTESTATION D'INSCRIPTION" }), {
    size: 14,
    style: "bold",
    align: "center",
    after: 20,
  });
  d.text(
    d.t({
      nl: `Het ${authority} bevestigt dat ${company.form} ${company.name}, met ondernemingsnummer ${writtenNumber(company)}, op de lijst van gecertificeerde accountants is ingeschreven (lidnummer ${number}) en gerechtigd is het beroep uit te oefenen.`,
      fr: `L'${authority} certifie que la ${company.form} ${company.name}, dont le numéro d'entreprise est ${writtenNumber(company)}, est inscrite sur la liste des experts-comptables certifiés (numéro de membre ${number}) et est autorisée à exercer la profession.`,
    }),
    { after: 24 },
  );
  d.text(d.t({ nl: `Brussel, ${d.date(day, "long")}`, fr: `Bruxelles, le ${d.date(day, "long")}` }), { after: 20 });
  d.text(`${nameOf(president)}\n${d.t({ nl: "Voorzitter", fr: "Président" })}`);
  d.person(president, { role: "signatory" }, "issuer", OPTIONAL);
  stateLicence(d, company, { number, day, authority });
}

/** A transport licence as the Union prints it: title in several lines, numbered fields without colons. */
function transport(d: Draft): void {
  const company = d.world.company(d.language === "en" ? "ie" : d.language === "de" ? "de" : d.belgium);
  const day = d.random.day(2019, 2025);
  const until = yearsAfter(day, 10);
  const number = d.random.digits(7);
  d.set({ family: "sans", size: 10, margin: 66, leading: 1.4 });
  const authority = d.t({
    nl: "Departement Mobiliteit en Openbare Werken",
    fr: "SPW Mobilité et Infrastructures",
    de: "Bundesamt für Logistik und Mobilität",
    en: "Road Transport Operator Licensing Unit",
  });
  d.text(authority, { align: "right", after: 14 });
  d.text(
    d.t({
      nl: `VERGUNNING nr. ${number}`,
      fr: `LICENCE n° ${number}`,
      de: `LIZENZ Nr. ${number}`,
      en: `LICENCE No ${number}`,
    }),
    { size: 15, style: "bold", align: "center", after: 2 },
  );
  d.text(
    d.t({
      nl: "voor het internationale goederenvervoer over de weg voor rekening van derden",
      fr: "pour le transport international de marchandises par route pour compte d'autrui",
      de: "für den grenzüberschreitenden gewerblichen Güterkraftverkehr",
      en: "for the international carriage of goods by road for hire or reward",
    }),
    { align: "center", after: 16 },
  );
  d.text(
    d.t({
      nl: "Deze vergunning machtigt",
      fr: "La présente licence autorise",
      de: "Diese Lizenz berechtigt",
      en: "This licence entitles",
    }),
    { after: 4 },
  );
  d.text(`${company.name} ${company.form}\n${streetOf(company.seat, d.language)}\n${townOf(company.seat)}`, {
    style: "bold",
    indent: 40,
    after: 8,
  });
  d.text(
    d.t({
      nl: "tot het verrichten van internationaal goederenvervoer over de weg op de grondgebieden van de Gemeenschap.",
      fr: "à effectuer des transports internationaux de marchandises par route sur le territoire de la Communauté.",
      de: "auf allen Verkehrsverbindungen im Gebiet der Gemeinschaft Güter zu befördern.",
      en: "to engage in the international carriage of goods by road on any route in the territory of the Community.",
    }),
    { after: 14 },
  );
  d.text(
    d.t({
      nl: `Deze vergunning is geldig van ${d.date(day, "slash")} tot en met ${d.date(until, "slash")}.`,
      fr: `La présente licence est valable du ${d.date(day, "slash")} au ${d.date(until, "slash")}.`,
      de: `Diese Lizenz gilt vom ${d.date(day, "dots")} bis zum ${d.date(until, "dots")}.`,
      en: `This licence shall be valid from ${d.date(day, "slash")} to ${d.date(until, "slash")}.`,
    }),
    { after: 12 },
  );
  d.text(
    d.t({
      nl: `Afgegeven te Brussel, op ${d.date(day, "slash")}`,
      fr: `Délivrée à Namur, le ${d.date(day, "slash")}`,
      de: `Ausgestellt in Köln am ${d.date(day, "dots")}`,
      en: `Issued in Loughrea, on ${d.date(day, "slash")}`,
    }),
  );
  stateLicence(d, company, { number, day, until, authority, has: { number: false, seat: true } });
}

/** A town's permit for a restaurant, as a council's decision with its articles. */
function catering(d: Draft): void {
  const company = d.world.company("vl");
  const day = d.random.day(2019, 2025);
  const number = `HV/${day.slice(0, 4)}/${d.random.digits(3)}`;
  const { town } = company.seat;
  d.set({ family: "serif", size: 10.5, margin: 66, leading: 1.45 });
  d.text(`Stad ${town}`, { size: 14, style: "bold", after: 2 });
  d.text(
    `Uittreksel uit de notulen van het college van burgemeester en schepenen\nZitting van ${d.date(day, "long")}`,
    { after: 14 },
  );
  d.text(`Onderwerp: horecavergunning ${number}`, { style: "bold", after: 10 });
  for (const line of [
    `Gelet op de aanvraag van ${company.name} ${company.form}, ondernemingsnummer ${writtenNumber(company)}, voor de zaak in de ${streetOf(company.seat, "nl")};`,
    "Gelet op het gunstig advies van de brandweer en van de lokale politie;",
    "BESLUIT:",
    "Artikel 1. De vergunning voor het uitbaten van een horecazaak wordt verleend aan de aanvrager.",
    "Artikel 2. Zij is persoonlijk en kan niet worden overgedragen.",
  ]) {
    d.text(line, { after: 7 });
  }
  d.fact("address", "subject", d.address(company.seat), OPTIONAL);
  stateLicence(d, company, { number, day, authority: `Stad ${town}` });
}

/** A British firm's permission: two columns of label and value in a frame, status first. */
function british(d: Draft): void {
  const company = d.world.company("gb", "Ltd");
  const day = d.world.recentDay(300);
  const number = d.random.digits(6);
  d.set({ family: "vera", size: 9.5, margin: 56 });
  d.text("Scope of Permission Notice", { size: 16, style: "bold", after: 4 });
  d.text("Financial Conduct Authority", { after: 12 });
  d.framed(() => {
    d.rows(
      [
        ["Firm", `${company.name} Ltd`],
        ["Firm Reference Number", number],
        ["Incorporation number", company.number],
        ["Status", "Authorised"],
        ["Type", "Insurance intermediary"],
        ["Effective date", d.date(day, "long")],
      ],
      { label: 150, bold: true },
    );
  });
  d.text(
    "The firm may carry on the regulated activities listed overleaf in accordance with Part 4A of the Financial Services and Markets Act 2000.",
  );
  stateLicence(d, company, { number, day, authority: "Financial Conduct Authority" });
}

/** A German trade office's permit for brokers: sender on the right, a decision in numbered points. */
function broker(d: Draft): void {
  const company = d.world.company("de", "GmbH");
  const day = d.random.day(2019, 2025);
  const number = `32.1-${d.random.digits(4)}/${day.slice(2, 4)}`;
  const authority = `Industrie- und Handelskammer ${company.seat.town}`;
  d.set({ family: "sans", size: 10, margin: 62, leading: 1.4 });
  d.text(authority, { style: "bold", align: "right", after: 0 });
  d.text(`Aktenzeichen: ${number}\n${d.date(day, "dots")}`, { align: "right", size: 9, after: 16 });
  d.text(`${company.name} GmbH\n${streetOf(company.seat, "de")}\n${townOf(company.seat)}`, { after: 22 });
  d.text("Erlaubnis nach § 34d Abs. 1 der Gewerbeordnung", { size: 13, style: "bold", after: 10 });
  d.text("Sehr geehrte Damen und Herren,\nauf Ihren Antrag ergeht folgender Bescheid:", { after: 6 });
  d.text(
    `1. Der ${company.name} GmbH (${writtenNumber(company)}, Amtsgericht ${company.seat.town}) wird die Erlaubnis erteilt, gewerbsmäßig den Abschluss von Versicherungsverträgen zu vermitteln.`,
    { indent: 14, after: 4 },
  );
  d.text("2. Die Erlaubnis ist unbefristet.", { indent: 14, after: 4 });
  d.text("3. Die Kosten des Verfahrens trägt die Antragstellerin.", { indent: 14 });
  foot(d, `${authority} | Börsenplatz 4 | www.ihk.example`);
  stateLicence(d, company, { number, day, authority, has: { seat: true } });
}

export const SEVENTH_LICENCES: readonly Layout[] = [
  layout("seventh/fsma", "licence", ["nl", "fr"], fsma),
  layout("seventh/itaa", "licence", ["nl", "fr"], itaa),
  layout("seventh/transport", "licence", ["nl", "fr", "de", "en"], transport),
  layout("seventh/catering", "licence", ["nl"], catering),
  layout("seventh/permission", "licence", ["en"], british),
  layout("seventh/broker", "licence", ["de"], broker),
];
