import { z } from "@hono/zod-openapi";
import type { Operation } from "./call.ts";

const workflowId = z.string().min(1).max(255).describe("Id of the case's workflow, such as `case-...`");
const part = z
  .string()
  .min(1)
  .max(300)
  .optional()
  .describe("Only this part of the answer, by a dotted path such as `checks` or `investigation_results.0.findings`");
const text = z.string().min(1).max(500);
const path = "/api/cases/{workflow_id}";

interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
}

/** Arguments of a tool, as its `input` has accepted them. */
export type Args = Readonly<Record<string, unknown>>;

/** A tool that reads by one operation of the interface. */
export interface ReadTool extends Tool {
  readonly operation: (args: Args) => Operation;
}

/** A tool that writes by one operation, after a confirmation. */
export interface WriteTool extends Tool {
  /** What would happen, in one sentence. */
  readonly effect: string;
  /** Read before, for the person who confirms; it must succeed. Null where there is nothing to read. */
  readonly preview: (args: Args) => Operation | null;
  readonly operation: (args: Args) => Operation;
}

/** A tool whose functions take what its own schema gives. */
type Typed<T extends Tool, S extends z.ZodObject> = {
  readonly [K in keyof T]: K extends "input"
    ? S
    : T[K] extends (args: Args) => infer R
      ? (args: z.output<S>) => R
      : T[K];
};
const reads = <S extends z.ZodObject>(tool: Typed<ReadTool, S>): ReadTool => tool as unknown as ReadTool;
const writes = <S extends z.ZodObject>(tool: Typed<WriteTool, S>): WriteTool => tool as unknown as WriteTool;

/** The filters among the arguments of a list: all but the part that is shown of the answer. */
function filtersOf(args: Readonly<Record<string, string | number | undefined>>) {
  const { part: _, ...filters } = args;
  return filters;
}

const ofCase = (title: string, description: string, suffix: string): ReadTool =>
  reads({
    title,
    description,
    input: z.strictObject({ workflow_id: workflowId, part }),
    operation: ({ workflow_id }) => ({ method: "GET", path: `${path}${suffix}`, params: { workflow_id } }),
  });

/** Questions that the interface answers, with the filters that a conversation needs. */
export const READ_TOOLS: Readonly<Record<string, ReadTool>> = {
  list_cases: reads({
    title: "List cases",
    description: "Cases of the tenant, with status, rating and next step. `next_cursor` continues.",
    input: z.strictObject({
      status: text.optional().describe("Such as `REVIEW_PENDING`, or several by commas"),
      q: z.string().max(200).optional().describe("Part of a name or a registration number"),
      cursor: z.string().max(1_000).optional(),
      per_page: z.int().min(1).max(50).optional(),
      part,
    }),
    operation: (args) => ({ method: "GET", path: "/api/cases", query: { per_page: 20, ...filtersOf(args) } }),
  }),
  read_case: ofCase(
    "Read a case",
    "Checks, findings, discrepancies, rating and what may be decided. An outcome `not_established` and an `allowed` of null are unknown: neither good nor bad.",
    "",
  ),
  read_case_brief: ofCase("Read a case's brief", "The written summary of a case.", "/ai-brief"),
  read_case_evidence: ofCase(
    "Read the evidence",
    "Raw answers of sources, with hashes. It is long: read it part by part.",
    "/evidence",
  ),
  read_company_profile: ofCase("Read the company profile", "What each source says of the company.", "/company-profile"),
  read_ownership: ofCase(
    "Read the ownership",
    "Chain of owners and beneficial owners, with what is unknown.",
    "/ownership",
  ),
  list_regulations: reads({
    title: "List regulations",
    description: "Laws and other acts that the regulatory radar follows.",
    input: z.strictObject({ status: text.optional(), vertical: text.optional(), country: text.optional(), part }),
    operation: (args) => ({ method: "GET", path: "/api/regulatory/regulations", query: filtersOf(args) }),
  }),
  read_regulation: reads({
    title: "Read a regulation",
    description: "One act with its articles.",
    input: z.strictObject({ regulation_id: text, part }),
    operation: ({ regulation_id }) => ({
      method: "GET",
      path: "/api/regulatory/regulations/{regulation_id}",
      params: { regulation_id },
    }),
  }),
  search_articles: reads({
    title: "Search articles",
    description: "Articles of the law by full text (`q`) or by regulation.",
    input: z.strictObject({ q: text.optional(), regulation_id: text.optional(), country: text.optional(), part }),
    operation: (args) => ({ method: "GET", path: "/api/regulatory/articles", query: filtersOf(args) }),
  }),
  read_article: reads({
    title: "Read an article",
    description: "One article with its obligations.",
    input: z.strictObject({ article_id: text, part }),
    operation: ({ article_id }) => ({
      method: "GET",
      path: "/api/regulatory/articles/{article_id}",
      params: { article_id },
    }),
  }),
  list_scans: reads({
    title: "List scans of a company",
    description: "Earlier scans of a registration number.",
    input: z.strictObject({ registration_number: text, part }),
    operation: ({ registration_number }) => ({
      method: "GET",
      path: "/api/scan/entity/{reg_number}/results",
      params: { reg_number: registration_number },
    }),
  }),
  list_portfolios: reads({
    title: "List portfolios",
    description: "Portfolio scans, newest first.",
    input: z.strictObject({ page: z.int().min(1).optional(), part }),
    operation: ({ page }) => ({ method: "GET", path: "/api/scan/portfolios", query: { per_page: 20, page } }),
  }),
  read_portfolio: reads({
    title: "Read a portfolio",
    description: "Results of a portfolio scan, 50 at a time; `next_after` continues by `after`.",
    input: z.strictObject({
      portfolio_id: text,
      show: z.enum(["all", "red", "amber", "green", "incomplete", "failed"]).optional(),
      after: z.int().min(0).optional(),
      part,
    }),
    operation: ({ portfolio_id, show, after }) => ({
      method: "GET",
      path: "/api/scan/portfolio/{portfolio_id}/results",
      params: { portfolio_id },
      query: { part: show, after, limit: 50 },
    }),
  }),
};

/**
 * Writes that can be taken back or harm nobody. Decisions, documents for customers and everything of a report stay with
 * people: no tool does them.
 */
export const WRITE_TOOLS: Readonly<Record<string, WriteTool>> = {
  scan_company: writes({
    title: "Scan a company",
    description: "Scans a company by its registration number: tier 1 registers and lists, tier 2 news as well.",
    effect:
      "Registers, lists and, at tier 2, news are queried for the company, which may cost money; the result is stored.",
    input: z.strictObject({ registration_number: text, tier: z.union([z.literal(1), z.literal(2)]) }),
    preview: () => null,
    operation: ({ registration_number, tier }) => ({
      method: "POST",
      path: "/api/scan/entity/{reg_number}",
      params: { reg_number: registration_number },
      body: { tier },
    }),
  }),
  open_case: writes({
    title: "Open a case",
    description: "Opens a case of a company. The portal link is shown only in the console.",
    effect: "A case is opened, and its first look-ups run. Nothing is sent to the customer.",
    input: z.strictObject({
      company_name: text,
      country: z.string().length(2).describe("ISO 3166-1 alpha-2, such as BE"),
      company_registration_number: text.optional(),
    }),
    preview: ({ company_name }) => ({ method: "GET", path: "/api/cases", query: { q: company_name, per_page: 5 } }),
    operation: (args) => ({ method: "POST", path: "/api/cases", body: args }),
  }),
  add_comment: writes({
    title: "Comment on a case",
    description: "Adds an internal comment to a case, under the officer's name.",
    effect: "The comment stands in the case under your name, and every officer of the tenant can read it.",
    input: z.strictObject({ workflow_id: workflowId, text: z.string().min(1).max(5_000) }),
    preview: ({ workflow_id }) => ({ method: "GET", path, params: { workflow_id } }),
    operation: ({ workflow_id, text: comment }) => ({
      method: "POST",
      path: `${path}/comments`,
      params: { workflow_id },
      body: { text: comment },
    }),
  }),
};
