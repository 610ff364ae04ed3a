import { addressLine, compareAddresses, compareCompanyNames } from "../matching/index.ts";
import type { Address } from "../matching/address.ts";
import type { Compared, FoundChange, KnownActivity, KnownSituation, RegisterFacts } from "./looks.model.ts";
import { areAllNew, directorChanges, keepPeople, ownerChanges } from "./people-changes.rules.ts";

/** From this score on two seats are one address in another spelling: another house number scores less. */
const SAME_SEAT = 0.855;
const SAME_NAME = 0.9;

export interface RegisterTerms {
  /** Whether the rating weighs an activity as a trade of high risk. */
  readonly isHighRisk: (activity: KnownActivity) => boolean;
  /** Whether the customer is under enhanced due diligence; absent where nobody asks. */
  readonly isEnhanced?: boolean;
  /** What the register stated at the last decision, whatever was told and closed since; absent: what it stated before. */
  readonly decided?: RegisterFacts | null;
}

/**
 * What differs between two answers of a company register. What the new answer does not say is not compared and stays as
 * it was known. A value in another spelling is the same one and stays in the first, so that small steps do not add up
 * unseen. What is known for the first time is no change, unless it is bad.
 */
export function compareRegister(
  before: RegisterFacts | null,
  after: RegisterFacts,
  terms: RegisterTerms,
): Compared<RegisterFacts> {
  const known = before ?? NOTHING;
  const facts: RegisterFacts = {
    status: after.status ?? known.status,
    situation: after.situation ?? known.situation,
    name: keep(known.name, after.name, isSameCompanyName),
    seat: keep(known.seat, after.seat, isSameSeat),
    activities: after.activities ?? known.activities,
    directors: keepPeople(known.directors, after.directors),
    owners: keepPeople(known.owners, after.owners),
  };
  const changes = [
    ...standingChanges(known, after),
    ...nameChanges(known.name, after.name),
    ...seatChanges(known.seat, after.seat),
    ...activityChanges(known.activities, after.activities, terms),
    ...directorChanges(known.directors, after.directors, terms.isEnhanced === true),
    ...ownerChanges(known.owners, after.owners),
  ];
  return { changes: withTurn(changes, terms.decided ?? known, facts, terms), facts };
}

/** What may make another customer of one, by the fields of the changes. */
const TURNS = /^(?:name|seat|activity|director|owner)/;

/** The first change of those that together make another customer of the one who was approved opens a review. */
function withTurn(
  changes: readonly FoundChange[],
  decided: RegisterFacts,
  now: RegisterFacts,
  terms: RegisterTerms,
): readonly FoundChange[] {
  const since = [
    ...nameChanges(decided.name, now.name),
    ...ownerChanges(decided.owners, now.owners),
    ...seatChanges(decided.seat, now.seat),
    ...activityChanges(decided.activities, now.activities, terms),
  ].map(({ field }) => TURNS.exec(field)![0]);
  const turned = [...new Set(since)];
  const reasons = [
    ...(isOtherTrade(decided.activities, now.activities) ? ["no activity is left"] : []),
    ...(areAllNew(decided.directors, now.directors) ? ["no director is left"] : []),
    ...(turned.length > 1 && /name|owner/.test(turned[0]!) ? [`${turned.join(", ")} changed`] : []),
  ];
  const first = reasons.length > 0 && changes.find(({ field }) => TURNS.test(field));
  return changes.map((one) =>
    one === first
      ? { ...one, consequence: "open_review", title: `${one.title} Since the last decision: ${reasons.join("; ")}.` }
      : one,
  );
}

export const NOTHING: RegisterFacts = {
  status: null,
  situation: null,
  name: null,
  seat: null,
  activities: null,
  directors: null,
  owners: null,
};

const keep = <T>(before: T | null, after: T | null, isSame: (a: T, b: T) => boolean): T | null =>
  after === null || (before !== null && isSame(before, after)) ? before : after;

const change = (parts: Omit<FoundChange, "consequence"> & Partial<Pick<FoundChange, "consequence">>): FoundChange => ({
  consequence: "none",
  ...parts,
});

const STATUS_WORDS = {
  active: "active",
  stopped: "stopped",
  not_found: "not in the register",
} as const;

/** Status and situation tell of the same matter: where the company stopped, the situation says how. */
function standingChanges(before: RegisterFacts, after: RegisterFacts): FoundChange[] {
  const status = statusChange(before, after);
  if (status !== null && after.status !== "active") return [status];
  return [...(status ? [status] : []), ...situationChanges(before.situation, after.situation)];
}

function statusChange(before: RegisterFacts, after: RegisterFacts): FoundChange | null {
  if (after.status === null || after.status === before.status) return null;
  if (before.status === null && after.status === "active") return null;
  const words = {
    field: "status",
    outcome: after.status,
    before: { status: before.status === null ? "not known" : STATUS_WORDS[before.status] },
    after: {
      status: STATUS_WORDS[after.status],
      ...(after.situation && { legal_situation: after.situation.label }),
    },
  };
  switch (after.status) {
    case "active":
      return change({
        ...words,
        severity: "medium",
        title: `The register shows the company as active again; before it was ${STATUS_WORDS[before.status!]}.`,
      });
    case "stopped":
      return change({
        ...words,
        severity: "critical",
        consequence: "restrict_and_review",
        title: `The register states that the company has stopped${how(after.situation)}.`,
      });
    case "not_found":
      return change({
        ...words,
        severity: before.status === null ? "high" : "critical",
        consequence: "open_review",
        title:
          before.status === null
            ? "The register does not know the number of the company."
            : "The company is no longer in the register: it ceased, or is no longer published.",
      });
  }
}

const how = (situation: KnownSituation | null): string =>
  situation === null || situation.kind === "normal" ? "" : `: ${situation.label}`;

const SITUATION_TITLES: Readonly<Record<KnownSituation["kind"], (label: string) => string>> = {
  normal: (label) => `The register states a normal legal situation again: ${label}.`,
  dissolution_pending: (label) => `The company is being dissolved. The register states: ${label}.`,
  strike_off: (label) => `The register is striking the company off: ${label}.`,
  closed: (label) => `The liquidation of the company is closed. The register states: ${label}.`,
  bankrupt: (label) => `An insolvency of the company was opened. The register states: ${label}.`,
  unusual: (label) => `The legal situation of the company changed. The register states: ${label}.`,
};

function situationChanges(before: KnownSituation | null, after: KnownSituation | null): FoundChange[] {
  if (after === null || (before !== null && isSameSituation(before, after))) return [];
  if (before === null && after.kind === "normal") return [];
  const isEnd = after.kind === "bankrupt" || after.kind === "closed" || after.kind === "dissolution_pending";
  const isGood = after.kind === "normal";
  return [
    change({
      field: "legal_situation",
      outcome: [after.kind, after.label],
      severity: isEnd ? "critical" : isGood ? "low" : "high",
      // Those who ran it may no longer act alone, so that nothing goes on before somebody has looked.
      consequence: isEnd ? "restrict_and_review" : isGood ? "none" : "open_review",
      title: SITUATION_TITLES[after.kind](after.label),
      before: { legal_situation: before?.label ?? "not known" },
      after: { legal_situation: after.label },
    }),
  ];
}

/** The label of a class may be in another language; an unusual one is known by its label alone. */
const isSameSituation = (a: KnownSituation, b: KnownSituation): boolean =>
  a.kind === b.kind && (a.kind !== "unusual" || a.label === b.label);

function isSameCompanyName(a: string, b: string): boolean {
  const { score, detail } = compareCompanyNames(a, b);
  return score >= SAME_NAME && !detail.includes("only in") && !detail.includes("numbers differ");
}

function nameChanges(before: string | null, after: string | null): FoundChange[] {
  if (before === null || after === null || isSameCompanyName(before, after)) return [];
  return [
    change({
      field: "name",
      outcome: after,
      severity: "medium",
      title: `The company has another name: "${after}", before "${before}".`,
      before: { name: before },
      after: { name: after },
    }),
  ];
}

const isSameSeat = (a: Address, b: Address): boolean =>
  a.country === b.country && compareAddresses(a, b).score > SAME_SEAT;

const seatLine = (seat: Address): string => `${addressLine(seat)}, ${seat.country}`;

function seatChanges(before: Address | null, after: Address | null): FoundChange[] {
  if (before === null || after === null || isSameSeat(before, after)) return [];
  const isAbroad = before.country !== after.country;
  return [
    change({
      field: "seat",
      outcome: seatLine(after),
      severity: isAbroad ? "high" : "medium",
      title: isAbroad
        ? `The seat moved to another country: ${seatLine(after)}.`
        : `The seat moved to ${addressLine(after)}.`,
      before: { seat: seatLine(before) },
      after: { seat: seatLine(after) },
    }),
  ];
}

/**
 * Codes are compared within the versions of the classification that both answers have. Where they have none in common
 * the company was coded again, and only a code of high risk that was none before tells anything.
 */
function activityChanges(
  before: readonly KnownActivity[] | null,
  after: readonly KnownActivity[] | null,
  { isHighRisk, decided }: RegisterTerms,
): FoundChange[] {
  if (before === null || after === null) return [];
  const versions = new Set(before.map(({ version }) => version));
  const common = after.filter(({ version }) => versions.has(version));
  const isNew = ({ code, version }: KnownActivity) =>
    !before.some((one) => one.code === code && one.version === version);
  const wasRisky = before.some(isHighRisk);
  const isComparable = common.length > 0 || before.length === 0;
  const added = isComparable
    ? (before.length === 0 ? after : common).filter(isNew)
    : wasRisky
      ? []
      : after.filter(isHighRisk);
  const codes = [...new Map(added.map((one) => [one.code, one])).values()];
  const then = decided?.activities ?? before;
  if (codes.length === 0 && (!isOtherTrade(then, after) || isOtherTrade(then, before))) return [];
  const risky = codes.filter(isHighRisk);
  const named = (list: readonly KnownActivity[]) => list.map(describe).join("; ");
  return [
    change({
      field: "activity",
      outcome: (codes.length > 0 ? codes : after).map(({ code }) => code).toSorted(),
      ...(risky.length > 0
        ? {
            severity: "high",
            consequence: "open_review",
            title: `The register has a new activity of high risk: ${named(risky)}.`,
          }
        : {
            severity: "medium",
            title:
              codes.length > 0
                ? `The register has a new activity: ${named(codes)}.`
                : `The register has these activities alone now: ${named(after)}.`,
          }),
      before: { activities: before.map(describe) },
      after: { activities: after.map(describe) },
    }),
  ];
}

/**
 * Whether no division of the classification is common to two lists of activities. Within a division a company is often
 * only coded better.
 */
function isOtherTrade(before: readonly KnownActivity[] | null, after: readonly KnownActivity[] | null): boolean {
  const division = ({ code, version }: KnownActivity) => `${version} ${code.replaceAll(/\D/g, "").slice(0, 2)}`;
  const versions = new Set(before?.map(({ version }) => version));
  const common = (after ?? []).filter(({ version }) => versions.has(version));
  const known = new Set(before?.map(division));
  return common.length > 0 && !common.some((one) => known.has(division(one)));
}

const describe = ({ code, description }: KnownActivity): string =>
  description === "" ? code : `${code} ${description}`;
