import { type LegalGround, RANKS } from "../../domain/reasoning/legal-basis.rules.ts";
import type { RegulatoryChange } from "./change.model.ts";
import type { Article } from "./radar.machine.ts";
import type { ShareRange, Standing, StandingCase } from "./standing.model.ts";
import type { ValueComparison } from "./value-comparison.rules.ts";

interface AffectedArea {
  readonly kind: "template" | "rule" | "agent" | "case" | "obligation";
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** Of a case. */
  readonly status: string | null;
  /** The parts of a case that stand on the article, the strongest first. */
  readonly grounds: readonly Omit<LegalGround, "articles">[];
}

interface RecommendedAction {
  readonly priority: "high" | "medium" | "low";
  readonly action: string;
}

export interface ImpactAnalysis {
  readonly change_id: string;
  readonly comparison: ValueComparison | null;
  readonly cases: {
    readonly customers: number;
    readonly undecided: number;
    /** How many of them `affected_areas` names. */
    readonly listed: number;
    /** Of those listed, cases with an owner between the old and the new percentage; null where no such threshold changes. */
    readonly between_values: number | null;
    readonly not_compared: number;
  };
  readonly affected_areas: readonly AffectedArea[];
  readonly recommended_actions: readonly RecommendedAction[];
}

/** A reasoning template that a change affects. */
export interface AffectedTemplate {
  readonly id: string;
  readonly name: string;
  /** Rules based on the article; empty when the template only serves a business that the article binds. */
  readonly rules: readonly {
    readonly id: string;
    readonly name: string;
    readonly agents: readonly { readonly name: string; readonly display_name: string }[];
  }[];
}

/** A registered change, or one that a release proposes. */
type AnalysedChange = Pick<RegulatoryChange, "id" | "article_id" | "old_value" | "new_value"> & {
  /** Null: the release does not say from when it applies. */
  readonly effective_date: string | null;
};

export interface ImpactBasis {
  readonly change: AnalysedChange;
  /** Undefined when the release no longer has it. */
  readonly article: Article | undefined;
  readonly templates: readonly AffectedTemplate[];
  readonly comparison: ValueComparison | null;
  readonly range: ShareRange | null;
  readonly standing: Standing;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What a change of one article affects, and what to do first. */
export function analyzeImpact(basis: ImpactBasis): ImpactAnalysis {
  const { customers, undecided, not_compared, cases } = basis.standing;
  return {
    change_id: basis.change.id,
    comparison: basis.comparison,
    cases: { customers, undecided, listed: cases.length, between_values: betweenValues(basis), not_compared },
    affected_areas: [...affectedRulework(basis), ...affectedCases(basis), ...affectedObligations(basis)],
    recommended_actions: recommend(basis),
  };
}

const betweenValues = ({ range, standing }: Pick<ImpactBasis, "range" | "standing">): number | null =>
  range === null ? null : standing.cases.filter(({ is_in_range }) => is_in_range).length;

/** The shares for which a changed threshold of owners makes a difference. Null for any other change. */
export function shareRangeOf(comparison: ValueComparison | null, isOnOwners: boolean): ShareRange | null {
  if (!isOnOwners || comparison?.kind !== "percentage" || comparison.from === null || comparison.to === null)
    return null;
  const { from, to } = comparison;
  return from === to ? null : { from: Math.min(from, to), to: Math.max(from, to) };
}

const area = (kind: Exclude<AffectedArea["kind"], "case">, id: string, name: string, reason: string): AffectedArea => ({
  kind,
  id,
  name,
  reason,
  status: null,
  grounds: [],
});

function affectedRulework({ change, templates }: ImpactBasis): AffectedArea[] {
  const rules = templates.flatMap((template) => template.rules);
  const agents = new Map(rules.flatMap((rule) => rule.agents.map((agent) => [agent.name, agent])));
  return [
    ...templates.map(({ id, name, rules: resting }) => {
      const based = `${counted(resting.length, "of its rules is", "of its rules are")} based on ${change.article_id}`;
      const bound = `It is for a kind of business that ${change.article_id} binds`;
      return area("template", id, name, resting.length > 0 ? based : bound);
    }),
    ...rules.map(({ id, name }) => area("rule", id, name, `Based on ${change.article_id}`)),
    ...[...agents.values()].map(({ name, display_name }) => {
      const served = rules.filter((rule) => rule.agents.some((agent) => agent.name === name)).length;
      const reason = `Finds what ${counted(served, "rule")} on ${change.article_id} ${served === 1 ? "decides" : "decide"} by`;
      return area("agent", name, display_name, reason);
    }),
  ];
}

function affectedCases({ change, range, standing }: ImpactBasis): AffectedArea[] {
  // Their place in the order would say what is withheld.
  const [shown, withheld] = [false, true].map((of) => standing.cases.filter((one) => one.is_withheld === of));
  return [...shown!, ...withheld!].map((found) => {
    const grounds = found.grounds
      .filter(({ articles, kind }) => articles.includes(change.article_id) && !(found.is_withheld && kind === "rule"))
      .toSorted((a, b) => weightOf(a) - weightOf(b));
    return {
      kind: "case",
      id: found.workflow_id,
      name: found.company_name,
      reason: reasonOf(found, grounds, range),
      status: found.status,
      grounds: grounds.map(({ kind, id, name, outcome }) => ({ kind, id, name, outcome })),
    };
  });
}

const weightOf = ({ outcome }: LegalGround): number => {
  if (outcome === "triggered") return RANKS.triggered;
  return outcome === "established" || outcome === "provided" ? RANKS.standing : RANKS.open;
};

function reasonOf(found: StandingCase, grounds: readonly LegalGround[], range: ShareRange | null): string {
  const who = found.is_customer ? "Approved customer." : "Undecided.";
  const between = found.is_in_range
    ? [`An owner holds, or may hold, between ${range!.from} % and ${range!.to} %.`]
    : [];
  return [who, ...between, ...grounds.map(describeGround)].join(" ");
}

function describeGround({ kind, name, outcome }: LegalGround): string {
  if (kind === "document") return `The document ${name} was provided under it.`;
  if (kind === "rule") {
    return outcome === "triggered" ? `The rule “${name}” triggered.` : `The rule “${name}” could not be evaluated.`;
  }
  return `The check of ${name} stands on it: ${outcome.replaceAll("_", " ")}.`;
}

function affectedObligations({ change, article }: ImpactBasis): AffectedArea[] {
  return (article?.obligations ?? []).map(({ id, text, applies_to }) =>
    area("obligation", id, text, `Duty under ${change.article_id} for ${applies_to.join(", ")}`),
  );
}

function recommend({ change, article, templates, range, standing, today }: ImpactBasis): RecommendedAction[] {
  const applies = change.effective_date !== null && change.effective_date <= today;
  const urgent = applies || article?.severity === "critical";
  const rules = templates.flatMap((template) => template.rules);
  const { customers, undecided, not_compared } = standing;
  const between = betweenValues({ range, standing });
  const actions: (RecommendedAction | false)[] = [
    article === undefined && {
      priority: "high",
      action: `${change.article_id} is not in the current release of the radar: check what took its place.`,
    },
    not_compared > 0 && {
      priority: "high",
      action: `${counted(not_compared, "case")} of an earlier version ${not_compared === 1 ? "has" : "have"} not been compared with the article yet: read this analysis again in some minutes before you rely on its numbers.`,
    },
    range !== null &&
      (between ?? 0) > 0 && {
        priority: "high",
        action: `Start with the ${counted(between!, "case")} in which an owner holds, or may hold, between ${range.from} % and ${range.to} %.`,
      },
    rules.length > 0 && {
      priority: urgent ? "high" : "medium",
      action: `Review ${counted(rules.length, "rule")} in ${counted(templates.filter((t) => t.rules.length > 0).length, "template")} against the changed text. ${whenOf(change, applies)}`,
    },
    rules.length === 0 && {
      priority: "low",
      action: "No rule is based on this article: decide whether one should be.",
    },
    customers > 0 && {
      priority: urgent ? "high" : "medium",
      action: `Review ${counted(customers, "approved customer")} whose approval stands on the text before the change.`,
    },
    undecided > 0 && {
      priority: urgent ? "high" : "medium",
      action: `Look again at ${counted(undecided, "undecided case")} before a decision on ${undecided === 1 ? "it" : "them"}.`,
    },
    (article?.obligations.length ?? 0) > 0 && {
      priority: urgent ? "medium" : "low",
      action: `Bring policies and procedures in line with ${counted(article!.obligations.length, "duty", "duties")} of the article “${article!.title}”.`,
    },
  ];
  const order = ["high", "medium", "low"];
  return actions
    .filter((action) => action !== false)
    .sort((a, b) => order.indexOf(a.priority) - order.indexOf(b.priority));
}

function whenOf({ effective_date: day }: AnalysedChange, applies: boolean): string {
  if (day === null) return "The release does not say from when it applies.";
  return applies ? "It applies already." : `It applies from ${day}.`;
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
