import { asGuess, type FactDraft, textIn } from "../facts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import type { Item } from "../item.ts";
import { itemsOf } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { type Cell, foldInPlace, foldedLineOf, placeOfAll, type DocumentText } from "../text.ts";
import { companyFacts, endsWithForm, formStated, headingName, withoutTitle, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { identityBefore, identityFacts, TITLE_WORD } from "./identity.ts";
import { STRUCK_OUT } from "./holder-blocks.ts";
import { dividedRows } from "./holders/divided-columns.ts";
import { withDirectAndIndirect } from "./holders/direct-and-indirect.ts";
import { holdersAndUnheld } from "./holders/gather.ts";
import { mergeParties } from "./holders/merge.ts";
import { isOfPledgee } from "./holders/pledgees.ts";
import { holdersInOneCell } from "./holders/rows-in-one-cell.ts";
import { afterNames, asCount, withoutTowns } from "./holders/register-items.ts";
import { heldAfterTransfers } from "./holders/transfers.ts";
import { headCompanyFacts } from "./head-company.ts";
import { passagesAfter, placeOf } from "./passages.ts";
import type { Flow } from "../flow.ts";
import { readAddress } from "../fields/addresses.ts";
import { holdingAsFact, isOtherWholeStated, isStatedWhole, wholeHoldings } from "./whole-holdings.ts";
import { emptyParty, type Party, type PersonKey } from "./party.ts";
import { countOf, withPlainShares } from "./party-fields.ts";
import { keyOf, PartyBuilder, personNameOf } from "./people.ts";
import { partyFacts } from "./party-facts.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";
import { HOLDER_NAMES, MORE_SHARES, REGISTER_NOISE, TOTAL_SHARES } from "./words/holder-labels.ts";
import { OWNER_LABELS } from "./words/owner-labels.ts";

type Key = CompanyKey | PersonKey | "total" | "noise";
const FINDER = new LabelFinder<Key>({
  ...COMPANY_LABELS,
  ...PERSON_LABELS,
  ...OWNER_LABELS,
  name: [...HOLDER_NAMES, ...PERSON_LABELS.name],
  share: [...OWNER_LABELS.share, ...MORE_SHARES],
  total: TOTAL_SHARES,
  noise: REGISTER_NOISE,
});

const PARTY_KEYS: ReadonlySet<string> = new Set([...Object.keys(PERSON_LABELS), ...Object.keys(OWNER_LABELS)]);

export const readShareRegister: KindReader = ({ text, flow }) => {
  const items = itemsOf(text, FINDER).map((item) => (item.key === "capital" ? { ...item, key: null } : asCount(item)));
  const inOneCell = holdersInOneCell(text);
  const labelled = items.find(({ key }) => key === "name")?.row ?? Infinity;
  const from = Math.min(labelled, inOneCell[0]?.row ?? Infinity);
  const about = items.filter(({ row }) => row < from);
  const facts = companyFacts(about);
  const before = labelled <= from ? from + 2 : from;
  const identity = identityFacts(identityBefore(text, flow, before), facts);
  const has = (type: FactDraft["type"]) => facts.some((fact) => fact.type === type);
  const { listed, own, isWithUnheld, isVouched } =
    heldAfterTransfers(text, totalOf(items)) ?? shareholders(text, items, inOneCell, [...facts, ...identity]);
  const whole = isWithUnheld || isVouched ? null : wholeHoldings(text);
  const held = whole === null ? listed : whole.map((one) => holdingAsFact(one));
  if (!has("company_name")) {
    const inHead = headCompanyFacts(text, (name) => held.some((fact) => holderIn(fact) === plainName(name)));
    facts.push(...inHead.filter(({ type }) => !has(type)));
  }
  facts.push(...identity.filter(({ type }) => !has(type)));
  if (!has("company_name")) facts.push(...nameInHead(about));
  if (!has("enterprise_number")) facts.push(...numberInHead(about));
  if (!has("address")) facts.push(...seatInText(flow));
  facts.push(...formStated(flow, facts));
  return [...facts, ...held, ...own.flatMap((party) => ownShares(party, facts))];
};

/** Shares that the company holds in itself: they count toward the whole, and lead to no owner. */
function ownShares({ share, places }: Party, facts: readonly FactDraft[]): FactDraft[] {
  const of = (wanted: FactDraft["type"]) => textIn(facts.find(({ type }) => type === wanted));
  const [name, number] = [of("company_name"), of("enterprise_number")];
  if (share === null || name === "") return [];
  const numbered = number === "" ? {} : { enterprise_number: number };
  const value = { holder: name, ...numbered, share_percent: share, role: "shareholder" as const };
  return [factOf("company_share", value, placeOfAll(places), { certainty: 0.95 })];
}

/**
 * The holders of a table of shares, or of cards, that stands inside of another paper; the only one named where it is a list of one,
 * who has the whole.
 */
export function holdersInTable(text: DocumentText, isOfOne = false): FactDraft[] {
  const items = itemsOf(text, FINDER);
  const { listed } = shareholders(text, items, holdersInOneCell(text), []);
  if (!isOfOne || listed.length > 0) return listed;
  // Who was the only one until a day is it no more.
  if (text.rows.some((row) => ENDS.test(foldedLineOf(row)))) return [];
  const builder = new PartyBuilder();
  for (const item of items) if (isOfParty(item)) builder.add(item, new Set());
  const [company] = items.filter(({ key }) => key === "companyName");
  if (company !== undefined) builder.parties.push(companyOf(company));
  const named = builder.parties.filter((party) => keyOf(party) !== "");
  return named.length === 1 ? partyFacts({ ...named[0]!, share: 100 }, "shareholder") : [];
}

const ENDS =
  /\b(?:tot|until|jusqu'au|bis|uitschrijving|uitgeschreven|beeindigd|uitgetreden|radi\w+|ceased|gelosch\w+|ausgeschieden)\b[^\d]{0,16}\d/;

/** Under a label of companies, also without a legal form. */
const companyOf = ({ value, place, row }: Item<Key>): Party => ({
  ...emptyParty(row),
  company: companyNameOf(value),
  places: [place],
});

const isOfParty = (item: Item<Key>): item is Item<PersonKey> => item.key !== null && PARTY_KEYS.has(item.key);

const plainName = (name: string): string =>
  foldInPlace(name)
    .replace(/[,\s]+(?:\S{1,2}\.?){1,3}$/, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const holderIn = ({ value }: FactDraft): string | null =>
  typeof value !== "object"
    ? null
    : "holder" in value
      ? plainName(value.holder)
      : "name" in value
        ? plainName(value.name)
        : null;

const SEAT =
  /(?:zetel|siege(?: social)?|\bsitz|registered office)(?: est| is)?(?: gevestigd| situee?| etablie?)? (?:te|a|in|at|au)(?= )/g;

/** The seat in running text, where only one is named. */
function seatInText(flow: Flow): FactDraft[] {
  const passages = [...passagesAfter(flow, SEAT, 120)];
  const [only] = passages;
  const address = only === undefined || passages.length > 1 ? null : readAddress(only.text);
  if (address === null || address.at > 40) return [];
  const place = placeOf(flow, only!, address.at, address.at + address.quote.length);
  return [factOf("address", address.value.text, place, { certainty: 0.92 })];
}

/** `Alfa BV - 0123.456.749`, or `van Alfa BV, met ondernemingsnummer 0123.456.749`. */
function nameInHead(items: readonly Item<string>[]): FactDraft[] {
  for (const item of items.filter(({ key, row }) => key === null && row < 12)) {
    const parts = withoutTitle(item.value)
      .replace(/^(?:van|de la|de|der|des|of|du|d')\s+/i, "")
      .replace(/^(?:[Dd]e )?(?:besloten|naamloze) vennootschap\s+/, "")
      .replace(/^(?:[Ll]a )?[Ss]ociété (?:anonyme |à responsabilité limitée |par actions simplifiée )?(?=\p{Lu})/u, "")
      .split(/,|\s[-–]\s|\(/)
      .map((part) => part.trim());
    const bare = parts.find(endsWithForm) ?? parts[0]!;
    const hasNumber = /\d{3}[.\s]?\d{3}|\d{6,}/.test(item.value);
    const isTitled =
      item.row < 4 &&
      !TITLE_WORD.test(foldInPlace(bare)) &&
      withoutTitle(item.value) !== item.value &&
      bare.split(" ").length <= 6 &&
      /\p{Ll}/u.test(bare);
    const name = endsWithForm(bare) || isTitled || (hasNumber && bare !== item.value) ? companyNameOf(bare) : null;
    const isName = name !== null && /^[\p{Lu}\d]/u.test(name) && !/register|registre|\d{4}/i.test(name);
    if (isName) return [factOf("company_name", name, item.linePlace, { certainty: 0.92 })];
  }
  return headingName(items);
}

function numberInHead(items: readonly Item<string>[]): FactDraft[] {
  for (const item of items.filter(({ row }) => row < 12)) {
    const [found] = companyNumbersIn(item.value);
    const bare = /\s[-–]\s((?:[A-Z]{2})?\d{6,8})$/.exec(item.value)?.[1];
    const number = found === undefined ? bare : found.valid === false ? undefined : found.value.number;
    if (number === undefined) continue;
    return [numberFact("enterprise_number", { number, valid: true }, item.linePlace)];
  }
  return [];
}

function shareholders(
  text: DocumentText,
  items: readonly Item<Key>[],
  inOneCell: readonly Party[],
  facts: readonly FactDraft[],
): {
  readonly listed: FactDraft[];
  readonly own: readonly Party[];
  readonly isWithUnheld: boolean;
  /** The shares make up a whole that the paper states. */
  readonly isVouched: boolean;
} {
  const builder = new PartyBuilder();
  for (const item of afterNames(withoutTowns(items.filter(isOfParty)))) builder.add(item, new Set());
  const isStruck = ({ row }: Party) => {
    const cells = text.rows[row] ?? [];
    return isOfPledgee(text, cells) || cells.some(({ folded }) => STRUCK_OUT.test(folded) || SOLD.test(folded));
  };
  const labelled = merged(withPlainShares(builder.parties).filter((party) => isHolder(party) && !isStruck(party)));
  const { holders, unheld } = holdersAndUnheld(text, (cell) => FINDER.whole(cell));
  const beside = [...holders, ...inOneCell];
  const left = new Set(builder.parties.filter(({ until }) => until !== null).map(keyOf));
  const bySign = beside.filter((party) => isHolder(party) && !isStruck(party) && !left.has(keyOf(party)));
  const subject = facts.find(({ type }) => type === "company_name")?.value;
  const named = mergeParties(labelled, bySign, typeof subject === "string" ? subject : null);
  const parties = withDirectAndIndirect(text, named);
  const others = unheld.map(({ party }) => party);
  const isOpen = builder.parties.some((party) => isSilent(party, parties) && !isStruck(party));
  const { measured, unvouched } = withShares([...parties, ...others], totalOf(items), text, isOpen);
  const today = current(measured);
  return {
    listed: today
      .filter((party) => !others.includes(party))
      .flatMap((party) => {
        const own = partyFacts(party, "shareholder");
        return unvouched.has(party) ? own.map(asGuess) : own;
      }),
    own: unheld.flatMap(({ of, party }) => (of === "own" ? [party] : [])),
    isWithUnheld: others.length > 0,
    isVouched: unvouched.size === 0 && isWhole(today),
  };
}

const isHolder = (party: Party): boolean =>
  party.until === null &&
  (personNameOf(party) !== null || party.company !== null) &&
  (party.share !== null || party.count !== null);

/** Rows from the last of a list to one that has no figures. */
const BESIDE = 3;

/** Whether somebody among the holders, whom nothing else tells of, has neither a share nor a number of shares: theirs may be all the rest. */
function isSilent(party: Party, holders: readonly Party[]): boolean {
  const rows = holders.map(({ row }) => row);
  const isAmong = party.row >= Math.min(...rows) - BESIDE && party.row <= Math.max(...rows) + BESIDE;
  const isNamed = personNameOf(party) !== null || party.company !== null;
  const isBlank = party.share === null && party.count === null && party.plainShare === null && party.until === null;
  return isAmong && isNamed && isBlank && !holders.some((holder) => keyOf(holder) === keyOf(party));
}

/** In the row of a holder who has sold. */
const SOLD = /^(?:verkocht|overgedragen|vendue?s?|cedee?s?|verkauft|abgetreten|sold|transferred)\b/;

/** Those who have the whole today; who has no share beside them has left. */
function current(parties: readonly Party[]): readonly Party[] {
  return isWhole(parties) ? parties.filter(({ share }) => share !== null && share > 0) : parties;
}

const isWhole = (parties: readonly Party[]): boolean =>
  Math.abs(parties.reduce((sum, { share }) => sum + (share ?? 0), 0) - 100) < 0.11;

function totalOf(items: readonly Item<Key>[]): number | null {
  const total = items.find(({ key, value }) => key === "total" && countOf(value) !== null);
  return total === undefined ? null : countOf(total.value);
}

/** A holder that is entered more than once has no share that one entry tells. */
function merged(parties: readonly Party[]): Party[] {
  return [...Map.groupBy(parties, keyOf).values()].map((same) => {
    const [first] = same as [Party];
    const isOne = same.every(({ share, count }) => share === first.share && count === first.count);
    return isOne ? first : { ...first, share: null, count: null };
  });
}

/** Whether the rows of a table are those of its holders, one under the other: none was passed over. */
function isWholeTable(text: DocumentText, parties: readonly Party[]): boolean {
  const { rows } = text;
  const own = new Set(parties.map(({ row }) => row));
  const around = rows.slice(Math.max(0, Math.min(...own) - 1), Math.max(...own) + 2);
  const isEntry = (row: readonly Cell[]) =>
    row.length > 1 && row.some(({ text }) => /^\d[\d.,' ]*%?$/.test(text.trim()));
  return own.size > 1 && around.every((row) => own.has(row[0]!.row) || !isEntry(row) || isOfPledgee(text, row));
}

interface Measured {
  readonly measured: Party[];
  /** Those whose share is a part of what could be read: nothing in the paper says that it is the whole. */
  readonly unvouched: ReadonlySet<Party>;
}

/**
 * Shares from numbers of shares: parts of the total that a label states, else of their sum where every holder has one. That sum
 * is the whole if the paper prints it as such, or if every row of its table was read: one that was not would raise all shares. It
 * is not the whole where the paper states another number of shares, or lists usufruct and bare ownership apart: those shares
 * stand there twice.
 */
function withShares(parties: Party[], stated: number | null, text: DocumentText, isOpen: boolean): Measured {
  const counts = parties.map(({ count }) => count);
  const sum = counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  const isSum = !isOpen && counts.every((count) => count !== null) && sum > 0 && (stated === null || stated === sum);
  const unvouched = new Set<Party>();
  const isWhole = isWholeTable(text, parties) || isStatedWhole(text, sum);
  const isVouched =
    !isOtherWholeStated(text, stated ?? sum) &&
    (stated !== null || !isSum || (isWhole && dividedRows(text).size === 0));
  for (const party of parties) {
    if (party.share === null && party.count !== null && (isSum || (stated !== null && party.count <= stated))) {
      party.share = Math.round((party.count / (stated ?? sum)) * 1e6) / 1e4;
      if (!isVouched) unvouched.add(party);
    }
  }
  return { measured: parties, unvouched };
}
