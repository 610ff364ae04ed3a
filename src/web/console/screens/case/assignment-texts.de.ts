import type { ASSIGNMENT as English } from "./assignment-texts.ts";

export const ASSIGNMENT: typeof English = {
  title: "Den Fall zuweisen",
  nobody: "Niemand",
  officer: "Bearbeitung durch",
  officerHint: "Die Kennung, mit der sich die Person anmeldet. Leer: Niemand hat den Fall.",
  toMe: "Selbst übernehmen",
  due: "Fällig am",
  dueNow: (time) => `Derzeit fällig am ${time}. Leer: Das Datum bleibt, wie es ist.`,
  dueNever: "Es ist kein Datum festgelegt. Leer: Dabei bleibt es.",
  dueAt: (time) => `Fällig am ${time} nach Ihrer Uhr: am Ende dieses Arbeitstages.`,
  dueByPolicy: "Das festgelegte Datum entfernen: Die Richtlinie bestimmt die Frist",
  priority: "Priorität",
  priorities: { low: "Niedrig", normal: "Normal", high: "Hoch", urgent: "Dringend" },
  cancel: "Abbrechen",
  save: (name) => `${name} zuweisen`,
  saveNobody: "Niemandem zuweisen",
};
