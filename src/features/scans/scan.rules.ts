import { type EvalScore, type Standing, standingOf } from "../../graph/index.ts";
import type { MediaAnswer } from "../../sources/media-answer.ts";
import { classifySituation, type SituationKind } from "../../sources/kbo/situations.ts";
import type { Answer, DebtAnswer, PeppolAnswer, RegistryEntry } from "../../sources/types.ts";
import type { OtherMatch, QueryTier, RiskTier, ScanFindings, ScanFlag } from "./scan.model.ts";
import { listUnanswered, type Screened, type ScreenedMatches } from "./unanswered.rules.ts";

/** Everything that a scan observed. */
export interface ScanObservations {
  readonly number: string;
  readonly tier: QueryTier;
  readonly registry: Answer<RegistryEntry>;
  readonly peppol: Answer<PeppolAnswer>;
  readonly debt: Answer<DebtAnswer>;
  readonly screening: Screened;
  /** Null when not queried. */
  readonly media: Answer<MediaAnswer> | null;
  readonly evaluation: EvalScore;
  readonly evalThreshold: number;
  readonly sample: boolean;
}

/** Derived from the observations; tier 2 adds the texts afterwards. */
export type ScanConclusion = Omit<ScanFindings, "adverse_media_summary" | "synthesis_summary" | "model_used">;

const RED: readonly ScanFlag[] = ["SANCTIONS_HIT", "COMPANY_INACTIVE"];
const AMBER: readonly ScanFlag[] = [
  "SANCTIONS_FUZZY",
  "SANCTIONS_UNAVAILABLE",
  "WITHHOLDING_OBLIGATIONS",
  "COMPANY_IN_DISSOLUTION",
  "LEGAL_SITUATION_UNUSUAL",
  "OWN_LIST_HIT",
  "PEP_HIT",
  "ADVERSE_MEDIA_FOUND",
  "ADVERSE_MEDIA_UNAVAILABLE",
  "KBO_UNAVAILABLE",
];
const RED_EVAL_SCORE = 0.7;
const INACTIVE: readonly Standing[] = ["ceased", "bankrupt"];

/** In cents (specification, scan tiers). */
const COST = { tier1: 1, tier2: 2, mediaFound: 3 } as const;
/** Weight of each source in hundredths; media, added at tier 2, is the 10 above 85. */
const CONFIDENCE = { registry: 35, directors: 10, owners: 5, screening: 20, peppol: 7, debt: 8, media: 10 } as const;

/** Pure: the same observations give the same conclusion. An unknown answer never counts as a good one. */
export function concludeScan(seen: ScanObservations): ScanConclusion {
  const entry = knownEntry(seen.registry);
  const status = entry ? standingOf(entry) : "unknown";
  const situation = entry === null ? null : classifySituation(entry);
  const directors = readable(entry, "directors");
  const owners = readable(entry, "owners");
  const media = seen.media?.outcome === "known" ? seen.media.value.hits : null;
  const toRead = newsToRead(seen);
  const debts = readDebts(seen.debt);
  const matches = matchesOf(seen);
  const isScreened = matches?.isComplete === true;
  const flags = flagsOf(seen, { status, situation }, debts.withholding_obligations, media?.length ?? 0);
  return {
    registration_number: seen.number,
    tier: seen.tier,
    risk_tier: riskTierOf(seen, flags, {
      isDoubtful: directors === null || situation === "unknown" || leavesDoubt(seen, debts.withholding_obligations),
      isRefused: isOnOwnHigh(matches),
    }),
    confidence: confidenceOf(seen),
    eval_score: seen.evaluation.score,
    company_status: status,
    legal_name: entry?.legal_name ?? "",
    nace_codes: [...new Set((entry?.activities ?? []).map(({ code }) => code))],
    director_count: directors?.length ?? 0,
    ubo_count: owners?.length ?? 0,
    sanctions_exact_matches: matches?.exact ?? 0,
    sanctions_fuzzy_matches: matches?.near ?? 0,
    sanctions_cleared_matches: matches?.clearedOfSanctions ?? 0,
    cleared_matches: matches?.cleared ?? [],
    ...(matches !== null && matches.others.length > 0 && { other_matches: matches.others }),
    peppol_registered: seen.peppol.outcome === "known" ? seen.peppol.value.registered : null,
    ...debts,
    adverse_media_hits: media?.length ?? 0,
    ...(toRead > 0 && { news_to_read: toRead }),
    flags,
    scan_cost_cents: costOf(seen.tier, media?.length ?? 0),
    unknown_fields: unknownFields({
      company_status: status === "unknown" || situation === "unknown",
      legal_name: !entry?.legal_name,
      nace_codes: entry === null,
      director_count: directors === null,
      ubo_count: owners === null,
      sanctions_exact_matches: !isScreened || directors === null,
      sanctions_fuzzy_matches: !isScreened || directors === null,
      peppol_registered: seen.peppol.outcome === "unknown",
      withholding_obligations: debts.withholding_obligations === null,
      tax_debt_detected: debts.tax_debt_detected === null,
      social_debt_detected: debts.social_debt_detected === null,
      adverse_media_hits: media === null,
    }),
    unanswered_sources: listUnanswered(seen),
    eval_reasons: seen.evaluation.parts,
    sample: seen.sample,
  };
}

/** The register's entry; null when the register failed or has none. */
export const knownEntry = (registry: Answer<RegistryEntry>): RegistryEntry | null =>
  registry.outcome === "known" && registry.value.status !== "not_found" ? registry.value : null;

const isMatched = (matches: ScreenedMatches | null, list: OtherMatch["list"]): boolean =>
  matches?.others.some((one) => one.list === list) ?? false;

/** An own list of high severity says whom the tenant does not want. */
const isOnOwnHigh = (matches: ScreenedMatches | null): boolean =>
  matches?.others.some(({ list, severity }) => list === "own_list" && severity === "high") ?? false;

/** Null when nobody was screened. */
const matchesOf = ({ screening }: ScanObservations) => (screening?.outcome === "known" ? screening.value : null);

const newsToRead = ({ media }: ScanObservations): number =>
  media?.outcome === "known" ? new Set(media.value.unclear?.map(({ url }) => url)).size : 0;

/**
 * Whether an answer that failed, or news that nobody has read, could have been bad news. The directory could not: entries there are voluntary. A source
 * that is not set up is not part of the scan.
 */
function leavesDoubt(seen: ScanObservations, withholding: boolean | null): boolean {
  const isDebtChecked = seen.debt.outcome === "known" || seen.debt.reason !== "not_configured";
  return (
    (isDebtChecked && withholding === null) ||
    newsToRead(seen) > 0 ||
    listUnanswered(seen).some(({ failed, source }) => failed && source !== "peppol")
  );
}

function readable<P extends "directors" | "owners">(entry: RegistryEntry | null, part: P): RegistryEntry[P] | null {
  const isMissing = entry?.missing?.some((gap) => gap.part === part) ?? false;
  return entry === null || isMissing ? null : entry[part];
}

/** One known debt means withholding applies; "none" needs both debts known to be none. */
function readDebts(debt: Answer<DebtAnswer>) {
  const { tax_debt, social_debt } = debt.outcome === "known" ? debt.value : { tax_debt: null, social_debt: null };
  const isOwed = tax_debt === true || social_debt === true;
  const isFree = tax_debt === false && social_debt === false;
  return {
    withholding_obligations: isOwed ? true : isFree ? false : null,
    tax_debt_detected: tax_debt,
    social_debt_detected: social_debt,
  };
}

function flagsOf(
  seen: ScanObservations,
  { status, situation }: { readonly status: Standing; readonly situation: SituationKind | null },
  withholding: boolean | null,
  mediaHits: number,
): ScanFlag[] {
  const registered = knownEntry(seen.registry) !== null;
  const matches = matchesOf(seen);
  const raised: readonly (readonly [ScanFlag, boolean])[] = [
    ["KBO_UNAVAILABLE", !registered],
    ["PEPPOL_UNAVAILABLE", seen.peppol.outcome === "unknown"],
    ["SANCTIONS_HIT", (matches?.exact ?? 0) > 0],
    ["SANCTIONS_FUZZY", (matches?.near ?? 0) > 0],
    // Without the register's names nobody can be screened, which its own flag says.
    ["SANCTIONS_UNAVAILABLE", registered && !matches?.isComplete],
    ["WITHHOLDING_OBLIGATIONS", withholding === true],
    ["COMPANY_INACTIVE", INACTIVE.includes(status)],
    ["COMPANY_IN_DISSOLUTION", status === "in_dissolution"],
    ["LEGAL_SITUATION_UNUSUAL", situation === "unusual"],
    ["OWN_LIST_HIT", isMatched(matches, "own_list")],
    ["PEP_HIT", isMatched(matches, "pep")],
    ["ADVERSE_MEDIA_FOUND", mediaHits > 0],
    ["ADVERSE_MEDIA_UNAVAILABLE", seen.media?.outcome === "unknown"],
  ];
  return raised.filter(([, isRaised]) => isRaised).map(([flag]) => flag);
}

/**
 * Decisions, section 7. A company whose register answer is missing or names no director is never green: those people
 * were not screened. Nor is one about which a failed source could have had bad news.
 */
function riskTierOf(
  { evaluation, evalThreshold }: ScanObservations,
  flags: readonly ScanFlag[],
  { isDoubtful, isRefused }: { readonly isDoubtful: boolean; readonly isRefused: boolean },
): RiskTier {
  if (flags.some((flag) => RED.includes(flag)) || isRefused || evaluation.score >= RED_EVAL_SCORE) return "red";
  const isAmber = isDoubtful || evaluation.score > evalThreshold || flags.some((flag) => AMBER.includes(flag));
  return isAmber ? "amber" : "green";
}

function confidenceOf(seen: ScanObservations): number {
  const entry = knownEntry(seen.registry);
  const isKnown: Readonly<Record<keyof typeof CONFIDENCE, boolean>> = {
    registry: entry !== null,
    directors: readable(entry, "directors") !== null,
    owners: readable(entry, "owners") !== null,
    screening: matchesOf(seen)?.isComplete === true,
    peppol: seen.peppol.outcome === "known",
    debt: seen.debt.outcome === "known",
    media: seen.media?.outcome === "known",
  };
  const parts = Object.entries(CONFIDENCE).filter(([part]) => isKnown[part as keyof typeof CONFIDENCE]);
  return parts.reduce((sum, [, points]) => sum + points, 0) / 100;
}

const costOf = (tier: QueryTier, mediaHits: number): number =>
  tier === 1 ? COST.tier1 : COST.tier2 + (mediaHits > 0 ? COST.mediaFound : 0);

const unknownFields = (isUnknown: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(isUnknown).filter((field) => isUnknown[field]);
