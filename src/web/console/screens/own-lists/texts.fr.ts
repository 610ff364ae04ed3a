import type { OWN_LISTS as English } from "./texts.ts";

export const OWN_LISTS: typeof English = {
  title: "Listes internes",
  about:
    "Les noms dont vous souhaitez vous-mêmes être avertis. Chaque examen et chaque client approuvé y sont recherchés, comme sur les listes des États.",
  notYours: "Les listes internes relèvent du responsable de la conformité.",
  label: "Listes internes",
  columns: ["Nom", "Poids d'une concordance exacte", "Inscriptions", "Version", "Modifiée", ""],
  empty: "Vous ne tenez encore aucune liste interne.",
  add: "Nouvelle liste",
  replace: "Remplacer",
  replaceNamed: (name: string) => `Remplacer ${name}`,
  delete: "Supprimer",
  deleteNamed: (name: string) => `Supprimer ${name}`,
  by: (officer: string) => `par ${officer}`,
  form: {
    name: "Nom",
    severity: "Poids d'une concordance exacte",
    file: "Inscriptions, dans un fichier CSV",
    hint: "Un en-tête avec name et, au besoin, kind, aliases, birth_date, countries, identifiers, reason. Plusieurs valeurs sont séparées par |.",
    create: (name: string) => `Créer ${name || "la liste"}`,
    replace: (name: string) => `Remplacer les inscriptions de ${name}`,
    effect: "Toutes les personnes surveillées y sont recherchées de nouveau.",
    cancel: "Annuler",
  },
  removal: {
    effect: (entries: number) =>
      `Plus personne n'y est recherché. ${entries === 1 ? "Son unique inscription est supprimée" : `Ses ${entries} inscriptions sont supprimées`}, et les concordances des clients surveillés avec elle prennent fin ; les constatations des dossiers restent.`,
    keep: "Conserver la liste",
    delete: "Supprimer la liste",
  },
};
