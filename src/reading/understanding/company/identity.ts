import { matchesOf } from "../../../platform/matches.ts";
import { readAddress } from "../fields/addresses.ts";
import { companyNumbersIn, passesLuhn } from "../fields/company-numbers.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { foldInPlace, placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../text.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { onOneLine } from "./passages.ts";

/** The company that a line or sentence names together with its number. */
export interface Identity {
  readonly name: string | null;
  readonly form: string | null;
  readonly address: string | null;
  readonly number: string;
  readonly place: Place;
}

/** Facts about the subject that no label told. */
export function identityFacts(identity: Identity | null, known: readonly FactDraft[]): FactDraft[] {
  if (identity === null) return [];
  const numbers = known.filter(({ type }) => type === "enterprise_number").map(({ value }) => value);
  // What a labelled number contradicts is another company.
  if (numbers.length > 0 && !numbers.includes(identity.number)) return [];
  const { name, form, address, number, place } = identity;
  const has = (type: FactDraft["type"]) => known.some((fact) => fact.type === type);
  return [
    ...(numbers.length > 0 ? [] : [numberFact("enterprise_number", { number, valid: true }, place)]),
    ...(name === null || has("company_name") ? [] : [factOf("company_name", name, place, { certainty: 0.94 })]),
    ...(form === null || has("legal_form") ? [] : [factOf("legal_form", form, place, { certainty: 0.94 })]),
    ...(address === null || has("address") ? [] : [factOf("address", address, place, { certainty: 0.94 })]),
  ];
}

/** The first line or sentence before a row that names a company with its number. */
export const identityBefore = (text: DocumentText, flow: Flow, row: number): Identity | null =>
  identityInLine(text, row) ?? identityInSentence(flow, row);

const BARE = /^\(?((?:[A-Z]{2}|B ?)?\d{5,8}|\d{3}[ .]\d{3}[ .]\d{3})\)?$/;
const BARE_IN_BRACKETS = /^[\s.]*\(((?:[A-Z]{2}|B ?)?\d{5,8}|\d{3}[ .]\d{3}[ .]\d{3})\)/;

/** A registration number without a label: the check digits of a French one must hold. */
function bareNumber(text: string): string | null {
  const compact = text.replaceAll(/[ .]/g, "");
  return /^\d{9}$/.test(compact) && !passesLuhn(compact) ? null : compact;
}

interface Part {
  readonly text: string;
  readonly cell: Cell;
}

/** `0573.501.315 - Rivierzicht Textiel - NV - Bosduiflaan 13, 2800 Mechelen`. */
export function identityInLine(text: DocumentText, until: number): Identity | null {
  for (const [index, row] of text.rows.slice(0, Math.min(until, 24)).entries()) {
    const parts = row.flatMap((cell) =>
      cell.text
        .split(
          /\s[-–|·•/]\s|;\s|\s(?=\()|,\s(?=\p{Lu}[\p{L}.]* ?\d)|,\s(?=[\d.]{8,})|(?<=^\d{4}\.\d{3}\.\d{3})\s+(?=\p{Lu})/u,
        )
        .map((part): Part => ({ text: part.trim(), cell })),
    );
    if (parts.length < 2 || row.some(({ text: own }) => own.length > 140)) continue;
    const numbers = parts.map(({ text: own }) => numberOf(own));
    const at = numbers.findIndex((number) => number !== null);
    if (at < 0 || parts.some(({ text: own }) => own.includes("%"))) continue;
    const others = parts.filter((_, index) => index !== at);
    const address =
      others.map(({ text: own }) => readAddress(own)?.value.text).find((one) => one !== undefined) ?? null;
    const form = others.find(({ text: own }) => isForm(own))?.text.replaceAll(/[()]/g, "") ?? null;
    const over = text.rows[index - 1] ?? [];
    const isCaption =
      over.length === 1 && /^[^\p{Ll}]{4,60}$/u.test(over[0]!.text) && !TITLE_WORD.test(over[0]!.folded);
    const above =
      form === null && !isCaption ? [] : (text.rows[index - 1] ?? []).map((cell): Part => ({ text: cell.text, cell }));
    const named = [...others, ...above].find(({ text: own }) => isCompanyName(own, row[0]!.row));
    if (named === undefined) continue;
    const [name, own] = splitForm(named.text);
    if (name === null) continue;
    const cells = row.includes(named.cell) ? row : [named.cell, ...row];
    const place = placeOfAll(cells.map((cell) => placeWithin(cell)));
    return { name, form: form ?? own, address, number: numbers[at]!, place };
  }
  return null;
}

function numberOf(part: string): string | null {
  const [found] = companyNumbersIn(part);
  if (found !== undefined) {
    const rest = part.slice(0, found.at).replaceAll(/[^\p{L}]/gu, "");
    return found.valid === false || rest.length > 30 ? null : found.value.number;
  }
  const bare = BARE.exec(part)?.[1];
  return bare === undefined ? null : bareNumber(bare);
}

const isForm = (part: string): boolean =>
  legalFormsIn(part).some(({ quote }) => quote.length >= part.replaceAll(/[()]/g, "").length - 1);

const NO_NAME =
  /register|registre|uittreksel|extrait|auszug|extract|datum|date|pagina|page|seite|\bn[or]\b|\bn°|nummer|number|numero|telefo|dossier|referen|www\.|@|iban|\bref\b|immatricul|inschrijv|abdruck|ausdruck|printout|afdruk|abteilung|identifica|amtsgericht|tribunal|rechtbank|greffe|\bcourt\b|kamer van|chamber|chambre|firmenbuch|ministeri|thesaurie|tresorerie/;

function isCompanyName(part: string, row: number): boolean {
  if (!/^["«„]?[\p{Lu}\d]/u.test(part) || part.length < 3 || part.length > 80 || isForm(part)) return false;
  if (/:/.test(part) || NO_NAME.test(foldInPlace(part)) || readAddress(part) !== null) return false;
  if ((part.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length > 1) return false;
  const hasForm = legalFormsIn(part).length > 0;
  // A person beside a number is as likely a holder, except near the top.
  return hasForm || row < 12 || readPersonName(part) === null;
}

/** A name and the legal form behind it. */
function splitForm(text: string): [string | null, string | null] {
  const form = legalFormsIn(text).at(-1);
  const start = form === undefined || form.at < 3 ? 0 : nameStart(text, foldInPlace(text), form.at);
  const bare = form === undefined ? text : text.slice(start).replace(/(?<=\S)\s*,.*$/, "");
  return [companyNameOf(bare.replace(/\s*\([^)]*\)\s*$/, "")), form?.quote ?? null];
}

const LEAD_WORDS =
  /(?<=^|[\s"«„:;,(-])(?:van|voor|door|over|concernant|zu|regarding|concerning|about|de la|du|des|de|der|die|das|dem|den|von|fur|durch|of|for|by|the|in|dans|pour|par|en|et|und|and|hij|bij|dat|que|dass|that|aan|la|le|les|l'|a|societe|vennootschap|gesellschaft|firma|company|entite|entreprise|onderneming|entiteit|entity|rechtstrager)\s+(?=["«„]?[\p{L}\d])/gu;
/** Words of titles and of running text before a company's name. */
export const TITLE_WORD =
  /register|registre|lijst|liste?$|verzeichnis|buch|boek|overzicht|structu|struktur|organi|schema|chart|gesellschaft|societe|vennootschap|firma|company|unternehmen|aandeelhouders|actionnaires|associes|vennoten|members|shareholders|auszug|extrait|uittreksel|extract|group|kapital|capital|kapitaal|anteil|aandelen|actions|parts|shares|dans|within/;
/** What may stand between a company's name and its number. */
const BETWEEN =
  /^["»”]?\s*\)?[\s,]*(?:\(|met |with |avec |mit |sous |onder |unter |under |ingeschreven |immatriculee? |eingetragen |registered |gevestigd |having |ayant |mit dem )?[^.;:\d]{0,70}?:?\s*$/;

/** Characters of a sentence from the form of a company to its number. */
const SENTENCE = 320;
/** Words by which a sentence about a company leads to its number, with its seat before them. */
const REGISTERED =
  /ingeschreven|inscrite?|immatriculee?|eingetragen|registered|(?:onder|sous|unter|under|met|with|mit) (?:het |le |der |the )?(?:\S+ )?(?:nummer|numero|number)/;

/** Whether a text leads from a company's form to its own number: a few words, or its seat and where it is registered. */
const isBetween = (text: string, folded: string): boolean =>
  BETWEEN.test(folded) ||
  (REGISTERED.test(folded) &&
    !/[.;:](?:\s|$)/.test(folded.replace(/\b(?:bk|bte|nr|no|st)\./g, "")) &&
    legalFormsIn(text).length === 0 &&
    readAddress(text) !== null);

/** `... voor Alfa Bouw (NV), KBO-nummer 0562.395.211, op ...`. */
function identityInSentence(flow: Flow, until: number): Identity | null {
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  for (const form of legalFormsIn(text)) {
    const end = form.at + form.quote.length;
    if (flow.cellAt(form.at).row >= until) return null;
    const after = text.slice(end, end + 130);
    const [found] = companyNumbersIn(text.slice(Math.max(0, end - 20), end + SENTENCE)).filter(
      ({ at }) => at >= Math.min(end, 20),
    );
    const at = found === undefined ? -1 : found.at - Math.min(end, 20);
    const bare = BARE_IN_BRACKETS.exec(after);
    const number =
      found !== undefined && found.valid !== false && isBetween(text.slice(end, end + at), folded.slice(end, end + at))
        ? found.value.number
        : bare === null
          ? null
          : bareNumber(bare[1]!);
    if (number === null) continue;
    const start = nameStart(flow.text, folded, form.at);
    const raw = text.slice(start, form.at).replace(/[\s(,]+$/, "");
    const name = /^["«„]?[\p{Lu}\d]/u.test(raw) && raw.length < 80 ? companyNameOf(raw) : null;
    if (name === null || NO_NAME.test(foldInPlace(name))) continue;
    const address = readAddress(text.slice(end, end + Math.max(at, 0)))?.value.text ?? null;
    const place = flow.place(start, end + (bare === null ? Math.max(at, 0) + 12 : bare[0].length));
    return { name: `${name} ${form.quote}`, form: form.quote, address, number, place };
  }
  return null;
}

/** Where the name before a legal form begins: behind the last small word that leads to it, or at the start of its line. */
export function nameStart(text: string, folded: string, end: number): number {
  const stops = [". ", "\n"].map((stop) => text.lastIndexOf(stop, end - 3)).map((at) => (at < 0 ? 0 : at + 1));
  const from = Math.max(0, end - 90, ...stops);
  const before = folded.slice(from, end);
  const capitals = text.slice(from, end);
  const cuts = matchesOf(before, LEAD_WORDS).map((match) => match.index + match[0].length);
  // A name such as `Bois du Cazier` has such words in it; before the words that lead to a name there is no name.
  const cut = cuts.findLast((one, index) => {
    const lead = index === 0 ? /(?:^|\S+)\s*\S+\s+$/ : /\S+\s+\S+\s+$/;
    const word = lead.exec(capitals.slice(0, one))?.[0].trim().split(/\s+/).at(-2) ?? "";
    const isInName = /^\p{Lu}\p{L}/u.test(word) && !TITLE_WORD.test(foldInPlace(word));
    return !isInName && /^["«„]?[\p{Lu}\d]/u.test(capitals.slice(one));
  });
  const colon = Math.max(before.lastIndexOf(": "), before.lastIndexOf('"')) + 1;
  const start = from + Math.max(cut ?? 0, colon);
  return start + /^\s*/.exec(text.slice(start, end))![0].length;
}
