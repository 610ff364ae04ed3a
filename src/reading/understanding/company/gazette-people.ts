import type { FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { personOf, readPersonName, type PersonName } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import { companyNameOf, factOf } from "./common.ts";
import { namesIn, onOneLine, sentenceEnd, type NameInText } from "./passages.ts";
import { titleBefore } from "./words/roles.ts";

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
    const entries = entriesIn(text.slice(change.end, change.end + stop));
    const names =
      entries.length > 0
        ? entries
        : namesIn(flow.text.slice(change.end, change.end + stop), flow.folded.slice(change.end, change.end + stop));
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
  for (const { name, from, end, date } of [...namedBefore(text, folded), ...titledLines(flow, scope)]) {
    if (seen.has(name.name)) continue;
    seen.add(name.name);
    facts.push(factOf("person", { ...name, role: "director", ...date }, flow.place(from, end), { certainty: 0.92 }));
  }
  return facts;
}

interface Appointee {
  readonly name: PersonName;
  readonly from: number;
  readonly end: number;
  readonly date: { readonly since?: string };
}

/** `mevrouw Griet Lambrecht, wonende te ..., wordt benoemd tot bestuurder met ingang van 20 mei 2025`. */
const NAMED_BEFORE =
  /(?:de heer|mevrouw|mevr\.|dhr\.|monsieur|madame|mme|mr\.?|mrs\.?|ms\.?|herrn?|frau) ([^,.;:()]{5,50}?)(?:,[^.;:]{3,160}?,?)? (?:wordt|werd|is|est|a ete|wird|wurde|was|has been) [^.;:,]{0,30}?(?:benoemd|herbenoemd|aangesteld|nommee?|designee?|ernannt|bestellt|appointed)[^.;:,]{0,40}?(?:bestuurder|zaakvoerder|administrat|gerante?\b|geschaftsfuhrer|verwalter|director)|(?:herrn?|frau) ([^,.;:()]{5,50}?)(?:,[^.;:]{3,160}?,?)? (?:wird|wurde) (?:zum|zur|als) (?:geschaftsfuhrer|verwalter)(?:in)? (?:bestellt|ernannt)|(?:ernennt|bestellt|benoemt) (?:herrn?|frau|de heer|mevrouw) ([^,.;:()]{5,50}?)(?:,[^.;:]{3,160}?,?)? (?:zum|zur|als|tot) (?:\S+ )?(?:geschaftsfuhrer|verwalter|bestuurder|zaakvoerder)/g;

const namedBefore = (text: string, folded: string): Appointee[] =>
  [...folded.matchAll(NAMED_BEFORE)].flatMap((match): Appointee[] => {
    const spelled = (match[1] ?? match[2] ?? match[3])!;
    const from = match.index + match[0].indexOf(spelled);
    const name = readPersonName(text.slice(from, from + spelled.length));
    const [day] = datesIn(text.slice(match.index, match.index + match[0].length + 60).split(/[;]/)[0]!);
    const since = day === undefined || day.at < match[0].length ? {} : { since: day.value };
    return name === null ? [] : [{ name, from, end: from + spelled.length, date: since }];
  });

/** `Président : Madame Hélène Dufau, demeurant à ...` on a line of its own. */
function titledLines(flow: Flow, scope: number): Appointee[] {
  return [...flow.text.slice(0, scope).matchAll(/[^\n]+/g)].flatMap((line): Appointee[] => {
    const lead = /^\s*(?:administration|gestion|direction) ?: ?/.exec(flow.folded.slice(line.index))?.[0].length ?? 0;
    const rest = line[0].slice(lead);
    const title = titleBefore(flow.folded.slice(line.index + lead, line.index + line[0].length));
    if (title?.role !== "director") return [];
    const spelled = rest.slice(title.length).split(/,|;| demeurant| né/)[0]!;
    const name = readPersonName(spelled);
    const from = line.index + lead + title.length;
    return name === null ? [] : [{ name, from, end: from + spelled.length, date: {} }];
  });
}

/** `Albers, Jürgen, Köln, *30.04.1966`, as courts of Germany enter persons. */
const ENTRY =
  /(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}), (?=[^,;*]{2,60}, ?\*)/gu;

const entriesIn = (text: string): NameInText[] =>
  [...text.matchAll(ENTRY)].flatMap((match): NameInText[] => {
    const name = personOf(match[2]!, match[1]!);
    return name === null ? [] : [{ name, at: match.index, end: match.index + match[0].length - 2 }];
  });

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
