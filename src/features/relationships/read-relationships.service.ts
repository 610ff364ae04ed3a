import type { z } from "@hono/zod-openapi";
import type { StoredRelationship } from "../../domain/relationships/relationship.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor } from "../../platform/errors.ts";
import { isUuid } from "../../platform/ids.ts";
import { listsInForce } from "../../screening/index.ts";
import { listPartiesOf, type PartyOfRelationship } from "./parties.store.ts";
import { listLog, newestCoverage } from "./relationship-detail.store.ts";
import { listRelationshipIds, type RelationshipPosition } from "./relationship-list.store.ts";
import type { ListRelationshipsQuery } from "./relationships.schemas.ts";
import { findRelationships, listCasesOf } from "./relationships.store.ts";

/** One page of the tenant's relationships. @throws DomainError `validation_failed` for a cursor of something else. */
export async function listRelationships(ctx: Ctx, query: z.output<typeof ListRelationshipsQuery>) {
  const found = await listRelationshipIds(ctx, {
    state: query.state,
    riskRating: query.risk_rating,
    regime: query.regime,
    reviewBefore: query.review_before,
    q: query.q,
    sort: query.sort,
    after: readCursor(query.cursor),
    limit: query.limit + 1,
  });
  const page = found.slice(0, query.limit);
  const byId = new Map(
    (
      await findRelationships(
        ctx,
        page.map(({ id }) => id),
      )
    ).map((one) => [one.relationshipId, one]),
  );
  return {
    relationships: page.flatMap(({ id }) => {
      const one = byId.get(id);
      return one ? [relationshipView(one)] : [];
    }),
    next_cursor: found.length > page.length ? cursorOf(page.at(-1)!) : null,
  };
}

const cursorOf = ({ value, id }: RelationshipPosition): string =>
  Buffer.from(JSON.stringify([value, id])).toString("base64url");

function readCursor(cursor: string | undefined): RelationshipPosition | null {
  if (cursor === undefined) return null;
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    if (typeof value === "string" && typeof id === "string" && isUuid(id)) return { value, id };
  } catch {
    // Not a cursor of this service.
  }
  throw foreignCursor();
}

/** A relationship with its cases, everybody behind the customer, and its log. */
export async function readRelationship(ctx: Ctx, relationship: StoredRelationship) {
  const { relationshipId } = relationship;
  const [cases, parties, log, coveredAt] = await Promise.all([
    listCasesOf(ctx, relationshipId),
    listPartiesOf(ctx, relationshipId),
    listLog(ctx, relationshipId),
    readCoveredAt(ctx),
  ]);
  return {
    ...relationshipView(relationship),
    cases: cases.map((one) => ({
      workflow_id: one.workflowId,
      case_id: one.caseId,
      part: one.part,
      added_at: one.addedAt,
      decided_at: one.decidedAt,
    })),
    parties: parties.toSorted(customerFirst).map((party) => partyView(party, coveredAt)),
    log: log.map(({ details, ...line }) => ({ ...line, details: JSON.parse(details) as Record<string, unknown> })),
  };
}

/** A relationship as its list shows it. */
export const relationshipView = (one: StoredRelationship) => ({
  relationship_id: one.relationshipId,
  kind: one.kind,
  country: one.country,
  registration_number: one.registrationNumber,
  name: one.name,
  state: one.state,
  since: one.since,
  ended_at: one.endedAt,
  risk_rating: one.riskRating,
  regime: one.regime,
  next_review_at: one.endedAt === null ? one.nextReviewAt : null,
  restrictions: [...one.restrictions],
  officer: one.officer,
});

/**
 * A later list is searched only where it differs, for everybody at once: so a party was last searched for when the last
 * of the lists in force was covered, and never before it was searched for by itself.
 */
export function lastScreened(
  { screenedAt, removedAt }: Pick<PartyOfRelationship, "screenedAt" | "removedAt">,
  coveredAt: string | null,
): string | null {
  const isCovered = screenedAt !== null && removedAt === null && coveredAt !== null && coveredAt > screenedAt;
  return isCovered ? coveredAt : screenedAt;
}

function partyView(party: PartyOfRelationship, coveredAt: string | null) {
  return {
    party_id: party.partyId,
    kind: party.kind,
    name: party.name,
    roles: [...party.roles],
    last_screened_at: lastScreened(party, coveredAt),
    left_at: party.removedAt,
  };
}

const customerFirst = (a: PartyOfRelationship, b: PartyOfRelationship): number =>
  Number(b.roles.includes("customer")) - Number(a.roles.includes("customer")) ||
  (a.name < b.name ? -1 : Number(a.name > b.name));

/** When the last of the lists in force was covered; null as long as one of them never was. */
export async function readCoveredAt(ctx: Ctx): Promise<string | null> {
  const lists = await listsInForce(ctx);
  if (lists.length === 0) return null;
  const covered = await newestCoverage(
    ctx,
    lists.map(({ source }) => source),
  );
  return covered.reduce<string | null>(
    (oldest, { coveredAt }) => (oldest === null || coveredAt === null || coveredAt < oldest ? coveredAt : oldest),
    covered[0]!.coveredAt,
  );
}
