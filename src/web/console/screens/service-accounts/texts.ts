import { texts } from "../../language/language.ts";

/** Words of the page of service accounts. */
export const SERVICE_ACCOUNTS = texts("serviceAccounts", {
  title: "Service accounts",
  about:
    "Programs that work with cases by tokens of your issuer. There is no secret here: the issuer has it. No program decides, approves, judges a match or a document, or sees a suspicion report.",
  notYours: "Service accounts belong to the compliance manager.",
  list: "Programs",
  empty: "No program works here.",
  client: (id: string) => `Client ${id}`,
  may: (roles: string, rate: number) => `${roles}; ${rate} requests a minute at most`,
  made: (name: string, day: string) => `Registered by ${name} on ${day}`,
  revoked: (name: string, day: string) => `Revoked by ${name} on ${day}`,
  add: "Register a program",
  clientId: "Id of its client at the issuer",
  clientHint: "Not the client by which officers sign in.",
  name: "What the program is",
  roles: "Roles",
  rate: "Requests a minute, at most",
  limits: "Roles in its token are ignored: it has these.",
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
