import { z } from "@hono/zod-openapi";
import {
  ArticleItemView,
  ArticleView,
  CalendarEntryView,
  CompoundingImpactView,
  RegulationItemView,
  RegulationView,
  StatsView,
  TimelineEntryView,
} from "./regulatory.responses.ts";
import { CalendarFeedView, ChangeView, ImpactView, ProposalView, RevokedFeedView } from "./changes.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const NOT_LOADED = "Before the regulatory data is loaded the answer is 503.";

export const RADAR = describeOperations({
  listRegulations: {
    summary: "List regulations",
    description: [
      "Returns regulations by status, vertical and country.",
      "A country of the EU also matches EU acts; `EU` matches only those.",
      NOT_LOADED,
    ],
    responses: { 200: z.array(RegulationItemView) },
  },
  readRegulation: {
    summary: "Read a regulation",
    description: ["Returns a regulation with its dates, articles and timeline.", NOT_LOADED],
    responses: { 200: RegulationView },
  },
  listArticles: {
    summary: "List articles",
    description: [
      "Returns articles by filters. With `q` it is a full-text search, best match first, and the other filters do not apply.",
      "`q` may name a notion of the law in Dutch or French, such as `uiteindelijk begunstigde` or `gel des avoirs`.",
      NOT_LOADED,
    ],
    responses: { 200: z.array(ArticleItemView) },
  },
  readArticle: {
    summary: "Read an article",
    description: ["Returns an article with its obligations.", NOT_LOADED],
    responses: { 200: ArticleView },
  },
  readTimeline: {
    summary: "List events of the law",
    description: ["Returns dated events such as entry into force and application, oldest first.", NOT_LOADED],
    responses: { 200: z.array(TimelineEntryView) },
  },
  readCompoundingImpact: {
    summary: "Read the combined burden",
    description: [
      "Returns what all acts together require of a kind of business in a country, and where they overlap.",
      "A directive and the national acts that transpose it count once.",
      "An unknown vertical or country gives zeros.",
      NOT_LOADED,
    ],
    responses: { 200: CompoundingImpactView },
  },
  readRegulatoryStats: {
    summary: "Read regulatory statistics",
    description: [
      "Returns the number of regulations, of articles, and of deadlines in the next 12 months.",
      NOT_LOADED,
    ],
    responses: { 200: StatsView },
  },
});

export const CALENDAR = describeOperations({
  listCalendar: {
    summary: "List deadlines",
    description: ["Returns dates of the law and registered changes from today on, in order.", NOT_LOADED],
    responses: { 200: z.array(CalendarEntryView) },
  },
  issueCalendarFeed: {
    summary: "Issue a calendar feed",
    description: [
      "Returns an address that calendar programs can subscribe to. It gives access to the calendar and to nothing else.",
      "An earlier address of the caller stops working.",
    ],
    responses: { 200: CalendarFeedView },
  },
  revokeCalendarFeed: {
    summary: "Revoke the calendar feed",
    description: ["The caller's calendar address stops working. Without one nothing changes."],
    responses: { 200: RevokedFeedView },
  },
  readCalendarFeed: {
    summary: "Read the calendar as iCalendar",
    description: [
      "Returns the calendar for calendar programs. `feed` is the token of the subscribed address; without it an officer's token is needed.",
      NOT_LOADED,
    ],
    responses: { 200: { mediaTypes: ["text/calendar"], description: "iCalendar (RFC 5545)" } },
  },
});

export const CHANGES = describeOperations({
  registerChange: {
    summary: "Register a regulatory change",
    description: [
      "Records a change of an article for the tenant. It appears in the calendar from then on.",
      "An unknown article answers 422.",
    ],
    responses: { 200: ChangeView },
  },
  listChanges: {
    summary: "List regulatory changes",
    description: ["Returns the changes that the tenant registered, newest first."],
    responses: { 200: z.array(ChangeView) },
  },
  readImpact: {
    summary: "Read the impact of a change",
    description: [
      "Returns which templates, rules, agents, cases and obligations a registered or a proposed change touches, and what to do about it. `change_id` is the id of either.",
      "Cases are approved customers and undecided cases with a rule, check or document that stands on the article, the strongest ground first; `cases` counts all of them.",
      "`comparison` compares the old value with the new one. Where a percentage of ownership changes, cases with an owner between both come first.",
      "`not_compared` counts cases of an earlier version that are entered in the background: until it is 0, the other counts may rise.",
    ],
    errors: ["not_found"],
    responses: { 200: ImpactView },
  },
});

export const PROPOSALS = describeOperations({
  listProposals: {
    summary: "List proposed changes",
    description: [
      "Returns the changes that new releases of the regulatory data propose, newest first: one for each article that a release adds, removes or states otherwise.",
      "`status` says what the tenant did with each: `open`, `accepted` or `dismissed`.",
    ],
    responses: { 200: z.array(ProposalView) },
  },
  acceptProposal: {
    summary: "Accept a proposed change",
    description: [
      "Registers the proposed change for the tenant. Accepting it again returns the same change.",
      "`effective_date` is needed where the proposal has none. A proposal that was dismissed answers 409.",
    ],
    errors: ["invalid_state"],
    responses: { 200: ChangeView },
  },
  dismissProposal: {
    summary: "Dismiss a proposed change",
    description: ["Records why a proposed change does not concern the tenant. One that was accepted answers 409."],
    errors: ["invalid_state"],
    responses: { 200: ProposalView },
  },
});
