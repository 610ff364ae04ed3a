import type { SERVICE_ACCOUNTS as English } from "./texts.ts";

export const SERVICE_ACCOUNTS: typeof English = {
  title: "Serviceaccounts",
  about:
    "Programma's die met dossiers werken met tokens van uw identiteitsprovider. Hier staat geen geheim: dat heeft de provider. Geen enkel programma beslist, keurt goed, beoordeelt een treffer of een document, of ziet een melding.",
  notYours: "Serviceaccounts horen bij de compliancemanager.",
  list: "Programma's",
  empty: "Er werkt hier geen programma.",
  client: (id) => `Client ${id}`,
  may: (roles, rate) => `${roles}; hoogstens ${rate} verzoeken per minuut`,
  made: (name, day) => `Geregistreerd door ${name} op ${day}`,
  revoked: (name, day) => `Ingetrokken door ${name} op ${day}`,
  add: "Een programma registreren",
  clientId: "Id van de client bij de provider",
  clientHint: "Niet de client waarmee medewerkers zich aanmelden.",
  name: "Wat het programma is",
  roles: "Rollen",
  rate: "Verzoeken per minuut, hoogstens",
  limits: "Rollen in het token tellen niet: het programma heeft deze.",
  chooseRole: "Kies minstens één rol",
  create: "Registreren",
  revoke: "Intrekken",
  revokeTitle: (name) => `${name} intrekken`,
  effect:
    "De tokens worden vanaf het volgende verzoek geweigerd, en de webhook-eindpunten die het programma heeft aangemaakt worden uitgeschakeld. Wat het deed, blijft vastgelegd.",
  reason: "Reden",
  keep: "Behouden",
  revokeNow: "Intrekken",
};
