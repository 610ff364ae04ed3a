import type { Language } from "../../platform/language.ts";

type Words = Readonly<Record<Language, string>>;

/** What is asked of a private customer about who acts for it, its account and its papers. No text says why it is asked. */
export const PERSON_QUESTIONS = {
  funds: {
    en: "Please state of the money for which you gave a paper: who gives or pays it and how that person is linked to you, how much it is, when and how it is paid, and from which bank in which country. If the paper is not in your name, please state why.",
    nl: "Vermeld over het geld waarvoor u een document gaf: wie het geeft of betaalt en wat de band met u is, hoeveel het is, wanneer en hoe het wordt betaald, en van welke bank in welk land. Staat het document niet op uw naam, vermeld dan waarom.",
    fr: "Veuillez indiquer, pour l'argent dont vous avez fourni un document : qui le donne ou le paie et quel est son lien avec vous, le montant, quand et comment il est payé, et depuis quelle banque de quel pays. Si le document n'est pas à votre nom, veuillez indiquer pourquoi.",
    de: "Bitte geben Sie zu dem Geld, für das Sie ein Dokument vorgelegt haben, an: wer es gibt oder zahlt und in welcher Verbindung diese Person zu Ihnen steht, wie viel es ist, wann und wie es gezahlt wird und von welcher Bank in welchem Land. Lautet das Dokument nicht auf Ihren Namen, geben Sie bitte an, warum.",
  },
  untilWhen: {
    en: "Please state which public function was held, by whom, and until when.",
    nl: "Vermeld welke publieke functie werd uitgeoefend, door wie, en tot wanneer.",
    fr: "Veuillez indiquer quelle fonction publique a été exercée, par qui, et jusqu'à quand.",
    de: "Bitte geben Sie an, welches öffentliche Amt ausgeübt wurde, von wem und bis wann.",
  },
  proxy: {
    en: "Please state who may act for you or use the account in your name: the full name, date of birth and address of each person, how they are linked to you, and by what paper, such as a power of attorney or a court order. If that is nobody, please write so.",
    nl: "Vermeld wie voor u mag optreden of de rekening in uw naam mag gebruiken: volledige naam, geboortedatum en adres van elke persoon, de band met u, en op grond van welk document, zoals een volmacht of een beschikking van de vrederechter. Is dat niemand, schrijf dat dan.",
    fr: "Veuillez indiquer qui peut agir pour vous ou utiliser le compte en votre nom : nom complet, date de naissance et adresse de chaque personne, son lien avec vous, et en vertu de quel document, tel qu'une procuration ou une ordonnance du juge de paix. Si ce n'est personne, veuillez l'écrire.",
    de: "Bitte nennen Sie, wer für Sie handeln oder das Konto in Ihrem Namen nutzen darf: vollständiger Name, Geburtsdatum und Anschrift jeder Person, ihre Verbindung zu Ihnen und aufgrund welcher Urkunde, etwa einer Vollmacht oder eines Gerichtsbeschlusses. Wenn das niemand ist, schreiben Sie das bitte.",
  },
} as const satisfies Readonly<Record<string, Words>>;

export const WHO_ACTS_FOR_CHILD =
  "Please state who acts for you by law, such as a parent or guardian: the full name, date of birth and address, and who pays into the account.";

export const FOR_WHOM =
  "Please state who else uses, or will use, the account or its card, and whose money will be on it: the full name, date of birth and address of each person, how they are linked to you, and why they have no account of their own. If that is nobody, please write so.";
