import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter } from "../../random.ts";
import { nameOf, townOf, writtenNumber } from "../../world.ts";
import { clauses, foot, titled, townFirst } from "./parts.ts";

/** Articles of a French company signed privately by its partners. */
function frenchStatutes(d: Draft): void {
  const company = d.world.company("fr", "SAS");
  const people = d.world.people("fr", 2);
  const president = people[0]!;
  const day = d.random.day(2019, 2025);
  const capital = d.random.pick([10_000, 30_000, 5000]);
  const first = d.random.pick([60, 51, 75]);
  const total = capital / 10;
  const object =
    "la conception, la fabrication et la pose de mobilier sur mesure et d'éléments d'agencement intérieur, le négoce de tous matériaux et accessoires se rapportant à cette activité, en France et à l'étranger";
  d.set({ family: "sans", size: 10, leading: 1.45, margin: 60 });
  d.space(150);
  d.framed(() => {
    d.text(`« ${company.name.toUpperCase()} »`, { size: 17, style: "bold", align: "center", after: 6 });
    d.text(
      `Société par actions simplifiée au capital de ${d.money(capital, 0)} euros\nSiège social : ${d.address(company.seat)}\nSociété en cours d'immatriculation au R.C.S. de ${company.seat.town}`,
      { align: "center" },
    );
  });
  d.space(40);
  d.text("STATUTS", { size: 24, style: "bold", align: "center", after: 30 });
  d.text(`Établis par acte sous seing privé en date du ${d.date(day)}`, { align: "center", style: "italic" });
  foot(d, "Paraphes :                                     1 / 2", "right");
  d.page();
  d.text("LES SOUSSIGNÉS :", { style: "bold", after: 6 });
  for (const who of people)
    d.text(
      `${titled(who, ["Monsieur", "Madame"], `${who.given.join(" ")} ${who.family.toUpperCase()}`)}, demeurant ${d.address(who.address)}, ${who.sex === "m" ? "né" : "née"} le ${d.date(who.birthDate, "long")} à ${who.birthPlace}, de nationalité française,`,
      { after: 5 },
    );
  d.text(
    "Ont décidé de constituer entre eux une société par actions simplifiée et ont adopté les statuts établis ci-après.",
    { after: 10 },
  );
  clauses(
    d,
    [
      [
        "FORME",
        "Il est formé une société par actions simplifiée régie par les dispositions légales applicables et par les présents statuts.",
      ],
      [
        "OBJET",
        `La Société a pour objet : ${object} ; et plus généralement toutes opérations se rattachant directement ou indirectement à cet objet.`,
      ],
      [
        "DÉNOMINATION SOCIALE",
        `La dénomination de la Société est : ${company.name}. Dans tous les actes, elle doit être suivie des mots « société par actions simplifiée » ou des initiales « SAS ».`,
      ],
      [
        "SIÈGE SOCIAL",
        `Le siège social est fixé : ${d.address(company.seat)}. Il peut être transféré par décision du Président.`,
      ],
      ["DURÉE", "La durée de la Société est de quatre-vingt-dix-neuf années à compter de son immatriculation."],
      [
        "APPORTS - CAPITAL SOCIAL",
        `Il est apporté à la Société une somme totale de ${d.money(capital)} €, déposée sur un compte ouvert au nom de la Société en formation auprès de la banque ${company.bank}.`,
        `Le capital est divisé en ${d.money(total, 0)} actions de 10 euros chacune, intégralement libérées et réparties : ${nameOf(people[0]!)}, ${d.money((total * first) / 100, 0)} actions ; ${nameOf(people[1]!)}, ${d.money((total * (100 - first)) / 100, 0)} actions.`,
      ],
      [
        "PRÉSIDENT",
        `La Société est dirigée par un Président, personne physique ou morale. Est désigné premier Président, sans limitation de durée : ${titled(president, ["M.", "Mme"])}, qui déclare accepter.`,
      ],
      ["EXERCICE SOCIAL", "L'exercice social commence le 1er octobre et s'achève le 30 septembre."],
    ],
    { head: (at, title) => `ARTICLE ${at} — ${title}` },
  );
  d.text(`Fait à ${company.seat.town}, en quatre originaux, le ${d.date(day)}`);
  foot(d, "Paraphes :                                     2 / 2", "right");
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  for (const [at, who] of people.entries())
    d.person(who, {
      role: "founder",
      share_percent: at === 0 ? first : 100 - first,
    });
  d.person(president, { role: "director" });
}

/** Coordinated text of a Walloon company with the history of its deeds before the text. */
function walloonHistory(d: Draft): void {
  const company = d.world.company("wal", "SA");
  const old = d.world.company("wal");
  const [first, second] = [d.world.official("wal"), d.world.official("wal")];
  const day = d.random.day(2019, 2025);
  const capital = d.random.pick([75_000, 124_000, 620_000]);
  const object =
    "toutes opérations de prise de participations dans des entreprises, la gestion de celles-ci, l'octroi de prêts et de garanties, ainsi que la fourniture de services administratifs et comptables aux sociétés liées";
  d.set({ family: "book", size: 9.5, leading: 1.45, margin: 64 });
  d.text(`${company.name}`, { size: 14, style: "bold" });
  d.text(`société anonyme\nà ${townFirst(d, company.seat)}\nRPM ${company.seat.town} ${writtenNumber(company)}`, {
    after: 8,
  });
  d.rule();
  d.text("COORDINATION DES STATUTS", { style: "bold", size: 12, after: 6 });
  d.text("HISTORIQUE (art. 2:8 du Code des sociétés et des associations)", { style: "italic" });
  d.text(
    `CONSTITUTION : acte reçu par le notaire ${nameOf(first)} à ${first.address.town}, le ${d.date(company.start, "long")}, publié aux annexes du Moniteur belge le ${d.date(daysAfter(company.start, 16), "long")}, sous la dénomination « ${old.name} ».\nMODIFICATION : acte reçu par le notaire ${nameOf(second)} à ${second.address.town}, le ${d.date(day, "long")}, en cours de publication.`,
    { after: 12 },
  );
  d.text("TEXTE À JOUR", { style: "bold", align: "center", after: 6 });
  clauses(
    d,
    [
      ["Forme et dénomination", `La société adopte la forme de la société anonyme. Elle est dénommée ${company.name}.`],
      [
        "Siège",
        "Le siège est établi en Région wallonne. Il peut être transféré en tout endroit de la région de langue française par décision de l'organe d'administration.",
      ],
      ["Objet", `La société a pour objet ${object}.`],
      [
        "Capital",
        `Le capital est fixé à la somme de ${d.money(capital)} €. Il est représenté par sept cent cinquante (750) actions, sans désignation de valeur nominale, représentant chacune un sept cent cinquantième du capital.`,
      ],
      [
        "Composition du conseil",
        "La société est administrée par un conseil composé de trois membres au moins, actionnaires ou non, nommés pour six ans au plus et en tout temps révocables.",
      ],
      [
        "Contrôle",
        "Aussi longtemps que la société répond aux critères légaux, elle n'est pas tenue de nommer un commissaire.",
      ],
      ["Assemblée annuelle", "L'assemblée générale ordinaire se réunit le deuxième mardi de juin à dix-sept heures."],
      ["Écritures sociales", "L'exercice social commence le premier juillet et finit le trente juin."],
    ],
    { head: (at, title) => `${at}) ${title.toUpperCase()}`, style: "regular", indent: 16 },
  );
  d.text(`Pour coordination conforme,\n(s) ${nameOf(second)}, notaire`, { align: "right" });
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(second, { role: "notary" }, "issuer");
  d.person(first, { role: "notary" }, "issuer", OPTIONAL);
}

/** Deed of a Luxembourg notary with one partner. */
function luxembourgDeed(d: Draft): void {
  const company = d.world.company("lu", "S.à r.l.");
  const founder = d.world.person("lu");
  const [manager, agent] = d.world.people("fr", 2);
  const notary = d.world.official("lu");
  const day = d.random.day(2020, 2025);
  const object =
    "la prise de participations, sous quelque forme que ce soit, dans des sociétés luxembourgeoises ou étrangères, l'acquisition, le développement et la cession de brevets et de marques, ainsi que l'administration et la mise en valeur de son portefeuille";
  d.set({ family: "serif", size: 10.5, leading: 1.5, margin: 80 });
  d.text(`Numéro ${d.random.whole(200, 4000)}/${day.slice(0, 4)}\n« ${company.name} S.à r.l. »`, {
    align: "right",
    after: 14,
  });
  d.text(`CONSTITUTION DE SOCIÉTÉ DU ${d.date(day, "long").toUpperCase()}`, {
    style: "bold",
    align: "center",
    after: 12,
  });
  d.text(
    `L'an ${d.inWords(day)[1]}, le ${d.inWords(day)[0]}, par-devant Maître ${nameOf(notary)}, notaire de résidence à ${notary.address.town}, Grand-Duché de Luxembourg, soussigné, a comparu :`,
    { after: 6 },
  );
  d.text(
    `${titled(founder, ["Monsieur", "Madame"])}, employé privé, ${founder.sex === "m" ? "né" : "née"} à ${founder.birthPlace} le ${d.date(founder.birthDate, "long")}, demeurant à ${d.address(founder.address)}, ici représenté par ${titled(agent!, ["Monsieur", "Madame"])}, clerc de notaire, en vertu d'une procuration sous seing privé.`,
    { after: 10 },
  );
  clauses(
    d,
    [
      [
        "",
        `Il est formé une société à responsabilité limitée sous la dénomination de « ${company.name} S.à r.l. » (ci-après la « Société »).`,
      ],
      ["", `La Société a pour objet ${object}.`],
      ["", "La Société est constituée pour une durée illimitée."],
      ["", `Le siège social est établi dans la commune de ${company.seat.town}.`],
      [
        "",
        "Le capital social est fixé à douze mille cinq cents euros (12.500,- EUR), représenté par cent vingt-cinq (125) parts sociales d'une valeur de cent euros (100,- EUR) chacune.",
      ],
      ["", "La Société est gérée par un ou plusieurs gérants, associés ou non, nommés par l'assemblée des associés."],
      [
        "",
        `L'exercice social commence le premier janvier et se termine le trente et un décembre. Le premier exercice se terminera le 31 décembre ${day.slice(0, 4)}.`,
      ],
    ],
    { head: (at) => `Art. ${at}.` },
  );
  d.text(
    `Souscription. Toutes les parts sociales ont été souscrites et entièrement libérées par l'associé unique, ${nameOf(founder)}, prénommé.`,
    { after: 6 },
  );
  d.text(
    `Résolutions de l'associé unique. 1. Le siège est fixé au ${d.address(company.seat)}. 2. Est nommé gérant unique pour une durée indéterminée : ${titled(manager!, ["Monsieur", "Madame"])}, ${manager!.sex === "m" ? "né" : "née"} le ${d.date(manager!.birthDate, "long")} à ${manager!.birthPlace}, demeurant professionnellement à ${townOf(company.seat)}.`,
    { after: 6 },
  );
  d.text("Frais. Les frais incombant à la Société sont estimés à environ mille quatre cents euros.", { after: 6 });
  d.text(
    `DONT ACTE, passé à ${notary.address.town}, date qu'en tête. (Signé) Enregistré à ${notary.address.town} A.C., le ${d.date(daysAfter(day, 6), "long")}. Reçu soixante-quinze euros (75,- €).`,
  );
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", 12_500);
  d.documentDate(day);
  d.documentDate(daysAfter(day, 6), OPTIONAL);
  d.person(notary, { role: "notary" }, "issuer");
  d.person(founder, {
    role: "founder",
    share_percent: 100,
  });
  d.person(manager!, { role: "director" });
}

export const ARTICLES_FRENCH: readonly Layout[] = [
  layout("fourth/french-statutes", "articles_of_association", ["fr"], frenchStatutes),
  layout("fourth/walloon-history", "articles_of_association", ["fr"], walloonHistory),
  layout("fourth/luxembourg-deed", "articles_of_association", ["fr"], luxembourgDeed),
];
