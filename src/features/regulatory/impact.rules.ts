import type { CaseScope, OpenCase } from "../cases/open-case.model.ts";
import type { RegulatoryChange } from "./change.model.ts";
import type { Article } from "./radar.machine.ts";

interface AffectedArea {
  readonly kind: "template" | "rule" | "agent" | "case" | "obligation";
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

interface RecommendedAction {
  readonly priority: "high" | "medium" | "low";
  readonly action: string;
}

export interface ImpactAnalysis {
  readonly change_id: string;
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
  readonly scopes: readonly CaseScope[];
}

export interface ImpactBasis {
  readonly change: RegulatoryChange;
  /** Undefined when the release no longer has it. */
  readonly article: Article | undefined;
  readonly templates: readonly AffectedTemplate[];
  readonly openCases: { readonly cases: readonly OpenCase[]; readonly total: number };
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** What a change of one article affects, and what to do first. */
export function analyzeImpact(basis: ImpactBasis): ImpactAnalysis {
  return {
    change_id: basis.change.id,
    affected_areas: [...affectedRulework(basis), ...affectedCases(basis), ...affectedObligations(basis)],
    recommended_actions: recommend(basis),
  };
}

function affectedRulework({ change, templates }: ImpactBasis): AffectedArea[] {
  const rules = templates.flatMap((template) => template.rules);
  const agents = new Map(rules.flatMap((rule) => rule.agents.map((agent) => [agent.name, agent])));
  return [
    ...templates.map(({ id, name, rules: resting }) => ({
      kind: "template" as const,
      id,
      name,
      reason:
        resting.length > 0
          ? `${resting.length} of its rules rest on ${change.article_id}`
          : `It is for a kind of business that ${change.article_id} binds`,
    })),
    ...rules.map(({ id, name }) => ({ kind: "rule" as const, id, name, reason: `Rests on ${change.article_id}` })),
    ...[...agents.values()].map(({ name, display_name }) => {
      const served = rules.filter((rule) => rule.agents.some((agent) => agent.name === name)).length;
      const reason = `Finds what ${counted(served, "rule")} on ${change.article_id} decide by`;
      return { kind: "agent" as const, id: name, name: display_name, reason };
    }),
  ];
}

function affectedCases({ templates, openCases }: ImpactBasis): AffectedArea[] {
  const templateOf = new Map(
    templates.flatMap(({ id, scopes }) => scopes.map((scope) => [`${scope.country} ${scope.template_id}`, id])),
  );
  return openCases.cases.map((open) => ({
    kind: "case",
    id: open.workflow_id,
    name: open.company_name,
    reason: `Undecided (${open.status}) under ${templateOf.get(`${open.country} ${open.template_id}`)}`,
  }));
}

function affectedObligations({ change, article }: ImpactBasis): AffectedArea[] {
  return (article?.obligations ?? []).map((obligation) => ({
    kind: "obligation",
    id: obligation.id,
    name: obligation.text,
    reason: `Duty under ${change.article_id} for ${obligation.applies_to.join(", ")}`,
  }));
}

function recommend({ change, article, templates, openCases, today }: ImpactBasis): RecommendedAction[] {
  const urgent = change.effective_date <= today || article?.severity === "critical";
  const rules = templates.flatMap((template) => template.rules);
  const when = change.effective_date <= today ? "It applies already" : `It applies from ${change.effective_date}`;
  const actions: (RecommendedAction | false)[] = [
    article === undefined && {
      priority: "high",
      action: `${change.article_id} is not in the current release of the radar: check what took its place.`,
    },
    rules.length > 0 && {
      priority: urgent ? "high" : "medium",
      action: `Review ${counted(rules.length, "rule")} in ${counted(templates.filter((t) => t.rules.length > 0).length, "template")} against the changed text. ${when}.`,
    },
    rules.length === 0 && {
      priority: "low",
      action: "No rule rests on this article: decide whether one should.",
    },
    openCases.total > 0 && {
      priority: urgent ? "high" : "medium",
      action: `Look again at ${counted(openCases.total, "undecided case")} before a decision on them.`,
    },
    (article?.obligations.length ?? 0) > 0 && {
      priority: urgent ? "medium" : "low",
      action: `Bring policies and procedures in line with ${counted(article!.obligations.length, "duty", "duties")} of ${article!.title}.`,
    },
  ];
  const order = ["high", "medium", "low"];
  return actions
    .filter((action) => action !== false)
    .sort((a, b) => order.indexOf(a.priority) - order.indexOf(b.priority));
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
