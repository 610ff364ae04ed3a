import type { ASSIGNMENT as English } from "./assignment-texts.ts";

export const ASSIGNMENT: typeof English = {
  title: "Het dossier toewijzen",
  nobody: "Niemand",
  officer: "Medewerker",
  officerHint: "De id waarmee de medewerker zich aanmeldt. Leeg: niemand heeft het dossier.",
  toMe: "Zelf opnemen",
  due: "Uiterlijk op",
  dueNow: (time) => `Nu uiterlijk op ${time}. Leeg: de datum blijft zoals ze is.`,
  dueNever: "Er is geen datum ingesteld. Leeg: dat blijft zo.",
  dueAt: (time) => `Uiterlijk op ${time} volgens uw klok: op het einde van die werkdag.`,
  dueByPolicy: "De datum van de medewerker verwijderen: het beleid bepaalt de einddatum",
  priority: "Prioriteit",
  priorities: { low: "Laag", normal: "Normaal", high: "Hoog", urgent: "Dringend" },
  cancel: "Annuleren",
  save: (name) => `Toewijzen aan ${name}`,
  saveNobody: "Aan niemand toewijzen",
};
