import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { isWholePage, parseHtml, visibleLines } from "../html.ts";
import type { RawAnswer } from "../request.ts";
import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { DebtReading } from "./read-text.ts";

/** A result page as text that has still to be read, or an answer that needs no reading. */
export type DebtPage = { readonly kind: "text"; readonly lines: readonly string[] } | DebtStatement;
interface DebtStatement {
  readonly kind: "statement";
  readonly reading: DebtReading;
}

const MAX_LINES = 400;

/** Takes the page apart. A captcha, an error, or a page about another number is no page to read. */
export function parseDebtPage(raw: RawAnswer, number: string, today: string): Reading<DebtPage> {
  if (isCaptcha(raw)) return unknown("captcha", "the page asked for a captcha");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (/json/.test(raw.contentType)) return parseRetainment(raw.text, number, today);
  if (!isWholePage(raw.text)) return unknown("parse_error", "the page is not whole");
  const lines = visibleLines(parseHtml(raw.text)).slice(0, MAX_LINES);
  if (lines.length === 0) return unknown("parse_error", "the page is empty");
  const named = enterpriseNumbersIn(lines);
  if (named.length > 0 && !named.includes(number)) return unknown("parse_error", "the page is about another number");
  return known({ kind: "text", lines });
}

const isCaptcha = (raw: RawAnswer): boolean => /captcha|are you a robot|cf-challenge/i.test(raw.finalUrl + raw.text);

const enterpriseNumbersIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    [...line.matchAll(/\b(?:BE ?)?([01]\d{3})[. ]?(\d{3})[. ]?(\d{3})\b/g)].map((match) => match.slice(1).join("")),
  );

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
      .items.filter(({ employer }) => employer.employerIdentification.some((id) => id.identification === number));
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
