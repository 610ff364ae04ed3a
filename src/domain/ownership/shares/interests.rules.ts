import { compareText } from "../../../platform/compare-text.ts";
import { percentWords, sourceWords } from "../ownership-words.ts";
import type { Interest, InterestType, OwnershipParty, OwnershipStatement, Share } from "../ownership.model.ts";

/** What a share is a share of. Each is calculated for itself, because one person may hold the capital and another vote. */
export const DIMENSIONS = ["capital", "votes", "profits"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Fractions, 0 to 1: the least and the most. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const DIMENSION_OF: Readonly<Partial<Record<InterestType, Dimension>>> = {
  shareholding: "capital",
  unknownInterest: "capital",
  unpublishedInterest: "capital",
  votingRights: "votes",
  rightsToProfitOrIncome: "profits",
  rightsToSurplusAssetsOnDissolution: "profits",
  rightToProfitOrIncomeFromAssets: "profits",
  enjoymentAndUseOfAssets: "profits",
};

const BY_KIND: Readonly<Record<"control" | "role" | "official", readonly InterestType[]>> = {
  control: [
    "appointmentOfBoard",
    "otherInfluenceOrControl",
    "controlViaCompanyRulesOrArticles",
    "controlByLegalFramework",
    "rightsGrantedByContract",
    "conditionalRightsGrantedByContract",
  ],
  role: ["settlor", "trustee", "protector", "beneficiaryOfLegalArrangement"],
  official: ["seniorManagingOfficial", "boardChair", "boardMember"],
};

/** What a type of interest does in the calculation; `nominee` and `nominator` are treated apart. */
export const isControl = (type: InterestType): boolean => BY_KIND.control.includes(type);
export const isRole = (type: InterestType): boolean => BY_KIND.role.includes(type);
export const isOfficial = (type: InterestType): boolean => BY_KIND.official.includes(type);

/** Types whose share, if they have one, is of the capital. */
const WITH_CAPITAL: readonly InterestType[] = ["beneficiaryOfLegalArrangement", "nominee", "nominator"];

export const dimensionOf = ({ type, share }: Interest): Dimension | undefined =>
  share !== undefined && WITH_CAPITAL.includes(type) ? "capital" : DIMENSION_OF[type];

/** The last digit that decides: "less than 25 %" does not reach 25 %, and more than 75 % leaves less than 25 %. */
const EDGE = 1e-4;

/** Null where no share is stated, or an impossible one. */
export function rangeOf(share: Share | undefined): Range | null {
  if (share === undefined || Object.keys(share).length === 0) return null;
  const { exclusive_minimum: above, exclusive_maximum: below } = share;
  const low = share.exact ?? Math.max(share.minimum ?? 0, above === undefined ? 0 : above + EDGE);
  const high = share.exact ?? Math.min(share.maximum ?? 100, below === undefined ? 100 : below - EDGE);
  return low >= 0 && low <= high && high <= 100 ? { low: low / 100, high: high / 100 } : null;
}

/** A date of a month or a year lies in the past once the whole month or year does. */
export const hasEnded = ({ end_date }: Interest, today: string): boolean =>
  end_date !== undefined && end_date < today.slice(0, end_date.length);

/** Shares that differ by no more are the same, rounded. A fraction. */
export const ROUNDING = 0.005;

/** A fraction as per cent, to four decimals: what leaves the calculation. */
export const toPercent = (fraction: number): number => Math.round(fraction * 1e6) / 1e4;

/** "33.33 %" of a fraction. */
export const inWords = (fraction: number): string => percentWords(fraction * 100);

export const rangeInWords = ({ low, high }: Range): string =>
  inWords(low) === inWords(high) ? inWords(low) : `between ${inWords(low)} and ${inWords(high)}`;

/** Verified statements and official registers weigh most, the word of the customer least. */
const RANKS: Readonly<Record<OwnershipStatement["source"]["type"], number>> = {
  verified: 0,
  officialRegister: 0,
  thirdParty: 1,
  primaryResearch: 2,
  selfDeclaration: 3,
};

export const rankOf = ({ source }: OwnershipStatement): number => RANKS[source.type];

/** The day that a statement is about, or else that it was retrieved. */
export const dayOf = ({ source }: OwnershipStatement): string => source.as_of ?? source.retrieved_at.slice(0, 10);

/** Best first: by type of source, then newest; the rest makes the order the same whatever the order of the statements. */
export const byWeight = (a: OwnershipStatement, b: OwnershipStatement): number =>
  rankOf(a) - rankOf(b) ||
  compareText(dayOf(b), dayOf(a)) ||
  compareText(b.source.type, a.source.type) ||
  compareText(b.source.retrieved_at, a.source.retrieved_at) ||
  compareText(a.source.name, b.source.name) ||
  compareText(a.id, b.id);

/** "Companies House, as of 2025-03-01," */
export function sourceInWords({ source: { name, as_of } }: OwnershipStatement): string {
  const words = sourceWords(name);
  const who = name.startsWith("filed:") ? "an officer's filing" : name.startsWith("document:") ? `the ${words}` : words;
  return as_of === null ? who : `${who}, as of ${as_of},`;
}

const formOf = ({ name, legal_form = "" }: OwnershipParty): string => `${name} ${legal_form}`;

/** Holders of certificates own what it holds; its board controls it. */
export const issuesCertificates = (party: OwnershipParty): boolean =>
  /administratiekantoor|\bstak\b|bureau d'administration/i.test(formOf(party));

const FOUNDATION =
  /\b(stichting|foundations?|fondations?|(privat)?stiftung|anstalt|fundacja|fundación|fondazione|nadace|säätiö|stiftelse|sihtasutus|nodibinājums|fond)\b/i;

export const isFoundation = (party: OwnershipParty): boolean =>
  party.kind !== "person" && (FOUNDATION.test(party.legal_form ?? party.name) || issuesCertificates(party));

export const namesBearerShares = (text: string): boolean =>
  /bearer|aan toonder|au porteur|inhaber(aktie|anteil)/i.test(text);
