import type { Language } from "../../platform/language.ts";

interface MailWords {
  readonly subject: string;
  readonly text: string;
}

interface CustomerMailTexts {
  readonly greeting: string;
  readonly link: MailWords;
  /** The link of a review, to a customer who was approved before. */
  readonly review: MailWords;
  readonly request: MailWords;
  readonly reminder: MailWords;
  readonly until: string;
  readonly personal: string;
  readonly closing: string;
}

/**
 * With `{company}`, `{brand}` and `{date}`. A mail says that something is asked, never what or why: it is read on
 * screens that others see, and the page says the rest.
 */
export const CUSTOMER_MAIL_TEXTS: Readonly<Record<Language, CustomerMailTexts>> = {
  en: {
    greeting: "Dear Sir or Madam,",
    link: {
      subject: "Your application with {brand}",
      text: "We have opened an application for {company}. Please complete it on your personal page:",
    },
    review: {
      subject: "Please check your details with {brand}",
      text: "We keep the details of our customers up to date. Please check those of {company} on your personal page:",
    },
    request: {
      subject: "A few more details for your application with {brand}",
      text: "We need some more information to complete the application of {company}. You can see what is missing on your personal page:",
    },
    reminder: {
      subject: "Reminder: your application with {brand}",
      text: "The application of {company} is not complete yet. You can carry on where you left off on your personal page:",
    },
    until: "The page is available until {date}.",
    personal: "This link is meant for you alone. Please do not forward it, and do not send us documents by e-mail.",
    closing: "Kind regards,",
  },
  nl: {
    greeting: "Geachte mevrouw, geachte heer,",
    link: {
      subject: "Uw aanvraag bij {brand}",
      text: "We hebben een aanvraag geopend voor {company}. U kunt ze invullen op uw persoonlijke pagina:",
    },
    review: {
      subject: "Kijk uw gegevens bij {brand} na",
      text: "We houden de gegevens van onze klanten actueel. Kijk de gegevens van {company} na op uw persoonlijke pagina:",
    },
    request: {
      subject: "Nog enkele gegevens voor uw aanvraag bij {brand}",
      text: "We hebben nog enkele gegevens nodig om de aanvraag van {company} verder te behandelen. Op uw persoonlijke pagina ziet u wat er ontbreekt:",
    },
    reminder: {
      subject: "Herinnering: uw aanvraag bij {brand}",
      text: "De aanvraag van {company} is nog niet volledig. Op uw persoonlijke pagina gaat u verder waar u gebleven was:",
    },
    until: "De pagina is beschikbaar tot {date}.",
    personal: "Deze link is alleen voor u bedoeld. Stuur hem niet door en stuur ons geen documenten per e-mail.",
    closing: "Met vriendelijke groeten,",
  },
  fr: {
    greeting: "Madame, Monsieur,",
    link: {
      subject: "Votre demande auprès de {brand}",
      text: "Nous avons ouvert une demande pour {company}. Vous pouvez la compléter sur votre page personnelle :",
    },
    review: {
      subject: "Merci de vérifier vos données chez {brand}",
      text: "Nous tenons à jour les données de nos clients. Merci de vérifier celles de {company} sur votre page personnelle :",
    },
    request: {
      subject: "Quelques informations pour compléter votre demande auprès de {brand}",
      text: "Il nous manque encore quelques éléments pour compléter la demande de {company}. Votre page personnelle indique lesquels :",
    },
    reminder: {
      subject: "Rappel : votre demande auprès de {brand}",
      text: "La demande de {company} n'est pas encore complète. Vous pouvez la reprendre là où vous l'avez laissée, sur votre page personnelle :",
    },
    until: "Cette page est accessible jusqu'au {date}.",
    personal:
      "Ce lien vous est strictement personnel. Merci de ne pas le transférer et de ne pas nous envoyer de documents par courriel.",
    closing: "Cordialement,",
  },
  de: {
    greeting: "Sehr geehrte Damen und Herren,",
    link: {
      subject: "Ihr Antrag bei {brand}",
      text: "wir haben für {company} einen Antrag angelegt. Bitte füllen Sie ihn auf Ihrer persönlichen Seite aus:",
    },
    review: {
      subject: "Bitte prüfen Sie Ihre Angaben bei {brand}",
      text: "wir halten die Daten unserer Kunden aktuell. Bitte prüfen Sie die Angaben zu {company} auf Ihrer persönlichen Seite:",
    },
    request: {
      subject: "Noch einige Angaben zu Ihrem Antrag bei {brand}",
      text: "für den Antrag von {company} benötigen wir noch einige Angaben. Was fehlt, sehen Sie auf Ihrer persönlichen Seite:",
    },
    reminder: {
      subject: "Erinnerung: Ihr Antrag bei {brand}",
      text: "der Antrag von {company} ist noch nicht vollständig. Auf Ihrer persönlichen Seite können Sie dort weitermachen, wo Sie aufgehört haben:",
    },
    until: "Die Seite ist bis zum {date} verfügbar.",
    personal:
      "Dieser Link ist nur für Sie bestimmt. Bitte leiten Sie ihn nicht weiter und senden Sie uns keine Unterlagen per E-Mail.",
    closing: "Mit freundlichen Grüßen",
  },
};
