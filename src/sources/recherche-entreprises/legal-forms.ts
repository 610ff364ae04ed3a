/** Names of frequent codes of INSEE's nomenclature of legal categories, as company documents write them. */
export const FRENCH_LEGAL_FORMS: Readonly<Record<string, string>> = {
  "1000": "entrepreneur individuel",
  "5202": "SNC",
  "5306": "SCS",
  "5498": "EURL",
  "5499": "SARL",
  "5599": "SA à conseil d'administration",
  "5699": "SA à directoire",
  "5710": "SAS",
  "5720": "SASU",
  "5800": "SE",
  "6220": "GIE",
  "6540": "SCI",
  "6599": "société civile",
  "9220": "association déclarée",
  "9300": "fondation",
};
