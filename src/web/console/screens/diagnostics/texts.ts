import { locale, plural, texts } from "../../language/language.ts";

/** Words of the page of diagnostics. Stages, sources, checks and reasons keep the service's own names, in English. */
export const DIAGNOSTICS = texts("diagnostics", {
  title: "Diagnostics",
  case: "Case",
  everyCase: "All cases: reliability",
  newest: (shown: number, total: number) =>
    `The newest ${shown} of ${total.toLocaleString(locale())} cases can be chosen here; the timeline of any case leads to its trace.`,
  sources: "Sources, last 30 days",
  stages: "Stages",
  ratings: "Ratings",
  noRatings: "Nobody has rated an investigation yet.",
  ratedOn: (day: string, average: string, ratings: string) => `${day}: ${average} of 5, ${ratings}`,
  ratingCount: (number: number) => plural(number, `${number} rating`, `${number} ratings`),
  noRuns: "No investigation ran in this period.",
  columns: ["Name", "Runs", "Succeeded"],
  trace: {
    notInvestigated: "This case has not been investigated yet.",
    round: "Round",
    roundOf: (round: number, stages: string, ms: number) => `Round ${round}: ${stages}, ${ms} ms`,
    stageCount: (number: number) => plural(number, `${number} stage`, `${number} stages`),
    within: (stages: string, ms: number) => `${stages} in ${ms} ms`,
    waterfall: (stages: string) => `Waterfall: ${stages}`,
    ms: (ms: number) => `${ms} ms`,
    asTable: "As a table",
    decisions: "Cost and benefit of agents",
    governance: "Governance",
    noGovernance: "No check was required.",
    calls: (number: number, euro: string) => plural(number, `${number} call, € ${euro}`, `${number} calls, € ${euro}`),
    succeeded: "Succeeded",
  },
  feedback: {
    title: "Feedback",
    rating: "Rating",
    stars: (rating: number | string) => `${rating} of 5`,
    by: (officer: string, time: string) => `by ${officer}, ${time}`,
    standsOn: (name: string, stage: string) => `It stands on ${name} in ${stage}.`,
    inferred: (name: string, stage: string) =>
      `Assumed, not stated by the officer: ${name} in ${stage} explains the rating best.`,
    mentions: (names: string) => `The comment mentions: ${names}.`,
    hints: (names: string) => `The comment may hint at it by: ${names}.`,
    others: "Other failures of this round",
    comment: "Comment",
    send: "Send",
    categories: {
      hallucination: "Hallucination",
      wrong_entity: "Wrong entity",
      missing_source: "Missing source",
      incomplete: "Incomplete",
      outdated_data: "Outdated data",
    },
  },
} as const);
