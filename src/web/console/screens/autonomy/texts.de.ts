import { plural, type Translated } from "../../language/language.ts";
import type { AUTONOMY as EN } from "./texts.ts";

export const AUTONOMY: Translated<typeof EN> = {
  title: "Prüfstufen",
  yours: "Ihre Stufen, nach Vorlage und Land",
  none: "Sie haben noch keinen Fall entschieden. Jeder Fall wird vollständig geprüft, bis Ihre Entscheidungen mit der Zusammenfassung übereinstimmen.",
  label: "Stufen",
  columns: ["Vorlage", "Land", "Stufe", "Erworben", "Fälle", "Übereinstimmung"],
  confidence: {
    title: "Vertrauen in Ihre Prüfungen",
    label: "Vertrauen",
    from: (score, rules, passages) => `${score} von 100, aus ${rules} und ${passages}`,
    rules: (number) => plural(number, `${number} Regel`, `${number} Regeln`),
    passages: (number) => plural(number, `${number} Textstelle`, `${number} Textstellen`),
  },
  force: {
    title: "Stufe vorgeben",
    officer: "Mitarbeiter",
    template: "Vorlage",
    country: "Land",
    tier: "Stufe",
    reason: "Grund",
    force: "Vorgeben",
    release: "Aufheben",
    forced: (officer, tier) => `Für ${officer} gilt „${tier}“, bis dies aufgehoben wird.`,
    released: (tier) => `Aufgehoben: ${tier}, wie erworben.`,
  },
  team: {
    title: "Alle Mitarbeiter",
    label: "Stufen aller Mitarbeiter",
    none: "Noch niemand hat einen Fall entschieden.",
    columns: ["Mitarbeiter", "Vorlage", "Land", "Stufe", "Erworben", "Fälle", "Übereinstimmung", "Aufstieg"],
    confirm: (tier) => `${tier} bestätigen`,
    confirmOf: (tier, officer) => `${tier} von ${officer} bestätigen`,
    promoted: (officer, tier) => `Ab dem nächsten Fall gilt für ${officer}: ${tier}.`,
  },
  promotion: {
    waits: "Wartet auf die Bestätigung der Compliance-Leitung",
    missing: (gaps) => `Nicht vielfältig genug: ${gaps}`,
    distinct_customers: (number) =>
      plural(number, `${number} Kunde, mindestens 10 nötig`, `${number} Kunden, mindestens 10 nötig`),
    sectors: (share) => `${share} aus einer Branche, höchstens die Hälfte zulässig`,
    days: (number) => plural(number, `an ${number} Tag, mindestens 7 nötig`, `an ${number} Tagen, mindestens 7 nötig`),
  },
};
