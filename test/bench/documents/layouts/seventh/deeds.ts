import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, streetOf, townOf, writtenNationalNumber, writtenNumber } from "../../world.ts";
import { PURPOSES, titled } from "../third/company-parts.ts";
import { DEEDS_ABROAD } from "./deeds-abroad.ts";

/** A Belgian deed of formation: sentences without headings, day and year in words, founders with their numbers. */
function formation(d: Draft): void {
  const company = d.world.company(d.belgium, d.t({ nl: "BV", fr: "SRL" }));
  const [first, second] = d.world.people(d.belgium, 2) as [Person, Person];
  const notary = d.world.official(d.belgium);
  const day = d.random.day(2019, 2025);
  const purpose = d.random.pick(PURPOSES)[d.language];
  const [date, year] = d.inWords(day);
  const born = (who: Person) =>
    d.t({
      nl: `${titled(d, who)}, geboren te ${who.birthPlace} op ${d.date(who.birthDate, "long")}, rijksregisternummer ${writtenNationalNumber(who.nationalNumber)}, wonende te ${townOf(who.address)}, ${streetOf(who.address, "nl")}`,
      fr: `${titled(d, who)}, né(e) à ${who.birthPlace} le ${d.date(who.birthDate, "long")}, numéro national ${writtenNationalNumber(who.nationalNumber)}, domicilié(e) à ${townOf(who.address)}, ${streetOf(who.address, "fr")}`,
    });
  d.set({ family: "serif", size: 11, margin: 78, leading: 1.55 });
  d.text(d.t({ nl: `Rep. nr. ${d.random.digits(4)}\nOPRICHTING`, fr: `Rép. n° ${d.random.digits(4)}\nCONSTITUTION` }), {
    style: "bold",
    after: 12,
  });
  for (const line of d.t({
    nl: [
      `Het jaar ${year}, op ${date}, voor mij, Meester ${nameOf(notary)}, notaris met standplaats te ${notary.address.town}, zijn verschenen:`,
      `1) ${born(first)}; en`,
      `2) ${born(second)}.`,
      `De comparanten hebben mij, notaris, verzocht authentiek vast te stellen dat zij een besloten vennootschap oprichten met de benaming “${company.name}”, waarvan de zetel gevestigd wordt te ${townOf(company.seat)}, ${streetOf(company.seat, "nl")}.`,
      `Zij schrijven in op honderd (100) aandelen: de comparant sub 1 op zestig (60) en de comparant sub 2 op veertig (40).`,
      `De vennootschap heeft als voorwerp: ${purpose}.`,
      `Tot eerste bestuurder wordt benoemd, voor onbepaalde duur: ${nameOf(first)}, voornoemd, die aanvaardt.`,
      "WAARVAN AKTE, verleden te mijnen kantore, datum als boven.",
    ],
    fr: [
      `L'an ${year}, le ${date}, devant moi, Maître ${nameOf(notary)}, notaire à la résidence de ${notary.address.town}, ont comparu :`,
      `1) ${born(first)} ; et`,
      `2) ${born(second)}.`,
      `Lesquels comparants m'ont requis d'acter qu'ils constituent entre eux une société à responsabilité limitée sous la dénomination « ${company.name} », dont le siège est établi à ${townOf(company.seat)}, ${streetOf(company.seat, "fr")}.`,
      `Ils souscrivent cent (100) actions : le comparant sub 1 soixante (60) et le comparant sub 2 quarante (40).`,
      `La société a pour objet : ${purpose}.`,
      `Est appelé à la fonction d'administrateur, pour une durée illimitée : ${nameOf(first)}, prénommé, qui accepte.`,
      "DONT ACTE, fait et passé en mon étude, date que dessus.",
    ],
  })) {
    d.text(line, { after: 9 });
  }
  d.subject(company, { number: false });
  d.fact("object", "subject", purpose);
  d.person(first, { role: "founder", birth_date: first.birthDate });
  d.person(second, { role: "founder", birth_date: second.birthDate });
  d.person(first, { role: "director" });
  d.person(notary, { role: "notary" }, "issuer");
  for (const who of [first, second]) {
    d.fact("address", "other", d.address(who.address), OPTIONAL);
    d.fact("national_number", "other", who.nationalNumber, OPTIONAL);
  }
  d.documentDate(day);
}

/** Coordinated statutes in two columns of small print with words hyphenated at the end of a line. */
function coordinated(d: Draft): void {
  const company = d.world.company(d.belgium, d.t({ nl: "NV", fr: "SA", de: "AG" }));
  const day = d.random.day(2019, 2026);
  const purpose = d.random.pick(PURPOSES)[d.language];
  const capital = d.random.pick([61_500, 250_000]);
  d.set({ family: "narrow", size: 9, margin: 50, leading: 1.35 });
  d.text(`« ${company.name.toUpperCase()} »`, { size: 14, style: "bold", align: "center", after: 0 });
  d.text(
    d.t({
      nl: `Naamloze vennootschap te ${townOf(company.seat)}, ${streetOf(company.seat, "nl")}\nRPR ${writtenNumber(company)}\nGECOÖRDINEERDE STATUTEN OP ${d.date(day, "long").toUpperCase()}`,
      fr: `Société anonyme à ${townOf(company.seat)}, ${streetOf(company.seat, "fr")}\nRPM ${writtenNumber(company)}\nSTATUTS COORDONNÉS AU ${d.date(day, "long").toUpperCase()}`,
      de: `Aktiengesellschaft in ${townOf(company.seat)}, ${streetOf(company.seat, "de")}\nRJP ${writtenNumber(company)}\nKOORDINIERTE SATZUNG ZUM ${d.date(day, "long").toUpperCase()}`,
    }),
    { align: "center", after: 10 },
  );
  d.inColumns(
    2,
    () => {
      for (const [title, text] of d.t({
        nl: [
          ["Artikel 1.", `De vennootschap is een naamloze vennootschap. Zij draagt de naam “${company.name}”.`],
          [
            "Artikel 2.",
            "De zetel is gevestigd in het Vlaamse Gewest. Hij kan door het bestuursorgaan worden ver-\nplaatst zonder statutenwijziging.",
          ],
          ["Artikel 3.", `De vennootschap heeft tot doel: ${purpose}.`],
          [
            "Artikel 5.",
            `Het kapitaal bedraagt ${d.money(capital)} EUR. Het wordt vertegenwoordigd door duizend aandelen zon-\nder vermelding van nominale waarde.`,
          ],
          ["Artikel 12.", "De vennootschap wordt bestuurd door een raad van bestuur van ten minste drie leden."],
        ],
        fr: [
          ["Article 1er.", `La société revêt la forme d'une société anonyme. Elle est dénommée « ${company.name} ».`],
          [
            "Article 2.",
            "Le siège est établi en Région wallonne. Il peut être trans-\nféré par décision de l'organe d'administration.",
          ],
          ["Article 3.", `La société a pour objet : ${purpose}.`],
          [
            "Article 5.",
            `Le capital est fixé à ${d.money(capital)} EUR. Il est représenté par mille actions sans mention de valeur nomi-\nnale.`,
          ],
          ["Article 12.", "La société est administrée par un conseil composé de trois membres au moins."],
        ],
        de: [
          [
            "Artikel 1.",
            `Die Gesellschaft hat die Form einer Aktiengesellschaft. Sie trägt den Namen „${company.name}“.`,
          ],
          [
            "Artikel 2.",
            "Der Sitz befindet sich in der Wallonischen Region. Er kann durch das Verwaltungs-\norgan verlegt werden.",
          ],
          ["Artikel 3.", `Gegenstand der Gesellschaft ist: ${purpose}.`],
          [
            "Artikel 5.",
            `Das Kapital beträgt ${d.money(capital)} EUR. Es ist eingeteilt in tausend Ak-\ntien ohne Nennwert.`,
          ],
          [
            "Artikel 12.",
            "Die Gesellschaft wird durch einen Verwaltungsrat von mindestens drei Mitgliedern verwaltet.",
          ],
        ],
      })) {
        d.text(title!, { style: "bold", after: 1 });
        d.text(text!, { after: 7 });
      }
    },
    { depth: 260 },
  );
  d.subject(company);
  d.fact("object", "subject", purpose);
  d.amount("capital", capital);
  d.documentDate(day);
}

/** A Dutch deed whose articles stand under numbers with decimals, the notary only in the first sentence. */
function dutch(d: Draft): void {
  const company = d.world.company("nl", "B.V.");
  const founder = d.world.person("nl");
  const notary = d.world.official("nl");
  const day = d.random.day(2016, 2025);
  const purpose = d.random.pick(PURPOSES).nl;
  const [date, year] = d.inWords(day);
  d.set({ family: "book", size: 10.5, margin: 74, leading: 1.45 });
  d.text(`AKTE VAN OPRICHTING\n${company.name} B.V.`, { style: "bold", size: 13, after: 14 });
  for (const line of [
    `Heden, ${date} ${year}, verscheen voor mij, mr. ${nameOf(notary)}, notaris te ${notary.address.town}:`,
    `${titled(d, founder)}, geboren te ${founder.birthPlace} op ${d.date(founder.birthDate, "long")}, wonende te ${founder.address.postcode} ${founder.address.town}, ${streetOf(founder.address, "nl")}.`,
    "De comparant verklaarde een besloten vennootschap met beperkte aansprakelijkheid op te richten, met de volgende statuten.",
    `1.1  De vennootschap draagt de naam: ${company.name} B.V.`,
    `1.2  Zij is gevestigd te ${company.seat.town}.`,
    `2.1  De vennootschap heeft ten doel: ${purpose}.`,
    "3.1  Het kapitaal is verdeeld in aandelen van één euro (€ 1,00) elk.",
    `9.1  Bij de oprichting zijn geplaatst honderd (100) aandelen, alle genomen door de oprichter. De oprichter wordt voor de eerste maal benoemd tot bestuurder.`,
    "WAARVAN AKTE in minuut is verleden te Utrecht op de datum in het hoofd van deze akte vermeld.",
  ]) {
    d.text(line, { after: 8 });
  }
  d.subject(company, { number: false, seat: false });
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", purpose);
  d.amount("capital", 0, null, null, OPTIONAL);
  d.person(founder, { role: "founder", birth_date: founder.birthDate });
  d.person(founder, { role: "director" }, "subject", OPTIONAL);
  d.fact("address", "other", d.address(founder.address), OPTIONAL);
  d.person(notary, { role: "notary" }, "issuer");
  d.documentDate(day);
}

export const SEVENTH_DEEDS: readonly Layout[] = [
  layout("seventh/formation", "articles_of_association", ["nl", "fr"], formation),
  layout("seventh/coordinated", "articles_of_association", ["nl", "fr", "de"], coordinated),
  layout("seventh/dutch-deed", "articles_of_association", ["nl"], dutch),
  ...DEEDS_ABROAD,
];
