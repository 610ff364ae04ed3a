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
    greeting: "Hello,",
    text: "There is something new for you:",
    kinds: {
      sanctions_match: "Possible hits on a list",
      monitoring_event: "Changes to customers",
      review_due: "Reviews due within 30 days",
      review_overdue: "Overdue reviews",
      endpoint_disabled: "Webhook endpoints that were switched off",
      mentioned: "Comments that mention you",
      policy_changed: "Changes of the policy",
      maker_deactivated: "Decisions that wait for a second officer, of officers who were deactivated",
      restrictions_lifted: "Restrictions of yours that no longer apply",
    },
    ending: "You asked Dossier for these e-mails. You can change or end them here at any time:",
  },
  nl: {
    one: "Een nieuwe notificatie in Dossier",
    several: "{count} nieuwe notificaties in Dossier",
    greeting: "Goedendag,",
    text: "Er is nieuws voor u:",
    kinds: {
      sanctions_match: "Mogelijke treffers op een lijst",
      monitoring_event: "Wijzigingen bij klanten",
      review_due: "Herzieningen die binnen 30 dagen moeten gebeuren",
      review_overdue: "Herzieningen die te laat zijn",
      endpoint_disabled: "Webhook-eindpunten die zijn uitgeschakeld",
      mentioned: "Opmerkingen waarin u wordt genoemd",
      policy_changed: "Wijzigingen van het beleid",
      maker_deactivated: "Beslissingen van gedeactiveerde medewerkers die op een tweede medewerker wachten",
      restrictions_lifted: "Beperkingen van u die niet meer gelden",
    },
    ending: "U hebt Dossier om deze mails gevraagd. U kunt ze hier op elk moment wijzigen of stopzetten:",
  },
  fr: {
    one: "Une nouvelle notification dans Dossier",
    several: "{count} nouvelles notifications dans Dossier",
    greeting: "Bonjour,",
    text: "Il y a du nouveau pour vous :",
    kinds: {
      sanctions_match: "Concordances possibles avec une liste",
      monitoring_event: "Changements concernant des clients",
      review_due: "Réexamens à effectuer dans les 30 jours",
      review_overdue: "Réexamens en retard",
      endpoint_disabled: "Points de terminaison webhook désactivés",
      mentioned: "Commentaires qui vous mentionnent",
      policy_changed: "Changements de la politique",
      maker_deactivated: "Décisions de collaborateurs désactivés qui attendent un second collaborateur",
      restrictions_lifted: "Vos restrictions qui ne s'appliquent plus",
    },
    ending: "Vous avez demandé ces e-mails à Dossier. Vous pouvez à tout moment les modifier ou les désactiver ici :",
  },
  de: {
    one: "Eine neue Mitteilung in Dossier",
    several: "{count} neue Mitteilungen in Dossier",
    greeting: "Guten Tag,",
    text: "Es gibt Neues für Sie:",
    kinds: {
      sanctions_match: "Mögliche Treffer auf einer Liste",
      monitoring_event: "Änderungen bei Kunden",
      review_due: "Überprüfungen, die innerhalb von 30 Tagen fällig werden",
      review_overdue: "Überfällige Überprüfungen",
      endpoint_disabled: "Abgeschaltete Webhook-Endpunkte",
      mentioned: "Kommentare, die Sie erwähnen",
      policy_changed: "Änderungen der Richtlinie",
      maker_deactivated: "Entscheidungen deaktivierter Personen, die auf eine zweite Person warten",
      restrictions_lifted: "Ihre Einschränkungen, die nicht mehr gelten",
    },
    ending: "Sie haben diese E-Mails in Dossier bestellt. Sie können sie hier jederzeit ändern oder abbestellen:",
  },
};
