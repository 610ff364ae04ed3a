import type { RegistryEntry } from "../types.ts";

/**
 * Juridical situations by CBE code, with the public register's Dutch and French labels. 012 is a voluntary dissolution
 * that leads to liquidation; a bankruptcy is 050.
 */
export const SITUATIONS: Readonly<Record<string, { readonly nl: string; readonly fr: string }>> = {
  "000": { nl: "Normale toestand", fr: "Situation normale" },
  "001": { nl: "Juridische oprichting", fr: "Création juridique" },
  "002": { nl: "Verlenging", fr: "Prorogation" },
  "003": { nl: "Vervanging van het ondernemingsnummer", fr: "Remplacement du numéro d'entreprise" },
  "006": {
    nl: "Stopzetting wegens vervanging van het ondernemingsnummer",
    fr: "Arrêt pour remplacement du numéro d'entreprise",
  },
  "010": { nl: "Ontbinding van rechtswege", fr: "Dissolution de plein droit" },
  "011": { nl: "Activiteitstopzetting in België", fr: "Cessation des activités en Belgique" },
  "012": { nl: "Vrijwillige ontbinding - vereffening", fr: "Dissolution volontaire - liquidation" },
  "013": { nl: "Gerechtelijke ontbinding of nietigheid", fr: "Dissolution judiciaire ou nullité" },
  "014": { nl: "Sluiting van vereffening", fr: "Clôture de liquidation" },
  "050": { nl: "Opening faillissement", fr: "Ouverture de faillite" },
};

/** Further labels of the same situations, including other languages. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  "000": ["Normal situation", "Gewöhnlicher Zustand", "Normale Lage"],
  "001": ["Legal creation", "Juristische Gründung"],
  "002": ["Extension", "Verlängerung"],
  "012": [
    "Vervroegde ontbinding - Vereffening",
    "Dissolution anticipée - Liquidation",
    "Voluntary dissolution - liquidation",
  ],
  "013": ["Judicial dissolution or nullity"],
  "014": ["Closing of liquidation"],
  "050": ["Opening van het faillissement", "Opening of bankruptcy", "Eröffnung des Konkurses"],
};

const codeByLabel = new Map(
  Object.entries(SITUATIONS).flatMap(([code, { nl, fr }]) =>
    [nl, fr, ...(SYNONYMS[code] ?? [])].map((label) => [foldSituation(label), code] as const),
  ),
);

/** The CBE code of a printed situation, or null for an unknown label. */
export const findSituationCode = (label: string): string | null => codeByLabel.get(foldSituation(label)) ?? null;

function foldSituation(label: string): string {
  return label
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Classes of juridical situations for rules. `unusual` is a situation that rules do not cover; `unknown` means that the
 * source does not state one.
 */
export type SituationKind = "normal" | "dissolution_pending" | "closed" | "bankrupt" | "unusual" | "unknown";

const KINDS: Readonly<Record<string, SituationKind>> = {
  "000": "normal",
  "001": "normal",
  "002": "normal",
  "010": "dissolution_pending",
  "012": "dissolution_pending",
  "013": "dissolution_pending",
  "014": "closed",
  "050": "bankrupt",
};

export function classifySituation(
  entry: Pick<RegistryEntry, "juridical_situation" | "juridical_situation_label">,
): SituationKind {
  if (entry.juridical_situation !== null) return KINDS[entry.juridical_situation] ?? "unusual";
  return entry.juridical_situation_label === null ? "unknown" : "unusual";
}
