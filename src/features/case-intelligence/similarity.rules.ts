import type { Severity } from "../../domain/case/case.model.ts";
import type { CaseProfile, ProfileFinding } from "./profile.rules.ts";

/** Weight of each aspect; the sum is 1. */
const WEIGHTS = {
  template: 0.14,
  country: 0.1,
  activity: 0.24,
  form: 0.09,
  age: 0.08,
  size: 0.06,
  findings: 0.2,
  risk: 0.09,
} as const;
type Aspect = keyof typeof WEIGHTS;

/** Aspects that only companies have. */
const COMPANY_ASPECTS: readonly Aspect[] = ["activity", "form", "age", "size"];
const PERSON_TEMPLATE = "kyc_natural_person";

/** When less than this share of its aspects is known, a case cannot be fully similar to another. */
const KNOWN_ENOUGH = 0.8;
/** A common person or company behind both makes up for this share of the missing similarity. */
const LINK_SHARE = 0.3;
const SEVERITY_WEIGHTS: Readonly<Record<Severity, number>> = { info: 0, low: 1, medium: 2, high: 4, critical: 8 };
const RISK_RANGE = 0.4;
const RISK_NEAR = 0.75;

export interface Likeness {
  /** 0.0 to 1.0. */
  readonly score: number;
  /** The shared properties in an officer's words, heaviest first. */
  readonly shared: readonly string[];
}

/** One aspect: 0.0 to 1.0 and what is shared; null when the case itself lacks it. */
type Part = { readonly share: number; readonly shared: readonly string[] } | null;

/**
 * How much of a case's known properties another shares. Unknown properties of the case are left out; unknown ones of
 * the other count as not shared.
 */
export function compareProfiles(own: CaseProfile, other: CaseProfile): Likeness {
  const parts: Record<Aspect, Part> = {
    template: same(own.template_id, other.template_id, "template"),
    country: same(own.country, other.country, "country"),
    activity: shareActivity(own.nace, other.nace),
    form: same(own.legal_form, other.legal_form, "legal form"),
    age: same(own.age, other.age, "age"),
    size: same(own.size, other.size, "size"),
    findings: shareFindings(own.findings, other.findings),
    risk: shareRisk(own.risk_score, other.risk_score),
  };
  const aspects = (Object.keys(WEIGHTS) as Aspect[]).filter((aspect) => parts[aspect] !== null);
  const weigh = (of: readonly Aspect[], share: (aspect: Aspect) => number) =>
    of.reduce((sum, aspect) => sum + WEIGHTS[aspect] * share(aspect), 0);
  const known = weigh(aspects, () => 1);
  const likeness = weigh(aspects, (aspect) => parts[aspect]!.share) / known;
  const base = likeness * Math.min(1, known / (KNOWN_ENOUGH * applicableWeight(own)));
  const link = shareLinks(own, other);
  const shared = aspects
    .toSorted((a, b) => WEIGHTS[b] * parts[b]!.share - WEIGHTS[a] * parts[a]!.share)
    .flatMap((aspect) => parts[aspect]!.shared);
  return {
    score: Math.round((base + (1 - base) * LINK_SHARE * link.share) * 1000) / 1000,
    shared: [...link.shared, ...shared],
  };
}

function applicableWeight({ template_id }: CaseProfile): number {
  const aspects = (Object.keys(WEIGHTS) as Aspect[]).filter(
    (aspect) => template_id !== PERSON_TEMPLATE || !COMPANY_ASPECTS.includes(aspect),
  );
  return aspects.reduce((sum, aspect) => sum + WEIGHTS[aspect], 0);
}

function same(own: string | null, other: string | null, name: string): Part {
  if (own === null) return null;
  return own === other ? { share: 1, shared: [`${name} ${own}`] } : NOTHING;
}

const NOTHING = { share: 0, shared: [] };

/** The same NACE class, or the same division for half the weight. */
function shareActivity(own: readonly string[], other: readonly string[]): Part {
  if (own.length === 0) return null;
  const classes = own.filter((code) => other.includes(code));
  if (classes.length > 0) {
    const union = new Set([...own, ...other]).size;
    return { share: 0.6 + 0.4 * (classes.length / union), shared: classes.map((code) => `NACE ${code}`) };
  }
  const divisions = [...new Set(own.map(division))].filter((code) => other.map(division).includes(code));
  return divisions.length > 0 ? { share: 0.4, shared: divisions.map((code) => `NACE division ${code}`) } : NOTHING;
}

const division = (code: string): string => code.slice(0, 2);

/** Common findings by severity, relative to all of both; two cases without findings are alike in that. */
function shareFindings(own: readonly ProfileFinding[] | null, other: readonly ProfileFinding[] | null): Part {
  if (own === null) return null;
  if (other === null) return NOTHING;
  if (own.length === 0 && other.length === 0) return { share: 1, shared: ["no findings"] };
  const weightOf = (findings: readonly ProfileFinding[], category: string) =>
    SEVERITY_WEIGHTS[findings.find((finding) => finding.category === category)?.severity ?? "info"];
  const categories = [...new Set([...own, ...other].map(({ category }) => category))];
  const common = categories.map((category) => Math.min(weightOf(own, category), weightOf(other, category)));
  const all = categories.map((category) => Math.max(weightOf(own, category), weightOf(other, category)));
  const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
  return {
    share: sum(common) / sum(all),
    shared: categories.filter((_, at) => common[at]! > 0).map((category) => `finding ${category}`),
  };
}

function shareRisk(own: number | null, other: number | null): Part {
  if (own === null) return null;
  if (other === null) return NOTHING;
  const share = Math.max(0, 1 - Math.abs(own - other) / RISK_RANGE);
  return { share, shared: share >= RISK_NEAR ? ["similar risk score"] : [] };
}

function shareLinks({ links: own }: CaseProfile, { links: other }: CaseProfile) {
  const isSameCompany = own.company !== null && own.company === other.company;
  const sharesPerson = own.people.some((person) => other.people.includes(person));
  const sharesAddress = own.address !== null && own.address === other.address;
  return {
    share: isSameCompany ? 1 : sharesPerson ? 0.8 : sharesAddress ? 0.5 : 0,
    shared: [
      ...(isSameCompany ? ["same company"] : []),
      ...(sharesPerson ? ["shared director or owner"] : []),
      ...(sharesAddress ? ["same address"] : []),
    ],
  };
}
