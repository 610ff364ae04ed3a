import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { isoTime } from "../../platform/clock.ts";
import { type ProcedureDetail, SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { readOr, write } from "./availability.ts";
import { findBlock, replaceBlock } from "./blocks.store.ts";
import { readDetails } from "./procedure-details.rules.ts";
import { isWithinBlock, PROCEDURES } from "./procedures.rules.ts";
import { editRule, faultOf, replaceRule, type RuleEdit, withoutRule } from "./rule-edits.rules.ts";
import { shareRule, unshareRule } from "./shared-rules.rules.ts";

/** Writers of a block that lose a race apply their change to the version that won, so many times. */
const ATTEMPTS_MAX = 10;

/** The rules of an officer, paused ones and counts with them. */
export async function listRules(ctx: Ctx, officerId: string) {
  const block = await readOr(ctx, undefined, () => findBlock(ctx, officerId, PROCEDURES));
  return { officer_id: officerId, rules: readDetails(block?.value ?? null).map(ruleView) };
}

export interface RuleChange extends RuleEdit {
  /** Whether all officers have the rule; undefined leaves it. */
  readonly shared?: boolean | undefined;
}

/** @throws DomainError `not_found`, `forbidden`, `validation_failed`, `memory_unavailable`. */
export async function changeRule(ctx: Ctx, officerId: string, ruleId: string, { shared, ...edit }: RuleChange) {
  if (shared !== undefined) requireManager(ctx, "Sharing a rule");
  const fault = faultOf(edit);
  if (fault !== null) throw new DomainError("validation_failed", fault.message, { errors: [fault] });
  const actor = ctx.actor.id;
  const changed = await changeBlock(ctx, officerId, ruleId, (value, rule) => {
    const edited = editRule(rule, edit, actor);
    const result = shared === undefined ? edited : { ...edited, shared_by: shared ? (rule.shared_by ?? actor) : null };
    return { value: replaceRule(value, rule, result), result };
  });
  if (shared !== undefined && officerId !== SHARED_OFFICER) {
    const give = shared ? shareRule : unshareRule;
    await rewrite(ctx, SHARED_OFFICER, (value) => ({ value: give(value, changed), result: null }));
  }
  return ruleView(changed);
}

/** Deletes a rule. A learned one is not learned again. @throws DomainError `not_found`, `forbidden`, `memory_unavailable`. */
export async function deleteRule(ctx: Ctx, officerId: string, ruleId: string) {
  const now = isoTime(ctx.now());
  await changeBlock(ctx, officerId, ruleId, (value, rule) => ({ value: withoutRule(value, rule, now), result: rule }));
  return { status: "deleted" as const, rule_id: ruleId };
}

type Value = Readonly<Record<string, unknown>>;
interface Rewritten<T> {
  readonly value: Value;
  readonly result: T;
}

const changeBlock = (
  ctx: Ctx,
  officerId: string,
  ruleId: string,
  change: (value: Value, rule: ProcedureDetail) => Rewritten<ProcedureDetail>,
): Promise<ProcedureDetail> =>
  rewrite(ctx, officerId, (value) => {
    const rule = readDetails(value).find(({ id }) => id === ruleId);
    if (rule === undefined) throw notFound("The rule");
    if (officerId === SHARED_OFFICER && rule.shared_by !== null) requireManager(ctx, "Changing a shared rule");
    return change(value, rule);
  });

/** Changes the rules of a block; a writer between reading and writing is not overwritten. */
function rewrite<T>(ctx: Ctx, officerId: string, change: (value: Value) => Rewritten<T>): Promise<T> {
  return write(ctx, async () => {
    const place = { officerId, label: PROCEDURES };
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      const block = await findBlock(ctx, officerId, PROCEDURES);
      const { value, result } = change(block?.value ?? {});
      if (!isWithinBlock(value)) throw new DomainError("validation_failed", "The rules do not fit into their block.");
      if ((await replaceBlock(ctx, place, value, [block?.version ?? 0])) !== null) return result;
    }
    throw new DomainError("memory_unavailable", "The rules are being changed by others; please try again.");
  });
}

function requireManager({ actor }: Ctx, what: string): void {
  if (actor.roles.includes("compliance_manager")) return;
  throw new DomainError("forbidden", `${what} needs the role compliance_manager.`);
}

const ruleView = ({ key: _key, signal_type: _type, ask: _ask, safety_class: _class, ...rule }: ProcedureDetail) => {
  const { template_id: _template, country: _country, finding_category: _category, cases, officers, ...shown } = rule;
  return { ...shown, cases: [...cases], officers: [...officers], outcomes: shown.outcomes && { ...shown.outcomes } };
};
