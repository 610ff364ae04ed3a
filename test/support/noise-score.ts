import { listAlertRows } from "../../src/features/alerts/alerts.store.ts";
import { updateAlertsAround, updateAlertsOfCase } from "../../src/features/alerts/detection.service.ts";
import { companyId, recordCaseInGraph, recordScanInGraph } from "../../src/graph/index.ts";
import { openDb, newMeter } from "../../src/platform/db.ts";
import { createLogger } from "../../src/platform/logger.ts";
import { type Ctx, systemActor } from "../../src/platform/context.ts";
import { caseRecord } from "./case-fixtures.ts";
import { makeWorld, type WorldCompany } from "./noise-world.ts";
import { registryEntry } from "./registry-entry.ts";
import { createMemoryD1 } from "./sources/memory-d1.ts";

type AlertRow = Awaited<ReturnType<typeof listAlertRows>>[number];

export interface NoiseScore {
  readonly cases: number;
  /** Cases with an alert that a reader does not want. */
  readonly disturbed: number;
  readonly wanted: readonly AlertRow[];
  readonly unwanted: readonly { readonly alert: AlertRow; readonly why: string }[];
  /** Most statements that one company took. */
  readonly roundTripsMost: number;
}

const AT = "2026-11-20T10:00:00.000Z";

/** Lets the service take in every company of a world, one after the other, and judges the alerts by the truth. */
export async function scoreNoise(size: number, seed: number): Promise<NoiseScore> {
  const world = makeWorld(size, seed);
  const meter = newMeter();
  let ids = 0;
  const ctx = {
    db: openDb(createMemoryD1("migrations"), meter),
    meter,
    actor: systemActor("noise"),
    log: createLogger({}),
    now: () => new Date(AT),
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
  } as unknown as Ctx;
  let roundTripsMost = 0;
  for (const one of world) {
    const before = meter.roundTrips;
    await (one.isCase ? takeCase(ctx, one) : takeScan(ctx, one));
    roundTripsMost = Math.max(roundTripsMost, meter.roundTrips - before);
  }
  const pages = await Promise.all(
    [0, 200, 400].map((offset) =>
      listAlertRows(ctx, { status: "active", patternType: undefined, severity: undefined, limit: 200, offset }),
    ),
  );
  const truth = new Map(world.map((one) => [companyId("BE", one.number), one]));
  const judged = pages.flat().map((alert) => ({ alert, why: whyUnwanted(alert, truth) }));
  const unwanted = judged.flatMap(({ alert, why }) => (why === null ? [] : [{ alert, why }]));
  return {
    cases: world.filter(({ isCase }) => isCase).length,
    disturbed: new Set(unwanted.flatMap(({ alert }) => alert.linkedCaseIds)).size,
    wanted: judged.filter(({ why }) => why === null).map(({ alert }) => alert),
    unwanted,
    roundTripsMost,
  };
}

const directorsOf = ({ directors, start, tellsBirth }: WorldCompany) =>
  directors.map(({ name, birthDate }) => ({
    name,
    role: "Bestuurder",
    since: start,
    ...(tellsBirth ? { birth_date: birthDate } : {}),
  }));

const situationOf = ({ end }: WorldCompany) =>
  end?.how === "bankrupt" ? "050" : end?.how === "ceased" ? "016" : "000";

async function takeScan(ctx: Ctx, one: WorldCompany): Promise<void> {
  await recordScanInGraph(ctx, {
    number: one.number,
    observedAt: AT,
    registry: {
      entry: registryEntry({
        number: one.number,
        legal_name: one.name,
        address: one.address,
        start_date: one.start,
        end_date: one.end?.how === "ceased" ? one.end.on : null,
        status: one.end?.how === "ceased" ? "stopped" : "active",
        juridical_situation: situationOf(one),
        ...(one.end ? { juridical_situation_since: one.end.on } : {}),
        activities: [{ code: one.activity, description: "x", version: "2008" }],
        directors: directorsOf(one),
        owners: [],
      }),
      evidence: [],
    },
    screened: () => "clear",
    portfolio: null,
  });
  await updateAlertsAround(ctx, companyId("BE", one.number));
}

async function takeCase(ctx: Ctx, one: WorldCompany): Promise<void> {
  const caseId = ctx.newId();
  const fact = (value: unknown) => [{ value, source: "kbo", timestamp: AT }];
  const record = caseRecord({
    caseId,
    workflowId: `case-${caseId}`,
    companyName: one.name,
    registrationNumber: one.number,
    status: one.outcome,
    updatedAt: AT,
    facts: {
      registry_status: fact(one.end?.how === "ceased" ? "stopped" : "active"),
      juridical_situation: fact(situationOf(one)),
      ...(one.end ? { juridical_situation_since: fact(one.end.on) } : {}),
      legal_name: fact(one.name),
      start_date: fact(one.start),
      ...(one.end?.how === "ceased" ? { end_date: fact(one.end.on) } : {}),
      registered_address: fact(one.address),
      nace_codes: fact([one.activity]),
      directors: fact(directorsOf(one)),
    },
  });
  const { grounds: _, ...bare } = record;
  await recordCaseInGraph(ctx, bare);
  await updateAlertsOfCase(ctx, caseId);
}

/** Why a reader who knew the truth would not want an alert; null where they would. */
function whyUnwanted(alert: AlertRow, truth: ReadonlyMap<string, WorldCompany>): string | null {
  const { entities, relationships, motif_details: details } = alert.evidenceSnapshot;
  for (const { id, name, type } of entities.filter((one) => one.type === "person")) {
    const people = relationships
      .filter((tie) => tie.type === "directs" && tie.from === id)
      .flatMap(
        ({ to }) =>
          truth
            .get(to)
            ?.directors.filter((one) => one.name === name)
            .map(({ key }) => key) ?? [],
      );
    if (new Set(people).size > 1) return `${type} ${name} is ${new Set(people).size} people`;
  }
  if (Object.keys(details["risks"] as object).length === 0 && alert.patternType !== "phoenix")
    return "nothing is of concern";
  const kinds = entities.flatMap(({ id }) => truth.get(id)?.kind ?? []);
  const bySeat = !relationships.some(({ type }) => type === "directs");
  if (bySeat && kinds.some((kind) => kind === "centre" || kind === "office" || kind === "trustee")) {
    return "only the office of an accountant is shared";
  }
  return null;
}
