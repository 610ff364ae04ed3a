import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRegulatoryData } from "../../../src/cli/local/regulatory-data.ts";
import { RadarDataset } from "../../../src/features/regulatory/radar.dataset.ts";
import {
  countRadar,
  listArticles,
  listEvents,
  listRegulations,
  openRadar,
} from "../../../src/features/regulatory/radar.machine.ts";

const dataset = readRegulatoryData();
const radar = openRadar("test", dataset, dataset.as_of);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

describe("the release in the repository", () => {
  it("holds 81 regulations, 432 articles with 490 obligations, and 214 dated events", () => {
    const { regulations, articles, events } = dataset;
    const obligations = articles.flatMap((article) => article.obligations);
    expect([regulations.length, articles.length, obligations.length, events.length]).toEqual([81, 432, 490, 214]);
  });

  const shared = "../shared/data/regulatory/articles.json";
  it.skipIf(!existsSync(shared))("says of every article what the research data says", () => {
    expect(dataset.articles).toEqual(JSON.parse(readFileSync(shared, "utf8")));
  });

  it("is refused when an id occurs twice or names something that is not there", () => {
    const faultOf = (broken: object) => RadarDataset.safeParse({ ...dataset, ...broken }).error?.issues[0];
    expect(faultOf({ events: [...dataset.events, dataset.events[0]] })?.message).toBe("occurs twice");
    expect(faultOf({ regulations: dataset.regulations.slice(1) })?.message).toContain("unknown act");
    expect(faultOf({ requirements: dataset.requirements.slice(1) })?.path.at(-1)).toBe("requirement_key");
    expect(faultOf({ verticals: dataset.verticals.slice(1) })?.message).toContain("unknown");
  });
});

describe("reading a release from a folder", () => {
  it("says in one line which file cannot be read", () => {
    expect(() => readRegulatoryData("/nowhere")).toThrow(/^\/nowhere\/release\.json cannot be read/);
  });
});

describe("what applies when", () => {
  it("gives every act and article, on the day of the release, the status that the release records", () => {
    for (const record of dataset.regulations) expect(radar.regulations.get(record.id)!.status).toBe(record.status);
    for (const record of dataset.articles) expect(radar.articles.get(record.id)!.status).toBe(record.status);
  });

  it("lets the anti-money-laundering regulation take over from the directive on 10 July 2027", () => {
    const before = openRadar("test", dataset, "2027-07-09");
    const after = openRadar("test", dataset, "2027-07-10");
    const statuses = (on: typeof radar) => [
      on.regulations.get("eu-amlr")!.status,
      on.articles.get("eu-amlr-art-22")!.status,
      on.regulations.get("eu-amld4")!.status,
      on.articles.get("eu-amld4-art-13")!.status,
    ];
    expect(statuses(before)).toEqual(["adopted", "upcoming", "in_force", "active"]);
    expect(statuses(after)).toEqual(["in_force", "active", "superseded", "superseded"]);
  });

  it("keeps a proposal upcoming, whatever the day", () => {
    expect(openRadar("test", dataset, "2099-01-01").regulations.get("eu-psr")!.status).toBe("upcoming");
  });
});

describe("filters", () => {
  const countriesOf = (country: string) =>
    [...new Set(listRegulations(radar, { country }).map((act) => act.country))].sort();

  it("finds national acts and those of the Union for a member, the Union's alone for EU, none for another state", () => {
    expect(countriesOf("BE")).toEqual(["BE", "EU"]);
    expect(countriesOf("AT")).toEqual(["EU"]);
    expect(countriesOf("EU")).toEqual(["EU"]);
    expect(countriesOf("NO")).toEqual([]);
    expect(countriesOf("XX")).toEqual([]);
  });

  it("matches a vertical among all that an act names", () => {
    const found = listRegulations(radar, { vertical: "football" });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((act) => act.verticals.includes("football"))).toBe(true);
    expect(found.some((act) => act.vertical === "multiple")).toBe(true);
  });

  it("combines, and matches nothing outside its vocabulary", () => {
    expect(ids(listArticles(radar, { regulation_id: "eu-dsa", severity: "critical" }))).toEqual(["eu-dsa-art-30"]);
    expect(listArticles(radar, { status: "nonsense" })).toEqual([]);
    expect(listArticles(radar, {})).toHaveLength(432);
  });
});

describe("timeline and stats", () => {
  it("lists events in order, within both dates", () => {
    const events = listEvents(radar, { from_date: "2026-01-01", to_date: "2026-12-31", country: "BE" });
    const dates = events.map((event) => event.date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.length).toBeGreaterThan(5);
    expect(dates.every((date) => date.startsWith("2026"))).toBe(true);
  });

  it("counts what the data holds", () => {
    expect(countRadar(radar, 27)).toEqual({
      total_regulations: 81,
      total_articles: 432,
      active_articles: 336,
      upcoming_deadlines: 27,
      verticals_covered: 21,
      countries_covered: 27,
    });
  });
});
