import {
  type CompanyShareFact,
  type PersonFact,
  type ReadPage,
  type ReadWarning,
  STATES_BEARER_SHARES,
} from "../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../facts.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { type Cell, type DocumentText, foldInPlace, lineOf, foldedLineOf } from "../text.ts";
import { BAND, nameWords } from "./common.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { openHolders } from "./holders/clauses.ts";
import { type Mention, mentionsIn, mentionsOf } from "./holders/mentions.ts";
import { sentenceStops } from "./passages.ts";
import { withParagraphs } from "./holders/paragraphs.ts";
import { signsOf } from "./holders/signs.ts";
import { unfittingTransfers } from "./holders/transfers.ts";
import { unheldOf } from "./holders/unheld.ts";

/** Rounded shares of the read owners that make up the whole leave nobody else. */
const WHOLE_PERCENT = 99.5;
/** What the shares of all come to at most, as they are rounded. */
const MOST_PERCENT = 100.5;
/** Registers list nobody with less by law; what is smaller beside an owner is a part of the owner's own chain. */
const LEAST_SHARE = 5;
const LONGEST_QUOTE = 160;
/** Points between the place of an owner and a line that belongs to it. */
const NEAR = 4;

const OWNERS = String.raw`(?:ubo'?s?|(?:uiteindelijke? )?(?:begunstigden?|belanghebbenden?)|beneficiaires?(?: effectifs?)?|(?:wirtschaftlichen? )?(?:berechtigten?|eigentumer)|(?:ultimate )?(?:beneficial )?owners?)`;
const COUNTED = new RegExp(
  String.raw`(?:aantal|nombre(?: de| d')?|anzahl(?: der)?|number of) ?(?:\S+ ){0,2}?${OWNERS}\b\D{0,16}?(\d{1,2})\s*(?:$|[,.;)])`,
);
const ORDINAL = new RegExp(String.raw`^(?:\d{1,2}[.)] ?)?${OWNERS} ?(?:n[r°o]\.? ?)?#?(\d{1,2})\s*(?:$|[:/-])`);

/** `Claes J.`, `K. Z.`: a name that is no whole one. */
const INITIAL = /\p{Lu}[\p{L}'’-]*\.?,? \p{Lu}\.|\p{Lu}\.,? \p{Lu}\p{L}/u;

interface StatedShare {
  readonly cell: Cell;
  /** The whole row. */
  readonly line: string;
  readonly share: number;
  readonly isNamed: boolean;
}

interface Owner {
  readonly share: number | undefined;
  readonly fact: FactDraft;
}

/** What an extract states of owners beyond those who were read in it: a count, shares that none of them has, or shares of no certain owner. */
export function unreadOwners(text: DocumentText, facts: readonly FactDraft[]): ReadWarning[] {
  const owners = ownersOf(facts);
  if (owners.length === 0) return [];
  const unclear = [...unnamedShares(text), ...unclearHolders(text, owners)];
  if (unclear.length > 0) return unclear;
  const stated = statedCount(text);
  if (stated > owners.length) {
    return [warning(null, `The extract states ${stated} owners, of whom ${owners.length} could be read.`)];
  }
  const sum = sumOf(owners);
  if (sum >= WHOLE_PERCENT) return [];
  const left = sharesOf(text).filter(
    (one) => one.share >= LEAST_SHARE && one.share <= MOST_PERCENT - sum && !isExplained(one, owners),
  );
  const told = left.filter((one, at) => one.isNamed || left.findIndex(({ share }) => share === one.share) === at);
  // Each of those who were read without a share has one of these.
  if (told.length <= owners.filter(({ share }) => share === undefined).length) return [];
  const quotes = [...new Set(told.map(({ cell }) => `"${cell.text.slice(0, 100)}"`))].slice(0, 3).join("; ");
  return [warning(told[0]!.cell.factPage, `The extract states a share for which no owner could be read: ${quotes}.`)];
}

/** Sentences that leave open whose the shares are, holders of an unstated rest, bearer shares and dematerialised shares. */
export const unclearShares = (text: DocumentText, facts: readonly FactDraft[]): ReadWarning[] => [
  ...unnamedShares(text),
  ...unclearHolders(text, ownersOf(facts)),
  ...buyersBeside(text, ownersOf(facts)),
  ...transfersBeside(text),
];

/** Transfers that the holders before them do not explain: another paper has the entries in between, or a table beside them. */
function transfersBeside(text: DocumentText): ReadWarning[] {
  const row = unfittingTransfers(text);
  if (row === null) return [];
  const quote = lineOf(row).slice(0, LONGEST_QUOTE);
  const said = `The document lists a transfer of shares that the entries before it do not explain, so it does not tell what each holder has left: "${quote}".`;
  return [warning(row[0]!.factPage, said)];
}

const TRANSFER =
  /\b(?:draagt|droeg|dragen|droegen|overgedragen|overdracht|verkoopt|verkocht|verkochten|cede|cedent|a cede|ont cede|cession|vend|vendu|ubertragt|ubertrug|ubertragen|ubertragung|verkauft|verkaufte|transfers?|transferred|sells|sold)\b/;
const TO =
  /\b(?:aan|a|an|to|au profit de|ten gunste van|zugunsten(?: von)?)(?: (?:de heer|mevrouw|m\.|mme|madame|monsieur|herrn|frau|mr\.?|mrs\.?|ms\.?))?\s?$/;

/** Shares that changed hands, to somebody who is neither among the holders nor sold them on. */
function buyersBeside(whole: DocumentText, owners: readonly Owner[]): ReadWarning[] {
  if (!whole.cells.some(({ folded }) => TRANSFER.test(folded))) return [];
  const clauses = withParagraphs(whole).cells.flatMap((cell) => {
    const stops = [...sentenceStops(cell.text), cell.text.length];
    const named = TRANSFER.test(cell.folded) ? mentionsOf(cell) : [];
    return stops.flatMap((to, at) => {
      const from = at === 0 ? 0 : stops[at - 1]! + 1;
      const folded = cell.folded.slice(from, to);
      const own = named.filter(({ start }) => start >= from && start < to);
      return TRANSFER.test(folded) && /\d/.test(folded) ? [{ own, quote: cell.text.slice(from, to).trim() }] : [];
    });
  });
  const isBuyer = ({ cell, start }: Mention) => TO.test(cell.folded.slice(Math.max(0, start - 40), start));
  const wordsOf = ({ name, company }: Mention) => nameWords(name?.name ?? company!);
  const known = [
    ...owners.map(({ fact }) => nameWords(nameOf(fact))),
    ...clauses.flatMap(({ own }) => own.filter((one) => !isBuyer(one)).map(wordsOf)),
  ];
  const isKnown = (words: readonly string[]) =>
    known.some((one) => one.every((word) => words.includes(word)) || words.every((word) => one.includes(word)));
  return clauses.flatMap(({ own, quote }) =>
    own
      .filter((one) => isBuyer(one) && !isKnown(wordsOf(one)))
      .map(({ cell, name, company }) =>
        warning(
          cell.factPage,
          `The document tells of shares that went to ${name?.name ?? company}, who is not among its holders: "${quote.slice(0, LONGEST_QUOTE)}".`,
        ),
      ),
  );
}

/** Shares whose holders the paper cannot name: those of bearers, and dematerialised ones. */
const unnamedShares = ({ rows }: DocumentText): ReadWarning[] =>
  rows.flatMap((row) => {
    const found = unheldOf(row);
    if (found === null || found.unheld === "own") return [];
    const quote = lineOf(row).slice(0, LONGEST_QUOTE);
    const said =
      found.unheld === "bearer"
        ? `${STATES_BEARER_SHARES}, whose holder it does not name: "${quote}". Ask who holds them.`
        : `The document states dematerialised shares, whose holders it does not name: "${quote}". Ask for a statement of the bank or depositary that keeps their accounts.`;
    return [warning(found.cell.factPage, said)];
  });

/** Shares of an owner by law, in per cent. */
const OWNER_SHARE = 25;
const PAGES =
  /(?:^|[\s|(])(?:blz|bladzijde|pag|pagina|page|seite|p)\.? ?(\d{1,3}) ?(?:van|de|sur|of|von|aus|\/) ?(\d{1,3})(?![\d.,%])/;

/** Votes that make somebody an owner whose shares do not, and pages that the paper counts and that did not come. */
export function otherSigns(facts: readonly FactDraft[], pages: readonly ReadPage[]): ReadWarning[] {
  const voters = facts.flatMap((fact): ReadWarning[] => {
    const { name, share_percent: share } = fact.value as PersonFact;
    const shares = share === undefined ? "the share was not read" : `${share} % of the shares`;
    return fact.votes !== undefined && (share ?? 0) < OWNER_SHARE && fact.votes >= OWNER_SHARE
      ? [warning(fact.place.page, `The document gives ${name} ${fact.votes} % of the votes; ${shares}.`)]
      : [];
  });
  const counted = pages.flatMap(({ lines, width }) =>
    width === 0 ? [] : lines.map(({ text }) => Number(PAGES.exec(foldInPlace(text))?.[2] ?? 0)),
  );
  const most = Math.max(0, ...counted);
  const lacking = `The document says that it has ${most} pages; ${pages.length === 1 ? "1 was" : `${pages.length} were`} handed in.`;
  return [...voters, ...(most > pages.length ? [warning(null, lacking)] : [])];
}

/** Sentences of a deed that make shares bearer shares. */
export function bearerSharesIn(folded: string, text: string): ReadWarning[] {
  const found = matchesOf(folded, BEARER_SENTENCE).find(({ 0: words }) => !DENIED.test(words));
  if (found === undefined) return [];
  const quote = text.slice(found.index, found.index + found[0].length).replaceAll(/\s+/g, " ");
  return [warning(null, `${STATES_BEARER_SHARES}, whose holder it does not name: "${quote}". Ask who holds them.`)];
}

const SHARES = "(?:aandelen|actions|parts sociales|aktien|geschaftsanteile|shares)";
const BEARER_SENTENCE = new RegExp(
  String.raw`\b${SHARES}(?: \S+){0,3}? (?:zijn|luiden|kunnen|mogen|sont|peuvent|lauten|sind|konnen|are|shall be|may be|can be)(?: \S+){0,4}? (?:aan toonder|au porteur|auf den inhaber|(?:to|in) bearer|bearer shares)\b|\bdepositaire des (?:titres|actions|parts(?: sociales)?) au porteur\b|\d\)? (?:\S+ ){0,2}?(?:${SHARES} aan toonder|toonderaandelen|(?:actions|titres) au porteur|inhaberaktien|bearer shares)\b`,
  "g",
);
const DENIED =
  /\b(?:niet|geen|ne|pas|aucune?|nicht|keine|not|no|op naam|nominati\S+|namens\S*|registered|of|ou|oder|or)\b/;

function unclearHolders(whole: DocumentText, owners: readonly Owner[]): ReadWarning[] {
  const text = withParagraphs(whole);
  const isMeasured = ({ name, company }: Mention) =>
    owners.some(
      ({ share, fact }) =>
        share !== undefined && nameWords(nameOf(fact)).join(" ") === nameWords(name?.name ?? company!).join(" "),
    );
  const byCell = Map.groupBy(
    mentionsIn(text, () => true),
    ({ cell }) => cell,
  );
  return [...byCell].flatMap(([cell, mentions]): ReadWarning[] => {
    const { open, isLeft, isInvolved } = openHolders(cell, mentions);
    if (!isInvolved && !(isLeft && sumOf(owners) < WHOLE_PERCENT) && [...open].every(isMeasured)) return [];
    const quote = cell.text.slice(0, LONGEST_QUOTE);
    return [warning(cell.factPage, `The document does not tell clearly whose each share is: "${quote}".`)];
  });
}

const sumOf = (owners: readonly Owner[]): number => owners.reduce((total, { share = 0 }) => total + share, 0);

/** Each once: one who is read twice does not have the share twice. */
function ownersOf(facts: readonly FactDraft[]): Owner[] {
  const owners = facts.flatMap((fact): Owner[] => {
    if (fact.subject !== "subject" || (fact.type !== "person" && fact.type !== "company_share")) return [];
    const { role, share_percent: share } = fact.value as PersonFact | CompanyShareFact;
    const isOwner = fact.type === "person" ? role === "owner" || role === "shareholder" : role !== "director";
    return isOwner ? [{ share, fact }] : [];
  });
  const byName = Map.groupBy(owners, ({ fact }) => nameWords(nameOf(fact)).join(" "));
  return [...byName.values()].map((same) => same.find(({ share }) => share !== undefined) ?? same[0]!);
}

const nameOf = ({ value }: FactDraft): string => {
  const { name, holder } = value as Partial<PersonFact & CompanyShareFact>;
  return name ?? holder ?? "";
};

export const warning = (page: number | null, detail: string): ReadWarning => ({
  code: "owners_unread",
  page,
  detail,
});

/** The owners that the extract says it has: as a count, or by the highest number of a heading. */
function statedCount({ rows }: DocumentText): number {
  const counts = rows.flatMap((row) => {
    const whole = foldedLineOf(row);
    const count = COUNTED.exec(whole)?.[1] ?? ORDINAL.exec(row[0]?.folded ?? "")?.[1];
    return count === undefined ? [] : [Number(count)];
  });
  return Math.max(0, ...counts);
}

/** Shares as the extract states them, and whether their row names a person. */
function sharesOf(text: DocumentText): StatedShare[] {
  const named = new Set(mentionsIn(text, () => true).flatMap(({ name, cell }) => (name === null ? [] : [cell.row])));
  return text.rows.flatMap((row) => {
    const line = lineOf(row);
    const isNamed = (named.has(row[0]?.row ?? -1) || INITIAL.test(line)) && !hasLegalForm(line);
    return row.flatMap((cell) =>
      signsOf(cell, null).flatMap(({ kind, value }) =>
        (kind === "share" || kind === "votes") && !BAND.test(cell.folded)
          ? [{ cell, line, share: Number(value), isNamed }]
          : [],
      ),
    );
  });
}

/** Whose share cannot be that of the owner beside it. */
const OTHERS = /\b(?:overigen?|anderen?|rest|autres?|reste|ubrigen?|others?|remaining|remainder)\b/;

/** Whether a share is that of an owner who was read: as it stands there, or as votes or parts of a chain beside it. */
function isExplained({ cell, line, share, isNamed }: StatedShare, owners: readonly Owner[]): boolean {
  const beside = owners.filter(({ fact }) => isWithin(cell, fact));
  if (OTHERS.test(foldInPlace(line))) return false;
  if (isNamed) return beside.some((owner) => owner.share === share && isNamedIn(owner, line));
  return beside.some((owner) => owner.share !== undefined) || owners.some((owner) => owner.share === share);
}

const isNamedIn = ({ fact }: Owner, line: string): boolean => {
  const words = nameWords(line);
  return nameWords(nameOf(fact)).some((word) => word.length > 2 && words.includes(word));
};

function isWithin(cell: Cell, { place: { page, box, quote } }: FactDraft): boolean {
  if (cell.box === null || box === null) return quote.includes(cell.text);
  return page === cell.factPage && cell.box[1] + cell.box[3] > box[1] - NEAR && cell.box[1] < box[1] + box[3] + NEAR;
}
