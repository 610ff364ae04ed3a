import { plural, texts } from "../../language/language.ts";

/** Words about the figures of a period. Titles and definitions come from the interface. */
export const FIGURES = texts("figures", {
  title: "Management information",
  tabs: { management: "Management", suspicion: "Reports to the FIU" },
  from: "First month",
  fromHint: "By default eleven months before the last.",
  to: "Last month",
  toHint: "By default the present one. At most 24 months.",
  save: (format: string) => `Download as ${format}`,
  file: { management: "management-information", suspicion: "suspicion-reports" },
  withoutReports: "These figures say nothing about reports to the FIU. An MLRO draws those up apart.",
  confidential: "For the MLRO only. Telling a customer or a third party that a report was made is an offence.",
  made: (from: string, to: string, at: string) => `${from} to ${to}, months in universal time. Made ${at}.`,
  sections: {
    cases: "Cases",
    decisions: "Decisions",
    hits: "Screening hits",
    monitoring: "Monitoring events",
    reviews: "Reviews",
    customers: "Customers and business-wide risk",
    suspicion_reports: "Reports to the FIU",
  },
  spread: { median: "Median", p90: "90 % within", counted: "Counted" },
  days: (number: string) => `${number} days`,
  nothing: (figures: number) => `Nothing was counted in ${plural(figures, "one figure", `${figures} figures`)}`,
  numbers: "Numbers",
  notKnown: "Not known",
} as const);
