import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { DeltaIndex } from "../../../src/screening/delta/delta-index.ts";
import { BELGIAN_NAMES } from "../screening/belgian-names.ts";
import { generateEntries, generateName } from "../screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const CHANGED = 2_000;
const PARTIES = 400_000;
/** Parties that are searched for before and while the time is taken. */
const WARM_UP = 20_000;
const SAMPLE = 10_000;
const THRESHOLD = 0.7;
const LIMIT_S = 60;

/**
 * What a run over a large tenant spends on matching: measured on some of the parties, when the words that most of them have
 * are known, and multiplied. Reading the parties and writing what was found come on top.
 * @returns whether it takes no longer than it may
 */
export function measureDelta(): boolean {
  const index = new DeltaIndex([...generateEntries(3 * CHANGED)].slice(0, CHANGED));
  const random = seededRandom(99);
  const made = Array.from({ length: WARM_UP + SAMPLE }, (): ScreeningSubject => {
    const { name, kind } = generateName(random);
    return { name, kind: kind === "vessel" ? "company" : kind };
  });
  const belgian = Array.from({ length: WARM_UP + SAMPLE }, (_, at): ScreeningSubject => ({
    name: BELGIAN_NAMES[(at * 7_919) % BELGIAN_NAMES.length]!,
    kind: "person",
  }));
  const described = made.map((subject, at): ScreeningSubject => {
    const birthDate = `${1940 + (at % 60)}-03-1${at % 10}`;
    return { ...subject, countries: ["BE"], ...(subject.kind === "person" && { birthDate }) };
  });
  const results = [
    ["names as the list has them", made],
    ["the same with a country and birth dates", described],
    ["Belgian names", belgian],
  ] as const;
  let isWithin = true;
  console.log(`\n${CHANGED} changed entries against ${PARTIES} parties, matching alone (limit ${LIMIT_S} s):`);
  for (const [what, subjects] of results) {
    for (const subject of subjects.slice(0, WARM_UP)) index.find(subject, THRESHOLD);
    const before = process.cpuUsage();
    let found = 0;
    for (const subject of subjects.slice(WARM_UP)) found += index.find(subject, THRESHOLD).length;
    const { user, system } = process.cpuUsage(before);
    const seconds = ((user + system) / 1e6 / SAMPLE) * PARTIES;
    isWithin &&= seconds <= LIMIT_S;
    console.log(
      `  ${what}: ${seconds.toFixed(0)} s of the processor, ${((found / SAMPLE) * 100).toFixed(1)} matches for 100 parties`,
    );
  }
  console.log(`  memory of the process: ${(process.memoryUsage.rss() / 1_048_576).toFixed(0)} MB`);
  return isWithin;
}
