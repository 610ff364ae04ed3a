import { CERTAIN } from "../../../domain/readings/certain-kind.ts";
import { type FactDraft, textIn } from "../facts.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import { foldInPlace } from "../text.ts";
import { factOf } from "./common.ts";
import { formOfName } from "./company-facts.ts";

const NAMES: ReadonlySet<string> = new Set(["company_name", "account_holder"]);
/** Places of the name that are looked at. */
const MOST = 8;
const REACH = 90;

/** `Alfa Bouw, een naamloze vennootschap`, `Alfa Bouw (NV)`, `Alfa Bouw – S.A.S. au capital de`. */
const BEHIND = /^["»”']?\)?\s?(?:[,(–—-]\s?)?(?:(?:een|une?|an?|eine?|de|die|la|the)\s)?$/;
/** `de besloten vennootschap "Alfa Bouw"`, `la société anonyme dénommée « Alfa »`, `der GmbH „Alfa"`. */
const BEFORE = /^,?\s(?:(?:genaamd|denomm\S+|genannt|called|named)\s)?["«„“']?\s?$/;
/** What stands before a form in a few letters that is that of the name behind it. */
const BEGINS = /(?:^|\n|[:(–—]\s?|\b(?:de|het|la|le|l'|der|die|the|une?|een|eine[rn]?|an?)\s)$/;
/** A form in so many letters stands for nothing else. */
const LONG = 9;

/** The facts with the company's legal form: as its name has it or, where nothing else surely states one, as a text puts it beside the name. */
export function withFormOfName(facts: readonly FactDraft[], flow: Flow): readonly FactDraft[] {
  const own = [...facts, ...formOfName(facts)];
  const isForm = ({ type, subject }: FactDraft): boolean => type === "legal_form" && subject === "subject";
  if (own.some((fact) => isForm(fact) && fact.certainty >= CERTAIN)) return own;
  const names = facts.filter(({ type, subject }) => NAMES.has(type) && subject === "subject");
  const spelt = new Set(names.map((name) => foldInPlace(textIn(name)).trim()));
  const beside = spelt.size === 1 ? formBeside([...spelt][0]!, flow) : null;
  if (beside === null) return own;
  const certainty = Math.min(0.93, ...names.map((name) => name.certainty));
  return [
    ...own.filter((fact) => !isForm(fact)),
    factOf("legal_form", beside.quote, flow.place(beside.at, beside.end), { certainty }),
  ];
}

interface Beside {
  readonly quote: string;
  readonly at: number;
  readonly end: number;
}

/** The form beside the name; null where there is none, or where two places have others. */
function formBeside(name: string, { text, folded }: Flow): Beside | null {
  if (name.length < 3 || legalFormsIn(name).length > 0) return null;
  const found: Beside[] = [];
  const line = folded.replaceAll("\n", " ");
  for (
    let at = line.indexOf(name), seen = 0;
    at >= 0 && seen < MOST;
    at = line.indexOf(name, at + name.length), seen++
  ) {
    if (/[\p{L}\d]/u.test(line.slice(Math.max(0, at - 1), at) + line.slice(at + name.length, at + name.length + 1)))
      continue;
    found.push(...behind(text, at + name.length), ...before(text, at));
  }
  const [first] = found;
  return first !== undefined && found.every(({ quote }) => foldInPlace(quote) === foldInPlace(first.quote))
    ? first
    : null;
}

function behind(text: string, end: number): Beside[] {
  const rest = text.slice(end, end + REACH);
  const [form] = legalFormsIn(rest.replaceAll("\n", " "));
  if (form === undefined || !BEHIND.test(foldInPlace(rest.slice(0, form.at)))) return [];
  const after = rest.slice(form.at + form.quote.length);
  // `Alfa Bouw, NV Beta`: the form of the next one.
  return form.quote.length < LONG && /^ ["«„“]?\p{Lu}/u.test(after)
    ? []
    : [{ quote: form.quote, at: end + form.at, end: end + form.at + form.quote.length }];
}

function before(text: string, at: number): Beside[] {
  const from = Math.max(0, at - REACH);
  const head = text.slice(from, at);
  const form = legalFormsIn(head.replaceAll("\n", " ")).at(-1);
  if (form === undefined) return [];
  const { at: start, quote } = form;
  if (!BEFORE.test(foldInPlace(head.slice(start + quote.length)))) return [];
  const isOwn = quote.length >= LONG || BEGINS.test(foldInPlace(head.slice(0, start)));
  return isOwn ? [{ quote, at: from + start, end: from + start + quote.length }] : [];
}
