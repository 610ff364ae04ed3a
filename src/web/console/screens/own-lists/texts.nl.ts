import type { OWN_LISTS as English } from "./texts.ts";

export const OWN_LISTS: typeof English = {
  title: "Eigen lijsten",
  about:
    "Namen waarvan u zelf op de hoogte wilt worden gebracht. Elk onderzoek en elke goedgekeurde klant wordt erop gezocht, zoals op de lijsten van overheden.",
  notYours: "Eigen lijsten horen bij de compliancemanager.",
  label: "Eigen lijsten",
  columns: ["Naam", "Gewicht van een exacte treffer", "Vermeldingen", "Versie", "Gewijzigd", ""],
  empty: "U houdt nog geen eigen lijst bij.",
  add: "Nieuwe lijst",
  replace: "Vervangen",
  replaceNamed: (name: string) => `${name} vervangen`,
  delete: "Verwijderen",
  deleteNamed: (name: string) => `${name} verwijderen`,
  by: (officer: string) => `door ${officer}`,
  form: {
    name: "Naam",
    severity: "Gewicht van een exacte treffer",
    file: "Vermeldingen, als CSV-bestand",
    hint: "Een eerste rij met name en eventueel kind, aliases, birth_date, countries, identifiers, reason. Meerdere waarden worden gescheiden door |.",
    create: (name: string) => `${name || "De lijst"} aanmaken`,
    replace: (name: string) => `De vermeldingen van ${name} vervangen`,
    effect: "Iedereen die wordt opgevolgd, wordt er opnieuw op gezocht.",
    cancel: "Annuleren",
  },
  removal: {
    effect: (entries: number) =>
      `Niemand wordt er nog op gezocht. ${entries === 1 ? "De ene vermelding wordt" : `De ${entries} vermeldingen worden`} verwijderd en treffers van opgevolgde klanten op deze lijst vervallen; bevindingen in dossiers blijven.`,
    keep: "De lijst behouden",
    delete: "De lijst verwijderen",
  },
};
