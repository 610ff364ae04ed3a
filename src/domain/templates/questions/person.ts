import { question } from "./question.ts";

/** Regulation (EU) 2024/1624, article 22(1)(a): place of birth, and where the person lives. */
export const BIRTH_AND_RESIDENCE = [
  question("place_of_birth", "text", {
    nl: "Uw geboorteplaats",
    fr: "Votre lieu de naissance",
    de: "Ihr Geburtsort",
    en: "Your place of birth",
  }),
  question("birth_country", "country", {
    nl: "Uw geboorteland",
    fr: "Votre pays de naissance",
    de: "Ihr Geburtsland",
    en: "Your country of birth",
  }),
  question("country_of_residence", "country", {
    nl: "Het land waar u woont",
    fr: "Le pays où vous résidez",
    de: "Das Land, in dem Sie wohnen",
    en: "The country where you live",
  }),
  question("residence_address", "textarea", {
    nl: "Uw adres: straat, nummer, postcode en gemeente",
    fr: "Votre adresse : rue, numéro, code postal et localité",
    de: "Ihre Anschrift: Straße, Hausnummer, Postleitzahl und Ort",
    en: "Your address: street, number, postcode and town",
  }),
];

/** The same, article 25: purpose, and the occupation. The shared question asks for the source of funds. */
export const PURPOSE_OF_PERSON = [
  question("occupation", "text", {
    nl: "Uw beroep, of uw situatie als u niet werkt, zoals student of gepensioneerd",
    fr: "Votre profession, ou votre situation si vous ne travaillez pas, par exemple étudiant ou retraité",
    de: "Ihr Beruf, oder Ihre Situation, wenn Sie nicht arbeiten, etwa Studium oder Ruhestand",
    en: "Your occupation, or your situation if you do not work, such as student or retired",
  }),
  question("purpose_of_relationship", "textarea", {
    nl: "Waarvoor wilt u onze diensten gebruiken?",
    fr: "Dans quel but souhaitez-vous utiliser nos services ?",
    de: "Wofür möchten Sie unsere Dienste nutzen?",
    en: "What do you want to use our services for?",
  }),
];

/** Articles 20(1)(g) and 42: the person, a family member or a close associate. */
export const personPoliticallyExposed = question("politically_exposed", "yes_no", {
  nl: "Bekleedt u of iemand uit uw naaste familie of omgeving een prominente publieke functie, of was dat het afgelopen jaar zo?",
  fr: "Vous-même, un membre de votre famille ou un proche associé exercez-vous une fonction publique importante, ou était-ce le cas au cours de l'année écoulée ?",
  de: "Üben Sie oder jemand aus Ihrer engen Familie oder Ihrem nahen Umfeld ein wichtiges öffentliches Amt aus, oder war dies im letzten Jahr der Fall?",
  en: "Do you, a close relative or a close associate hold a prominent public function, or did one of you in the past year?",
});
