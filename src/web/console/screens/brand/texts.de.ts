import type { Translated } from "../../language/language.ts";
import type { BRAND as EN } from "./texts.ts";

export const BRAND: Translated<typeof EN> = {
  title: "Erscheinungsbild",
  about: "Wie Kunden Sie sehen: auf ihren Seiten, in E-Mails und in Briefen.",
  unchanged: "Hier hat noch niemand das Erscheinungsbild geändert.",
  changed: (time, by) => `Zuletzt geändert am ${time} von ${by}.`,
  readOnly: "Nur die Compliance-Leitung kann es ändern.",
  edit: "Bearbeiten…",
  name: "Name",
  nameHint: "Kunden lesen ihn als Absender.",
  colour: "Farbe",
  colourHint: "Die Seiten machen sie heller oder dunkler, bis sie lesbar ist.",
  logo: "Logo",
  noLogo: "keines: Der erste Buchstabe des Namens steht dafür",
  logoHint: "PNG oder JPEG von höchstens 200 KB. Ohne Datei bleibt das Logo, wie es ist.",
  removeLogo: "Das Logo entfernen",
  welcome: "Begrüßung",
  contact: "Kontakt",
  hints: {
    welcome: "Was jeder Kunde vor den Dokumenten und Fragen liest.",
    contact: "Wie Kunden Sie erreichen: am Fuß ihrer Seiten und in E-Mails.",
  },
  inLanguage: (what, language) => `${what} auf ${language}`,
  incomplete: (what) =>
    `${what}: Der Text steht nur in einigen Sprachen. Schreiben Sie ihn in allen vier oder in keiner.`,
  nothing: "nichts",
  preview: "Der Kopf einer Kundenseite",
  save: "Speichern",
  discard: "Verwerfen",
};
