import type { Plant } from "./planted-failures.ts";
import { OF_SOURCES } from "./planted-failures-sources.ts";

/** Twenty failures that were written after the rules, from what officers see in a case. */
export const SECOND_PLANTS: readonly Plant[] = [
  ...OF_SOURCES,
  {
    name: "the listed person is another one",
    rating: 1,
    categories: ["wrong_entity"],
    comments: [
      "Not him: the date of birth is another one.",
      "Andere geboortedatum, dit is hem niet.",
      "Ce n'est pas lui, il est né en 1984.",
      "Born elsewhere and thirty years younger.",
      "Das ist er nicht, anderes Geburtsdatum.",
      "The hit is a man, our director is a woman.",
      "Deze treffer is niet onze klant.",
      "Different person, ours was born in 1990.",
    ],
    plant: (it) => {
      it.find("sanctions", "high", "screening", "Near match on a sanctions list");
      return it.callOf("screening");
    },
  },
  {
    name: "the politician is the father",
    rating: 2,
    categories: ["wrong_entity"],
    comments: [
      "The politician is his father, not him.",
      "De politicus is haar vader.",
      "L'homme politique est un parent, pas notre client.",
      "She is not the minister.",
      "Der Politiker ist ein Verwandter.",
      "Not a PEP, a namesake.",
      "Ce n'est pas la ministre.",
      "He never held a public office.",
    ],
    plant: (it) => {
      it.find("pep", "medium", "screening", "Name of a politically exposed person");
      return it.callOf("screening");
    },
  },
  {
    name: "the brief claims what no document says",
    rating: 1,
    categories: ["hallucination"],
    comments: [
      "The brief says 40 employees; no document does.",
      "In de samenvatting staat iets wat nergens uit blijkt.",
      "Le résumé invente un effectif.",
      "The summary names a branch in Ghent that does not exist.",
      "Die Zusammenfassung erfindet eine Filiale.",
      "The text says that it sells cars. It does not.",
      "De samenvatting is fout.",
      "The narrative contains an invented subsidiary.",
    ],
    plant: (it) => it.stageOf("summary"),
  },
  {
    name: "the customer is asked for what it gave",
    rating: 2,
    comments: [
      "You keep asking for documents that we already have.",
      "Er wordt opnieuw om dezelfde stukken gevraagd.",
      "On redemande les mêmes pièces au client.",
      "The proposed request to the customer is pointless.",
      "Die vorgeschlagenen Fragen sind überflüssig.",
      "Why would I ask them that?",
      "Overbodige vragen aan de klant.",
      "These questions insult the customer.",
    ],
    plant: (it) => it.stageOf("follow_up_tasks"),
  },
  {
    name: "a spelling is called a difference",
    rating: 2,
    comments: [
      "Straat and Str. is not a difference.",
      "Dat is geen verschil, alleen een andere schrijfwijze.",
      "Ce n'est pas une contradiction, c'est une abréviation.",
      "These two addresses are the same, there is no conflict.",
      "Das ist kein Widerspruch.",
      "Same address, other order of words: no difference.",
      "Geen tegenstrijdigheid.",
      "Accents in the name are treated as a contradiction.",
    ],
    plant: (it) => it.stageOf("discrepancies"),
  },
  {
    name: "a red flag makes no sense",
    rating: 2,
    comments: [
      "That red flag on cash is nonsense for a consultancy.",
      "Dat knipperlicht slaat nergens op.",
      "Ce signal d'alerte est absurde ici.",
      "The warning sign about cash does not apply.",
      "Dieses Warnsignal passt nicht.",
      "The rule on cash does not fit.",
      "Het alarm over contant geld is onzin.",
      "The indicator about nominee directors does not apply.",
    ],
    plant: (it) => it.stageOf("red_flag_rules"),
  },
  {
    name: "the website is said to be offline",
    rating: 2,
    comments: [
      "The site is offline according to you, but it works here.",
      "Hun webshop staat gewoon online.",
      "Leur site fonctionne très bien chez moi.",
      "Their homepage opens without a problem.",
      "Die Internetseite ist erreichbar.",
      "I can open their website without trouble.",
      "De site werkt.",
      "Website marked as dead, although it is up.",
    ],
    plant: (it) => {
      it.find("website", "low", "website", "The website does not answer");
      return it.addCall("website", "website.read");
    },
  },
  {
    name: "a bankrupt sister company is missing",
    rating: 2,
    comments: [
      "Its sister company went bankrupt and you did not show it.",
      "De zustervennootschap is failliet en dat zie ik nergens.",
      "La société sœur est en faillite, rien ici.",
      "Other companies of the director are not shown.",
      "Die Schwestergesellschaft ist insolvent.",
      "The director has four other firms, two of them bankrupt.",
      "Verbonden bedrijven ontbreken.",
      "No word on the affiliated companies.",
    ],
    plant: (it) => {
      it.gap("network", "medium");
      return it.fail("network", "network.read", "internal");
    },
  },
  {
    name: "the confidence is too high",
    rating: 2,
    comments: [
      "92 % sure although half is unchecked?",
      "De betrouwbaarheid is veel te hoog voor wat er is nagekeken.",
      "Le niveau de confiance est exagéré.",
      "How can it be so certain with so little?",
      "Die Zuverlässigkeit ist zu hoch angesetzt.",
      "You claim to be certain of this.",
      "Hoezo zo zeker?",
      "This certainty is unfounded.",
    ],
    plant: (it) => it.stageOf("confidence"),
  },
  {
    name: "the category of the merchant is wrong",
    rating: 2,
    comments: [
      "They are a travel agency, not a restaurant: wrong code.",
      "De categorie klopt niet, het is een reisbureau.",
      "Le code marchand ne correspond pas à leur métier.",
      "Classified as gambling, but they sell toys.",
      "Die Händlerkategorie stimmt nicht.",
      "It is a bakery, not a casino.",
      "Verkeerde MCC.",
      "Wrong line of business.",
    ],
    plant: (it) => it.stageOf("merchant_category"),
  },
];
