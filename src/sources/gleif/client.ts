import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { unknownAnswer, withEvidence } from "../answer.ts";
import { callRegister, type RegisterQuery } from "../register-call.ts";
import type { Answer, LeiAnswer, LeiParent, SourceCall } from "../types.ts";
import { registrationsOf } from "./authorities.ts";
import {
  isLei,
  type ParentKind,
  type ReadRecord,
  readException,
  readOneRecord,
  readRecordByNumber,
  readRelationship,
  type Relationship,
} from "./parse.ts";

/** GLEIF names no limit; public clients saw 429 from about sixty requests a minute on. */
const SOURCE = "gleif";

/** An LEI, or a number in the register of a country (ISO 3166-1 alpha-2). */
export type LeiSubject = { readonly lei: string } | { readonly country: string; readonly number: string };

/**
 * The LEI record of a company with the parents into which it consolidates. A parent that could not be read is `unknown`
 * in an answer that is otherwise known. Never throws.
 */
export function findLeiRecord(call: SourceCall, subject: LeiSubject): Promise<Answer<LeiAnswer>> {
  return callRegister(call, SOURCE, async (query) => {
    const found = await findRecord(query, subject);
    if (found.outcome === "unknown") return found;
    if (found.value === null) return { ...found, value: { found: false } };
    const { record, parents } = found.value;
    const asked = await findParents(query, record.lei, parents);
    const answer: Answer<LeiAnswer> = {
      outcome: "known",
      value: { found: true, ...record, parents: { direct: asked.direct, ultimate: asked.ultimate } },
      evidence: asked.evidence,
    };
    return withEvidence(answer, found.evidence);
  });
}

async function findRecord(query: RegisterQuery, subject: LeiSubject): Promise<Answer<ReadRecord | null>> {
  if ("lei" in subject) {
    const lei = subject.lei.trim().toUpperCase();
    if (!isLei(lei)) return unknownAnswer("internal", "the LEI has wrong check digits");
    return query(`/lei-records/${lei}`, (raw) => readOneRecord(raw, lei));
  }
  let answer: Answer<ReadRecord | null> = unknownAnswer(
    "not_configured",
    "no registration authority of the country is known",
  );
  for (const registration of registrationsOf(subject.country, subject.number)) {
    const filter = new URLSearchParams({
      "filter[entity.registeredAt]": registration.authority,
      "filter[entity.registeredAs]": registration.number,
    });
    const next = await query(`/lei-records?${filter.toString()}`, (raw) => readRecordByNumber(raw, registration));
    answer = withEvidence(next, answer.evidence);
    if (next.outcome === "unknown" || next.value !== null) break;
  }
  return answer;
}

async function findParents(query: RegisterQuery, lei: string, parents: ReadRecord["parents"]) {
  const evidence: EvidenceRef[] = [];
  const collect = async <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
    const ended = await answer;
    evidence.push(...ended.evidence);
    return ended;
  };
  const path = (kind: ParentKind) => `/lei-records/${lei}/${kind}-parent`;
  // The same company is often the direct and the ultimate parent.
  const records = new Map<string, Promise<Answer<ReadRecord | null>>>();
  const recordOf = (kind: ParentKind, parent: string) => {
    const asked = records.get(parent) ?? collect(query(path(kind), (raw) => readOneRecord(raw, parent)));
    records.set(parent, asked);
    return asked;
  };
  const find = async (kind: ParentKind): Promise<LeiParent> => {
    if (parents[kind] === "none") return { state: "none_reported" };
    if (parents[kind] === "unknown_form") return { state: "unknown", detail: "the record has an unknown format" };
    if (parents[kind] === "exception") {
      const answer = await collect(query(`${path(kind)}-reporting-exception`, (raw) => readException(raw, lei, kind)));
      return answer.outcome === "known"
        ? { state: "exception", reason: answer.value }
        : { state: "unknown", detail: answer.detail };
    }
    const relationship = await collect(query(`${path(kind)}-relationship`, (raw) => readRelationship(raw, lei, kind)));
    if (relationship.outcome === "unknown") return { state: "unknown", detail: relationship.detail };
    return namedParent(relationship.value, await recordOf(kind, relationship.value.parent));
  };
  const [direct, ultimate] = await Promise.all([find("direct"), find("ultimate")]);
  return { direct, ultimate, evidence };
}

function namedParent({ parent, id, ...rest }: Relationship, answer: Answer<ReadRecord | null>): LeiParent {
  if (answer.outcome === "unknown") return { state: "unknown", detail: answer.detail, lei: parent };
  if (answer.value === null) return { state: "unknown", detail: "the parent's record does not exist", lei: parent };
  const { lei, legal_name: name, country, number } = answer.value.record;
  return { state: "named", lei, name, country, number, relationship_id: id, ...rest };
}
