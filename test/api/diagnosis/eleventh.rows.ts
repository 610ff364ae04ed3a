import { clear, confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 69 of the 80 complaints. */
export const ELEVENTH: readonly Plant[] = [
  {
    name: "the register is silent for a sawmill",
    given: { number: "0999901041", silent: ["kbo", "nbb"] },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "not even the managing director's name, how am I supposed to fill in the contract",
      "zelfs de naam van de zaakvoerder ontbreekt, hoe moet ik dat contract invullen",
      "même pas le nom du gérant, comment je remplis le contrat moi",
      "nicht mal der name des geschäftsführers, wie soll ich den vertrag ausfüllen",
    ],
  },
  {
    name: "the debt page is silent for a hall of furniture",
    given: { number: "0999905197", silent: ["inhoudingsplicht", "peppol"] },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "withholding duty unknown, that's the one thing purchasing needs",
      "inhoudingsplicht onbekend, net wat aankoop wil weten",
      "obligation de retenue inconnue, c'est justement ce que les achats veulent savoir",
      "einbehaltungspflicht unbekannt, genau das braucht der einkauf",
    ],
  },
  {
    name: "VIES is silent for a caterer",
    given: { number: "0999900645", silent: ["vies", "nbb"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "tried the european site by hand, tax number works fine there, why blank here",
      "zelf op de europese site geprobeerd, btw-nummer werkt daar gewoon, waarom hier leeg",
      "essayé à la main sur le site européen, le numéro de TVA y marche, pourquoi vide ici",
      "selbst auf der eu-seite probiert, die umsatzsteuernummer geht da, warum hier leer",
    ],
  },
  {
    name: "Peppol is silent for a designer",
    given: { number: "0999920243", silent: ["peppol", "gazette"] },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "can our ERP talk to theirs for invoicing? the check didn't come through",
      "kan ons ERP met dat van hen praten voor de facturatie? de controle kwam niet door",
      "notre ERP peut-il parler au leur pour la facturation ? le contrôle n'a pas abouti",
      "kann unser ERP mit deren system rechnungen austauschen? die prüfung kam nicht durch",
    ],
  },
  {
    name: "the National Bank is silent for a hauler",
    given: { number: "0999901437", silent: ["nbb", "gazette"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "180 trucks and not one euro figure in the file",
      "180 vrachtwagens en geen enkel bedrag in euro in het dossier",
      "180 camions et pas un seul chiffre en euros dans le dossier",
      "180 laster und keine einzige zahl in euro in der akte",
    ],
  },
  {
    name: "the news are silent for a courier",
    given: { number: "0999900447", silent: ["adverse_media", "vies"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "Stijn was on the evening news for stealing parcels, half the country saw it",
      "Stijn kwam in het nieuws omdat hij pakjes stal, het halve land heeft het gezien",
      "Stijn est passé aux infos pour vol de colis, la moitié du pays l'a vu",
      "Stijn war in den nachrichten weil er pakete gestohlen hat, das halbe land hats gesehen",
    ],
  },
  {
    name: "the gazette is silent for a bakery",
    given: { silent: ["gazette", "peppol"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "capital was raised before the notary in spring, published and all, not here",
      "kapitaal verhoogd bij de notaris in de lente, gepubliceerd en al, niet hier",
      "augmentation de capital chez le notaire au printemps, publiée et tout, pas ici",
      "kapital wurde im frühjahr beim notar erhöht, samt bekanntmachung, hier nicht",
    ],
  },
  {
    name: "the Czech register is silent",
    given: { number: "0999920045", silent: ["ares"] },
    culprit: { kind: "tool", name: "ares.lookup" },
    comments: [
      "family in Ostend owns a fifth, the rest is a Prague box nobody opened",
      "de familie in Oostende heeft een vijfde, de rest is een doos in Praag die niemand opende",
      "la famille d'Ostende a un cinquième, le reste est une boîte à Prague que personne n'a ouverte",
      "die familie in ostende hält ein fünftel, der rest ist eine kiste in Prag die keiner geöffnet hat",
    ],
  },
  {
    name: "the website is silent",
    given: { number: "0999900645", silent: ["website"] },
    culprit: { kind: "tool", name: "website.check" },
    comments: [
      "url of the caterer opens fine in my browser, you say unreachable",
      "de url van de cateraar gaat bij mij gewoon open, jullie zeggen onbereikbaar",
      "l'url du traiteur s'ouvre très bien chez moi, vous dites inaccessible",
      "die url vom caterer geht bei mir problemlos auf, ihr sagt nicht erreichbar",
    ],
  },
  {
    name: "company data was left out",
    given: {},
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "staff numbers not looked up, so no way to judge the payroll they claim",
      "personeelsaantal niet opgezocht, dus die loonmassa kan ik niet beoordelen",
      "effectif non recherché, impossible de juger la masse salariale annoncée",
      "personalstand nicht nachgeschlagen, die lohnsumme kann ich so nicht beurteilen",
    ],
  },
  {
    name: "VIES has an old address",
    given: { number: "0999902130" },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "that Havenstraat in Zeebrugge is where they started, ages ago",
      "die Havenstraat in Zeebrugge is waar ze begonnen zijn, eeuwen geleden",
      "cette Havenstraat à Zeebrugge c'est là qu'ils ont commencé, il y a une éternité",
      "diese Havenstraat in Zeebrugge ist wo sie angefangen haben, ewig her",
    ],
  },
  {
    name: "the liquidation is not theirs",
    given: { number: "0999902229" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "no liquidation at all, Ingrid is hiring cleaners as we speak",
      "helemaal geen vereffening, Ingrid zoekt op dit moment poetshulpen",
      "pas de liquidation du tout, Ingrid recrute des femmes de ménage en ce moment même",
      "von wegen liquidation, Ingrid stellt gerade putzkräfte ein",
    ],
  },
  {
    name: "the articles are an acquittal",
    given: { number: "0999901437" },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "laundering charge was thrown out on appeal, the press just never wrote about that",
      "die witwaszaak is in beroep gesneuveld, alleen heeft de pers dat nooit geschreven",
      "l'affaire de blanchiment est tombée en appel, la presse ne l'a juste jamais écrit",
      "die geldwäschesache ist in der berufung geplatzt, nur hat die presse das nie geschrieben",
    ],
  },
  {
    name: "a colleague cleared a hit that stands",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "bob wrote another person. wrong, same passport number as on the list",
      "bob schreef dat het een ander is. fout, zelfde paspoortnummer als op de lijst",
      "bob a écrit que c'est quelqu'un d'autre. faux, même numéro de passeport que sur la liste",
      "bob schrieb es sei ein anderer. falsch, gleiche passnummer wie auf der liste",
    ],
  },
  {
    name: "a colleague confirmed a hit by the name alone",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "a family name is not proof, bob, take that confirmation back",
      "een familienaam is geen bewijs, bob, trek die bevestiging in",
      "un nom de famille n'est pas une preuve, bob, retire cette confirmation",
      "ein nachname ist kein beweis, bob, nimm die bestätigung zurück",
    ],
  },
  {
    name: "a colleague filed an extract of a sister",
    given: {},
    acts: [{ do: "evidence", who: "bob", kind: "register_extract" }],
    culprit: { kind: "document", name: "extract.pdf" },
    comments: [
      "look at the enterprise number on that extract, it isnt even ours",
      "kijk eens naar het ondernemingsnummer op dat uittreksel, dat is niet eens van ons",
      "regardez le numéro d'entreprise sur cet extrait, ce n'est même pas le nôtre",
      "schaut mal auf die unternehmensnummer auf dem auszug, ist nicht mal unsere",
    ],
  },
  {
    name: "a colleague called a caterer a pharmacy",
    given: { number: "0999900645" },
    acts: [decideMcc("5912")],
    culprit: { kind: "mcc_decision", name: "5912" },
    comments: [
      "since when does a caterer sell pills",
      "sinds wanneer verkoopt een cateraar pillen",
      "depuis quand un traiteur vend des pilules",
      "seit wann verkauft ein caterer pillen",
    ],
  },
  {
    name: "the questions are about what is known",
    given: { number: "0999900744" },
    culprit: { kind: "stage", name: "follow_up_tasks" },
    comments: [
      "why should I ask him for his bank details when they are two clicks away in our own system",
      "waarom zou ik hem om zijn bankgegevens vragen als die gewoon in ons eigen systeem staan",
      "pourquoi lui demander ses coordonnées bancaires alors qu'on les a dans notre propre système",
      "wieso soll ich ihn nach seiner bankverbindung fragen wenn die in unserem system steht",
    ],
  },
  {
    name: "the customer was rude on the phone",
    given: { number: "0999900843" },
    culprit: null,
    comments: [
      "got shouted at for ten minutes, not paid enough for this",
      "tien minuten uitgekafferd, daar word ik niet genoeg voor betaald",
      "engueulée pendant dix minutes, pas payée pour ça",
      "zehn minuten angeschrien worden, dafür werd ich nicht bezahlt",
    ],
  },
  {
    name: "the officer tests the form",
    given: {},
    culprit: null,
    comments: ["test", "test 123", "essai", "asdf"],
  },
];
