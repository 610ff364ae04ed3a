import type { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { compareCustomer } from "../../domain/customer/compare-customer.rules.ts";
import { givenAnswers } from "../../domain/customer/given-answers.rules.ts";
import { identifyCustomer } from "../../domain/relationships/customer-key.rules.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import type { Ctx } from "../../platform/context.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { personKeys } from "../cases/person-keys.rules.ts";
import { listCasesOf, readStanding } from "../relationships/relationships.store.ts";
import type { CustomerPictureView } from "./customer.responses.ts";

type Picture = z.input<typeof CustomerPictureView>;

/**
 * The facts, what the customer declared beside registers and documents, every answer, and the relationship.
 * @throws DomainError `not_found`, `service_unavailable`.
 */
export async function readCustomerPicture(ctx: Ctx, workflowId: string): Promise<Picture> {
  const { record } = await readCase(ctx, workflowId);
  return {
    case_id: record.caseId,
    facts: record.facts as unknown as Picture["facts"],
    comparison: compareCustomer(record, ctx.now()) as unknown as Picture["comparison"],
    answers: givenAnswers(record) as unknown as Picture["answers"],
    relationship: await relationshipOf(ctx, record),
  };
}

/** The relationship that the case is in; for a new case, the one that the customer has already. */
async function relationshipOf(ctx: Ctx, record: CaseRecord): Promise<Picture["relationship"]> {
  const { customerKey } = identifyCustomer(record, isPersonTemplate(record.templateId), personKeys(record));
  const { place, living } = await readStanding(ctx, record.workflowId, customerKey);
  const relationship = place?.relationship ?? living;
  if (relationship === null) return null;
  const cases = await listCasesOf(ctx, relationship.relationshipId);
  return {
    relationship_id: relationship.relationshipId,
    state: relationship.state,
    since: relationship.since,
    cases: cases.map(({ workflowId, caseId, part, addedAt, decidedAt }) => ({
      workflow_id: workflowId,
      case_id: caseId,
      part,
      added_at: addedAt,
      decided_at: decidedAt,
    })),
  };
}
