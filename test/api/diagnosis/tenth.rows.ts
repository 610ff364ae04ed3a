import { clear, confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 72 of the 80 complaints. */
export const TENTH: readonly Plant[] = [
  {
    name: "the register is silent for a print shop",
    given: { number: "0999902328", silent: ["kbo", "peppol"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "two women at the counter, which of them can commit the company? nothing on that",
      "twee vrouwen aan de toog, wie van hen kan de vennootschap verbinden? niks over te vinden",
      "deux femmes au comptoir, laquelle peut engager la société ? rien là-dessus",
      "zwei frauen am tresen, welche kann die gesellschaft vertreten? nichts dazu",
    ],
  },
  {
    name: "the debt page is silent for a cleaner",
    given: { number: "0999901338", silent: ["inhoudingsplicht", "vies"] },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "need to know if the treasury is after her before we release the first payout",
      "moet weten of de schatkist achter haar aan zit voor we de eerste uitbetaling doen",
      "je dois savoir si le trésor public la poursuit avant le premier versement",
      "muss wissen ob das finanzamt hinter ihr her ist bevor wir auszahlen",
    ],
  },
  {
    name: "Peppol is silent",
    given: { number: "0999900447", silent: ["peppol", "nbb"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "finance wants their peppol address, box is empty",
      "financiën vraagt hun peppol-adres, vakje blijft leeg",
      "les finances veulent leur adresse peppol, la zone est vide",
      "die finanzabteilung will deren peppol-adresse, feld leer",
    ],
  },
  {
    name: "the National Bank is silent for a timber merchant",
    given: { number: "0999901041", silent: ["nbb", "vies"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "are they solvent? last three years of figures please",
      "zijn ze solvabel? de cijfers van de laatste drie jaar graag",
      "sont-ils solvables ? il me faut les chiffres des trois dernières années",
      "sind die zahlungsfähig? ich brauche die zahlen der letzten drei jahre",
    ],
  },
  {
    name: "the gazette is silent for an importer",
    given: { number: "0999905296", silent: ["gazette"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "change of directors was announced in the Moniteur on the 3rd, doesnt show",
      "bestuurderswissel stond op de 3de in de bijlagen, komt niet naar boven",
      "le changement d'administrateurs est paru aux annexes le 3, invisible ici",
      "der wechsel im vorstand wurde am 3. im amtsblatt veröffentlicht, taucht nicht auf",
    ],
  },
  {
    name: "the news are silent for an importer",
    given: { number: "0999905296", silent: ["adverse_media", "peppol"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "customs found cocaine in one of their containers last week, i read it over breakfast, case says nothing",
      "de douane vond vorige week cocaïne in een container van hen, las ik bij het ontbijt, dossier zegt niks",
      "la douane a trouvé de la cocaïne dans un de leurs conteneurs, lu au petit-déj, le dossier n'en dit rien",
      "der zoll fand letzte woche kokain in einem ihrer container, stand beim frühstück in der zeitung, hier nix",
    ],
  },
  {
    name: "the Slovak register is silent",
    given: { number: "0999920045", silent: ["rpo"] },
    culprit: { kind: "tool", name: "rpo.lookup" },
    comments: [
      "the persons at the end of the chain in Slovakia never came out",
      "de personen aan het einde van de keten in Slowakije kwamen er nooit uit",
      "les personnes au bout de la chaîne en Slovaquie ne sont jamais sorties",
      "die personen am ende der kette in der Slowakei kamen nie heraus",
    ],
  },
  {
    name: "VIES is silent",
    given: { number: "0999900843", silent: ["vies", "gazette"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "supplier says her VAT number bounces, could have been checked here",
      "leverancier zegt dat haar btw-nummer geweigerd wordt, dat had hier gecheckt kunnen worden",
      "un fournisseur dit que son numéro de TVA est refusé, ça aurait pu être contrôlé ici",
      "ein lieferant sagt ihre umsatzsteuer-id wird abgelehnt, hätte man hier prüfen können",
    ],
  },
  {
    name: "the funding was left out",
    given: {},
    culprit: { kind: "decision", name: "funding_data" },
    comments: [
      "where did the cash for the second shop come from, any investors",
      "waar kwam het geld voor de tweede winkel vandaan, investeerders misschien",
      "d'où vient l'argent du deuxième magasin, il y a des investisseurs ?",
      "woher kam das geld für den zweiten laden, gibt es investoren",
    ],
  },
  {
    name: "the debt was settled",
    given: { number: "0999900546" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "Pauwels has cleared his tax and RSZ debt, he mailed me the certificates",
      "Pauwels heeft zijn schulden bij fiscus en RSZ vereffend, ik kreeg de attesten",
      "Pauwels a apuré ses dettes fiscales et sociales, il m'a envoyé les attestations",
      "Pauwels hat seine steuer- und sozialschulden beglichen, die bescheinigungen hab ich",
    ],
  },
  {
    name: "the bankruptcy is of the son",
    given: { number: "0999900249" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "it's not this company that is bankrupt, it's his son's",
      "niet deze zaak is failliet maar die van de zoon",
      "ce n'est pas cette société qui est en faillite mais celle du fils",
      "nicht diese firma ist pleite sondern die vom sohn",
    ],
  },
  {
    name: "the exact match is another generation",
    given: { number: "0999900942" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "the sanctioned Morozenko died in 2021, read the list properly",
      "de gesanctioneerde Morozenko is in 2021 overleden, lees die lijst eens goed",
      "le Morozenko sanctionné est mort en 2021, lisez la liste correctement",
      "der sanktionierte Morozenko ist 2021 gestorben, lest die liste richtig",
    ],
  },
  {
    name: "a colleague cleared a hit by mistake",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "the sanctions hit shouldnt have been cleared, the second opinion said so",
      "de sanctietreffer had niet mogen worden vrijgegeven, dat zei de second opinion ook",
      "le hit sanctions n'aurait pas dû être écarté, le deuxième avis le disait",
      "der sanktionstreffer hätte nicht verworfen werden dürfen, sagte auch die zweitmeinung",
    ],
  },
  {
    name: "a colleague confirmed a hit and left",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "bob pinned the sanction on our man and went on leave, its wrong",
      "bob kleefde de sanctie op onze man en vertrok, dat klopt niet",
      "bob a collé la sanction sur notre homme et il est parti, c'est faux",
      "bob hat unserem mann die sanktion angehängt und ist dann weg, das ist falsch",
    ],
  },
  {
    name: "a colleague rejected good articles",
    given: {},
    acts: [
      {
        do: "review",
        who: "bob",
        requirement: "articles_of_association",
        body: { outcome: "rejected", reason: "old version" },
      },
    ],
    culprit: { kind: "document", name: "articles_of_association.pdf" },
    comments: [
      "these are the current articles, there is no newer version, why reject them",
      "dit zijn de geldende statuten, er is geen nieuwere versie, waarom afgekeurd",
      "ce sont les statuts en vigueur, il n'y a pas de version plus récente, pourquoi les refuser",
      "das ist die geltende satzung, eine neuere fassung gibt es nicht, wieso abgelehnt",
    ],
  },
  {
    name: "a colleague called a printer a travel agency",
    given: { number: "0999902328" },
    acts: [decideMcc("4722")],
    culprit: { kind: "mcc_decision", name: "4722" },
    comments: [
      "travel agency? they print wedding invitations",
      "reisbureau? ze drukken huwelijksuitnodigingen",
      "agence de voyages ? ils impriment des faire-part de mariage",
      "reisebüro? die drucken hochzeitseinladungen",
    ],
  },
  {
    name: "the policy lists carpenters as risky",
    given: { number: "0999900249", policy: { high_risk_activities: ["nace:43"] } },
    culprit: { kind: "policy", name: "high_risk_activity" },
    comments: [
      "carpentry on our list of high risk activities? somebody slipped",
      "schrijnwerk op onze lijst van risicovolle activiteiten? daar is iemand uitgegleden",
      "la menuiserie sur notre liste d'activités à haut risque ? quelqu'un a dérapé",
      "schreinerei auf unserer liste riskanter tätigkeiten? da ist wem was verrutscht",
    ],
  },
  {
    name: "the summary is in the wrong tone",
    given: { number: "0999901437" },
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "I had to rewrite the whole summary, half of it was padding",
      "ik moest de hele samenvatting herschrijven, de helft was opvulling",
      "j'ai dû réécrire tout le résumé, la moitié était du remplissage",
      "musste die ganze zusammenfassung neu schreiben, die hälfte war füllmaterial",
    ],
  },
  {
    name: "the phone rang all day",
    given: { silent: ["nbb"] },
    culprit: null,
    comments: [
      "phone did not stop ringing, could not concentrate",
      "de telefoon stond niet stil, ik kon me niet concentreren",
      "le téléphone n'a pas arrêté, impossible de me concentrer",
      "das telefon stand nicht still, konnte mich nicht konzentrieren",
    ],
  },
  {
    name: "the colours of the console",
    given: { number: "0999902229" },
    culprit: null,
    comments: [
      "letters are far too small for my old eyes",
      "de letters zijn veel te klein voor mijn oude ogen",
      "les caractères sont beaucoup trop petits pour mes vieux yeux",
      "die schrift ist viel zu klein für meine alten augen",
    ],
  },
];
