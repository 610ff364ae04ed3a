import { plural, texts } from "../../language/language.ts";

/** Words of the review tiers of officers. */
export const AUTONOMY = texts("autonomy", {
  title: "Review tiers",
  yours: "Yours, by template and country",
  none: "You have decided no case yet. Every case is reviewed in full until your decisions agree with the brief.",
  label: "Tiers",
  columns: ["Template", "Country", "Tier", "Earned", "Cases", "Agreement"],
  confidence: {
    title: "Confidence in your reviews",
    label: "Confidence",
    from: (score: number, rules: string, passages: string) => `${score} of 100, from ${rules} and ${passages}`,
    rules: (number: number) => plural(number, `${number} rule`, `${number} rules`),
    passages: (number: number) => plural(number, `${number} passage`, `${number} passages`),
  },
  force: {
    title: "Force a tier",
    officer: "Officer",
    template: "Template",
    country: "Country",
    tier: "Tier",
    reason: "Reason",
    force: "Force",
    release: "Release",
    forced: (officer: string, tier: string) => `${officer} is on ${tier} until this is released.`,
    released: (tier: string) => `Released: ${tier}, as earned.`,
  },
  team: {
    title: "Every officer",
    label: "Tiers of every officer",
    none: "No officer has decided a case yet.",
    columns: ["Officer", "Template", "Country", "Tier", "Earned", "Cases", "Agreement", "Promotion"],
    confirm: (tier: string) => `Confirm ${tier}`,
    confirmOf: (tier: string, officer: string) => `Confirm ${tier} of ${officer}`,
    promoted: (officer: string, tier: string) => `${officer} works at ${tier} from the next case on.`,
  },
  promotion: {
    waits: "Waits for a manager's confirmation",
    missing: (gaps: string) => `Not varied enough: ${gaps}`,
    distinct_customers: (number: number) =>
      plural(number, `${number} customer of at least 10`, `${number} customers of at least 10`),
    sectors: (share: string) => `${share} of one sector, at most half`,
    days: (number: number) => plural(number, `on ${number} day of at least 7`, `on ${number} days of at least 7`),
  },
} as const);
