import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, registerName, writtenNumber } from "../../world.ts";
import { foot, full } from "./paper-parts.ts";
import { searched } from "./screening-parts.ts";

/** Export of a portal: the search at the top, similar names with reasons why they are others. */
function portal(d: Draft): void {
  const provider = "Naamwacht";
  const { people, day, reference } = searched(d, "vl", provider, 1);
  const who = people[0]!;
  const like: Person = { ...d.world.person("nl"), family: who.family };
  d.set({ family: "sans", size: 9.5, margin: 56 });
  d.beside(
    [2, 1],
    [
      () => d.text(provider, { size: 18, style: "bold" }),
      () => d.text(`Rapport ${reference}`, { align: "right", size: 8 }),
    ],
  );
  d.rule();
  d.text("Zoekopdracht", { style: "bold", size: 12 });
  d.rows(
    [
      ["Familienaam en voornaam", registerName(who)],
      ["Geboren op", d.date(who.birthDate)],
      ["Uitgevoerd op", `${d.date(day)} om ${d.random.whole(8, 18)}:${d.random.whole(10, 59)}`],
      ["Bronnen", "EU-sanctielijst, VN, OFAC SDN, nationale lijst (FOD Financiën), PEP, negatieve berichten"],
      ["Nauwkeurigheid", "85 %"],
    ],
    { label: 160, gap: 4 },
  );
  d.space(10);
  d.text("Mogelijke overeenkomsten: 1 (afgewezen)", { style: "bold", size: 12 });
  d.table(
    ["Naam op de lijst", "Geboortejaar", "Lijst", "Score", "Beoordeling"],
    [
      [
        nameOf(like),
        String(1900 + d.random.whole(30, 49)),
        "PEP klasse 3",
        "86 %",
        "Andere persoon: geboortejaar wijkt af",
      ],
    ],
    { parts: [1.6, 1, 1, 0.6, 2], lines: true },
  );
  d.space(10);
  d.text("Eindresultaat: geen bevestigde treffer.", { style: "bold", after: 10 });
  d.text("Dit rapport ontslaat de gebruiker niet van zijn eigen waakzaamheidsplicht.", { size: 8 });
  foot(d, [`${provider} is een product van Lijstenbureau BV, KvK ${d.random.digits(8)}, Amersfoort`]);
  d.person(like, { role: "other" }, "other", OPTIONAL);
}

/** A note for the file of a Dutch office: sentences instead of fields. */
function note(d: Draft): void {
  const provider = d.random.pick(["Toetsbureau Merwede", "Sanctieloket Advies"]);
  const { people, company, day } = searched(d, "nl", provider, 2, "searched");
  d.set({ family: "serif", size: 11, margin: 72, leading: 1.5 });
  d.text(provider, { style: "bold", after: 24 });
  d.text("Memo sanctie- en PEP-toets", { size: 14, style: "bold", after: 4 });
  d.text(`Dossier: ${full(company)} (KvK ${writtenNumber(company)})\nDatum toets: ${d.date(day, "long")}`, {
    after: 14,
  });
  d.text(
    `In opdracht hebben wij ${full(company)} en de met haar verbonden personen getoetst: ${people.map((who) => `${nameOf(who)}, geboren ${d.date(who.birthDate, "long")}`).join(", en ")}.`,
    { after: 10 },
  );
  d.text(
    "De namen zijn vergeleken met de Europese sanctieverordeningen, de Nederlandse sanctielijst terrorisme en de lijst van de Verenigde Naties. Ook is gezocht naar politiek prominente personen en naar berichten over fraude, corruptie en witwassen.",
    { after: 10 },
  );
  d.text("Er zijn geen treffers gevonden. De toets is een momentopname.", { after: 20 });
  d.text(`${nameOf(d.world.official("nl"))}, analist`);
}

/** Consultation of the French register of frozen assets. */
function frozen(d: Draft): void {
  const provider = "Vigilis Conformité";
  const { people, day, reference } = searched(d, "fr", provider, d.random.whole(2, 3));
  d.set({ family: "narrow", size: 9.5, margin: 60 });
  d.text(provider, { size: 14, style: "bold", after: 16 });
  d.text("Attestation de consultation", { size: 18, after: 2 });
  d.text("Registre national des gels, listes de l'Union européenne et personnes politiquement exposées", {
    grey: 0.3,
    after: 14,
  });
  d.rows(
    [
      ["Consultation n°", reference],
      ["Effectuée le", d.date(day, "dots")],
      ["Version du registre", `DGT, flux du matin`],
    ],
    { label: 130, colon: " :" },
  );
  d.space(8);
  people.forEach((who, at) => {
    d.text(`${at + 1}. ${who.sex === "m" ? "M." : "Mme"} ${registerName(who)}`, { style: "bold", after: 0 });
    d.text(`Né${who.sex === "m" ? "" : "e"} le ${d.date(who.birthDate, "dots")} à ${who.birthPlace}`, {
      indent: 14,
      after: 0,
    });
    d.text("Gel des avoirs : néant     PPE : néant     Presse : néant", { indent: 14, after: 8 });
  });
  d.space(10);
  d.text(
    "Le résultat « néant » signifie qu'aucune inscription ne correspondait aux éléments saisis à la date de la consultation (article L. 562-4 du Code monétaire et financier).",
    { size: 8 },
  );
  foot(d, [`${provider} - SAS au capital de 20 000 € - RCS Lille ${d.random.digits(9)}`]);
}

/** A sheet of a Luxembourg firm: company and people in one table, with roles. */
function sheet(d: Draft): void {
  const provider = "Registar Screening";
  const { people, company, day } = searched(d, "lu", provider, 2, "searched");
  d.set({ family: "vera", size: 8.5, margin: 54 });
  d.text("FICHE DE NAME SCREENING", { size: 15, style: "bold", align: "center", after: 10 });
  d.table(
    null,
    [
      ["Outil", provider, "Date", d.date(day)],
      ["Client", full(company), "RCS", company.number],
    ],
    { parts: [0.8, 2.4, 0.8, 1.4], lines: true },
  );
  d.space(10);
  d.table(
    ["Nom recherché", "Type", "Naissance / constitution", "Alertes", "Statut"],
    [
      [full(company), "Personne morale", "-", "0", "Clôturé"],
      ...people.map((who, at) => [
        registerName(who),
        "Personne physique",
        d.date(who.birthDate),
        String(at),
        at === 0 ? "Clôturé" : "Faux positif",
      ]),
    ],
    { parts: [2, 1.4, 1.5, 0.7, 1], lines: true },
  );
  d.space(8);
  d.text("Motif du faux positif : homonyme d'un ancien député, né en 1938 (source : liste PPE du fournisseur).", {
    after: 14,
  });
  d.beside(
    [1, 1],
    [() => d.text(`Analyste : ${nameOf(d.world.official("lu"))}`), () => d.text("Second contrôle : sans objet")],
  );
}

export const SCREENING_REPORTS: readonly Layout[] = [
  layout("fourth/screening-portal", "screening_report", ["nl"], portal),
  layout("fourth/screening-note", "screening_report", ["nl"], note),
  layout("fourth/screening-frozen", "screening_report", ["fr"], frozen),
  layout("fourth/screening-sheet", "screening_report", ["fr"], sheet),
];
