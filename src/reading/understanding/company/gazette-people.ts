import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import { companyNameOf, factOf } from "./common.ts";
import { namesIn, onOneLine, sentenceEnd } from "./passages.ts";

/** Phrases before the names of those who come to an office. Folded. */
const COMES =
  /(?:(?:benoemt|benoemen|benoemd|aangesteld|herbenoemt|herbenoemd|benoeming)[^.:;\n]{0,25}(?:tot|als|van) (?:\S+ ){0,3}?(?:bestuurders?|zaakvoerders?|gedelegeerd bestuurder)|(?:nommer|nomme|nommee|nommes|designe|appele)[^.:;]{0,30}(?:administrat\S+|gerante?s?|presidente?)|administration : gerant|ernennt [^:;]{0,80}(?:verwalter|geschaftsfuhrer)n?|(?:verwalter|verwaltern|geschaftsfuhrer)n? (?:zu ernennen|ernannt|bestellt)|bestellt(?: als| zum| zur)? (?:geschaftsfuhrer|vorstand|verwalter)(?:in)?|(?:geschaftsfuhrer|vorstand)(?:in)?,? (?:neu )?bestellt|(?:appoint|appoints|appointed|elect|elected)(?: as| to be)? (?:the following persons as )?(?:a |managing )?directors?|appointment of)/g;

/** Phrases of those who leave one. */
const LEAVES =
  /(?:(?:ontslag(?:name)?(?: van)?|ontslagen|ontslagnemend|afgetreden|uitgetreden|uit functie|vertrekkend)(?: als)?(?: (?:bestuurders?|zaakvoerders?))?|(?:demission|revocation|fin de mandat)(?: de| du| d'| en qualite)?|demissionnaire|nicht mehr (?:geschaftsfuhrer|vorstand|verwalter)(?:in)?|ausgeschieden|(?:rucktritt|abberufung)(?: von| des| der)?|resign(?:ed|ation)(?: of)?(?: as)?(?: a)?(?: directors?)?|ceased(?: to be)? (?:a )?directors?|en remplacement de|ter vervanging van|anstelle von|in place of|replacing)/g;

interface Change {
  readonly at: number;
  readonly end: number;
  readonly leaves: boolean;
}

/** Persons and companies that come to an office or leave it, with the day where the sentence has one. */
export function changesOfOffice(flow: Flow, scope: number): FactDraft[] {
  const text = onOneLine(flow.text).slice(0, scope);
  const folded = onOneLine(flow.folded).slice(0, scope);
  const isHeading = ({ at, end }: Change) => !/\p{Ll}/u.test(text.slice(at, end));
  const changes = [...find(folded, COMES, false), ...find(folded, LEAVES, true)]
    .filter((change) => !isHeading(change))
    .sort((a, b) => a.at - b.at);
  const facts: FactDraft[] = [];
  const seen = new Set<string>();
  changes.forEach((change, index) => {
    const until = Math.min(changes[index + 1]?.at ?? scope, change.end + 700);
    const list = text.slice(change.end, until);
    const stop = listEnd(list, flow.text.slice(change.end, until));
    const names = namesIn(
      flow.text.slice(change.end, change.end + stop),
      flow.folded.slice(change.end, change.end + stop),
    );
    const [day] = datesIn(sentenceAround(text, change.at));
    const date = day === undefined ? {} : change.leaves ? { until: day.value } : { since: day.value };
    for (const { name, at, end } of names) {
      if (seen.has(name.name)) continue;
      seen.add(name.name);
      const place = flow.place(change.end + at, change.end + end);
      facts.push(factOf("person", { ...name, role: "director", ...date }, place, { certainty: 0.93 }));
    }
    facts.push(...companies(flow, change.end, stop));
  });
  return facts;
}

const find = (folded: string, pattern: RegExp, leaves: boolean): Change[] =>
  [...folded.matchAll(pattern)].map((match) => ({ at: match.index, end: match.index + match[0].length, leaves }));

/** A list of names runs over lines with dashes; anything else ends with its sentence. */
function listEnd(line: string, lines: string): number {
  if (/^\s*:?\s*(?:[^:\n]{0,80}:)?\s*\n\s*[-•*]/.test(lines)) {
    const end = /\n(?!\s*[-•*])[^\n]*$|\n\s*\n/.exec(lines.slice(1));
    const last = [...lines.matchAll(/\n\s*[-•*][^\n]*/g)].at(-1);
    return last === undefined ? (end?.index ?? lines.length) : last.index + last[0].length;
  }
  return sentenceEnd(line);
}

/** The sentence that holds a place. */
function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 300), at);
  const start = Math.max(before.lastIndexOf(". "), before.lastIndexOf(": ")) + 1;
  return before.slice(start) + text.slice(at, at + sentenceEnd(text.slice(at, at + 400)));
}

/** Companies among those who come, by their legal form. */
function companies(flow: Flow, from: number, length: number): FactDraft[] {
  const parts = flow.text.slice(from, from + length).split(/[,;\n]/);
  let at = from;
  return parts.flatMap((part) => {
    const start = at;
    at += part.length + 1;
    const bare = part.replace(/^[\s:-]+/, "").trim();
    if (bare.length > 60 || !hasLegalForm(bare)) return [];
    const holder = companyNameOf(bare);
    if (holder === null || /\d/.test(bare)) return [];
    return [
      factOf("company_share", { holder, role: "director" }, flow.place(start, start + part.length), {
        certainty: 0.85,
      }),
    ];
  });
}
