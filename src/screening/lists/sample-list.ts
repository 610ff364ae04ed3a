import { canonicalHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import { buildSegments } from "../candidates/build-segment.ts";
import type { Segment } from "../candidates/segment.ts";
import type { ListVersion } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";

const person = (
  id: string,
  names: readonly string[],
  rest: Partial<Omit<ListEntry, "id" | "kind" | "names">> = {},
): ListEntry => entry(id, "person", names, rest);

function entry(
  id: string,
  kind: ListEntry["kind"],
  names: readonly string[],
  rest: Partial<Omit<ListEntry, "id" | "kind" | "names">>,
): ListEntry {
  return {
    id,
    kind,
    names: names.map((name) => ({ name, weak: false })),
    topics: ["sanction"],
    birthDates: [],
    countries: [],
    identifiers: [],
    programmes: ["SAMPLE"],
    ...rest,
  };
}

const SAMPLE_LIST_VERSION = "2026-11-01";

/**
 * The list for the sample companies, in mock mode only. All entries are fictional, with names that are unlikely for a
 * Belgian company or director.
 */
export const SAMPLE_ENTRIES: readonly ListEntry[] = [
  person("sample-0001", ["Viktor Arkadjevitsj Morozenko", "Виктор Аркадьевич Морозенко"], {
    birthDates: ["1968-03-14"],
    countries: ["RU"],
    identifiers: ["XQ 7700142"],
    programmes: ["SAMPLE-UKR"],
  }),
  person("sample-0002", ["John Halvorsheid", "Halvorsheid, John Tobias"], {
    birthDates: ["1971"],
    programmes: ["SAMPLE-CYB"],
  }),
  person("sample-0003", ["Kharim al-Zubayrani", "خريم الزبيراني"], {
    birthDates: ["1979-08-02"],
    countries: ["SY"],
    programmes: ["SAMPLE-SYR"],
  }),
  person("sample-0004", ["Odalrikus Brandvoldsen"], {
    topics: ["pep"],
    birthDates: ["1961-05-27"],
    countries: ["NO"],
    programmes: [],
  }),
  person("sample-0005", ["Thessaly Ravenscourt-Okonjide"], {
    topics: ["pep"],
    birthDates: ["1975"],
    countries: ["MT"],
    programmes: [],
  }),
  entry("sample-0101", "company", ["Zarnitsa Meridiantorg OOO", "ООО Зарница Меридианторг"], {
    countries: ["RU"],
    identifiers: ["7700999401"],
    programmes: ["SAMPLE-UKR"],
  }),
  entry("sample-0102", "company", ["Qasr al-Nuhasi General Trading FZE"], {
    countries: ["AE"],
    programmes: ["SAMPLE-IRN"],
  }),
  entry("sample-0103", "company", ["Volkhovskij Turbostroj AO"], { countries: ["RU"], programmes: ["SAMPLE-UKR"] }),
  entry("sample-0201", "vessel", ["Severnaya Vektra 7"], {
    countries: ["RU"],
    identifiers: ["IMO 9999101"],
    programmes: ["SAMPLE-UKR"],
  }),
  entry("sample-0202", "vessel", ["Thalvira Dawn"], { identifiers: ["IMO 9999113"], programmes: ["SAMPLE-PRK"] }),
];

let segments: readonly Segment[] | undefined;

/** The sample list with its search index. */
export function sampleList(now: Date): { version: ListVersion; segments: readonly Segment[] } {
  segments ??= buildSegments(SAMPLE_ENTRIES);
  return {
    version: {
      source: "sample",
      version: SAMPLE_LIST_VERSION,
      sha256: canonicalHash(SAMPLE_ENTRIES),
      entries: SAMPLE_ENTRIES.length,
      loadedAt: isoTime(now),
      hasPeps: true,
    },
    segments,
  };
}
