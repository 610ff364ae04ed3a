import { matchingPrefix } from "../../../domain/diligence/rating/activities.rules.ts";
import { declaredTrades } from "../../../domain/diligence/rating/declared-trades.rules.ts";
import { mccRisk } from "../../../domain/mcc/mcc-risk.rules.ts";
import { mccOfNace } from "../../../investigation/mcc/nace-to-mcc.ts";
import type { CaseRecord } from "../../../domain/case/case.record.ts";
import {
  addDays,
  intervalDays,
  nextLookAt,
  noteSilence,
  retryAt,
} from "../../../domain/relationships/look-times.rules.ts";
import type {
  FoundChange,
  KnownActivity,
  LookSubject,
  RememberedLook,
} from "../../../domain/relationships/looks.model.ts";
import type { ObservedChange } from "../../../domain/relationships/monitoring-event.model.ts";
import type { MonitoredParty, Relationship } from "../../../domain/relationships/relationship.model.ts";
import { partyIdOf } from "../../../domain/relationships/watched-parties.rules.ts";
import { compareText } from "../../../platform/compare-text.ts";
import type { ObservationSet } from "../../../investigation/observations.ts";
import { canonicalHash } from "../../../platform/canonical-json.ts";
import { isoTime } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.ts";
import { commit } from "../../../platform/db.ts";
import { callCase } from "../../cases/case.client.ts";
import { currentPolicy } from "../../policy/policy.service.ts";
import { listUnscreened, watchWrites } from "../../relationships/parties.store.ts";
import { findRelationships, hasNotEnded, listCasesOf } from "../../relationships/relationships.store.ts";
import { screenParties } from "../screen-party.service.ts";
import { recordChange } from "../record-change.service.ts";
import { askSources, evidenceIds } from "./ask-sources.service.ts";
import { compareAnswer, type Scene } from "./compare-answer.ts";
import { dossierOf, mattersOf, type WatchedMatter } from "./customer-looks.ts";
import { registerFactsOfCase } from "./register-facts.ts";
import { listLooks, rememberWrites, type StoredLook, stopLooks } from "./detect.store.ts";

/**
 * Looks again at what is due of a customer: each difference becomes an event, once, and what is the same a look. A
 * source that gave no answer is asked again later. One whose relationship ended is not looked at any more.
 * @param anyway looked at even where it is not due.
 */
export async function lookAgain(ctx: Ctx, relationshipId: string, anyway?: LookSubject): Promise<void> {
  const [customer] = await findRelationships(ctx, [relationshipId]);
  const isWatched = customer !== undefined && customer.endedAt === null;
  const record = isWatched ? await readApprovedCase(ctx, relationshipId) : null;
  if (!isWatched || record === null) return stopLooks(ctx, relationshipId);
  const now = isoTime(ctx.now());
  const dossier = dossierOf(record, now);
  const matters = mattersOf(dossier);
  const stored = await listLooks(
    ctx,
    relationshipId,
    matters.map(({ subject }) => subject),
  );
  const isDue = ({ subject, dueAt }: StoredLook) => subject === anyway || (dueAt !== null && dueAt <= now);
  const due = stored.filter(isDue).map(({ subject }) => subject);
  const asked = matters.filter(({ subject }) => due.includes(subject) || (subject === "register" && due.length > 0));
  if (asked.length === 0) return stopLooks(ctx, relationshipId);
  const [seen, policy] = await Promise.all([askSources(ctx, relationshipId, dossier, asked), currentPolicy(ctx)]);
  const prefixes = policy.values.high_risk_activities;
  const isHighRisk = ({ code, description }: KnownActivity) => {
    const nace = code.replaceAll(/\D/g, "");
    const mcc = mccOfNace(nace);
    return (
      mccRisk(mcc ?? "").tier === "high" ||
      matchingPrefix({ nace: [nace], mcc }, prefixes) !== null ||
      declaredTrades(description).some(({ level }) => level === "grave")
    );
  };
  const decided = registerFactsOfCase(record.facts, record.country)?.facts ?? null;
  const terms = { isHighRisk, isEnhanced: customer.regime === "enhanced", decided };
  for (const matter of asked) {
    const before = stored.find(({ subject }) => subject === matter.subject);
    await takeAnswer(ctx, customer, matter, before, { dossier, seen, terms });
  }
}

/** The newest case of a customer that was approved: what it declares is what sources are asked by. */
async function readApprovedCase(ctx: Ctx, relationshipId: string): Promise<CaseRecord | null> {
  const cases = (await listCasesOf(ctx, relationshipId)).filter(({ decidedAt }) => decidedAt !== null);
  for (const { workflowId } of cases.toSorted((a, b) => compareText(b.decidedAt!, a.decidedAt!))) {
    const snapshot = await callCase(ctx, workflowId, (object) => object.read());
    if (snapshot?.record.tenantId !== ctx.actor.tenantId || snapshot.isClosed) continue;
    if (snapshot.record.status === "APPROVED") return snapshot.record;
  }
  return null;
}

/** Records the changes before the look: one that was interrupted finds the same changes again. */
async function takeAnswer(
  ctx: Ctx,
  customer: Relationship,
  matter: WatchedMatter,
  before: StoredLook | undefined,
  scene: Scene,
): Promise<void> {
  const now = isoTime(ctx.now());
  const known: RememberedLook = before?.look ?? { facts: null, answered_at: now, silent: {}, evidence: [] };
  const { look, changes, dueAt } = nextLook(known, matter, scene, {
    now,
    interval: intervalDays(customer, matter.type),
  });
  const { relationshipId } = customer;
  const { type, subject, words } = matter;
  // It may have ended while the sources were asked.
  const isLiving = hasNotEnded(ctx, relationshipId);
  let hasJoined = false;
  for (const change of changes) {
    const evidence = change.field.startsWith("silent:") ? [] : look.evidence;
    const party = change.joined ? partyOf(relationshipId, change.joined) : null;
    const event = eventOf(change, { relationshipId, matter, known, evidence, source: words, now });
    const watching = party ? watchWrites(ctx, [party], { relationshipId, at: now, adds: true }, isLiving) : [];
    await recordChange(ctx, { ...event, partyId: party?.partyId ?? null }, watching);
    hasJoined ||= party !== null;
  }
  if (hasJoined) await screenParties(ctx, await listUnscreened(ctx, relationshipId));
  await commit(ctx.db, rememberWrites(ctx, { relationshipId, type, subject, look, lookedAt: now, dueAt }, before));
}

/** Somebody new behind the customer, for whom the lists are searched from now on. */
function partyOf(relationshipId: string, one: NonNullable<FoundChange["joined"]>): MonitoredParty {
  const isCompany = "kind" in one ? one.kind === "company" : one.is_company === true;
  const party = {
    kind: isCompany ? ("company" as const) : ("person" as const),
    name: one.name,
    spellings: "other_names" in one ? (one.other_names ?? []) : [],
    roles: ["kind" in one ? "owner" : one.role],
    birthDate: one.birth_date ?? null,
    gender: null,
    countries: one.nationality === undefined ? [] : [one.nationality],
    identifiers: one.number === undefined ? [] : [one.number],
  };
  return { partyId: partyIdOf(relationshipId, party), relationshipId, ...party };
}

interface NextLook {
  readonly look: RememberedLook;
  readonly changes: readonly FoundChange[];
  readonly dueAt: string;
}

function nextLook(
  known: RememberedLook,
  matter: WatchedMatter,
  scene: Scene,
  { now, interval }: { readonly now: string; readonly interval: number },
): NextLook {
  const answer = answerOf(scene.seen, matter);
  const terms = { now, interval, what: matter.words };
  if (answer.outcome === "unknown") {
    // A source that was never connected was known to be missing when the customer was approved.
    const isOurGap = answer.reason === "not_configured" && known.facts === null;
    const { silent, changes } = noteSilence(known, isOurGap ? [] : ["all"], terms);
    const dueAt = isOurGap ? addDays(now, interval) : retryAt(now, silent["all"]!.since, interval);
    return { look: { ...known, silent }, changes, dueAt };
  }
  const compared = compareAnswer(matter, known.facts, answer, scene);
  const { silent, changes } = noteSilence(known, compared.silent, terms);
  return {
    look: { facts: compared.facts, answered_at: now, silent, evidence: evidenceIds(answer.evidence) },
    changes: [...compared.changes, ...changes],
    dueAt: nextLookAt(now, silent, interval),
  };
}

const answerOf = (seen: ObservationSet, { agent }: WatchedMatter) => seen.of(agent)!;

interface EventParts {
  readonly relationshipId: string;
  readonly matter: WatchedMatter;
  /** What was remembered before. */
  readonly known: RememberedLook;
  readonly evidence: readonly string[];
  readonly source: string;
  readonly now: string;
}

/**
 * The same difference from the same earlier answer is one event, also where the look was interrupted. A value that goes
 * back and comes again is another. A report is told once, whenever it is found.
 */
function eventOf(change: FoundChange, parts: EventParts): ObservedChange {
  const { relationshipId, matter, known, evidence, source, now } = parts;
  const outcome = canonicalHash(change.outcome).slice(0, 16);
  const since = change.field === "report" ? [] : [known.answered_at];
  return {
    relationshipId,
    partyId: null,
    type: matter.type,
    severity: change.severity,
    key: [matter.type, relationshipId, matter.subject, change.field, outcome, ...since].join(":"),
    title: change.title,
    before: change.before && { ...change.before, known_since: known.answered_at },
    after: change.after && { ...change.after, source, seen_at: now },
    evidenceIds: evidence,
    needsRole: change.needsRole ?? null,
    consequence: change.consequence,
  };
}
