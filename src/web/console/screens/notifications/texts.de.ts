import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Mitteilungen",
  label: "Mitteilungen, neueste zuerst",
  empty: "Ihnen wurde noch nichts mitgeteilt.",
  markRead: "Als gelesen markieren",
  unread: "Nicht gelesen",
  mail: {
    title: "E-Mails",
    heading: "Mitteilungen per E-Mail",
    about:
      "Eine E-Mail enthält die Zahl neuer Mitteilungen jeder Art und einen Link. Sie nennt weder Kunden noch Fälle und betrifft nie eine Verdachtsmeldung.",
    noAddress:
      "Ihre Anmeldung hat keine E-Mail-Adresse, deshalb kann keine E-Mail gesendet werden. Ihre Administration kann sie beim Identitätsanbieter ergänzen.",
    off: "Sie erhalten keine E-Mails.",
    on: (address) => `E-Mails gehen an ${address}, höchstens eine je Viertelstunde.`,
    otherAddress: (own) =>
      `Ihre Anmeldung hat jetzt die Adresse ${own}. Es wird keine E-Mail gesendet, bis Sie erneut wählen.`,
    last: {
      sent: (time) => `Die letzte E-Mail wurde am ${time} gesendet.`,
      failed: (time) => `Die letzte E-Mail ist am ${time} fehlgeschlagen und wird erneut versucht:`,
      given_up: (time) => `Die letzte E-Mail ist am ${time} endgültig fehlgeschlagen:`,
    },
    kindsOf: "Welche Mitteilungen",
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
    language: "Sprache der E-Mails",
    chooseKind: "Wählen Sie mindestens eine Art",
    send: (address) => `An ${address} senden`,
    stop: "Keine E-Mails mehr senden",
    saved: "Gespeichert.",
  },
};
