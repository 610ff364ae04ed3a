import { readDay, text } from "../../domain/case/answers.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { namedBehind } from "../../domain/customer/parties.rules.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { answersOf } from "../../domain/customer/stated-facts.ts";
import type { OtherCase } from "../../domain/decisions/cases-of-customer.rules.ts";
import type { PartyBefore } from "../../domain/decisions/party-before.rules.ts";
import { mayBeOnePersons } from "../../domain/readings/person-names.rules.ts";
import { isPersonTemplate } from "../../investigation/dossier.ts";
import type { Ctx } from "../../platform/context.ts";
import { daysBetween } from "../../domain/diligence/contradictions/contradiction.model.ts";
import { findRelationshipsOfCases, type RelationshipOfCase } from "../relationships/relationships-of-cases.store.ts";
import { endOf, shutState } from "./ends.ts";
import { findPeopleWithCases, type PersonWithCase } from "./parties-before.store.ts";

/** Who left this long before a relationship ended is not to be blamed for its end. */
const LEFT_BEFORE_DAYS = 731;

interface Person {
  readonly name: string;
  readonly birthDate: string;
  /** Null for the customer itself. */
  readonly role: string | null;
}

/**
 * Other relationships that are shut or have ended, not by the customer's own wish, of people with the name and birth date of somebody
 * behind this customer or of the private customer itself, or of companies that they direct or own.
 * @param told cases of the customer itself, which are told otherwise.
 */
export async function findPartiesBefore(ctx: Ctx, record: CaseRecord, told: readonly string[]): Promise<OtherCase[]> {
  const people = peopleOf(record);
  const known = (await findPeopleWithCases(ctx, [...new Set(people.map(({ birthDate }) => birthDate))])).filter(
    ({ workflowId }) => workflowId !== record.workflowId && !told.includes(workflowId),
  );
  const links = people.flatMap((person) => known.filter((one) => isOne(person, one)).map((one) => ({ person, one })));
  if (links.length === 0) return [];
  const ids = [...new Set(links.map(({ one }) => one.workflowId))];
  const relationships = (await findRelationshipsOfCases(ctx, [...ids, ...told])).filter(
    ({ relationshipId }) => relationshipId !== record.reviewOf?.relationshipId,
  );
  const own = new Set(
    relationships.filter(({ workflowId }) => told.includes(workflowId)).map(({ relationshipId }) => relationshipId),
  );
  const found = links.flatMap(({ person, one }) =>
    relationships
      .filter((of) => of.workflowId === one.workflowId && !own.has(of.relationshipId))
      .flatMap((of) => otherCase(person, one, of)),
  );
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

const keyOf = ({ party, workflowId }: OtherCase): string =>
  JSON.stringify([party!.name, party!.ended?.relationshipId ?? workflowId]);

const isOne = ({ name, birthDate }: Person, one: PersonWithCase): boolean =>
  birthDate === one.birthDate && one.names.some((other) => mayBeOnePersons(name, other));

function otherCase(person: Person, known: PersonWithCase, of: RelationshipOfCase): OtherCase[] {
  const { workflowId, companyName, role: roleThere, until, names } = known;
  const party: PartyBefore = {
    name: person.name,
    role: person.role,
    customer: companyName,
    roleThere,
    isAlike: !names.some((name) => isSameName(name, person.name)),
  };
  const standing = standingOf(of, until);
  return standing === null
    ? []
    : [{ workflowId, companyName, status: "APPROVED", decidedAt: null, differs: [], party: { ...party, ...standing } }];
}

function standingOf(of: RelationshipOfCase, until: string | null): Pick<PartyBefore, "ended" | "shut"> | null {
  const shut = shutState(of);
  if (of.endedAt === null) return shut && until === null ? { shut } : null;
  const ended = endOf(of);
  const hadLeft = until !== null && daysBetween(until, ended.ended.at.slice(0, 10)) > LEFT_BEFORE_DAYS;
  return hadLeft || (ended.endedFor === "own_wish" && ended.shut === undefined) ? null : { ended };
}

function peopleOf(record: CaseRecord): Person[] {
  if (isPersonTemplate(record.templateId)) {
    const answers = answersOf(record);
    const birthDate = readDay(text(answers["date_of_birth"]));
    return birthDate === null
      ? []
      : [{ name: text(answers["full_name"]) ?? record.companyName, birthDate, role: null }];
  }
  return namedBehind(record).flatMap((group) => {
    const birthDate = readDay(group.map(({ birthDate: date }) => date).find((date) => date !== null) ?? null);
    const [first] = group.filter(({ kind, isOffice }) => kind === "person" && isOffice);
    return first && birthDate !== null ? [{ name: first.name, birthDate, role: first.role }] : [];
  });
}
