/**
 * Publishers whose lists can be imported. `ofac_consolidated` is OFAC's list of all but specially designated nationals, `uk`
 * the UK Sanctions List, `ch` the list of the Swiss State Secretariat for Economic Affairs (SECO).
 */
export const IMPORT_SOURCES = ["eu", "un", "ofac", "ofac_consolidated", "uk", "ch", "be", "opensanctions"] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export const isImportSource = (name: string): name is ImportSource =>
  (IMPORT_SOURCES as readonly string[]).includes(name);
