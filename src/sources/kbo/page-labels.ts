/**
 * Labels of the public register's page in its four languages. The client requests Dutch, but the server may respond in
 * another language. Unknown labels are not guessed.
 */
const FIELD_LABELS = {
  number: ["ondernemingsnummer", "numéro d'entreprise", "unternehmensnummer", "enterprise number"],
  status: ["status", "statut"],
  situation: ["rechtstoestand", "situation juridique", "rechtslage", "rechtszustand", "legal situation"],
  start: ["begindatum", "date de début", "anfangsdatum", "start date"],
  end: ["einddatum", "date de fin", "enddatum", "end date"],
  name: ["naam", "maatschappelijke naam", "dénomination", "nom", "name"],
  abbreviation: ["afkorting", "abréviation", "abkürzung", "abbreviation"],
  commercialName: ["commerciële naam", "dénomination commerciale", "handelsname", "commercial name"],
  address: [
    "adres van de zetel",
    "adres van de maatschappelijke zetel",
    "adresse du siège",
    "adresse du siège social",
    "adresse des sitzes",
    "registered seat's address",
  ],
  website: ["webadres", "adresse web", "internetadresse", "web address"],
  email: ["e-mail", "e-mailadres", "adresse e-mail", "e-mail-adresse", "email", "email address"],
  form: ["rechtsvorm", "forme légale", "forme juridique", "rechtsform", "legal form"],
  establishments: [
    "aantal vestigingseenheden (ve)",
    "nombre d'unités d'établissement (ue)",
    "anzahl der niederlassungseinheiten (ne)",
    "number of establishment units (eu)",
  ],
  strikeOff: ["ambtshalve doorhaling", "radiation d'office", "streichung von amts wegen", "ex officio striking-off"],
} as const;

export type FieldName = keyof typeof FIELD_LABELS;

const fieldByLabel = new Map<string, FieldName>(
  Object.entries(FIELD_LABELS).flatMap(([field, labels]) =>
    labels.map((label) => [label, field as FieldName] as const),
  ),
);

export const findField = (label: string): FieldName | undefined =>
  fieldByLabel.get(label.toLowerCase().replaceAll("’", "'").replace(/\s*:$/, "").trim());

const STATUS_WORDS: Readonly<Record<string, "active" | "stopped">> = {
  actief: "active",
  actif: "active",
  aktiv: "active",
  active: "active",
  stopgezet: "stopped",
  arrêté: "stopped",
  arrêtée: "stopped",
  eingestellt: "stopped",
  stopped: "stopped",
};

export const findStatus = (word: string): "active" | "stopped" | undefined => STATUS_WORDS[word.toLowerCase()];

export const isFunctionsHeading = (text: string): boolean => /^(functies|fonctions|funktionen|functions)$/i.test(text);

/** Such as `Btw-activiteiten Nacebelcode versie 2025`. */
export const isActivitiesHeading = (text: string): boolean => /nace/i.test(text);

export const isNoData = (text: string): boolean =>
  /^(geen gegevens opgenomen in (de )?kbo|pas de données reprises dans la bce|keine (daten|angaben) |no data included in)/i.test(
    text,
  );

/** The heading of the page for an unknown number. */
export const isNoResultHeading = (text: string): boolean =>
  /^(geen (resultaat|resultaten|gegevens)|no (result|data)|aucun|kein)/i.test(text);

/** The number of office holders that the page states, or null. */
export const statedHolderCount = (text: string): number | null => {
  const count =
    /\b(\d{1,4})\s+(functiehouders?|titulaires?|funktionsinhaber|function holders?|legal functions?)\b/i.exec(text);
  return count ? Number(count[1]) : null;
};
