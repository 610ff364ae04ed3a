import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { assessCompounding } from "../../../src/features/regulatory/compounding.rules.ts";
import { openRadar } from "../../../src/features/regulatory/radar.machine.ts";

const dataset = readRegulatoryData();
const radar = openRadar("test", dataset, dataset.as_of);

/** The documented formula once more, written down as plainly as it is stated. */
function rawBurden(vertical: string, country: string): { raw: number; duties: number; acts: Set<string> } {
  const isMember = dataset.countries.some((entry) => entry.code === country && entry.eu_member);
  const acts = dataset.regulations.filter((act) => act.country === country || (act.country === "EU" && isMember));
  let raw = 0;
  let duties = 0;
  const applicable = new Set<string>();
  for (const act of acts) {
    const national = act.transposed_by.some((id) => acts.some((other) => other.id === id));
    if (act.transposition_coverage === "full" && national) continue;
    for (const article of dataset.articles.filter((candidate) => candidate.regulation_id === act.id)) {
      if (article.status === "superseded") continue;
      for (const obligation of article.obligations) {
        if (!obligation.applies_to.includes(vertical)) continue;
        const weight = { critical: 4, high: 3, medium: 2, low: 1 }[article.severity];
        raw += article.status === "active" ? weight : weight / 2;
        duties += 1;
        applicable.add(act.id);
      }
    }
  }
  return { raw, duties, acts: applicable };
}

describe("compounding impact", () => {
  it("follows the documented formula for every kind of business in every country", () => {
    const cells = dataset.verticals.flatMap(({ id }) =>
      dataset.countries.map(({ code }) => ({ vertical: id, country: code, ...rawBurden(id, code) })),
    );
    const heaviest = Math.max(...cells.map(({ raw }) => raw));
    for (const { vertical, country, raw, duties, acts } of cells) {
      expect(assessCompounding(radar, vertical, country)).toMatchObject({
        vertical,
        country,
        total_obligations: duties,
        regulations_applicable: acts.size,
        burden_score: Math.round((100 * raw) / heaviest),
      });
    }
    expect(cells).toHaveLength(630);
  });

  it("counts a directive and its national law once, and says which stands for which", () => {
    const belgium = assessCompounding(radar, "psp", "BE");
    const austria = assessCompounding(radar, "psp", "AT");
    expect(belgium.counted_once).toContainEqual({ directive: "eu-amld4", national_acts: ["be-aml-2017"] });
    expect(austria.counted_once).toEqual([]);
    const behind = (impact: typeof belgium) => impact.overlapping_requirements.flatMap((entry) => entry.regulations);
    expect(behind(belgium)).toContain("be-aml-2017");
    expect(behind(belgium)).not.toContain("eu-amld4");
    expect(behind(austria)).toContain("eu-amld4");
  });

  it("names each overlapping requirement with the two or more regulations behind it", () => {
    const { overlapping_requirements: overlaps } = assessCompounding(radar, "psp", "BE");
    const labels = new Map(dataset.requirements.map(({ key, label }) => [key, label]));
    expect(overlaps.length).toBeGreaterThan(10);
    for (const { requirement, label, regulations } of overlaps) {
      expect(label).toBe(labels.get(requirement));
      expect(new Set(regulations).size).toBe(regulations.length);
      expect(regulations.length).toBeGreaterThan(1);
    }
  });

  it("puts the heaviest pair at 100, in whole numbers", () => {
    expect(assessCompounding(radar, "psp", "BE").burden_score).toBe(100);
    expect(Number.isInteger(assessCompounding(radar, "casp", "LU").burden_score)).toBe(true);
  });

  it.each([
    ["psp", "ZZ"],
    ["nonsense", "BE"],
    ["psp", "NO"],
    ["__proto__", "constructor"],
  ])("answers zeros and nothing for %s in %s", (vertical, country) => {
    expect(assessCompounding(radar, vertical, country)).toEqual({
      vertical,
      country,
      total_obligations: 0,
      regulations_applicable: 0,
      burden_score: 0,
      overlapping_requirements: [],
      counted_once: [],
    });
  });
});
