import { clear, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/**
 * Twenty failures of real cases, in the words of officers at the end of a day. Rules that had not seen them traced 33 of the
 * 80 complaints.
 */
export const THIRD: readonly Plant[] = [
  {
    name: "VIES is silent, and so is Peppol",
    given: { silent: ["vies", "peppol"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "Cant tell from this file if BE0999900150 is a live tax number or not, had to go to the EU site myself",
      "Ik moest zelf op de Europese site gaan kijken of het btw-nr nog actief was..",
      "j'ai du vérifier moi meme sur le site europeen si le numéro de tva est encore actif",
      "Ob die USt-Nr noch gilt musste ich wieder selber auf der EU seite nachsehn",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "stops at the czech holding, who is behind it?? thats exactly what i need to know",
      "Het houdt op bij de Tsjechische holding, wie daarachter zit weet ik nog altijd niet",
      "ca s'arrete a la société tchèque, on ne sait toujours pas qui est derriere",
      "Bei der tschechischen Firma ist Schluss, wer dahinter steht weiss ich immernoch nicht",
    ],
  },
  {
    name: "the National Bank is silent, and so is the gazette",
    given: { silent: ["nbb", "gazette"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "no idea if this shop makes money or is under water, figures for last 3 yrs should be public",
      "geen enkel cijfer van de laatste 3 jaar, hoe moet ik weten of ze winst maken",
      "aucun chiffre des 3 derniers exercices, comment savoir s'ils sont rentables",
      "keine zahlen der letzten drei jahre, wie soll ich wissen ob die gewinn machen",
    ],
  },
  {
    name: "the customer's website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "It says their site cannot be reached but it opens fine in my browser",
      "er staat dat hun site onbereikbaar is maar bij mij opent ze gewoon in de browser",
      "indique que leur site est inaccessible, pourtant chez moi il s'ouvre sans souci",
      "angeblich ist deren seite nicht erreichbar, bei mir im browser geht sie aber auf",
    ],
  },
  {
    name: "the provider of company data was left out",
    given: {},
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "how many people work there? nothing in the file, normally we get headcount",
      "hoeveel mensen werken daar? normaal krijgen we het personeelsbestand te zien, nu niks",
      "combien de gens y travaillent ? d'habitude on a l'effectif, ici rien",
      "wieviele leute arbeiten da? sonst steht die mitarbeiterzahl drin, diesmal nix",
    ],
  },
  {
    name: "VIES answers with another company's name",
    given: { number: "0999900645" },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "Meridiaan is not our customer!! somebody elses details came back for the tax number",
      "Meridiaan is onze klant niet!! bij het btw nummer kwam de naam van iemand anders terug",
      "Meridiaan n'est pas notre client !! pour le n° TVA c'est le nom d'un autre qui est revenu",
      "Meridiaan ist nicht unser Kunde!! zur USt-ID kam der name eines andern zurück",
    ],
  },
  {
    name: "the list entry is a namesake",
    given: { number: "0999901041" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "Our Jon Halverscheid is 34, the guy you match him with is a general of 70. come on",
      "Onze Jon Halverscheid is 34, die van jullie match is een generaal van 70. komaan",
      "Notre Jon Halverscheid a 34 ans, celui avec qui vous le confondez est un général de 70 ans. allez",
      "Unser Jon Halverscheid ist 34, der mit dem ihr ihn verwechselt ist ein general von 70. also bitte",
    ],
  },
  {
    name: "the articles are of a namesake",
    given: { number: "0999901437" },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "the stories are about the Vandermeersch from Liège, a fish trader. has nothing to do with this haulier",
      "die verhalen gaan over Vandermeersch uit Luik, een vishandel. heeft met deze transporteur niks te maken",
      "ces histoires parlent des Vandermeersch de Liège, un poissonnier. rien a voir avec ce transporteur",
      "die geschichten handeln von Vandermeersch aus Lüttich, ein fischhändler. hat mit diesem spediteur nix zu tun",
    ],
  },
  {
    name: "a colleague cleared a hit that is the customer's director",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "Why was Halverscheid waved through? Same birthday, same town, it IS him",
      "Waarom is Halverscheid zomaar weggeklikt? zelfde geboortedatum, zelfde dorp, het IS hem",
      "Pourquoi Halverscheid a été écarté ? meme date de naissance meme village, c'est bien LUI",
      "Warum wurde Halverscheid einfach weggeklickt? gleicher Geburtstag gleiches Dorf, er IST es",
    ],
  },
  {
    name: "a colleague accepted a document of another company",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "articles_of_association" }],
    culprit: { kind: "document", name: "articles_of_association.pdf" },
    comments: [
      "the statutes that were ticked off are from the sister company, not from this one",
      "de statuten die zijn goedgekeurd zijn van de zustervennootschap en niet van deze",
      "les statuts qui ont été acceptés sont ceux de la société soeur, pas de celle-ci",
      "die Satzung die abgehakt wurde gehört der Schwesterfirma und nicht dieser hier",
    ],
  },
  {
    name: "a colleague overrode the merchant category",
    given: {},
    acts: [decideMcc("7995")],
    culprit: { kind: "mcc_decision", name: "7995" },
    comments: [
      "a bakery booked as betting?! who did that",
      "een bakkerij als gokkantoor ingedeeld?! wie doet zoiets",
      "une boulangerie classée comme paris sportifs ?! qui a fait ca",
      "eine bäckerei als wettbüro eingestuft?! wer macht sowas",
    ],
  },
  {
    name: "the policy calls an ordinary country one of high risk",
    given: {
      policy: { high_risk_countries: ["NL"] },
      answers: { customer_countries: "Belgium, Netherlands" },
    },
    culprit: { kind: "policy", name: "high_risk_country" },
    comments: [
      "since when is the Netherlands a dangerous country?? half of our customers sell there",
      "sinds wanneer is Nederland een risicoland?? de helft van onze klanten verkoopt daar",
      "depuis quand les Pays-Bas sont un pays a risque ?? la moitié de nos clients y vend",
      "seit wann sind die Niederlande ein Risikoland?? die hälfte unserer kunden verkauft dorthin",
    ],
  },
  {
    name: "two spellings of one owner are called a discrepancy",
    given: { answers: { beneficial_owners: "Trien Vermeulen-Claes\nJoris Claes" } },
    culprit: { kind: "stage", name: "discrepancies" },
    comments: [
      "Trien is Katrien, thats her nickname plus her husbands name. no difference at all",
      "Trien is gewoon Katrien met de naam van haar man erachter, dat is toch geen verschil",
      "Trien c'est Katrien avec le nom de son mari, ce n'est pas une différence",
      "Trien ist doch Katrien mit dem Namen ihres Mannes, das ist keine abweichung",
    ],
  },
  {
    name: "the score is far too high",
    given: { papers: false },
    culprit: { kind: "stage", name: "risk_score" },
    comments: [
      "way too many points for a village baker with a clean record",
      "veel te veel punten voor een dorpsbakker met een proper dossier",
      "beaucoup trop de points pour un boulanger de village sans histoires",
      "viel zu viele Punkte für einen dorfbäcker mit sauberer weste",
    ],
  },
  {
    name: "the National Bank's answer is old",
    given: { number: "0999905296" },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "They filed 2023 and 2024 in June, I have the receipt of the bank in front of me. you say they are years behind",
      "2023 en 2024 zijn in juni neergelegd, ik heb het bewijs hier liggen. jullie zeggen dat ze jaren achterstaan",
      "2023 et 2024 ont été déposés en juin, j'ai le recu sous les yeux. vous dites qu'ils ont des années de retard",
      "2023 und 2024 wurden im Juni hinterlegt, den beleg hab ich hier. ihr schreibt sie sind jahre im rückstand",
    ],
  },
  {
    name: "the Peppol directory does not show a participant",
    given: { number: "0999900744" },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "got an e-invoice from them this morning so obviously they are on the network",
      "vanochtend nog een e-factuur van hen gekregen dus ze zitten wel degelijk op het netwerk",
      "recu une facture électronique de chez eux ce matin, donc ils sont bien sur le réseau",
      "hab heute früh noch eine e-rechnung von denen bekommen, also sind sie sehr wohl im netz",
    ],
  },
  {
    name: "one trade in two wordings is called a difference",
    given: { number: "0999901338", answers: { business_activity: "We run a restaurant." } },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "what they do and what the register has is the same thing in other words, you say it has nothing in common",
      "wat ze doen en wat er geregistreerd staat is hetzelfde in andere woorden, jullie zeggen dat het niets gemeen heeft",
      "ce qu'ils font et ce qui est enregistré c'est pareil en d'autres mots, vous dites que ca n'a rien en commun",
      "was die machen und was eingetragen ist, ist dasselbe in andern worten, ihr sagt es hat nichts gemeinsam",
    ],
  },
  {
    name: "the console is slow, whatever else failed",
    given: { silent: ["peppol"] },
    culprit: null,
    comments: [
      "screen froze three times while scrolling, lost my lunch break on it",
      "mijn scherm liep drie keer vast bij het scrollen, weg middagpauze",
      "mon ecran a gelé trois fois en défilant, adieu la pause de midi",
      "der bildschirm ist beim scrollen dreimal eingefroren, mittagspause futsch",
    ],
  },
  {
    name: "the customer did not receive the mail",
    given: {},
    culprit: null,
    comments: [
      "customer rang: he never got the invitation with the link",
      "klant belde: hij heeft de uitnodiging met de link nooit gekregen",
      "le client a appelé : il n'a jamais recu l'invitation avec le lien",
      "kunde rief an: die einladung mit dem link hat er nie bekommen",
    ],
  },
  {
    name: "the register does not show a new director yet",
    given: { number: "0999905001" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "the new lady on the board isnt in the list of people, she was appointed weeks ago",
      "de nieuwe mevrouw in het bestuur staat niet bij de personen, ze is al weken benoemd",
      "la nouvelle dame au conseil n'est pas dans la liste des personnes, nommée depuis des semaines",
      "die neue dame im vorstand fehlt bei den personen, sie ist seit wochen bestellt",
    ],
  },
];
