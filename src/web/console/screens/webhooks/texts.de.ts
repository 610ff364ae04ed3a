import type { WEBHOOKS as English } from "./texts.ts";

export const WEBHOOKS: typeof English = {
  title: "Webhooks",
  types: {
    "case.opened": "Ein Fall wurde eröffnet",
    "case.submitted": "Ein Kunde hat seinen Antrag eingereicht",
    "case.review_pending": "Ein Fall wartet auf die Bearbeitung",
    "case.decided": "Über einen Fall wurde entschieden",
    "relationship.changed": "Eine Geschäftsbeziehung hat sich geändert",
    "monitoring.event": "Bei einem Kunden hat sich etwas geändert",
    "alert.raised": "Es gibt eine Warnung",
    "review.due": "Eine Überprüfung wird fällig",
    "verification.completed": "Eine Verifizierung ist abgeschlossen",
  },
  notYours: "Webhooks gehören der Compliance-Leitung.",
  deleted: "Dieser Endpunkt wurde gelöscht.",
  list: {
    title: "Endpunkte",
    empty: "Noch keines Ihrer Systeme wird über Ereignisse benachrichtigt.",
    every: "Jedes Ereignis",
    since: (day: string) => `seit ${day}`,
    failing: (time: string) => `Jede Zustellung schlägt fehl seit ${time}.`,
  },
  add: {
    title: "Neuer Endpunkt",
    address: "Adresse",
    hint: "https, an einer öffentlichen Adresse. Nachrichten enthalten Kennungen, Art und Zeit und sind nach Standard Webhooks signiert.",
    events: "Ereignisse",
    create: "Endpunkt anlegen",
    chooseEvents: "Wählen Sie mindestens ein Ereignis",
  },
  secret: {
    title: "Das Geheimnis der Signatur",
    store:
      "Speichern Sie es jetzt: Es wird nicht noch einmal angezeigt. Wer es besitzt, kann Nachrichten im Namen dieses Dienstes signieren.",
    copy: "Kopieren",
    stored: "Ich habe es gespeichert",
  },
  page: {
    test: "Test senden",
    rotate: "Neues Geheimnis",
    rotateHint: "Mit einem neuen Geheimnis tragen Nachrichten 24 Stunden lang beide Signaturen.",
    enable: "Einschalten",
    delete: "Löschen",
    deleteTitle: "Diesen Endpunkt löschen",
    deleteEffect: (url: string) =>
      `An ${url} wird nichts mehr zugestellt, auch nichts, was auf einen weiteren Versuch wartet.`,
    keep: "Endpunkt behalten",
    deleteNow: "Endpunkt löschen",
    deliveries: "Zustellungen",
    columns: ["Ereignis", "Status", "Versuche", "Letzter Fehler", "Geändert", ""],
    noFailure: "keiner",
    again: "Erneut senden",
    empty: "Es wurde noch nichts zugestellt.",
  },
};
