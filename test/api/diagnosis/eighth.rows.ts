import { clear, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 69 of the 80 complaints. */
export const EIGHTH: readonly Plant[] = [
  {
    name: "the debt page is silent for a builder",
    given: { number: "0999900546", silent: ["inhoudingsplicht", "peppol"] },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "any outstanding taxes or social charges on this builder? not a word",
      "heeft die aannemer nog belastingen of sociale lasten openstaan? geen woord",
      "cet entrepreneur a des impôts ou des charges sociales impayés ? pas un mot",
      "hat dieser bauunternehmer noch steuern oder sozialabgaben offen? kein wort",
    ],
  },
  {
    name: "the register is silent, and so is the gazette",
    given: { number: "0999901338", silent: ["kbo", "gazette"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "cant see who the directors are nor if the company is still active",
      "ik zie niet wie de bestuurders zijn en ook niet of de vennootschap nog actief is",
      "je ne vois ni les administrateurs ni si la société est encore active",
      "man sieht weder wer geschäftsführer ist noch ob die firma aktiv ist",
    ],
  },
  {
    name: "the news are silent, and so is the gazette",
    given: { number: "0999901041", silent: ["adverse_media", "gazette"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "L'Avenir had a big piece on this sawmill and illegal logging, why isnt it in here",
      "in L'Avenir stond een groot stuk over die zagerij en illegale houtkap, waarom zit dat er niet in",
      "L'Avenir a publié une page entière sur cette scierie et les coupes illégales, pourquoi ça n'apparaît pas",
      "L'Avenir brachte eine ganze seite über das sägewerk und illegalen holzschlag, wieso fehlt das",
    ],
  },
  {
    name: "VIES is silent, and so is the National Bank",
    given: { number: "0999901140", silent: ["vies", "nbb"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "was the VAT nr ever verified? i see no date next to it",
      "is dat btw-nummer ooit geverifieerd? ik zie er geen datum bij staan",
      "le n° TVA a été vérifié un jour ? je ne vois pas de date à côté",
      "wurde die USt-Nr jemals geprüft? steht kein datum dabei",
    ],
  },
  {
    name: "the National Bank is silent, and so is the debt page",
    given: { number: "0999902130", silent: ["nbb", "inhoudingsplicht"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "i need equity and profit for my credit note, table is empty",
      "ik heb eigen vermogen en winst nodig voor mijn kredietnota, tabel is leeg",
      "il me faut les fonds propres et le bénéfice pour ma note de crédit, le tableau est vide",
      "ich brauch eigenkapital und gewinn für die kreditvorlage, tabelle ist leer",
    ],
  },
  {
    name: "Peppol is silent, and so is the gazette",
    given: { number: "0999901338", silent: ["peppol", "gazette"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "from january everybody must send e-invoices, is this shop ready for it or not",
      "vanaf januari moet iedereen e-facturen sturen, is die winkel daar klaar voor of niet",
      "à partir de janvier tout le monde doit envoyer des e-factures, ce magasin est prêt ou non",
      "ab januar müssen alle e-rechnungen schicken, ist der laden dafür bereit oder nicht",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "ownership stops at the Czech parent, 80 percent unaccounted for",
      "de eigendom stopt bij de Tsjechische moeder, 80 procent weten we niet",
      "l'actionnariat s'arrête à la société mère tchèque, 80 pour cent dans le vide",
      "eigentümer nur bis zur tschechischen mutter, 80 prozent bleiben offen",
    ],
  },
  {
    name: "the website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "no idea if their shop shows refund terms and contact details, site was not opened",
      "geen idee of hun winkel retourvoorwaarden en contactgegevens toont, de site is niet geopend",
      "aucune idée si leur boutique affiche les conditions de retour, le site n'a pas été ouvert",
      "keine ahnung ob im shop rückgabebedingungen und impressum stehen, seite wurde nicht geöffnet",
    ],
  },
  {
    name: "the funding was left out",
    given: { number: "0999900150" },
    culprit: { kind: "decision", name: "funding_data" },
    comments: [
      "have they got outside backing, a fund, a round, anything? skipped it seems",
      "zit er extern kapitaal in, een fonds, een ronde, wat dan ook? precies overgeslagen",
      "ils ont des investisseurs externes, un fonds, une levée ? apparemment sauté",
      "gibt es externe geldgeber, einen fonds, eine runde? anscheinend übersprungen",
    ],
  },
  {
    name: "the articles are of a namesake",
    given: { number: "0999901437" },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "those newspaper reports are on Vandermeersch from Bruges, different family",
      "die krantenberichten gaan over Vandermeersch uit Brugge, andere familie",
      "ces articles parlent des Vandermeersch de Bruges, une autre famille",
      "die zeitungsberichte betreffen Vandermeersch aus brügge, ganz andere familie",
    ],
  },
  {
    name: "the exact match is a musician",
    given: { number: "0999900942" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "false positive, Viktor plays the cello in the opera and has never left Antwerp",
      "vals alarm, Viktor speelt cello in de opera en is nooit uit Antwerpen weggeweest",
      "fausse alerte, Viktor joue du violoncelle à l'opéra et n'a jamais quitté Anvers",
      "fehlalarm, Viktor spielt cello an der oper und war nie aus antwerpen weg",
    ],
  },
  {
    name: "a colleague cleared a hit that is the customer's director",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "how could the hit on Jon be waved away, date and place of birth are identical",
      "hoe kon die treffer op Jon worden weggewuifd, geboortedatum en -plaats zijn identiek",
      "comment a-t-on pu écarter le résultat sur Jon, date et lieu de naissance sont identiques",
      "wie konnte man den treffer zu Jon wegwischen, geburtsdatum und ort sind identisch",
    ],
  },
  {
    name: "a colleague accepted articles of another company",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "articles_of_association" }],
    culprit: { kind: "document", name: "articles_of_association.pdf" },
    comments: [
      "the statutes in the file are from a butcher in Hasselt",
      "de statuten in het dossier zijn van een slager in Hasselt",
      "les statuts au dossier sont ceux d'un boucher de Hasselt",
      "die satzung in der akte ist von einem metzger aus hasselt",
    ],
  },
  {
    name: "a colleague chose a wrong merchant category",
    given: { number: "0999900744" },
    acts: [decideMcc("7538")],
    culprit: { kind: "mcc_decision", name: "7538" },
    comments: [
      "garage? they do hedges and ponds",
      "een garage? ze doen hagen en vijvers",
      "un garage ? ils font des haies et des étangs",
      "eine werkstatt? die machen hecken und teiche",
    ],
  },
  {
    name: "the policy lists couriers as risky",
    given: { number: "0999900447", policy: { high_risk_activities: ["nace:53"] } },
    culprit: { kind: "policy", name: "high_risk_activity" },
    comments: [
      "delivering parcels as a high risk trade, come on",
      "pakjes rondbrengen als risicovol beroep, komaan zeg",
      "livrer des colis, un métier à haut risque, allons donc",
      "pakete ausfahren ein hochriskantes gewerbe, also bitte",
    ],
  },
  {
    name: "an owner's second name is called a discrepancy",
    given: { answers: { beneficial_owners: "Katrien Maria Vermeulen\nJ.P. Claes" } },
    culprit: { kind: "stage", name: "discrepancies" },
    comments: [
      "you flag Katrien Maria versus Katrien as two people, its the one woman",
      "jullie zien Katrien Maria en Katrien als twee verschillende mensen, het is één vrouw",
      "vous prenez Katrien Maria et Katrien pour deux personnes différentes, c'est une seule femme",
      "ihr haltet Katrien Maria und Katrien für zwei verschiedene leute, es ist eine frau",
    ],
  },
  {
    name: "the score is far too high",
    given: { number: "0999900744" },
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "risk score is exaggerated for two men with a lawnmower",
      "de risicoscore is overdreven voor twee mannen met een grasmaaier",
      "le score de risque est exagéré pour deux hommes avec une tondeuse",
      "der risikowert ist übertrieben für zwei männer mit rasenmäher",
    ],
  },
  {
    name: "the summary leaves out what matters",
    given: { number: "0999900249" },
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "summary goes on about paperwork and mentions the insolvency in the last line only",
      "de samenvatting zeurt over papieren en vermeldt het faillissement pas in de laatste regel",
      "le résumé s'étend sur la paperasse et ne cite la faillite qu'à la dernière ligne",
      "die zusammenfassung redet von papierkram und erwähnt die insolvenz erst in der letzten zeile",
    ],
  },
  {
    name: "the chat with a colleague was lost",
    given: { silent: ["vies"] },
    culprit: null,
    comments: [
      "my comment to Els vanished when i pressed save",
      "mijn opmerking voor Els was weg toen ik op bewaren duwde",
      "mon commentaire pour Els a disparu quand j'ai enregistré",
      "mein kommentar für Els war weg als ich auf speichern drückte",
    ],
  },
  {
    name: "the officer praises with one star",
    given: { number: "0999900546" },
    culprit: null,
    comments: [
      "oops, meant five stars",
      "oeps, moest vijf sterren zijn",
      "oups, je voulais mettre cinq étoiles",
      "hoppla, sollten fünf sterne sein",
    ],
  },
];
