import { compareText } from "../../../platform/compare-text.ts";
import {
  type InterestType,
  isHolding,
  OFFICES,
  type Ownership,
  type OwnershipParty,
  type OwnershipStatement,
} from "../ownership.model.ts";
import { interestWords, openEndWords, percentWords, shareWords, unnamedWords } from "../ownership-words.ts";
import { isRole } from "../shares/interests.rules.ts";
import type { EffectiveLink, OwnershipStructure } from "../structure.model.ts";
import type { GraphLink, GraphNode, LinkStyle, NodeTone, OwnershipGraph } from "./drawing.model.ts";

/** The parts of an ownership that are drawn. */
export type DrawnOwnership = Pick<Ownership, "subject" | "parties" | "statements">;
export type DrawnStructure = Pick<OwnershipStructure, "links" | "beneficial_owners" | "open_ends" | "warnings">;

/** Parties with a box of their own; the rest of a company's owners share one. */
const MOST_PARTIES = 100;
/** Per cent of a company below which what its owners leave open is rounding. */
const ROUNDING = 0.5;
const CAPITAL: readonly string[] = ["shareholding", "nominee", "unknownInterest", "unpublishedInterest"];

/** The boxes and lines of a picture: every way to the customer, with its open ends. */
export function graphOf(ownership: DrawnOwnership, structure: DrawnStructure): OwnershipGraph {
  const { subject } = ownership;
  const links = linksToDraw(ownership, structure);
  const shown = partiesToDraw(subject, links, structure);
  const parties = ownership.parties.filter(({ id }) => shown.has(id));
  const drawn = links.filter(({ owner, owned }) => shown.has(owner) && shown.has(owned));
  const ends = parties.flatMap((party) => openEndOf(party, links, ownership, structure));
  const rest = furtherOwners(links, shown);
  const owners = new Map(structure.beneficial_owners.map((owner) => [owner.person, owner]));
  return {
    subject,
    nodes: [
      ...parties.map((party): GraphNode => {
        const owner = owners.get(party.id);
        const tone = toneOf(party, subject, owner !== undefined);
        return {
          id: party.id,
          party: party.id,
          name: party.name,
          details: detailsOf(party, tone, owner === undefined ? null : beneficialWords(owner)),
          kind: party.kind,
          country: party.country ?? party.nationality ?? null,
          tone,
        };
      }),
      ...[...ends, ...rest].map(({ node }) => node),
    ],
    links: [
      ...drawn.map((link): GraphLink => {
        const { owner, owned } = link;
        return { from: owner, to: owned, label: labelOf(link), style: styleOf(link, ownership, structure) };
      }),
      ...[...ends, ...rest].map(({ link }) => link),
    ],
  };
}

/** A link, and what its share is a share of where that is not the capital. */
interface ShownLink extends EffectiveLink {
  readonly of: InterestType | null;
}

/** Offices are no part of the picture, unless they stand in for owners. */
function linksToDraw({ subject, statements }: DrawnOwnership, structure: DrawnStructure): ShownLink[] {
  const { links, beneficial_owners: owners } = structure;
  const officials = new Set(owners.filter(({ basis }) => basis === "senior_official").map(({ person }) => person));
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  const kept = links.flatMap((link): ShownLink[] => {
    const stated = link.statements.flatMap((id) => byId.get(id) ?? []);
    const of = sharedInterest(stated);
    if (officials.has(link.owner)) return [{ ...link, of }];
    const isOffice = isOfficial(link) && stated.every(isOfOffice);
    return isOffice ? [] : [{ ...link, of, control: link.control.filter((type) => !OFFICES.includes(type)) }];
  });
  const reached = reachedFrom(subject, kept);
  const missing = owners.filter(({ person }) => !reached.has(person));
  return [
    ...kept,
    ...missing.map(({ person, effective_share: share, share_range, control }): ShownLink => {
      return { owner: person, owned: subject, share, share_range, control, statements: [], of: null };
    }),
  ].sort((a, b) => weightOf(b) - weightOf(a) || compareText(a.owner, b.owner) || compareText(a.owned, b.owned));
}

const isOfficial = ({ share, share_range, control }: EffectiveLink): boolean =>
  share === null && share_range === null && control.length > 0 && control.every((type) => OFFICES.includes(type));
/** Whether a statement is of what a link shows: roles in a trust that holds the company are shown at the trust. */
const isOfLink = (statement: OwnershipStatement, { control }: EffectiveLink): boolean =>
  statement.interests.length === 0 ||
  statement.interests.some(
    (interest) => isHolding(interest) && (!isRole(interest.type) || control.includes(interest.type)),
  );

const isOfOffice = ({ interests }: OwnershipStatement): boolean => interests.length > 0 && !interests.some(isHolding);

/** What statements give a share of, such as profits; null where it is the capital, or where none gives a share. */
function sharedInterest(statements: readonly OwnershipStatement[]): InterestType | null {
  const types = statements.flatMap(({ interests }) => interests.flatMap(({ type, share }) => (share ? [type] : [])));
  return types.some((type) => CAPITAL.includes(type)) ? null : (types[0] ?? null);
}

const weightOf = ({ share, share_range }: EffectiveLink): number => share ?? share_range?.maximum ?? -1;

/** Parties by their distance from the customer, nearest first. */
function reachedFrom(subject: string, links: readonly EffectiveLink[]): Map<string, number> {
  const reached = new Map([[subject, 0]]);
  for (const [party, distance] of reached) {
    for (const { owner, owned } of links) {
      if (owned === party && !reached.has(owner)) reached.set(owner, distance + 1);
    }
  }
  return reached;
}

/** Beneficial owners with all that stands between, then who is nearest. */
function partiesToDraw(subject: string, links: readonly EffectiveLink[], structure: DrawnStructure): Set<string> {
  const reached = reachedFrom(subject, links);
  const onPaths = structure.beneficial_owners.flatMap(({ person, paths }) => [
    person,
    ...paths.flatMap(({ parties }) => parties),
  ]);
  const ranked = [...new Set([subject, ...onPaths, ...reached.keys()])].filter((id) => reached.has(id));
  return new Set(ranked.slice(0, MOST_PARTIES));
}

function toneOf(party: OwnershipParty, subject: string, isOwner: boolean): NodeTone {
  if (party.id === subject) return "customer";
  if (isOwner) return "beneficial_owner";
  if (party.status === "stopped") return "ended";
  if (party.exempt !== undefined) return "exempt";
  return party.kind === "entity" ? "company" : party.kind;
}

const KINDS = { person: "Person", entity: "Company", arrangement: "Trust or similar", unknown: "Person or company" };

function detailsOf(party: OwnershipParty, tone: NodeTone, beneficial: string | null): string[] {
  const place = party.country ?? party.nationality;
  const kind = party.legal_form ?? (tone === "customer" ? "Customer" : KINDS[party.kind]);
  return [
    ...(beneficial === null ? [] : [beneficial]),
    [tone === "beneficial_owner" && party.kind === "person" ? "" : kind, place ?? ""].filter(Boolean).join(", "),
    ...(party.exempt === undefined ? [] : [party.exempt]),
    ...(party.status === "stopped" ? ["Ended"] : []),
  ].filter((line) => line !== "");
}

function beneficialWords(owner: DrawnStructure["beneficial_owners"][number]): string {
  if (owner.basis === "senior_official") return "Senior official, stands in";
  const share = shareWords({ share: owner.effective_share, share_range: owner.share_range });
  return share === null ? "Beneficial owner" : `Beneficial owner, ${share}`;
}

const MOST_CONTROLS = 2;

function labelOf(link: ShownLink): string[] {
  const share = shareWords(link);
  const shared = share === null ? [] : [link.of === null ? share : `${share} ${interestWords(link.of)}`];
  const others = link.control.filter((type) => type !== "shareholding" && (type !== link.of || share === null));
  const control = [...new Set(others.map(interestWords))];
  const named = control.length > MOST_CONTROLS ? [...control.slice(0, MOST_CONTROLS - 1), "and more"] : control;
  return shared.length + named.length === 0 ? ["?"] : [...shared, ...named];
}

function styleOf(link: ShownLink, { statements }: DrawnOwnership, { warnings }: DrawnStructure): LinkStyle {
  const { owner, owned } = link;
  const about = statements.filter(
    (statement) => statement.subject === owned && statement.interested_party === owner && isOfLink(statement, link),
  );
  const isContradicted = warnings.some(
    ({ code, parties }) => code === "sources_disagree" && parties.includes(owner) && parties.includes(owned),
  );
  if (isContradicted || about.some((a) => about.some((b) => differ(a, b)))) return "disagreement";
  if (about.length > 0 && about.every(({ source }) => source.type === "selfDeclaration")) return "declared";
  const isShare = (link.share !== null || link.share_range !== null) && link.of === null;
  return !isShare && link.control.some(isControl) ? "control" : "shares";
}

/** Whether no share fits both statements. */
function differ(a: OwnershipStatement, b: OwnershipStatement): boolean {
  const [one, other] = [statedRange(a), statedRange(b)];
  if (one === null || other === null) return false;
  return one.minimum > other.maximum + ROUNDING || other.minimum > one.maximum + ROUNDING;
}

function statedRange({ interests }: OwnershipStatement): { minimum: number; maximum: number } | null {
  const share = interests.find(({ type, end_date }) => type === "shareholding" && end_date === undefined)?.share;
  if (share === undefined) return null;
  const minimum = share.exact ?? share.minimum ?? share.exclusive_minimum ?? 0;
  return { minimum, maximum: share.exact ?? share.maximum ?? share.exclusive_maximum ?? 100 };
}

interface AddedOwner {
  readonly node: GraphNode;
  readonly link: GraphLink;
}

function addedOwner(
  owned: string,
  tone: "unknown" | "more",
  [name, ...details]: readonly [string, ...string[]],
  label: string,
): AddedOwner {
  const id = `${tone}:${owned}`;
  return {
    node: { id, party: null, name, details, kind: "unknown", country: null, tone },
    link: { from: id, to: owned, label: [label], style: tone === "unknown" ? "open" : "shares" },
  };
}

/** Where a company's owners are not known, or leave a part of it open. */
function openEndOf(
  party: OwnershipParty,
  links: readonly ShownLink[],
  { subject, statements }: DrawnOwnership,
  { open_ends }: DrawnStructure,
): AddedOwner[] {
  if (party.kind === "person" || (party.exempt !== undefined && party.id !== subject)) return [];
  if (party.kind === "unknown") return [];
  const owners = links.filter(({ owned, owner }) => owned === party.id && owner !== party.id);
  const open = open_ends.find((end) => end.party === party.id);
  const unnamed = statements.find((each) => each.subject === party.id && typeof each.interested_party !== "string");
  const own = links.filter(({ owned }) => owned === party.id);
  const left = leftOpen(own);
  if (owners.length > 0 && unnamed === undefined) {
    if (left === null || left < ROUNDING) return [];
    const words = ["Not accounted for", `of ${party.name}`, "no source names who holds it"] as const;
    return [addedOwner(party.id, "unknown", words, percentWords(left))];
  }
  const by = unnamed?.interested_party;
  const told = typeof by === "object" ? (by.description ?? unnamedWords(by.reason)) : null;
  const reason = told ?? (open === undefined ? "no source names them" : openEndWords(open.reason));
  const label = left === null || left < ROUNDING || own.length === 0 ? "?" : percentWords(left);
  return [addedOwner(party.id, "unknown", ["Owners not known", reason], label)];
}

/** Whether an interest says nothing about who holds the capital. */
const isControl = (type: InterestType): boolean => type !== "shareholding" && type !== "nominee";

/** Per cent of a company that its owners cannot hold, even at the most; null where a share is not known. */
function leftOpen(all: readonly ShownLink[]): number | null {
  const links = all.filter(({ of }) => of === null);
  const most = links.map(({ share, share_range }) => share ?? share_range?.maximum ?? null);
  const isOpen = links.some(({ control }, at) => most[at] === null && !control.some(isControl));
  if (isOpen || most.every((share) => share === null)) return null;
  return 100 - most.reduce<number>((sum, share) => sum + (share ?? 0), 0);
}

/** One box for the owners of a company that have none of their own. */
function furtherOwners(links: readonly EffectiveLink[], shown: ReadonlySet<string>): AddedOwner[] {
  const left = Map.groupBy(
    links.filter(({ owner, owned }) => shown.has(owned) && !shown.has(owner)),
    ({ owned }) => owned,
  );
  return [...left].map(([owned, owners]) => {
    const total = owners.every(({ share }) => share !== null)
      ? percentWords(owners.reduce((sum, { share }) => sum + (share ?? 0), 0))
      : "?";
    const name = `${owners.length} further ${owners.length === 1 ? "owner" : "owners"}`;
    return addedOwner(owned, "more", [name, "named in the table"], total);
  });
}
