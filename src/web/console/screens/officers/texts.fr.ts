import type { OFFICERS as English } from "./texts.ts";

export const OFFICERS: typeof English = {
  unknown: "Aucun collaborateur portant cet identifiant n'a travaillé ici sur un dossier. Vérifiez l'orthographe.",
  away: (until, substitute) => `Absent jusqu'au ${until} inclus ; ${substitute} reprend le travail entre-temps.`,
  notRead: "Les collaborateurs n'ont pas pu être lus : les identifiants ne sont ni proposés ni vérifiés.",
};
