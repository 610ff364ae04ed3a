import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { isHolder, isNamed, partiesOf, type Party, referencesIn, shareOf, withShare } from "./allotted-names.ts";
import { NOT_HELD, percentsIn } from "./allotted-quantities.ts";
import { PAID } from "./holders/signs.ts";
import { onOneLine } from "./passages.ts";

/** From a name to the end of what is said of it, in characters. */
const REACH = 380;
/** Before a per cent: a bound, and no share. */
const BOUND =
  /(?:meer dan|minstens|ten minste|hoger dan|plus de|au moins|superieure? a|mehr als|mindestens|more than|at least|over|not less than|>|≥)[^\d]{0,12}$/;
const BOUND_BEHIND = /^[^.;\d]{0,14}(?:of meer|ou plus|oder mehr|or more|or above)/;
/** What several have, or are left with. */
const OF_SEVERAL =
  /\b(?:samen|ensemble|zusammen|gemeinsam|gezamenlijk|conjointement|together|jointly|de rest|le reste|der rest|the rest|le solde|het saldo|vroeger|voorheen|anciennement|ehemals|formerly|ceased)\b/;
/** The heads of the next block. */
const NEXT =
  /\b(?:beneficiaire effectif|uiteindelijke? begunstigde|wirtschaftliche?r? (?:berechtigter?|eigentumer)|beneficial owner|nom, prenom|naam en voornaam|full name|name, vorname)\b/;
const MOST = 400;

/** The facts of a list of owners, with the one per cent that stands between an owner's name and the next. */
export function withSharesOfBlocks(facts: readonly FactDraft[], flow: Flow): readonly FactDraft[] {
  const folded = onOneLine(flow.folded);
  const parties = partiesOf(facts.filter(isNamed), folded);
  const open = parties.filter(({ facts: own, isStated }) => !isStated && own.every(isHolder));
  if (open.length === 0) return facts;
  const shares = sharesIn(folded, parties);
  const given = open.flatMap((party) => shares.get(party) ?? []);
  const stated = parties.flatMap(({ facts: own }) => own.flatMap((one) => shareOf(one) ?? []).slice(0, 1));
  // A part of a part: what all have together is more than the whole.
  if ([...given, ...stated].reduce((sum, share) => sum + share, 0) > 100.5) return facts;
  return facts.map((fact) => {
    const party = open.find((one) => one.facts.includes(fact));
    return party === undefined ? fact : withShare(fact, shares.get(party));
  });
}

function sharesIn(folded: string, parties: readonly Party[]): Map<Party, number> {
  const references = referencesIn(folded, parties);
  const percents = percentsIn(folded);
  const shares = new Map<Party, number | null>();
  if (references.length > MOST || percents.length > MOST) return new Map();
  for (const [place, { party, end }] of references.entries()) {
    const limit = Math.min(references[place + 1]?.at ?? Infinity, end + REACH);
    const whole = folded.slice(end, limit);
    const block = whole.slice(0, NEXT.exec(whole)?.index ?? whole.length);
    const own = percents.filter(({ at, end: to }) => at >= end && to <= end + block.length);
    if (own.length === 0) continue;
    const isShare =
      new Set(own.map(({ value }) => value)).size === 1 &&
      !OF_SEVERAL.test(block) &&
      !PAID.test(block) &&
      own.every(
        ({ at, end: to }) =>
          !BOUND.test(folded.slice(Math.max(0, at - 40), at)) && !BOUND_BEHIND.test(folded.slice(to, to + 30)),
      ) &&
      own.some(({ at, end: to }) => !NOT_HELD.test(folded.slice(Math.max(end, at - 25), to + 25)));
    const share = isShare ? own[0]!.value : null;
    shares.set(party, shares.has(party) && shares.get(party) !== share ? null : share);
  }
  return new Map(
    [...shares].flatMap(([party, share]) =>
      share === null || share <= 0 || share > 100 ? [] : [[party, share] as const],
    ),
  );
}
