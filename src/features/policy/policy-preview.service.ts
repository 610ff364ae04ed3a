import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { Policy } from "../../domain/diligence/policy.model.ts";
import type { PolicyChange } from "../../domain/diligence/policy-values.rules.ts";
import type { RiskLevel } from "../../domain/diligence/rating.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor } from "../../platform/errors.ts";
import { callCase } from "../cases/case.client.ts";
import { currentPolicy, validPolicy } from "./policy.service.ts";
import { type CasePosition, listCasesIn } from "./policy.store.ts";

/** Statuses in which a case can have a rating and no decision. */
const UNDECIDED: readonly CaseStatus[] = [
  "REVIEW_PENDING",
  "FOLLOW_UP_REQUIRED",
  "PENDING_SECOND_APPROVAL",
  "ESCALATED",
  "DOCUMENTS_RECEIVED",
  "INVESTIGATING",
  "FAILED",
];
const PAGE = 200;
/** Objects that are asked at the same time. */
const TOGETHER = 20;

interface ChangedCase {
  readonly workflow_id: string;
  readonly rating_from: RiskLevel;
  readonly rating_to: RiskLevel;
  readonly why: string[];
}

/** Rates undecided cases under proposed values, inside their objects, and changes nothing. */
export async function previewPolicy(ctx: Ctx, change: PolicyChange, cursor: string | undefined) {
  const { version, values } = await currentPolicy(ctx);
  const proposed: Policy = { version: version + 1, values: validPolicy(values, change) };
  const found = await listCasesIn(ctx, UNDECIDED, readCursor(cursor), PAGE);
  const cases: ChangedCase[] = [];
  let examined = 0;
  for (let at = 0; at < found.length; at += TOGETHER) {
    const slice = found.slice(at, at + TOGETHER);
    const ratings = await Promise.all(
      slice.map(({ workflowId }) =>
        callCase(ctx, workflowId, (object) => object.previewRating(proposed, ctx.actor.id)),
      ),
    );
    for (const [index, rating] of ratings.entries()) {
      if (rating === null) continue;
      examined++;
      const { from, to, why } = rating;
      const { workflowId } = slice[index]!;
      if (from !== to) cases.push({ workflow_id: workflowId, rating_from: from, rating_to: to, why: [...why] });
    }
  }
  return { cases, examined, next_cursor: found.length === PAGE ? cursorOf(found.at(-1)!) : null };
}

const cursorOf = ({ createdAt, workflowId }: CasePosition): string => `${createdAt}_${workflowId}`;

const CURSOR = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)_(case-[0-9a-f-]+)$/;

function readCursor(cursor: string | undefined): CasePosition | null {
  if (cursor === undefined) return null;
  const [, createdAt, workflowId] = CURSOR.exec(cursor) ?? [];
  if (createdAt === undefined || workflowId === undefined) throw foreignCursor();
  return { createdAt, workflowId };
}
