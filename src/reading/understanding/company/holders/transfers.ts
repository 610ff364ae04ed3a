import { asGuess } from "../../facts.ts";
import { placeWithin, type Cell, type DocumentText } from "../../text.ts";
import { nameKey } from "../common.ts";
import { TOTAL } from "../holder-blocks.ts";
import { emptyParty, type Party } from "../party.ts";
import { countOf, setHolder } from "../party-fields.ts";
import { partyFacts, personNameOf } from "../people.ts";
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
}

/**
 * Who holds shares after the last entry of a register that lists who passed how many to whom, from the issue on; null for other papers. Without shares where the entries do
 * not fit together, and as a guess where the paper states another number of all shares.
 * @param stated number of all shares by a label
 */
export function heldAfterTransfers(text: DocumentText, stated: number | null) {
  const entries = entriesIn(text);
  if (entries.length === 0) return null;
  const held = new Map<string, { readonly party: Party; count: number }>();
  let fits = true;
  for (const { from, to, count } of entries) {
    const seller = from === null ? null : held.get(keyOf(from));
    fits &&= to !== null && seller !== undefined && (seller === null || seller.count >= count);
    if (seller) seller.count -= count;
    if (to === null) continue;
    const known = held.get(keyOf(to));
    if (known === undefined) held.set(keyOf(to), { party: to, count });
    else known.count += count;
  }
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

interface Entry {
  /** Null for shares that the company issues. */
  readonly from: Party | null;
  /** Null where no name could be read. */
  readonly to: Party | null;
  readonly count: number;
}

function entriesIn(text: DocumentText): Entry[] {
  const heads = text.rows.flatMap((row) => headsIn(row) ?? []);
  return text.rows.flatMap((row): Entry[] => {
    const head = heads.findLast(({ to }) => to.row < row[0]!.row);
    if (head === undefined) return [];
    const under = (of: Cell) => row.find((cell) => isUnderHead(text, of, cell));
    const [from, to] = [under(head.from), under(head.to)];
    const count = countOf(under(head.count)?.text ?? "");
    const isEntry = row.length > 1 && row.some(({ text: own }) => IS_NUMBER.test(own.trim()));
    if (!isEntry || count === 0 || TOTAL.test(row[0]!.folded)) return [];
    // An entry that cannot be read: what follows does not fit.
    if (count === null || from === to) return [{ from: null, to: null, count: 0 }];
    const isIssue = from === undefined || ISSUE.test(from.folded.trim());
    return [
      {
        from: isIssue ? null : (partyIn(from) ?? emptyParty(from.row)),
        to: to === undefined ? null : partyIn(to),
        count,
      },
    ];
  });
}

/** `Aantal aandelen: 1.000`, over the table. */
function statedAbove({ rows }: DocumentText): number | null {
  for (const row of rows) {
    if (headsIn(row) !== null) return null;
    const number = ALL_SHARES.exec(row.map(({ folded }) => folded).join(" "))?.[1];
    if (number !== undefined) return countOf(number);
  }
  return null;
}

function headsIn(row: readonly Cell[]): Heads | null {
  const [from, to, count] = [FROM, TO, COUNT].map((words) => row.find(({ folded }) => words.test(folded.trim())));
  const isTable =
    from !== undefined && to !== undefined && count !== undefined && row.every(({ text }) => !/\d/.test(text));
  return isTable && new Set([from, to, count]).size === 3 ? { from, to, count } : null;
}

function partyIn(cell: Cell): Party | null {
  const party = emptyParty(cell.row);
  setHolder(party, cell.text.trim());
  party.places.push(placeWithin(cell));
  return party.company === null && personNameOf(party) === null ? null : party;
}

const keyOf = (party: Party): string => nameKey(party.company ?? personNameOf(party)?.name ?? "");
