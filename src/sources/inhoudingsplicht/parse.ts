import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { type Element, isWholePage, parseHtml, visibleLines } from "../html.ts";
import type { RawAnswer } from "../request.ts";
import { formatEnterpriseNumber, normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { isAboutNumber } from "./named-numbers.rules.ts";
import type { DebtReading } from "./read-text.ts";

/** A result page as text that has still to be read, or an answer that needs no reading. */
export type DebtPage = { readonly kind: "text"; readonly lines: readonly string[] } | DebtStatement;
interface DebtStatement {
  readonly kind: "statement";
  readonly reading: DebtReading;
}

const MAX_LINES = 400;

/** Reads the page into lines. A captcha, an error, or a page that does not name the number asked for is unknown. */
export function parseDebtPage(raw: RawAnswer, number: string, today: string): Reading<DebtPage> {
  if (isCaptcha(raw)) return unknown("captcha", "the page asked for a captcha");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (/json/.test(raw.contentType)) return parseRetainment(raw.text, number, today);
  if (!isWholePage(raw.text)) return unknown("parse_error", "the page is not whole");
  const lines = visibleLines(parseHtml(raw.text), isNoAnswer);
  if (lines.length === 0) return unknown("parse_error", "the page is empty");
  // Half of a long page could leave out the debt at its end.
  if (lines.length > MAX_LINES) return unknown("parse_error", "the page is too long");
  if (!isAboutNumber(lines, number)) return unknown("parse_error", "the page is not about the number asked for alone");
  return known({ kind: "text", lines });
}

const isCaptcha = (raw: RawAnswer): boolean => /captcha|are you a robot|cf-challenge/i.test(raw.finalUrl + raw.text);

/** What repeats the question, belongs to every page, or nobody sees. None of it is an answer. */
const NO_ANSWER = new Set(["title", "input", "textarea", "select", "datalist", "button", "footer", "nav"]);

function isNoAnswer({ name, attribs }: Element): boolean {
  const style = attribs["style"] ?? "";
  return NO_ANSWER.has(name) || "hidden" in attribs || /display:\s*none|visibility:\s*hidden/i.test(style);
}

/** Answer of the government's interface for social debts: it states one of the two kinds, for a limited time. */
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
    return unknown("parse_error", "the answer was not understood");
  }
}
