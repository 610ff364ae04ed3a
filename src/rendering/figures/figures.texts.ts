import type { FigureId } from "../../domain/figures/figures.model.ts";

export const SECTION_TITLES: Readonly<Record<string, string>> = {
  cases: "Cases",
  decisions: "Decisions",
  hits: "Screening hits",
  monitoring: "Monitoring events",
  reviews: "Reviews",
  customers: "Customers and business-wide risk",
  suspicion_reports: "Reports to the FIU",
};

const NOW = "As things stand when the report is made.";

/** Title of each figure, and what exactly it counts. */
export const FIGURE_TEXTS: Readonly<Record<FigureId, readonly [title: string, definition: string]>> = {
  cases_opened_by_month: ["Cases opened, by month", "Cases and reviews opened in the period."],
  cases_opened_by_kind: ["Cases opened, by kind", "New customers, and reviews of customers."],
  cases_opened_by_status: ["Cases opened, by status now", "Cases opened in the period, by their status now."],
  cases_opened_by_rating: [
    "Cases opened, by rating",
    "Rating of the latest investigation. Not known: not rated yet, rated by a release that stored no rating, or withheld until a provisional decision.",
  ],
  cases_opened_by_template: ["Cases opened, by template", "The template stands for the product and its channel."],
  cases_opened_by_country: ["Cases opened, by country", "Country of the customer's seat or residence."],
  undecided_by_status: ["Undecided cases, by status", `Neither approved nor rejected. ${NOW}`],
  undecided_by_age: ["Undecided cases, by age", `Days since the case was opened. ${NOW}`],
  undecided_by_due_date: [
    "Undecided cases, by due date",
    `Due as an officer or the policy in force says. Not known: neither names a date. ${NOW}`,
  ],
  decisions_by_kind: ["Decisions, by kind", "Decisions that took effect in the period. Rejections are refusals."],
  decisions_by_month: ["Decisions, by month", "Decisions that took effect in the period."],
  decisions_by_officers: ["Decisions, by officers", "Decided by one officer, or by two (four eyes)."],
  overrides_by_gate: [
    "Overrides, by gate",
    "Gates that an officer overrode with a reason in a decision of the period.",
  ],
  approvals_by_open_checks: [
    "Approvals, by checks not established",
    "Approvals of the period with and without a check that was not established. Not known: decided by a release that did not record it.",
  ],
  open_checks_at_approval: [
    "Checks not established at approval",
    "How often each check was not established when an approval of the period took effect. Not known: approvals by a release that did not record it.",
  ],
  decided_by_due_date: [
    "Cases decided, by due date",
    "First approval or rejection of each case in the period against its due date: an officer's, else that of the policy in force at the decision for the rating that the case has now. Not known: neither names a date.",
  ],
  time_to_decision: [
    "Time to decision",
    "Days from opening to the first approval or rejection, of cases decided in the period. 90 % took no longer than the second value.",
  ],
  case_hits_by_outcome: [
    "Hits of cases, by outcome",
    "Hits of cases that were cleared (false positives) or confirmed in the period and still stand so. When a case's hit was found is not counted, so no time to clear is given for it.",
  ],
  case_hits_cleared_by_category: ["Hits of cases cleared, by category", "False positives by what the list is about."],
  case_hits_confirmed_by_category: [
    "Hits of cases confirmed, by category",
    "Confirmed hits by what the list is about.",
  ],
  watch_hits_by_list: ["Hits of customers under monitoring, by list", "Hits that began in the period."],
  watch_hits_by_outcome: [
    "Hits of customers under monitoring, by outcome",
    "Hits that began in the period, as they stand now; a hit that is gone left the list or no longer matches.",
  ],
  time_to_clear_watch_hits: [
    "Time to clear or confirm",
    "Days from the beginning of a monitoring hit to its clearance or confirmation in the period. Not known: settled without a time.",
  ],
  events_by_type: ["Monitoring events, by type", "Changes found in the period."],
  events_by_severity: ["Monitoring events, by severity", "Changes found in the period."],
  events_by_outcome: [
    "Monitoring events, by outcome",
    "What was done about the events of the period, as it stands now.",
  ],
  reviews_opened_by_trigger: ["Reviews opened, by trigger", "Reviews opened in the period."],
  reviews_decided_by_outcome: ["Reviews decided, by decision", "Decisions of the period that ended a review."],
  customers_by_review_date: [
    "Customers, by next review",
    `Late: the date has passed. Not known: no date is set. ${NOW}`,
  ],
  customers_by_state: ["Customers, by state of the relationship", `Relationships that have not ended. ${NOW}`],
  customers_by_rating: ["Customers, by risk class", `Not known: not rated. ${NOW}`],
  customers_by_regime: ["Customers, by due diligence", `Enhanced, standard or simplified due diligence. ${NOW}`],
  customers_by_kind: ["Customers, by kind", NOW],
  customers_by_country: ["Customers, by country", `Seat or residence. ${NOW}`],
  customers_by_country_risk: [
    "Customers in high-risk third countries",
    `By seat or residence; the Union's list and the policy's additions. Owners and markets are not counted. ${NOW}`,
  ],
  customers_by_activity: [
    "Customers, by activity",
    `First NACE division of companies, as registered at the latest case. Not known: no activity on record. ${NOW}`,
  ],
  customers_with_confirmed_pep: [
    "Customers, by confirmed PEP",
    `Whether somebody behind the customer is confirmed as politically exposed. Not known: somebody was never searched for on whole lists, nobody is watched, or a hit is open. ${NOW}`,
  ],
  customers_taken_on_by_month: ["Customers taken on, by month", "Relationships that began in the period."],
  customers_ended_by_rating: [
    "Exits, by risk class",
    "Relationships whose recorded end is in the period, by their last rating. Not known: not rated.",
  ],
  reports_raised_by_month: ["Reports raised, by month", "Internal reports raised in the period."],
  reports_submitted_by_month: ["Reports to the FIU, by month", "Submissions recorded with a time in the period."],
  reports_raised_by_status: ["Reports raised, by status", "Reports raised in the period, as they stand now."],
  reports_raised_by_type: ["Reports raised, by type", "Reports raised in the period."],
  time_to_submission: [
    "Time to submission",
    "Days from raising a report to its submission, of those submitted in the period.",
  ],
};

export const NOT_KNOWN = "Not known";

export const REPORT_WORDS = {
  management: "Management information",
  suspicion: "Reports to the FIU",
  notes:
    "Months are in universal time. Cases that were deleted at the end of their retention are not counted. The channel by which a customer came is not recorded in a form that can be counted; nor is the date on which a finished review was due.",
  without_reports: "This report says nothing about reports to the FIU. An MLRO draws those up apart.",
  confidential:
    "For the MLRO only. Disclosing to a customer or a third party that a report was made is an offence (law of 18 September 2017, art. 55).",
} as const;
