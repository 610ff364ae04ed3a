import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { DEFAULT_POLICY, DEFAULT_POLICY_VALUES } from "../../domain/diligence/default-policy.ts";
import { tighteningBy, waitingCountries } from "../../domain/diligence/company-context.rules.ts";
import type { CompanyContext } from "../../domain/memory/memory.model.ts";
import type { Policy, PolicyValues } from "../../domain/diligence/policy.model.ts";
import {
  changePolicy,
  checkPolicy,
  comparePolicies,
  completePolicy,
  type PolicyChange,
} from "../../domain/diligence/policy-values.rules.ts";
import { findCurrentVersion, insertVersion, listVersions, notifyOfWaiting, type PolicyRow } from "./policy.store.ts";

/** The policy that the tenant's investigations are judged by from now on. */
export async function currentPolicy(ctx: Ctx): Promise<Policy> {
  const row = await findCurrentVersion(ctx);
  return row === undefined ? DEFAULT_POLICY : { version: row.version, values: valuesOf(row) };
}

const valuesOf = (row: PolicyRow): PolicyValues => completePolicy(JSON.parse(row.content) as PolicyChange);

export async function readPolicy(ctx: Ctx) {
  const row = await findCurrentVersion(ctx);
  const values = row === undefined ? DEFAULT_POLICY_VALUES : valuesOf(row);
  return describeVersion(row, values, DEFAULT_POLICY_VALUES);
}

const describeVersion = (row: PolicyRow | undefined, values: PolicyValues, before: PolicyValues) => ({
  version: row?.version ?? 0,
  effective_at: row?.effectiveAt ?? null,
  author: row?.author ?? null,
  reason: row?.reason ?? null,
  values,
  default: DEFAULT_POLICY_VALUES,
  diff: comparePolicies(before, values),
});

export async function listPolicyVersions(ctx: Ctx, page: number, perPage: number) {
  const { rows, total } = await listVersions(ctx, page, perPage);
  const all = rows.map(valuesOf);
  const versions = rows.slice(0, perPage).map((row, at) => {
    const { default: _, ...version } = describeVersion(row, all[at]!, all[at + 1] ?? DEFAULT_POLICY_VALUES);
    return version;
  });
  return { versions, total, page, per_page: perPage };
}

/** Writers that lose a race apply their change to the version that won; past this many losses they give up. */
const ATTEMPTS_MAX = 20;

/**
 * Writes a version that differs from the current one by `change`. Each of several concurrent writers gets a version of
 * its own, and none overwrites what another changed.
 * @throws DomainError `validation_failed`, `service_unavailable`.
 */
export async function writePolicy(ctx: Ctx, change: PolicyChange, reason: string) {
  const { row, values } = (await insertChange(ctx, () => change, reason))!;
  return describeVersion(row, values, DEFAULT_POLICY_VALUES);
}

/**
 * Tightens the policy by the tenant's own company context; writes no version where nothing changes. Countries of the EEA
 * are prohibited by a manager's word only: of another officer's the managers are told.
 */
export async function tightenPolicy(ctx: Ctx, context: CompanyContext): Promise<void> {
  const isManager = ctx.actor.roles.includes("compliance_manager");
  await insertChange(ctx, (values) => tighteningBy(context, values, isManager), "Tightened by the company context.");
  if (isManager || waitingCountries(context, (await currentPolicy(ctx)).values).length === 0) return;
  await notifyOfWaiting(ctx, isoTime(ctx.now()));
}

async function insertChange(
  ctx: Ctx,
  changeOf: (current: PolicyValues) => PolicyChange | null,
  reason: string,
): Promise<{ readonly row: PolicyRow; readonly values: PolicyValues } | null> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const current = await currentPolicy(ctx);
    const change = changeOf(current.values);
    if (change === null) return null;
    const values = validPolicy(current.values, change);
    const row: PolicyRow = {
      version: current.version + 1,
      content: JSON.stringify(values),
      author: ctx.actor.id,
      reason,
      effectiveAt: isoTime(ctx.now()),
    };
    if (await insertVersion(ctx, row)) return { row, values };
  }
  throw new DomainError("service_unavailable", "The policy is being changed by others; please try again.");
}

/** @throws DomainError `validation_failed`, with the fault of each field. */
export function validPolicy(current: PolicyValues, change: PolicyChange): PolicyValues {
  const values = changePolicy(current, change);
  const faults = checkPolicy(values);
  if (faults.length > 0) {
    const errors = faults.map((fault) => ({ ...fault, path: `values.${fault.path}` }));
    throw new DomainError("validation_failed", faults[0]!.message, { errors });
  }
  return values;
}
