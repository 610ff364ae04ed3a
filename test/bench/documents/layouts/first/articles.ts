import { type Draft, type Layout, layout } from "../../draft.ts";
import { OBJECTS } from "../../parts.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { belgianDeed } from "./articles-belgian.ts";
import { britishArticles, dutchDeed } from "./articles-foreign.ts";

/** Articles as they stand after a change, certified by the notary. */
function coordinated(d: Draft): void {
  const company = d.world.company(d.belgium, { nl: "NV", fr: "SA", de: "AG", en: "NV" }[d.language]);
  const notary = d.world.official(d.belgium);
  const day = d.random.day(2018, 2025);
  const capital = d.random.pick([61_500, 100_000, 250_000]);
  const object = d.random.pick(OBJECTS)[d.language];
  d.set({ family: d.random.pick(["sans", "serif"]), size: 10.5, leading: 1.45, margin: 64 });
  d.space(120);
  d.text(`${company.name}`, { size: 18, style: "bold", align: "center" });
  d.text(
    d.t({
      nl: "Naamloze vennootschap",
      fr: "Société anonyme",
      de: "Aktiengesellschaft",
      en: "Public limited company (naamloze vennootschap)",
    }),
    { align: "center" },
  );
  d.text(
    d.t({
      nl: `met zetel te ${d.address(company.seat)}`,
      fr: `dont le siège est établi à ${d.address(company.seat)}`,
      de: `mit Sitz in ${d.address(company.seat)}`,
      en: `with its registered office at ${d.address(company.seat)}`,
    }),
    { align: "center" },
  );
  d.text(
    d.t({
      nl: `Ondernemingsnummer ${writtenNumber(company)}`,
      fr: `Numéro d'entreprise ${writtenNumber(company)}`,
      de: `Unternehmensnummer ${writtenNumber(company)}`,
      en: `Enterprise number ${writtenNumber(company)}`,
    }),
    { align: "center", after: 40 },
  );
  d.text(
    d.t({
      nl: "GECOÖRDINEERDE STATUTEN",
      fr: "STATUTS COORDONNÉS",
      de: "KOORDINIERTE SATZUNG",
      en: "COORDINATED ARTICLES OF ASSOCIATION",
    }),
    { size: 15, style: "bold", align: "center" },
  );
  d.text(
    d.t({
      nl: `per ${d.date(day, "long")}`,
      fr: `au ${d.date(day, "long")}`,
      de: `zum ${d.date(day, "long")}`,
      en: `as at ${d.date(day, "long")}`,
    }),
    { align: "center" },
  );
  d.page();
  const article = (number: number, title: string, text: string) => {
    d.text(`${d.t({ nl: "ARTIKEL", fr: "ARTICLE", de: "ARTIKEL", en: "ARTICLE" })} ${number} - ${title}`, {
      style: "bold",
      after: 2,
    });
    d.text(text, { after: 9 });
  };
  article(
    1,
    d.t({ nl: "NAAM", fr: "DÉNOMINATION", de: "NAME", en: "NAME" }),
    d.t({
      nl: `De vennootschap is een naamloze vennootschap en draagt de naam ${company.name}.`,
      fr: `La société est une société anonyme et porte la dénomination ${company.name}.`,
      de: `Die Gesellschaft ist eine Aktiengesellschaft und führt den Namen ${company.name}.`,
      en: `The company is a public limited company and bears the name ${company.name}.`,
    }),
  );
  article(
    2,
    d.t({ nl: "ZETEL", fr: "SIÈGE", de: "SITZ", en: "REGISTERED OFFICE" }),
    d.t({
      nl: "De zetel is gevestigd in het Vlaamse Gewest.",
      fr: "Le siège est établi en Région wallonne.",
      de: "Der Sitz befindet sich in der Wallonischen Region.",
      en: "The registered office is located in the Flemish Region.",
    }),
  );
  article(
    3,
    d.t({ nl: "VOORWERP", fr: "OBJET", de: "GEGENSTAND", en: "OBJECT" }),
    d.t({
      nl: `De vennootschap heeft als voorwerp ${object}.`,
      fr: `La société a pour objet ${object}.`,
      de: `Die Gesellschaft hat zum Gegenstand ${object}.`,
      en: `The object of the company is ${object}.`,
    }),
  );
  article(
    4,
    d.t({ nl: "KAPITAAL", fr: "CAPITAL", de: "KAPITAL", en: "CAPITAL" }),
    d.t({
      nl: `Het kapitaal bedraagt ${d.money(capital)} EUR, vertegenwoordigd door 1.000 aandelen zonder vermelding van nominale waarde.`,
      fr: `Le capital s'élève à ${d.money(capital)} EUR, représenté par 1.000 actions sans mention de valeur nominale.`,
      de: `Das Kapital beträgt ${d.money(capital)} EUR, vertreten durch 1.000 Aktien ohne Angabe eines Nennwerts.`,
      en: `The capital amounts to ${d.money(capital)} EUR, represented by 1,000 shares without nominal value.`,
    }),
  );
  article(
    5,
    d.t({ nl: "BESTUUR", fr: "ADMINISTRATION", de: "VERWALTUNG", en: "MANAGEMENT" }),
    d.t({
      nl: "De vennootschap wordt bestuurd door een raad van bestuur van ten minste drie leden, benoemd door de algemene vergadering voor hoogstens zes jaar. De raad kiest onder zijn leden een voorzitter.",
      fr: "La société est administrée par un conseil d'administration de trois membres au moins, nommés par l'assemblée générale pour six ans au plus. Le conseil élit en son sein un président.",
      de: "Die Gesellschaft wird von einem Verwaltungsrat aus mindestens drei Mitgliedern verwaltet, die von der Generalversammlung für höchstens sechs Jahre ernannt werden. Der Rat wählt aus seiner Mitte einen Vorsitzenden.",
      en: "The company is managed by a board of directors of at least three members, appointed by the general meeting for at most six years. The board elects a chair from among its members.",
    }),
  );
  article(
    6,
    d.t({ nl: "BOEKJAAR", fr: "EXERCICE SOCIAL", de: "GESCHÄFTSJAHR", en: "FINANCIAL YEAR" }),
    d.t({
      nl: "Het boekjaar begint op één januari en eindigt op eenendertig december van ieder jaar.",
      fr: "L'exercice social commence le premier janvier et se clôture le trente et un décembre de chaque année.",
      de: "Das Geschäftsjahr beginnt am ersten Januar und endet am einunddreißigsten Dezember jedes Jahres.",
      en: "The financial year begins on the first of January and ends on the thirty-first of December of each year.",
    }),
  );
  d.space(20);
  d.text(
    d.t({
      nl: "Voor gelijkvormig uittreksel",
      fr: "Pour texte conforme",
      de: "Für gleichlautenden Text",
      en: "Certified true copy",
    }),
  );
  d.text(
    d.t({
      nl: `Notaris ${nameOf(notary)} te ${notary.address.town}`,
      fr: `Le notaire ${nameOf(notary)} à ${notary.address.town}`,
      de: `Notar ${nameOf(notary)} in ${notary.address.town}`,
      en: `${nameOf(notary)}, notary in ${notary.address.town}`,
    }),
  );
  d.subject(company);
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
}

export const ARTICLES: readonly Layout[] = [
  layout("first/belgian-deed", "articles_of_association", ["nl", "fr", "de"], belgianDeed),
  layout("first/coordinated", "articles_of_association", ["nl", "fr", "de", "en"], coordinated),
  layout("first/british-articles", "articles_of_association", ["en"], britishArticles),
  layout("first/dutch-deed", "articles_of_association", ["nl", "en"], dutchDeed),
];
