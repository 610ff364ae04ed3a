import { clear, confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced all 80 complaints. */
export const THIRTEENTH: readonly Plant[] = [
  {
    name: "the register is silent for an importer",
    given: { number: "0999905296", silent: ["kbo", "gazette"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "where is their registered office and who is on the board, blank blank blank",
      "waar is hun maatschappelijke zetel en wie zit er in het bestuur, leeg leeg leeg",
      "où est leur siège social et qui siège au conseil, vide vide vide",
      "wo ist deren firmensitz und wer sitzt im vorstand, leer leer leer",
    ],
  },
  {
    name: "the debt page cannot be read",
    given: { number: "0999901140" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "does Geerts owe the taxman or not, no result on that",
      "heeft Geerts schulden bij de belastingen of niet, geen resultaat",
      "Geerts doit-il quelque chose au fisc ou non, aucun résultat",
      "hat Geerts steuerschulden oder nicht, kein ergebnis dazu",
    ],
  },
  {
    name: "VIES is silent for a hauler",
    given: { number: "0999901437", silent: ["vies", "peppol"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "the VAT check timed out i guess, we ship abroad with them so it matters",
      "de btw-controle liep blijkbaar in het honderd, wij leveren via hen in het buitenland dus het telt",
      "le contrôle TVA a dû planter, on expédie à l'étranger avec eux donc c'est important",
      "die ust-prüfung ging wohl schief, wir liefern mit denen ins ausland, also wichtig",
    ],
  },
  {
    name: "Peppol is silent for a carpenter",
    given: { number: "0999900546", silent: ["peppol", "nbb"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "e-invoicing status unknown, again",
      "e-facturatie onbekend, alweer",
      "facturation électronique inconnue, encore une fois",
      "e-rechnungs-status unbekannt, schon wieder",
    ],
  },
  {
    name: "the National Bank is silent for a studio",
    given: { number: "0999900150", silent: ["nbb", "gazette"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "are they profitable? the accounts section has nothing in it",
      "maken ze winst? in het stuk over de jaarrekening staat niets",
      "sont-ils rentables ? la partie comptes annuels est vide",
      "machen die gewinn? im teil jahresabschluss steht nichts",
    ],
  },
  {
    name: "the news are silent for a builder",
    given: { number: "0999900546", silent: ["adverse_media", "gazette"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "a worker fell off their scaffold and the papers were full of it, nothing picked up",
      "een arbeider viel van hun stelling en de kranten stonden er vol van, niks opgepikt",
      "un ouvrier est tombé de leur échafaudage, les journaux en étaient pleins, rien relevé",
      "ein arbeiter fiel von deren gerüst, die zeitungen waren voll davon, nichts erfasst",
    ],
  },
  {
    name: "the gazette is silent for a bicycle shop",
    given: { number: "0999905001", silent: ["gazette", "inhoudingsplicht"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "her resignation was published on the 12th, official journal, easy to find",
      "haar ontslag is op de 12de gepubliceerd, Staatsblad, makkelijk te vinden",
      "sa démission a été publiée le 12 au Moniteur, facile à trouver",
      "ihr rücktritt wurde am 12. im amtsblatt bekannt gemacht, leicht zu finden",
    ],
  },
  {
    name: "the Latvian register is silent",
    given: { number: "0999920045", silent: ["ur_latvia"] },
    culprit: { kind: "tool", name: "ur_latvia.lookup" },
    comments: [
      "Daugavas Kapitals is a blind spot, who are its shareholders",
      "Daugavas Kapitals is een blinde vlek, wie zijn de aandeelhouders",
      "Daugavas Kapitals est une zone d'ombre, qui sont ses actionnaires",
      "Daugavas Kapitals ist ein blinder fleck, wer sind die gesellschafter",
    ],
  },
  {
    name: "the website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "webpage of the caterer was never loaded, so no clue what they serve",
      "webpagina van de cateraar is nooit geladen, dus geen idee wat ze serveren",
      "la page web du traiteur n'a jamais été chargée, aucune idée de ce qu'ils servent",
      "webseite des caterers wurde nie geladen, keine ahnung was die servieren",
    ],
  },
  {
    name: "company data was left out",
    given: {},
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "I miss the number of staff",
      "ik mis het aantal personeelsleden",
      "il me manque l'effectif",
      "mir fehlt die zahl der mitarbeiter",
    ],
  },
  {
    name: "the bankruptcy was withdrawn",
    given: { number: "0999900249" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "Dirk is not bankrupt anymore, judgment was withdrawn last month",
      "Dirk is niet meer failliet, het vonnis is vorige maand ingetrokken",
      "Dirk n'est plus en faillite, le jugement a été rapporté le mois passé",
      "Dirk ist nicht mehr insolvent, das urteil wurde letzten monat aufgehoben",
    ],
  },
  {
    name: "the list entry has another birth date",
    given: { number: "0999900942" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "sanctions hit on Morozenko is nonsense, birth years are thirty apart",
      "sanctietreffer op Morozenko is onzin, er zit dertig jaar tussen de geboortejaren",
      "le résultat sanctions sur Morozenko est absurde, trente ans d'écart entre les naissances",
      "sanktionstreffer zu Morozenko ist quatsch, dreissig jahre zwischen den geburtsjahren",
    ],
  },
  {
    name: "a colleague cleared the hit without a reason",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "bob let Halverscheid off the hook, I want that reopened",
      "bob liet Halverscheid van de haak, ik wil dat heropend zien",
      "bob a blanchi Halverscheid, je veux qu'on rouvre ça",
      "bob hat Halverscheid vom haken gelassen, das gehört wieder aufgemacht",
    ],
  },
  {
    name: "a colleague confirmed the hit too soon",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "too quick, bob. nobody compared nationality before confirming the sanctions match",
      "te snel, bob. niemand vergeleek de nationaliteit voor die sanctiematch bevestigd werd",
      "trop vite, bob. personne n'a comparé la nationalité avant de confirmer la sanction",
      "zu schnell, bob. keiner hat die nationalität verglichen bevor die sanktion bestätigt wurde",
    ],
  },
  {
    name: "a colleague accepted a blank bank letter",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "bank_account_proof" }],
    culprit: { kind: "document", name: "bank_account_proof.pdf" },
    comments: [
      "that bank proof has no account holder on it at all, should never have passed",
      "op dat bankbewijs staat helemaal geen rekeninghouder, had nooit mogen passeren",
      "cette preuve bancaire n'a aucun titulaire de compte, n'aurait jamais dû passer",
      "auf dem banknachweis steht gar kein kontoinhaber, hätte nie durchgehen dürfen",
    ],
  },
  {
    name: "a colleague called a builder a jeweller",
    given: { number: "0999900546" },
    acts: [decideMcc("5944")],
    culprit: { kind: "mcc_decision", name: "5944" },
    comments: [
      "jewellery code for a builder, who on earth picked that",
      "juwelierscode voor een aannemer, wie heeft dat nu gekozen",
      "code bijouterie pour un entrepreneur, qui a choisi ça",
      "juwelier-code für einen bauunternehmer, wer hat das denn ausgesucht",
    ],
  },
  {
    name: "the policy calls Germany risky",
    given: { policy: { high_risk_countries: ["DE"] }, answers: { customer_countries: "Belgium, Germany" } },
    culprit: { kind: "policy", name: "high_risk_country" },
    comments: [
      "selling to German tourists pushes the rating up, that list needs a cleanup",
      "verkopen aan Duitse toeristen jaagt de rating omhoog, die lijst moet opgekuist worden",
      "vendre à des touristes allemands fait grimper la note, cette liste est à nettoyer",
      "verkauf an deutsche touristen treibt die einstufung hoch, die liste gehört aufgeräumt",
    ],
  },
  {
    name: "the summary is stale",
    given: { number: "0999902130" },
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "nobody can read these paragraphs, seven times the word established",
      "niemand leest zulke alinea's, zeven keer het woord vastgesteld",
      "personne ne lit des paragraphes pareils, sept fois le mot établi",
      "solche absätze liest kein mensch, siebenmal das wort festgestellt",
    ],
  },
  {
    name: "the officer is hungry",
    given: { number: "0999900447" },
    culprit: null,
    comments: [
      "canteen closed, head hurts",
      "kantine dicht, hoofdpijn",
      "cantine fermée, mal de tête",
      "kantine zu, kopfweh",
    ],
  },
  {
    name: "the officer rates by accident",
    given: { silent: ["nbb"] },
    culprit: null,
    comments: ["wrong tab sorry", "verkeerd tabblad sorry", "mauvais onglet désolé", "falscher tab sorry"],
  },
];
