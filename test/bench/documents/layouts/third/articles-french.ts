import { type Draft, OPTIONAL } from "../../draft.ts";
import { groupedIban } from "../../numbers.ts";
import { nameOf, type Person, registerName, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { clauses, foot, others, PURPOSES, stakesOf, titled } from "./company-parts.ts";

const bornOf = (who: Person): string => (who.sex === "m" ? "né" : "née");

/** Walloon deed, with the bank's certificate and what the notary must read out. */
export function walloonDeed(d: Draft): void {
  const company = d.world.company("wal", "SRL");
  const [notary, accountant] = d.world.people("wal", 2) as [Person, Person];
  const founders = d.world.people("wal", d.random.whole(1, 3));
  const office = d.world.company("wal", "SRL");
  const day = d.random.day(2020, 2025);
  const total = d.random.pick([120, 600, 1200]);
  const stakes = stakesOf(d, founders, total);
  const paid = total * d.random.pick([10, 25, 50]);
  const purpose = d.random.pick(PURPOSES).fr;
  const [date, year] = d.inWords(day);
  d.set({ family: d.random.pick(["serif", "sans"]), size: 10.5, leading: 1.5, margin: 68 });
  foot(d, `Étude du Notaire ${notary.family} - ${d.address(notary.address)} - TVA BE ${writtenNumber(office)}`);
  d.text(`Société à responsabilité limitée\n« ${company.name} »\nà ${company.seat.postcode} ${company.seat.town}`, {
    align: "center",
    after: 4,
  });
  d.text(`Acte constitutif du ${d.date(day)}`, { style: "bold", align: "center" });
  d.text("DROIT D'ÉCRITURE DE 95 EUROS PAYÉ SUR DÉCLARATION", { size: 8, align: "center", after: 14 });
  d.text(`L'AN ${year.toUpperCase()}\nLe ${date}\nDevant ${nameOf(notary)}, notaire à ${notary.address.town},`, {
    after: 8,
  });
  d.text("ONT COMPARU", { style: "bold", align: "center", after: 6 });
  for (const who of founders) {
    const e = who.sex === "m" ? "" : "e";
    d.text(
      `${titled(d, who).replace(nameOf(who), registerName(who))}, ${bornOf(who)} à ${who.birthPlace}, le ${d.date(who.birthDate, "long")} (registre national : ${writtenNationalNumber(who.nationalNumber)}), ${d.random.pick([`célibataire`, `divorcé${e}`, `marié${e}`])}, demeurant à ${d.address(who.address)}.`,
      { after: 6, indent: 18 },
    );
  }
  d.text(
    "Identité certifiée au vu de la carte d'identité. Le notaire attire l'attention sur les articles 5:3 et 5:4 du Code des sociétés et des associations, et dépose le plan financier au dossier.",
    { after: 8 },
  );
  clauses(
    d,
    [
      [
        "A. CONSTITUTION",
        `Les comparants constituent une société à responsabilité limitée sous la dénomination « ${company.name} », dont le siège sera établi à ${d.address(company.seat)}, aux capitaux propres de départ de ${d.money(paid)} euros.`,
      ],
      [
        "B. SOUSCRIPTION",
        `Les ${total} actions sont souscrites en espèces au prix de ${d.money(paid / total)} euros chacune :\n${stakes.map(({ who, count }) => `- ${titled(d, who)} : ${d.money(count, 0)} actions ;`).join("\n")}\nEnsemble : ${d.money(total, 0)} actions. Les fonds ont été versés au compte spécial numéro ${groupedIban(company.iban)} ouvert au nom de la société en formation auprès de ${company.bank}, ainsi qu'il résulte d'une attestation remise au notaire.`,
      ],
      [
        "C. STATUTS",
        `Article 1. Dénomination. La société est dénommée « ${company.name} ».\nArticle 2. Siège. Le siège est fixé en Région wallonne.\nArticle 3. Objet. La société a pour objet, pour son compte ou pour compte d'autrui : ${purpose}.\nArticle 4. Durée. La durée de la société n'est pas limitée.\nArticle 5. Cession. Les actions ne peuvent être cédées qu'avec l'agrément de la moitié des actionnaires possédant les deux tiers des actions.\nArticle 6. Exercice. L'exercice commence le premier janvier.`,
      ],
      [
        "D. DÉCISIONS DES COMPARANTS",
        `1. Le nombre d'administrateurs est fixé à un. Est appelé à ces fonctions ${titled(d, founders[0]!)}, qui accepte. Son mandat est rémunéré.\n2. Il n'est pas nommé de commissaire.\n3. Tous pouvoirs sont donnés à ${titled(d, accountant)}, comptable à ${accountant.address.town}, afin d'effectuer les formalités auprès du guichet d'entreprises.`,
      ],
    ],
    { style: "bold", align: "center", after: 3 },
  );
  d.text("DONT ACTE, passé en l'étude, et après lecture, les comparants ont signé avec le notaire.");
  d.subject(company, { number: false });
  d.fact("object", "subject", purpose);
  d.amount("capital", paid);
  d.documentDate(day);
  d.fact("iban", "subject", company.iban, OPTIONAL);
  d.person(notary, { role: "notary" }, "issuer");
  d.fact("address", "issuer", d.address(notary.address), OPTIONAL);
  for (const { who, percent } of stakes) d.person(who, { role: "founder", share_percent: percent });
  d.person(founders[0]!, { role: "director" });
  others(d, founders);
}

/** French private deed: signed by the associates, without a notary. */
export function frenchStatutes(d: Draft): void {
  const form = d.random.pick(["SAS", "SARL"]);
  const company = d.world.company("fr", form);
  const isStock = form === "SAS";
  const people = d.world.people("fr", 2);
  const stakes = stakesOf(d, people, 600);
  const day = d.world.recentDay(900);
  const capital = 600 * d.random.pick([5, 10, 100]);
  const purpose = d.random.pick(PURPOSES).fr;
  const [unit, units] = isStock ? ["action", "actions"] : ["part sociale", "parts sociales"];
  const full = isStock ? "Société par actions simplifiée" : "Société à responsabilité limitée";
  d.set({ family: "sans", size: 10, margin: 62 });
  d.space(110);
  d.text(company.name, { size: 20, style: "bold", align: "center", after: 10 });
  d.text(
    `${full} au capital de ${d.money(capital, 0)} €\nSiège social : ${d.address(company.seat)}\n${writtenNumber(company)} R.C.S. ${company.seat.town}`,
    { align: "center", after: 50 },
  );
  d.text("S T A T U T S", { size: 22, align: "center", after: 40 });
  d.text(`Mis à jour par décision collective du ${d.date(day, "long")}`, { style: "italic", align: "center" });
  d.text("Copie certifiée conforme par la direction", { size: 8, align: "center" });
  foot(d, "1 / 3");
  d.page();
  d.text("LES SOUSSIGNÉS :", { style: "bold", after: 6 });
  for (const { who } of stakes)
    d.text(
      `${titled(d, who)}, demeurant ${d.address(who.address)}, ${bornOf(who)} le ${d.date(who.birthDate)} à ${who.birthPlace}, de nationalité française ;`,
      { indent: 14, after: 6 },
    );
  d.text(`ont établi ainsi qu'il suit les statuts de la société.`, { after: 10 });
  clauses(d, [
    ["ARTICLE 1er. FORME", `La société est une ${full.toLowerCase()} régie par le Code de commerce.`],
    [
      "ARTICLE 2. OBJET SOCIAL",
      `La société a pour objet, en France et à l'étranger : ${purpose}. Et plus généralement toutes opérations pouvant s'y rattacher.`,
    ],
    ["ARTICLE 3. DÉNOMINATION SOCIALE", `La dénomination sociale est : ${company.name}.`],
    ["ARTICLE 4. SIÈGE SOCIAL", `Le siège social est fixé : ${d.address(company.seat)}.`],
    ["ARTICLE 5. DURÉE", "Quatre-vingt-dix-neuf années à compter de l'immatriculation au registre du commerce."],
    [
      "ARTICLE 6. APPORTS EN NUMÉRAIRE",
      `${stakes.map(({ who, count }) => `${titled(d, who)} apporte ${d.money((count / 600) * capital, 0)} €`).join(" ; ")}. Ces sommes ont été déposées auprès de ${company.bank}.`,
    ],
  ]);
  foot(d, "2 / 3");
  d.page();
  clauses(d, [
    [
      "ARTICLE 7. CAPITAL SOCIAL",
      `Le capital est fixé à ${d.money(capital, 0)} euros, divisé en 600 ${units} de ${d.money(capital / 600, 0)} euros chacune, réparties ainsi :`,
    ],
  ]);
  d.table(
    ["Associé", `Nombre de ${units}`, "Numérotées"],
    stakes.map(({ who, count }, at) => [
      titled(d, who),
      String(count),
      at === 0 ? `1 à ${count}` : `${600 - count + 1} à 600`,
    ]),
    { parts: [3, 2, 2], lines: true },
  );
  d.text(`Total : 600 ${units}, chaque ${unit} donnant droit à une voix.`, { after: 10 });
  const head = people[0]!;
  clauses(d, [
    [
      `ARTICLE 8. ${isStock ? "PRÉSIDENCE" : "GÉRANCE"}`,
      isStock
        ? `La société est représentée par un président. Le premier président est ${titled(d, head)}, nommé sans limitation de durée.`
        : `La société est gérée par une personne physique. Le premier gérant est ${titled(d, head)}, nommé sans limitation de durée.`,
    ],
    ["ARTICLE 9. EXERCICE SOCIAL", "L'exercice social s'étend du 1er octobre au 30 septembre."],
    [
      "ARTICLE 10. COMPTES COURANTS",
      "Les associés peuvent laisser à la disposition de la société toutes sommes dont elle a besoin.",
    ],
  ]);
  d.text(`Fait à ${company.seat.town}, en quatre exemplaires`);
  foot(d, "3 / 3");
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.amount("capital", capital);
  d.documentDate(day);
  for (const { who, percent } of stakes) d.person(who, { role: "founder", share_percent: percent });
  d.person(head, { role: "director" });
  others(d, people);
}
