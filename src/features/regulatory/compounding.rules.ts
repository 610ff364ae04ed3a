import { compareText } from "../../platform/compare-text.ts";
import { appliesIn, type Article, type Radar, type Regulation } from "./radar.machine.ts";

export interface CompoundingImpact {
  readonly vertical: string;
  readonly country: string;
  readonly total_obligations: number;
  readonly regulations_applicable: number;
  /** 0 to 100. */
  readonly burden_score: number;
  readonly overlapping_requirements: readonly OverlappingRequirement[];
  /** Directives that are not counted, with the national acts counted instead. */
  readonly counted_once: readonly { readonly directive: string; readonly national_acts: readonly string[] }[];
}

interface OverlappingRequirement {
  readonly requirement: string;
  readonly label: string;
  readonly regulations: readonly string[];
}

const SEVERITY_WEIGHTS = { critical: 4, high: 3, medium: 2, low: 1 } as const;
const STATUS_WEIGHTS = { active: 1, upcoming: 0.5, superseded: 0 } as const;

const weightOf = (article: Article): number => SEVERITY_WEIGHTS[article.severity] * STATUS_WEIGHTS[article.status];

/**
 * What binds a kind of business in a country, all acts together.
 *
 * Burden: every duty that applies now or later counts by its article's severity (critical 4, high 3, medium 2, low 1),
 * half of that while it is upcoming; the score is the share, in percent and rounded, of the heaviest pair of business
 * and country in the release. A directive that a national act of the country carries over in full counts there alone;
 * where one is carried over in part, both count, and what they share is among the overlapping requirements.
 */
export function assessCompounding(radar: Radar, vertical: string, country: string): CompoundingImpact {
  const acts = actsFor(radar, country);
  const duties = dutiesOf(acts.counted, vertical);
  const raw = burdenOf(acts.counted, vertical);
  const replaced = acts.replaced.filter(({ directive }) => dutiesOf([directive], vertical).length > 0);
  return {
    vertical,
    country,
    total_obligations: duties.length,
    regulations_applicable: new Set(duties.map((duty) => duty.regulationId)).size,
    burden_score: raw === 0 ? 0 : Math.min(100, Math.round((100 * raw) / heaviestBurden(radar))),
    overlapping_requirements: overlapsAmong(radar, duties),
    counted_once: replaced.map(({ directive, nationalActs }) => ({
      directive: directive.id,
      national_acts: nationalActs,
    })),
  };
}

interface ActsOfCountry {
  readonly counted: readonly Regulation[];
  readonly replaced: readonly { readonly directive: Regulation; readonly nationalActs: readonly string[] }[];
}

function actsFor(radar: Radar, country: string): ActsOfCountry {
  const acts = [...radar.regulations.values()].filter((act) => appliesIn(radar, act, country));
  const present = new Set(acts.map((act) => act.id));
  const replaced = acts
    .filter((act) => act.transposition_coverage === "full")
    .map((directive) => ({ directive, nationalActs: directive.transposed_by.filter((id) => present.has(id)) }))
    .filter(({ nationalActs }) => nationalActs.length > 0);
  const leftOut = new Set(replaced.map(({ directive }) => directive.id));
  return { counted: acts.filter((act) => !leftOut.has(act.id)), replaced };
}

interface Duty {
  readonly regulationId: string;
  readonly requirement: string;
}

function dutiesOf(acts: readonly Regulation[], vertical: string): Duty[] {
  return acts.flatMap((act) =>
    act.articles
      .filter((article) => article.status !== "superseded")
      .flatMap((article) => article.obligations)
      .filter((obligation) => obligation.applies_to.includes(vertical))
      .map((obligation) => ({ regulationId: act.id, requirement: obligation.requirement_key })),
  );
}

function overlapsAmong(radar: Radar, duties: readonly Duty[]): OverlappingRequirement[] {
  const labels = new Map(radar.dataset.requirements.map(({ key, label }) => [key, label]));
  return [...Map.groupBy(duties, (duty) => duty.requirement)]
    .map(([requirement, shared]) => ({
      requirement,
      label: labels.get(requirement)!,
      regulations: [...new Set(shared.map((duty) => duty.regulationId))].sort(),
    }))
    .filter(({ regulations }) => regulations.length > 1)
    .sort((a, b) => b.regulations.length - a.regulations.length || compareText(a.requirement, b.requirement));
}

function burdenOf(acts: readonly Regulation[], vertical: string): number {
  let raw = 0;
  for (const act of acts) {
    for (const article of act.articles) {
      const duties = article.obligations.filter((obligation) => obligation.applies_to.includes(vertical)).length;
      raw += duties * weightOf(article);
    }
  }
  return raw;
}

const heaviest = new WeakMap<Radar, number>();

/** Computed over every pair of business and country, once per release and day: it takes at least 30 ms. */
function heaviestBurden(radar: Radar): number {
  const known = heaviest.get(radar);
  if (known !== undefined) return known;
  let most = 0;
  for (const { code } of radar.dataset.countries) {
    const { counted } = actsFor(radar, code);
    for (const { id } of radar.dataset.verticals) most = Math.max(most, burdenOf(counted, id));
  }
  heaviest.set(radar, most);
  return most;
}
