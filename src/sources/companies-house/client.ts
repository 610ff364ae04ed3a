import type { Reading } from "../answer.ts";
import { addParts } from "../register-answer.ts";
import { callRegister, type RegisterQuery } from "../register-call.ts";
import type { RawAnswer } from "../request.ts";
import type { Answer, RegistryEntry, SourceCall } from "../types.ts";
import { type Items, parseItems } from "./items.ts";
import { directorsOf, officer } from "./officers.ts";
import { ownersOf, person, statement, withoutOwners } from "./owners.ts";
import { parseProfile } from "./profile.ts";

const SOURCE = "companies_house";
const PAGE = 100;
/** A company with more officers, former ones included, is left incomplete. */
const MAX_PAGES = 4;

/**
 * Looks up a company number of eight characters at Companies House: the profile, the officers, the persons with
 * significant control, and, where there are none of these, the statements why.
 */
export const lookUpAtCompaniesHouse = (call: SourceCall, number: string): Promise<Answer<RegistryEntry>> =>
  callRegister(call, SOURCE, async (query, { apiKey }) => {
    const authorized = { headers: { accept: "application/json", authorization: `Basic ${btoa(`${apiKey ?? ""}:`)}` } };
    const get: RegisterQuery = (path, read) => query(`/company/${number}${path}`, read, authorized);
    const profile = await get("", (raw) => parseProfile(raw, number));
    if (profile.outcome === "unknown" || profile.value.status === "not_found") return profile;
    const [officers, owners] = await Promise.all([
      readAll(get, "/officers", (raw) => parseItems(raw, officer)),
      readOwners(get),
    ]);
    const withOfficers = addParts(profile, mapKnown(officers, directorsOf), ["directors"]);
    return addParts(withOfficers, owners, ["owners"]);
  });

async function readOwners(get: RegisterQuery) {
  const persons = await readAll(get, "/persons-with-significant-control", (raw) => parseItems(raw, person));
  const owners = mapKnown(persons, ownersOf);
  if (owners.outcome === "unknown" || owners.value.owners?.length !== 0 || owners.value.missing) return owners;
  const statements = await readAll(get, "/persons-with-significant-control-statements", (raw) =>
    parseItems(raw, statement),
  );
  return { ...mapKnown(statements, withoutOwners), evidence: [...owners.evidence, ...statements.evidence] };
}

/** All items of a list, page by page. */
async function readAll<T>(
  get: RegisterQuery,
  path: string,
  read: (raw: RawAnswer) => Reading<Items<T>>,
): Promise<Answer<readonly T[]>> {
  const items: T[] = [];
  const evidence: Answer<T>["evidence"][number][] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await get(`${path}?items_per_page=${PAGE}&start_index=${items.length}`, read);
    evidence.push(...answer.evidence);
    if (answer.outcome === "unknown") return { ...answer, evidence };
    items.push(...answer.value.items);
    if (items.length >= answer.value.total) return { outcome: "known", value: items, evidence };
    if (answer.value.items.length === 0) break;
  }
  return { outcome: "unknown", reason: "parse_error", detail: "the list is incomplete", evidence };
}

const mapKnown = <A, B>(answer: Answer<A>, map: (value: A) => B): Answer<B> =>
  answer.outcome === "unknown" ? answer : { ...answer, value: map(answer.value) };
