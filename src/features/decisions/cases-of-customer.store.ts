import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { quotable } from "../../domain/decisions/quoted-reason.ts";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import { mayBeOnePersons } from "../../domain/readings/person-names.rules.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { RefusedCase } from "../../investigation/types.ts";
import type { Ctx } from "../../platform/context.ts";
import { birthOf, personKeys } from "../cases/person-keys.rules.ts";
import { cases } from "../cases/cases.tables.ts";
import { compareText } from "../../platform/compare-text.ts";

const CASES_MAX = 12;
/** Private customers of one birth date whose names are compared. */
const BORN_MAX = 200;
const SEEN_MAX = 20;

/** Another case of the same customer, as its row has it. */
export interface CaseOfCustomer {
  readonly workflowId: string;
  readonly companyName: string;
  readonly status: CaseStatus;
  readonly decidedAt: string | null;
  /** Why it was rejected, in the officer's words; null without any, and where they may tell of a report. */
  readonly reason: string | null;
  readonly isReview: boolean;
  /** Present where the birth date is the same and the name may be: it may be another person. */
  readonly maybe?: true;
}

export interface FoundCases {
  readonly rows: readonly CaseOfCustomer[];
  /** Of private customers of the same birth date, whatever their names. */
  readonly born: readonly KnownCase[];
}

/**
 * The tenant's other cases of the same customer, the rejected ones first, then the newest: of the same country and number, or, of a private
 * customer, of the same name and birth date, or the same national number. Those of the same birth date and a name that may be the same
 * person's come with them.
 */
export async function findCasesOfCustomer(ctx: Ctx, record: Candidate): Promise<FoundCases> {
  const { country, registrationNumber: number } = record;
  const { personKey, personNumberKey } = personKeys({ ...record, tenantId: ctx.actor.tenantId });
  const normalized = country === "BE" && number !== null ? normalizeEnterpriseNumber(number) : null;
  // As it was declared, as ten digits, and as the register writes it.
  const spellings = [...new Set([number, normalized, normalized && dotted(normalized)])].filter((one) => one !== null);
  const same = [
    spellings.length > 0 && sql`${inArray(cases.registrationNumber, spellings)} AND +${cases.country} = ${country}`,
    personKey !== null && eq(cases.personKey, personKey),
    personNumberKey !== null && eq(cases.personNumberKey, personNumberKey),
  ].filter((is) => is !== false);
  const { birthKey, personName } = birthOf({ ...record, tenantId: ctx.actor.tenantId });
  const [first, ...others] = [
    ...same.map((is) => casesWhere(ctx, record, is, CASES_MAX)),
    ...(birthKey === null ? [] : [casesWhere(ctx, record, eq(cases.birthKey, birthKey), BORN_MAX)]),
  ];
  if (first === undefined) return { rows: [], born: [] };
  const found = await ctx.db.batch([first, ...others]);
  const sure = new Map(found.slice(0, same.length).flatMap((rows) => rows.map((one) => [one.workflowId, one])));
  const born = birthKey === null ? [] : found.at(-1)!;
  const maybe = born
    .filter((one) => !sure.has(one.workflowId) && mayBeOnePersons(one.personName ?? one.companyName, personName!))
    .map((one) => ({ ...one, maybe: true as const }));
  const rows = [...inOrder([...sure.values()]), ...inOrder(maybe)];
  return {
    rows: rows.map(({ reviewOf, reason, personName: _name, ...one }) => ({
      ...one,
      reason: quotable(reason),
      isReview: reviewOf !== null,
    })),
    born: known(born),
  };
}

/** Those of these cases that the tenant has, but this one. */
export async function findCasesOf(
  ctx: Ctx,
  record: Pick<Candidate, "workflowId">,
  workflowIds: readonly string[],
): Promise<KnownCase[]> {
  if (workflowIds.length === 0) return [];
  const is = inArray(cases.workflowId, sql`(SELECT value FROM json_each(${JSON.stringify(workflowIds)}))`);
  // Found by their keys: the index of the tenant would be read as a whole.
  return known(await casesWhere(ctx, record, is, BORN_MAX, sql`+${cases.tenantId} = ${ctx.actor.tenantId}`));
}

/** A case with the name that its private customer answers. */
export type KnownCase = Pick<CaseOfCustomer, "workflowId" | "companyName" | "status" | "decidedAt" | "reason"> & {
  readonly name: string;
};

const known = (rows: Awaited<ReturnType<typeof casesWhere>>): KnownCase[] =>
  rows.map(({ workflowId, companyName, status, decidedAt, reason, personName }) => ({
    workflowId,
    companyName,
    status,
    decidedAt,
    reason: quotable(reason),
    name: personName ?? companyName,
  }));

const inOrder = <Row extends Pick<CaseOfCustomer, "status" | "decidedAt">>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => rank(a) - rank(b) || compareText(b.decidedAt ?? "", a.decidedAt ?? "")).slice(0, CASES_MAX);

type Candidate = Omit<Parameters<typeof personKeys>[0], "tenantId"> & Pick<CaseRecord, "workflowId" | "country">;

/** As the audit chain of the case has it. Columns are named in full, because the chain has a `workflow_id` too. */
const REASON_OF_REJECTION = sql<string | null>`CASE WHEN cases.status = 'REJECTED' THEN (
  SELECT json_extract(entry, '$.details.reason') FROM audit_events
  WHERE audit_events.workflow_id = cases.workflow_id AND event = 'DECISION_APPLIED' ORDER BY seq DESC LIMIT 1) END`;

const casesWhere = (
  ctx: Ctx,
  { workflowId }: Pick<Candidate, "workflowId">,
  is: SQL,
  max: number,
  isTenants = eq(cases.tenantId, ctx.actor.tenantId),
) =>
  ctx.db
    .select({
      workflowId: cases.workflowId,
      companyName: cases.companyName,
      status: cases.status,
      decidedAt: cases.decidedAt,
      reason: REASON_OF_REJECTION,
      reviewOf: cases.reviewOf,
      personName: cases.personName,
    })
    .from(cases)
    .where(and(isTenants, is, ne(cases.workflowId, workflowId)))
    .orderBy(desc(sql`+${cases.status} = 'REJECTED'`), desc(cases.decidedAt), desc(cases.createdAt), cases.workflowId)
    .limit(max);

/** Those of other cases that were rejected: the cases in which the documents of a case were seen, by its readings. */
export async function findRefusedAmong(ctx: Ctx, workflowIds: readonly string[]): Promise<RefusedCase[]> {
  if (workflowIds.length === 0) return [];
  return await ctx.db
    .select({ workflowId: cases.workflowId, companyName: cases.companyName, decidedAt: cases.decidedAt })
    .from(cases)
    .where(
      and(
        inArray(cases.workflowId, sql`(SELECT value FROM json_each(${JSON.stringify(workflowIds)}))`),
        sql`+${cases.tenantId} = ${ctx.actor.tenantId}`,
        sql`+${cases.status} = 'REJECTED'`,
      ),
    )
    .orderBy(desc(cases.decidedAt), cases.workflowId)
    .limit(SEEN_MAX);
}
const rank = ({ status }: Pick<CaseOfCustomer, "status">): number => (status === "REJECTED" ? 0 : 1);

const dotted = (digits: string): string => `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
