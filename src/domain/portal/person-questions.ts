import type { Language } from "../../platform/language.ts";

type Words = Readonly<Record<Language, string>>;

/** What is asked of a private customer about who acts for it, its account and its papers. No text says why it is asked. */
export const PERSON_QUESTIONS = {
  proxy: {
    en: "Please state who may act for you or use the account in your name: the full name, date of birth and address of each person, how they are linked to you, and by what paper, such as a power of attorney or a court order. If that is nobody, please write so.",
    nl: "Vermeld wie voor u mag optreden of de rekening in uw naam mag gebruiken: volledige naam, geboortedatum en adres van elke persoon, de band met u, en op grond van welk document, zoals een volmacht of een beschikking van de vrederechter. Is dat niemand, schrijf dat dan.",
    fr: "Veuillez indiquer qui peut agir pour vous ou utiliser le compte en votre nom : nom complet, date de naissance et adresse de chaque personne, son lien avec vous, et en vertu de quel document, tel qu'une procuration ou une ordonnance du juge de paix. Si ce n'est personne, veuillez l'écrire.",
    de: "Bitte nennen Sie, wer für Sie handeln oder das Konto in Ihrem Namen nutzen darf: vollständiger Name, Geburtsdatum und Anschrift jeder Person, ihre Verbindung zu Ihnen und aufgrund welcher Urkunde, etwa einer Vollmacht oder eines Gerichtsbeschlusses. Wenn das niemand ist, schreiben Sie das bitte.",
  },
} as const satisfies Readonly<Record<string, Words>>;
