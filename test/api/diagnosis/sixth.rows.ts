import { clear, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 48 of the 80 complaints. */
export const SIXTH: readonly Plant[] = [
  {
    name: "the debt page cannot be read",
    given: { number: "0999901140" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "if i pay this electrician, do i have to hold a part back for the state or not?? thats all i wanted to know",
      "moet ik nu een deel van zijn factuur achterhouden voor de staat of niet, daar kwam ik voor",
      "je dois retenir une partie de sa facture pour l'état ou pas ? c'est tout ce que je voulais savoir",
      "muss ich einen teil seiner rechnung für den staat einbehalten oder nicht, mehr wollte ich nicht wissen",
    ],
  },
  {
    name: "the register is down for the company",
    given: { number: "0999901239" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "mr Van Hecke signs everything, is he even allowed to? file has no clue",
      "mijnheer Van Hecke tekent alles maar mag hij dat wel? het dosier weet van niks",
      "c'est monsieur Van Hecke qui signe tout, il en a le droit au moins ? le dossier n'en sait rien",
      "herr Van Hecke unterschreibt alles, darf er das überhaupt? die akte weiss es nicht",
    ],
  },
  {
    name: "the news are silent, and so is Peppol",
    given: { number: "0999901437", silent: ["adverse_media", "peppol"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "whole of Ghent talks about the raid at Vandermeersch, it was even on the radio, here nothing",
      "heel Gent praat over de inval bij Vandermeersch, het was zelfs op de radio, hier niks",
      "tout Gand parle de la descente chez Vandermeersch, c'est même passé à la radio, ici rien",
      "ganz gent redet von der razzia bei Vandermeersch, lief sogar im radio, hier nichts",
    ],
  },
  {
    name: "the National Bank is silent, and so is VIES",
    given: { silent: ["nbb", "vies"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "do these bakers make any money at all? for all i know theyre broke",
      "verdienen die bakkers eigenlijk iets? voor hetzelfde geld zijn ze blut",
      "ils gagnent quelque chose ces boulangers ? si ça se trouve ils sont fauchés",
      "verdienen die bäcker überhaupt was? von mir aus sind die pleite, steht ja nirgends",
    ],
  },
  {
    name: "the Peppol directory is down for the company",
    given: { number: "0999902031" },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "had to ring the ice cream farm to ask how they want their bills, paper or digital",
      "ik heb de ijsboerderij moeten bellen om te vragen of ze hun rekeningen op papier of digitaal willen",
      "j'ai du appeler la ferme à glaces pour savoir s'ils veulent leurs factures en papier ou en numérique",
      "musste beim eishof anrufen um zu fragen ob sie rechnungen auf papier oder digital wollen",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "you get as far as Prague and then the trail goes cold",
      "tot in Praag geraakt ge, en dan loopt het spoor dood",
      "on arrive jusqu'a Prague et puis plus personne",
      "bis Prag kommt man, dann verliert sich die spur",
    ],
  },
  {
    name: "the customer's website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "they have a webshop with a big picture of canapés on it, did nobody click on it",
      "ze hebben een webwinkel met een grote foto van hapjes, heeft daar niemand op geklikt",
      "ils ont une boutique en ligne avec une grande photo de canapés, personne n'a cliqué dessus ?",
      "die haben einen onlineshop mit einem grossen bild von häppchen, hat da keiner draufgeklickt",
    ],
  },
  {
    name: "the provider of company data was left out",
    given: {},
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "how many bakers do they employ, 5 or 500? makes a difference you know",
      "hoeveel bakkers stellen ze tewerk, 5 of 500? dat maakt wel een verschil",
      "combien de boulangers ils emploient, 5 ou 500 ? ça change tout quand meme",
      "wieviele bäcker beschäftigen die, 5 oder 500? das macht schon einen unterschied",
    ],
  },
  {
    name: "the list entry is somebody else",
    given: { number: "0999901041" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "Jon Halverscheid is a 30 yr old timber merchant from Bastogne, not some old general",
      "Jon Halverscheid is een houthandelaar van 30 uit Bastenaken en geen oude generaal",
      "Jon Halverscheid est un marchand de bois de 30 ans à Bastogne, pas un vieux général",
      "Jon Halverscheid ist ein 30 jähriger holzhändler aus Bastogne und kein alter general",
    ],
  },
  {
    name: "one story is counted as two",
    given: { number: "0999901437" },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "two papers copied the same story and you count it twice",
      "twee bladen schreven hetzelfde verhaal over en jullie tellen dat dubbel",
      "deux quotidiens ont recopié la même histoire et vous la comptez deux fois",
      "zwei blätter haben dieselbe geschichte abgeschrieben und ihr zählt sie doppelt",
    ],
  },
  {
    name: "a colleague cleared a hit without looking",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "bob just clicked the Halverscheid thing away, it IS him",
      "bob heeft die Halverscheid gewoon weggeklikt, maar het ís hem",
      "bob a juste écarté Halverscheid d'un clic alors que c'est bien lui",
      "bob hat Halverscheid einfach weggeklickt, dabei ist er es",
    ],
  },
  {
    name: "a colleague rejected a good proof of account",
    given: {},
    acts: [
      {
        do: "review",
        who: "bob",
        requirement: "bank_account_proof",
        body: { outcome: "rejected", reason: "not readable" },
      },
    ],
    culprit: { kind: "document", name: "bank_account_proof.pdf" },
    comments: [
      "nothing wrong with the iban letter she sent, why was it sent back to her",
      "er was niks mis met de brief van haar bank, waarom is die geweigerd",
      "le relevé de sa banque était tout à fait lisible, pourquoi on le lui a refusé",
      "mit dem schreiben ihrer bank war alles in ordnung, warum hat man es abgelehnt",
    ],
  },
  {
    name: "a colleague filed an old extract",
    given: {},
    acts: [{ do: "evidence", who: "bob", kind: "register_extract", daysOld: 900 }],
    culprit: { kind: "document", name: "extract.pdf" },
    comments: [
      "the print out bob added is more than two years old, useless",
      "de afdruk die bob erbij stak is meer dan twee jaar oud, waardeloos",
      "l'extrait que bob a ajouté a plus de deux ans, ça ne vaut rien",
      "der auszug den bob dazugelegt hat ist über zwei jahre alt, wertlos",
    ],
  },
  {
    name: "a colleague overrode the merchant category",
    given: {},
    acts: [decideMcc("5921")],
    culprit: { kind: "mcc_decision", name: "5921" },
    comments: [
      "who put a bakery under liquor stores?!",
      "wie zet er nu een bakkerij bij de drankwinkels?!",
      "qui a mis une boulangerie dans les marchands d'alcool ?!",
      "wer steckt denn eine bäckerei zu den schnapsläden?!",
    ],
  },
  {
    name: "the policy calls an ordinary trade one of high risk",
    given: { number: "0999900744", policy: { high_risk_activities: ["nace:81"] } },
    culprit: { kind: "policy", name: "high_risk_activity" },
    comments: [
      "since when is mowing lawns a dangerous business",
      "sinds wanneer is gras maaien een gevaarlijke stiel",
      "depuis quand tondre des pelouses est un métier à risque",
      "seit wann ist rasenmähen ein riskantes gewerbe",
    ],
  },
  {
    name: "initials of the owners are called a discrepancy",
    given: { answers: { beneficial_owners: "K. Vermeulen\nJ. Claes" } },
    culprit: { kind: "stage", name: "discrepancies" },
    comments: [
      "K. Vermeulen IS Katrien Vermeulen, thats no contradiction",
      "K. Vermeulen ís Katrien Vermeulen, dat is toch geen verschil",
      "K. Vermeulen c'est Katrien Vermeulen, il n'y a aucune contradiction",
      "K. Vermeulen ist Katrien Vermeulen, das ist doch kein widerspruch",
    ],
  },
  {
    name: "the score is too low for a debtor",
    given: { number: "0999900546" },
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "owes the taxman and the social security and still comes out green, how",
      "hij heeft schulden bij de fiscus en de RSZ en toch kleurt alles groen, hoe kan dat",
      "il doit de l'argent au fisc et à l'ONSS et il sort quand même en vert, comment",
      "schuldet finanzamt und sozialkasse geld und kommt trotzdem grün raus, wie das",
    ],
  },
  {
    name: "the summary does not say what the company does",
    given: {},
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "three paragraphs of text and i still dont know what these people do for a living",
      "drie alinea's tekst en ik weet nog altijd niet wat die mensen doen",
      "trois paragraphes et je ne sais toujours pas ce que font ces gens",
      "drei absätze text und ich weiss immer noch nicht was die leute machen",
    ],
  },
  {
    name: "too many windows",
    given: { silent: ["nbb"] },
    culprit: null,
    comments: [
      "seven clicks before i get to see one page, my mouse is worn out",
      "zeven klikken voor ik één pagina te zien krijg, mijn muis is op",
      "sept clics avant de voir une page, ma souris est usée",
      "sieben klicks bis ich eine seite sehe, meine maus ist hin",
    ],
  },
  {
    name: "the officer wants a holiday",
    given: {},
    culprit: null,
    comments: [
      "friday 6pm and 40 of these left",
      "vrijdag zes uur en nog 40 te gaan",
      "vendredi 18h et encore 40 à faire",
      "freitag 18 uhr und noch 40 davon",
    ],
  },
];
