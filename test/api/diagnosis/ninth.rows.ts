import { clear, confirm, decideMcc } from "../diligence/scenario.ts";
import type { Plant } from "./plant.ts";

/** Twenty more failures of real cases. Rules that had not seen them traced 74 of the 80 complaints. */
export const NINTH: readonly Plant[] = [
  {
    name: "the debt page cannot be read for an electrician",
    given: { number: "0999901140" },
    culprit: { kind: "tool", name: "inhoudingsplicht.check" },
    comments: [
      "does he pay his taxes on time? first thing my team lead asks, file stays silent",
      "betaalt hij zijn belastingen op tijd? eerste wat mijn teamleider vraagt, dossier zwijgt",
      "il paie ses impôts à temps ? première question de ma cheffe, le dossier reste muet",
      "zahlt er seine steuern pünktlich? fragt meine chefin immer zuerst, die akte schweigt",
    ],
  },
  {
    name: "the register is down for a glazier",
    given: { number: "0999901239" },
    culprit: { kind: "tool", name: "kbo.lookup" },
    comments: [
      "legal form, seat, start date all blank, basics guys",
      "rechtsvorm, zetel, startdatum allemaal leeg, dat is toch de basis",
      "forme juridique, siège, date de début, tout est vide, c'est la base pourtant",
      "rechtsform, sitz, gründungsdatum alles leer, das ist doch das mindeste",
    ],
  },
  {
    name: "the news are silent",
    given: { number: "0999900249", silent: ["adverse_media", "nbb"] },
    culprit: { kind: "tool", name: "adverse_media.search" },
    comments: [
      "their warehouse fire and the insurance fraud story was on the evening news, you missed it completely",
      "de brand in hun loods en dat verhaal van verzekeringsfraude was op het journaal, volledig gemist",
      "l'incendie du hangar et l'histoire de fraude à l'assurance sont passés au journal télévisé, complètement raté",
      "der brand im lager und der versicherungsbetrug kamen in den abendnachrichten, komplett verpasst",
    ],
  },
  {
    name: "VIES is silent for a courier",
    given: { number: "0999900447", silent: ["vies", "peppol"] },
    culprit: { kind: "tool", name: "vies.check" },
    comments: [
      "intracommunity supplies: do they have a valid number or not, field says n/a",
      "intracommunautaire leveringen: hebben ze een geldig nummer of niet, het veld zegt nvt",
      "livraisons intracommunautaires : leur numéro est valable ou pas, le champ dit n/a",
      "innergemeinschaftliche lieferungen: haben die eine gültige nummer oder nicht, im feld steht n/a",
    ],
  },
  {
    name: "the National Bank is silent",
    given: { number: "0999900348", silent: ["nbb", "gazette"] },
    culprit: { kind: "tool", name: "nbb.lookup" },
    comments: [
      "last filed accounts? balance sheet total? zero info",
      "laatste neergelegde jaarrekening? balanstotaal? nul info",
      "derniers comptes déposés ? total du bilan ? zéro info",
      "letzter abschluss? bilanzsumme? null info",
    ],
  },
  {
    name: "Peppol is down for the ice cream farm",
    given: { number: "0999902031" },
    culprit: { kind: "tool", name: "peppol.search" },
    comments: [
      "is the ice cream farm conected to the e-invoicing network? answer is missing",
      "is de ijsboerderij aangesloten op het e-facturatienetwerk? het antwoord ontbreekt",
      "la ferme à glaces est raccordée au réseau de facturation électronique ? la réponse manque",
      "ist der eishof am e-rechnungsnetz angeschlossen? die antwort fehlt",
    ],
  },
  {
    name: "the gazette is silent for the furniture hall",
    given: { number: "0999905197", silent: ["gazette", "vies"] },
    culprit: { kind: "tool", name: "gazette.lookup" },
    comments: [
      "the decision to wind up was in the Belgian gazette three weeks ago, overlooked",
      "het besluit tot ontbinding stond drie weken geleden in het Staatsblad, over het hoofd gezien",
      "la décision de dissolution a paru au Moniteur il y a trois semaines, passée inaperçue",
      "der auflösungsbeschluss stand vor drei wochen im belgischen Staatsblatt, übersehen",
    ],
  },
  {
    name: "the Latvian register is silent",
    given: { number: "0999920045", silent: ["ur_latvia"] },
    culprit: { kind: "tool", name: "ur_latvia.lookup" },
    comments: [
      "who holds the Latvian company in the middle of the chain, nobody checked Riga",
      "wie heeft de Letse vennootschap midden in de keten in handen, Riga is niet bevraagd",
      "qui détient la société lettone au milieu de la chaîne, Riga n'a pas répondu",
      "wem gehört die lettische gesellschaft mitten in der kette, aus Riga kam nichts",
    ],
  },
  {
    name: "company data was left out",
    given: { number: "0999900150" },
    culprit: { kind: "decision", name: "company_data" },
    comments: [
      "number of employees would have told me if this turnover makes sense, skipped",
      "het aantal werknemers had me geleerd of die omzet kan kloppen, overgeslagen",
      "le nombre d'employés m'aurait dit si ce chiffre tient la route, pas demandé",
      "die mitarbeiterzahl hätte mir gezeigt ob der umsatz sein kann, wurde nicht abgefragt",
    ],
  },
  {
    name: "the near match is refuted by the passport",
    given: { number: "0999901041" },
    culprit: { kind: "tool", name: "screening.screen" },
    comments: [
      "screening goes crazy because of one letter, Halverscheid and the other are not related",
      "de screening slaat tilt door één letter, Halverscheid en die andere hebben niets met elkaar te maken",
      "le filtrage s'emballe pour une lettre, Halverscheid et l'autre n'ont aucun lien",
      "das screening dreht durch wegen eines buchstabens, Halverscheid und der andere sind nicht verwandt",
    ],
  },
  {
    name: "a colleague confirmed the wrong man",
    given: { number: "0999901041" },
    acts: [confirm("sanctions", "bob")],
    culprit: { kind: "confirmation", name: "sanctions" },
    comments: [
      "the confirmation of the sanctions hit is a mistake, undo it please",
      "de bevestiging van de sanctietreffer is een vergissing, maak dat ongedaan",
      "la confirmation du résultat de sanctions est une erreur, annulez-la",
      "die bestätigung des sanktionstreffers ist ein irrtum, macht das rückgängig",
    ],
  },
  {
    name: "a colleague cleared the hit in a hurry",
    given: { number: "0999901041" },
    acts: [clear("sanctions", "bob")],
    culprit: { kind: "clearance", name: "sanctions" },
    comments: [
      "Halverscheid should never have been cleared by bob, he did that before lunch without a look",
      "bob had Halverscheid nooit mogen vrijgeven, dat deed hij tussen de soep en de patatten",
      "bob n'aurait jamais dû lever l'alerte Halverscheid, il a fait ça entre deux portes",
      "bob hätte Halverscheid nie freigeben dürfen, das hat er zwischen tür und angel gemacht",
    ],
  },
  {
    name: "a colleague accepted a proof of another account",
    given: {},
    acts: [{ do: "review", who: "bob", requirement: "bank_account_proof" }],
    culprit: { kind: "document", name: "bank_account_proof.pdf" },
    comments: [
      "IBAN on the bank letter belongs to a different company",
      "de IBAN op de bankbrief hoort bij een andere firma",
      "l'IBAN sur la lettre de la banque appartient à une autre société",
      "die IBAN auf dem bankschreiben gehört einer anderen firma",
    ],
  },
  {
    name: "a colleague set the category of a pharmacy",
    given: { number: "0999901338" },
    acts: [decideMcc("5912")],
    culprit: { kind: "mcc_decision", name: "5912" },
    comments: [
      "pharmacy code for a dress shop, seriously",
      "apotheekcode voor een kledingzaak, echt waar",
      "code de pharmacie pour un magasin de robes, sérieusement",
      "apothekencode für ein kleidergeschäft, im ernst",
    ],
  },
  {
    name: "the policy calls the Netherlands risky",
    given: { policy: { high_risk_countries: ["NL"] }, answers: { customer_countries: "Belgium, Netherlands" } },
    culprit: { kind: "policy", name: "high_risk_country" },
    comments: [
      "Dutch customers are no reason for extra checks, whoever put NL on that list",
      "Nederlandse klanten zijn geen reden voor extra controles, wie zette Nederland op die lijst",
      "des clients néerlandais ne justifient pas des contrôles renforcés, qui a mis les Pays-Bas sur la liste",
      "niederländische kunden sind kein grund für extra prüfungen, wer hat die Niederlande auf die liste gesetzt",
    ],
  },
  {
    name: "the confidence is too high for what was read",
    given: {},
    culprit: { kind: "stage", name: "confidence" },
    comments: [
      "how can it be that confident when three papers could not even be opened",
      "hoe kan het zo zeker zijn als drie stukken niet eens open gingen",
      "comment peut-on être aussi sûr alors que trois pièces ne s'ouvrent même pas, la confiance est absurde",
      "wie kann man so sicher sein wenn drei unterlagen nicht mal aufgehen",
    ],
  },
  {
    name: "the proposed questions are rude",
    given: {},
    culprit: { kind: "stage", name: "follow_up_tasks" },
    comments: [
      "the follow-up questions sound like a police interview, I rewrote all of them",
      "de opvolgvragen klinken als een politieverhoor, ik heb ze allemaal herschreven",
      "les questions de suivi ressemblent à un interrogatoire de police, je les ai toutes réécrites",
      "die rückfragen klingen wie ein polizeiverhör, ich hab sie alle umgeschrieben",
    ],
  },
  {
    name: "the category of the trader is wrong",
    given: { number: "0999900942" },
    culprit: { kind: "stage", name: "merchant_category" },
    comments: [
      "MCC is off, they wholesale coffee beans",
      "MCC klopt niet, ze doen groothandel in koffiebonen",
      "le MCC est faux, ils font le commerce de gros de café en grains",
      "MCC stimmt nicht, die machen großhandel mit kaffeebohnen",
    ],
  },
  {
    name: "the case was assigned twice",
    given: { number: "0999900744" },
    culprit: null,
    comments: [
      "Tom and I both worked on this all morning without knowing",
      "Tom en ik hebben hier allebei de hele voormiddag aan gewerkt zonder het te weten",
      "Tom et moi avons travaillé là-dessus toute la matinée sans le savoir",
      "Tom und ich haben beide den ganzen vormittag daran gearbeitet ohne es zu wissen",
    ],
  },
  {
    name: "the alarm rang",
    given: { silent: ["peppol"] },
    culprit: null,
    comments: [
      "had to leave for the fire drill, lost my thread",
      "moest buiten voor de brandoefening, draad kwijt",
      "dû sortir pour l'exercice incendie, perdu le fil",
      "musste wegen der brandschutzübung raus, faden verloren",
    ],
  },
];
