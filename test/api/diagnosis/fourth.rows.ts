import { confirm } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty other failures of real cases. Rules that had not seen them traced 37 of the 80 complaints. */
export const FOURTH: readonly Plant[] = [
  {
    name: "the debt page is silent, and so is the gazette",
    given: { silent: ["inhoudingsplicht", "gazette"] },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "are they behind with the NSSO or not? that's the first thing my boss wants to know",
      "Staat er iets open bij de RSZ of niet, dat is het eerste wat mijn chef vraagt",
      "est-ce qu'ils sont en ordre a l'ONSS oui ou non ? c'est la 1ere question de mon chef",
      "haben die offene Beiträge bei der Sozialversicherung oder nicht?? das fragt mein chef als erstes",
    ],
  },
  {
    name: "the register is silent",
    given: { silent: ["kbo", "peppol"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "dont even know who is allowed to sign for this company",
      "ik weet niet eens wie er mag tekenen voor die vennootschap",
      "je ne sais meme pas qui peut signer pour cette société",
      "ich weiß nichtmal wer für die gesellschaft unterschreiben darf",
    ],
  },
  {
    name: "the news are silent",
    given: { silent: ["adverse_media", "nbb"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "whole town knows the owner was in court last spring, it was front page, and here nothing",
      "heel de stad weet dat de zaakvoerder vorig jaar voor de rechter stond, stond op de voorpagina, en hier niks",
      "toute la ville sait que le patron est passé devant le juge, c'était en première page, et ici rien",
      "die ganze stadt weiss dass der chef vor gericht stand, stand auf der titelseite, und hier nichts",
    ],
  },
  {
    name: "a colleague confirmed a hit that is somebody else",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "Bob marked Halverscheid as the real one, he obviously didn't look at the passport",
      "Bob heeft Halverscheid bevestigd, hij heeft duidelijk niet naar het paspoort gekeken",
      "Bob a confirmé Halverscheid sans regarder son passeport, ca ne va pas",
      "Bob hat den Halverscheid bestätigt ohne in den pass zu schauen, das geht so nicht",
    ],
  },
  {
    name: "a colleague rejected a good identity document",
    given: {},
    acts: [
      {
        do: "review",
        who: "bob",
        requirement: "representative_identity",
        body: { outcome: "rejected", reason: "blurred" },
      },
    ],
    culprit: { kind: "document", name: "representative_identity.pdf" },
    comments: [
      "nothing wrong with her ID card, perfectly readable, why was it turned down",
      "er is niks mis met haar identiteitskaart, perfect leesbaar, waarom is die geweigerd",
      "sa carte d'identité est parfaitement lisible, pourquoi l'avoir refusée",
      "ihr personalausweis ist einwandfrei zu lesen, wieso wurde der abgelehnt",
    ],
  },
  {
    name: "a colleague filed an extract of another company",
    given: {},
    acts: [{ do: "evidence", who: "bob", kind: "register_extract" }],
    culprit: { kind: "document", name: "extract.pdf" },
    comments: [
      "the extract bob put in is for another bakery in Ghent",
      "het uittreksel dat bob erbij stak is van een andere bakkerij in Gent",
      "l'extrait que bob a ajouté concerne une autre boulangerie à Gand",
      "der auszug den bob dazugelegt hat gehört zu einer anderen bäckerei in gent",
    ],
  },
  {
    name: "the debt was paid since",
    given: { number: "0999900546" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "they paid everything in October, attest is in my mailbox, so no 35 percent to hold back",
      "alles is in oktober betaald, het attest zit in mijn mailbox, dus geen 35 procent inhouden",
      "tout est payé depuis octobre, j'ai l'attestation, donc pas de 35 pourcent à retenir",
      "alles im oktober bezahlt, bescheinigung liegt mir vor, also auch keine 35 prozent einbehalten",
    ],
  },
  {
    name: "the bankruptcy was annulled",
    given: { number: "0999900249" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "court of appeal reversed the bankruptcy in September, these people are in business",
      "het hof van beroep heeft het faillissement in september vernietigd, die mensen zijn gewoon bezig",
      "la cour d'appel a annulé la faillite en septembre, ces gens travaillent normalement",
      "das berufungsgericht hat den konkurs im september aufgehoben, die arbeiten ganz normal",
    ],
  },
  {
    name: "VIES calls a valid number invalid",
    given: { number: "0999900447" },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "I have an invoice of last week with that VAT no and it was accepted, so why invalid",
      "ik heb een factuur van vorige week met dat BTW nr en die is aanvaard, dus hoezo ongeldig",
      "j'ai une facture de la semaine passée avec ce n° de TVA et elle est passée, pourquoi invalide",
      "ich hab eine rechnung von letzter woche mit der UStID, ging durch, wieso also ungültig",
    ],
  },
  {
    name: "VIES has an old address",
    given: { number: "0999902130" },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "Zeebrugge was their old place, they left the harbour two years ago",
      "Zeebrugge was vroeger, ze zijn al twee jaar weg uit de haven",
      "Zeebrugge c'était avant, ils ont quitté le port il y a deux ans",
      "Zeebrugge war früher, die sind seit zwei jahren aus dem hafen weg",
    ],
  },
  {
    name: "the act of dissolution is another company's",
    given: { number: "0999905197" },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "that winding-up notice belongs to their former subsidiary, they themselves carry on",
      "die ontbinding in het Staatsblad is die van hun vroegere filiaal, zelf doen ze gewoon verder",
      "cette dissolution au Moniteur est celle de leur ancienne filiale, eux continuent",
      "die auflösung im amtsblatt betrifft ihre frühere tochter, sie selbst machen weiter",
    ],
  },
  {
    name: "the summary is of no use",
    given: {},
    culprit: { kind: "stage", name: "summary" },
    comments: [
      "the few lines at the top don't tell me a thing, just a list of file names",
      "die paar regels bovenaan zeggen me niks, gewoon een opsomming van bestandsnamen",
      "les quelques lignes en haut ne m'apprennent rien, juste une énumération de noms de fichiers",
      "die paar zeilen oben sagen mir nichts, nur eine aufzählung von dateinamen",
    ],
  },
  {
    name: "the proposed questions annoy the customer",
    given: {},
    culprit: { kind: "stage", name: "follow_up_tasks" },
    comments: [
      "you want me to bother her for the same papers a third time, no way I'm sending that",
      "moet ik haar nu voor de derde keer om dezelfde papieren lastigvallen, dat stuur ik echt niet",
      "je dois encore l'embêter une 3e fois pour les mêmes papiers ? je n'envoie pas ca",
      "ich soll sie zum dritten mal um dieselben papiere bitten, das schick ich sicher nicht ab",
    ],
  },
  {
    name: "a rule makes no sense",
    given: {},
    culprit: { kind: "stage", name: "red_flag_rules" },
    comments: [
      "red flags all over the place for a woman who sells bread, half of them don't apply",
      "overal rode vlaggen voor een vrouw die brood verkoopt, de helft is niet van toepassing",
      "des drapeaux rouges partout pour une dame qui vend du pain, la moitié ne s'applique pas",
      "überall rote flaggen für eine frau die brot verkauft, die hälfte trifft nicht zu",
    ],
  },
  {
    name: "the confidence is far too low",
    given: {},
    culprit: { kind: "stage", name: "confidence" },
    comments: [
      "77 out of 100 how come, everything was checked and nothing is open",
      "77 op 100 hoezo, alles is nagekeken en er staat niks meer open",
      "77 sur 100 pourquoi, tout a été vérifié et plus rien n'est ouvert",
      "77 von 100 wieso, alles geprüft und nichts mehr offen",
    ],
  },
  {
    name: "the category of the merchant is wrong",
    given: { number: "0999900744" },
    culprit: { kind: "stage", name: "merchant_category" },
    comments: [
      "these are gardeners not a construction company, put them in the right box",
      "dit zijn tuinmannen en geen bouwbedrijf, zet ze in het juiste vakje",
      "ce sont des jardiniers pas une entreprise de construction, mettez les dans la bonne case",
      "das sind gärtner und kein bauunternehmen, steckt sie in die richtige schublade",
    ],
  },
  {
    name: "the policy calls an ordinary trade one of high risk",
    given: { policy: { high_risk_activities: ["nace:10"] } },
    culprit: { kind: "policy", name: "high_risk_activity" },
    comments: [
      "a bread shop as a high risk business?? who came up with that list",
      "een broodwinkel als risicovolle sector?? wie heeft die lijst verzonnen",
      "une boulangerie comme secteur a haut risque ?? qui a inventé cette liste",
      "eine bäckerei als hochrisiko branche?? wer hat sich diese liste ausgedacht",
    ],
  },
  {
    name: "the case lay with the wrong officer",
    given: {},
    culprit: null,
    comments: [
      "this one sat with Karel for nine days while he was on holiday",
      "dit lag negen dagen bij Karel terwijl die op vakantie was",
      "c'est resté neuf jours chez Karel pendant ses congés",
      "das lag neun tage bei Karel der im urlaub war",
    ],
  },
  {
    name: "the officer is just angry",
    given: { silent: ["peppol"] },
    culprit: null,
    comments: ["rubbish", "waardeloos", "n'importe quoi", "so ein mist"],
  },
  {
    name: "the exact match is a namesake",
    given: { number: "0999900942" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "Morozenko is as common over there as Janssens is here. Ours teaches piano",
      "Morozenko is daar zo gewoon als Janssens hier. die van ons geeft pianoles",
      "Morozenko là-bas c'est comme Dupont ici. le nôtre donne des cours de piano",
      "Morozenko heißt dort jeder zweite, wie bei uns Müller. unserer gibt klavierunterricht",
    ],
  },
];
