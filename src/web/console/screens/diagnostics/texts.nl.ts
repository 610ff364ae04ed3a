import { locale, plural, type Translated } from "../../language/language.ts";
import type { DIAGNOSTICS as EN } from "./texts.ts";

export const DIAGNOSTICS: Translated<typeof EN> = {
  title: "Diagnose",
  case: "Dossier",
  everyCase: "Alle dossiers: betrouwbaarheid",
  newest: (shown, total) =>
    `De nieuwste ${shown} van ${total.toLocaleString(locale())} dossiers kunnen hier worden gekozen; de tijdlijn van elk dossier leidt naar zijn verloop.`,
  sources: "Bronnen, laatste 30 dagen",
  stages: "Stappen",
  ratings: "Beoordelingen",
  noRatings: "Nog niemand heeft een onderzoek beoordeeld.",
  ratedOn: (day, average, ratings) => `${day}: ${average} op 5, ${ratings}`,
  ratingCount: (number) => plural(number, `${number} beoordeling`, `${number} beoordelingen`),
  noRuns: "In deze periode is geen onderzoek uitgevoerd.",
  columns: ["Naam", "Uitgevoerd", "Geslaagd"],
  trace: {
    notInvestigated: "Dit dossier is nog niet onderzocht.",
    round: "Ronde",
    roundOf: (round, stages, ms) => `Ronde ${round}: ${stages}, ${ms} ms`,
    stageCount: (number) => plural(number, `${number} stap`, `${number} stappen`),
    within: (stages, ms) => `${stages} in ${ms} ms`,
    waterfall: (stages) => `Verloop: ${stages}`,
    ms: (ms) => `${ms} ms`,
    asTable: "Als tabel",
    decisions: "Kosten en baten van agenten",
    governance: "Toezicht op agenten",
    noGovernance: "Er was geen controle nodig.",
    calls: (number, euro) => plural(number, `${number} oproep, € ${euro}`, `${number} oproepen, € ${euro}`),
    succeeded: "Geslaagd",
  },
  feedback: {
    title: "Feedback",
    rating: "Beoordeling",
    stars: (rating) => `${rating} op 5`,
    by: (officer, time) => `door ${officer}, ${time}`,
    standsOn: (name, stage) => `Dit steunt op ${name} in ${stage}.`,
    inferred: (name, stage) =>
      `Vermoed, niet aangegeven door de medewerker: ${name} in ${stage} verklaart de beoordeling het best.`,
    mentions: (names) => `De opmerking vermeldt: ${names}.`,
    hints: (names) => `De opmerking wijst er mogelijk op met: ${names}.`,
    others: "Andere fouten in deze ronde",
    comment: "Opmerking",
    send: "Versturen",
    categories: {
      hallucination: "Verzonnen",
      wrong_entity: "Verkeerde entiteit",
      missing_source: "Ontbrekende bron",
      incomplete: "Onvolledig",
      outdated_data: "Verouderde gegevens",
    },
  },
};
