import { normalizeEnterpriseNumber } from "../../../../platform/enterprise-number.ts";
import { matchesOf } from "../../../../platform/matches.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { vatNumbersIn } from "../../fields/vat-numbers.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import type { Candidate } from "./candidate.ts";
import { Taken } from "./taken.ts";

/** Digits with their usual marks, and letters before or behind. */
const NUMBER =
  /(?<![\p{L}\d.,/-])(?:(?<prefix>HR[AB]|FN|CHE|[A-Z]{1,3})[ .:-]{0,2})?(?<digits>\d(?:[\d]|[ .-](?=\d)){3,16}\d)(?<suffix> ?[a-z](?![\p{L}\d])|[A-Z]\d?(?![\p{L}\d]))?(?![\d%]|[.,]\d|\s?(?:EUR|€|euro))/gu;

/** Numbers that may be a company's in its register, valid where their check digits can be told. */
export function enterpriseNumberCandidates({ flow }: ReadableDocument): readonly Candidate[] {
  const found: Candidate[] = companyNumbersIn(flow.text).flatMap(({ value, at, quote, confidence, valid }) =>
    valid === false
      ? []
      : [of(value.number, at, at + quote.length, confidence, ["known", `scheme ${value.scheme}`, shapeOf(quote)])],
  );
  const taken = new Taken(flow.text.length);
  for (const { at, end } of found) taken.add(at, end);
  for (const { value, at, quote, valid } of vatNumbersIn(flow.text)) {
    if (valid === false || taken.overlaps(at, at + quote.length)) continue;
    const number = value.country === "BE" ? value.number.slice(2) : value.number;
    found.push(of(number, at, at + quote.length, 1, ["vat", `country ${value.country}`, shapeOf(quote)]));
    taken.add(at, at + quote.length);
  }
  for (const match of matchesOf(flow.text, NUMBER)) {
    const end = match.index + match[0].length;
    if (taken.overlaps(match.index, end)) continue;
    const written = match[0].trim();
    const digits = written.replaceAll(/\D/g, "");
    if (digits.length < 4 || digits.length > 14) continue;
    const belgian = match.groups!["prefix"] === undefined ? normalizeEnterpriseNumber(written) : null;
    const value = belgian ?? written.replaceAll(/[\s.:-]/g, "");
    found.push(of(value, match.index, end, 1, [belgian === null ? "plain" : "checked", shapeOf(written)]));
  }
  return found;
}

const of = (value: string, at: number, end: number, confidence: number, forms: readonly string[]): Candidate => ({
  value,
  key: numberKey(value),
  at,
  end,
  confidence,
  forms,
});

/** `0123.456.789` as `9999.999.999`, shortened. */
const shapeOf = (written: string): string =>
  `shape ${written.replaceAll(/\d/g, "9").replaceAll(/[a-z]/g, "a").slice(0, 20)}`;

/** A Belgian VAT number is the enterprise number behind its prefix. */
export const numberKey = (value: string): string => value.replace(/^BE/, "");
