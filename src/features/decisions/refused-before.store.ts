import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { RefusedCase } from "../../investigation/types.ts";
import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { Ctx } from "../../platform/context.ts";
import { cases } from "../cases/cases.tables.ts";

const CASES_MAX = 5;

/** The tenant's other rejected cases of the same country and number, newest first; none for a case without a number. */
export async function findRefusedBefore(
  ctx: Ctx,
  record: Pick<CaseRecord, "workflowId" | "country" | "registrationNumber">,
): Promise<RefusedCase[]> {
  const { workflowId, country, registrationNumber: number } = record;
  if (number === null) return [];
  const normalized = country === "BE" ? normalizeEnterpriseNumber(number) : null;
  // As it was declared, as ten digits, and as the register writes it.
  const spellings = [...new Set([number, ...(normalized === null ? [] : [normalized, dotted(normalized)])])];
  return ctx.db
    .select({ workflowId: cases.workflowId, companyName: cases.companyName, decidedAt: cases.decidedAt })
    .from(cases)
    .where(
      and(
        eq(cases.tenantId, ctx.actor.tenantId),
        inArray(cases.registrationNumber, spellings),
        sql`+${cases.status} = 'REJECTED'`,
        sql`+${cases.country} = ${country}`,
        ne(cases.workflowId, workflowId),
      ),
    )
    .orderBy(desc(cases.decidedAt), cases.workflowId)
    .limit(CASES_MAX);
}

const dotted = (digits: string): string => `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`;
