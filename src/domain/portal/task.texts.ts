import type { Language } from "../../platform/language.ts";
import { answerAgainText } from "./answer-again.task.ts";
import { COMPANY_QUESTIONS } from "./company-questions.ts";
import { explainChangeText } from "./changed-answer.task.ts";
import { PERSON_QUESTIONS } from "./person-questions.ts";
import { ownerDetailsText } from "./owner-details.task.ts";
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
  "Please state by what right the holder of the identity document acts for the company. If it is a power of attorney, please provide that as well.":
    {
      nl: "Vermeld op grond waarvan de houder van het identiteitsbewijs voor de onderneming optreedt. Is dat een volmacht, bezorg die dan ook.",
      fr: "Veuillez indiquer à quel titre le titulaire de la pièce d'identité agit pour l'entreprise. S'il s'agit d'une procuration, veuillez la fournir également.",
      de: "Bitte geben Sie an, mit welchem Recht der Inhaber des Ausweisdokuments für das Unternehmen handelt. Ist es eine Vollmacht, legen Sie diese bitte ebenfalls vor.",
    },
  "Please check the address in your application. It must be the address where you live now.": {
    nl: "Controleer het adres in uw aanvraag. Het moet het adres zijn waar u nu woont.",
    fr: "Veuillez vérifier l'adresse dans votre demande. Ce doit être celle où vous habitez actuellement.",
    de: "Bitte prüfen Sie die Adresse in Ihrem Antrag. Es muss die sein, unter der Sie jetzt wohnen.",
  },
  "Please state the number of your company in the register of its country, and the name of that register.": {
    nl: "Geef het nummer van uw onderneming in het register van haar land, en de naam van dat register.",
    fr: "Veuillez indiquer le numéro de votre entreprise au registre de son pays, et le nom de ce registre.",
    de: "Bitte nennen Sie die Nummer Ihres Unternehmens im Register seines Landes und den Namen dieses Registers.",
  },
  "Please state who else uses, or will use, the account or its card, and whose money will be on it: the full name, date of birth and address of each person, how they are linked to you, and why they have no account of their own. If that is nobody, please write so.":
    {
      nl: "Geef aan wie buiten u de rekening of de kaart gebruikt of zal gebruiken, en van wie het geld op de rekening is: de volledige naam, de geboortedatum en het adres van elke persoon, de band met u, en waarom zij geen eigen rekening hebben. Is dat niemand, schrijf dat dan.",
      fr: "Veuillez indiquer qui d'autre utilise ou utilisera le compte ou la carte, et à qui appartiendra l'argent sur le compte : le nom complet, la date de naissance et l'adresse de chaque personne, son lien avec vous, et pourquoi elle n'a pas de compte à elle. Si ce n'est personne, veuillez l'écrire.",
      de: "Bitte nennen Sie, wer das Konto oder die Karte außer Ihnen nutzt oder nutzen wird und wem das Geld auf dem Konto gehört: vollständiger Name, Geburtsdatum und Anschrift jeder Person, ihre Verbindung zu Ihnen und warum sie kein eigenes Konto hat. Wenn das niemand ist, schreiben Sie das bitte.",
    },
  "Please state for whom shares are held, or an office is carried out, in somebody else's name: the full name, date of birth, nationality and share of each person, and why it is done in this way. If that is nobody, please write so.":
    {
      nl: "Vermeld voor wie aandelen worden gehouden of een functie wordt uitgeoefend op naam van iemand anders: volledige naam, geboortedatum, nationaliteit en aandeel van iedere persoon, en waarom het zo gebeurt. Is dat niemand, schrijf dat dan.",
      fr: "Veuillez indiquer pour qui des parts sont détenues, ou une fonction est exercée, au nom d'une autre personne : nom complet, date de naissance, nationalité et part de chaque personne, et pourquoi il en est ainsi. Si ce n'est personne, veuillez l'écrire.",
      de: "Bitte geben Sie an, für wen Anteile im Namen eines anderen gehalten werden oder ein Amt im Namen eines anderen ausgeübt wird: vollständiger Name, Geburtsdatum, Staatsangehörigkeit und Anteil jeder Person, und warum dies so geschieht. Wenn das niemand ist, schreiben Sie das bitte.",
    },
  "Please state each person who takes or approves decisions in the company beside its directors, or may use its accounts: the full name, date of birth, nationality, and by what right. If nobody does, please write so.":
    {
      nl: "Vermeld iedereen die naast de bestuurders in de onderneming beslissingen neemt of goedkeurt, of haar rekeningen mag gebruiken: volledige naam, geboortedatum, nationaliteit, en op grond waarvan. Doet niemand dat, schrijf dat dan.",
      fr: "Veuillez indiquer chaque personne qui, outre les dirigeants, prend ou approuve des décisions dans l'entreprise ou peut utiliser ses comptes : nom complet, date de naissance, nationalité, et à quel titre. Si personne ne le fait, veuillez l'écrire.",
      de: "Bitte nennen Sie jede Person, die neben der Geschäftsleitung im Unternehmen Entscheidungen trifft oder genehmigt oder über seine Konten verfügen darf: vollständiger Name, Geburtsdatum, Staatsangehörigkeit und auf welcher Grundlage. Wenn das niemand tut, schreiben Sie das bitte.",
    },
  "Please state since when the company is resident for tax in the country that you named, and why that is not the country of its seat.":
    {
      nl: "Vermeld sinds wanneer de onderneming fiscaal gevestigd is in het land dat u noemde, en waarom dat niet het land van haar zetel is.",
      fr: "Veuillez indiquer depuis quand l'entreprise a sa résidence fiscale dans le pays que vous avez indiqué, et pourquoi ce n'est pas le pays de son siège.",
      de: "Bitte geben Sie an, seit wann das Unternehmen in dem genannten Land steuerlich ansässig ist und warum dies nicht das Land seines Sitzes ist.",
    },
  "Please state since when you are resident for tax in the country that you named, and why that is not the country in which you live.":
    {
      nl: "Vermeld sinds wanneer u fiscaal inwoner bent van het land dat u noemde, en waarom dat niet het land is waar u woont.",
      fr: "Veuillez indiquer depuis quand vous avez votre résidence fiscale dans le pays que vous avez indiqué, et pourquoi ce n'est pas le pays où vous habitez.",
      de: "Bitte geben Sie an, seit wann Sie in dem genannten Land steuerlich ansässig sind und warum dies nicht das Land ist, in dem Sie wohnen.",
    },
  "Please state for each country or area outside the European Union in which you have customers or suppliers: what you sell or buy there, with whom, and how it is paid. If there are none, please write so.":
    {
      nl: "Vermeld voor elk land of gebied buiten de Europese Unie waar u klanten of leveranciers hebt: wat u daar verkoopt of koopt, met wie, en hoe dat betaald wordt. Zijn er geen, schrijf dat dan.",
      fr: "Veuillez indiquer pour chaque pays ou région hors de l'Union européenne où vous avez des clients ou des fournisseurs : ce que vous y vendez ou achetez, avec qui, et comment le paiement est effectué. S'il n'y en a pas, veuillez l'écrire.",
      de: "Bitte nennen Sie für jedes Land oder Gebiet außerhalb der Europäischen Union, in dem Sie Kunden oder Lieferanten haben: was Sie dort verkaufen oder kaufen, mit wem und wie es bezahlt wird. Wenn es keine gibt, schreiben Sie das bitte.",
    },
  "Please state who acts for you by law, such as a parent or guardian: the full name, date of birth and address, and who pays into the account.":
    {
      nl: "Vermeld wie wettelijk voor u optreedt, zoals een ouder of voogd: volledige naam, geboortedatum en adres, en wie geld op de rekening zal zetten.",
      fr: "Veuillez indiquer qui agit légalement pour vous, par exemple un parent ou un tuteur : nom complet, date de naissance et adresse, et qui versera de l'argent sur le compte.",
      de: "Bitte nennen Sie, wer Sie gesetzlich vertritt, etwa ein Elternteil oder Vormund: vollständiger Name, Geburtsdatum und Anschrift, und wer auf das Konto einzahlen wird.",
    },
  "Please state the name and the share of each owner. Together, the shares cannot be more than 100%.": {
    nl: "Vermeld de naam en het aandeel van elke eigenaar. Samen kunnen de aandelen niet meer dan 100 % zijn.",
    fr: "Veuillez indiquer le nom et la part de chaque propriétaire. Ensemble, les parts ne peuvent pas dépasser 100 %.",
    de: "Bitte nennen Sie den Namen und den Anteil jedes Eigentümers. Zusammen können die Anteile nicht mehr als 100 % betragen.",
  },
  "Please name each country in which you have customers in your application.": {
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
  "Please state the full names of the persons who may represent the company, one name per line.": {
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
  "Please describe how the company will continue its activity and pay what it owes in the coming year: what is planned, with figures, and what its owners, banks or creditors have agreed to.":
    {
      nl: "Beschrijf hoe de onderneming haar activiteit het komende jaar zal voortzetten en haar schulden zal betalen: wat er gepland is, met cijfers, en wat eigenaars, banken of schuldeisers hebben toegezegd.",
      fr: "Veuillez décrire comment l'entreprise poursuivra son activité et paiera ses dettes au cours de l'année à venir : ce qui est prévu, avec des chiffres, et ce que les propriétaires, les banques ou les créanciers ont accepté.",
      de: "Bitte beschreiben Sie, wie das Unternehmen seine Tätigkeit im kommenden Jahr fortführen und seine Schulden bezahlen wird: was geplant ist, mit Zahlen, und was Eigentümer, Banken oder Gläubiger zugesagt haben.",
    },
  "Please state each source of your income, its amount a month before tax, and since when you have it. Please provide a paper of each.":
    {
      nl: "Vermeld elke bron van uw inkomen, het bedrag per maand vóór belastingen, en sinds wanneer u het ontvangt. Bezorg van elke bron een bewijsstuk.",
      fr: "Veuillez indiquer chaque source de vos revenus, son montant mensuel avant impôt, et depuis quand vous la percevez. Veuillez fournir un justificatif pour chacune.",
      de: "Bitte nennen Sie jede Quelle Ihres Einkommens, den Betrag im Monat vor Steuern, und seit wann Sie ihn beziehen. Bitte legen Sie zu jeder einen Nachweis vor.",
    },
  "Please confirm the IBAN of the account that you will use.": {
    nl: "Bevestig de IBAN van de rekening die u zult gebruiken.",
    fr: "Veuillez confirmer l'IBAN du compte que vous utiliserez.",
    de: "Bitte bestätigen Sie die IBAN des Kontos, das Sie verwenden werden.",
  },
  "Please state which of the activities that the articles of the company name it carries on or will carry on, since when, and which of them it does not.":
    {
      nl: "Vermeld welke van de activiteiten die de statuten van de vennootschap noemen zij uitoefent of zal uitoefenen, sinds wanneer, en welke niet.",
      fr: "Veuillez indiquer lesquelles des activités que citent les statuts la société exerce ou exercera, depuis quand, et lesquelles elle n'exerce pas.",
      de: "Bitte geben Sie an, welche der im Gesellschaftsvertrag genannten Tätigkeiten die Gesellschaft ausübt oder ausüben wird, seit wann, und welche nicht.",
    },
  "Please state each country in which the company has its seat, an office or a branch: since when, under which number it is registered there, and what it does there.":
    {
      nl: "Vermeld elk land waar de vennootschap haar zetel, een kantoor of een bijkantoor heeft: sinds wanneer, onder welk nummer zij daar is ingeschreven, en wat zij er doet.",
      fr: "Veuillez indiquer chaque pays où la société a son siège, un bureau ou une succursale : depuis quand, sous quel numéro elle y est inscrite et ce qu'elle y fait.",
      de: "Bitte nennen Sie jedes Land, in dem die Gesellschaft ihren Sitz, ein Büro oder eine Zweigniederlassung hat: seit wann, unter welcher Nummer sie dort eingetragen ist und was sie dort tut.",
    },
  "Please state the legal form of the company and since when it has it, and which paper you gave for which company.": {
    nl: "Vermeld de rechtsvorm van de vennootschap en sinds wanneer zij die heeft, en welk document u voor welke vennootschap gaf.",
    fr: "Veuillez indiquer la forme juridique de la société et depuis quand elle l'a, et quel document vous avez donné pour quelle société.",
    de: "Bitte nennen Sie die Rechtsform der Gesellschaft und seit wann sie sie hat, und welches Dokument Sie für welche Gesellschaft eingereicht haben.",
  },
  "Please state the name that you bear by law, each other name that you bear or bore, and why they differ. If a name was changed, such as by marriage, please provide the paper that shows it.":
    {
      nl: "Vermeld de naam die u volgens de wet draagt, elke andere naam die u draagt of droeg, en waarom zij verschillen. Is een naam gewijzigd, zoals door een huwelijk, bezorg dan het document dat dit toont.",
      fr: "Veuillez indiquer le nom que vous portez selon la loi, chaque autre nom que vous portez ou avez porté, et pourquoi ils diffèrent. Si un nom a été changé, par exemple par mariage, veuillez fournir le document qui le montre.",
      de: "Bitte nennen Sie den Namen, den Sie nach dem Gesetz führen, jeden anderen Namen, den Sie führen oder geführt haben, und warum sie sich unterscheiden. Wurde ein Name geändert, etwa durch Heirat, legen Sie bitte das Dokument vor, das dies zeigt.",
    },
  "Please explain why the figures of the annual accounts that you gave are not those that were filed, and provide the accounts as they were approved.":
    {
      nl: "Leg uit waarom de cijfers van de jaarrekening die u gaf niet die van de neergelegde jaarrekening zijn, en bezorg de jaarrekening zoals zij werd goedgekeurd.",
      fr: "Veuillez expliquer pourquoi les chiffres des comptes annuels que vous avez donnés ne sont pas ceux qui ont été déposés, et fournir les comptes tels qu'ils ont été approuvés.",
      de: "Bitte erklären Sie, warum die Zahlen des Jahresabschlusses, den Sie eingereicht haben, nicht die hinterlegten sind, und legen Sie den Abschluss vor, wie er festgestellt wurde.",
    },
  "Please state why the account that you will use is held outside the European Economic Area, and who can use it.": {
    nl: "Vermeld waarom de rekening die u zult gebruiken buiten de Europese Economische Ruimte wordt aangehouden, en wie ze kan gebruiken.",
    fr: "Veuillez indiquer pourquoi le compte que vous utiliserez est tenu hors de l'Espace économique européen, et qui peut l'utiliser.",
    de: "Bitte geben Sie an, warum das Konto, das Sie verwenden werden, außerhalb des Europäischen Wirtschaftsraums geführt wird und wer es nutzen kann.",
  },
  "Please state the full legal name of the company and any other name it uses.": {
    nl: "Geef de volledige wettelijke naam van de onderneming, en elke andere naam die zij gebruikt.",
    fr: "Veuillez indiquer la dénomination sociale complète de l'entreprise et tout autre nom qu'elle utilise.",
    de: "Bitte nennen Sie den vollständigen rechtlichen Namen des Unternehmens und jeden anderen, den es verwendet.",
  },
  "Please state who now holds the shares that were issued when the company was founded, and since when.": {
    nl: "Vermeld wie vandaag de aandelen bezit die bij de oprichting van de vennootschap werden uitgegeven, en sinds wanneer.",
    fr: "Veuillez indiquer qui détient aujourd'hui les actions émises à la constitution de la société, et depuis quand.",
    de: "Bitte geben Sie an, wer heute die Anteile hält, die bei der Gründung des Unternehmens ausgegeben wurden, und seit wann.",
  },
  "Please state who holds or held a prominent public function, which function, since when, and how that person is linked to you.":
    {
      nl: "Vermeld wie een prominente publieke functie bekleedt of bekleedde, welke functie, sinds wanneer, en wat de band van die persoon met u is.",
      fr: "Veuillez indiquer qui exerce ou a exercé une fonction publique importante, laquelle, depuis quand, et quel est le lien de cette personne avec vous.",
      de: "Bitte geben Sie an, wer ein wichtiges öffentliches Amt ausübt oder ausgeübt hat, welches Amt, seit wann, und in welcher Beziehung diese Person zu Ihnen steht.",
    },
  "Please state every nationality of each person whose identity document you gave, and since when.": {
    nl: "Vermeld elke nationaliteit van elke persoon van wie u een identiteitsbewijs gaf, en sinds wanneer.",
    fr: "Veuillez indiquer chaque nationalité de chaque personne dont vous avez remis un document d'identité, et depuis quand.",
    de: "Bitte geben Sie jede Staatsangehörigkeit jeder Person an, deren Ausweis Sie vorgelegt haben, und seit wann.",
  },
  "Please state the country in which you live and since when, and each other country in which you have an address.": {
    nl: "Vermeld in welk land u woont en sinds wanneer, en elk ander land waar u een adres hebt.",
    fr: "Veuillez indiquer dans quel pays vous habitez et depuis quand, et chaque autre pays où vous avez une adresse.",
    de: "Bitte geben Sie an, in welchem Land Sie wohnen und seit wann, und jedes andere Land, in dem Sie eine Adresse haben.",
  },
  "Please state which payment service provider ended your contract, when, and for what reason.": {
    nl: "Vermeld welke betaaldienst uw contract heeft opgezegd, wanneer, en om welke reden.",
    fr: "Veuillez indiquer quel prestataire de paiement a résilié votre contrat, quand, et pour quel motif.",
    de: "Bitte geben Sie an, welcher Zahlungsdienstleister Ihren Vertrag gekündigt hat, wann, und aus welchem Grund.",
  },
  "Please state the turnover that you expect in your first year, and name the first contracts that you have.": {
    nl: "Vermeld welke omzet u in uw eerste jaar verwacht, en welke eerste contracten u hebt.",
    fr: "Veuillez indiquer le chiffre d'affaires que vous prévoyez pour votre première année, et vos premiers contrats.",
    de: "Bitte nennen Sie den Umsatz, den Sie in Ihrem ersten Jahr erwarten, und Ihre ersten Verträge.",
  },
  "Please state the date of birth of each owner, who acts for an owner under 18, and who has inherited from an owner who has died.":
    {
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
  "If a curator or another insolvency practitioner is appointed for the company, please state that person's name and address, and the court.":
    {
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
    explainReplacedText(description, language);
  if (composed !== null) return composed;
  if (language === "en" || !Object.hasOwn(TRANSLATIONS, description)) return description;
  return TRANSLATIONS[description]![language];
}
