import { asGuess } from "../../facts.ts";
import { placeWithin, type Cell, type DocumentText, foldedLineOf } from "../../text.ts";
import { TOTAL } from "../holder-blocks.ts";
import { emptyParty, type Party } from "../party.ts";
import { countOf, setHolder } from "../party-fields.ts";
import { keyOf, personNameOf } from "../people.ts";
import { partyFacts } from "../party-facts.ts";
import { isUnderHead } from "../under-head.ts";
import { isOtherWholeStated } from "../whole-holdings.ts";

const FROM =
  /^(?:(?:naam )?(?:van )?(?:de )?(?:overdra(?:ger|agster)|overlater|vervreemder|verkoper)|(?:nom du |le )?(?:cedante?|vendeur)|verausserer|ubertragende[rn]?|abtretende[rn]?|verkaufer|(?:name of )?(?:transferor|seller)|van|de|von|from)\b/;
const TO =
  /^(?:(?:naam )?(?:van )?(?:de )?(?:overnem(?:er|ster)|verkrijger|begunstigde|koper)|(?:nom du |le )?(?:cessionnaire|acquereur|acheteur)|erwerber|ubernehmer|kaufer|(?:name of )?(?:transferee|buyer|acquirer)|aan|naar|a|an|to)\b/;
const COUNT =
  /^(?:aantal|nombre|anzahl|stuckzahl|number|no\.? of|aandelen|effecten|actions|parts|titres|aktien|anteile|geschaftsanteile|shares)\b/;
/** In place of who passes shares on: the company issues them. */
const ISSUE =
  /^(?:[-–—/.]?|.*\b(?:oprichting|inschrijving|uitgifte|inbreng|kapitaalverhoging|vennootschap|constitution|souscription|emission|apport|augmentation|societe|grundung|ausgabe|kapitalerhohung|zeichnung|gesellschaft|incorporation|issue|allotment|subscription|subscribed|company)\b.*)$/;

const ALL_SHARES =
  /^(?:(?:totaal|total) )?(?:aantal (?:uitgegeven )?(?:aandelen|effecten)|nombre (?:total )?(?:d'actions|de parts(?: sociales)?)|(?:gesamt)?(?:an)?zahl (?:der )?(?:aktien|anteile)|number of (?:issued )?shares)[: ]+(\d[\d.,' ]*)$/;
const IS_NUMBER = /^\d[\d.,' ]*$/;

interface Heads {
  readonly from: Cell;
  readonly to: Cell;
  readonly count: Cell;
  /** False where shares of several classes stand in columns of their own. */
  readonly isWhole: boolean;
}

/** An entry that passes no share on, or not as a whole: a pledge, usufruct, a draft, or what was annulled. */
const NO_TRANSFER =
  /\b(?:(?:in)?pand(?:geving|recht)?|verpand|nantissement|gage|verpfand\w*|pfandrecht|pledged?|vruchtgebruik|usufruit|niessbrauch|usufruct|\(?ne\)|nietig|geannuleerd|geschrapt|annulee?s?|nul|ungultig|void|cancelled|ontwerp|projet|entwurf|draft)\b/;
const OF_SHARES = /aandelen|effecten|actions|parts|titres|aktien|anteile|shares/;
const OF_ENTRY = /\b(?:entry|transfer|certificat\w*|inschrijving|ordre|folio|page|lfd)\b/;
/** Of shares of one class: `Aantal A`, `Aandelen B`. */
const QUANTITY = /^(?:aantal|nombre|anzahl|stuckzahl|number of shares|(?:aandelen|actions|parts|aktien|shares) [a-z]$)/;

/**
 * Who holds shares after the last entry of a register that lists who passed how many to whom, from the issue on; null for other papers. Without shares where the entries do
 * not fit together, and as a guess where the paper states another number of all shares.
 * @param stated number of all shares by a label
 */
export function heldAfterTransfers(text: DocumentText, stated: number | null) {
  const followed = follow(text);
  if (followed === null) return null;
  const { held, fits } = followed;
  const all = [...held.values()].filter(({ count }) => !fits || count > 0);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const above = stated ?? statedAbove(text);
  const isOther = (above !== null && above !== total) || isOtherWholeStated(text, total);
  const listed = all.flatMap(({ party, count }) => {
    const share = fits ? Math.round((count / total) * 1e6) / 1e4 : null;
    const facts = partyFacts({ ...party, share }, "shareholder");
    return fits && isOther ? facts.map(asGuess) : facts;
  });
  // Vouched for even as a guess: sums of the column of numbers would count shares again that were passed on.
  return { listed, own: [], isWithUnheld: false, isVouched: true };
}

/** The first entry of a register of transfers of which the entries do not fit together; null where they do, and for other papers. */
export function unfittingTransfers(text: DocumentText): readonly Cell[] | null {
  const followed = follow(text);
  return followed === null || followed.fits ? null : (text.rows[followed.unfitting ?? -1] ?? null);
}

interface Followed {
  readonly held: ReadonlyMap<string, { readonly party: Party; readonly count: number }>;
  readonly fits: boolean;
  /** Row of the first entry that does not fit what stands before it. */
  readonly unfitting: number | null;
}

function follow(text: DocumentText): Followed | null {
  const { entries, isWhole } = entriesIn(text);
  // `From` and `To` may stand above numbers of shares, or days.
  if (entries.every(({ to }) => to === null)) return null;
  let unfitting: number | null = null;
  const held = new Map<string, { readonly party: Party; count: number }>();
  for (const { from, mayBeIssue, to, count, row } of entries) {
    // Who holds shares passes them on, though the words be those of an issue.
    const seller = from === null ? undefined : held.get(keyOf(from));
    if (to === null || (seller === undefined ? !mayBeIssue : seller.count < count)) unfitting ??= row;
    if (seller !== undefined) seller.count -= count;
    if (to === null) continue;
    const known = held.get(keyOf(to));
    if (known === undefined) held.set(keyOf(to), { party: to, count });
    else known.count += count;
  }
  return { held, fits: isWhole && unfitting === null, unfitting };
}

interface Entry {
  /** What stands in place of who passes the shares on; null where nothing does. */
  readonly from: Party | null;
  /** Nothing stands there, or words of an issue. */
  readonly mayBeIssue: boolean;
  /** Null where no name could be read. */
  readonly to: Party | null;
  readonly count: number;
  readonly row: number;
}

interface Entries {
  readonly entries: readonly Entry[];
  /** False where shares of several classes stand beside one another. */
  readonly isWhole: boolean;
}

function entriesIn(text: DocumentText): Entries {
  const heads = text.rows.flatMap((row) => headsIn(row) ?? []);
  const entries = text.rows.flatMap((row): Entry[] => {
    const head = heads.findLast(({ to }) => to.row < row[0]!.row);
    if (head === undefined) return [];
    const under = (of: Cell) => row.find((cell) => isUnderHead(text, of, cell));
    const [from, to] = [under(head.from), under(head.to)];
    const count = countOf(under(head.count)?.text ?? "");
    const isEntry = row.length > 1 && row.some(({ text: own }) => IS_NUMBER.test(own.trim()));
    if (!isEntry || count === 0 || TOTAL.test(row[0]!.folded)) return [];
    // An entry that cannot be read: what follows does not fit.
    const isVoid = NO_TRANSFER.test(foldedLineOf(row));
    if (count === null || from === to || isVoid)
      return [{ from: null, mayBeIssue: true, to: null, count: 0, row: row[0]!.row }];
    return [
      {
        from: from === undefined ? null : (partyIn(from) ?? emptyParty(from.row)),
        mayBeIssue: from === undefined || ISSUE.test(from.folded.trim()),
        to: to === undefined ? null : partyIn(to),
        count,
        row: row[0]!.row,
      },
    ];
  });
  return { entries, isWhole: heads.every((head) => head.isWhole) };
}

/** `Aantal aandelen: 1.000`, over the table. */
function statedAbove({ rows }: DocumentText): number | null {
  for (const row of rows) {
    if (headsIn(row) !== null) return null;
    const number = ALL_SHARES.exec(foldedLineOf(row))?.[1];
    if (number !== undefined) return countOf(number);
  }
  return null;
}

function headsIn(row: readonly Cell[]): Heads | null {
  const under = (words: RegExp) => row.filter(({ folded }) => words.test(folded.trim()));
  const [[from], [to], counts] = [under(FROM), under(TO), under(COUNT).filter(({ folded }) => !OF_ENTRY.test(folded))];
  // `No. of entry` is another number.
  const count = counts.find(({ folded }) => OF_SHARES.test(folded)) ?? counts[0];
  const isTable =
    from !== undefined && to !== undefined && count !== undefined && row.every(({ text }) => !/\d/.test(text));
  return isTable && new Set([from, to, count]).size === 3
    ? { from, to, count, isWhole: counts.every((one) => one === count || !QUANTITY.test(one.folded.trim())) }
    : null;
}

function partyIn(cell: Cell): Party | null {
  const party = emptyParty(cell.row);
  setHolder(party, cell.text.trim());
  party.places.push(placeWithin(cell));
  return party.company === null && personNameOf(party) === null ? null : party;
}
