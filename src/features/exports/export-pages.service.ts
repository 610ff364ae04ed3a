import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { HitClearance } from "../../domain/case/case.model.ts";
import { descriptionNow, titleNow } from "../../domain/decisions/news-words.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { deriveCtx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { caseView } from "../cases/case-detail.service.ts";
import { readCase } from "../cases/case-reading.service.ts";
import { entryOfRow } from "../cases/cases.store.ts";
import { findHits, type HitOfParty } from "../monitoring/hits.store.ts";
import { lastScreened, readCoveredAt, relationshipView } from "../relationships/read-relationships.service.ts";
import { findRelationships } from "../relationships/relationships.store.ts";
import type { ExportKind, ExportPage, ExportPlace } from "./export.model.ts";
import type { AuditLineRow, CaseRow, FindingRow, RelationshipRow, ScreeningResultRow } from "./exports.schemas.ts";
import {
  listAuditLines,
  listCases,
  listParties,
  listRelationships,
  type StoredCase,
  type StoredParty,
} from "./exports.store.ts";

type ReadPage = (ctx: Ctx, after: ExportPlace | null, limit: number) => Promise<ExportPage>;

const READERS: Readonly<Record<ExportKind, ReadPage>> = {
  cases: readCases,
  findings: readFindings,
  "screening-results": readScreeningResults,
  audit: readAudit,
  relationships: readRelationships,
};

/**
 * A page of a kind. Every caller gets what a compliance manager who may know of no report reads, so that neither its content nor
 * its length nor its cost depends on a report to the FIU.
 * @throws DomainError `service_unavailable` if a part cannot be read: nothing is left out silently
 */
export function readExportPage(
  ctx: Ctx,
  kind: ExportKind,
  after: ExportPlace | null,
  limit: number,
): Promise<ExportPage> {
  return READERS[kind](deriveCtx(ctx, { actor: { ...ctx.actor, roles: ["compliance_manager"] } }), after, limit);
}

/** Takes one row more than the page has, to know whether another page follows. @returns the page's rows and its end */
function cut<T>(rows: readonly T[], limit: number, placeOf: (row: T) => ExportPlace) {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? placeOf(page.at(-1)!) : null };
}

const placeOfCase = ({ created_at, workflow_id }: StoredCase): ExportPlace => [created_at, workflow_id];

async function readCases(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<ExportPage> {
  const { page, next } = cut(await listCases(ctx, after, limit + 1), limit, placeOfCase);
  const rows = page.map(
    ({ withheld, is_review, ...row }) => ({ ...row, withheld: withheld === 1, is_review: is_review === 1 }) as CaseRow,
  );
  return { rows, next, workflowIds: page.map(({ workflow_id }) => workflow_id) };
}

/** Each case is a call of its object. */
const CASES_OF_FINDINGS = 100;
/** Connections that the platform allows at the same time. */
const AT_ONCE = 6;

async function readFindings(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<ExportPage> {
  const most = Math.min(limit, CASES_OF_FINDINGS);
  const { page, next } = cut(await listCases(ctx, after, most + 1), most, placeOfCase);
  const rows: FindingRow[] = [];
  for (let at = 0; at < page.length; at += AT_ONCE) {
    const found = await Promise.all(page.slice(at, at + AT_ONCE).map((one) => findingsOf(ctx, one)));
    rows.push(...found.flat());
  }
  return { rows, next, workflowIds: page.map(({ workflow_id }) => workflow_id) };
}

async function findingsOf(ctx: Ctx, { workflow_id, case_id }: StoredCase): Promise<FindingRow[]> {
  const snapshot = await readCase(ctx, workflow_id).catch((error: unknown) => {
    // It was deleted after its row was read.
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  });
  const latest = snapshot && latestResult(snapshot.record, ctx.now());
  if (!latest) return [];
  return latest.findings.map((finding) => ({
    workflow_id,
    case_id,
    finding_id: finding.id,
    iteration: latest.iteration,
    found_at: latest.completed_at,
    category: finding.category,
    severity: finding.severity,
    title: titleNow(finding),
    description: descriptionNow(finding),
    source: finding.source,
    agent: finding.agent_name,
    code: finding.code ?? null,
    subject: finding.subject ?? null,
    confidence: finding.confidence,
    ...stateOf(finding),
    evidence_ids: [...finding.evidence_ids],
  }));
}

const latestResult = (record: CaseRecord, now: Date) => caseView(record, now).investigation_results.at(-1);

interface Judged {
  readonly clearance?: Pick<HitClearance, "cleared_by" | "cleared_at"> | undefined;
  readonly confirmation?: { readonly confirmed_by: string; readonly confirmed_at: string } | undefined;
}

function stateOf({ clearance, confirmation }: Judged) {
  if (clearance)
    return { state: "cleared", settled_by: clearance.cleared_by, settled_at: clearance.cleared_at } as const;
  if (!confirmation) return { state: "open", settled_by: null, settled_at: null } as const;
  return { state: "confirmed", settled_by: confirmation.confirmed_by, settled_at: confirmation.confirmed_at } as const;
}

async function readScreeningResults(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<ExportPage> {
  const found = await listParties(ctx, after, limit + 1);
  const { page, next } = cut(found, limit, ({ party_id }: StoredParty) => [party_id]);
  const ids = page.map(({ party_id }) => party_id);
  const [hits, coveredAt] = await Promise.all([findHits(ctx, ids), readCoveredAt(ctx)]);
  const byParty = Map.groupBy(hits, ({ partyId }) => partyId);
  const rows = page.flatMap((party): ScreeningResultRow[] => {
    const own = (byParty.get(party.party_id) ?? []).toSorted(byEntry);
    const facts = partyFacts(party, coveredAt);
    return own.length === 0 ? [{ ...facts, ...NO_MATCH }] : own.map((hit) => ({ ...facts, ...matchFacts(hit) }));
  });
  return { rows, next, workflowIds: [] };
}

const byEntry = (a: HitOfParty, b: HitOfParty): number =>
  compare(`${a.hit.list.source} ${a.hit.entry.id}`, `${b.hit.list.source} ${b.hit.entry.id}`);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const NO_MATCH = {
  list: null,
  list_version: null,
  entry_id: null,
  entry_name: null,
  matched_name: null,
  topics: null,
  match: null,
  score: null,
  state: null,
  settled_at: null,
} as const;

const partyFacts = ({ roles, screened_at, removed_at, ...party }: StoredParty, coveredAt: string | null) => ({
  party_id: party.party_id,
  relationship_id: party.relationship_id,
  kind: party.kind,
  name: party.name,
  roles: JSON.parse(roles) as string[],
  last_screened_at: lastScreened({ screenedAt: screened_at, removedAt: removed_at }, coveredAt),
  left_at: removed_at,
});

const matchFacts = ({ hit: { list, entry, match, score }, state, settled }: HitOfParty) => ({
  list: list.source,
  list_version: list.version,
  entry_id: entry.id,
  entry_name: entry.name,
  matched_name: entry.matchedName,
  topics: [...entry.topics],
  match,
  score,
  state,
  settled_at: settled?.at ?? null,
});

async function readAudit(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<ExportPage> {
  const found = await listAuditLines(ctx, after, limit + 1);
  const { page, next } = cut(found, limit, ({ created_at, workflow_id, seq }) => [created_at, workflow_id, seq]);
  const rows = page.map(({ workflow_id, case_id, created_at: _at, ...line }): AuditLineRow => {
    const { seq, event, timestamp, actor, details, prev_hash, hash } = entryOfRow(line);
    return { workflow_id, case_id, seq, event, timestamp, actor, details, prev_hash, hash };
  });
  return { rows, next, workflowIds: [...new Set(page.map(({ workflow_id }) => workflow_id))] };
}

async function readRelationships(ctx: Ctx, after: ExportPlace | null, limit: number): Promise<ExportPage> {
  const found = await listRelationships(ctx, after, limit + 1);
  const { page, next } = cut(found, limit, ({ since, id }) => [since, id]);
  const ids = page.map(({ id }) => id);
  const byId = new Map((await findRelationships(ctx, ids)).map((one) => [one.relationshipId, one]));
  const rows = ids.flatMap((id): RelationshipRow[] => {
    const one = byId.get(id);
    return one ? [relationshipView(one)] : [];
  });
  return { rows, next, workflowIds: [] };
}
