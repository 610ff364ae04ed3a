import { matchesOf } from "../../../platform/matches.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import { addressesIn } from "../fields/addresses.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { personOf } from "../fields/person-names.ts";
import type { Flow } from "../flow.ts";
import { foldInPlace } from "../text.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { deedOf, foundersOf, holderFacts, notary } from "./articles-people.ts";
import { birthDateOf, factOf } from "./common.ts";
import { companiesIn, type Mention, personsIn, sentenceAt } from "./mentions.ts";
import { changeOf, type Change, holdsOffice } from "./offices.ts";
import { onOneLine, sentenceStops } from "./passages.ts";
import { roleOf } from "./words/roles.ts";

/** A notice as one line, up to where it ends, with the persons that it names. */
interface Notice {
  readonly flow: Flow;
  readonly text: string;
  readonly folded: string;
  /** With line ends, where a cell of a table may be a title. */
  readonly lines: string;
  readonly stops: readonly number[];
  readonly persons: readonly Mention[];
}

interface Place {
  readonly at: number;
  readonly end: number;
}

/** Persons and companies that come to an office, hold or leave it, with the day where the sentence has one. */
export function changesOfOffice(document: ReadableDocument, scope: number, subject: string): FactDraft[] {
  const { flow } = document;
  const text = onOneLine(flow.text).slice(0, scope);
  const notice: Notice = {
    flow,
    text,
    folded: onOneLine(flow.folded).slice(0, scope),
    lines: flow.folded.slice(0, scope),
    stops: [...sentenceStops(text), ...lineStops(flow.text.slice(0, scope))].sort((a, b) => a - b),
    persons: namedIn(flow.text.slice(0, scope), subject),
  };
  return [...founders(document, notice, subject), ...persons(notice), ...companies(notice, subject)];
}

const IN_CAPITALS = /^(?:[^:\n]{3,40}: ?)?[^\p{Ll}\n]*\p{Lu}{4}[^\p{Ll}\n]*$/u;
const BULLET = /^\s*[-–•*] /;

/** Ends of lines that no running text goes on behind: short lines, and those before a label. */
const lineStops = (text: string): number[] =>
  matchesOf(text, /([^\n]*)\n(?=([^\n]*))/g).flatMap(({ index, 1: line, 2: next }) => {
    if (/\p{L}{3}\.\s*$/u.test(line!) || /[\d)]\.\s*$/.test(line!)) return [index + line!.length];
    const isCarriedOn = /[:,]\s*$/.test(line!) || /^\s*(?:[-–•*]|\(?\w{1,2}[.)]|\p{Ll})/u.test(next!);
    const isLabel = /^\p{Lu}[^:;.]{2,40}?\s?:/u.test(next!);
    const isTitle = roleOf(foldInPlace(line!)) !== null;
    // A title in capitals, and the last line of a list.
    const isApart = /\p{Ll}/u.test(next!) && !isCarriedOn && (IN_CAPITALS.test(line!) || BULLET.test(line!));
    if (isApart) return [index + line!.length];
    return isTitle || (!isLabel && (isCarriedOn || line!.length >= 40)) ? [] : [index + line!.length];
  });

/** Persons of a text: those that registers enter with their birth, and names that are part of no address or company. */
function namedIn(text: string, subject: string): Mention[] {
  const taken = [...addressesIn(text), ...datesIn(text)].map(({ at, quote }) => ({ at, end: at + quote.length }));
  const own = foldInPlace(subject);
  const isName = ({ at, end, isSure }: Mention) => {
    const written = foldInPlace(text.slice(at, end));
    if (taken.some((one) => at < one.end && one.at < end && at > one.at + 3) || written.includes("\n\n")) return false;
    return isSure || own === "" || !(own.includes(written) || written.includes(own));
  };
  return [...personsIn(text).filter(isName), ...entriesIn(onOneLine(text))].sort((a, b) => a.at - b.at);
}

/** Who an act says to have founded the company, and the notary who received it. */
function founders(document: ReadableDocument, { flow, folded }: Notice, subject: string): FactDraft[] {
  if (!FOUNDING.test(folded)) return [];
  const deed = deedOf(document);
  return [
    ...holderFacts(flow, deed, foundersOf(deed, subject)),
    ...notary(deed).map(({ name, at, end }) =>
      factOf("person", { ...name, role: "notary" }, flow.place(at, end), { subject: "issuer", certainty: 0.93 }),
    ),
  ];
}

function persons(notice: Notice): FactDraft[] {
  const { flow, text, persons: mentions } = notice;
  const facts: FactDraft[] = [];
  const gone: FactDraft[] = [];
  const seen = new Set<string>();
  let last: (Place & { readonly office: Office }) | null = null;
  for (const one of mentions) {
    const follows: boolean = last !== null && LISTED.test(notice.folded.slice(last.end, one.at));
    const office: Office | null = officeOf(notice, one) ?? (follows && last!.office.isLabelled ? last!.office : null);
    if (office === null) continue;
    last = { at: one.at, end: one.end, office };
    if (seen.has(one.name.name)) continue;
    const [birth, days] = [birthBehind(text, one), dayOf(notice, one, office)];
    // Who leaves on a day that the notice does not give is hardly a director of today, unless it appoints them again.
    const hasLeft = office.change === "leaves" && days.until === undefined;
    const value = { ...one.name, ...birth, role: "director" as const, ...days };
    const fact = factOf("person", value, flow.place(one.at, one.end), { certainty: 0.93 });
    if (hasLeft) gone.push(asGuess(fact));
    else {
      seen.add(one.name.name);
      facts.push(fact);
    }
  }
  return [...facts, ...gone.filter(({ value }) => !seen.has((value as PersonFact).name))];
}

interface Office {
  readonly change: Change | "holds";
  /** By a title before the name, not by the verb of a sentence. */
  readonly isLabelled: boolean;
}

const officeOf = (notice: Notice, one: Mention): Office | null => {
  const labelled = labelledOffice(notice, one);
  if (labelled === null || labelled?.change === "leaves") return labelled;
  const next = notice.persons.find(({ at }) => at > one.end)?.at;
  const change = changeOf(notice.folded, notice.stops, one, next);
  if (change === null && labelled !== undefined) return labelled;
  if (change !== null) return { change, isLabelled: false };
  return holdsOffice(notice.folded, one) ? { change: "holds", isLabelled: false } : null;
};

/** Between two names of one list. */
const LISTED =
  /^\s?(?:,|;|en|et|und|and|&|sowie|ainsi que|alsook|-|•)?\s?(?:(?:mr|mrs|ms|mme|m|herr|frau|dhr|mevr)\.?\s|de heer |mevrouw |monsieur |madame )?$/;

const QUALIFIER =
  /\s?\(?\b(?:partante?s?|sortante?s?|demissionnaires?|nouve(?:au|lle|aux)|neu(?:er|e)?|new|former|previous|appointed|resigned|ceased|removed|benoemd|aangesteld|uitgetreden|afgetreden|uit functie|nommee?s?|designee?s?|bestellt|ernannt|ausgeschieden|abberufen|geloscht|entrante?s?)\b\)?\s?$/;
const ORGAN = /(?:^|[\s:,.])(?:presidence|gerance|direction generale|bestuur|geschaftsfuhrung|management)$/;
const PROXY = /prokur|procuration|\bvolmacht|gevolmachtigde|\bproxy/;
const GONE =
  /partant|sortant|demission|former|previous|resign|ceased|removed|uitgetreden|afgetreden|uit functie|ausgeschieden|abberufen|geloscht|nicht mehr/;

/** What the label before a name makes its bearer; undefined without a label, null where the label is of another office. */
function labelledOffice({ folded, lines, stops }: Notice, { at, end }: Mention): Office | null | undefined {
  const { from } = sentenceAt(stops, at);
  const before = folded.slice(Math.max(from, at - 90), at);
  const colon =
    /(.*?)\s?:\s?(?:(?:\(?[a-z]\)|\(?\d{1,2}[.)]|[-•])\s?)?(?:(?:mr|mrs|ms|mme|m|herrn?|frau|dhr|mevr)\.?\s|de heer |mevrouw |monsieur |madame )?$/.exec(
      before,
    );
  const cell = /(?:^|\n)([^\n:]{2,60})\n(?:[^\n]{0,12})$/.exec(lines.slice(Math.max(0, at - 90), at));
  const label = colon?.[1] ?? cell?.[1];
  if (label === undefined) return undefined;
  const title = label.replace(QUALIFIER, "").trim();
  const words = title.split(/[\s:]+/);
  // `Gesamtprokura gemeinsam mit einem Geschäftsführer`
  if (PROXY.test(title)) return null;
  if (ORGAN.test(title)) return { change: "holds", isLabelled: true };
  const role = [1, 2, 3, 4, 5, 6].map((count) => roleOf(words.slice(-count).join(" "))).find((one) => one !== null);
  if (role === undefined) return undefined;
  if (role === "other") return null;
  const isGone =
    GONE.test(label) ||
    /^[^.;]{0,60}(?:partant|funktion geloscht|nicht mehr|ausgeschieden)/.test(folded.slice(end, end + 80));
  const isNew =
    QUALIFIER.test(label) ||
    /^[^.;]{0,60}(?:nomme|en fonction|appointed|benoemd|bestellt)/.test(folded.slice(end, end + 80));
  return { change: isGone ? "leaves" : isNew ? "comes" : "holds", isLabelled: true };
}

/** `Albers, Jürgen, Köln, *30.04.1966`, as courts of Germany enter persons. */
const ENTRY =
  /(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,3}), (?=[^,;*]{2,60}, ?\*)/gu;

const entriesIn = (text: string): Mention[] =>
  matchesOf(text, ENTRY).flatMap((match): Mention[] => {
    const name = personOf(match[2]!, match[1]!);
    return name === null ? [] : [{ name, at: match.index, end: match.index + match[0].length - 2, isSure: true }];
  });

const BORN = /^[^;:.]{0,45}?(?:\*|geb(?:oren|\.)|\bne(?:e|\(e\))?\b|\bborn\b)|^\s?\((?=\d)/;

function birthBehind(text: string, { end }: Mention): { birth_date?: string } {
  const behind = text.slice(end, end + 90);
  const cue = BORN.exec(foldInPlace(behind));
  const birth = cue === null ? null : birthDateOf(behind.slice(cue[0].length, cue[0].length + 32));
  return birth === null ? {} : { birth_date: birth };
}

const BIRTH = /(?:\*|\(|\b(?:geboren|nee?|ne\(e\)|born|geb\.)[^;:\d]{0,40})\s?$/;
const EFFECT =
  /(?:met ingang (?:van|op)|ingaande(?: op)?|vanaf|gaat in op|uitwerking(?: hebbend)? (?:op|vanaf)|per|sinds|sedert|a (?:compter|partir|dater) du|avec effet (?:au|le|immediat au)|prend (?:cours|effet) (?:le|au)|en fonction (?:le|depuis le)|depuis le|mit wirkung (?:vom|zum|ab)|ab dem|ab|seit(?: dem)?|with effect (?:from|as of|on)|effective(?: from| as of)?|as (?:from|of)|from|since|on)\s?$/;
/** Behind the day on which the term of somebody before ended. */
const ENDED =
  /^\s?(?:(?:is|est|ist|was|has|a) )?(?:verstreken|verlopen|vervallen|afgelopen|overleden|expiree?|echue?|decedee?|abgelaufen|geendet|verstorben|ended|expired|died)\b/;
const UNTIL = /(?:\btot\b|jusqu|\bbis\b|until|vervallen|expir|endet|eindig)[^.;]{0,40}$/;

/** The day on which an office begins or ends: the one with words such as `as from`; else, for a change, the first of its sentence. */
function dayOf(
  { text, folded, stops, persons: mentions }: Notice,
  { at, end }: Mention,
  { change, isLabelled }: Office,
): { since?: string; until?: string } {
  const sentence = sentenceAt(stops, at);
  const from = isLabelled ? end : Math.max(sentence.from, at - 300);
  const next = mentions.find((one) => one.at > end)?.at ?? Infinity;
  const to = isLabelled ? Math.min(next, end + 100) : Math.min(sentence.to + 1, end + 400);
  const days = datesIn(text.slice(from, to))
    .map((day) => ({
      value: day.value,
      before: folded.slice(Math.max(0, from + day.at - 60), from + day.at),
      behind: folded.slice(from + day.at + day.quote.length, from + day.at + day.quote.length + 20),
    }))
    .filter(({ before }) => !BIRTH.test(before) && (EFFECT.test(before) || !UNTIL.test(before)))
    .filter(({ behind }) => change === "leaves" || !ENDED.test(behind));
  const day =
    days.find(({ before }) => EFFECT.test(before)) ?? (isLabelled || change === "holds" ? undefined : days[0]);
  if (day === undefined) return {};
  return change === "leaves" ? { until: day.value } : { since: day.value };
}

/** Companies that come to an office, by their legal form, with their number where it stands behind them. */
function companies(notice: Notice, subject: string): FactDraft[] {
  const { flow, text, folded, stops } = notice;
  const seen = new Set<string>();
  return companiesIn(flow.text.slice(0, text.length)).flatMap((one): FactDraft[] => {
    const mention: Mention = { ...one, name: { name: one.name }, isSure: true };
    const name = one.name.toLowerCase();
    const isOwn = subject !== "" && (name.includes(subject.toLowerCase()) || subject.toLowerCase().includes(name));
    if (isOwn || seen.has(name)) return [];
    const label = labelledOffice(notice, mention);
    if (label === null || (label === undefined && changeOf(folded, stops, mention) !== "comes")) return [];
    seen.add(name);
    const number = companyNumbersIn(text.slice(one.end, one.end + 90)).find(({ valid }) => valid !== false);
    const value = {
      holder: one.name,
      ...(number === undefined ? {} : { enterprise_number: number.value.number }),
      role: "director" as const,
    };
    return [factOf("company_share", value, flow.place(one.at, one.end), { certainty: 0.85 })];
  });
}

const FOUNDING = /oprichting|opgericht|constitution|constituee?|grundung|gegrundet|incorporat/;
