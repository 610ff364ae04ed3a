import type { SERVICE_ACCOUNTS as English } from "./texts.ts";

export const SERVICE_ACCOUNTS: typeof English = {
  title: "Serviceaccounts",
  about:
    "Programma's die met dossiers werken met tokens van uw identiteitsprovider. Hier staat geen geheim: dat heeft de provider. Geen enkel programma beslist, keurt goed, beoordeelt een treffer of een document, of ziet een melding aan de CFI.",
  notYours: "Serviceaccounts horen bij de compliancemanager.",
  list: "Programma's",
  empty: "Er werkt hier geen programma.",
  client: (id) => `Client ${id}`,
  may: (roles, rate) => `${roles}; hoogstens ${rate} verzoeken per minuut`,
  made: (name, day) => `Geregistreerd door ${name} op ${day}`,
  revoked: (name, day) => `Ingetrokken door ${name} op ${day}`,
  add: "Een programma registreren",
  clientId: "Client-id bij de identiteitsprovider",
  clientHint: "Niet de client waarmee medewerkers zich aanmelden.",
  name: "Naam van het programma",
  roles: "Rollen",
  rate: "Verzoeken per minuut (maximum)",
  limits:
    "Alleen de hierboven gekozen rollen tellen; rollen in de tokens van het programma worden genegeerd. Zodra er een serviceaccount is, en ook nadat het is ingetrokken, kunnen medewerkers zich alleen aanmelden met tokens die een client voor medewerkers noemen. Twijfelt u of dat bij u zo is, vraag het dan eerst aan uw beheerder.",
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
