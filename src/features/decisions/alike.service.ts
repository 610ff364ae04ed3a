import { text } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import { type Alike, areOneHome, shareGivenName } from "../../domain/decisions/alike.rules.ts";
import type { OtherCase } from "../../domain/decisions/cases-of-customer.rules.ts";
import { readPersonName, soundKey } from "../../graph/people/person-name.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { readStoredCase } from "../cases/case-reading.service.ts";
import { findRelationshipsOfCases, type RelationshipOfCase } from "../relationships/relationships-of-cases.store.ts";
import { findCasesOf, type KnownCase as Known } from "./cases-of-customer.store.ts";
import { endOf, shutState } from "./ends.ts";
import { findNamesakesWithCases } from "./parties-before.store.ts";

/** Cases whose addresses are read. */
const READ_MAX = 8;

/**
 * Private customers who were refused, or with whom the relationship ended for cause or is shut, and who may be this one although the birth
 * date or the family name is another.
 * @param told cases that are the customer's own, or may be by birth date and name.
 * @param born cases of private customers of the same birth date.
 */
export async function findAlike(
  ctx: Ctx,
  record: CaseRecord,
  told: readonly string[],
  born: readonly Known[],
): Promise<OtherCase[]> {
  if (!isPersonTemplate(record.templateId)) return [];
  const answers = answersOf(record);
  const name = text(answers["full_name"]) ?? record.companyName;
  const namesakes = await namesakesOf(ctx, record, name);
  const isNew = ({ workflowId }: Known): boolean => !told.includes(workflowId);
  const byName = born.filter((one) => isNew(one) && shareGivenName(name, one.name));
  const others = namesakes.filter((one) => isNew(one) && !born.some(({ workflowId }) => workflowId === one.workflowId));
  const states = await statesOf(ctx, record, [...byName, ...others]);
  const address = addressOf(record);
  const near = address === null ? [] : others.filter(({ workflowId }) => states.has(workflowId)).slice(0, READ_MAX);
  const addresses = await Promise.all(near.map(({ workflowId }) => readAddress(ctx, workflowId)));
  const byAddress = near.filter((_, at) => {
    const there = addresses[at] ?? null;
    return address !== null && there !== null && areOneHome(address, there);
  });
  const toldOf = (found: readonly Known[], by: Alike["by"]): OtherCase[] =>
    found.flatMap((one) => {
      const state = states.get(one.workflowId);
      return state === undefined ? [] : [otherCase(one, { by, ...state })];
    });
  return [...toldOf(byName, "given_name"), ...toldOf(byAddress, "address")];
}

async function namesakesOf(ctx: Ctx, record: CaseRecord, name: string): Promise<Known[]> {
  const key = soundKey(readPersonName(name));
  if (key === "" || addressOf(record) === null) return [];
  const same = (await findNamesakesWithCases(ctx, key)).filter(({ names }) =>
    names.some((one) => isSameName(one, name)),
  );
  return findCasesOf(
    ctx,
    record,
    same.map(({ workflowId }) => workflowId),
  );
}

type State = Omit<Alike, "by">;

/** How those cases and their relationships speak against somebody; nothing of the others. */
async function statesOf(ctx: Ctx, record: CaseRecord, found: readonly Known[]): Promise<ReadonlyMap<string, State>> {
  const relationships = await findRelationshipsOfCases(
    ctx,
    found.filter(({ status }) => status !== "REJECTED").map(({ workflowId }) => workflowId),
  );
  const states = found.flatMap((one): [string, State][] => {
    const { workflowId, status, decidedAt, reason } = one;
    if (status === "REJECTED") return [[workflowId, { refused: { on: decidedAt, reason } }]];
    const state = relationships
      .filter((of) => of.workflowId === workflowId && of.relationshipId !== record.reviewOf?.relationshipId)
      .map(stateOf)
      .find((of) => of !== null);
    return state ? [[workflowId, state]] : [];
  });
  return new Map(states);
}

function stateOf(of: RelationshipOfCase): State | null {
  const shut = shutState(of);
  if (of.endedAt === null) return shut ? { shut } : null;
  const ended = endOf(of);
  // A father's death is nothing against a son of his name.
  return ended.endedFor === "grave" && !ended.died ? { ended } : null;
}

const otherCase = ({ workflowId, name, status, decidedAt }: Known, alike: Alike): OtherCase => ({
  workflowId,
  companyName: name,
  status,
  decidedAt,
  differs: [],
  alike,
});

const addressOf = (record: CaseRecord): string | null => {
  const answers = answersOf(record);
  return text(answers["residence_address"]) ?? text(answers["address"]);
};

/** Null where the case is gone meanwhile. */
async function readAddress(ctx: Ctx, workflowId: string): Promise<string | null> {
  try {
    return addressOf((await readStoredCase(ctx, workflowId)).record);
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}
