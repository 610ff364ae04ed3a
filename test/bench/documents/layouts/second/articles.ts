import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, type Person, writtenNumber } from "../../world.ts";
import { notaryDeed } from "./articles-notary.ts";
import { OBJECTS } from "./articles-parts.ts";

/** Articles that a company keeps on its own paper: paragraphs with titles only, two columns. */
function ownArticles(d: Draft): void {
  const region = ({ nl: "vl", fr: "fr", de: "de", en: "ie" } as const)[d.language];
  const company = d.world.company(region, d.t({ nl: "BV", fr: "SAS", de: "GmbH", en: "Designated Activity Company" }));
  const manager = d.world.person(region);
  const day = d.random.day(2017, 2025);
  const object = d.random.pick(OBJECTS)[d.language];
  const capital = d.random.pick([25_000, 40_000, 75_000]);
  d.set({ family: "book", size: 9.5, margin: 50, leading: 1.45 });
  d.text(d.t({ nl: "STATUTEN", fr: "STATUTS", de: "GESELLSCHAFTSVERTRAG", en: "CONSTITUTION" }), {
    size: 17,
    style: "bold",
  });
  d.text(`${company.name} ${company.form}`, { size: 12 });
  d.text(
    d.t({
      nl: `Laatst gewijzigd op ${d.date(day, "long")}`,
      fr: `Mis à jour le ${d.date(day, "long")}`,
      de: `Fassung vom ${d.date(day, "long")}`,
      en: `As amended on ${d.date(day, "long")}`,
    }),
    { after: 12 },
  );
  const section = (title: string, text: string) => {
    d.text(title, { style: "bold", after: 1 });
    d.text(text, { after: 8 });
  };
  d.inColumns(
    2,
    () => {
      section(
        d.t({ nl: "I. Naam", fr: "I. Dénomination", de: "I. Firma", en: "I. Name" }),
        d.t({
          nl: `De naam van de vennootschap is ${company.name}. Zij heeft de rechtsvorm van een besloten vennootschap.`,
          fr: `La dénomination sociale est ${company.name}. La société est une société par actions simplifiée.`,
          de: `Die Firma der Gesellschaft lautet ${company.name}. Sie ist eine Gesellschaft mit beschränkter Haftung.`,
          en: `The name of the company is ${company.name}. The company is a designated activity company limited by shares.`,
        }),
      );
      section(
        d.t({ nl: "II. Zetel", fr: "II. Siège social", de: "II. Sitz", en: "II. Registered office" }),
        d.t({
          nl: `De zetel bevindt zich te ${d.address(company.seat)}.`,
          fr: `Le siège social est fixé au ${d.address(company.seat)}.`,
          de: `Sitz der Gesellschaft ist ${company.seat.town}. Die Geschäftsräume befinden sich in ${d.address(company.seat)}.`,
          en: `The registered office is at ${d.address(company.seat)}.`,
        }),
      );
      section(
        d.t({
          nl: "III. Voorwerp",
          fr: "III. Objet social",
          de: "III. Gegenstand des Unternehmens",
          en: "III. Objects",
        }),
        d.t({
          nl: `De vennootschap heeft tot voorwerp ${object}.`,
          fr: `La société a pour objet, en France et à l'étranger, ${object}.`,
          de: `Gegenstand des Unternehmens ist ${object}.`,
          en: `The objects for which the company is established are ${object}.`,
        }),
      );
      section(
        d.t({ nl: "IV. Kapitaal", fr: "IV. Capital social", de: "IV. Stammkapital", en: "IV. Share capital" }),
        d.t({
          nl: `Het kapitaal is vastgesteld op ${d.money(capital)} euro.`,
          fr: `Le capital social est fixé à la somme de ${d.money(capital)} euros.`,
          de: `Das Stammkapital der Gesellschaft beträgt ${d.money(capital)} Euro.`,
          en: `The share capital of the company is EUR ${d.money(capital)}.`,
        }),
      );
      section(
        d.t({ nl: "V. Aandelen", fr: "V. Actions", de: "V. Geschäftsanteile", en: "V. Shares" }),
        d.t({
          nl: "De aandelen zijn op naam en kunnen slechts met instemming van de andere aandeelhouders worden overgedragen.",
          fr: "Les actions sont nominatives et ne peuvent être cédées qu'avec l'agrément des autres associés.",
          de: "Geschäftsanteile dürfen nur mit Zustimmung der Gesellschafterversammlung abgetreten werden.",
          en: "Shares are registered and may be transferred only with the consent of the directors.",
        }),
      );
      section(
        d.t({ nl: "VI. Bestuur", fr: "VI. Présidence", de: "VI. Geschäftsführung", en: "VI. Directors" }),
        d.t({
          nl: `Als bestuurder is benoemd ${nameOf(manager)}.`,
          fr: `Le premier président de la société est ${nameOf(manager)}.`,
          de: `Zum Geschäftsführer ist bestellt: ${nameOf(manager)}.`,
          en: `The first director is ${nameOf(manager)}.`,
        }),
      );
      section(
        d.t({
          nl: "VII. Jaarvergadering",
          fr: "VII. Décisions collectives",
          de: "VII. Gesellschafterversammlung",
          en: "VII. General meetings",
        }),
        d.t({
          nl: "De jaarvergadering wordt gehouden op de tweede dinsdag van juni om tien uur.",
          fr: "Les décisions collectives sont prises en assemblée ou par consultation écrite.",
          de: "Die ordentliche Gesellschafterversammlung findet innerhalb der ersten acht Monate eines Geschäftsjahres statt.",
          en: "The company holds a general meeting in each year in addition to any other meeting.",
        }),
      );
    },
    { depth: 420 },
  );
  d.subject(company, { number: false });
  d.fact("object", "subject", object);
  d.amount("capital", capital);
  d.person(manager, { role: "director" });
  d.documentDate(day);
}

/** Amendment of articles before a notary, with the number of the company and the new text. */
function amendment(d: Draft): void {
  const region = ({ nl: "nl", fr: "wal", de: "og", en: "gb" } as const)[d.language];
  const company = d.world.company(
    region,
    d.t({ nl: "naamloze vennootschap", fr: "SA", de: "AG", en: "Public Limited Company" }),
  );
  const notary: Person = d.world.person(region);
  const day = d.random.day(2019, 2025);
  const object = d.random.pick(OBJECTS)[d.language];
  d.set({ family: "serif", size: 12, leading: 1.5, margin: 76 });
  d.text(
    d.t({
      nl: "STATUTENWIJZIGING",
      fr: "MODIFICATION DES STATUTS",
      de: "SATZUNGSÄNDERUNG",
      en: "AMENDED MEMORANDUM AND ARTICLES OF ASSOCIATION",
    }),
    { style: "bold", align: "center", after: 14 },
  );
  d.text(
    d.t({
      nl: `Op ${d.date(day, "long")} is voor mij, mr. ${nameOf(notary)}, notaris met plaats van vestiging ${notary.address.town}, de buitengewone algemene vergadering gehouden van de naamloze vennootschap ${company.name}, statutair gevestigd te ${company.seat.town}, kantoorhoudende te ${d.address(company.seat)}, ingeschreven in het handelsregister onder nummer ${writtenNumber(company)}.`,
      fr: `Le ${d.date(day, "long")}, devant Nous, Maître ${nameOf(notary)}, notaire à ${notary.address.town}, s'est réunie l'assemblée générale extraordinaire de la société anonyme ${company.name}, dont le siège est sis ${d.address(company.seat)}, inscrite à la Banque-Carrefour des Entreprises sous le numéro ${writtenNumber(company)}.`,
      de: `Am ${d.date(day, "long")} ist vor mir, Notar ${nameOf(notary)} in ${notary.address.town}, die außerordentliche Generalversammlung der Aktiengesellschaft ${company.name} zusammengetreten, mit Sitz in ${d.address(company.seat)}, eingetragen unter der Unternehmensnummer ${writtenNumber(company)}.`,
      en: `At a general meeting held on ${d.date(day, "long")} the members of ${company.name} plc, registered in England and Wales under number ${writtenNumber(company)}, whose registered office is at ${d.address(company.seat)}, adopted the following articles, as certified by ${nameOf(notary)}, notary public.`,
    }),
    { after: 10 },
  );
  d.text(
    d.t({
      nl: "Het voorstel om het doel te wijzigen wordt met algemene stemmen aangenomen. Artikel 3 luidt voortaan:",
      fr: "La proposition de modifier l'objet est adoptée à l'unanimité. L'article 3 est désormais libellé comme suit :",
      de: "Der Antrag, den Gegenstand zu ändern, wird einstimmig angenommen. Artikel 3 lautet nunmehr:",
      en: "The resolution to alter the objects was passed unanimously. Article 3 now reads:",
    }),
  );
  d.text(
    d.t({
      nl: `"De vennootschap heeft ten doel ${object}."`,
      fr: `« La société a pour objet ${object}. »`,
      de: `„Gegenstand der Gesellschaft ist ${object}."`,
      en: `"The objects of the company are ${object}."`,
    }),
    { indent: 20, after: 10 },
  );
  d.text(
    d.t({
      nl: "De overige bepalingen van de statuten blijven ongewijzigd. De notaris krijgt opdracht de doorlopende tekst te deponeren.",
      fr: "Les autres dispositions des statuts restent inchangées. Le notaire est chargé de déposer le texte coordonné.",
      de: "Die übrigen Bestimmungen der Satzung bleiben unverändert. Der Notar wird beauftragt, den koordinierten Text zu hinterlegen.",
      en: "The other provisions of the articles remain unchanged. A printed copy is to be delivered to the registrar.",
    }),
  );
  d.subject(company);
  d.fact("address", "subject", company.seat.town, OPTIONAL);
  d.fact("object", "subject", object);
  d.documentDate(day);
  d.person(notary, { role: "notary" }, "issuer");
}

export const ARTICLES: readonly Layout[] = [
  layout("second/notary-deed", "articles_of_association", ["nl", "fr", "de"], notaryDeed),
  layout("second/own-articles", "articles_of_association", ["nl", "fr", "de", "en"], ownArticles),
  layout("second/amendment", "articles_of_association", ["nl", "fr", "de", "en"], amendment),
];
