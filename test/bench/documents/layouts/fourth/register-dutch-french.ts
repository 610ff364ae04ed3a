import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { ACTIVITIES } from "../../parts.ts";
import { daysAfter } from "../../random.ts";
import { given, streetOf, townOf, writtenNumber } from "../../world.ts";
import { dotted, foot, listed } from "./parts.ts";

/** Extract that a Flemish business counter prints: numbered parts, ended functions below the running ones. */
function counterExtract(d: Draft): void {
  const company = d.world.company("vl");
  const counter = d.world.company("vl", "VZW");
  const [one, two, gone] = d.world.people("vl", 3);
  const [since, then] = [d.random.day(2015, 2019), d.random.day(2020, 2024)];
  const day = d.world.recentDay(90);
  const activity = d.random.pick(ACTIVITIES);
  d.set({ family: "vera", size: 8.5, margin: 48 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${counter.name} Ondernemingsloket vzw\n${d.address(counter.seat)}\nErkenningsnummer O${d.random.digits(3)}`,
          { size: 7.5 },
        ),
      () => d.text(`Dossierbeheerder: loket ${counter.seat.town}\nBlad 1 van 1`, { size: 7.5, align: "right" }),
    ],
  );
  d.space(10);
  d.text(`KBO-uittreksel rechtspersoon ${dotted(company)}`, { size: 13, style: "bold", after: 2 });
  d.text(`Stand van de gegevens op ${d.date(day, "dots")}`, { after: 10 });
  const part = (title: string, pairs: readonly (readonly [string, string])[]) => {
    d.framed(() => d.text(title, { style: "bold" }), { pad: 3, fill: 0.88 });
    d.rows(pairs, { label: 170 });
    d.space(7);
  };
  part("1. Identificatie", [
    ["Maatschappelijke naam (NL)", company.name],
    ["Afkorting", "-"],
    [
      "Rechtsvorm",
      { BV: "Besloten vennootschap", NV: "Naamloze vennootschap", CV: "Coöperatieve vennootschap" }[company.form] ??
        company.form,
    ],
    ["Zetel", `${streetOf(company.seat, "nl")}\n${townOf(company.seat)}\nBelgië`],
    ["Datum oprichting", d.date(company.start, "dots")],
    ["Toestand", "Normale toestand"],
    ["Statuut", "Actief"],
  ]);
  part("2. Hoedanigheden en activiteiten", [
    ["Inschrijvingsplichtig", `sinds ${d.date(company.start, "dots")}`],
    ["RSZ-werkgever", "neen"],
    ["Hoofdactiviteit (NACE 2008)", `${activity.code} ${activity.nl}`],
  ]);
  d.framed(() => d.text("3. Functies natuurlijke personen", { style: "bold" }), { pad: 3, fill: 0.88 });
  d.table(
    ["Functie", "Naam, voornaam", "Begin", "Einde"],
    [
      ["Bestuurder", listed(one!), d.date(since, "dots"), ""],
      ["Bestuurder", listed(two!), d.date(then, "dots"), ""],
      ["Dagelijks bestuur", listed(two!), d.date(then, "dots"), ""],
      ["Bestuurder", listed(gone!), d.date(since, "dots"), d.date(then, "dots")],
    ],
    { parts: [2, 3, 1.4, 1.4], lines: true },
  );
  d.space(14);
  d.text(
    `Dit uittreksel werd aangevraagd door de onderneming zelf en mag niet worden gewijzigd. ${counter.name} vzw, ondernemingsnummer ${dotted(counter)}.`,
    { size: 7.5 },
  );
  d.subject(company);
  d.fact("status", "subject", "active");
  d.fact("object", "subject", activity.nl, OPTIONAL);
  d.person(one!, { role: "director", since });
  d.person(two!, { role: "director", since: then });
  d.person(gone!, { role: "director", since, until: then });
  d.documentDate(day);
}

/** Dutch extract of a company whose director is another company, with an agent and its branch. */
function dutchHolding(d: Draft): void {
  const company = d.world.company("nl", "Besloten Vennootschap");
  const holding = d.world.company("nl", "B.V.");
  const agent = d.world.person("nl");
  const since = d.random.day(2014, 2023);
  const day = d.world.recentDay(80);
  d.set({ family: "sans", size: 9, margin: 58 });
  d.text("Kamer van Koophandel", { size: 16, style: "bold", align: "right" });
  d.text("Handelsregister - inzien uittreksel", { align: "right", after: 16 });
  d.text(`${company.name} B.V.`, { size: 15, style: "bold", after: 2 });
  d.text(`KVK-nummer ${company.number}  |  Vestigingsnummer 0000${d.random.digits(8)}  |  RSIN ${d.random.digits(9)}`, {
    after: 10,
  });
  d.rule();
  const part = (title: string, pairs: readonly (readonly [string, string])[]) => {
    d.text(title, { size: 11, style: "bold", after: 4 });
    for (const [label, value] of pairs) {
      d.text(label, { size: 7.5, grey: 0.4, after: 0 });
      d.text(value, { after: 4 });
    }
    d.space(4);
  };
  d.beside(
    [1, 1],
    [
      () =>
        part("Rechtspersoon", [
          ["Rechtsvorm", company.form],
          ["Statutaire zetel", company.seat.town],
          ["Ingeschreven sinds", d.date(company.start, "dash")],
          ["Geplaatst kapitaal", "EUR 18.000,00"],
          ["Gestort kapitaal", "EUR 18.000,00"],
        ]),
      () =>
        part("Vestiging", [
          ["Handelsnaam", `${company.name} B.V.`],
          ["Bezoekadres", d.address(company.seat)],
          ["Telefoonnummer", `0${d.random.digits(9)}`],
          ["Werkzame personen", String(d.random.whole(2, 60))],
          ["Activiteit (SBI)", "70102 - Financiële holdings"],
        ]),
    ],
  );
  part("Bestuurder (rechtspersoon)", [
    ["Naam", `${holding.name} B.V.`],
    ["Bezoekadres", d.address(holding.seat)],
    ["Ingeschreven onder KVK-nummer", holding.number],
    ["In functie", d.date(since, "dash")],
    ["Bevoegdheid", "Alleen/zelfstandig bevoegd"],
  ]);
  part("Gevolmachtigde", [
    ["Naam", `${agent.family}, ${given(agent)}`],
    ["Geboortedatum", d.date(agent.birthDate, "dash")],
    ["Inhoud volmacht", "Beperkte volmacht tot EUR 10.000,00"],
  ]);
  d.text(
    `Gegevens zijn vervaardigd op ${d.date(day, "dash")} om 14:${d.random.whole(10, 59)} uur. Aan deze inzage kunnen geen rechten worden ontleend.`,
    { size: 7.5 },
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.amount("capital", 18_000);
  d.amount("workforce", 0, null, null, OPTIONAL);
  d.fact("object", "subject", "Financiële holdings", OPTIONAL);
  d.share({ holder: holding.name, enterprise_number: holding.number, role: "director" });
  d.documentDate(day);
  d.issuer("Kamer van Koophandel", OPTIONAL);
}

/** Luxembourg extract with managers and partners. */
function luxembourgExtract(d: Draft): void {
  const company = d.world.company("lu", "Société à responsabilité limitée");
  const manager = d.world.person("lu");
  const partner = d.world.company("lu", "S.A.");
  const since = d.random.day(2016, 2024);
  const day = d.world.recentDay(60);
  d.set({ family: "sans", size: 9.5, margin: 64 });
  d.text("Registre de Commerce et des Sociétés\nLuxembourg", { size: 13, style: "bold", align: "center", after: 12 });
  d.text("EXTRAIT", { size: 13, align: "center", style: "bold", after: 4 });
  d.text(company.name, { align: "center", style: "bold" });
  d.text(`Numéro d'immatriculation : ${company.number}`, { align: "center", after: 14 });
  d.rows(
    [
      ["Date d'immatriculation", d.date(company.start)],
      ["Dénomination ou raison sociale", company.name],
      ["Forme juridique", company.form],
      ["Siège social", d.address(company.seat)],
      [
        "Objet social (extrait)",
        "La prise de participations et la gestion de son propre patrimoine mobilier et immobilier.",
      ],
      ["Capital social / fonds social", "Montant : 12.500,00 Euro\nEtat de libération : Total"],
      ["Date de constitution", d.date(company.start)],
      ["Durée", "Illimitée"],
      ["Exercice social", "Du 01/01 au 31/12"],
    ],
    { label: 180, gap: 5 },
  );
  foot(d, "1 / 2", "right");
  d.page();
  d.text(`${company.number} - ${company.name}`, { size: 8, align: "right", after: 12 });
  d.text("Associé(s)", { style: "bold" });
  d.rows(
    [
      ["Dénomination", `${partner.name} S.A.`],
      ["N° d'immatriculation au RCS", partner.number],
      ["Siège", d.address(partner.seat)],
      ["Parts détenues", "125"],
    ],
    { label: 180 },
  );
  d.space(8);
  d.text("Administrateur(s) / Gérant(s)", { style: "bold" });
  d.text("Régime de signature statutaire : la société est engagée par la signature du gérant unique.", {
    style: "italic",
  });
  d.rows(
    [
      ["Nom", manager.family.toUpperCase()],
      ["Prénom(s)", given(manager)],
      ["Fonction", "Gérant unique"],
      ["Date et lieu de naissance", `${d.date(manager.birthDate)} - ${manager.birthPlace}`],
      ["Adresse privée ou professionnelle", d.address(manager.address)],
      ["Date de nomination", d.date(since)],
      ["Durée du mandat", "Indéterminée"],
    ],
    { label: 180 },
  );
  d.space(20);
  d.text(
    `Pour extrait conforme,\nLuxembourg, le ${d.date(day)}\nPour le gestionnaire du registre de commerce et des sociétés`,
  );
  foot(d, "2 / 2", "right");
  d.subject(company);
  d.fact(
    "object",
    "subject",
    "La prise de participations et la gestion de son propre patrimoine mobilier et immobilier",
    OPTIONAL,
  );
  d.amount("capital", 12_500);
  d.share({ holder: partner.name, enterprise_number: partner.number, role: "shareholder" }, OPTIONAL);
  d.person(manager, { role: "director", since, birth_date: manager.birthDate, birth_place: manager.birthPlace });
  d.documentDate(day);
  d.issuer("Registre de Commerce et des Sociétés", OPTIONAL);
}

/** French notice of the statistics office: company, then its seat as an establishment. */
function sirene(d: Draft): void {
  const company = d.world.company("fr", d.random.pick(["SAS", "SARL"]));
  const day = d.world.recentDay(60);
  const form = { SAS: "Société par actions simplifiée", SARL: "Société à responsabilité limitée" }[company.form]!;
  const code = { SAS: "5710", SARL: "5499" }[company.form]!;
  d.set({ family: "narrow", size: 9.5, margin: 56 });
  d.text("RÉPUBLIQUE FRANÇAISE", { size: 9, style: "bold", after: 12 });
  d.text("SITUATION AU RÉPERTOIRE SIRENE", { size: 14, style: "bold", align: "center" });
  d.text(`À la date du ${d.date(day)}`, { align: "center", after: 16 });
  const columns = (title: string, pairs: readonly (readonly [string, string])[]) => {
    d.text(title, { style: "bold", size: 10.5 });
    d.rule();
    d.rows(pairs, { label: 210, gap: 4 });
    d.space(10);
  };
  columns("Description de l'entreprise", [
    ["Entreprise active depuis le", d.date(company.start)],
    ["Identifiant SIREN", writtenNumber(company)],
    ["Identifiant SIRET du siège", `${writtenNumber(company)} 000${d.random.whole(10, 99)}`],
    ["Dénomination", company.name.toUpperCase()],
    ["Catégorie juridique", `${code} - ${form}`],
    ["Activité Principale Exercée (APE)", "43.32A - Travaux de menuiserie bois et PVC"],
    ["Appartenance au champ de l'ESS", "Non"],
  ]);
  columns("Description de l'établissement", [
    ["Établissement actif depuis le", d.date(daysAfter(company.start, 400))],
    ["Adresse", `${d.address(company.seat).toUpperCase()}`],
    ["Activité Principale Exercée (APE)", "43.32A - Travaux de menuiserie bois et PVC"],
  ]);
  d.text(
    "Important : à l'exception des informations relatives à l'identification de l'entreprise, les renseignements figurant dans ce document n'ont de valeur que pour les applications statistiques.",
    { size: 8, style: "italic" },
  );
  d.subject(company);
  d.fact("status", "subject", "active");
  d.fact("object", "subject", "Travaux de menuiserie bois et PVC", OPTIONAL);
  d.documentDate(day);
  d.issuer("Insee", OPTIONAL);
}

export const REGISTER_DUTCH_FRENCH: readonly Layout[] = [
  layout("fourth/counter-extract", "register_extract", ["nl"], counterExtract),
  layout("fourth/dutch-holding", "register_extract", ["nl"], dutchHolding),
  layout("fourth/luxembourg-extract", "register_extract", ["fr"], luxembourgExtract),
  layout("fourth/sirene", "register_extract", ["fr"], sirene),
];
