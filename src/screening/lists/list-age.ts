import { HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Settings } from "../../platform/settings.ts";
import type { ListVersion, SharedSource } from "../../domain/hits/screening.model.ts";
import { type CurrentList, readCurrentLists } from "./lists.store.ts";
import { namesPeps } from "./load-lists.ts";
import { sampleList } from "./sample-list.ts";

/** An active list and the time since it was last confirmed as current. */
export interface ListState extends ListVersion {
  readonly source: SharedSource;
  readonly hasPeps: boolean;
  readonly checkedAt: string;
  readonly ageHours: number;
  readonly stale: boolean;
  /** The fictional list of mock mode, which has no age. */
  readonly sample: boolean;
}

/** The active lists with their ages. `stale` is also true without any list. */
export async function readListStates(ctx: Ctx): Promise<{ readonly lists: ListState[]; readonly stale: boolean }> {
  const now = ctx.now();
  const imported = (await readCurrentLists(ctx.shared)).map((list) => stateOf(list, now, ctx.settings));
  const lists = ctx.settings.BELGIAN_MOCK_MODE ? [sampleState(now), ...imported] : imported;
  return { lists, stale: lists.length === 0 || lists.some(({ stale }) => stale) };
}

function stateOf({ list, parts }: CurrentList, now: Date, settings: Settings): ListState {
  const { source, version, sha256, entries, loadedAtMs } = list;
  const checkedAtMs = list.checkedAtMs ?? loadedAtMs!;
  const age = now.getTime() - checkedAtMs;
  return {
    source,
    version,
    sha256,
    entries,
    loadedAt: isoTime(new Date(loadedAtMs!)),
    checkedAt: isoTime(new Date(checkedAtMs)),
    hasPeps: namesPeps(parts),
    ageHours: Math.round((age / HOUR_MS) * 10) / 10,
    // A time in the future means that the age is unknown.
    stale: !(age >= 0 && age <= maxAgeHours(settings, source) * HOUR_MS),
    sample: false,
  };
}

const maxAgeHours = ({ LIST_MAX_AGE_HOURS: { hours, bySource } }: Settings, source: string): number =>
  bySource[source] ?? hours;

function sampleState(now: Date): ListState {
  const { version } = sampleList(now);
  return {
    ...version,
    source: "sample",
    hasPeps: true,
    checkedAt: version.loadedAt,
    ageHours: 0,
    stale: false,
    sample: true,
  };
}
