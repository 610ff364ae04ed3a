import { matchesOf } from "../../../platform/matches.ts";
import { NOT_HELD, OF_SHARES, type Quantity, TAKEN } from "./allotted-quantities.ts";
import { PAID } from "./holders/signs.ts";

/** `ieder de helft`, `par moitié par chacun d'eux`, `je zur Hälfte`, `half each`: there are two. */
const HALVES =
  /\b(?:elke?|ieder|beiden?)\b[^.;\d]{0,40}? de helft|\bchacune?\b[^.;\d]{0,40}? (?:la |de )?moitie|\b(?:par|pour|a) moitie[^.;\d]{0,30}? (?:chacune?|entre (?:eux|elles|les \p{L}+))|\bje(?:weils)?(?: zu)? (?:zur|die|einer) halfte|\b(?:one[ -])?half each\b|\beach\b[^.;\d]{0,40}? (?:one[ -])?half\b/gu;
const EQUALLY =
  /\b(?:in|voor|bij) gelijke (?:delen|mate)|\b(?:a|par|en|pour) (?:des )?parts? egales?|\bzu gleichen (?:teilen|anteilen)|\bin equal (?:shares|parts|proportions)|\bequally\b/gu;
/** Each of them: a number or a per cent follows. */
const EACH = /\b(?:elke?|ieder|chacune?|jede[rn]?|je(?:weils)?|each)\b/g;
/** What happens later, or in a case. */
const ONLY_IF =
  /\b(?:indien|ingeval|bij (?:ontbinding|overlijden)|vereffening|si\b|en cas de|dissolution|liquidation|falls|im falle|auflosung|if\b|in the event|winding)/;
const BEFORE = 200;
const BEHIND = 90;
const NEAR = 80;

interface Stated {
  readonly counts: readonly Quantity[];
  readonly percents: readonly Quantity[];
  /** Whether all holders are named between two places. */
  readonly isNamingAll: (from: number, to: number) => boolean;
}

/** The per cent that each of several holders has where the text says that all have the same; null where it does not. */
export function equalShare(folded: string, holders: number, { counts, percents, isNamingAll }: Stated): number | null {
  const share = Math.round(1e6 / holders) / 1e4;
  const isTaken = (from: number, to: number): boolean => {
    const clause = folded.slice(Math.max(0, from - BEFORE), to + BEHIND);
    return OF_SHARES.test(clause) && TAKEN.test(clause) && !NOT_HELD.test(clause) && !ONLY_IF.test(clause);
  };
  const halves = holders === 2 ? matchesOf(folded, HALVES) : [];
  if (halves.some(({ 0: quote, index }) => isTaken(index, index + quote.length))) return share;
  const equally = matchesOf(folded, EQUALLY).some(
    ({ 0: quote, index }) =>
      isTaken(index, index + quote.length) && isNamingAll(Math.max(0, index - BEFORE), index + quote.length + BEHIND),
  );
  if (equally) return share;
  const most = Math.max(0, ...counts.map(({ value }) => value));
  const isEach = matchesOf(folded, EACH).some(({ index }) => {
    const near = ({ at }: Quantity) => at > index && at < index + NEAR;
    const isPart = (one: Quantity): boolean => isTaken(index, one.end) && !PAID.test(folded.slice(index, one.end + 30));
    return (
      counts.some((one) => near(one) && one.value * holders === most && isPart(one)) ||
      percents.some((one) => near(one) && Math.abs(one.value - share) < 0.06 && isPart(one))
    );
  });
  return isEach ? share : null;
}
