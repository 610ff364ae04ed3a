import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { type Element, isWholePage, parseHtml, visibleLines } from "../html.ts";
import type { RawAnswer } from "../request.ts";
import { formatEnterpriseNumber, normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { isAboutNumber } from "./named-numbers.rules.ts";
import type { DebtReading } from "./read-text.ts";

/** A result page as text to be interpreted, or a structured statement. */
export type DebtPage = { readonly kind: "text"; readonly lines: readonly string[] } | DebtStatement;
interface DebtStatement {
  readonly kind: "statement";
  readonly reading: DebtReading;
}

const MAX_LINES = 400;

/** Splits the page into lines. Unknown for a captcha, an error or a page about another number. */
export function parseDebtPage(raw: RawAnswer, number: string, today: string): Reading<DebtPage> {
  if (isCaptcha(raw)) return unknown("captcha", "the page requires a captcha");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (/json/.test(raw.contentType)) return parseRetainment(raw.text, number, today);
  if (!isWholePage(raw.text)) return unknown("parse_error", "the page is incomplete");
  const lines = visibleLines(parseHtml(raw.text), isIgnored);
  if (lines.length === 0) return unknown("parse_error", "the page is empty");
  // A truncated page could omit a debt at its end.
  if (lines.length > MAX_LINES) return unknown("parse_error", "the page is too long");
  if (!isAboutNumber(lines, number)) return unknown("parse_error", "the page is not only about the requested number");
  return known({ kind: "text", lines });
}

const isCaptcha = (raw: RawAnswer): boolean => /captcha|are you a robot|cf-challenge/i.test(raw.finalUrl + raw.text);

/** Elements that repeat the query, are part of every page, or are hidden. */
const IGNORED = new Set(["title", "input", "textarea", "select", "datalist", "button", "footer", "nav"]);

function isIgnored({ name, attribs }: Element): boolean {
  const style = attribs["style"] ?? "";
  return IGNORED.has(name) || "hidden" in attribs || /display:\s*none|visibility:\s*hidden/i.test(style);
}

/** Response of the government's API for social debts. It covers social debts only, for a limited time. */
const retainment = z.object({
  items: z.array(
    z.object({
      status: z.string(),
      employer: z.object({ employerIdentification: z.array(z.object({ identification: z.string() })) }),
      retainmentObligation: z.boolean().optional(),
      retainmentExpirationDate: z.string().optional(),
    }),
  ),
});

function parseRetainment(text: string, number: string, today: string): Reading<DebtPage> {
  try {
    const items = retainment
      .parse(JSON.parse(text))
      .items.filter(({ employer }) =>
        employer.employerIdentification.some((id) => normalizeEnterpriseNumber(id.identification) === number),
      );
    const [item] = items;
    if (!item || items.length > 1 || item.retainmentObligation === undefined) {
      return unknown("parse_error", `no single statement about ${formatEnterpriseNumber(number)}`);
    }
    const expired = item.retainmentExpirationDate !== undefined && item.retainmentExpirationDate < today;
    if (!item.retainmentObligation && expired) return unknown("parse_error", "the statement has expired");
    return known({ kind: "statement", reading: { social: item.retainmentObligation ? "yes" : "no", tax: "unknown" } });
  } catch {
    return unknown("parse_error", "the response has an unknown format");
  }
}
