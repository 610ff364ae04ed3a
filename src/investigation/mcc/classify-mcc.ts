import { newest } from "../../domain/case/facts.rules.ts";
import type { Facts, MccClassification, RiskTier } from "../../domain/case/case.model.ts";
import { withOfficer } from "../../domain/mcc/mcc-decision.rules.ts";
import type { Dossier } from "../dossier.ts";
import { tradesNamed } from "./activity-words.ts";
import { codeDescribedBy, describeMcc, isMccCode } from "../../domain/mcc/mcc-codes.ts";
import { mccRisk } from "../../domain/mcc/mcc-risk.rules.ts";
import { mccOfNace } from "./nace-to-mcc.ts";
import { sellsInShop } from "../../domain/diligence/rating/channel.rules.ts";
import { judgesBy } from "../rules-version.ts";
import { compareText } from "../../platform/compare-text.ts";

/** What a company's trade can be told from. */
export interface ActivityEvidence {
  /** Main activity first. */
  readonly naceCodes: readonly string[];
  readonly websiteText: string | null;
  readonly declaredActivity: string | null;
  /** An officer's notes weigh most: they are why somebody asks again. */
  readonly notes: string | null;
  /** Whether the customer sells in a shop, by its answer. */
  readonly isOverCounter?: boolean;
}

const WEIGHT = { mainNace: 3, furtherNace: 1, declared: 2, website: 1.5 } as const;
const ALTERNATIVES_MAX = 4;
const PHARMACY = "5912";
const MEDICINES = "5122";
const WEBSHOP = "5964";
/** Below this share of all that was said, the first choice is little more than a guess. */
const CLEAR_SHARE = 0.4;

/**
 * The merchant category that fits best, by rule: registered activity, declared activity, website and notes
 * each speak with a weight. Null where nothing says anything. The same evidence gives the same answer.
 */
export function classifyMcc(evidence: ActivityEvidence): MccClassification | null {
  const votes = collectVotes(evidence);
  const ranked = rank(votes);
  const [first, ...others] = ranked;
  if (first === undefined) return null;
  const total = ranked.reduce((sum, { score }) => sum + score, 0);
  // Card schemes list pharmacies because of medicines that are sold unseen: one behind its counter is none of those.
  const isSentOut = votes.some(({ code }) => code === WEBSHOP);
  const isPharmacy = evidence.isOverCounter === true && first.code === PHARMACY && !isSentOut;
  const risk = isPharmacy ? { tier: "low" as const, flags: [] } : mccRisk(first.code);
  const further = others.filter(({ code }) => !isPharmacy || code !== MEDICINES);
  const flags = [...risk.flags, ...doubts(first, total, votes), ...riskyAlternatives(further)];
  return {
    primary_recommendation: { mcc_code: first.code, description: describeMcc(first.code) },
    alternatives: others.slice(0, ALTERNATIVES_MAX).map(({ code, score }) => ({
      mcc_code: code,
      description: describeMcc(code),
      score: Math.round((score / total) * 100) / 100,
    })),
    risk_tier: raised(risk.tier, flags),
    risk_flags: flags,
    reasoning: explain(first.code, votes),
    model_used: "built-in",
    decision: null,
  };
}

/** What is said of a company whose trade nothing tells: an officer must find out. */
export const UNKNOWN_TRADE: MccClassification = {
  primary_recommendation: { mcc_code: "7399", description: describeMcc("7399") },
  alternatives: [],
  risk_tier: "medium",
  risk_flags: ["activity_unknown"],
  reasoning: "Neither register, customer nor website says what the company does.",
  model_used: "built-in",
  decision: null,
};

interface Vote {
  readonly code: string;
  readonly weight: number;
  readonly from: string;
}

function collectVotes({ naceCodes, websiteText, declaredActivity, notes }: ActivityEvidence): Vote[] {
  const votes: Vote[] = [];
  for (const [at, nace] of naceCodes.entries()) {
    const code = mccOfNace(nace);
    const weight = at === 0 ? WEIGHT.mainNace : WEIGHT.furtherNace;
    if (code !== null) votes.push({ code, weight, from: `registered activity ${nace}` });
  }
  votes.push(...votesOfText(declaredActivity, WEIGHT.declared, "the declared activity"));
  votes.push(...votesOfText(websiteText, WEIGHT.website, "the website"));
  return notes === null ? votes : [...votes, ...votesOfNotes(notes, votes)];
}

/** What notes deny is no trade: "not a bakery but a casino". */
const DENIED =
  /\b(?:not|no|never|geen|niet|nooit|pas|jamais|kein\w*|nicht)\s+(?:(?:an?|the|een|het|de|un|une|du|eine?)\s+)?[\p{L}-]+/giu;
/** How much more an officer's words weigh than all other evidence, and a code in them than the words. */
const NOTES = { words: 8, code: 12 } as const;

/** Notes outweigh everything else together: an officer writes them because the rest misled. */
function votesOfNotes(notes: string, others: readonly Vote[]): Vote[] {
  const rest = others.reduce((sum, { weight }) => sum + weight, 0);
  const stated = notes.replaceAll(DENIED, " ");
  const from = "the officer's notes";
  const named = votesOfText(stated, rest + NOTES.words, from);
  const codes = (stated.match(/\b\d{4}\b/g) ?? [])
    .filter(isMccCode)
    .map((code) => ({ code, weight: (rest + NOTES.words) * 2 + NOTES.code, from: "the code in the officer's notes" }));
  if (named.length > 0 || codes.length > 0) return [...named, ...codes];
  const described = codeDescribedBy(stated);
  return described === null ? [] : [{ code: described, weight: rest + NOTES.words, from }];
}

/** A text has its weight to give as a whole, shared by how often it names each trade. */
function votesOfText(text: string | null, weight: number, from: string): Vote[] {
  const named = [...tradesNamed(text ?? "")];
  const total = named.reduce((sum, [, count]) => sum + count, 0);
  return named.map(([code, count]) => ({ code, weight: (weight * count) / total, from }));
}

function rank(votes: readonly Vote[]): { readonly code: string; readonly score: number }[] {
  const scores = new Map<string, number>();
  for (const { code, weight } of votes) scores.set(code, (scores.get(code) ?? 0) + weight);
  return [...scores]
    .map(([code, score]) => ({ code, score }))
    .sort((a, b) => b.score - a.score || compareText(a.code, b.code));
}

function doubts(
  first: { readonly score: number; readonly code: string },
  total: number,
  votes: readonly Vote[],
): string[] {
  const flags: string[] = [];
  if (first.score / total < CLEAR_SHARE) flags.push("activity_unclear");
  const registered = new Set(votes.filter(({ from }) => from.startsWith("registered")).map(({ code }) => code));
  const told = votes.filter(({ from }) => !from.startsWith("registered"));
  if (registered.size > 0 && told.length > 0 && !told.some(({ code }) => registered.has(code))) {
    flags.push("activity_differs_from_register");
  }
  return flags;
}

/** A high-risk trade that is named at all deserves a look, even where another is the main one. */
const riskyAlternatives = (others: readonly { readonly code: string }[]): string[] =>
  others.filter(({ code }) => mccRisk(code).tier === "high").map(({ code }) => `also_named_${code}`);

const raised = (tier: RiskTier, flags: readonly string[]): RiskTier =>
  tier === "low" && flags.some((flag) => flag.startsWith("also_named_")) ? "medium" : tier;

function explain(code: string, votes: readonly Vote[]): string {
  const grounds = [...new Set(votes.filter((vote) => vote.code === code).map(({ from }) => from))];
  return `${code} (${describeMcc(code)}) fits ${grounds.join(", ")}.`;
}

/**
 * The merchant category of a case: classified from its facts and an officer's notes, with what officers decided. Null
 * where nothing says anything and nobody has decided.
 */
export function classifyTrade({ input }: Dossier, facts: Facts): MccClassification | null {
  const officer = input.officerOnMcc ?? null;
  const isOverCounter = judgesBy(input, 13) && sellsInShop(input);
  const classified = classifyMcc({ ...activityEvidence(facts, officer?.notes ?? null), isOverCounter });
  return classified === null && !officer?.decision ? null : withOfficer(classified ?? UNKNOWN_TRADE, officer);
}

/** What the case's facts say of the trade, for a classification at any later time. */
export function activityEvidence(facts: Facts, notes: string | null): ActivityEvidence {
  const codes = newest({ facts }, "nace_codes");
  const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
  return {
    naceCodes: Array.isArray(codes) ? codes.filter((code) => typeof code === "string") : [],
    websiteText: text(newest({ facts }, "website_text")),
    declaredActivity: text(newest({ facts }, "declared_activity")),
    notes,
  };
}
