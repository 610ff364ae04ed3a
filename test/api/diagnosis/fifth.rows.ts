import { clear, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 71 of the 80 complaints. */
export const FIFTH: readonly Plant[] = [
  {
    name: "the register is silent, and so is VIES",
    given: { silent: ["kbo", "vies"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "since when does this firm exist and where is it based? blank",
      "sinds wanneer bestaat die zaak en waar zit ze? leeg",
      "depuis quand existe cette boîte et ou est-elle établie ? vide",
      "seit wann gibts die firma und wo sitzt sie? leer",
    ],
  },
  {
    name: "Peppol is silent, and so is the debt page",
    given: { silent: ["peppol", "inhoudingsplicht"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "our billing dept needs to know if we can send them electronic invoices, this says nothing on it",
      "onze facturatie moet weten of we hen e-facturen kunnen sturen, daar staat niets over",
      "notre comptabilité doit savoir si on peut leur envoyer des factures électroniques, rien la-dessus",
      "unsere buchhaltung muss wissen ob wir denen elektronische rechnungen schicken können, dazu steht nix",
    ],
  },
  {
    name: "the gazette is silent",
    given: { silent: ["gazette"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "their statutes were changed in the summer, the publication should have turned up",
      "hun statuten zijn in de zomer gewijzigd, die publicatie had moeten opduiken",
      "leurs statuts ont été modifiés cet été, la publication aurait du ressortir",
      "die satzung wurde im sommer geändert, die bekanntmachung hätte auftauchen müssen",
    ],
  },
  {
    name: "the customer's website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "couldnt see what they offer on their webpage",
      "ik kon niet zien wat ze op hun webstek aanbieden",
      "impossible de voir ce qu'ils proposent sur leur page web",
      "konnte nicht sehen was die auf ihrer webseite anbieten",
    ],
  },
  {
    name: "the funding was left out",
    given: {},
    culprit: { kind: "decision", name: "funding_data" },
    comments: [
      "who put money into it? no word about investors",
      "wie heeft er geld in gestoken? geen woord over investeerders",
      "qui a mis de l'argent dedans ? pas un mot sur les investisseurs",
      "wer hat da geld reingesteckt? kein wort zu den investoren",
    ],
  },
  {
    name: "a colleague cleared a hit that is the customer's director",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "the sanctions thing was closed within a minute, nobody compared the birth places",
      "die sanctietreffer werd binnen de minuut afgesloten, niemand heeft geboorteplaatsen vergeleken",
      "l'alerte sanctions a été fermée en une minute, personne n'a comparé les lieux de naissance",
      "der sanktionstreffer wurde in einer minute geschlossen, keiner hat die geburtsorte verglichen",
    ],
  },
  {
    name: "a colleague accepted a proof of somebody else's account",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "bank_account_proof" }],
    culprit: { kind: "document", name: "bank_account_proof.pdf" },
    comments: [
      "the bank statement is in the husband's name, how could that pass",
      "het bankattest staat op naam van de man, hoe is dat door geraakt",
      "l'attestation bancaire est au nom du mari, comment c'est passé",
      "die bankbestätigung lautet auf den ehemann, wie konnte das durchgehen",
    ],
  },
  {
    name: "a colleague overrode the merchant category",
    given: { number: "0999901338" },
    acts: [decideMcc("5933")],
    culprit: { kind: "mcc_decision", name: "5933" },
    comments: [
      "wrong code, she sells dresses, not a pawnbroker",
      "foute code, ze verkoopt jurken en is geen pandjeshuis",
      "mauvais code, elle vend des robes, ce n'est pas un prêteur sur gage",
      "falscher code, sie verkauft kleider und ist kein pfandleiher",
    ],
  },
  {
    name: "the policy calls a neighbour a country of high risk",
    given: { policy: { high_risk_countries: ["DE"] }, answers: { customer_countries: "Belgium, Germany" } },
    culprit: { kind: "policy", name: "high_risk_country" },
    comments: [
      "Germany?! enhanced due diligence because of Germany, are we serious",
      "Duitsland?! verscherpt onderzoek door Duitsland, meent u dat nu",
      "l'Allemagne ?! vigilance renforcée à cause de l'Allemagne, c'est une blague",
      "Deutschland?! verstärkte sorgfalt wegen Deutschland, ist das euer ernst",
    ],
  },
  {
    name: "the register counts a conversion as a foundation",
    given: { number: "0999900843" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "she has run this studio since 1998, only the legal form is new",
      "ze runt die studio al sinds 1998, alleen de rechtsvorm is nieuw",
      "elle tient ce studio depuis 1998, seule la forme juridique est nouvelle",
      "sie führt das studio seit 1998, nur die rechtsform ist neu",
    ],
  },
  {
    name: "the equity was restored",
    given: { number: "0999905197" },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "owners injected 200k in spring so equity isnt negative anymore",
      "de eigenaars hebben in de lente 200k ingebracht, het eigen vermogen is dus niet negatief meer",
      "les associés ont apporté 200k au printemps, les fonds propres ne sont plus négatifs",
      "die gesellschafter haben im frühjahr 200k eingelegt, das eigenkapital ist nicht mehr negativ",
    ],
  },
  {
    name: "the liquidation was reversed",
    given: { number: "0999902229" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "the liquidation was called off by the general meeting in June",
      "de vereffening is in juni door de algemene vergadering teruggedraaid",
      "la liquidation a été abandonnée par l'assemblée générale en juin",
      "die abwicklung wurde im juni von der hauptversammlung rückgängig gemacht",
    ],
  },
  {
    name: "a payment plan lifts the duty to withhold",
    given: { number: "0999900546" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "they have an instalment plan with the tax office and keep to it, so there's no withholding",
      "ze hebben een afbetalingsplan bij de fiscus en houden zich eraan, dus geen inhouding",
      "ils ont un plan d'apurement avec le fisc et le respectent, donc pas de retenue",
      "die haben eine ratenvereinbarung mit dem finanzamt und halten sie ein, also kein einbehalt",
    ],
  },
  {
    name: "the charges were dropped",
    given: { number: "0999901437" },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "the judge threw the whole laundering case out three weeks ago",
      "de rechter heeft heel die witwaszaak drie weken geleden van tafel geveegd",
      "le juge a classé toute cette affaire de blanchiment il y a trois semaines",
      "der richter hat die ganze geldwäschesache vor drei wochen eingestellt",
    ],
  },
  {
    name: "the exact match was born elsewhere and earlier",
    given: { number: "0999900942" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "ours was born in Mechelen in 1991, theirs in Odessa in the fifties",
      "die van ons is in Mechelen geboren in 1991, die van hen in Odessa in de jaren vijftig",
      "le nôtre est né à Malines en 1991, le leur à Odessa dans les années cinquante",
      "unserer ist 1991 in mecheln geboren, deren mann in den fünfzigern in odessa",
    ],
  },
  {
    name: "the score is far too low",
    given: {},
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "risk comes out much too small for somebody who cannot show one legible page",
      "het risico is veel te klein ingeschat voor iemand die geen enkel leesbaar blad kan tonen",
      "le risque ressort beaucoup trop faible pour quelqu'un qui ne montre pas une page lisible",
      "das risiko ist viel zu gering angesetzt für jemand der keine lesbare seite vorlegt",
    ],
  },
  {
    name: "the proposed questions are in the wrong language",
    given: {},
    culprit: { kind: "stage", name: "follow_up_tasks" },
    comments: [
      "the questions you want to send her are in English, she only speaks Dutch",
      "de vragen die jullie haar willen sturen zijn in het Engels, ze spreekt enkel Nederlands",
      "les questions que vous voulez lui envoyer sont en anglais, elle ne parle que néerlandais",
      "die fragen an sie sind auf englisch, sie spricht nur niederländisch",
    ],
  },
  {
    name: "the summary contradicts itself",
    given: { silent: ["nbb"] },
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "summary says everything established and two lines later not checked. which one is it",
      "de samenvatting zegt alles vastgesteld en twee regels later niet nagekeken. wat is het nu",
      "le résumé dit tout établi et deux lignes plus loin non vérifié. c'est quoi alors",
      "die zusammenfassung sagt alles festgestellt und zwei zeilen weiter nicht geprüft. was denn nun",
    ],
  },
  {
    name: "the session ended again and again",
    given: { number: "0999900249" },
    culprit: null,
    comments: [
      "logged out every ten minutes, typed my notes three times",
      "om de tien minuten uitgelogd, drie keer mijn notities getypt",
      "déconnecté toutes les dix minutes, j'ai retapé mes notes trois fois",
      "alle zehn minuten ausgeloggt, dreimal meine notizen getippt",
    ],
  },
  {
    name: "the officer does not like to be asked",
    given: { silent: ["gazette"] },
    culprit: null,
    comments: [
      "stop making me rate things",
      "hou op met mij te laten beoordelen",
      "arretez de me faire noter des trucs",
      "lasst mich mit euren bewertungen in ruhe",
    ],
  },
];
