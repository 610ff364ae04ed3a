/** Registers as their readers know them, by the name of the source that asks them. */
const NAMES: Readonly<Record<string, string>> = {
  kbo: "KBO",
  kbo_open_data: "KBO",
  kbo_public_search: "KBO",
  companies_house: "Companies House",
  kvk: "KVK",
  recherche_entreprises: "Recherche d'entreprises",
  brreg: "Brønnøysund",
  cvr: "CVR",
  prh: "PRH",
  ares: "ARES",
  krs: "KRS",
  rpo: "RPO",
  ur_latvia: "UR",
};

/** The name of a register for a reader; that of its source where no other is known. */
export const registerName = (source: string): string => NAMES[source] ?? source;
