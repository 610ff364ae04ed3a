import type { NotificationKind } from "../../domain/relationships/notification.rules.ts";
import type { Language } from "../../platform/language.ts";

interface OfficerMailTexts {
  readonly one: string;
  /** With `{count}`. */
  readonly several: string;
  readonly greeting: string;
  readonly text: string;
  readonly kinds: Readonly<Record<NotificationKind, string>>;
  readonly ending: string;
}

/** A mail is read on screens that others see: it says what kind of thing is new, and the console says the rest. */
export const OFFICER_MAIL_TEXTS: Readonly<Record<Language, OfficerMailTexts>> = {
  en: {
    one: "A new notification in Dossier",
    several: "{count} new notifications in Dossier",
    greeting: "Good day,",
    text: "There is something new for you:",
    kinds: {
      sanctions_match: "Possible matches with a list",
      monitoring_event: "Changes about customers",
      review_due: "Reviews that fall due within 30 days",
      review_overdue: "Reviews that are overdue",
      endpoint_disabled: "Webhook endpoints that were switched off",
      mentioned: "Comments that mention you",
    },
    ending: "You chose these mails in Dossier and can end them there.",
  },
  nl: {
    one: "Een nieuwe melding in Dossier",
    several: "{count} nieuwe meldingen in Dossier",
    greeting: "Goedendag,",
    text: "Er is nieuws voor u:",
    kinds: {
      sanctions_match: "Mogelijke overeenkomsten met een lijst",
      monitoring_event: "Wijzigingen bij klanten",
      review_due: "Herzieningen die binnen 30 dagen vervallen",
      review_overdue: "Herzieningen die over tijd zijn",
      endpoint_disabled: "Webhook-eindpunten die zijn uitgeschakeld",
      mentioned: "Opmerkingen waarin u wordt genoemd",
    },
    ending: "U hebt deze mails in Dossier gekozen en kunt ze daar ook stopzetten.",
  },
  fr: {
    one: "Une nouvelle notification dans Dossier",
    several: "{count} nouvelles notifications dans Dossier",
    greeting: "Bonjour,",
    text: "Il y a du nouveau pour vous :",
    kinds: {
      sanctions_match: "Correspondances possibles avec une liste",
      monitoring_event: "Changements chez des clients",
      review_due: "Révisions à échéance dans les 30 jours",
      review_overdue: "Révisions en retard",
      endpoint_disabled: "Points de terminaison webhook désactivés",
      mentioned: "Commentaires qui vous mentionnent",
    },
    ending: "Vous avez choisi ces e-mails dans Dossier et pouvez y mettre fin au même endroit.",
  },
  de: {
    one: "Eine neue Benachrichtigung in Dossier",
    several: "{count} neue Benachrichtigungen in Dossier",
    greeting: "Guten Tag,",
    text: "Es gibt Neues für Sie:",
    kinds: {
      sanctions_match: "Mögliche Treffer auf einer Liste",
      monitoring_event: "Änderungen bei Kunden",
      review_due: "Überprüfungen, die innerhalb von 30 Tagen fällig werden",
      review_overdue: "Überfällige Überprüfungen",
      endpoint_disabled: "Abgeschaltete Webhook-Endpunkte",
      mentioned: "Kommentare, die Sie erwähnen",
    },
    ending: "Sie haben diese E-Mails in Dossier gewählt und können sie dort beenden.",
  },
};
