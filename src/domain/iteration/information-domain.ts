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
/** A domain of information that an agent can cover. */
export type Domain = (typeof DOMAINS)[number];
