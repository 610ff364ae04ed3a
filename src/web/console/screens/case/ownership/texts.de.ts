import { plural, type Translated } from "../../../language/language.ts";
import type { OWNERSHIP as English } from "./texts.ts";

export const OWNERSHIP: Translated<typeof English> = {
  title: "Wer dahintersteht",
  noneFound: "Es ist kein wirtschaftlich Berechtigter festgestellt",
  found: (number) => `${number} ${plural(number, "wirtschaftlich Berechtigter", "wirtschaftlich Berechtigte")}`,
  layers: (number) => `${number} ${plural(number, "Ebene", "Ebenen")} dazwischen`,
  countries: (named) => `Unternehmen in ${named}`,
  nobody:
    "Kein Register, keine Unterlage und nicht einmal der Kunde nennt die Eigentümer. Das heißt nicht, dass es keine gibt: Die Prüfung der Eigentümer bleibt offen.",
  download: "BODS herunterladen",
  evidence: "Belege",
  unaccounted: "Nicht geklärt",
  untraced: (share) => `${share} des Kapitals ist auf keine natürliche Person zurückgeführt.`,
  doubtful: "Das ganze Kapital ist nach den Angaben zurückgeführt, doch die Hinweise lassen offen, ob das stimmt.",
  traced:
    "Das ganze Kapital führt zu natürlichen Personen oder zu Unternehmen, deren Eigentümer nicht bekannt sein müssen.",
  points: "Hinweise",
  noPoints: "Nichts an der Struktur fällt auf.",
  owners: "Wirtschaftlich Berechtigte",
  noOwners: "Es ist keiner festgestellt. Das heißt nicht, dass es keinen gibt.",
  person: "Person",
  share: "Anteil",
  why: "Warum",
  namedBy: "Genannt von",
  onlyDeclared: "Nur angegeben",
  seniorOfficial: "Führungsperson, die eintritt, weil niemand wirtschaftlich Berechtigter ist",
  statements: "Was jede Quelle aussagt",
  counted: (number) => `${number} ${plural(number, "Aussage", "Aussagen")}`,
  source: "Quelle",
  who: "Wer",
  holds: "Hält",
  in: "An",
  asOf: "Stand",
  showAll: (number) => `Alle ${number} zeigen`,
  isPerson: "Der Kunde ist eine natürliche Person und hat keine Eigentümer.",
};
