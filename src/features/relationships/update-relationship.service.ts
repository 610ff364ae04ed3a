import type { CaseRecord } from "../../domain/case/case.record.ts";
import { identifyCustomer } from "../../domain/relationships/customer-key.rules.ts";
import { otherCaseDecided } from "../../domain/relationships/decided-elsewhere.rules.ts";
import { relationshipStep, type RelationshipStep } from "../../domain/relationships/relationship-step.rules.ts";
import type { Relationship, StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import { watchedParties } from "../../domain/relationships/watched-parties.rules.ts";
import { endInForce } from "../../domain/retention/retention.rules.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { derivedId } from "../../platform/ids.ts";
import { personKeys } from "../cases/person-keys.rules.ts";
import { type Publication, publishWrites } from "../event-feed/publish.store.ts";
import { recordChange } from "../monitoring/record-change.service.ts";
import { screenParties } from "../monitoring/screen-party.service.ts";
import { orderForOtherCases } from "./order-for-all-cases.service.ts";
import { listUnscreened, rewatchWrite, unwatchWrite, watchWrites } from "./parties.store.ts";
import {
  type CaseOfRelationship,
  clearMark,
  hasPlace,
  keepShutWrites,
  placeWrite,
  type PlaceOfCase,
  readStanding,
  type RelationshipChange,
  versionWrites,
} from "./relationships.store.ts";

/** Somebody else may change the same relationship at the same time; then the step is taken from what it is now. */
const ATTEMPTS = 5;

/**
 * Brings the relationship of a case's customer up to the case: an approval opens or renews it, a refused review plans its
 * exit, a recorded end ends it, also in its other cases. Those who are watched from now on are searched for at once; the
 * monitor does it later where the lists cannot be read. Idempotent; an older version of the case changes nothing.
 */
export async function updateRelationshipOfCase(ctx: Ctx, record: CaseRecord): Promise<void> {
  await tellLiving(ctx, record);
  const relationshipId = await tryUpdate(ctx, record);
  if (relationshipId !== null) await screenParties(ctx, await listUnscreened(ctx, relationshipId));
}

/** Tells the relationship of the customer that another case of theirs was rejected or escalated. */
async function tellLiving(ctx: Ctx, record: CaseRecord): Promise<void> {
  if (record.status !== "REJECTED" && record.status !== "ESCALATED") return;
  const { customerKey } = identifyCustomer(record, isPersonTemplate(record.templateId), personKeys(record));
  const { living, place } = await readStanding(ctx, record.workflowId, customerKey);
  const change = living === null || place !== null ? null : otherCaseDecided(record, living.relationshipId);
  if (change !== null) await recordChange(ctx, change);
}

async function tryUpdate(ctx: Ctx, record: CaseRecord): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await update(ctx, record);
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
    }
  }
}

/** @returns the relationship of the case, null without one. */
async function update(ctx: Ctx, record: CaseRecord): Promise<string | null> {
  const identity = identifyCustomer(record, isPersonTemplate(record.templateId), personKeys(record));
  const before = await readStanding(ctx, record.workflowId, identity.customerKey);
  const { place } = before;
  const isKnown = [clearMark(ctx, record.workflowId)];
  if (place && place.version >= record.version) {
    await commit(ctx.db, isKnown);
    return place.relationshipId;
  }
  const step = relationshipStep(record, before);
  const at = isoTime(ctx.now());
  const after = changeOf(step, record, at, () => ({
    relationshipId: derivedId("relationship", record.tenantId, record.workflowId, place?.relationshipId ?? ""),
    ...identity,
    country: record.country,
    name: record.companyName,
    since: record.decision!.decidedAt,
    endedAt: null,
  }));
  const relationshipId = after?.after.relationshipId ?? place?.relationshipId;
  if (relationshipId === undefined) {
    await commit(ctx.db, isKnown);
    return null;
  }
  const order = orderFor(record, place);
  const known: CaseOfRelationship = {
    workflowId: record.workflowId,
    caseId: record.caseId,
    relationshipId,
    part: partOf(record, place, relationshipId),
    version: record.version,
    addedAt: place?.addedAt ?? at,
    decidedAt: isTaken(step) ? record.decision!.decidedAt : (place?.decidedAt ?? null),
    endedOn: endInForce(record)?.endedOn ?? null,
  };
  // Until its other cases have the order, the case is not done.
  const first = order ? { ...known, version: record.version - 1, endedOn: place!.endedOn } : known;
  const writes = after ? stepWrites(ctx, record, step, { after, place: first }) : [];
  await commit(ctx.db, [placeWrite(ctx, first), ...writes, ...(order ? [] : isKnown)]);
  if (order) {
    await orderForOtherCases(ctx, record, relationshipId, order);
    await commit(ctx.db, [placeWrite(ctx, known), ...isKnown]);
  }
  return relationshipId;
}

function partOf({ reviewOf }: CaseRecord, place: PlaceOfCase | null, relationshipId: string): PlaceOfCase["part"] {
  if (place?.relationshipId === relationshipId) return place.part;
  return reviewOf?.relationshipId === relationshipId ? "review" : "opening";
}

const isTaken = ({ kind }: RelationshipStep): boolean => kind === "open" || kind === "approve" || kind === "refuse";

/** What the other cases of the relationship must record too: an end, or that it was withdrawn. */
function orderFor(record: CaseRecord, place: PlaceOfCase | null) {
  const end = endInForce(record);
  if (place === null || end?.via !== undefined) return null;
  if (end !== null) return { kind: "end", end } as const;
  return place.endedOn === null ? null : ({ kind: "resume" } as const);
}

/** The relationship after a step, with its log line; null where the step changes nothing. */
function changeOf(
  step: RelationshipStep,
  record: CaseRecord,
  at: string,
  customer: () => Omit<
    Relationship,
    "state" | "riskRating" | "regime" | "nextReviewAt" | "restrictions" | "officer" | "version"
  >,
): RelationshipChange | null {
  const { workflowId, decision } = record;
  const decided = { actor: decision?.maker ?? "system", at };
  const next = (of: StoredRelationship, change: Partial<StoredRelationship>): StoredRelationship => ({
    ...of,
    ...change,
    version: of.version + 1,
  });
  switch (step.kind) {
    case "none":
      return null;
    case "open": {
      const after = { ...customer(), ...step.terms, state: "active" as const, resumesAs: null, version: 1 };
      return { ...decided, after, event: "opened", details: { workflow_id: workflowId, ...shownTerms(after) } };
    }
    case "approve": {
      const after = next(step.of, { ...step.terms, state: step.state });
      const event = step.replaces ? "renewed" : "case_added";
      const from = { from: step.of.state, to: step.state };
      return { ...decided, after, event, details: { workflow_id: workflowId, ...from, ...shownTerms(after) } };
    }
    case "refuse": {
      const after = next(step.of, { state: step.state, officer: step.officer });
      return { ...decided, after, event: "exit_planned", details: { workflow_id: workflowId, from: step.of.state } };
    }
    case "end": {
      const { endedOn: ended_on, reason, recordedBy: actor } = step.end;
      const ended = { state: "ended", endedAt: at, resumesAs: step.of.state } as const;
      const details = { workflow_id: workflowId, ended_on, reason, from: step.of.state };
      return { after: next(step.of, ended), actor, at, event: "ended", details };
    }
    case "resume": {
      const after = next(step.of, { state: step.state, endedAt: null, resumesAs: null });
      return { after, actor: "system", at, event: "resumed", details: { workflow_id: workflowId, to: step.state } };
    }
  }
}

const shownTerms = ({ riskRating, regime, nextReviewAt, restrictions }: Relationship) => ({
  risk_rating: riskRating,
  regime,
  next_review_at: nextReviewAt,
  restrictions,
});

const publication = ({ after: { relationshipId, version }, at }: RelationshipChange): Publication => ({
  key: `${relationshipId} ${version}`,
  type: "relationship.changed",
  at,
  ids: { relationship_id: relationshipId },
});

/** The writes of a step: the relationship's new version, and who is watched from now on. */
function stepWrites(
  ctx: Ctx,
  record: CaseRecord,
  step: RelationshipStep,
  { after: change, place }: { readonly after: RelationshipChange; readonly place: CaseOfRelationship },
) {
  const { relationshipId } = change.after;
  const onlyIf = hasPlace(ctx, place);
  const watching = { relationshipId, at: change.at };
  const version = [...versionWrites(ctx, change, onlyIf), ...publishWrites(ctx, publication(change), onlyIf)];
  switch (step.kind) {
    case "open":
    case "approve": {
      const parties = watchedParties(record, relationshipId, isPersonTemplate(record.templateId));
      const replaces = step.kind === "approve" && step.replaces;
      const except = parties.map(({ partyId }) => partyId);
      return [
        ...version,
        ...watchWrites(ctx, parties, { ...watching, adds: !replaces }, onlyIf),
        ...(replaces
          ? [
              unwatchWrite(ctx, { ...watching, except, knownBy: record.investigations.at(-1)?.completed_at }, onlyIf),
              ...keepShutWrites(ctx, { ...watching, begunAt: record.createdAt }, onlyIf),
            ]
          : []),
      ];
    }
    case "end":
      return [...version, unwatchWrite(ctx, { ...watching, except: [] }, onlyIf)];
    case "resume":
      return [...version, rewatchWrite(ctx, { ...watching, endedAt: step.of.endedAt! }, onlyIf)];
    default:
      return version;
  }
}
