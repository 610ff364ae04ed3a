import { matchesOf } from "../../../platform/matches.ts";
import type { StatusFact } from "../../../domain/readings/reading.model.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import { datesIn } from "../fields/dates.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { factOf } from "./common.ts";
import { type Mention, personsIn, sentenceAt } from "./mentions.ts";
import { onOneLine, sentenceStops } from "./passages.ts";

/** What deeds and notices of a company say of its own dissolution. Clauses on how it may end say nothing of today. */

const ENDS: readonly (readonly [StatusFact, RegExp])[] = [
  [
    "in_liquidation",
    /\b(?:in (?:vereffening|liquidatie) (?:gesteld|gaat|treedt|stellen)|invereffeningstelling|mise? en liquidation|mettre en liquidation|in liquidation (?:gesetzt|getreten)|placed in(?:to)? liquidation|wound up|winding[- ]up)\b/g,
  ],
  [
    "dissolved",
    /\b(?:ontbonden|ontbinden|ontbinding|dissoute?|dissoudre|dissolution|aufgelost|aufzulosen|auflosung|dissolved|dissolution)\b/g,
  ],
];

/** Words of a decision that was made. */
const DECIDED =
  /\b(?:beslissing|besluit|beslist|beslote[n]?|besloten|werd|met ingang van|sinds|sedert|decision|decide[es]?|prononcee?|depuis|a ete|en date du|a compter du|assemblee|beschluss|beschlossen|wurde|seit|mit wirkung|resolution|resolved|was|has been|with effect|since)\b/;
/** Words of what may be, is over or is denied. */
const MAY_BE =
  /\b(?:in geval|ingeval|bij (?:de |een )?(?:vrijwillige |vervroegde |gerechtelijke )?ontbinding|na (?:de )?ontbinding|indien|wanneer|zodra|als gevolg van de ontbinding|kan|kunnen|mag|zal|zullen|tenzij|slechts|behoudens|niet|geen|herroep\w*|intrekking|ingetrokken|nietig\w*|en cas|apres (?:la )?dissolution|si|lors|lorsque|peut|peuvent|pourra|sera|seront|sauf|ne|pas|hors|revoqu\w*|annul\w*|rapporte\w*|im falle?|bei (?:der )?auflosung|nach (?:der )?auflosung|wenn|falls|kann|konnen|soll|sofern|nicht|keine?|aufgehoben|fortgesetzt|if|in the event|upon|may|shall|unless|until|not|no|revoked|rescinded|cancelled)\b/;
/** Words whose day, the first of a sentence, is that of the beginning. */
const FOUNDED =
  /\b(?:opgericht|oprichting|constituee?|constitution|errichtet|gegrundet|grundung|incorporated|founded)\b/;
/** What ends beside the company: a marriage, a contract, a board, a reserve, a group without a legal form. */
const OTHER =
  /(?:\b(?:huwelijk\w*|mariage|ehe|marriage|overeenkomst|contrat|convention|contract|feitelijke vereniging|association de fait)|(?<!gesellschafts)vertrag|comite|committee|reserves?|rucklagen?)\b(?:(?!\b(?:vennootschap|societe|gesellschaft|company)\b).)*$/;
const OTHER_BEHIND =
  /^ (?:van|de|du|der|des|of)(?: (?:het|de|la|the|zijn|haar|son|leur))? ?(?:huwelijk|mariage|ehe|marriage|overeenkomst|contrat|contract)\b/;
/** In a merger, the one that ends is often the other. */
const MERGED =
  /fusie|fusion|verschmelz|\bmerge[rd]|overgenomen|absorb|ubertragend|splitsing|scission|spaltung|demerger/;
/** `de vennootschap werd`: nobody but the company of the paper. */
const ITSELF =
  /\b(?:de|deze|la|notre|die|the|our) (?:vennootschap|societe|gesellschaft|company) (?:werd|is|a ete|est|wurde|ist|was|has been)\b[^.;,]{0,40}$/;

const CERTAINTY = 0.93;
const BEFORE = 220;
const BEHIND = 160;

/**
 * The dissolution that a paper of the company states of it: a decision with its day, or a liquidator by name. `isOther` tells whether a
 * place of the text speaks of another company.
 */
export function ownEnd({ flow, language }: ReadableDocument, isOther: (at: number) => boolean): FactDraft[] {
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  const stops = sentenceStops(flow.text);
  const around = (at: number, end: number) => {
    const { from, to } = sentenceAt(stops, at);
    return [Math.max(from, at - BEFORE), Math.min(to, end + BEHIND)] as const;
  };
  const liquidator = namedLiquidator(personsIn(flow.text), folded, (at, end) => {
    const [from, to] = around(at, end);
    return !MAY_BE.test(folded.slice(from, to)) && !FORMER.test(folded.slice(from, at)) && !isOther(at);
  });
  const decided = ENDS.flatMap(([status, pattern]) =>
    matchesOf(folded, pattern).flatMap(({ index, 0: words }) => {
      const [from, to] = around(index, index + words.length);
      const sentence = folded.slice(from, to);
      const before = folded.slice(from, index);
      const isDone =
        DECIDED.test(sentence) &&
        !MAY_BE.test(sentence) &&
        datesIn(text.slice(from, to), { language }).length > (FOUNDED.test(sentence) ? 1 : 0) &&
        !OTHER.test(before) &&
        !OTHER_BEHIND.test(folded.slice(index + words.length, to)) &&
        !isOther(index);
      const fact = factOf("status", status, flow.place(from, to), { certainty: CERTAINTY });
      if (!isDone) return [];
      return [MERGED.test(sentence) && !ITSELF.test(before) ? asGuess(fact) : fact];
    }),
  ).toSorted((a, b) => b.certainty - a.certainty);
  if (liquidator === null) return decided.slice(0, 1);
  const place = flow.place(liquidator.at, liquidator.end);
  return [
    decided[0]?.certainty === CERTAINTY
      ? decided[0]
      : factOf("status", "in_liquidation", place, { certainty: CERTAINTY }),
    asGuess(factOf("person", { ...liquidator.name, role: "director" }, place)),
  ];
}

const LIQUIDATOR = "(?:vereffenaars?|liquidateurs?|liquidatric?es?|liquidators?|liquidatoren|abwickler)";
/** `voorheen vereffenaar: ` */
const FORMER = new RegExp(
  String.raw`\b(?:voorheen|gewezen|vroegere?|voormalige?|ancien(?:ne)?|precedente?|former(?:ly)?|ehemalige[rn]?|fruhere[rn]?) ${LIQUIDATOR}\b[^.;,]{0,20}$`,
);
/** `vereffenaar: Igor Petrov`, `als vereffenaar werd aangesteld: de heer Igor Petrov` */
const BEFORE_NAME = new RegExp(
  String.raw`\b${LIQUIDATOR}(?:\s(?:is|wordt|werd|wurde|wird|ist|est|a ete|was|benoemd|aangesteld|bestellt|nommee?|designee?|appointed))*\s?:?\s(?:(?:de heer|mevrouw|dhr\.?|mevr\.?|monsieur|madame|m\.|mme|herrn?|frau|mr\.?|mrs\.?|ms\.?)\s)?$`,
);
/** `benoemt Igor Petrov tot vereffenaar` */
const BEHIND_NAME = new RegExp(
  String.raw`^,?\s(?:[a-z]+\s)?(?:tot|als|en qualite de|comme|zum|as|in hoedanigheid van)\s(?:[a-z]+\s)?${LIQUIDATOR}\b`,
);

const namedLiquidator = (
  persons: readonly Mention[],
  folded: string,
  isStated: (at: number, end: number) => boolean,
): Mention | null =>
  persons.find(
    ({ at, end }) =>
      (BEFORE_NAME.test(folded.slice(Math.max(0, at - 80), at)) || BEHIND_NAME.test(folded.slice(end, end + 80))) &&
      isStated(at, end),
  ) ?? null;
