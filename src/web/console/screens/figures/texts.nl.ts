import { plural, type Translated } from "../../language/language.ts";
import type { FIGURES as EN } from "./texts.ts";

export const FIGURES: Translated<typeof EN> = {
  title: "Managementinformatie",
  tabs: { management: "Management", suspicion: "Meldingen aan de CFI" },
  from: "Eerste maand",
  fromHint: "Zonder keuze: elf maanden voor de laatste.",
  to: "Laatste maand",
  toHint: "Zonder keuze: de lopende maand. Ten hoogste 24 maanden.",
  save: (format) => `Downloaden als ${format}`,
  file: { management: "managementinformatie", suspicion: "meldingen-cfi" },
  withoutReports: "Deze cijfers zeggen niets over meldingen aan de CFI. Een AMLCO stelt die apart op.",
  confidential: "Alleen voor de AMLCO. Aan een klant of derde meedelen dat een melding is gedaan, is strafbaar.",
  made: (from, to, at) => `${from} tot en met ${to}, maanden in universele tijd. Opgesteld op ${at}.`,
  sections: {
    cases: "Dossiers",
    decisions: "Beslissingen",
    hits: "Treffers op lijsten",
    monitoring: "Gebeurtenissen uit de monitoring",
    reviews: "Herzieningen",
    customers: "Klanten en algemene risicobeoordeling",
    suspicion_reports: "Meldingen aan de CFI",
  },
  spread: { median: "Mediaan", p90: "90 % binnen", counted: "Geteld" },
  days: (number) => `${number} dagen`,
  nothing: (figures) => `Niets te tellen in ${plural(figures, "één cijfer", `${figures} cijfers`)}`,
  numbers: "Getallen",
  notKnown: "Niet bekend",
};
