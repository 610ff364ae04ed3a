import { matchesOf } from "../../../../platform/matches.ts";
import { companyNameOf } from "../../company/common.ts";
import { companiesIn } from "../../company/mentions.ts";
import { addressesIn } from "../../fields/addresses.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { ibansIn } from "../../fields/ibans.ts";
import { legalFormsIn } from "../../fields/legal-forms.ts";
import { readPersonName } from "../../fields/person-names.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import { foldInPlace } from "../../text.ts";
import type { Candidate } from "./candidate.ts";

const LONGEST = 80;
const MOST_WORDS = 9;

/** A name in running text that a word for a company or a quotation mark introduces. */
const QUOTED = /["«„“]\s?([\p{Lu}\d][^"«»„“”\n]{1,70}?)\s?["»”“]/gu;
const WORD = String.raw`[\p{Lu}\d][\p{L}\p{M}\d'’&+.-]*`;
const RUN = String.raw`${WORD}(?:[ \n](?:${WORD}|&|de|du|des|der|van|von|den|la|le|les|of|and|et|en|und)){0,6}`;
const INTRODUCED = new RegExp(
  String.raw`(?<!\p{L})(?:vennootschap|société|Gesellschaft|Firma|firma|company|onderneming|entreprise|vereniging|association|stichting|Stiftung|Verein|klant|client|cliente|customer|Kundin|Kunde|benaming|naam|dénomination|dénommée|genaamd|Namen|name|named|called|Firmenname|titulaire|houder|Inhaber|Inhaberin|holder|aan|à|an|to|voor|pour|für|for|van|de|der|of)\s+(${RUN})`,
  "gu",
);
/** Forms of other countries that end a name. */
const FOREIGN_FORM =
  /(?<![\p{L}\d])(?:S\.?p\.?A\.?|S\.?r\.?l\.?|Sp\.? ?z ?o\.? ?o\.?|s\.?r\.?o\.?|a\.?s\.?|d\.?o\.?o\.?|ApS|A\/S|AB|ASA?|Oyj?|OÜ|UAB|SIA|Kft\.?|Zrt\.?|Nyrt\.?|S\.?L\.?U?\.?|Lda\.?|LLC|L\.?L\.?P\.?|Inc\.?|Corp\.?|SE|EOOD|OOD|SRL|S\.A\.S\.?|gGmbH|mbH|eGen|eU|Teo|DAC|CLG|UC|Sàrl|Coöp(?:eratie)?\.?|U\.A\.|B\.A\.|Genossenschaft|Stiftung|Fondation|Foundation|Trust|Verein|Cooperative|Coopérative|Partnership|Fund|Fonds|SICAV)\s*$/u;

/** `Alfa — association sans but lucratif`: the form is no part of the name. */
const FORM_BEHIND = /\s[—–-]\s\p{Ll}[^—–]{8,50}$/u;

/** What looks like a company's name: with a legal form, a cell or a part of one that begins with a capital, a quoted name. */
export function companyCandidates({ text, flow }: ReadableDocument): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (raw: string, at: number, form: string): void => {
    const name =
      companyNameOf(raw)?.replace(FORM_BEHIND, (whole) => (legalFormsIn(whole).length > 0 ? "" : whole)) ?? null;
    if (name === null || name.length > LONGEST || !/^[\p{L}\d]/u.test(name) || !/\p{Lu}|\d/u.test(name)) return;
    const lead = raw.indexOf(name.slice(0, 3));
    const from = at + Math.max(0, lead);
    const place = `${from} ${companyKey(name)}`;
    const known = found.get(place);
    if (known !== undefined) {
      found.set(place, { ...known, forms: [...known.forms, form] });
      return;
    }
    const end = Math.min(flow.text.length, from + Math.max(name.length, raw.trimEnd().length - Math.max(0, lead)));
    found.set(place, {
      value: name,
      key: companyKey(name),
      at: from,
      end,
      confidence: 1,
      forms: [form, ...formsOf(name)],
    });
  };
  for (const { name, at, end } of companiesIn(flow.text)) {
    add(name, at, "with form");
    const line = flow.text.slice(at, end);
    if (line.includes("\n")) add(line.split("\n").at(-1)!, at + line.lastIndexOf("\n") + 1, "last line");
  }
  for (const match of matchesOf(flow.text, QUOTED)) add(match[1]!, match.index + match[0].indexOf(match[1]!), "quoted");
  for (const match of matchesOf(flow.text, INTRODUCED)) {
    const at = match.index + match[0].length - match[1]!.length;
    const [line] = match[1]!.split("\n");
    if (line!.length > 3) add(line!.replace(/[.,]$/, ""), at, "introduced");
    if (line !== match[1]) add(match[1]!.replaceAll("\n", " ").replace(/[.,]$/, ""), at, "introduced over lines");
  }
  for (const { part, at, form } of partsOf(text, flow)) if (isNameLike(part)) add(part, at, form);
  return withNeighbours([...found.values()], flow);
}

/** Lines above and below a name in which its number or its seat may stand. */
const NEAR_LINES = 2;

/** Which names have a number or an address near them, and which are a part of a longer one. */
function withNeighbours(found: readonly Candidate[], flow: ReadableDocument["flow"]): Candidate[] {
  const numbers = companyNumbersIn(flow.text).map(({ at }) => at);
  const addresses = addressesIn(flow.text).map(({ at }) => at);
  const ibans = ibansIn(flow.text).map(({ at }) => at);
  const ends: number[] = [];
  for (let at = flow.text.indexOf("\n"); at >= 0; at = flow.text.indexOf("\n", at + 1)) ends.push(at);
  const lineOf = (at: number): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const linesOf = (places: readonly number[]) => new Set(places.map(lineOf));
  const near = [
    ["numbered", linesOf(numbers)],
    ["addressed", linesOf(addresses)],
    ["with account", linesOf(ibans)],
  ] as const;
  const byPlace = found.toSorted((a, b) => a.at - b.at || b.end - a.end);
  let longest: Candidate | undefined;
  return byPlace.map((one) => {
    const isPart = longest !== undefined && one.at >= longest.at && one.end <= longest.end && one.key !== longest.key;
    if (longest === undefined || one.end > longest.end) longest = one;
    const line = lineOf(one.at);
    const around = near.flatMap(([name, lines]) =>
      lines.has(line)
        ? [`${name} beside`]
        : [...Array(NEAR_LINES).keys()].flatMap((away) => [
            ...(lines.has(line + away + 1) ? [`${name} below`] : []),
            ...(lines.has(line - away - 1) ? [`${name} above`] : []),
          ]),
    );
    return { ...one, forms: [...one.forms, ...(isPart ? ["part of a longer one"] : ["whole"]), ...around] };
  });
}

interface Part {
  readonly part: string;
  readonly at: number;
  readonly form: string;
}

/** Cells, and what stands in them behind a colon, before a comma, a bracket or a dash. */
function* partsOf(_text: ReadableDocument["text"], flow: ReadableDocument["flow"]): Generator<Part> {
  let start = 0;
  for (const line of flow.text.split("\n")) {
    if (line.length < 200) {
      yield { part: line, at: start, form: "line" };
      const colon = /:\s+/.exec(line);
      const from = colon === null ? 0 : colon.index + colon[0].length;
      if (from > 0) yield { part: line.slice(from), at: start + from, form: "behind colon" };
      const cut = /\s*(?:[,(;|]|\s[-–—/•·]\s)/.exec(line.slice(from));
      if (cut !== null && cut.index > 1)
        yield {
          part: line.slice(from, from + cut.index),
          at: start + from,
          form: from > 0 ? "behind colon cut" : "cut",
        };
      const dash = /\s[-–—|•·/]\s/g;
      for (const match of matchesOf(line, dash)) {
        const behind = match.index + match[0].length;
        const part = line.slice(behind).split(/\s[-–—|•·/]\s|[,(;]/)[0]!;
        yield { part, at: start + behind, form: "behind dash" };
      }
    }
    start += line.length + 1;
  }
}

const isNameLike = (part: string): boolean => {
  const trimmed = part.trim();
  return (
    trimmed.length >= 3 &&
    trimmed.length <= LONGEST &&
    /^["«„“]?[\p{Lu}\d]/u.test(trimmed) &&
    !/[:?!]/.test(trimmed) &&
    (trimmed.match(/\S+/g) ?? []).length <= MOST_WORDS &&
    /\p{L}{2}/u.test(trimmed) &&
    !/^\d[\d\s.,/-]*(?:EUR|€|%)?$/.test(trimmed) &&
    !/\d{6}|@|www\./.test(trimmed)
  );
};

/** Letters and digits of a name without its legal form. */
export function companyKey(name: string): string {
  const form = legalFormsIn(name).at(-1);
  const isLast = form !== undefined && form.at > 1 && form.at + form.quote.length >= name.length - 1;
  const isFirst = form !== undefined && form.at === 0 && form.quote.length < name.length - 2;
  const bare = isLast ? name.slice(0, form.at) : isFirst ? name.slice(form.quote.length) : name;
  return foldInPlace(bare).replaceAll(/[^\p{L}\d]/gu, "");
}

function formsOf(name: string): string[] {
  const folded = foldInPlace(name);
  const form = legalFormsIn(name).at(-1);
  const words = folded.match(/\p{L}+/gu) ?? [];
  const isLast = form !== undefined && form.at > 1 && form.at + form.quote.length >= name.length - 1;
  return [
    isLast ? "ends with form" : form !== undefined ? "has form" : FOREIGN_FORM.test(name) ? "foreign form" : "no form",
    ...(form === undefined ? [] : [`lf ${form.value.short}`]),
    ...(/\p{Ll}/u.test(name) ? [] : ["capitals"]),
    ...(readPersonName(name) === null ? [] : ["like person"]),
    ...(/\d/.test(name) ? ["digits"] : []),
    `words ${Math.min(6, words.length)}`,
    ...words.slice(0, 7).flatMap((word) => [`w ${word.slice(0, 6)}`, `we ${word.slice(-4)}`]),
    ...(words.length > 0 ? [`wf ${words[0]!.slice(0, 6)}`, `wl ${words.at(-1)!.slice(0, 6)}`] : []),
  ];
}
