import type { CaseRecord } from "../domain/case/case.record.ts";
import { nameKey } from "../domain/decisions/cleared-hits.rules.ts";
import type { Ctx } from "../platform/context.ts";
import type { ScreeningStatus } from "./graph.model.ts";
import { type PersonName, readPersonName, soundKey } from "./people/person-name.ts";
import { findSamePerson, isFullDate, isNamesake, type KnownPerson, mergeMentions } from "./people/resolve-people.ts";
import { findKnownPeople } from "./people.store.ts";
import { sightCase } from "./sightings/case-sighting.ts";
import { sightOwnership } from "./sightings/ownership-sighting.ts";
import { shortHash } from "./sightings/places.ts";
import { type ScanFindings, sightScan } from "./sightings/scan-sighting.ts";
import type { EntityDraft, RelationDraft, SeenPerson, Sighting } from "./sightings/sighting.ts";
import { type ResolvedSighting, saveSighting } from "./writes.store.ts";
import { compareText } from "../platform/compare-text.ts";

/** Records the current facts of a case in the graph. Idempotent, also for late or repeated calls. */
export async function recordCaseInGraph(ctx: Ctx, record: CaseRecord): Promise<void> {
  await recordSighting(ctx, sightCase(record));
  const stated = sightOwnership(record);
  if (stated !== null) await recordSighting(ctx, stated);
}

/** Records the findings of a scan in the graph, and links the company to the scan's portfolio. Idempotent. */
export const recordScanInGraph = (ctx: Ctx, findings: ScanFindings): Promise<void> =>
  recordSighting(ctx, sightScan(findings));

/** Two round trips: one to find known persons, one batch to write. */
async function recordSighting(ctx: Ctx, sighting: Sighting): Promise<void> {
  const mentions = mergeMentions(
    sighting.people.map((person) => ({ ...person, name: readPersonName(person.name), written: person.name })),
  ).map(mergeMention);
  const known =
    mentions.length === 0
      ? []
      : await findKnownPeople(ctx, {
          caseId: sighting.caseId,
          company: sighting.company,
          address: sighting.address,
          birthDates: mentions.map(({ birthDate }) => birthDate).filter(isFullDate),
          nameKeys: mentions.flatMap(({ names }) => names.map(soundKey)).filter((key) => key !== ""),
        });
  await saveSighting(ctx, resolve(sighting, mentions, known));
}

type Mention = Omit<SeenPerson, "name" | "sanctions"> & {
  readonly name: PersonName;
  readonly names: readonly PersonName[];
  readonly screened: readonly ScreenedName[];
};

interface ScreenedName {
  readonly name: string;
  readonly sanctions: ScreeningStatus | null;
}

/** Merges the mentions of a person: the fullest name and date, and all ties. */
function mergeMention(person: readonly (Omit<SeenPerson, "name"> & { readonly name: PersonName })[]): Mention {
  const names = person.map(({ name }) => name).sort((a, b) => b.words.length - a.words.length);
  return {
    name: names[0]!,
    names,
    birthDate: person.map(({ birthDate }) => birthDate ?? "").sort((a, b) => b.length - a.length)[0] || null,
    ...(person.some(({ isDatedByPaper }) => isDatedByPaper) && { isDatedByPaper: true }),
    nationality: person.find(({ nationality }) => nationality !== null)?.nationality ?? null,
    screened: names.map((name) => ({
      name: name.written,
      sanctions: gravest(person.filter((one) => one.name === name)),
    })),
    ties: person.flatMap(({ ties }) => ties),
  };
}

const gravest = (screened: readonly Pick<ScreenedName, "sanctions">[]): ScreeningStatus | null =>
  (["exact", "near", "clear"] as const).find((status) => screened.some(({ sanctions }) => sanctions === status)) ??
  null;

function resolve(sighting: Sighting, mentions: readonly Mention[], known: readonly KnownPerson[]): ResolvedSighting {
  const people = mentions.map((mention) => {
    const [first, ...others] = findSamePerson(mention, known)
      .toSorted(
        (a, b) => Number(b.reason === "birth_date") - Number(a.reason === "birth_date") || compareText(a.id, b.id),
      )
      .map(({ id }) => id);
    return { mention, id: first ?? newPersonId(mention, sighting), absorbed: first === undefined ? [] : others };
  });
  const relations = people.flatMap(({ mention, id }) => mention.ties.map((tie) => closeTie(tie, id)));
  const parted = people
    .flatMap(({ mention }) =>
      known
        .filter((other) => isNamesake(mention, other))
        // Another date of the customer's own does not unsay the first.
        .flatMap((other) =>
          mention.ties
            .filter(({ source }) => source !== "customer" || mention.isDatedByPaper)
            .map((tie) => closeTie(tie, other.id)),
        ),
    )
    .filter((tie) => !relations.some((stated) => isSameTie(stated, tie)));
  const subjects = relations.filter(({ type }) => type === "about").map(({ to }) => to);
  return {
    observedAt: sighting.observedAt,
    entities: [
      ...sighting.entities,
      ...people.map(({ mention, id, absorbed }) =>
        personEntity(
          mention,
          id,
          [id, ...absorbed].flatMap((one) => known.find((person) => person.id === one) ?? []),
        ),
      ),
    ],
    names: people.flatMap(({ mention, id }) =>
      mention.names.map((name) => ({ entityId: id, nameKey: soundKey(name), name: name.written })),
    ),
    relations: [...sighting.relations, ...relations],
    complete: sighting.complete,
    restates: sighting.restates ?? false,
    parted,
    merges: people.flatMap(({ id, absorbed }) => absorbed.map((absorb) => ({ keep: id, absorb }))),
    caseId: sighting.caseId,
    caseSubjects: [...(sighting.caseSubject === null ? [] : [sighting.caseSubject]), ...subjects],
  };
}

const closeTie = (tie: SeenPerson["ties"][number], id: string): RelationDraft =>
  "to" in tie ? { ...tie, from: id } : { ...tie, to: id };

const isSameTie = (a: RelationDraft, b: RelationDraft): boolean =>
  a.from === b.from && a.to === b.to && a.type === b.type && a.source === b.source;

/** From name and date of birth, else from name and place, so that concurrent sightings get the same id. */
function newPersonId({ name, birthDate }: Mention, { company, caseId }: Sighting): string {
  const place = isFullDate(birthDate) ? birthDate : (company ?? caseId ?? "");
  return `person:${shortHash(soundKey(name) || name.written, place)}`;
}

/**
 * A screening without the known date of birth does not change an earlier result, unless it is an exact hit. An exact hit
 * keeps its name, and only a screening of that name, by the same case or by scans, replaces it: another spelling finds
 * nothing of whom the list has.
 * @param known the person in the graph, and others who turn out to be the same.
 */
function personEntity(mention: Mention, id: string, known: readonly KnownPerson[]): EntityDraft {
  const { birthDate, nationality } = mention;
  const { name, sanctions } = screeningThatCounts(mention, known);
  const lacksBirthDate = birthDate === null && (known.find((one) => one.id === id)?.birthDate ?? null) !== null;
  return {
    id,
    type: "person",
    name,
    birthDate,
    nationality,
    sanctions: lacksBirthDate && sanctions !== "exact" ? null : sanctions,
  };
}

function screeningThatCounts({ name, screened }: Mention, known: readonly KnownPerson[]): ScreenedName {
  const exact = screened.find(({ sanctions }) => sanctions === "exact");
  if (exact) return exact;
  const hits = known.flatMap(({ exactAs }) => exactAs ?? []);
  if (hits.length === 0) return { name: name.written, sanctions: gravest(screened) };
  const same = screened.filter((one) => hits.every((hit) => nameKey(hit) === nameKey(one.name)));
  return { name: same[0]?.name ?? "", sanctions: gravest(known.some(({ isOwnHit }) => isOwnHit) ? same : screened) };
}
