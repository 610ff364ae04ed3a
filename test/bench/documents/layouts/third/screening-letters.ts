import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { footer, full, titled } from "./paper-parts.ts";
import { state } from "./screening-parts.ts";

/** An officer's own note on who was looked up and where, in running text. */
function note(d: Draft): void {
  const firm = d.world.company("vl");
  const who = d.world.person("vl");
  const officer = d.world.official("vl");
  const day = d.world.recentDay(80);
  d.set({ family: d.random.pick(["serif", "book"]), size: 10.5, margin: 66, leading: 1.5 });
  d.text(full(firm), { style: "bold", after: 20 });
  d.text("Nota aan het cliëntendossier", { size: 15, style: "bold" });
  d.text("Raadpleging van sanctielijsten en PEP-databank", { after: 12 });
  d.text(
    `Op ${d.date(day, "long")} heeft ondergetekende, ${nameOf(officer)}, verantwoordelijke voor de toepassing van de wet van 18 september 2017, ${titled(d, who).replace("De heer", "de heer").replace("Mevrouw", "mevrouw")} (geb. ${d.date(who.birthDate, "slash")}) opgezocht in de onderstaande bronnen:`,
    { after: 8 },
  );
  d.text(
    "-  geconsolideerde lijst van financiële sancties van de Europese Unie;\n-  nationale lijst (Algemene Administratie van de Thesaurie);\n-  lijst van de Verenigde Naties;\n-  databank van politiek prominente personen;\n-  zoekmachine, met de termen fraude, witwas en veroordeling.",
    { indent: 14, after: 8 },
  );
  d.text(
    "Geen van deze opzoekingen leverde een overeenstemming op. Een naamgenoot in de persdatabank bleek een voetballer te zijn. Er is geen reden tot verscherpt onderzoek.",
    { after: 24 },
  );
  d.text(`${nameOf(officer)}\nAML-officer`);
  d.person(who, { role: "other", birth_date: who.birthDate });
  d.person(officer, { role: "other" }, "issuer", OPTIONAL);
  d.fact("company_name", "issuer", firm.name, OPTIONAL);
  d.issuer(firm.name, OPTIONAL);
  d.documentDate(day);
}

/** A daily alert of a monitoring service about a list of names, one of which is to be looked at. */
function monitoring(d: Draft): void {
  const people = d.world.people("nl", d.random.whole(3, 5));
  const client = d.world.company("nl");
  const day = d.world.recentDay(40);
  const provider = d.random.pick(["Waakvlam Compliance", "PortWatch"]);
  const before = d.random.whole(300, 900);
  d.set({ family: "narrow", size: 9.5, margin: 54 });
  d.text(provider, { size: 16, style: "bold", align: "center" });
  d.text("Dagrapport doorlopende monitoring", { align: "center", after: 14 });
  d.framed(() =>
    d.rows(
      [
        ["Afnemer", full(client)],
        ["Rapportdatum", d.date(day, "dash")],
        ["Relaties in monitoring", String(before)],
        ["Nieuwe meldingen", "0"],
        ["Gewijzigde relaties vandaag", String(people.length)],
      ],
      { label: 170 },
    ),
  );
  d.text("Gescreende relaties", { style: "bold", after: 4 });
  for (const who of people) {
    d.text(`${who.family}, ${who.given.join(" ")}`, { style: "bold", after: 0 });
    d.text(
      `geboortedatum ${d.date(who.birthDate, "dash")} - nationaliteit NL - EU 0, VN 0, OFAC 0, Nationale sanctielijst terrorisme 0, PEP 0`,
      { size: 8.5, after: 6 },
    );
  }
  d.space(6);
  d.text("Einde van het rapport. Vragen? Bel de servicedesk op werkdagen tussen 9.00 en 17.00 uur.", { size: 8 });
  footer(d, `${provider} B.V. - Stationsplein 45, Rotterdam - KvK 6${d.random.digits(7)}`);
  for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
  d.fact("company_name", "subject", client.name, OPTIONAL);
  state(d, provider, day);
}

/** A certificate of a clean check, for one person or for one company. */
function certificate(d: Draft): void {
  const region = ({ nl: "vl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
  const who = d.world.person(region);
  const company = d.world.company(region);
  const day = d.world.recentDay(80);
  const provider = d.random.pick(["Clarisse Conformité", "Probitas"]);
  d.set({ family: "book", size: 11, margin: 70, leading: 1.5 });
  d.framed(
    () => {
      d.text(provider.toUpperCase(), { align: "center", size: 10, after: 16 });
      d.text(d.t({ fr: "CERTIFICAT DE VÉRIFICATION", en: "CERTIFICATE OF SCREENING" }), {
        size: 17,
        style: "bold",
        align: "center",
      });
      d.text(
        d.t({
          fr: "Gels des avoirs - personnes politiquement exposées - presse",
          en: "Sanctions - politically exposed persons - press",
        }),
        { align: "center", size: 9, after: 18 },
      );
      d.text(
        d.t({
          fr: `Nous certifions avoir interrogé nos bases le ${d.date(day, "long")} au sujet de`,
          en: `This is to certify that on ${d.date(day, "long")} our databases were searched for`,
        }),
        { align: "center", after: 8 },
      );
      d.text(nameOf(who), { size: 15, style: "bold", align: "center" });
      d.text(
        d.t({
          fr: `né${who.sex === "f" ? "e" : ""} le ${d.date(who.birthDate, "long")}, dirigeant${who.sex === "f" ? "e" : ""} de ${full(company)} (${writtenNumber(company)})`,
          en: `born ${d.date(who.birthDate, "long")}, officer of ${full(company)} (${writtenNumber(company)})`,
        }),
        { align: "center", after: 10 },
      );
      d.text(
        d.t({
          fr: "et n'avoir trouvé aucune inscription à ce nom et à cette date de naissance sur le registre national des gels, les listes de l'Union européenne, des Nations unies, de l'OFAC et du Royaume-Uni.",
          en: "and that no entry under that name and date of birth appears on the lists of the European Union, the United Nations, OFAC and the United Kingdom.",
        }),
        { align: "center", after: 16 },
      );
      d.text(`Ref. ${d.random.letters(4)}/${d.random.digits(6)}`, { size: 8, align: "center" });
    },
    { pad: 26 },
  );
  d.person(who, { role: "other", birth_date: who.birthDate });
  d.fact("company_name", "subject", company.name, OPTIONAL);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.companyNumber(company, "subject", OPTIONAL);
  state(d, provider, day);
}

/** A bank's answers to the screening questions about those who act for a customer, in columns of yes and no. */
function questions(d: Draft): void {
  const company = d.world.company("fr");
  const people = d.world.people("fr", d.random.whole(1, 3));
  const day = d.world.recentDay(80);
  const provider = d.random.pick(["Cabinet Orsel Conformité", "Filtra SAS"]);
  d.set({ family: "sans", size: 9.5, margin: 54 });
  d.text(provider, { style: "bold", align: "right", after: 16 });
  d.text("Résultat du criblage LCB-FT", { size: 16, style: "bold" });
  d.text(`Relation d'affaires : ${full(company)}, SIREN ${writtenNumber(company)}`);
  d.text(`Criblage exécuté le ${d.date(day)} - seuil de rapprochement 80 %`, { after: 12 });
  for (const [at, who] of people.entries()) {
    d.text(`Fiche ${at + 1}/${people.length}`, { size: 8, grey: 0.4 });
    d.text(`${registered(who.sex)} ${nameOf(who)}, ${d.date(who.birthDate)}, ${who.birthPlace}`, { style: "bold" });
    d.table(
      ["Contrôle", "Oui", "Non"],
      [
        ["Inscription au registre national des gels (DGT)", "", "X"],
        ["Liste consolidée de l'Union européenne", "", "X"],
        ["Fonction publique de premier plan, ou proche", "", "X"],
        ["Information négative dans la presse", "", "X"],
      ],
      { parts: [6, 1, 1], lines: true },
    );
    d.space(10);
  }
  d.text("Conclusion : vigilance standard. Prochaine revue dans douze mois.", { style: "bold" });
  footer(
    d,
    `${provider} - 14, rue de la Bourse, 69002 Lyon - RCS Lyon 8${d.random.digits(2)} 330 110 - TVA FR42 8${d.random.digits(2)}330110`,
  );
  for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
  d.fact("company_name", "subject", company.name);
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.companyNumber(company, "subject", OPTIONAL);
  state(d, provider, day);
}

/** German protocol of a check of employees and owners, with the state of each list. */
function protocol(d: Draft): void {
  const people = d.world.people("de", d.random.whole(1, 3));
  const day = d.world.recentDay(80);
  const provider = d.random.pick(["Embargo-Prüfdienst Nord", "ComplyWerk"]);
  d.set({ family: "mono", size: 8.5, margin: 50 });
  d.text(`${provider}\nPRÜFPROTOKOLL SANKTIONSLISTEN\n${"=".repeat(60)}`, { style: "bold", after: 6 });
  d.text(`Lauf-Nr. ${d.random.digits(8)}   Prüfdatum ${d.date(day, "dots")}   Prüfer SYSTEM`, { after: 8 });
  d.text("Eingelesene Listen: EU 2580/2001, EU 881/2002, UN 1267, SDN, HMT", { after: 8 });
  for (const who of people) {
    d.text(
      `Adresse      ${nameOf(who)}\n             geb. ${d.date(who.birthDate, "dots")}, ${d.address(who.address)}`,
    );
    d.text("Ergebnis     KEIN TREFFER (Relevanz 0 %)\nPEP-Status   nein", { after: 8 });
  }
  d.text(`${"-".repeat(60)}\nGeprüft: ${people.length}   Treffer: 0   Gutgeschrieben: 0`);
  d.text("Aufbewahrung des Protokolls: zehn Jahre.", { after: 6 });
  for (const who of people) d.person(who, { role: "other", birth_date: who.birthDate });
  state(d, provider, day);
}

const registered = (sex: "m" | "f"): string => (sex === "m" ? "M." : "Mme");

export const SCREENING_LETTERS: readonly Layout[] = [
  layout("third/screening-note", "screening_report", ["nl"], note),
  layout("third/screening-monitoring", "screening_report", ["nl"], monitoring),
  layout("third/screening-certificate", "screening_report", ["fr", "en"], certificate),
  layout("third/screening-protocol", "screening_report", ["de"], protocol),
  layout("third/screening-questions", "screening_report", ["fr"], questions),
];
