import { question, choiceQuestion } from "./question.ts";

/** A list of persons and companies, or text with one name per line, compared with the registered beneficial owners. */
export const beneficialOwners = question("beneficial_owners", "owners", {
  nl: "Wie zijn de uiteindelijke begunstigden van de onderneming?",
  fr: "Qui sont les bénéficiaires effectifs de l'entreprise ?",
  de: "Wer sind die wirtschaftlichen Eigentümer des Unternehmens?",
  en: "Who are the beneficial owners of the company?",
});

export const businessActivity = question("business_activity", "textarea", {
  nl: "Beschrijf de activiteit van de onderneming: wat verkoopt u, en aan wie?",
  fr: "Décrivez l'activité de l'entreprise : que vendez-vous, et à qui ?",
  de: "Beschreiben Sie die Tätigkeit des Unternehmens: Was verkaufen Sie, und an wen?",
  en: "Describe what the company does: what do you sell, and to whom?",
});

export const customerCountries = question("customer_countries", "textarea", {
  nl: "In welke landen bevinden uw klanten zich?",
  fr: "Dans quels pays se trouvent vos clients ?",
  de: "In welchen Ländern befinden sich Ihre Kunden?",
  en: "In which countries are your customers located?",
});

export const politicallyExposed = question("politically_exposed", "yes_no", {
  nl: "Bekleedt een bestuurder, een begunstigde of een naast familielid van hen een prominente publieke functie, of was dat het afgelopen jaar zo?",
  fr: "Un dirigeant, un bénéficiaire ou un proche parent exerce-t-il une fonction publique importante, ou l'a-t-il exercée au cours de l'année écoulée ?",
  de: "Übt ein Mitglied der Geschäftsleitung, ein Eigentümer oder ein naher Angehöriger ein wichtiges öffentliches Amt aus, oder war dies im letzten Jahr der Fall?",
  en: "Does a director, an owner or a close relative of one hold a prominent public function, or did one of them in the past year?",
});

export const taxResidence = question("tax_residence", "country", {
  nl: "In welk land is de onderneming fiscaal gevestigd?",
  fr: "Dans quel pays l'entreprise a-t-elle sa résidence fiscale ?",
  de: "In welchem Land ist das Unternehmen steuerlich ansässig?",
  en: "In which country is the company resident for tax?",
});

export const sourceOfFunds = question("source_of_funds", "textarea", {
  nl: "Waar komt het geld vandaan dat u bij ons zult gebruiken?",
  fr: "D'où vient l'argent que vous utiliserez chez nous ?",
  de: "Woher stammt das Geld, das Sie bei uns verwenden werden?",
  en: "Where does the money that you will use with us come from?",
});

export const expectedMonthlyVolume = choiceQuestion(
  "expected_monthly_volume",
  {
    nl: "Welk bedrag verwacht u per maand te ontvangen of te verhandelen?",
    fr: "Quel montant prévoyez-vous d'encaisser ou de traiter par mois ?",
    de: "Welchen Betrag werden Sie pro Monat voraussichtlich einnehmen oder umsetzen?",
    en: "What amount do you expect to receive or handle each month?",
  },
  [
    {
      nl: "Minder dan 10 000 euro",
      fr: "Moins de 10 000 euros",
      de: "Weniger als 10 000 Euro",
      en: "Less than 10,000 euro",
    },
    {
      nl: "10 000 tot 100 000 euro",
      fr: "De 10 000 à 100 000 euros",
      de: "10 000 bis 100 000 Euro",
      en: "10,000 to 100,000 euro",
    },
    {
      nl: "100 000 tot 1 miljoen euro",
      fr: "De 100 000 à 1 million d'euros",
      de: "100 000 bis 1 Million Euro",
      en: "100,000 to 1 million euro",
    },
    {
      nl: "Meer dan 1 miljoen euro",
      fr: "Plus de 1 million d'euros",
      de: "Mehr als 1 Million Euro",
      en: "More than 1 million euro",
    },
  ],
);
