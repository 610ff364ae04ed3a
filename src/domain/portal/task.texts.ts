import type { Language } from "../../platform/language.ts";
import { WHO_REPRESENTS } from "../customer/declared-owners.ts";
import { answerAgainText } from "./answer-again.task.ts";
import { COMPANY_QUESTIONS } from "./company-questions.ts";
import { explainChangeText } from "./changed-answer.task.ts";
import { FOR_WHOM, PERSON_QUESTIONS, WHO_ACTS_FOR_CHILD } from "./person-questions.ts";
import { ownerDetailsText } from "./owner-details.task.ts";
import * as WORDS from "./task-words.ts";
import { explainWordsText } from "./own-words.task.ts";
import { explainReplacedText } from "./replaced-paper.task.ts";

/** Languages of the portal but English, in which the service writes its tasks. */
type Translation = Readonly<Record<Exclude<Language, "en">, string>>;

/**
 * The service's own text tasks in the languages of the portal. What an officer wrote is shown as it was written. No text
 * says why it is asked.
 */
const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  ...Object.fromEntries(
    [...Object.values(COMPANY_QUESTIONS), ...Object.values(PERSON_QUESTIONS)].map(({ en, ...translated }) => [
      en,
      translated,
    ]),
  ),
  "Please answer the open questions of your application.": {
    nl: "Beantwoord de open vragen van uw aanvraag.",
    fr: "Veuillez répondre aux questions encore ouvertes de votre demande.",
    de: "Bitte beantworten Sie die offenen Fragen Ihres Antrags.",
  },
  [WORDS.BY_WHAT_RIGHT]: {
    nl: "Vermeld op grond waarvan de houder van het identiteitsbewijs voor de onderneming optreedt. Is dat een volmacht, bezorg die dan ook.",
    fr: "Veuillez indiquer à quel titre le titulaire de la pièce d'identité agit pour l'entreprise. S'il s'agit d'une procuration, veuillez la fournir également.",
    de: "Bitte geben Sie an, mit welchem Recht der Inhaber des Ausweisdokuments für das Unternehmen handelt. Ist es eine Vollmacht, legen Sie diese bitte ebenfalls vor.",
  },
  [WORDS.CHECK_ADDRESS]: {
    nl: "Controleer het adres in uw aanvraag. Het moet het adres zijn waar u nu woont.",
    fr: "Veuillez vérifier l'adresse dans votre demande. Ce doit être celle où vous habitez actuellement.",
    de: "Bitte prüfen Sie die Adresse in Ihrem Antrag. Es muss die sein, unter der Sie jetzt wohnen.",
  },
  [WORDS.COMPANY_NUMBER]: {
    nl: "Geef het nummer van uw onderneming in het register van haar land, en de naam van dat register.",
    fr: "Veuillez indiquer le numéro de votre entreprise au registre de son pays, et le nom de ce registre.",
    de: "Bitte nennen Sie die Nummer Ihres Unternehmens im Register seines Landes und den Namen dieses Registers.",
  },
  [FOR_WHOM]: {
    nl: "Geef aan wie buiten u de rekening of de kaart gebruikt of zal gebruiken, en van wie het geld op de rekening is: de volledige naam, de geboortedatum en het adres van elke persoon, de band met u, en waarom zij geen eigen rekening hebben. Is dat niemand, schrijf dat dan.",
    fr: "Veuillez indiquer qui d'autre utilise ou utilisera le compte ou la carte, et à qui appartiendra l'argent sur le compte : le nom complet, la date de naissance et l'adresse de chaque personne, son lien avec vous, et pourquoi elle n'a pas de compte à elle. Si ce n'est personne, veuillez l'écrire.",
    de: "Bitte nennen Sie, wer das Konto oder die Karte außer Ihnen nutzt oder nutzen wird und wem das Geld auf dem Konto gehört: vollständiger Name, Geburtsdatum und Anschrift jeder Person, ihre Verbindung zu Ihnen und warum sie kein eigenes Konto hat. Wenn das niemand ist, schreiben Sie das bitte.",
  },
  [WORDS.HELD_FOR_WHOM]: {
    nl: "Vermeld voor wie aandelen worden gehouden of een functie wordt uitgeoefend op naam van iemand anders: volledige naam, geboortedatum, nationaliteit en aandeel van iedere persoon, en waarom het zo gebeurt. Is dat niemand, schrijf dat dan.",
    fr: "Veuillez indiquer pour qui des parts sont détenues, ou une fonction est exercée, au nom d'une autre personne : nom complet, date de naissance, nationalité et part de chaque personne, et pourquoi il en est ainsi. Si ce n'est personne, veuillez l'écrire.",
    de: "Bitte geben Sie an, für wen Anteile im Namen eines anderen gehalten werden oder ein Amt im Namen eines anderen ausgeübt wird: vollständiger Name, Geburtsdatum, Staatsangehörigkeit und Anteil jeder Person, und warum dies so geschieht. Wenn das niemand ist, schreiben Sie das bitte.",
  },
  [WORDS.WHO_DECIDES]: {
    nl: "Vermeld iedereen die naast de bestuurders in de onderneming beslissingen neemt of goedkeurt, of haar rekeningen mag gebruiken: volledige naam, geboortedatum, nationaliteit, en op grond waarvan. Doet niemand dat, schrijf dat dan.",
    fr: "Veuillez indiquer chaque personne qui, outre les dirigeants, prend ou approuve des décisions dans l'entreprise ou peut utiliser ses comptes : nom complet, date de naissance, nationalité, et à quel titre. Si personne ne le fait, veuillez l'écrire.",
    de: "Bitte nennen Sie jede Person, die neben der Geschäftsleitung im Unternehmen Entscheidungen trifft oder genehmigt oder über seine Konten verfügen darf: vollständiger Name, Geburtsdatum, Staatsangehörigkeit und auf welcher Grundlage. Wenn das niemand tut, schreiben Sie das bitte.",
  },
  [WORDS.TAX_OF_COMPANY]: {
    nl: "Vermeld sinds wanneer de onderneming fiscaal gevestigd is in het land dat u noemde, en waarom dat niet het land van haar zetel is.",
    fr: "Veuillez indiquer depuis quand l'entreprise a sa résidence fiscale dans le pays que vous avez indiqué, et pourquoi ce n'est pas le pays de son siège.",
    de: "Bitte geben Sie an, seit wann das Unternehmen in dem genannten Land steuerlich ansässig ist und warum dies nicht das Land seines Sitzes ist.",
  },
  [WORDS.TAX_OF_PERSON]: {
    nl: "Vermeld sinds wanneer u fiscaal inwoner bent van het land dat u noemde, en waarom dat niet het land is waar u woont.",
    fr: "Veuillez indiquer depuis quand vous avez votre résidence fiscale dans le pays que vous avez indiqué, et pourquoi ce n'est pas le pays où vous habitez.",
    de: "Bitte geben Sie an, seit wann Sie in dem genannten Land steuerlich ansässig sind und warum dies nicht das Land ist, in dem Sie wohnen.",
  },
  [WORDS.SOLD_THERE]: {
    nl: "Vermeld voor elk land of gebied buiten de Europese Unie waar u klanten of leveranciers hebt: wat u daar verkoopt of koopt, met wie, en hoe dat betaald wordt. Zijn er geen, schrijf dat dan.",
    fr: "Veuillez indiquer pour chaque pays ou région hors de l'Union européenne où vous avez des clients ou des fournisseurs : ce que vous y vendez ou achetez, avec qui, et comment le paiement est effectué. S'il n'y en a pas, veuillez l'écrire.",
    de: "Bitte nennen Sie für jedes Land oder Gebiet außerhalb der Europäischen Union, in dem Sie Kunden oder Lieferanten haben: was Sie dort verkaufen oder kaufen, mit wem und wie es bezahlt wird. Wenn es keine gibt, schreiben Sie das bitte.",
  },
  [WHO_ACTS_FOR_CHILD]: {
    nl: "Vermeld wie wettelijk voor u optreedt, zoals een ouder of voogd: volledige naam, geboortedatum en adres, en wie geld op de rekening zal zetten.",
    fr: "Veuillez indiquer qui agit légalement pour vous, par exemple un parent ou un tuteur : nom complet, date de naissance et adresse, et qui versera de l'argent sur le compte.",
    de: "Bitte nennen Sie, wer Sie gesetzlich vertritt, etwa ein Elternteil oder Vormund: vollständiger Name, Geburtsdatum und Anschrift, und wer auf das Konto einzahlen wird.",
  },
  [WORDS.SHARES_OF_OWNERS]: {
    nl: "Vermeld de naam en het aandeel van elke eigenaar. Samen kunnen de aandelen niet meer dan 100 % zijn.",
    fr: "Veuillez indiquer le nom et la part de chaque propriétaire. Ensemble, les parts ne peuvent pas dépasser 100 %.",
    de: "Bitte nennen Sie den Namen und den Anteil jedes Eigentümers. Zusammen können die Anteile nicht mehr als 100 % betragen.",
  },
  [WORDS.NAME_COUNTRIES]: {
    nl: "Vermeld in uw aanvraag elk land waar u klanten hebt.",
    fr: "Veuillez indiquer dans votre demande chaque pays où vous avez des clients.",
    de: "Bitte nennen Sie in Ihrem Antrag jedes Land, in dem Sie Kunden haben.",
  },
  "Please check your name, date of birth and numbers in your application.": {
    nl: "Kijk uw naam, geboortedatum en nummers in uw aanvraag na.",
    fr: "Veuillez vérifier votre nom, votre date de naissance et vos numéros dans votre demande.",
    de: "Bitte prüfen Sie Namen, Geburtsdatum und Nummern in Ihrem Antrag.",
  },
  "Please check your national register number and your date of birth in your application.": {
    nl: "Kijk uw rijksregisternummer en uw geboortedatum in uw aanvraag na.",
    fr: "Veuillez vérifier votre numéro de registre national et votre date de naissance dans votre demande.",
    de: "Bitte prüfen Sie Ihre Nationalregisternummer und Ihr Geburtsdatum in Ihrem Antrag.",
  },
  "Please check your citizen service number and your date of birth in your application.": {
    nl: "Kijk uw burgerservicenummer en uw geboortedatum in uw aanvraag na.",
    fr: "Veuillez vérifier votre numéro de citoyen (BSN) et votre date de naissance dans votre demande.",
    de: "Bitte prüfen Sie Ihre Bürgerservicenummer (BSN) und Ihr Geburtsdatum in Ihrem Antrag.",
  },
  [WHO_REPRESENTS]: {
    nl: "Geef de volledige naam van iedereen die de onderneming mag vertegenwoordigen, één naam per regel.",
    fr: "Veuillez indiquer les noms complets des personnes qui peuvent représenter l'entreprise, un nom par ligne.",
    de: "Bitte nennen Sie die vollständigen Namen der vertretungsberechtigten Personen, einen Namen je Zeile.",
  },
  "Please name the beneficial owners in your application, each with the full name.": {
    nl: "Vermeld in uw aanvraag de uiteindelijke begunstigden, elk met de volledige naam.",
    fr: "Veuillez nommer les bénéficiaires effectifs dans votre demande, chacun avec son nom complet.",
    de: "Bitte nennen Sie in Ihrem Antrag die wirtschaftlichen Eigentümer, jeweils mit vollständigem Namen.",
  },
  "Please write every name in Latin letters, as in the passport, in your application.": {
    nl: "Schrijf in uw aanvraag elke naam in Latijnse letters, zoals in het paspoort.",
    fr: "Veuillez écrire chaque nom en lettres latines dans votre demande, comme dans le passeport.",
    de: "Bitte schreiben Sie in Ihrem Antrag jeden Namen in lateinischen Buchstaben, wie im Reisepass.",
  },
  [WORDS.HOW_TO_GO_ON]: {
    nl: "Beschrijf hoe de onderneming haar activiteit het komende jaar zal voortzetten en haar schulden zal betalen: wat er gepland is, met cijfers, en wat eigenaars, banken of schuldeisers hebben toegezegd.",
    fr: "Veuillez décrire comment l'entreprise poursuivra son activité et paiera ses dettes au cours de l'année à venir : ce qui est prévu, avec des chiffres, et ce que les propriétaires, les banques ou les créanciers ont accepté.",
    de: "Bitte beschreiben Sie, wie das Unternehmen seine Tätigkeit im kommenden Jahr fortführen und seine Schulden bezahlen wird: was geplant ist, mit Zahlen, und was Eigentümer, Banken oder Gläubiger zugesagt haben.",
  },
  [WORDS.SOURCES_OF_INCOME]: {
    nl: "Vermeld elke bron van uw inkomen, het bedrag per maand vóór belastingen, en sinds wanneer u het ontvangt. Bezorg van elke bron een bewijsstuk.",
    fr: "Veuillez indiquer chaque source de vos revenus, son montant mensuel avant impôt, et depuis quand vous la percevez. Veuillez fournir un justificatif pour chacune.",
    de: "Bitte nennen Sie jede Quelle Ihres Einkommens, den Betrag im Monat vor Steuern, und seit wann Sie ihn beziehen. Bitte legen Sie zu jeder einen Nachweis vor.",
  },
  "Please confirm the IBAN of the account that you will use.": {
    nl: "Bevestig de IBAN van de rekening die u zult gebruiken.",
    fr: "Veuillez confirmer l'IBAN du compte que vous utiliserez.",
    de: "Bitte bestätigen Sie die IBAN des Kontos, das Sie verwenden werden.",
  },
  [WORDS.CARRIED_ON]: {
    nl: "Vermeld welke van de activiteiten die de statuten van de vennootschap noemen zij uitoefent of zal uitoefenen, sinds wanneer, en welke niet.",
    fr: "Veuillez indiquer lesquelles des activités que citent les statuts la société exerce ou exercera, depuis quand, et lesquelles elle n'exerce pas.",
    de: "Bitte geben Sie an, welche der im Gesellschaftsvertrag genannten Tätigkeiten die Gesellschaft ausübt oder ausüben wird, seit wann, und welche nicht.",
  },
  [WORDS.SEAT_ABROAD]: {
    nl: "Vermeld elk land waar de vennootschap haar zetel, een kantoor of een bijkantoor heeft: sinds wanneer, onder welk nummer zij daar is ingeschreven, en wat zij er doet.",
    fr: "Veuillez indiquer chaque pays où la société a son siège, un bureau ou une succursale : depuis quand, sous quel numéro elle y est inscrite et ce qu'elle y fait.",
    de: "Bitte nennen Sie jedes Land, in dem die Gesellschaft ihren Sitz, ein Büro oder eine Zweigniederlassung hat: seit wann, unter welcher Nummer sie dort eingetragen ist und was sie dort tut.",
  },
  [WORDS.WHERE_IT_WORKS]: {
    nl: "Vermeld op welk adres de vennootschap werkt, sinds wanneer en met wie, en bezorg een huurcontract, een energiefactuur of een ander bewijs van dat adres.",
    fr: "Veuillez indiquer à quelle adresse la société travaille, depuis quand et avec qui, et fournir un bail, une facture d'énergie ou une autre preuve de cette adresse.",
    de: "Bitte nennen Sie die Anschrift, an der die Gesellschaft arbeitet, seit wann und mit wem, und reichen Sie einen Mietvertrag, eine Energierechnung oder einen anderen Nachweis dieser Anschrift ein.",
  },
  [WORDS.WHICH_COMPANY]: {
    nl: "Vermeld de rechtsvorm van de vennootschap en sinds wanneer zij die heeft, en welk document u voor welke vennootschap gaf.",
    fr: "Veuillez indiquer la forme juridique de la société et depuis quand elle l'a, et quel document vous avez donné pour quelle société.",
    de: "Bitte nennen Sie die Rechtsform der Gesellschaft und seit wann sie sie hat, und welches Dokument Sie für welche Gesellschaft eingereicht haben.",
  },
  [WORDS.NAME_ON_CARD]: {
    nl: "Vermeld de naam die u volgens de wet draagt, elke andere naam die u draagt of droeg, en waarom zij verschillen. Is een naam gewijzigd, zoals door een huwelijk, bezorg dan het document dat dit toont.",
    fr: "Veuillez indiquer le nom que vous portez selon la loi, chaque autre nom que vous portez ou avez porté, et pourquoi ils diffèrent. Si un nom a été changé, par exemple par mariage, veuillez fournir le document qui le montre.",
    de: "Bitte nennen Sie den Namen, den Sie nach dem Gesetz führen, jeden anderen Namen, den Sie führen oder geführt haben, und warum sie sich unterscheiden. Wurde ein Name geändert, etwa durch Heirat, legen Sie bitte das Dokument vor, das dies zeigt.",
  },
  [WORDS.WHICH_FIGURES]: {
    nl: "Leg uit waarom de cijfers van de jaarrekening die u gaf niet die van de neergelegde jaarrekening zijn, en bezorg de jaarrekening zoals zij werd goedgekeurd.",
    fr: "Veuillez expliquer pourquoi les chiffres des comptes annuels que vous avez donnés ne sont pas ceux qui ont été déposés, et fournir les comptes tels qu'ils ont été approuvés.",
    de: "Bitte erklären Sie, warum die Zahlen des Jahresabschlusses, den Sie eingereicht haben, nicht die hinterlegten sind, und legen Sie den Abschluss vor, wie er festgestellt wurde.",
  },
  [WORDS.ACCOUNT_ABROAD]: {
    nl: "Vermeld waarom de rekening die u zult gebruiken buiten de Europese Economische Ruimte wordt aangehouden, en wie ze kan gebruiken.",
    fr: "Veuillez indiquer pourquoi le compte que vous utiliserez est tenu hors de l'Espace économique européen, et qui peut l'utiliser.",
    de: "Bitte geben Sie an, warum das Konto, das Sie verwenden werden, außerhalb des Europäischen Wirtschaftsraums geführt wird und wer es nutzen kann.",
  },
  "Please state the full legal name of the company and any other name it uses.": {
    nl: "Geef de volledige wettelijke naam van de onderneming, en elke andere naam die zij gebruikt.",
    fr: "Veuillez indiquer la dénomination sociale complète de l'entreprise et tout autre nom qu'elle utilise.",
    de: "Bitte nennen Sie den vollständigen rechtlichen Namen des Unternehmens und jeden anderen, den es verwendet.",
  },
  [WORDS.SHARES_SINCE]: {
    nl: "Vermeld wie vandaag de aandelen bezit die bij de oprichting van de vennootschap werden uitgegeven, en sinds wanneer.",
    fr: "Veuillez indiquer qui détient aujourd'hui les actions émises à la constitution de la société, et depuis quand.",
    de: "Bitte geben Sie an, wer heute die Anteile hält, die bei der Gründung des Unternehmens ausgegeben wurden, und seit wann.",
  },
  [WORDS.WHO_IS_EXPOSED]: {
    nl: "Vermeld wie een prominente publieke functie bekleedt of bekleedde, welke functie, sinds wanneer, en wat de band van die persoon met u is.",
    fr: "Veuillez indiquer qui exerce ou a exercé une fonction publique importante, laquelle, depuis quand, et quel est le lien de cette personne avec vous.",
    de: "Bitte geben Sie an, wer ein wichtiges öffentliches Amt ausübt oder ausgeübt hat, welches Amt, seit wann, und in welcher Beziehung diese Person zu Ihnen steht.",
  },
  [WORDS.STATE_NATIONALITIES]: {
    nl: "Vermeld elke nationaliteit van elke persoon van wie u een identiteitsbewijs gaf, en sinds wanneer.",
    fr: "Veuillez indiquer chaque nationalité de chaque personne dont vous avez remis un document d'identité, et depuis quand.",
    de: "Bitte geben Sie jede Staatsangehörigkeit jeder Person an, deren Ausweis Sie vorgelegt haben, und seit wann.",
  },
  [WORDS.STATE_RESIDENCE]: {
    nl: "Vermeld in welk land u woont en sinds wanneer, en elk ander land waar u een adres hebt.",
    fr: "Veuillez indiquer dans quel pays vous habitez et depuis quand, et chaque autre pays où vous avez une adresse.",
    de: "Bitte geben Sie an, in welchem Land Sie wohnen und seit wann, und jedes andere Land, in dem Sie eine Adresse haben.",
  },
  [WORDS.WHO_ENDED_CONTRACT]: {
    nl: "Vermeld welke betaaldienst uw contract heeft opgezegd, wanneer, en om welke reden.",
    fr: "Veuillez indiquer quel prestataire de paiement a résilié votre contrat, quand, et pour quel motif.",
    de: "Bitte geben Sie an, welcher Zahlungsdienstleister Ihren Vertrag gekündigt hat, wann, und aus welchem Grund.",
  },
  [WORDS.FIRST_YEAR]: {
    nl: "Vermeld welke omzet u in uw eerste jaar verwacht, en welke eerste contracten u hebt.",
    fr: "Veuillez indiquer le chiffre d'affaires que vous prévoyez pour votre première année, et vos premiers contrats.",
    de: "Bitte nennen Sie den Umsatz, den Sie in Ihrem ersten Jahr erwarten, und Ihre ersten Verträge.",
  },
  [WORDS.BIRTH_DATES]: {
    nl: "Vermeld de geboortedatum van elke eigenaar, wie optreedt voor een eigenaar jonger dan 18, en wie van een overleden eigenaar heeft geërfd.",
    fr: "Veuillez indiquer la date de naissance de chaque propriétaire, qui agit pour un propriétaire de moins de 18 ans, et qui a hérité d'un propriétaire décédé.",
    de: "Bitte nennen Sie das Geburtsdatum jedes Eigentümers, wer für einen Eigentümer unter 18 Jahren handelt und wer von einem verstorbenen Eigentümer geerbt hat.",
  },
  "Please state your VAT number and since when you use it.": {
    nl: "Geef uw btw-nummer en vermeld sinds wanneer u het gebruikt.",
    fr: "Veuillez indiquer votre numéro de TVA et depuis quand vous l'utilisez.",
    de: "Bitte nennen Sie Ihre Umsatzsteuer-Identifikationsnummer und geben Sie an, seit wann Sie sie verwenden.",
  },
  "Please describe the state of your tax and social security payments and any plan agreed.": {
    nl: "Beschrijf of uw belastingen en sociale bijdragen betaald zijn, en welk afbetalingsplan eventueel loopt.",
    fr: "Veuillez indiquer si vos impôts et cotisations sociales sont payés, et quel plan d'apurement a éventuellement été convenu.",
    de: "Bitte beschreiben Sie, ob Ihre Steuern und Sozialbeiträge bezahlt sind und welcher Zahlungsplan gegebenenfalls vereinbart ist.",
  },
  "Please state the address of your website, if you have one.": {
    nl: "Geef het adres van uw website, als u er een hebt.",
    fr: "Veuillez indiquer l'adresse de votre site web, si vous en avez un.",
    de: "Bitte nennen Sie die Adresse Ihrer Website, falls vorhanden.",
  },
  "Please describe the present situation of the company and its plans for the coming year.": {
    nl: "Beschrijf de huidige situatie van de onderneming en haar plannen voor het komende jaar.",
    fr: "Veuillez décrire la situation actuelle de l'entreprise et ses projets pour l'année à venir.",
    de: "Bitte beschreiben Sie die gegenwärtige Lage des Unternehmens und seine Pläne für das kommende Jahr.",
  },
  [WORDS.WHO_IS_CURATOR]: {
    nl: "Is er voor de onderneming een curator of een andere insolventiefunctionaris aangesteld, geef dan diens naam en adres, en de rechtbank.",
    fr: "Si un curateur ou un autre praticien de l'insolvabilité a été désigné pour l'entreprise, veuillez indiquer son nom et son adresse, ainsi que le tribunal.",
    de: "Falls für das Unternehmen ein Insolvenzverwalter bestellt ist, nennen Sie bitte dessen Namen und Anschrift sowie das Gericht.",
  },
  "Please check your files: the same file was given for more than one document.": {
    nl: "Kijk uw bestanden na: u hebt hetzelfde bestand voor meer dan één document geüpload.",
    fr: "Veuillez vérifier vos fichiers : vous avez envoyé le même fichier pour plusieurs documents.",
    de: "Bitte prüfen Sie Ihre Dateien: Sie haben dieselbe Datei für mehrere Dokumente hochgeladen.",
  },
  "Please describe in a few sentences what the company sells, and to whom.": {
    nl: "Beschrijf in enkele zinnen wat de onderneming verkoopt, en aan wie.",
    fr: "Veuillez décrire en quelques phrases ce que l'entreprise vend, et à qui.",
    de: "Bitte beschreiben Sie in einigen Sätzen, was das Unternehmen verkauft, und an wen.",
  },
  "Please describe your activity, your main customers and your main suppliers.": {
    nl: "Beschrijf uw activiteit, uw belangrijkste klanten en uw belangrijkste leveranciers.",
    fr: "Veuillez décrire votre activité, vos principaux clients et vos principaux fournisseurs.",
    de: "Bitte beschreiben Sie Ihre Tätigkeit, Ihre wichtigsten Kunden und Ihre wichtigsten Lieferanten.",
  },
  "Through which service does your company send and receive electronic invoices?": {
    nl: "Via welke dienst verstuurt en ontvangt uw onderneming elektronische facturen?",
    fr: "Par quel service votre entreprise envoie-t-elle et reçoit-elle ses factures électroniques ?",
    de: "Über welchen Dienst versendet und empfängt Ihr Unternehmen elektronische Rechnungen?",
  },
  "Please describe the checks you make on transfers from and to self-hosted wallets.": {
    nl: "Beschrijf de controles die u uitvoert op overdrachten van en naar zelf beheerde wallets.",
    fr: "Veuillez décrire les contrôles que vous effectuez sur les transferts depuis et vers des portefeuilles auto-hébergés.",
    de: "Bitte beschreiben Sie, wie Sie Transfers von und zu selbst gehosteten Wallets prüfen.",
  },
  "In which countries is your company resident for tax, and under which tax identification numbers?": {
    nl: "In welke landen is uw onderneming fiscaal gevestigd, en met welke fiscale identificatienummers?",
    fr: "Dans quels pays votre entreprise a-t-elle sa résidence fiscale, et sous quels numéros d'identification fiscale ?",
    de: "In welchen Ländern ist Ihr Unternehmen steuerlich ansässig, und unter welchen Steuernummern?",
  },
};

/** A text task as its customer reads it. */
export function taskText(description: string, language: Language): string {
  const composed =
    ownerDetailsText(description, language) ??
    answerAgainText(description, language) ??
    explainChangeText(description, language) ??
    explainReplacedText(description, language) ??
    explainWordsText(description, language);
  if (composed !== null) return composed;
  if (language === "en" || !Object.hasOwn(TRANSLATIONS, description)) return description;
  return TRANSLATIONS[description]![language];
}
