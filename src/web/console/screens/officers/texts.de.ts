import type { OFFICERS as English } from "./texts.ts";

export const OFFICERS: typeof English = {
  unknown: "Niemand mit dieser Kennung hat hier an einem Fall gearbeitet. Prüfen Sie die Schreibweise.",
  away: (until, substitute) => `Abwesend bis einschließlich ${until}; ${substitute} hat inzwischen die Arbeit.`,
  notRead: "Die Mitarbeiter konnten nicht gelesen werden: Kennungen werden weder vorgeschlagen noch geprüft.",
};
