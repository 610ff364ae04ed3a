import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMotifs, GraphIndex, type PatternType } from "../../../src/graph/motifs/index.ts";
import { GraphBuilder } from "../../support/graph-builder.ts";

const motifsOf = (graph: GraphBuilder, company: string) =>
  findMotifs(new GraphIndex(graph.entities.values(), graph.relations), graph.entities.get(company)!);
const patterns = (graph: GraphBuilder, company: string): PatternType[] =>
  motifsOf(graph, company).map((motif) => motif.pattern);

describe("a phoenix", () => {
  const pair = (
    startDate: string,
    ties: ("director" | "address" | "activity")[],
    ended: object = { standing: "bankrupt", bankruptOn: "2025-03-01" },
  ) => {
    const graph = new GraphBuilder();
    const activities = ties.includes("activity") ? ["4711", "5610"] : null;
    const old = graph.company("Old", { activities, ...ended });
    const young = graph.company("Young", { startDate, activities: activities && ["5610"] });
    if (ties.includes("director"))
      for (const company of [old, young]) graph.relate(graph.person("Jan"), "directs", company);
    if (ties.includes("address"))
      for (const company of [old, young]) graph.relate(company, "seated_at", graph.address("Kaai 1"));
    return { graph, old, young };
  };

  it.each([
    [["director", "address"], "critical"],
    [["director"], "high"],
    [["address"], "medium"],
    [["director", "activity"], "critical"],
    [["address", "activity"], "high"],
  ] as const)("under the same %s is %s, and the same from either company", (ties, severity) => {
    const { graph, old, young } = pair("2025-06-01", [...ties]);
    const [fromOld] = motifsOf(graph, old);
    const [fromYoung] = motifsOf(graph, young);
    expect(fromYoung).toMatchObject({ pattern: "phoenix", severity, details: { days_between: 92 } });
    expect(fromOld!.entityIds).toEqual(fromYoung!.entityIds);
  });

  it("requires a start within 24 months of the end, and something shared", () => {
    expect(patterns(pair("2027-03-02", ["director"]).graph, "company:Young")).toEqual(["phoenix"]);
    expect(patterns(pair("2027-03-03", ["director"]).graph, "company:Young")).toEqual([]);
    expect(patterns(pair("2025-02-28", ["director"]).graph, "company:Young")).toEqual([]);
    expect(patterns(pair("2025-06-01", []).graph, "company:Young")).toEqual([]);
    expect(patterns(pair("2025-06-01", ["activity"]).graph, "company:Young")).toEqual([]);
  });

  it("may follow a company that ceased", () => {
    const ended = { standing: "ceased" as const, endDate: "2025-03-01" };
    expect(patterns(pair("2025-06-01", ["director"], ended).graph, "company:Young")).toEqual(["phoenix"]);
  });

  it("is not reported for a shared business centre", () => {
    const { graph, young } = pair("2025-06-01", ["address"]);
    for (let i = 0; i < 4; i++) graph.relate(graph.company(`Tenant ${i}`), "seated_at", "address:Kaai 1");
    expect(patterns(graph, young)).toEqual([]);
  });

  it("is reported for tenants of a business centre with the same activity", () => {
    const { graph, young } = pair("2025-06-01", ["address", "activity"]);
    for (let i = 0; i < 4; i++) graph.relate(graph.company(`Tenant ${i}`), "seated_at", "address:Kaai 1");
    expect(motifsOf(graph, young)).toMatchObject([
      { severity: "medium", details: { shared_activities: 1 }, description: expect.stringContaining("NACE 5610") },
    ]);
  });
});

describe("shared directors and addresses", () => {
  const shared = (n: number, cases: number, type: "directs" | "seated_at") => {
    const graph = new GraphBuilder();
    for (let i = 0; i < n; i++) {
      const company = graph.company(`C${i}`);
      if (type === "directs") graph.relate(graph.person("An"), "directs", company);
      else graph.relate(company, "seated_at", graph.address("Kaai 1"));
      if (i < cases) graph.caseAbout(company);
    }
    return graph;
  };

  it("report a director of two cases, or of one case and many companies", () => {
    expect(patterns(shared(2, 2, "directs"), "company:C0")).toEqual(["shared_director"]);
    expect(patterns(shared(5, 1, "directs"), "company:C0")).toEqual(["shared_director"]);
    expect(patterns(shared(4, 1, "directs"), "company:C0")).toEqual([]);
    expect(patterns(shared(9, 0, "directs"), "company:C0")).toEqual([]);
  });

  it("report an address of two cases, but no mass address", () => {
    expect(patterns(shared(2, 2, "seated_at"), "company:C0")).toEqual(["shared_address"]);
    expect(patterns(shared(9, 2, "seated_at"), "company:C0")).toEqual(["shared_address"]);
    expect(patterns(shared(10, 2, "seated_at"), "company:C0")).toEqual([]);
    expect(patterns(shared(5, 1, "seated_at"), "company:C0")).toEqual([]);
  });

  it("do not examine all companies of a mass address", () => {
    const { entities, relations } = shared(2_000, 2, "seated_at");
    let looks = 0;
    class CountingIndex extends GraphIndex {
      override entity(id: string) {
        looks += 1;
        return super.entity(id);
      }
    }
    expect(findMotifs(new CountingIndex(entities.values(), relations), entities.get("company:C0")!)).toEqual([]);
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(100);
  });

  it("are more severe if one of the companies is of concern", () => {
    const graph = shared(2, 2, "directs");
    expect(motifsOf(graph, "company:C0")[0]!.severity).toBe("low");
    graph.company("C1", { outcome: "rejected" });
    graph.caseAbout("company:C1");
    expect(motifsOf(graph, "company:C0").find((motif) => motif.pattern === "shared_director")!.severity).toBe("high");
  });
});

describe("circular ownership", () => {
  const chain = (length: number, closed: boolean) => {
    const graph = new GraphBuilder();
    const ids = Array.from({ length }, (_, i) => graph.company(`R${i}`));
    ids.forEach((id, i) => {
      if (closed || i < length - 1) graph.relate(id, "owns", ids[(i + 1) % length]!, { sharePercent: 100 });
    });
    return graph;
  };

  it("is found at any length from every company in it, as the same motif", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (length, start) => {
        const graph = chain(length, true);
        const motifs = motifsOf(graph, `company:R${start % length}`);
        expect(motifs.map((motif) => [motif.pattern, motif.entityIds.length])).toEqual([["circular", length]]);
        expect(motifs[0]!.entityIds).toEqual(motifsOf(graph, "company:R0")[0]!.entityIds);
      }),
    );
  });

  it("is not an open chain, nor one with past ownership", () => {
    expect(patterns(chain(5, false), "company:R0")).toEqual([]);
    const graph = chain(3, false);
    graph.relate("company:R2", "owns", "company:R0", { until: "2020-01-01" });
    expect(patterns(graph, "company:R0")).toEqual([]);
  });
});

describe("a dormant company", () => {
  const revived = (until: string, since: string, startDate = "2005-01-01") => {
    const graph = new GraphBuilder();
    const company = graph.company("Shelf", { startDate });
    graph.relate(graph.person("Past"), "directs", company, { since: startDate, until });
    graph.relate(graph.person("New"), "directs", company, { since });
    return graph;
  };

  it("had no directors for a year and has new ones", () => {
    expect(patterns(revived("2020-01-01", "2026-01-01"), "company:Shelf")).toEqual(["dormant"]);
    expect(patterns(revived("2025-06-01", "2026-01-01"), "company:Shelf")).toEqual([]);
    expect(patterns(revived("2024-01-01", "2026-01-01", "2023-06-01"), "company:Shelf")).toEqual([]);
  });

  it("is unknown if the register has no start of office", () => {
    const graph = revived("2020-01-01", "2026-01-01");
    graph.relate(graph.person("Other"), "directs", "company:Shelf");
    expect(patterns(graph, "company:Shelf")).toEqual([]);
  });
});

describe("contagion", () => {
  it("reaches a case through a director and through the director's other company", () => {
    const graph = new GraphBuilder();
    const subject = graph.company("Subject");
    graph.caseAbout(subject);
    const director = graph.person("Jan");
    graph.relate(director, "directs", subject);
    expect(patterns(graph, subject)).toEqual([]);
    const other = graph.company("Other", { outcome: "rejected" });
    graph.relate(director, "directs", other);
    expect(motifsOf(graph, subject)).toMatchObject([
      { pattern: "contagion", severity: "medium", details: { risk: "rejected", distance: 2 } },
    ]);
    graph.person("Jan", { sanctions: "exact" });
    expect(
      motifsOf(graph, subject)
        .map((motif) => motif.severity)
        .sort(),
    ).toEqual(["critical", "medium"]);
  });

  it("does not propagate by a shared address, nor to a company without a case", () => {
    const graph = new GraphBuilder();
    const subject = graph.company("Subject");
    const other = graph.company("Other", { outcome: "rejected" });
    for (const company of [subject, other]) graph.relate(company, "seated_at", graph.address("Kaai 1"));
    graph.caseAbout(subject);
    expect(patterns(graph, subject)).toEqual([]);
    graph.relate(graph.person("Jan", { sanctions: "exact" }), "directs", other);
    expect(patterns(graph, other)).toEqual([]);
  });
});
