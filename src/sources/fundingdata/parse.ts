import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { compareCompanyNames } from "../../domain/matching/index.ts";
import type { RawAnswer } from "../request.ts";
import type { FundingDataAnswer } from "../types.ts";

/** Organisation search of the provider's API (version 4), limited to the fields that are used. */
const searchAnswer = z.object({
  count: z.number().int().nonnegative(),
  entities: z.array(
    z.object({
      properties: z.object({
        identifier: z.object({ value: z.string() }),
        funding_total: z.object({ value: z.number().nonnegative(), currency: z.string() }).nullish(),
        last_funding_type: z.string().nullish(),
        investor_identifiers: z.array(z.object({ value: z.string() })).nullish(),
      }),
    }),
  ),
});

/** The API has no registration numbers, so the names must be nearly equal. */
const SAME_NAME = 0.95;

/** Parses a company's funding. Amounts in other currencies than EUR are omitted. */
export function parseFunding(raw: RawAnswer, companyName: string): Reading<FundingDataAnswer> {
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  const answer = readAnswer(raw.text);
  if (!answer || (answer.count > 0 && answer.entities.length === 0)) {
    return unknown("parse_error", "the response has an unknown format");
  }
  const same = answer.entities.filter(
    ({ properties }) => compareCompanyNames(properties.identifier.value, companyName).score >= SAME_NAME,
  );
  if (same.length > 1) return unknown("parse_error", "several companies have this name");
  const [match] = same;
  if (!match) return known({ found: false, total_funding_eur: null, last_round: null, investors: [] });
  const { funding_total: total, last_funding_type: lastRound, investor_identifiers: investors } = match.properties;
  return known({
    found: true,
    total_funding_eur: total?.currency === "EUR" ? total.value : null,
    last_round: lastRound ?? null,
    investors: (investors ?? []).map((investor) => investor.value),
  });
}

function readAnswer(text: string): z.output<typeof searchAnswer> | null {
  try {
    return searchAnswer.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
