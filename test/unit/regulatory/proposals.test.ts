import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { proposeChanges } from "../../../src/features/regulatory/proposals.rules.ts";
import type { RadarDataset } from "../../../src/features/regulatory/radar.dataset.ts";

const dataset = readRegulatoryData();
type Article = RadarDataset["articles"][number];

/** The release with some articles changed. */
const withArticles = (change: (article: Article, at: number) => Article | null): RadarDataset => ({
  ...dataset,
  articles: dataset.articles.flatMap((article, at) => change(article, at) ?? []),
});
const proposed = (after: RadarDataset) => proposeChanges({ version: "1", dataset }, { version: "2", dataset: after });

describe("what a release proposes", () => {
  it("is nothing for the first release and for the same one", () => {
    expect(proposeChanges(null, { version: "1", dataset })).toEqual([]);
    expect(proposed(dataset)).toEqual([]);
  });

  it("is one change for each changed article, under ids that stay the same", () => {
    const ids = [3, 50, 120, 200, 401].map((at) => dataset.articles[at]!.id);
    const after = withArticles((one) => (ids.includes(one.id) ? { ...one, summary: `${one.summary} Amended.` } : one));
    const changes = proposed(after);
    expect(changes.map(({ article_id }) => article_id).toSorted()).toEqual(ids.toSorted());
    expect(proposed(after)).toEqual(changes);
    for (const change of changes) {
      expect(change).toMatchObject({ change_type: "amendment", effective_date: null });
      expect(change.new_value).toBe(`${change.old_value} Amended.`);
    }
  });

  it("tells additions, removals and postponements apart, and states a date only where the release does", () => {
    const upcoming = dataset.articles.find(({ status, effective_date }) => status === "upcoming" && effective_date)!;
    const removed = dataset.articles[10]!;
    const added = { ...dataset.articles[11]!, id: "be-new-art-1" };
    const after = withArticles((one) => {
      if (one.id === removed.id) return null;
      return one.id === upcoming.id ? { ...one, effective_date: "2029-01-01" } : one;
    });
    const changes = new Map(
      proposed({ ...after, articles: [...after.articles, added] }).map((one) => [one.article_id, one]),
    );
    expect(changes.size).toBe(3);
    expect(changes.get(upcoming.id)).toMatchObject({
      change_type: "postponement",
      effective_date: "2029-01-01",
      old_value: upcoming.effective_date,
      new_value: "2029-01-01",
    });
    expect(changes.get(removed.id)).toMatchObject({ change_type: "repeal", new_value: null });
    expect(changes.get(added.id)).toMatchObject({ change_type: "new_article", old_value: null });
  });

  it("names each of several fields, and sees a duty that binds others", () => {
    const article = dataset.articles[0]!;
    const [first] = article.obligations;
    const after = withArticles((one, at) =>
      at === 0
        ? { ...one, severity: "low", obligations: [{ ...first!, applies_to: ["bank"] }, ...one.obligations.slice(1)] }
        : one,
    );
    const [change] = proposed(after);
    expect(change!.description).toContain(`Changed: severity, duty ${first!.id}.`);
    expect(change!.new_value).toContain("severity: low");
    expect(change!.new_value).toContain("; bank)");
  });

  it("is made for the articles of an act that ends", () => {
    const act = dataset.articles[0]!.regulation_id;
    const regulations = dataset.regulations.map((one) => (one.id === act ? { ...one, end_date: "2027-01-01" } : one));
    const changes = proposed({ ...dataset, regulations });
    expect(changes.map(({ regulation_id }) => regulation_id)).toEqual(changes.map(() => act));
    expect(changes).toHaveLength(dataset.articles.filter(({ regulation_id }) => regulation_id === act).length);
    expect(changes[0]).toMatchObject({ change_type: "repeal", effective_date: "2027-01-01" });
  });
});
