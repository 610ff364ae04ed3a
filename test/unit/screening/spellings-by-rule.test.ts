import { describe, expect, test, vi } from "vitest";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { BestCandidates } from "../../../src/screening/candidates/best-candidates.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { withoutBalticEnding } from "../../../src/screening/matching/baltic.ts";
import { compareNames } from "../../../src/screening/matching/compare-names.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import { areSameGivenName } from "../../../src/screening/tables/given-names.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const THRESHOLD = 0.7;
const entry = (id: string, names: string[], rest: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind: "person",
  names: names.map((name) => ({ name, weak: false })),
  topics: ["sanction"],
  birthDates: [],
  countries: [],
  identifiers: [],
  programmes: [],
  ...rest,
});
const isHit = (subject: string, listed: string): boolean =>
  findEntries({ kind: "person", name: subject }, [{ segments: buildSegments([entry("1", [listed])]) }], THRESHOLD)
    .length > 0;

describe("spellings by the rules of a script or language", () => {
  test.each([
    ["ch in Arabic", "تشيرني كوفاتش", "Cherny Kovac"],
    ["x in Arabic", "ماكس إكسلي", "Max Exley"],
    ["ts in Arabic", "فرانتس هولتسر", "Franz Holzer"],
    ["a first vowel in Arabic", "أوليفر إيدن", "Oliver Eden"],
    ["Latvian", "Jurijs Sokolovs", "Yury Sokolov"],
    ["Latvian letters", "Aleksejs Žukovskis", "Alexey Zhukovsky"],
    ["Lithuanian", "Vladimiras Orlovas", "Vladimir Orlov"],
    ["Lithuanian given names", "Sergejus Belovas", "Sergey Belov"],
    ["Greek γγ", "Άγγελος Σταύρου", "Angelos Stavrou"],
    ["Greek ευ", "Ευστράτιος Λεύκας", "Efstratios Lefkas"],
    ["Greek γκ", "Γκέρτα Γκολφίνου", "Gerta Golfinou"],
    ["Greek short forms", "Γεώργιος Μαυρίδης", "Yorgos Mavridis"],
    ["a given name in another spelling", "Victor Lun", "LOUN, Viktor Anatolijevitch"],
    ["a French w in Arabic", "Youssef El Kardaoui", "Yusuf Qaradawi"],
    ["a French w at the beginning, and an initial", "A. Ouattara", "Abdoulaye Wattara"],
    ["an article spoken as the consonant behind it", "Abderrahmane El Hachemi", "Abd al-Rahman al-Hashimi"],
    ["such an article in one word", "Abdessamad Kadiri", "Abdulsamad al-Qadiri"],
    ["the first initial of a longer name", "J. Tarnovsky", "Josef Pavel Tarnovsky"],
    ["the first initial on the list", "Josef Pavel Tarnovsky", "J Tarnovsky"],
  ])("%s are found", (_, subject, listed) => expect(isHit(subject, listed)).toBe(true));

  test.each([
    ["another form of the given name beside another family name", "Bill Lun", "LOUN, William Anatolijevitch"],
    ["another initial", "K. Tarnovsky", "Josef Pavel Tarnovsky"],
    ["an initial of another given name", "P. Tarnovsky", "Josef Pavel Tarnovsky"],
    ["a man's name for a woman's", "Mario Tarnovsky", "Maria Tarnovsky"],
    ["an initial and another family name", "J. Sokolov", "Josef Pavel Tarnovsky"],
    ["another Slavic name with a Baltic ending", "Jurijs Orlovs", "Yury Sokolov"],
    ["another Greek name", "Άγγελος Σταύρου", "Evangelos Mavridis"],
  ])("%s is no match", (_, subject, listed) => expect(isHit(subject, listed)).toBe(false));

  test("a last s is a Baltic ending in Slavic names only", () => {
    expect(["ivanovas", "petrovskis", "jurijs", "ivanovics"].map(withoutBalticEnding)).toEqual([
      "ivanov",
      "petrovski",
      "yuriy",
      "ivanovich",
    ]);
    const others = [
      "jacobs",
      "thijs",
      "nijs",
      "matthijs",
      "willems",
      "thomas",
      "marius",
      "janssens",
      "charles",
      "lukas",
      "ivanov",
      "yunus",
      "s",
      "",
    ];
    expect(others.filter((name) => withoutBalticEnding(name) !== null)).toEqual([]);
  });

  test("an initial that stands for the first given name says so", () => {
    const { penalties } = compareNames("J Tarnovsky", "Josef Pavel Tarnovsky", "person");
    expect(penalties.map(({ detail }) => detail())).toContain("only the family name and the first initial match");
  });

  test("Greek names are forms of English ones", () => {
    expect(areSameGivenName("georgios", "george")).toBe(true);
    expect(areSameGivenName("georgios", "ioannis")).toBe(false);
  });
});

describe("gender", () => {
  const listed = entry("1", ["Sascha Tarnovsky"], { gender: "female" });
  const scored = (gender?: "male" | "female", other: ListEntry = listed) =>
    new SubjectMatcher({ kind: "person", name: "Sascha Tarnovsky", ...(gender && { gender }) }).scoreEntry(other);

  test("counts only where both sides state it and differ", () => {
    const alone = scored().score;
    expect(scored("female").score).toBe(alone);
    expect(scored("male", entry("1", ["Sascha Tarnovsky"])).score).toBe(alone);
    expect(scored("male").score).toBeLessThan(alone);
    expect(scored("male").parts.at(-1)).toMatchObject({ part: "gender", detail: "male ~ female" });
  });

  test("hides nobody whose name is the same", () => expect(scored("male").score).toBeGreaterThan(THRESHOLD));
});

test.each([
  ["kind and country", ["SY"], "the same identifier: listed as passport of SY"],
  ["that the country is another", ["FR"], "the same identifier: listed as passport of SY, which is none of FR"],
])("a shared number is shown with its document: %s", (_, countries, detail) => {
  const documents = [{ number: "N 123456", kind: "passport", country: "SY" }] as const;
  const listed = entry("1", ["Karim Mansour"], { identifiers: ["N 123456"], documents });
  const subject = { kind: "person", name: "Grigory Orlov", identifiers: ["n123456"], countries } as const;
  const { parts, score } = new SubjectMatcher(subject).scoreEntry(listed);
  expect(parts.find(({ part }) => part === "identifier")?.detail).toBe(detail);
  expect(score).toBeGreaterThan(THRESHOLD);
});

describe("the candidates of a query", () => {
  test("are those of the highest ranks, each with its names", () => {
    const [segment] = buildSegments([entry("1", ["A B"])]);
    const random = seededRandom(3);
    const ranks = Array.from({ length: 500 }, () => 1 + Math.floor(random() * 1e6) / 7);
    const best = new BestCandidates(40);
    for (const [at, rank] of ranks.entries()) best.offer(segment!, at, rank);
    best.listNames(segment!, (at) => ({ names: [at], ranks: [ranks[at]!] }));
    const taken = best.take();
    expect(taken.map(({ rank }) => rank)).toEqual(ranks.toSorted((a, b) => b - a).slice(0, 40));
    for (const { entry: at, rank, names } of taken) expect([ranks[at], names]).toEqual([rank, [at]]);
  });

  test("have the entry whose name is the query's among many that sound the same", () => {
    const letters = [..."abcdefghjklmnop"];
    const marks = letters.flatMap((a) => letters.map((b) => `YK-A${a}${b}`.toUpperCase()));
    const fleet = [...marks, "YK-AYC"].map((mark) => entry(mark, [mark], { kind: "unknown" }));
    const lists = [{ segments: buildSegments([entry("aik", ["HOE, Aik"]), ...fleet]) }];
    const found = findEntries({ kind: "unknown", name: "YK-AYC" }, lists, THRESHOLD);
    expect(found[0]).toMatchObject({ entry: { id: "YK-AYC" } });
  });

  test("cost no more comparisons for a name of very many words", () => {
    const given = "karim yusuf omar said amin nadir tarek hamid jamal rashid salim faruq".split(" ");
    const aliases = (at: number) => given.map((name, index) => `${name} ${given[(index + at) % given.length]} ${at}`);
    const entries = Array.from({ length: 60 }, (_, at) => entry(String(at), [...aliases(at + 1), ...aliases(at + 2)]));
    const lists = [{ segments: buildSegments(entries) }];
    const compared = (name: string): number => {
      const comparing = vi.spyOn(SubjectMatcher.prototype, "compareName");
      findEntries({ kind: "person", name }, lists, THRESHOLD);
      const count = comparing.mock.calls.length;
      comparing.mockRestore();
      return count;
    };
    const many = Array.from({ length: 24 }, (_, at) => given[at % 12]! + "abcd"[at % 4]!).join(" ");
    expect(compared("karim yusuf")).toBeGreaterThan(40);
    expect(compared(many)).toBeGreaterThan(0);
    expect(compared(many)).toBeLessThanOrEqual(40 * 14);
  });
});

test("a joined spelling scores the same after the word itself was compared, and the other way round", () => {
  const [joined, apart] = ["Ste Ven Haddad", "Steven Ivanov"];
  const subject = { kind: "person", name: "Stephen Haddad" } as const;
  const scoreOf = (...names: string[]) => {
    const matcher = new SubjectMatcher(subject);
    return names.map((name) => matcher.compareName(name, "person").score).at(-1);
  };
  expect(scoreOf(apart, joined)).toBe(scoreOf(joined));
  expect(scoreOf(joined, apart)).toBe(scoreOf(apart));
});

test.each([
  ["Filip Shipping", "Philip Petrov", "Philip Shipping"],
  ["Stephen Marine Trading", "Steven Marine", "Steven Marine Trading"],
  ["Aleksey Oil", "Oleksii Petrenko", "Oleksii Oil"],
  ["Yury Invest", "Iurii Petrov", "Iurii Invest"],
])("%s scores the same after a person of that given name was compared", (name, person, company) => {
  const subject = { kind: "company", name } as const;
  const fresh = new SubjectMatcher(subject).compareName(company, "company").score;
  const used = new SubjectMatcher(subject);
  used.compareName(person, "person");
  expect(used.compareName(company, "company").score).toBe(fresh);
  expect(fresh).toBeGreaterThan(THRESHOLD);
});
