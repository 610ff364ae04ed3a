import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";
import { nameOf, registerName, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { foot, full, stateContract, twoLines } from "./paper-parts.ts";

/** Page numbers of a contract, and room for the initials of the parties. */
function pageFoot(d: Draft, page: number, of: number, word: string): void {
  d.put(70, 800, word, { size: 7, grey: 0.4 });
  d.put(d.pageWidth - 70, 800, `${page}/${of}`, { size: 7, grey: 0.4, align: "right" });
}

/** Employment of a clerk in Flanders: one party is a person with national number and home. */
function employment(d: Draft): void {
  const company = d.world.company("vl");
  const worker = d.world.person("vl");
  const director = d.world.person("vl");
  const day = d.random.day(2021, 2025);
  d.set({ family: "sans", size: 10, margin: 64 });
  d.text("Arbeidsovereenkomst voor bedienden voor onbepaalde tijd", { size: 14, style: "bold", after: 14 });
  d.text("Tussen de werkgever", { style: "italic" });
  d.rows(
    [
      ["Naam of benaming", full(company)],
      ["Zetel", d.address(company.seat)],
      ["KBO-nummer", writtenNumber(company)],
      ["Vertegenwoordigd door", `${registerName(director)}, gedelegeerd bestuurder`],
      ["Paritair comité", "200"],
    ],
    { label: 150, colon: ":" },
  );
  d.text("en de werknemer", { style: "italic" });
  d.rows(
    [
      ["Naam en voornaam", registerName(worker)],
      ["Rijksregisternummer", writtenNationalNumber(worker.nationalNumber)],
      ["Woonplaats", d.address(worker.address)],
    ],
    { label: 150, colon: ":" },
  );
  d.space(10);
  [
    `De werkgever neemt de werknemer in dienst vanaf ${d.date(daysAfter(day, 20))} in de functie van administratief medewerker, categorie B.`,
    "De gemiddelde arbeidsduur bedraagt 38 uren per week, volgens het uurrooster in het arbeidsreglement.",
    `Het aanvangsloon bedraagt ${d.money(d.random.whole(2300, 3900))} EUR bruto per maand en wordt overgeschreven op de rekening die de werknemer opgeeft.`,
    "De werknemer verbindt zich ertoe zowel gedurende de overeenkomst als na het beëindigen ervan geen fabrieks- of zakengeheimen bekend te maken.",
    "De werknemer erkent een exemplaar van het arbeidsreglement te hebben ontvangen.",
  ].forEach((clause, at) => d.text(`Art. ${at + 1} - ${clause}`, { after: 6 }));
  d.space(12);
  d.text(`Opgesteld in tweevoud te ${company.seat.town}, op ${d.date(day)}.`, { after: 30 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Voor de werkgever\n(gelezen en goedgekeurd)`),
      () => d.text(`De werknemer\n(gelezen en goedgekeurd)`),
    ],
  );
  foot(d, [`Sociaal secretariaat vzw - model B12/NL - RSZ-nummer ${d.random.digits(7)}-${d.random.digits(2)}`]);
  d.fact("national_number", "subject", "", OPTIONAL);
  d.fact("address", "subject", d.address(worker.address), OPTIONAL);
  stateContract(d, day, [company], [worker, director]);
}

/** Dutch lease of an office: numbered sub-clauses, parties named before the numbers, two pages. */
function office(d: Draft): void {
  const [owner, tenant] = [d.world.company("nl"), d.world.company("nl")];
  const [first, second] = d.world.people("nl", 2);
  const object = d.world.address("nl");
  const day = d.random.day(2020, 2025);
  d.set({ family: "vera", size: 9, margin: 70, leading: 1.45 });
  d.text("HUUROVEREENKOMST KANTOORRUIMTE", { size: 13, style: "bold", after: 3 });
  d.text("en andere bedrijfsruimte in de zin van artikel 7:230a BW", { after: 16 });
  d.text("ONDERGETEKENDEN", { style: "bold", after: 6 });
  d.text(
    `${full(owner)}, gevestigd te ${owner.seat.postcode} ${owner.seat.town}, aan de ${owner.seat.street} ${owner.seat.house}, ingeschreven in het handelsregister onder nummer ${owner.number}, rechtsgeldig vertegenwoordigd door ${nameOf(first!)}, hierna te noemen "Verhuurder",`,
    { after: 6 },
  );
  d.text("EN", { after: 6 });
  d.text(
    `${full(tenant)}, gevestigd te ${tenant.seat.postcode} ${tenant.seat.town}, aan de ${tenant.seat.street} ${tenant.seat.house}, ingeschreven in het handelsregister onder nummer ${tenant.number}, rechtsgeldig vertegenwoordigd door ${nameOf(second!)}, hierna te noemen "Huurder",`,
    { after: 10 },
  );
  d.text("ZIJN OVEREENGEKOMEN", { style: "bold", after: 8 });
  d.text("1. Het gehuurde, bestemming", { style: "bold" });
  d.text(
    `1.1 Verhuurder verhuurt aan Huurder de kantoorruimte, groot circa ${d.random.whole(80, 900)} m² v.v.o., plaatselijk bekend ${d.address(object)}, kadastraal bekend sectie ${d.random.letters(1)} nummer ${d.random.digits(4)}.`,
  );
  d.text("1.2 Het gehuurde zal door of vanwege Huurder uitsluitend worden bestemd om te worden gebruikt als kantoor.", {
    after: 8,
  });
  d.text("2. Duur", { style: "bold" });
  d.text(
    `2.1 Deze overeenkomst is aangegaan voor de duur van vijf jaar, ingaande op ${d.date(daysAfter(day, 40), "long")}.`,
    { after: 8 },
  );
  pageFoot(d, 1, 2, "paraaf Verhuurder ____   paraaf Huurder ____");
  d.page();
  d.text("3. Huurprijs, omzetbelasting", { style: "bold" });
  d.text(
    `3.1 De aanvangshuurprijs bedraagt op jaarbasis € ${d.money(d.random.whole(18_000, 96_000))}, te voldoen in termijnen van drie maanden.`,
  );
  d.text("3.2 Partijen komen overeen dat over de huurprijs omzetbelasting in rekening wordt gebracht.", { after: 8 });
  d.text("4. Zekerheid", { style: "bold" });
  d.text(
    "4.1 Huurder stelt vóór de ingangsdatum een bankgarantie ter grootte van drie maanden betalingsverplichting.",
    { after: 8 },
  );
  d.text("5. Beheerder", { style: "bold" });
  d.text(`5.1 Totdat Verhuurder anders meedeelt, treedt als beheerder op: ${full(d.world.company("nl"))}.`, {
    after: 16,
  });
  d.text(`Aldus opgemaakt en ondertekend in tweevoud, ${owner.seat.town}, d.d. ${d.date(day, "dash")}`, { after: 30 });
  d.beside(
    [1, 1],
    [() => d.text(`Verhuurder\n\n\n${nameOf(first!)}`), () => d.text(`Huurder\n\n\n${nameOf(second!)}`)],
  );
  pageFoot(d, 2, 2, "Bijlagen: plattegrond, algemene bepalingen, energielabel");
  d.fact("address", "other", d.address(object), OPTIONAL);
  stateContract(d, day, [owner, tenant], [first!, second!]);
}

/** A seat at an address of another in Brussels. */
function domiciliation(d: Draft): void {
  const [host, guest] = [d.world.company("wal"), d.world.company("wal")];
  const [first, second] = d.world.people("wal", 2);
  const day = d.random.day(2021, 2025);
  d.set({ family: "book", size: 9.5, margin: 68, leading: 1.45 });
  d.text("CONVENTION DE DOMICILIATION", { size: 14, style: "bold", align: "center", after: 20 });
  d.text("Entre les soussignés :", { after: 6 });
  d.text(
    `1. La ${host.form} ${host.name.toUpperCase()}, ayant son siège ${d.address(host.seat)}, inscrite à la BCE sous le n° ${writtenNumber(host)}, ici représentée par ${first!.sex === "m" ? "M." : "Mme"} ${nameOf(first!)}, gérant, ci-après « le Domiciliataire »`,
    { indent: 14, after: 4 },
  );
  d.text("d'une part,", { align: "right", after: 4 });
  d.text(
    `2. La ${guest.form} ${guest.name.toUpperCase()}, ayant son siège ${d.address(guest.seat)}, inscrite à la BCE sous le n° ${writtenNumber(guest)}, ici représentée par ${second!.sex === "m" ? "M." : "Mme"} ${nameOf(second!)}, gérant, ci-après « le Domicilié »`,
    { indent: 14, after: 4 },
  );
  d.text("d'autre part,", { align: "right", after: 10 });
  d.text("Il a été convenu et arrêté ce qui suit :", { after: 8 });
  [
    [
      "Objet",
      "Le Domiciliataire autorise le Domicilié à établir son siège dans ses locaux et à faire usage de cette adresse à l'égard des tiers.",
    ],
    [
      "Services",
      "Le Domiciliataire reçoit le courrier, le tient à disposition et met une salle de réunion à disposition sur réservation.",
    ],
    [
      "Durée",
      `La convention prend effet le ${d.date(daysAfter(day, 15), "long")} pour un an, avec tacite reconduction, sauf préavis de trois mois.`,
    ],
    [
      "Redevance",
      `La redevance mensuelle est de ${d.money(d.random.whole(45, 190))} EUR hors TVA, payable par anticipation.`,
    ],
    [
      "Obligations légales",
      "Le Domicilié communique sans délai tout changement de ses administrateurs et bénéficiaires effectifs (loi du 29 mars 2018).",
    ],
  ].forEach(([title, text], at) => {
    d.text(`Article ${at + 1} - ${title}`, { style: "bold", after: 1 });
    d.text(text!, { after: 6 });
  });
  d.text(`Ainsi fait en autant d'originaux que de parties, à ${host.seat.town}, le ${d.date(day, "dots")}.`, {
    after: 26,
  });
  d.beside([1, 1], [() => d.text("Le Domiciliataire"), () => d.text("Le Domicilié")]);
  stateContract(d, day, [host, guest], [first!, second!]);
}

/** A French framework for subcontracting: the particulars in a table, the rest general. */
function subcontract(d: Draft): void {
  const [main, sub] = [d.world.company("fr"), d.world.company("fr")];
  const [first, second] = d.world.people("fr", 2);
  const day = d.random.day(2021, 2025);
  d.set({ family: "sans", size: 9.5, margin: 60 });
  d.text("CONTRAT DE SOUS-TRAITANCE", { size: 15, style: "bold" });
  d.text("Conditions particulières", { after: 10 });
  d.table(
    ["", "ENTREPRENEUR PRINCIPAL", "SOUS-TRAITANT"],
    [
      ["Dénomination", full(main), full(sub)],
      ["Siège social", d.address(main.seat), d.address(sub.seat)],
      ["RCS", `${main.seat.town} ${writtenNumber(main)}`, `${sub.seat.town} ${writtenNumber(sub)}`],
      ["Représentant", `${registerName(first!)}, président`, `${registerName(second!)}, gérant`],
      ["Assureur décennale", "SMABTP", "AXA France IARD"],
    ],
    { parts: [1.1, 2, 2], lines: true, size: 9 },
  );
  d.space(10);
  d.text(
    `Chantier : extension d'un groupe scolaire. Maître de l'ouvrage : Commune de ${main.seat.town}. Lot : ${d.random.pick(["menuiseries extérieures", "plâtrerie", "électricité"])}.`,
    { after: 6 },
  );
  d.text(`Prix global et forfaitaire : ${d.money(d.random.whole(20_000, 180_000))} € HT. Retenue de garantie : 5 %.`, {
    after: 10,
  });
  d.text("Conditions générales", { style: "bold" });
  d.text(
    "Le sous-traitant exécute les travaux conformément aux règles de l'art et aux DTU en vigueur. Il est agréé par le maître de l'ouvrage, qui le paie directement dans les conditions de la loi n° 75-1334 du 31 décembre 1975. Il remet tous les six mois l'attestation de vigilance de l'URSSAF. Les pénalités de retard sont de 1/1000 du montant par jour calendaire.",
    { after: 16 },
  );
  d.text(`Signé électroniquement le ${d.date(day)}`, { style: "bold", after: 4 });
  d.beside(
    [1, 1],
    [
      () => d.text(`Pour l'entrepreneur principal\n${nameOf(first!)}`),
      () => d.text(`Pour le sous-traitant\n${nameOf(second!)}`),
    ],
  );
  foot(d, [
    `Identifiant de l'enveloppe : ${d.random.letters(6)}${d.random.digits(8)} - Prestataire de confiance qualifié`,
  ]);
  stateContract(d, day, [main, sub], [first!, second!]);
}

/** German agreement of secrecy: paragraphs with signs, parties in a block each. */
function secrecy(d: Draft): void {
  const [one, other] = [d.world.company("de"), d.world.company("og")];
  const [first, second] = [d.world.person("de"), d.world.person("og")];
  const day = d.random.day(2021, 2025);
  d.set({ family: "serif", size: 11, margin: 66, leading: 1.4 });
  d.text("Geheimhaltungsvereinbarung", { size: 17, style: "bold", align: "center", after: 18 });
  d.beside(
    [1, 1],
    [
      () =>
        d.text(
          `${full(one)}\n${twoLines(d, one.seat)}\nAmtsgericht ${one.seat.town}, ${writtenNumber(one)}\n- nachfolgend „Informationsgeber“ -`,
        ),
      () =>
        d.text(
          `${full(other)}\n${twoLines(d, other.seat)}, Belgien\nZUD-Nr. ${writtenNumber(other)}\n- nachfolgend „Empfänger“ -`,
        ),
    ],
  );
  d.space(12);
  [
    [
      "Gegenstand",
      "Der Informationsgeber beabsichtigt, dem Empfänger für die Prüfung einer Zusammenarbeit vertrauliche Informationen offenzulegen.",
    ],
    [
      "Pflichten",
      "Der Empfänger verwendet die Informationen nur zu diesem Zweck, macht sie nur Mitarbeitern zugänglich, die sie kennen müssen, und gibt sie auf Verlangen zurück.",
    ],
    [
      "Ausnahmen",
      "Die Pflichten gelten nicht für Informationen, die offenkundig sind oder dem Empfänger bereits rechtmäßig bekannt waren.",
    ],
    [
      "Vertragsstrafe",
      "Für jeden Fall der schuldhaften Zuwiderhandlung zahlt der Empfänger eine Vertragsstrafe von 25.000 Euro.",
    ],
    ["Laufzeit", `Die Vereinbarung endet am ${d.date(yearsAfter(day, 3), "long")}. Es gilt deutsches Recht.`],
  ].forEach(([title, text], at) => {
    d.text(`§ ${at + 1} ${title}`, { style: "bold", align: "center", after: 2 });
    d.text(text!, { after: 7 });
  });
  d.text(`Ort, Datum: ${one.seat.town}, ${d.date(day, "dots")}`, { after: 26 });
  d.beside(
    [1, 1],
    [
      () => d.text(`____________________\n${nameOf(first)}, Prokurist`),
      () => d.text(`____________________\n${nameOf(second)}, Geschäftsführer`),
    ],
  );
  d.fact("expiry_date", "subject", "", OPTIONAL);
  stateContract(d, day, [one, other], [first, second]);
}

export const CONTRACTS: readonly Layout[] = [
  layout("fourth/contract-employment", "contract", ["nl"], employment),
  layout("fourth/contract-office", "contract", ["nl"], office),
  layout("fourth/contract-domiciliation", "contract", ["fr"], domiciliation),
  layout("fourth/contract-subcontract", "contract", ["fr"], subcontract),
  layout("fourth/contract-secrecy", "contract", ["de"], secrecy),
];
