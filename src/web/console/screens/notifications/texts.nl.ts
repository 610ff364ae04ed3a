import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Notificaties",
  label: "Notificaties, nieuwste eerst",
  empty: "U hebt nog geen notificaties.",
  markRead: "Markeren als gelezen",
  unread: "Niet gelezen",
  mail: {
    title: "Mails",
    heading: "Notificaties per mail",
    about:
      "Een mail bevat het aantal nieuwe notificaties van elke soort en een link. Hij noemt geen klant en geen dossier, en gaat nooit over een melding.",
    noAddress:
      "Uw aanmelding heeft geen mailadres, dus kan er geen mail worden verzonden. Uw beheerder kan het toevoegen bij de identiteitsprovider.",
    off: "U krijgt geen mails.",
    on: (address) => `Mails gaan naar ${address}, hoogstens één per kwartier.`,
    otherAddress: (own) => `Uw aanmelding heeft nu het adres ${own}. Er wordt geen mail verzonden tot u opnieuw kiest.`,
    last: {
      sent: (time) => `De laatste mail is verzonden op ${time}.`,
      failed: (time) => `De laatste mail is mislukt op ${time} en wordt opnieuw geprobeerd:`,
      given_up: (time) => `De laatste mail is opgegeven op ${time}:`,
    },
    kindsOf: "Welke notificaties",
    kinds: {
      sanctions_match: "Mogelijke treffers op een lijst",
      monitoring_event: "Wijzigingen bij klanten",
      review_due: "Herzieningen die binnen 30 dagen moeten gebeuren",
      review_overdue: "Herzieningen die te laat zijn",
      endpoint_disabled: "Webhook-eindpunten die zijn uitgeschakeld",
      mentioned: "Opmerkingen waarin u wordt genoemd",
    },
    language: "Taal van de mails",
    chooseKind: "Kies minstens één soort",
    send: (address) => `Verzenden naar ${address}`,
    stop: "Geen mails meer verzenden",
    saved: "Bewaard.",
  },
};
