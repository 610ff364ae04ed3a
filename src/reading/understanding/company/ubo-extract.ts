import type { FactDraft } from "../facts.ts";
import type { Item } from "../item.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { byCard, itemsOf } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { keyByStem } from "../label-stems.ts";
import { LabelFinder } from "../labels.ts";
import { hasNumberOf, issuersNumbers } from "../sender.ts";
import { foldInPlace, type DocumentText } from "../text.ts";
import { authorityFact } from "./authority.ts";
import { identityBefore, identityFacts } from "./identity.ts";
import { companyFacts, formStated, headingName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, controlOf, factOf, numberFact } from "./common.ts";
import { withDirectAndIndirect } from "./holders/direct-and-indirect.ts";
import { bornBeside } from "./holders/born-beside.ts";
import { hasEnded } from "./holders/ended.ts";
import { holdersBySign } from "./holders/gather.ts";
import { mergeParties } from "./holders/merge.ts";
import { holdersInOneCell } from "./holders/rows-in-one-cell.ts";
import type { Party, PersonKey } from "./party.ts";
import { withPlainShares } from "./party-fields.ts";
import { PartyBuilder, personNameOf } from "./people.ts";
import { partyFacts } from "./party-facts.ts";
import { completed } from "./subject-neighbours.ts";
import { ofSubject } from "./subject-items.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";
import { OWNER_LABELS, OWNER_NAMES } from "./words/owner-labels.ts";

const LABELS = { ...COMPANY_LABELS, ...PERSON_LABELS, ...OWNER_LABELS };
const FINDER = new LabelFinder<CompanyKey | PersonKey>(LABELS, keyByStem);
/** For a paper that labels no name otherwise: where it does, "Beneficial owner" is a heading. */
const FINDER_BY_OWNER = new LabelFinder<CompanyKey | PersonKey>(
  { ...LABELS, name: [...LABELS.name, ...OWNER_NAMES] },
  keyByStem,
);
const OF_NAMES: ReadonlySet<string> = new Set(["name", "family", "given"]);
const OWNER_KEYS: ReadonlySet<string> = new Set(Object.keys({ ...PERSON_LABELS, ...OWNER_LABELS }));

/** Labels of the company itself: down to their rows nobody is an owner, though its name be like one of a person. */
const OF_COMPANY: ReadonlySet<string> = new Set(["companyName", "number", "form", "seat"]);

/** Headings of an owner, or of the list of owners. */
const OWNERS =
  /^(?:\d{1,2}[.)]? ?)?(?:(?:lijst|liste|list)\b.{0,12} )?(?:gegevens (?:van )?)?(?:ubo(?:'?s)?\b(?!.{0,3}(?:register|extra|uittreksel|auszug))|(?:ultimate )?beneficial owners?|uiteindelijk(?:e|en)? (?:begunstigde|belanghebbende)n?|beneficiaires? effectifs?|wirtschaftliche[rn]? (?:eigentumer|berechtigte)[rn]?|ultimate beneficial owners?|registrable persons?|persons? with significant control)(?: \(ubo'?s?\))?(?:\s?(?:n[r°o]\.?)?\s?#?\d{1,2})?\s*:?$/;

/** Labels that only an owner has. */
const OWN_KEYS: readonly string[] = ["birth", "given", "nationality", "share", "votes", "control"];

export const readUboExtract: KindReader = ({ text, flow }) => {
  const issuers = issuersNumbers(text);
  const plain = itemsOf(text, FINDER);
  const labelled = plain.some(({ key }) => OF_NAMES.has(key ?? "")) ? plain : itemsOf(text, FINDER_BY_OWNER);
  const items = byCard(ofSubject(labelled), text).filter(
    ({ key, value }) => key !== "number" || !hasNumberOf(value, issuers),
  );
  const from = ownersFrom(items);
  const facts = companyFacts(items.map((item) => (item.row < from ? item : withoutCompany(item))));
  const before = items.filter(({ row }) => row < from);
  facts.push(...identityFacts(identityBefore(text, flow, from + 2), facts));
  const has = (type: FactDraft["type"]) => facts.some((fact) => fact.type === type);
  if (!has("company_name")) facts.push(...nameOfEntity(before));
  if (!has("address")) facts.push(...addressOf(before));
  if (!has("enterprise_number")) facts.push(...numberInText(before));
  facts.push(...formStated(flow, facts));
  facts.push(...completed(text, facts, Math.min(from, text.rows.length)));
  return [...facts, ...owners(text, items, from, facts), ...authorityFact(flow)];
};

/** The row where the owners begin: their heading if names follow, the head of their table, or the first label of one. */
function ownersFrom(items: readonly Item<CompanyKey | PersonKey>[]): number {
  const label = items.find(({ key }) => key !== null && OWN_KEYS.includes(key));
  if (label === undefined) return Infinity;
  const headings = items.filter(
    ({ key, value, row }) => key === null && row <= label.row && OWNERS.test(foldInPlace(value)),
  );
  const companyRow = items.findLast(
    ({ key, row }) => row < label.row && ["number", "companyName", "form", "seat"].includes(key ?? ""),
  )?.row;
  const heading = headings.find(({ row }) => row > (companyRow ?? -1)) ?? headings.at(-1);
  const named = items.findLast(
    ({ key, row }) => row < label.row && row >= label.row - 3 && (key === "name" || key === "family"),
  );
  const start = Math.max((companyRow ?? -1) + 1, heading?.row ?? 0);
  return Math.min(label.row, heading === undefined ? (named?.row ?? label.row - 1) : start);
}

const withoutCompany = (item: Item<CompanyKey | PersonKey>): Item<CompanyKey | PersonKey> =>
  ["number", "vat", "companyName", "seat", "form", "status", "situation", "capital"].includes(item.key ?? "")
    ? { ...item, key: null }
    : item;

/** The entity under a label that persons have as well, or above its number. */
function nameOfEntity(items: readonly Item<CompanyKey | PersonKey>[]): FactDraft[] {
  const labelled = items.find(({ key, form }) => key === "name" && form !== "adjacent");
  const name = labelled === undefined ? null : companyNameOf(labelled.value);
  if (name !== null) return [factOf("company_name", name, labelled!.place)];
  return headingName(items);
}

function addressOf(items: readonly Item<CompanyKey | PersonKey>[]): FactDraft[] {
  return companyFacts(items.map((item) => (item.key === "address" ? { ...item, key: "seat" } : item))).filter(
    ({ type }) => type === "address",
  );
}

/** The only number of a register in the lines about the company. */
function numberInText(items: readonly Item<CompanyKey | PersonKey>[]): FactDraft[] {
  const found = items.flatMap((item) =>
    companyNumbersIn(item.place.quote).flatMap(({ value, valid }) =>
      valid === false ? [] : [{ number: value.number, item }],
    ),
  );
  return new Set(found.map(({ number }) => number)).size === 1
    ? [numberFact("enterprise_number", { number: found[0]!.number, valid: true }, found[0]!.item.linePlace)]
    : [];
}

function owners(
  text: DocumentText,
  items: readonly Item<CompanyKey | PersonKey>[],
  from: number,
  facts: readonly FactDraft[],
): FactDraft[] {
  const builder = new PartyBuilder();
  const isOwn = (item: Item<CompanyKey | PersonKey>): item is Item<PersonKey> =>
    item.key === null || OWNER_KEYS.has(item.key);
  const own = items.filter(({ row }) => row >= from).filter(isOwn);
  const labelRows = new Set(
    own.flatMap(({ key, row }) =>
      key !== null && [...OWN_KEYS, "country", "address", "since"].includes(key) ? [row] : [],
    ),
  );
  for (const item of own) builder.add(item, labelRows);
  const isCurrent = (party: Party): boolean => !hasEnded(text, party, builder.parties);
  const labelled = withPlainShares(builder.parties)
    .filter(isCurrent)
    .filter((party) => (party.company === null ? isOwner(party) : isOwningCompany(party)));
  const isOfCompany = ({ key, row, tableRow }: Item<CompanyKey | PersonKey>) =>
    tableRow === null && row < from && OF_COMPANY.has(key ?? "");
  const companyRow = (from === Infinity ? items.find(isOfCompany) : items.findLast(isOfCompany))?.row ?? -1;
  const beside = [...holdersBySign(text, (cell) => FINDER.whole(cell)), ...holdersInOneCell(text)];
  const bySign = beside.filter(
    (party) => party.company === null && isOwner(party) && party.row > companyRow && isCurrent(party),
  );
  const subject = facts.find(({ type }) => type === "company_name")?.value;
  const merged = mergeParties(labelled, bySign, typeof subject === "string" ? subject : null);
  return withDirectAndIndirect(text, merged).flatMap((party) =>
    partyFacts(
      {
        ...party,
        birth: party.birth ?? bornBeside(text, party),
        control: party.control ?? headingControl(text, party.row),
      },
      "owner",
    ),
  );
}

/** `Indirekte wirtschaftliche Eigentümer`: how all those under a heading control the company. */
function headingControl(text: DocumentText, row: number): PartyBuilder["parties"][number]["control"] {
  for (const own of text.rows.slice(Math.max(0, row - 12), row).toReversed()) {
    const [cell] = own;
    if (own.length > 1 || cell === undefined || cell.text.length > 60 || !OWNER_HEADING.test(cell.folded)) continue;
    return controlOf(cell.text);
  }
  return null;
}

const OWNER_HEADING =
  /^(?:\d[.)] ?)?(?:(?:on)?rechtstreekse|(?:in)?dire[ck]te?n?|(?:un)?mittelbare) (?:uiteindelijke? )?(?:begunstigde|belanghebbende|beneficiaires?|wirtschaftliche|(?:beneficial )?owners?|eigenaar)/;

/** A company that an extract lists as an owner has a share, or a day since when. */
const isOwningCompany = ({ share, votes, since }: Party): boolean => (share ?? votes ?? since) !== null;

/** A person without any of what an extract says of owners is another, such as who asked for it. */
const isOwner = (party: PartyBuilder["parties"][number]): boolean =>
  personNameOf(party) !== null &&
  (party.birth !== null || party.share !== null || party.nationality !== null || party.control !== null);
