import { texts } from "../../language/language.ts";

/** Words of the page of service accounts. */
export const SERVICE_ACCOUNTS = texts("serviceAccounts", {
  title: "Service accounts",
  about:
    "Programs that work on cases with tokens of your identity provider. The provider holds their secrets; none is stored here. A program cannot decide, approve, judge a match or a document, or see a suspicion report.",
  notYours: "Service accounts belong to the compliance manager.",
  list: "Programs",
  empty: "No program works here.",
  client: (id: string) => `Client ${id}`,
  may: (roles: string, rate: number) => `${roles}; ${rate} requests a minute at most`,
  made: (name: string, day: string) => `Registered by ${name} on ${day}`,
  revoked: (name: string, day: string) => `Revoked by ${name} on ${day}`,
  add: "Register a program",
  clientId: "Client id at the identity provider",
  clientHint: "Not the client by which officers sign in.",
  name: "Name of the program",
  roles: "Roles",
  rate: "Requests per minute (maximum)",
  limits:
    "Only the roles chosen above count; roles in the program's tokens are ignored. Once a service account exists, and even after it is revoked, officers can sign in only with tokens that name a client for officers. If you are not sure that yours do, ask your administrator first.",
  chooseRole: "Choose at least one role",
  create: "Register it",
  revoke: "Revoke",
  revokeTitle: (name: string) => `Revoke ${name}`,
  effect:
    "Its tokens are refused from the next request on, and the webhook endpoints that it created are switched off. What it did stays on record.",
  reason: "Reason",
  keep: "Keep it",
  revokeNow: "Revoke it",
} as const);
