import {
  PortfolioListView,
  PortfolioProgressView,
  PortfolioResultsView,
  PortfolioView,
} from "./portfolio.responses.ts";
import { z } from "@hono/zod-openapi";
import { EvalView, OpenedInvestigationView, ScanHistoryView, ScanResultView } from "./scans.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const SCANS = describeOperations({
  scanCompany: {
    summary: "Scan a company",
    description: [
      "Scans a Belgian company at a tier.",
      "Tier 0 scores it from the relations that are already known, without a query; where nothing is known of it, `unknown_fields` and `reasons` say so.",
      "Tier 1 queries the registry and the e-invoicing directory and screens against the lists; tier 2 adds adverse media and a written summary.",
      "Tier 3 opens a case and returns its ids and portal link.",
      "",
      "Results of tiers 1 and 2 are reused for 24 hours (`SCAN_CACHE_HOURS`), marked `cached`.",
      "What a source did not answer is `null` and listed in `unknown_fields`; it is never a good sign.",
      "`unanswered_sources` names the sources without an answer. If one of them failed, the result is not reused, and the company is not green unless the failed source was the e-invoicing directory alone.",
    ],
    responses: { 200: z.union([ScanResultView, EvalView, OpenedInvestigationView]) },
  },
  listScans: {
    summary: "List the scans of a company",
    description: [
      "Returns every scan that the tenant ran on a company, newest first. Reused results are not listed again.",
      "A scan that a source failed stays in the list, with the source and the reason.",
    ],
    responses: { 200: ScanHistoryView },
  },
  escalateScan: {
    summary: "Scan a company at a higher tier",
    description: [
      "Scans the company again at the given tier without using an earlier result.",
      "Tier 3 opens a case. An earlier scan is not needed.",
    ],
    responses: { 200: z.union([ScanResultView, OpenedInvestigationView]) },
  },
});

export const PORTFOLIOS = describeOperations({
  scanPortfolio: {
    summary: "Scan a portfolio",
    description: [
      "Scans up to 10,000 companies at tier 1. Duplicate numbers count once.",
      "It answers when all are done, or after 20 seconds with what is done so far; the rest continues in the background.",
      "A number that cannot be scanned counts as `failed` and does not stop the others.",
      "",
      "A body of the type `text/csv` is read as at `/api/scan/portfolio/csv`, with `name` and `segment_id` in the query; the answer is the same as with JSON, where both stand in the body.",
    ],
    responses: { 200: PortfolioView },
  },
  readPortfolio: {
    summary: "Read the results of a portfolio scan",
    description: [
      "Returns the progress of a portfolio scan with the results so far, in the order of the numbers.",
      "Without `limit` all of them; with it a page, and `next_after` names the next one. The figures are always those of the whole portfolio.",
      "A portfolio that does not exist gives an empty result of the status `unknown`.",
      "With `Accept: text/csv` it is the file of `results.csv`, and a portfolio that does not exist answers 404.",
    ],
    errors: ["not_found"],
    responses: { 200: { json: PortfolioResultsView, mediaTypes: ["text/csv"], description: "The results" } },
  },
  listPortfolios: {
    summary: "List the portfolio scans",
    description: ["Returns the tenant's portfolio scans with their progress, newest first."],
    responses: { 200: PortfolioListView },
  },
  retryPortfolio: {
    summary: "Retry the failed companies of a portfolio",
    description: [
      "Scans again the companies that failed and those of which a source failed (`incomplete`); the others stay as they are.",
      "It answers at once; the results follow. While a company is scanned again, its earlier result stands, and it still stands if the retry learns less.",
      "A retry during a retry takes only what failed since. Entries that are not enterprise numbers are not retried.",
    ],
    responses: { 200: PortfolioProgressView },
  },
});

export const PORTFOLIO_CSV = describeOperations({
  importPortfolio: {
    summary: "Scan a portfolio from a CSV file",
    description: [
      "Scans the companies of a CSV file of at most 4 MiB at tier 1, and answers at once; the results follow.",
      "Commas, semicolons and tabs separate; the file is UTF-8, with or without a byte order mark.",
      "The column of the numbers is named `registration_number`, `ondernemingsnummer`, `numéro d'entreprise`, `Unternehmensnummer` or the like; a column `reference` holds the file's own name or number of each company, and comes back with the results. Other columns are not read. A file without a header has the numbers in the column where its first line has one.",
      "",
      "A file with a wrong line starts nothing: `errors` names each such line as `lines.<number>`.",
    ],
    errors: ["validation_failed"],
    responses: { 202: PortfolioProgressView },
  },
  exportPortfolio: {
    summary: "Download the results of a portfolio scan as CSV",
    description: [
      "Returns one line for each company: number, name, state (`scanned`, `incomplete`, `failed`, `waiting`, `retrying`), risk tier, confidence, reasons, flags, failed sources, time, scan id, link and the file's reference.",
      "A text that a spreadsheet would run as a formula begins with an apostrophe.",
    ],
    responses: { 200: { mediaTypes: ["text/csv"], description: "UTF-8 with a byte order mark (RFC 4180)" } },
  },
});
