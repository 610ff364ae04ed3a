import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { answersThatDiffer } from "../../domain/customer/answers-differ.rules.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import type { OtherCase } from "../../domain/decisions/cases-of-customer.rules.ts";
import type { Shut } from "../../domain/decisions/former-customer.rules.ts";
import { atLeast } from "../../domain/decisions/gates.rules.ts";
import { openHits } from "../../domain/decisions/hits.rules.ts";
import { answersOfRecord, saidBefore } from "../../domain/diligence/taken-back.rules.ts";
import { identifyCustomer } from "../../domain/relationships/customer-key.rules.ts";
import type { StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { readStoredCase } from "../cases/case-reading.service.ts";
import { personKeys } from "../cases/person-keys.rules.ts";
import { findRelationshipsOfCases, type RelationshipOfCase } from "../relationships/relationships-of-cases.store.ts";
import { readStanding } from "../relationships/relationships.store.ts";
import { type CaseOfCustomer, findCasesOfCustomer } from "./cases-of-customer.store.ts";
import { findAlike } from "./alike.service.ts";
import { endOf, shutState } from "./ends.ts";
import { findSharedMarks } from "./shared-marks.service.ts";
import { findPartiesBefore } from "./parties-before.service.ts";

/** Cases whose answers are compared with those of this one. */
const COMPARED_MAX = 4;
/** Before a submission there are no answers to compare. */
const UNANSWERED: readonly CaseStatus[] = ["CREATED", "AWAITING_DOCUMENTS"];

/** Every case of the customer, and what the others say of this one. */
interface CasesOfCustomer {
  readonly rows: readonly CaseOfCustomer[];
  readonly others: readonly OtherCase[];
}

/**
 * The customer's other cases as they are now: the one that was approved of somebody who is a customer, and each that is open, escalated
 * or rejected, with what was answered otherwise there.
 */
export async function readCasesOfCustomer(ctx: Ctx, record: CaseRecord): Promise<CasesOfCustomer> {
  const { customerKey } = identifyCustomer(record, isPersonTemplate(record.templateId), personKeys(record));
  const [{ rows, born }, { living }] = await Promise.all([
    findCasesOfCustomer(ctx, record),
    readStanding(ctx, record.workflowId, customerKey),
  ]);
  const relationships = await findRelationshipsOfCases(
    ctx,
    rows.map(({ workflowId }) => workflowId),
  );
  const known = knownIn(rows, relationships, record.reviewOf?.relationshipId, living);
  // An open review of the customer begins with the answers that were approved.
  const open = rows.filter(({ status, isReview }) => !isDecided(status) && (!isReview || status === "ESCALATED"));
  const rejected = rows.filter(({ status }) => status === "REJECTED");
  const told = [...known.keys(), ...open, ...rejected];
  const compared = told.filter(({ status }) => !UNANSWERED.includes(status)).slice(0, COMPARED_MAX);
  const others = await Promise.all(
    told.map(async (row): Promise<OtherCase> => {
      const { workflowId, companyName, status, decidedAt, reason } = row;
      const { differs, ...more } = compared.includes(row)
        ? await differences(ctx, record, workflowId)
        : { differs: UNANSWERED.includes(status) ? [] : null };
      const relationship = known.get(row);
      return {
        workflowId,
        companyName,
        status,
        decidedAt,
        differs,
        ...more,
        ...(reason !== null && { reason }),
        ...(relationship && { relationship }),
        ...(row.maybe && { maybe: true as const }),
      };
    }),
  );
  const own = rows.map(({ workflowId }) => workflowId);
  const [parties, alike, shared] = await Promise.all([
    findPartiesBefore(ctx, record, own),
    findAlike(ctx, record, own, born),
    findSharedMarks(ctx, record, own),
  ]);
  return { rows, others: [...others, ...formerOf(rows, relationships), ...parties, ...alike, ...shared] };
}

type Terms = NonNullable<OtherCase["relationship"]>;

/** The newest approved case of each relationship that lasts, but the one that the case reviews. */
function knownIn(
  rows: readonly CaseOfCustomer[],
  relationships: readonly RelationshipOfCase[],
  reviewed: string | undefined,
  living: StoredRelationship | null,
): ReadonlyMap<CaseOfCustomer, Terms> {
  const lasting = relationships.filter(({ endedAt, relationshipId: id }) => endedAt === null && id !== reviewed);
  const found = [...Map.groupBy(lasting, ({ relationshipId }) => relationshipId)].flatMap(([id, same]) => {
    const row = newestApproved(rows.filter(({ workflowId }) => same.some((one) => one.workflowId === workflowId)));
    return row === undefined ? [] : [{ id, row, terms: termsOf(same[0]!, shutState(same[0]!)) }];
  });
  const isTold =
    living === null || living.relationshipId === reviewed || found.some(({ id }) => id === living.relationshipId);
  const row = isTold ? undefined : newestApproved(rows.filter(({ maybe }) => !maybe));
  return new Map([
    ...(row && living ? [[row, termsOf(living, undefined)] as const] : []),
    ...found.map((one) => [one.row, one.terms] as const),
  ]);
}

/** The relationships of the customer that have ended, each with its newest case. */
function formerOf(rows: readonly CaseOfCustomer[], relationships: readonly RelationshipOfCase[]): OtherCase[] {
  const ended = relationships.filter(({ endedAt }) => endedAt !== null);
  return [...Map.groupBy(ended, ({ relationshipId }) => relationshipId).values()].flatMap((same) => {
    const row = rows.find(({ workflowId }) => same.some((one) => one.workflowId === workflowId));
    if (row === undefined) return [];
    const { workflowId, companyName, status, decidedAt, maybe } = row;
    const ended = endOf(same[0]!);
    return [{ workflowId, companyName, status, decidedAt, differs: [], ended, ...(maybe && { maybe }) }];
  });
}

const newestApproved = (rows: readonly CaseOfCustomer[]): CaseOfCustomer | undefined =>
  rows.find(({ status }) => status === "APPROVED");

const termsOf = (
  {
    since,
    riskRating,
    regime,
    nextReviewAt,
  }: Pick<RelationshipOfCase, "since" | "riskRating" | "regime" | "nextReviewAt">,
  shut: Shut | undefined,
): Terms => ({
  since,
  riskRating,
  regime,
  nextReviewAt,
  ...(shut && { shut }),
});

/** What the two cases answer otherwise; null where the other is gone meanwhile. */
async function differences(
  ctx: Ctx,
  record: CaseRecord,
  workflowId: string,
): Promise<Pick<OtherCase, "differs" | "saidBefore" | "openHits">> {
  try {
    const other = (await readStoredCase(ctx, workflowId)).record;
    const more = saidBefore(record, answersOfRecord(other).answers);
    const known = new Set(record.investigations.at(-1)?.findings.map(({ source_entry: entry }) => entry));
    const hits =
      isDecided(other.status) || other.status === "ESCALATED"
        ? []
        : openHits(other).flatMap(({ severity, title, source_entry: entry }) =>
            atLeast(severity, "high") && !known.has(entry) ? [title] : [],
          );
    return {
      differs: answersThatDiffer(answering(record), answering(other)),
      ...(more && { saidBefore: more }),
      ...(hits.length > 0 && { openHits: hits }),
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return { differs: null };
    throw error;
  }
}

const answering = (record: CaseRecord) => ({
  templateId: record.templateId,
  template: record.template,
  answers: answersOf(record),
});
