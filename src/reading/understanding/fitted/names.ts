import { companyNameOf } from "../company/common.ts";
import { companiesIn } from "../company/mentions.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import { foldInPlace } from "../text.ts";
import type { Candidate } from "./candidates.ts";

const LONGEST = 70;
const MOST_WORDS = 9;

/** `Firma: Orgelbau GmbH`, `Orgelbau GmbH, Hintergasse 11`, `Orgelbau GmbH - Trier`: the parts of a line, each with its place in it. */
function partsOf(line: string): { readonly text: string; readonly at: number; readonly form: string }[] {
  const colon = line.indexOf(":");
  const from = colon < 0 ? 0 : colon + 1;
  const rest = line.slice(from);
  const end = /,\s|\s[-–—·(]\s?|\s\||$/.exec(rest)!.index;
  const parts = [
    { text: line, at: 0, form: "line" },
    { text: rest, at: from, form: "value" },
    { text: rest.slice(0, end), at: from, form: "part" },
  ];
  return parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at);
}

const QUOTED = /[«„“"]\s?([^«»„“”"\n]{3,60}?)\s?[»“”"]/gu;

const isName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= LONGEST &&
  text.split(" ").length <= MOST_WORDS &&
  /^[\p{Lu}\d'’(]/u.test(text) &&
  /\p{L}{2}/u.test(text) &&
  !/[:;!?=€%]|\d{4}|\.\s?$|\.{3}|_{2}/.test(text.replace(/(?:\p{Lu}\.)+\s?$/u, ""));

/** What may be the name of a company: by its legal form, in quotes, or alone in its line or behind a label. */
export function namesIn({ text }: Flow): Candidate[] {
  const found: Candidate[] = companiesIn(text).map(({ name, at, end }) => of(name, at, end, "form"));
  for (const match of text.matchAll(QUOTED)) {
    const at = match.index + match[0].indexOf(match[1]!);
    if (isName(match[1]!)) found.push(of(match[1]!, at, at + match[1]!.length, "quoted"));
  }
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.length <= 2 * LONGEST)
      for (const part of partsOf(line)) {
        const name = isName(part.text.trim()) ? companyNameOf(part.text) : null;
        const at = name === null ? -1 : line.indexOf(name, part.at);
        if (name !== null && at >= 0) found.push(of(name, start + at, start + at + name.length, part.form));
      }
    start += line.length + 1;
  }
  const seen = new Set<string>();
  return found.filter(({ at, end }) => !seen.has(`${at} ${end}`) && seen.add(`${at} ${end}`));
}

const of = (value: string, at: number, end: number, form: string): Candidate => {
  const forms = legalFormsIn(value);
  const bare = forms.reduce((rest, one) => rest.replace(one.quote, " "), value);
  return {
    value,
    key: foldInPlace(bare).replaceAll(/[^a-z\d]/g, ""),
    at,
    end,
    confidence: 1,
    form: `${form} ${forms.length > 0 ? "company" : value === value.toUpperCase() ? "capitals" : "bare"}`,
  };
};
