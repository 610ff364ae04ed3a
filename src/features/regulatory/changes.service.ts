import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { findAgents } from "../agents/agents.service.ts";
import { isOnOwners } from "../../domain/reasoning/templates/index.ts";
import { listReasoningTemplates, rulesResting } from "../reasoning/reasoning.service.ts";
import { mattersOf } from "../reasoning/rule-matters.rules.ts";
import type { RegulatoryChange } from "./change.model.ts";
import { changeById, newestChanges, saveChange } from "./changes.store.ts";
import { type AffectedTemplate, analyzeImpact, type ImpactAnalysis, shareRangeOf } from "./impact.rules.ts";
import { indexBacklog } from "./legal-bases.service.ts";
import { readStanding } from "./legal-bases.store.ts";
import { findProposal } from "./proposals.store.ts";
import { appliesIn, type Article, type Radar } from "./radar.machine.ts";
import { currentRadar, radarWith } from "./radar.service.ts";
import { compareChangeValues } from "./value-comparison.rules.ts";

export interface NewChange {
  readonly article_id: string;
  readonly change_type: string;
  readonly description: string;
  readonly effective_date: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly source_url: string | null;
}

/** Registers a change for the caller's tenant. @throws DomainError `validation_failed` for an unknown article. */
export async function registerChange(ctx: Ctx, input: NewChange): Promise<RegulatoryChange> {
  const article = (await currentRadar(ctx)).articles.get(input.article_id);
  if (!article) {
    throw new DomainError("validation_failed", "The body is not valid.", {
      errors: [{ path: "article_id", code: "unknown_article", message: "The radar has no such article." }],
    });
  }
  return saveChange(ctx, {
    id: ctx.newId(),
    ...input,
    regulation_id: article.regulation_id,
    created_at: isoTime(ctx.now()),
    created_by: ctx.actor.id,
  });
}

/** The tenant's changes, last registered first. */
export const listChanges = async (ctx: Ctx, limit: number): Promise<RegulatoryChange[]> => newestChanges(ctx, limit);

/** Cases of earlier versions that one analysis enters before it answers. */
const BACKLOG_AT_ONCE = 25;

/**
 * What a registered or a proposed change affects. Cases of earlier versions are entered first, some at a time; the
 * answer says how many are left.
 * @throws DomainError `not_found`.
 */
export async function readImpact(ctx: Ctx, changeId: string, limit: number): Promise<ImpactAnalysis> {
  const { radar, results } = await radarWith(ctx, [changeById(ctx, changeId)], ctx.db);
  const change = results[0][0] ?? (await findProposal(ctx, changeId));
  if (!change) throw notFound("The change");
  const article = radar.articles.get(change.article_id);
  const comparison = compareChangeValues(change.old_value, change.new_value);
  const range = shareRangeOf(comparison, isOnOwners(change.article_id));
  const read = () => readStanding(ctx, change.article_id, range, limit);
  let standing = await read();
  if (standing.not_compared > 0 && (await indexBacklog(ctx, BACKLOG_AT_ONCE)) > 0) {
    standing = await read();
  }
  const templates = affectedTemplates(radar, change.article_id, article);
  return analyzeImpact({ change, article, templates, comparison, range, standing, today: radar.today });
}

/** Templates with a rule on the article, then those for a business that it binds, where they apply. */
function affectedTemplates(radar: Radar, articleId: string, article: Article | undefined): AffectedTemplate[] {
  const resting = rulesResting(articleId);
  const bound = listReasoningTemplates().filter(
    (template) =>
      article !== undefined &&
      resting.every((entry) => entry.template !== template) &&
      article.obligations.some((obligation) => obligation.applies_to.includes(template.vertical)) &&
      appliesIn(radar, radar.regulations.get(article.regulation_id)!, template.country),
  );
  return [...resting, ...bound.map((template) => ({ template, rules: [] }))].map(({ template, rules }) => ({
    id: template.id,
    name: template.name,
    rules: rules.map((rule) => ({
      id: rule.rule_id,
      name: rule.name,
      agents: findAgents(template.country, mattersOf(rule)).map(({ name, display_name }) => ({ name, display_name })),
    })),
  }));
}
