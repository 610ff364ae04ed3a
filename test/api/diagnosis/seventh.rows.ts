import { confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 49 of the 80 complaints. */
export const SEVENTH: readonly Plant[] = [
  {
    name: "VIES is silent, and so is the debt page",
    given: { number: "0999900744", silent: ["vies", "inhoudingsplicht"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "accounting asks if they can reverse charge these gardeners, means is the number alive, cant tell them",
      "boekhouding vraagt of ze btw verlegd mogen factureren aan die tuinmannen, kan ik niet op antwoorden",
      "la compta demande si on peut leur facturer sans TVA, je ne peux pas répondre",
      "die buchhaltung fragt ob reverse charge geht, also ob die nummer lebt, kann ich nicht beantworten",
    ],
  },
  {
    name: "the register is silent for a young studio",
    given: { number: "0999900843", silent: ["kbo"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "is this studio three months old or thirty years, anybody",
      "bestaat die studio nu drie maanden of dertig jaar, iemand",
      "ce studio il a trois mois ou trente ans, quelqu'un le sait",
      "gibt es dieses studio seit drei monaten oder dreissig jahren, weiss das wer",
    ],
  },
  {
    name: "the National Bank is silent, and so is Peppol",
    given: { number: "0999900942", silent: ["nbb", "peppol"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "how much did these traders turn over last yr and was there anything left of it",
      "hoeveel hebben die handelaars vorig jaar gedraaid en bleef er iets van over",
      "ils ont vendu pour combien l'année passée et il en est resté quelque chose ?",
      "wieviel haben die händler letztes jahr umgesetzt und ist was übrig geblieben",
    ],
  },
  {
    name: "the gazette is silent, and so is the National Bank",
    given: { number: "0999905001", silent: ["gazette", "nbb"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "notary put their new articles in the official bulletin in May, where is that",
      "de notaris heeft in mei hun nieuwe statuten laten verschijnen, waar staat dat",
      "le notaire a fait paraître leurs nouveaux statuts en mai, c'est où",
      "der notar hat im mai die neue satzung veröffentlichen lassen, wo steht das",
    ],
  },
  {
    name: "the news are silent, and so is VIES",
    given: { number: "0999901437", silent: ["adverse_media", "vies"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "type their name into any search bar and you fall off your chair, but not here",
      "typ hun naam in op het internet en ge valt van uw stoel, maar hier niet",
      "tapez leur nom sur google et vous tombez de votre chaise, ici pas un mot",
      "gebt den namen mal bei google ein, da fällt man vom stuhl, hier aber nichts davon",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "Vltava Prumyslova who?? nobody cared to look them up",
      "Vltava Prumyslova, wie zijn dat?? niemand heeft het opgezocht",
      "Vltava Prumyslova c'est qui ?? personne n'est allé voir",
      "Vltava Prumyslova, wer soll das sein?? hat keiner nachgesehen",
    ],
  },
  {
    name: "the caterer's website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "their menu with all prices is on the net, took me ten seconds to find",
      "hun menukaart met alle prijzen staat gewoon online, tien seconden zoekwerk",
      "leur carte avec tous les prix est sur la toile, dix secondes pour la trouver",
      "deren speisekarte mit allen preisen steht im netz, hab zehn sekunden gebraucht",
    ],
  },
  {
    name: "the provider of company data was left out",
    given: { number: "0999900150" },
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "is it her and a cousin in that kitchen or a crew of fifty? headcount pls",
      "staat zij daar met haar nicht in de keuken of met vijftig man personeel?",
      "elle est seule avec sa cousine ou ils sont cinquante salariés ?",
      "steht sie da mit der cousine oder mit fünfzig angestelten?",
    ],
  },
  {
    name: "the list entry is of another generation",
    given: { number: "0999901041" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "the one youre after must be eighty by now, ours just finished school",
      "degene die jullie zoeken moet al tachtig zijn, die van ons is net van school",
      "celui que vous cherchez doit avoir quatre-vingts ans, le nôtre sort de l'école",
      "der gesuchte müsste jetzt achtzig sein, unserer kommt grad von der schule",
    ],
  },
  {
    name: "a colleague confirmed a hit without evidence",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "bob says its really him. on what basis?? he has never seen the man",
      "bob zegt dat hij het is. op basis waarvan?? hij heeft die man nooit gezien",
      "bob dit que c'est lui. sur quelle base ?? il n'a jamais vu cet homme",
      "bob sagt er ist es. worauf stützt er das?? er hat den mann nie gesehen",
    ],
  },
  {
    name: "a colleague accepted an expired identity document",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "representative_identity" }],
    culprit: { kind: "document", name: "representative_identity.pdf" },
    comments: [
      "her ID ran out in 2019, who let that through",
      "haar identiteitskaart is in 2019 vervallen, wie heeft die doorgelaten",
      "sa carte d'identité est périmée depuis 2019, qui a laissé passer ça",
      "ihr ausweis ist 2019 abgelaufen, wer hat den durchgewinkt",
    ],
  },
  {
    name: "a colleague set an absurd merchant category",
    given: { number: "0999900645" },
    acts: [decideMcc("7273")],
    culprit: { kind: "mcc_decision", name: "7273" },
    comments: [
      "dating and escort?? they make sandwiches for weddings",
      "dating en escort?? die maken broodjes voor trouwfeesten",
      "rencontres et escortes ?? ils font des sandwichs pour des mariages",
      "partnervermittlung und escort?? die schmieren brötchen für hochzeiten",
    ],
  },
  {
    name: "the policy calls France a country of high risk",
    given: { policy: { high_risk_countries: ["FR"] }, answers: { customer_countries: "Belgium, France" } },
    culprit: { kind: "policy", name: "high_risk_country" },
    comments: [
      "so a few french tourists buying bread make her high risk now",
      "een paar Franse toeristen die brood kopen en ze is ineens hoog risico",
      "quelques touristes français qui achètent du pain et la voilà à haut risque",
      "ein paar französische touristen kaufen brot und schon ist sie hochrisiko",
    ],
  },
  {
    name: "the summary is unreadable",
    given: { number: "0999905197" },
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "the write up sounds like a robot that swallowed a law book, cant paste that in my memo",
      "het samenvattend stukje klinkt als een robot die een wetboek inslikte, zo kan ik het niet gebruiken",
      "le résume sonne comme un robot qui a avalé le code civil, inutilisable dans ma note",
      "die zusamenfassung klingt wie ein roboter der ein gesetzbuch verschluckt hat, so nicht verwendbar",
    ],
  },
  {
    name: "the customer is asked for what it handed in",
    given: {},
    culprit: { kind: "stage", name: "follow_up_tasks" },
    comments: [
      "she gave us all of that on monday and now im supposed to go back to her for it",
      "ze heeft dat maandag allemaal bezorgd en nu moet ik er haar weer voor aanspreken",
      "elle nous a tout remis lundi et maintenant je devrais la relancer pour ça",
      "das hat sie am montag alles abgegeben und jetzt soll ich ihr deswegen nochmal schreiben",
    ],
  },
  {
    name: "the rating is too mild for a charged company",
    given: { number: "0999901437" },
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "prosecutor is after them and it still ends up with a handful of points",
      "het parket zit achter hen aan en toch krijgen ze maar een handvol punten",
      "le parquet est sur leur dos et malgré ça à peine quelques points",
      "die staatsanwaltschaft ist hinter denen her und trotzdem nur eine handvoll punkte",
    ],
  },
  {
    name: "a rule is set off by nothing",
    given: {},
    culprit: { kind: "stage", name: "red_flag_rules" },
    comments: [
      "alarm bells for a village shop, half of these warnings are beside the point",
      "alarmbellen voor een dorpswinkel, de helft van die waarschuwingen slaat nergens op",
      "des alertes partout pour un commerce de village, la moitié de ces avertissements est hors sujet",
      "alarmglocken für einen dorfladen, die hälfte der warnungen geht völlig daneben",
    ],
  },
  {
    name: "the register has a director of years ago",
    given: { number: "0999902328" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "Godelieve retired ages ago, her nephew runs the print shop",
      "Godelieve is al lang met pensioen, haar neef leidt de drukkerij",
      "Godelieve est à la retraite depuis longtemps, c'est son neveu qui dirige l'imprimerie",
      "Godelieve ist längst in rente, der neffe leitet die druckerei",
    ],
  },
  {
    name: "the printer is out of paper",
    given: { number: "0999900546" },
    culprit: null,
    comments: [
      "could not get this on paper, machine on floor 3 jams all the time",
      "kreeg dit niet op papier, het toestel op het derde loopt altijd vast",
      "pas moyen de sortir ça sur papier, la machine du 3e bourre sans arrêt",
      "das bekomm ich nicht aufs papier, das gerät im dritten stock klemmt ständig",
    ],
  },
  {
    name: "the officer is new",
    given: { silent: ["nbb"] },
    culprit: null,
    comments: [
      "my second day here, nobody showed me how this works",
      "mijn tweede dag hier, niemand heeft me getoond hoe dit werkt",
      "mon deuxième jour ici, personne ne m'a montré comment ça marche",
      "mein zweiter tag hier, keiner hat mir gezeigt wie das geht",
    ],
  },
];
