import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { nameOf, writtenNumber } from "../../world.ts";
import { PURPOSES } from "../third/company-parts.ts";
import { one, wordsOf } from "./words.ts";

/** What a deed says first. */
const HEAD = wordsOf(
  "OPRICHTING VAN EEN BESLOTEN VENNOOTSCHAP | AKTE VAN OPRICHTING | STATUTEN NA WIJZIGING | GECOÖRDINEERDE TEKST VAN DE STATUTEN",
  "CONSTITUTION D'UNE SOCIÉTÉ À RESPONSABILITÉ LIMITÉE | ACTE CONSTITUTIF | STATUTS APRÈS MODIFICATION | COORDINATION DES STATUTS",
  "GRÜNDUNG EINER GESELLSCHAFT MIT BESCHRÄNKTER HAFTUNG | GRÜNDUNGSURKUNDE | SATZUNG NACH ÄNDERUNG | KOORDINIERTE FASSUNG DER SATZUNG",
  "INCORPORATION OF A PRIVATE LIMITED COMPANY | DEED OF INCORPORATION | ARTICLES AFTER AMENDMENT | COORDINATED TEXT OF THE ARTICLES",
);
const NAMED = wordsOf(
  'De vennootschap is een besloten vennootschap. Haar naam luidt: %. | De benaming van de vennootschap is "%". | De vennootschap heeft als naam %.',
  "La société est une société à responsabilité limitée. Sa dénomination est : %. | La dénomination de la société est « % ». | La société a pour nom %.",
  "Die Gesellschaft ist eine Gesellschaft mit beschränkter Haftung. Ihr Name lautet: %. | Die Bezeichnung der Gesellschaft ist „%“. | Die Gesellschaft trägt den Namen %.",
  'The company is a private limited company. Its name reads: %. | The denomination of the company is "%". | The company bears the name %.',
);
const SEATED = wordsOf(
  "De zetel van de vennootschap is gelegen te %. | De vennootschap heeft haar zetel te %. | Het adres van de zetel is: %.",
  "Le siège de la société est situé à %. | La société a son siège à %. | L'adresse du siège est : %.",
  "Der Sitz der Gesellschaft befindet sich in %. | Die Gesellschaft hat ihren Sitz in %. | Die Anschrift des Sitzes lautet: %.",
  "The seat of the company is located at %. | The company has its seat at %. | The address of the seat is: %.",
);
const PURPOSE = wordsOf(
  "De vennootschap stelt zich tot doel: %. | Het voorwerp van de vennootschap omvat %. | De vennootschap heeft als voorwerp %.",
  "La société a pour but : %. | L'objet de la société comprend %. | La société a pour objet %.",
  "Die Gesellschaft bezweckt: %. | Der Gegenstand der Gesellschaft umfasst %. | Gegenstand der Gesellschaft ist %.",
  "The purpose of the company is: %. | The object of the company comprises %. | The company has as its object %.",
);
const APPOINTED = wordsOf(
  "Wordt tot bestuurder benoemd voor onbepaalde duur: %, die aanvaardt. | Tot niet-statutaire bestuurder wordt aangesteld: %. | Als bestuurder wordt aangeduid %, hier aanwezig.",
  "Est nommé administrateur pour une durée indéterminée : %, qui accepte. | Est désigné en qualité d'administrateur non statutaire : %. | Est appelé aux fonctions d'administrateur %, ici présent.",
  "Zum Verwalter wird auf unbestimmte Dauer ernannt: %, der annimmt. | Als nicht statutarischer Verwalter wird bestellt: %. | Zum Verwalter wird bestimmt %, hier anwesend.",
  "Is appointed director for an indefinite term: %, who accepts. | As non-statutory director is designated: %. | Is called to the office of director %, here present.",
);

const say = (d: Draft, text: string, value: string): string => text.replace("%", value);

const deed = (manner: number) => (d: Draft) => {
  const company = d.world.company(d.belgium, d.t({ nl: "BV", fr: "SRL", de: "GmbH", en: "BV" }));
  const [director] = d.world.people(d.belgium, 1);
  const notary = d.world.official(d.belgium);
  const day = d.random.day(2014, 2025);
  const purpose = d.random.pick(PURPOSES)[d.language];
  d.set({ family: manner === 1 ? "serif" : "sans", size: 10.5, margin: 64 });
  d.text(one(d, HEAD), { style: "bold", align: "center", after: 10 });
  d.text(
    d.t({
      nl: `Op ${d.date(day, "long")} is voor mij, ${nameOf(notary)}, notaris te ${notary.address.town}, verleden wat volgt. Ondernemingsnummer: ${writtenNumber(company)}.`,
      fr: `Le ${d.date(day, "long")}, par devant moi, ${nameOf(notary)}, notaire à ${notary.address.town}, a été reçu ce qui suit. Numéro d'entreprise : ${writtenNumber(company)}.`,
      de: `Am ${d.date(day, "long")} wurde vor mir, ${nameOf(notary)}, Notar in ${notary.address.town}, Folgendes beurkundet. Unternehmensnummer: ${writtenNumber(company)}.`,
      en: `On ${d.date(day, "long")}, before me, ${nameOf(notary)}, notary at ${notary.address.town}, was executed what follows. Enterprise number: ${writtenNumber(company)}.`,
    }),
    { after: 10 },
  );
  const article = (number: number, title: string, text: string) => {
    const word = d.t({ nl: "Artikel", fr: "Article", de: "Artikel", en: "Article" });
    const head =
      manner === 0
        ? `${word} ${number} - ${title}`
        : manner === 1
          ? `Art. ${number}. ${title}.`
          : `${number}. ${title.toUpperCase()}`;
    d.text(head, { style: "bold", after: 2 });
    d.text(text, { after: 8 });
  };
  article(1, d.t({ nl: "Naam", fr: "Dénomination", de: "Name", en: "Name" }), say(d, one(d, NAMED), company.name));
  article(
    2,
    d.t({ nl: "Zetel", fr: "Siège", de: "Sitz", en: "Seat" }),
    say(d, one(d, SEATED), d.address(company.seat)),
  );
  article(3, d.t({ nl: "Voorwerp", fr: "Objet", de: "Gegenstand", en: "Object" }), say(d, one(d, PURPOSE), purpose));
  article(
    4,
    d.t({ nl: "Duur", fr: "Durée", de: "Dauer", en: "Duration" }),
    d.t({
      nl: "De vennootschap bestaat voor onbepaalde duur.",
      fr: "La société est constituée pour une durée illimitée.",
      de: "Die Gesellschaft besteht auf unbestimmte Dauer.",
      en: "The company exists for an indefinite term.",
    }),
  );
  article(
    5,
    d.t({ nl: "Bestuur", fr: "Administration", de: "Verwaltung", en: "Management" }),
    d.t({
      nl: "De vennootschap wordt bestuurd door een of meer bestuurders.",
      fr: "La société est administrée par un ou plusieurs administrateurs.",
      de: "Die Gesellschaft wird von einem oder mehreren Verwaltern geführt.",
      en: "The company is managed by one or more directors.",
    }),
  );
  d.text(say(d, one(d, APPOINTED), nameOf(director!)), { after: 8 });
  d.subject(company, { form: false });
  d.fact("legal_form", "subject", company.form, OPTIONAL);
  d.fact("object", "subject", purpose);
  d.person(director!, { role: "director" });
  d.person(notary, { role: "notary" }, "issuer", OPTIONAL);
  d.documentDate(day);
};

export const FIFTH_DEEDS: readonly Layout[] = [0, 1, 2].map((manner) =>
  layout(`fifth/deed-${manner}`, "articles_of_association", ["nl", "fr", "de", "en"], deed(manner)),
);
