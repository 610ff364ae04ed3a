export const DOMAINS = [
  "identity",
  "registry",
  "ownership",
  "sanctions",
  "pep",
  "adverse_media",
  "tax",
  "einvoicing",
  "financials",
  "activity",
  "web_presence",
  "documents",
  "network",
] as const;
/** What an agent can shed light on. */
export type Domain = (typeof DOMAINS)[number];
