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

  it("may be founded in the year before a bankruptcy, if director, address and activity are all the same", () => {
    const all = ["director", "address", "activity"] as const;
    const [early] = motifsOf(pair("2025-01-15", [...all]).graph, "company:Young");
    expect(early).toMatchObject({ pattern: "phoenix", severity: "high", details: { days_between: -45 } });
    expect(early!.description).toContain("Young started 45 days before with the same director Jan");
    expect(patterns(pair("2024-02-29", [...all]).graph, "company:Young")).toEqual(["phoenix"]);
    expect(patterns(pair("2024-02-28", [...all]).graph, "company:Young")).toEqual([]);
    for (const left of all) {
      const ties = all.filter((tie) => tie !== left);
      expect(patterns(pair("2025-01-15", ties).graph, "company:Young")).not.toContain("phoenix");
    }
    const ceased = pair("2025-01-15", [...all], { standing: "ceased", endDate: "2025-03-01" });
    expect(patterns(ceased.graph, "company:Young")).not.toContain("phoenix");
  });

  it("may follow a company that ceased, if two things are the same: many companies end in an ordinary way", () => {
    const ended = { standing: "ceased" as const, endDate: "2025-03-01" };
    const found = (ties: ("director" | "address" | "activity")[]) =>
      motifsOf(pair("2025-06-01", ties, ended).graph, "company:Young");
    expect(found(["director", "address"])).toMatchObject([{ pattern: "phoenix", severity: "medium" }]);
    expect(found(["director", "activity"])).toMatchObject([{ pattern: "phoenix", severity: "medium" }]);
    expect(found(["director"])).toEqual([]);
    expect(found(["address", "activity"])).toEqual([]);
  });

  it("needs a director who led the one to its end and leads the other now", () => {
    const led = (until: string | null, left: string | null) => {
      const { graph } = pair("2025-06-01", []);
      graph.relate(graph.person("Jan"), "directs", "company:Old", { until });
      graph.relate("person:Jan", "directs", "company:Young", { until: left });
      return patterns(graph, "company:Young");
    };
    expect(led("2025-03-01", null)).toEqual(["phoenix"]);
    expect(led("2023-03-02", null)).toEqual(["phoenix"]);
    expect(led("2021-03-01", null)).toEqual([]);
    expect(led("2025-03-01", "2026-01-01")).toEqual([]);
  });

  it("is not the clients of a trustee, unless more than the trustee is the same", () => {
    const clients = (ties: ("director" | "address")[]) => {
      const { graph } = pair("2025-06-01", ties);
      for (let i = 0; i < 20; i++) graph.relate("person:Jan", "directs", graph.company(`Client ${i}`));
      return patterns(graph, "company:Young");
    };
    expect(clients(["director"])).toEqual([]);
    expect(clients(["director", "address"])).toEqual(["phoenix"]);
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

  it("are ordinary for the companies of a family and the shops of a franchise", () => {
    for (const [n, cases] of [
      [2, 2],
      [4, 4],
      [4, 1],
      [9, 0],
      [9, 4],
      [25, 9],
    ] as const) {
      expect([n, cases, patterns(shared(n, cases, "directs"), "company:C0")]).toEqual([n, cases, []]);
    }
    for (const [n, cases] of [
      [2, 2],
      [4, 4],
      [5, 1],
      [9, 9],
    ] as const) {
      expect([n, cases, patterns(shared(n, cases, "seated_at"), "company:C0")]).toEqual([n, cases, []]);
    }
  });

  it("report a director of many cases, as low", () => {
    expect(motifsOf(shared(6, 5, "directs"), "company:C0")).toMatchObject([
      { pattern: "shared_director", severity: "low" },
    ]);
    expect(motifsOf(shared(8, 5, "directs"), "company:C0")[0]!.entityIds).toHaveLength(9);
  });

  it("report two cases of which one is of concern", () => {
    for (const type of ["directs", "seated_at"] as const) {
      const graph = shared(2, 2, type);
      graph.company("C1", { outcome: "rejected" });
      expect(patterns(graph, "company:C0")).toContain(type === "directs" ? "shared_director" : "shared_address");
    }
  });

  it("do not report the neighbours of a bankrupt company", () => {
    const graph = shared(3, 3, "seated_at");
    graph.company("C1", { standing: "bankrupt", bankruptOn: "2005-01-01" });
    expect(patterns(graph, "company:C0")).toEqual([]);
  });

  it("report who directs 32 companies for the one that is bankrupt, with it and the cases as members", () => {
    const graph = shared(32, 2, "directs");
    graph.company("C31", { standing: "bankrupt", bankruptOn: "2025-01-01" });
    expect(motifsOf(graph, "company:C0")).toMatchObject([
      {
        pattern: "shared_director",
        severity: "medium",
        entityIds: ["company:C0", "company:C1", "company:C31", "person:An"],
        risks: { "company:C31": "bankrupt" },
        description: expect.stringMatching(/32|27 more, as many as a professional director.*C31 went bankrupt on 2025/),
      },
    ]);
  });

  it("are no mass address, from ten companies on", () => {
    const at = (n: number) => {
      const graph = shared(n, 2, "seated_at");
      graph.company("C1", { outcome: "rejected" });
      return patterns(graph, "company:C0");
    };
    expect(at(9)).toEqual(["shared_address"]);
    expect(at(10)).toEqual([]);
  });

  it("count who is there now", () => {
    const left = (gone: number) => {
      const graph = new GraphBuilder();
      for (let i = 0; i < 5; i++) {
        const company = graph.company(`C${i}`);
        graph.relate(graph.person("An"), "directs", company, { until: i < gone ? "2026-01-01" : null });
        graph.caseAbout(company);
      }
      return patterns(graph, "company:C4");
    };
    expect(left(0)).toEqual(["shared_director"]);
    expect(left(1)).toEqual([]);
  });

  it("are more severe the more is of concern", () => {
    const severity = (of: object, n = 2) => {
      const graph = shared(n, 2, "directs");
      graph.company("C1", of);
      return motifsOf(graph, "company:C0").find(({ pattern }) => pattern === "shared_director")!.severity;
    };
    expect(severity({ outcome: "rejected" })).toBe("high");
    expect(severity({ standing: "bankrupt", bankruptOn: "2025-01-01" })).toBe("high");
    expect(severity({ standing: "bankrupt", bankruptOn: "2025-01-01" }, 6)).toBe("medium");
    expect(severity({ outcome: "rejected" }, 10)).toBe("medium");
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

  it("is one motif where circles share a company", () => {
    const graph = chain(3, true);
    graph.relate("company:R0", "owns", graph.company("Q"));
    graph.relate("company:Q", "owns", "company:R0");
    const ids = ["company:Q", "company:R0", "company:R1", "company:R2"];
    for (const id of ids)
      expect(motifsOf(graph, id)).toMatchObject([{ anchor: ["company:Q"], entityIds: ids, relations: { length: 5 } }]);
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

  it("says where it rests on what a customer declared alone, who can name anybody", () => {
    const told = (...sources: string[]) => {
      const graph = new GraphBuilder();
      const [subject, other] = [graph.company("Subject"), graph.company("Other", { outcome: "rejected" })];
      graph.caseAbout(subject);
      for (const source of sources) graph.relate(subject, "owns", other, { source });
      return motifsOf(graph, subject).map(({ description }) => description);
    };
    const what = "Other was rejected in another case and is directly linked to Subject";
    expect(told("customer")).toEqual([`${what}, by what a customer declared alone.`]);
    expect(told("customer", "kbo")).toEqual([`${what}.`]);
    expect(told("document:x")).toEqual([`${what}.`]);
  });

  it("is one motif for a subject and a source, whatever the ways, and ends with the tie", () => {
    const graph = new GraphBuilder();
    const [subject, other] = [graph.company("Subject"), graph.company("Other", { outcome: "rejected" })];
    graph.caseAbout(subject);
    for (const name of ["Jan", "An"]) {
      for (const company of [subject, other]) graph.relate(graph.person(name), "directs", company);
    }
    expect(motifsOf(graph, subject)).toMatchObject([
      {
        anchor: [subject, other],
        entityIds: [other, subject, "person:An", "person:Jan"],
        storyAnchors: [other, "person:Jan", "person:An"],
      },
    ]);
    graph.relations.forEach((tie, at) => {
      if (tie.to === subject && tie.type === "directs") graph.relations[at] = { ...tie, until: "2026-01-01" };
    });
    expect(patterns(graph, subject)).toEqual([]);
  });

  it("does not come from a company that somebody left long before its bankruptcy, nor from an old bankruptcy", () => {
    const linked = (until: string | null, today: string | null = null) => {
      const graph = new GraphBuilder();
      const subject = graph.company("Subject");
      graph.caseAbout(subject);
      graph.relate(graph.person("Jan"), "directs", subject);
      graph.relate(
        "person:Jan",
        "directs",
        graph.company("Other", { standing: "bankrupt", bankruptOn: "2020-01-01", startDate: "1990-01-01" }),
        { until },
      );
      const index = new GraphIndex(graph.entities.values(), graph.relations, { today });
      return findMotifs(index, graph.entities.get(subject)!).map(({ pattern }) => pattern);
    };
    expect(linked(null)).toContain("contagion");
    expect(linked("2019-06-01")).toContain("contagion");
    expect(linked("2015-01-01")).toEqual([]);
    expect(linked(null, "2029-06-01")).toContain("contagion");
    expect(linked(null, "2031-01-01")).not.toContain("contagion");
  });

  it("does not go through who directs many, unless they are of concern themselves", () => {
    const graph = new GraphBuilder();
    const subject = graph.company("Subject");
    graph.caseAbout(subject);
    for (let i = 0; i < 20; i++) graph.relate(graph.person("Trustee"), "directs", graph.company(`C${i}`));
    graph.relate("person:Trustee", "directs", subject);
    graph.company("C7", { outcome: "rejected" });
    expect(patterns(graph, subject)).toEqual(["shared_director"]);
    graph.person("Trustee", { sanctions: "exact" });
    expect(motifsOf(graph, subject)).toMatchObject([
      { pattern: "shared_director" },
      { pattern: "contagion", severity: "critical", details: { distance: 1 } },
    ]);
  });

  it("reaches a person who is a customer", () => {
    const graph = new GraphBuilder();
    const customer = graph.person("Jan");
    graph.caseAbout(customer);
    graph.relate(customer, "directs", graph.company("Other", { outcome: "rejected" }));
    expect(motifsOf(graph, customer)).toMatchObject([
      { pattern: "contagion", severity: "high", anchor: [customer, "company:Other"] },
    ]);
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
