import type { SERVICE_ACCOUNTS as English } from "./texts.ts";

export const SERVICE_ACCOUNTS: typeof English = {
  title: "Dienstkonten",
  about:
    "Programme, die mit Token Ihres Identitätsanbieters an Fällen arbeiten. Ein Geheimnis steht hier nicht: Der Anbieter hat es. Kein Programm entscheidet, gibt frei, beurteilt einen Treffer oder ein Dokument oder sieht eine Verdachtsmeldung.",
  notYours: "Dienstkonten sind Sache der Compliance-Leitung.",
  list: "Programme",
  empty: "Hier arbeitet kein Programm.",
  client: (id) => `Client ${id}`,
  may: (roles, rate) => `${roles}; höchstens ${rate} Anfragen je Minute`,
  made: (name, day) => `Registriert von ${name} am ${day}`,
  revoked: (name, day) => `Widerrufen von ${name} am ${day}`,
  add: "Ein Programm registrieren",
  clientId: "Client-Kennung beim Identitätsanbieter",
  clientHint: "Nicht der Client, über den sich Personen anmelden.",
  name: "Name des Programms",
  roles: "Rollen",
  rate: "Anfragen je Minute (Höchstzahl)",
  limits:
    "Nur die oben gewählten Rollen zählen; Rollen in den Token des Programms werden nicht beachtet. Sobald es ein Dienstkonto gibt, auch nach seinem Widerruf, können sich Personen nur mit Token anmelden, die einen Client für Personen nennen. Sind Sie nicht sicher, fragen Sie zuerst Ihre Administration.",
  chooseRole: "Wählen Sie mindestens eine Rolle",
  create: "Registrieren",
  revoke: "Widerrufen",
  revokeTitle: (name) => `${name} widerrufen`,
  effect:
    "Seine Token werden ab der nächsten Anfrage abgewiesen, und die Webhook-Endpunkte, die es angelegt hat, werden abgeschaltet. Was es getan hat, bleibt erfasst.",
  reason: "Grund",
  keep: "Behalten",
  revokeNow: "Widerrufen",
};
