import { plural } from "../../../language/language.ts";
import type { CONVERSATION as English } from "./texts.ts";

export const CONVERSATION: typeof English = {
  part: "Absprache",
  title: "Absprache",
  about: "Nur unter Mitarbeitern: Kein Kunde und kein Partner liest sie, und kein Dokument gibt sie wieder.",
  write: "Kommentar",
  writeHint: "Mit @ und der Kennung eines Mitarbeiters wird dieser benachrichtigt.",
  people: "Mitarbeiter",
  notified: (names) => `Eine Mitteilung geht an ${names}.`,
  unknown: (names) =>
    `Durch ${names} wird niemand benachrichtigt: Kein Mitarbeiter mit dieser Kennung hat hier an einem Fall gearbeitet.`,
  ambiguous: (written, names) =>
    `Durch ${written} wird niemand benachrichtigt: Gemeint sein kann ${names}. Wählen Sie aus.`,
  send: "Kommentieren",
  sendTo: (names) => `Kommentieren und ${names} benachrichtigen`,
  empty: "Niemand hat diesen Fall kommentiert.",
  edit: "Ändern",
  save: "Änderung speichern",
  cancel: "Abbrechen",
  editLabel: "Den Kommentar ändern",
  edited: (time) => `geändert am ${time}`,
  withdraw: "Zurückziehen",
  withdrawSure: "Endgültig zurückziehen",
  withdrawHint:
    "Für die Sachbearbeitung verschwindet der Text. Compliance-Leitung und Geldwäschebeauftragte lesen ihn weiterhin.",
  withdrawn: (who, time) => `Zurückgezogen von ${who}, ${time}.`,
  versions: (count) => plural(count, `${count} Version`, `${count} Versionen`),
  version: (number, time) => `Version ${number}, ${time}`,
};
