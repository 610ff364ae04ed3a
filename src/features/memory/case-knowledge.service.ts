import type { Ctx } from "../../platform/context.ts";
import { compareText } from "../../platform/compare-text.ts";
import { errorClass } from "../../platform/logger.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import { readKnowledge } from "./case-knowledge.store.ts";
import { isUndisclosable } from "../../domain/decisions/undisclosed.rules.ts";
import { isDecidedAlone, isDisposition } from "../../domain/memory/guards.rules.ts";
import { type ProcedureDetail, SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { isInForce } from "./procedure-details.rules.ts";
import { readProcedures } from "./procedures.rules.ts";
import { fits } from "../../domain/memory/recall.rules.ts";
import type { SignalRow } from "./signals.store.ts";

/** The fields of a case that memory needs. */
export interface CaseInQuestion {
  readonly workflowId: string;
  readonly createdBy: string;
  readonly profile: {
    readonly template_id: string;
    readonly country: string;
    /** Null before the first investigation. */
    readonly findings: readonly Pick<Finding, "id" | "category" | "severity">[] | null;
  };
}

/** Rules that apply to a case, of its officer, the caller and the tenant, with those that are hidden; and officers' corrections in it. */
export async function readCaseKnowledge(ctx: Ctx, inQuestion: CaseInQuestion) {
  const { workflowId, createdBy, profile } = inQuestion;
  const officers = [...new Set([createdBy, ctx.actor.id, SHARED_OFFICER])];
  const { procedures, corrections } = await readKnowledge(ctx, officers, workflowId).catch((error: unknown) => {
    ctx.log.warn("knowledge_not_read", { class: errorClass(error) });
    return { procedures: [], corrections: [] };
  });
  const details = ctx.settings.MEMSTORE_ENABLED
    ? procedures
        .flatMap(({ value }) => readProcedures(value).details)
        .filter(isInForce)
        .filter((rule) => holds(rule, profile))
    : [];
  const shown = details.filter((rule) => !isHidden(rule, profile));
  return {
    rules: [...new Map(shown.map((rule) => [rule.text, ruleView(rule)])).values()],
    hidden: hiddenView(
      details.filter((rule) => isHidden(rule, profile)),
      profile,
    ),
    corrections: corrections.map((signal) => correctionView(signal, profile.findings ?? [])),
  };
}

/** By template and country, and by the triggering finding when the findings are known. No rule says how to decide. */
const holds = (rule: ProcedureDetail, { template_id, country, findings }: CaseInQuestion["profile"]): boolean =>
  !isDisposition(rule.statement) &&
  // A rule on such a finding may have the customer asked: it shows in the case, where the finding's severity is known.
  !isUndisclosable(rule.finding_category) &&
  fits(rule, { templateId: template_id, country }) &&
  // Of discrepancies, which a rule may depend on, the profile knows nothing: such a rule shows in the case alone.
  (rule.condition.field === null || findings === null) &&
  (rule.finding_category === null ||
    findings === null ||
    findings.some(({ category }) => category === rule.finding_category));

/** Free text of an officer beside a finding that is decided on its own. */
const isHidden = (rule: ProcedureDetail, { findings }: CaseInQuestion["profile"]): boolean =>
  rule.kind === "taught" && findings?.some(isDecidedAlone) === true;

/** How many rules are hidden and beside which findings; null where none is. It tells nothing that the findings do not. */
function hiddenView(rules: readonly ProcedureDetail[], { findings }: CaseInQuestion["profile"]) {
  const count = new Set(rules.map(({ text }) => text)).size;
  if (count === 0) return null;
  const alone = (findings ?? []).filter(isDecidedAlone).map(({ category }) => category);
  return { count, finding_categories: [...new Set(alone)].toSorted(compareText) };
}

const ruleView = ({ text, scope, trigger, action, risk_rationale, source, created_at }: ProcedureDetail) => ({
  text,
  scope,
  trigger,
  action,
  risk_rationale,
  source,
  created_at,
});

function correctionView(signal: SignalRow, findings: readonly { readonly id: string; readonly category: string }[]) {
  const { finding_id, finding_category, description, rejection_reason } = signal.context;
  const named = findings.find(({ id }) => id === finding_id)?.category;
  return {
    id: signal.id,
    finding_category: told(finding_category) ?? named ?? "",
    description: told(description) ?? "",
    signal_type: signal.signalType as "finding_confirmed" | "finding_rejected",
    rejection_reason: told(rejection_reason),
    created_at: signal.createdAt,
    /** Whether memory made a passage of it, which investigations use. */
    has_analysis: signal.isIngested,
  };
}

const told = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);
