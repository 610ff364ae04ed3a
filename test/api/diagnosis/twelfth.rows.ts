import { clear, confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 75 of the 80 complaints. */
export const TWELFTH: readonly Plant[] = [
  {
    name: "the register is silent for a caterer",
    given: { number: "0999900645", silent: ["kbo", "peppol"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "is Hilde still a director there? cant confirm from this",
      "is Hilde daar nog bestuurder? kan ik hieruit niet opmaken",
      "Hilde est-elle encore administratrice ? impossible à savoir ici",
      "ist Hilde da noch geschäftsführerin? geht hieraus nicht hervor",
    ],
  },
  {
    name: "the debt page is silent for a printer",
    given: { number: "0999902328", silent: ["inhoudingsplicht", "gazette"] },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "their RSZ situation is a black hole, boss won't sign like that",
      "hun RSZ-situatie is een zwart gat, zo tekent mijn baas niet",
      "leur situation à l'ONSS est un trou noir, le patron ne signera pas",
      "deren lage bei der sozialversicherung ist ein schwarzes loch, so unterschreibt mein chef nicht",
    ],
  },
  {
    name: "VIES is silent for a gardener",
    given: { number: "0999900744", silent: ["vies", "gazette"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "VAT validity column just says unknown",
      "kolom btw-geldigheid zegt gewoon onbekend",
      "la colonne validité TVA dit simplement inconnu",
      "spalte MwSt-gültigkeit sagt einfach unbekannt",
    ],
  },
  {
    name: "Peppol is silent for a studio",
    given: { number: "0999900843", silent: ["peppol", "inhoudingsplicht"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "we invoice through the network only, so is Lotte on it yes or no",
      "wij factureren alleen via het netwerk, dus zit Lotte erop, ja of nee",
      "on facture uniquement via le réseau, Lotte y est oui ou non",
      "wir stellen rechnungen nur übers netzwerk, ist Lotte drin ja oder nein",
    ],
  },
  {
    name: "the National Bank is silent for a clothes shop",
    given: { number: "0999901338", silent: ["nbb", "peppol"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "cant judge if An can carry a chargeback, no accounts no nothing",
      "kan niet inschatten of An een chargeback kan dragen, geen jaarrekening, niks",
      "impossible de voir si An peut supporter un chargeback, pas de comptes, rien",
      "kann nicht beurteilen ob An einen chargeback verkraftet, kein abschluss, gar nichts",
    ],
  },
  {
    name: "the news are silent for a sawmill",
    given: { number: "0999901041", silent: ["adverse_media", "peppol"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "there is a trial against their foreman running in Arlon, found it in two minutes",
      "er loopt een proces tegen hun ploegbaas in Aarlen, in twee minuten gevonden",
      "un procès est en cours contre leur contremaître à Arlon, trouvé en deux minutes",
      "in arlon läuft ein prozess gegen deren vorarbeiter, in zwei minuten gefunden",
    ],
  },
  {
    name: "the gazette is silent for a consultancy",
    given: { number: "0999902130", silent: ["gazette", "peppol"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "merger deed is in the annexes of the Staatsblad since August, you show none",
      "fusieakte staat sinds augustus in de bijlagen van het Staatsblad, jullie tonen niks",
      "l'acte de fusion est aux annexes du Moniteur depuis août, vous n'affichez rien",
      "der verschmelzungsvertrag steht seit august in den anlagen des Staatsblatts, ihr zeigt nichts",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "UBO of the Czech holding not determined, that is the whole point of this case",
      "UBO van de Tsjechische holding niet bepaald, daar draait dit dossier net om",
      "UBO de la holding tchèque non déterminé, c'est tout l'enjeu du dossier",
      "UBO der tschechischen holding nicht ermittelt, darum geht es doch hier",
    ],
  },
  {
    name: "the website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "they take bookings through their site, you should see that in a second",
      "ze nemen reservaties aan via hun site, dat zie je toch in één seconde",
      "ils prennent des réservations via leur site, ça se voit en une seconde",
      "die nehmen buchungen über ihre seite an, das sieht man doch in einer sekunde",
    ],
  },
  {
    name: "the funding was left out",
    given: {},
    culprit: { kind: "decision", name: "funding_data" },
    comments: [
      "nothing about who financed the expansion",
      "niets over wie de uitbreiding heeft gefinancierd",
      "rien sur qui a financé l'agrandissement",
      "nichts darüber wer den ausbau finanziert hat",
    ],
  },
  {
    name: "the number is valid again",
    given: { number: "0999900447" },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "VAT registration was restored on Monday, you still call it invalid",
      "btw-inschrijving is maandag hersteld, jullie noemen ze nog altijd ongeldig",
      "l'assujettissement TVA a été rétabli lundi, vous dites encore invalide",
      "die umsatzsteuer-registrierung gilt seit montag wieder, ihr schreibt noch ungültig",
    ],
  },
  {
    name: "the equity is right again",
    given: { number: "0999905197" },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "negative equity is last year's story, the loan became capital in March",
      "negatief eigen vermogen is van vorig jaar, de lening werd in maart kapitaal",
      "les fonds propres négatifs datent de l'an passé, le prêt est devenu capital en mars",
      "negatives eigenkapital war letztes jahr, das darlehen wurde im märz zu kapital",
    ],
  },
  {
    name: "the participant is new",
    given: { number: "0999900744" },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "Bram registered on Peppol last week, I have the confirmation",
      "Bram heeft zich vorige week op Peppol aangemeld, ik heb de bevestiging",
      "Bram s'est inscrit sur Peppol la semaine dernière, j'ai la confirmation",
      "Bram hat sich letzte woche bei Peppol angemeldet, bestätigung liegt vor",
    ],
  },
  {
    name: "a colleague cleared the hit after a call",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "clearing a sanctions hit after one phone call, that is not how we do it",
      "een sanctietreffer wegzetten na één telefoontje, zo doen we dat niet",
      "lever une alerte sanctions après un coup de fil, ce n'est pas notre méthode",
      "einen sanktionstreffer nach einem anruf freigeben, so machen wir das nicht",
    ],
  },
  {
    name: "a colleague confirmed the hit on a feeling",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "Halverscheid confirmed as listed because bob had a bad feeling, seriously",
      "Halverscheid als gelijst bevestigd omdat bob er een slecht gevoel bij had, serieus",
      "Halverscheid confirmé parce que bob avait un mauvais pressentiment, sérieusement",
      "Halverscheid als gelistet bestätigt weil bob ein schlechtes gefühl hatte, im ernst",
    ],
  },
  {
    name: "a colleague rejected a valid identity card",
    given: {},
    acts: [
      {
        do: "review",
        who: "bob",
        requirement: "representative_identity",
        body: { outcome: "rejected", reason: "expired" },
      },
    ],
    culprit: { kind: "document", name: "representative_identity.pdf" },
    comments: [
      "her card is good until 2031, read the back",
      "haar kaart is geldig tot 2031, lees de achterkant",
      "sa carte est valable jusqu'en 2031, lisez le verso",
      "ihre karte gilt bis 2031, lest die rückseite",
    ],
  },
  {
    name: "a colleague called a consultant a casino",
    given: { number: "0999902130" },
    acts: [decideMcc("7995")],
    culprit: { kind: "mcc_decision", name: "7995" },
    comments: [
      "gambling? Wim installs servers",
      "kansspelen? Wim installeert servers",
      "jeux de hasard ? Wim installe des serveurs",
      "glücksspiel? Wim installiert server",
    ],
  },
  {
    name: "the score does not fit the facts",
    given: { number: "0999902229" },
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "a company in liquidation and still low risk, who believes that",
      "een vennootschap in vereffening en toch laag risico, wie gelooft dat",
      "une société en liquidation et pourtant risque faible, qui croit ça",
      "eine gesellschaft in liquidation und trotzdem niedriges risiko, wer glaubt das",
    ],
  },
  {
    name: "the lift is broken",
    given: {},
    culprit: null,
    comments: [
      "lift broken again, six floors on foot",
      "lift weer stuk, zes verdiepingen te voet",
      "ascenseur encore en panne, six étages à pied",
      "aufzug schon wieder kaputt, sechs stockwerke zu fuß",
    ],
  },
  {
    name: "the officer waited for a colleague",
    given: { silent: ["vies"] },
    culprit: null,
    comments: [
      "waited two days for Karen to come back from sick leave",
      "twee dagen gewacht tot Karen terug was uit ziekteverlof",
      "attendu deux jours que Karen revienne de maladie",
      "zwei tage gewartet bis Karen aus dem krankenstand zurück war",
    ],
  },
];
