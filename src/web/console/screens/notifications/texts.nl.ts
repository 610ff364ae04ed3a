import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Notificaties",
  label: "Notificaties, nieuwste eerst",
  empty: "U hebt nog geen notificaties.",
  markRead: "Markeren als gelezen",
  unread: "Niet gelezen",
  mail: {
    title: "E-mails",
    heading: "Notificaties per e-mail",
    about:
      "Elke e-mail vermeldt hoeveel nieuwe notificaties er van elke soort zijn, met een link. Hij noemt geen klant en geen dossier, en gaat nooit over een melding aan de CFI.",
    noAddress:
      "Uw aanmelding heeft geen e-mailadres, dus kan er geen e-mail worden verzonden. Uw beheerder kan het toevoegen bij de identiteitsprovider.",
    off: "U krijgt geen e-mails.",
    on: (address) => `E-mails gaan naar ${address}, hoogstens één per kwartier.`,
    otherAddress: (own) =>
      `Uw aanmelding heeft nu het adres ${own}. Er wordt geen e-mail verzonden tot u opnieuw kiest.`,
    last: {
      sent: (time) => `De laatste e-mail is verzonden op ${time}.`,
      failed: (time) => `De laatste e-mail is mislukt op ${time} en wordt opnieuw geprobeerd:`,
      given_up: (time) => `De laatste e-mail is definitief mislukt op ${time}:`,
    },
    kindsOf: "Welke notificaties",
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
    language: "Taal van de e-mails",
    chooseKind: "Kies minstens één soort",
    send: (address) => `Verzenden naar ${address}`,
    stop: "Geen e-mails meer verzenden",
    saved: "Bewaard.",
  },
};
