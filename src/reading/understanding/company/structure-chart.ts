import { sharesIn } from "../fields/shares.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import { readPersonName } from "../fields/person-names.ts";
import { itemsOf } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { foldInPlace, placeOfAll, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { exactShareOf, factOf } from "./common.ts";
import { holdingsInTables } from "./holding-table.ts";
import { holdersBySign } from "./holders/gather.ts";
import { plainCompany } from "./holders/merge.ts";
import { inBoxes } from "./chart-boxes.ts";
import { chartSubject, nameOfCell, numberAlone, subjectFacts, withoutChartTitle } from "./chart-subject.ts";
import { identityFacts, identityInLine } from "./identity.ts";
import type { Party } from "./party.ts";
import { holderOf, type Holding, holdingInLine, type Holder, isHeldIn } from "./holdings.ts";
import { HELD_IN, HOLDER_NAMES, MORE_SHARES } from "./words/holder-labels.ts";
import { OWNER_LABELS } from "./words/owner-labels.ts";

export const readStructureChart: KindReader = ({ text }) => {
  const tables = holdingsInTables(text);
  const arrows = tables.length > 1 ? tables : inArrows(text);
  const table = arrows.length > 0 ? arrows : inTable(text);
  const tree = table.length > 0 ? [] : inTree(text);
  const drawn = table.length > 0 ? table : tree.length > 0 ? tree : inBoxes(text);
  const inLine = identityInLine(text, 6);
  const identity = inLine === null ? null : { ...inLine, name: withoutChartTitle(inLine.name) };
  const subject = identity === null ? chartSubject(text, drawn) : null;
  const name = identity?.name ?? subject?.name ?? null;
  const holdings = withSigns(
    text,
    drawn,
    holdersBySign(text, (cell) => FINDER.whole(cell)),
    name,
  );
  const isList = name !== null && isWholeOf(holdings, name);
  const keyOf = ({ holder, held }: Holding) => `${holderKey(holder)} ${held === null ? "" : plainCompany(held)}`;
  const sharesOf = Map.groupBy(holdings, keyOf);
  const isTwice = (holding: Holding) => new Set(sharesOf.get(keyOf(holding))!.map(({ share }) => share)).size > 1;
  return [
    ...identityFacts(identity, [])
      .filter(({ type }) => type !== "legal_form")
      .map((fact) => (fact.type === "company_name" && identity!.name !== inLine!.name ? inTitle(fact) : fact)),
    ...(subject === null ? [] : subjectFacts(text, subject)),
    ...holdings.flatMap((holding) =>
      holdingFact(isList ? { ...holding, held: name } : holding, name).map((fact) =>
        isTwice(holding)
          ? { ...fact, certainty: Math.min(fact.certainty, TWO_SHARES) }
          : isWholeOfUnknown(holding) && !isList
            ? asGuess(fact)
            : fact,
      ),
    ),
  ];
};

/** A name in the title of a chart, beside its number, is as sure as a labelled one. */
const inTitle = (fact: FactDraft): FactDraft => ({ ...fact, certainty: 0.96 });

/** Two shares of one holder in one company: one of them is likely a neighbour's, so that both are guesses. */
const TWO_SHARES = 0.6;

/** Who has the whole of a company has it of one that others do not hold beside them: where the chart tells not of which, it is a guess. */
const isWholeOfUnknown = ({ held, share }: Holding): boolean => held === null && share === 100;

const holderKey = ({ name, company }: Holder): string =>
  company === null ? foldInPlace(name!.name) : plainCompany(company);

/** Companies that the chart shows because they are held, as the words beside them say. */
const HELD_BESIDE =
  /dochter|zuster|filiale|\bfille\b|s(?:o|œ|oe)ur\b|tochter|schwester|subsidiary|sister|deelneming:|participation ?:|beteiligung:/;

/** `De Gouden Hoek NV` by the name without its article, which sentences are cut at. */
const isSameLonger = (whole: string, part: string): boolean =>
  part.length > 5 && whole.endsWith(part) && whole.length - part.length <= 3;

const shorter = (numbers: ReadonlyMap<string, string>, own: string): string | undefined =>
  [...numbers].find(([one]) => isSameLonger(own, one))?.[1];

/** Between the name of a company and its number in the lines of its box, in heights of a line. */
const BOX_GAP = 1.2;

/** The number that stands alone under a name, in the same box. */
function numberBelow(text: DocumentText, { holder, cells }: Holding): string | undefined {
  const cell = cells.find((one) => one.text.includes(holder.company!));
  if (cell === undefined || cell.box === null) return undefined;
  const middle = (one: Cell) => one.box![0] + one.box![2] / 2;
  let last = cell;
  for (const row of text.rows.slice(cell.row + 1, cell.row + 4)) {
    const below = row.find(
      (one) => one.page === cell.page && one.box !== null && Math.abs(middle(one) - middle(cell)) < cell.box![2] / 2,
    );
    if (below === undefined) continue;
    if (below.box![1] - (last.box![1] + last.box![3]) > BOX_GAP * last.box![3]) return undefined;
    const number = numberAlone(below.text);
    if (number !== null) return number;
    last = below;
  }
  return undefined;
}

/** Holders that a chart draws, and those that only have their share beside, before or under their name. */
function withSigns(
  text: DocumentText,
  drawn: readonly Holding[],
  parties: readonly Party[],
  subject: string | null,
): Holding[] {
  const known = new Map(drawn.map(({ holder }) => [holderKey(holder), holder]));
  const numbers = new Map(
    parties.flatMap((party) =>
      party.company !== null && party.number !== null ? [[plainCompany(party.company), party.number]] : [],
    ),
  );
  const more = parties.flatMap((party): Holding[] => {
    const { name, company, number, share, places } = party;
    if (share === null || (name === null && company === null)) return [];
    const key = holderKey({ name, company, number });
    const isHeld =
      HELD_BESIDE.test(foldInPlace(places.map(({ quote }) => quote).join(" "))) ||
      (company !== null && text.cells.some((cell) => cell.text.includes(company) && isHeldIn(cell.text, company)));
    const isSubject = subject !== null && company !== null && key === plainCompany(subject);
    const isLonger = company !== null && [...known.keys()].some((one) => isSameLonger(one, key));
    const isPart =
      name !== null &&
      [...known.keys()].some(
        (one) =>
          one.startsWith(plainCompany(name.name)) ||
          // `C. Peeters`, of the known J.C. Peeters.
          (/^\p{Lu}\./u.test(name.name) && one.endsWith(`.${foldInPlace(name.name)}`)),
      );
    if (known.has(key) || known.has(plainCompany(company ?? name!.name)) || isPart || isLonger || isHeld || isSubject)
      return [];
    return [{ holder: { name, company, number }, held: null, share, cells: [], places }];
  });
  const companies = new Set(parties.flatMap(({ company }) => (company === null ? [] : [plainCompany(company)])));
  const named = drawn.map((drawnOne) => {
    const { name } = drawnOne.holder;
    const isCompany = name !== null && companies.has(plainCompany(name.name));
    const one = isCompany ? { ...drawnOne, holder: { name: null, company: name.name, number: null } } : drawnOne;
    const own = one.holder.company === null ? null : plainCompany(one.holder.company);
    const number = own === null ? undefined : (numbers.get(own) ?? numberBelow(text, one) ?? shorter(numbers, own));
    return one.holder.number === null && number !== undefined ? { ...one, holder: { ...one.holder, number } } : one;
  });
  return [...named, ...more];
}

const ARROW = /\s*(?:[-–—=]+>|→|⟶|►)\s*/;

/** `Jan Peeters -> Alfa BV: 75 %`, or `Jan Peeters --> 75 % --> Alfa BV`. */
function inArrows(text: DocumentText): Holding[] {
  return text.cells.flatMap((cell): Holding[] => {
    const parts = cell.text.split(ARROW);
    const share = sharesIn(cell.text)[0]?.value;
    if (parts.length < 2 || share === undefined || exactShareOf(cell.text) === null) return [];
    const bare = (part: string) => part.replace(/\s*[:(,]?\s*\d[\d.,]*\s?%.*$/, "").trim();
    const holder = holderOf(bare(parts[0]!));
    const held = bare(parts.at(-1)!);
    return holder === null || held === "" ? [] : [{ holder, held, share, cells: [cell] }];
  });
}

/** A list of holders that say not of what, and hold the whole: it is of the company that the chart is about. */
const isWholeOf = (holdings: readonly Holding[], subject: string): boolean =>
  holdings.length > 1 &&
  holdings.every(
    ({ held, holder }) =>
      held === null && (holder.company === null || plainCompany(holder.company) !== plainCompany(subject)),
  ) &&
  Math.abs(holdings.reduce((sum, { share }) => sum + share, 0) - 100) < 0.1;

function holdingFact({ holder, held, share, cells, places }: Holding, subject: string | null): FactDraft[] {
  const isOfSubject = held !== null && subject !== null && plainCompany(held) === plainCompany(subject);
  const place = placeOfAll(places ?? cells.map((cell) => placeWithin(cell)));
  const about = {
    subject: isOfSubject ? ("subject" as const) : ("other" as const),
    certainty: held === null ? 0.8 : 0.92,
  };
  if (holder.name !== null) {
    return [factOf("person", { ...holder.name, role: "shareholder", share_percent: share }, place, about)];
  }
  const number = holder.number === null ? {} : { enterprise_number: holder.number };
  return [
    factOf(
      "company_share",
      { holder: holder.company!, ...number, share_percent: share, role: "shareholder" },
      place,
      about,
    ),
  ];
}

const FINDER = new LabelFinder<"name" | "held" | "share">({
  name: HOLDER_NAMES,
  held: HELD_IN,
  share: [...OWNER_LABELS.share, ...MORE_SHARES],
});

function inTable(text: DocumentText): Holding[] {
  const rows = Map.groupBy(
    itemsOf(text, FINDER).filter(({ tableRow }) => tableRow !== null),
    ({ tableRow }) => tableRow,
  );
  return [...rows.values()].flatMap((items): Holding[] => {
    const value = (key: string) => items.find((item) => item.key === key)?.value.replaceAll("\n", " ") ?? null;
    const holder = value("name") === null ? null : holderOf(value("name")!);
    const share = value("share") === null ? null : exactShareOf(value("share")!);
    const cells = text.rows[items[0]!.row]!;
    return holder === null || share === null ? [] : [{ holder, held: value("held"), share, cells }];
  });
}

/** An indented list: what stands below another and further right holds it, or is held by it where persons stand on top. */
function inTree(text: DocumentText): Holding[] {
  const lines = text.cells.flatMap((cell) => {
    const holding = holdingInLine(cell.text);
    const name = holding === null ? (nameOfCell(cell) ?? readPersonName(cell.text)?.name ?? null) : null;
    return holding === null && name === null ? [] : [{ cell, holding, name }];
  });
  const shares = lines.filter(({ holding }) => holding !== null);
  if (shares.length < 2 || lines.some(({ cell }) => cell.box === null)) return flat(lines);
  const parents = lines.map(
    ({ cell }, at) => lines.slice(0, at).findLast((one) => one.cell.box![0] < cell.box![0] - 6) ?? null,
  );
  const isUpward = lines.some(({ holding }, at) => holding?.holder.name != null && parents[at] !== null);
  if (!isUpward && areOwnersOnTop(lines)) return downwards(lines);
  return lines.flatMap(({ cell, holding }, at): Holding[] => {
    const parent = parents[at];
    if (holding === null) return [];
    const other =
      parent == null
        ? null
        : (parent.name ?? parent.holding?.holder.company ?? parent.holding?.holder.name?.name ?? null);
    if (isUpward || other === null)
      return [{ holder: holding.holder, held: isUpward ? other : null, share: holding.share, cells: [cell] }];
    const holder = holderOf(other);
    const held = holding.holder.company;
    return holder === null || held === null
      ? []
      : [{ holder, held, share: holding.share, cells: [parent!.cell, cell] }];
  });
}

type TreeLine = { cell: Cell; holding: ReturnType<typeof holdingInLine>; name: string | null };

/** Persons stand furthest left and hold the whole of what is next below and further right. */
function areOwnersOnTop(lines: readonly TreeLine[]): boolean {
  const told = lines.filter(({ holding }) => holding !== null);
  const left = Math.min(...told.map(({ cell }) => cell.box![0]));
  const top = told.filter(({ cell }) => cell.box![0] < left + 6);
  const sum = top.reduce((total, { holding }) => total + holding!.share, 0);
  return (
    top.length < told.length && top.some(({ holding }) => holding!.holder.name !== null) && Math.abs(sum - 100) < 0.1
  );
}

const downwards = (lines: readonly TreeLine[]): Holding[] =>
  lines.flatMap(({ cell, holding }, at): Holding[] => {
    if (holding === null) return [];
    const below = lines.slice(at + 1).find((one) => one.cell.box![0] > cell.box![0] + 6);
    const held = below === undefined ? null : (below.name ?? below.holding?.holder.company ?? null);
    return [{ holder: holding.holder, held, share: holding.share, cells: [cell] }];
  });

/** Without places: each line holds what the line above names. */
const flat = (
  lines: readonly { cell: Cell; holding: ReturnType<typeof holdingInLine>; name: string | null }[],
): Holding[] =>
  lines.length < 2
    ? []
    : lines.flatMap(({ cell, holding }, at): Holding[] => {
        if (holding === null) return [];
        const above = lines.slice(0, at).findLast((one) => (one.name ?? one.holding?.holder.company) != null);
        const held = above === undefined ? null : (above.name ?? above.holding!.holder.company);
        return [{ holder: holding.holder, held, share: holding.share, cells: [cell] }];
      });
