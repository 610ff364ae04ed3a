import { describe, expect, it } from "vitest";
import { nextAlertStatus } from "../../../src/features/alerts/alert.machine.ts";
import type { DismissReason } from "../../../src/features/alerts/alert.machine.ts";
import { basisOf, settles, weightOf, whatGotWorse } from "../../../src/features/alerts/dismissal.rules.ts";
import { foundAlert, matchAlerts } from "../../../src/features/alerts/found-alerts.rules.ts";
import { whyResolved } from "../../../src/features/alerts/resolution.rules.ts";
import { groupsOf } from "../../../src/features/alerts/stories.service.ts";
import { findMotifs, GraphIndex } from "../../../src/graph/motifs/index.ts";
import { GraphBuilder } from "../../support/graph-builder.ts";

const by = { tenantId: "t", actor: "system", at: "2026-11-20T10:00:00.000Z", newId: () => "new" };

/** Two customers under one director, one of them rejected. */
function world(change: (graph: GraphBuilder) => void = () => {}) {
  const graph = new GraphBuilder();
  graph.company("A");
  graph.company("B", { outcome: "rejected" });
  for (const id of ["company:A", "company:B"]) {
    graph.caseAbout(id);
    graph.relate(graph.person("Jan"), "directs", id);
  }
  change(graph);
  return new GraphIndex(graph.entities.values(), graph.relations);
}

type Row = Parameters<typeof foundAlert>[4] & {};

/** The alert on the director, as an evaluation writes it. */
function found(graph: GraphIndex, before?: Row) {
  const motif = findMotifs(graph, graph.entity("person:Jan")!).find(({ pattern }) => pattern === "shared_director")!;
  const cases = motif.entityIds.flatMap((id) => graph.casesOf(id)).map((id) => id.slice(5));
  return foundAlert(by, graph, motif, cases, before);
}

const stored = (more: Partial<Row> = {}): Row => ({ ...found(world())!.row, status: "active", ...more });
const dismissed = (reason: DismissReason = "known_relationship"): Row =>
  stored({ status: "dismissed", basis: basisOf(stored(), reason) });

const addCompany = (given: object) => (graph: GraphBuilder) => {
  graph.relate("person:Jan", "directs", graph.company("C", given));
  graph.caseAbout("company:C");
};

describe("an alert that is found again", () => {
  it("is not written when nothing changed, and is when it is due or was resolved", () => {
    expect(found(world(), stored())).toBeNull();
    expect(found(world(), stored({ dueAt: "x" }))).toMatchObject({ reopens: false, log: [] });
    expect(found(world(), stored({ status: "resolved", resolvedAt: "x" }))).toMatchObject({
      reopens: true,
      log: [{ event: "returned", details: { because: ["The pattern holds again."] } }],
    });
  });

  it("keeps its id and story while members join and leave, and says which", () => {
    const before = stored({ id: "first", storyId: "story" });
    const grown = found(world(addCompany({})), before)!;
    expect(grown.row).toMatchObject({ id: "first", storyId: "story", createdAt: before.createdAt });
    expect(grown.log).toMatchObject([{ event: "changed", details: { added: ["company:C"] } }]);
    const shrunk = found(world(), { ...grown.row, status: "active" })!;
    expect(shrunk.log).toMatchObject([{ event: "changed", details: { removed: ["company:C"] } }]);
  });
});

describe("the alert that a motif goes on", () => {
  const motifOf = (graph: GraphIndex, person: string) =>
    findMotifs(graph, graph.entity(person)!).find(({ pattern }) => pattern === "shared_director")!;
  /** The same companies under a director with another record. */
  const under = (name: string, more: (graph: GraphBuilder) => void = () => {}) => {
    const graph = new GraphBuilder();
    for (const id of [graph.company("A"), graph.company("B", { outcome: "rejected" })]) {
      graph.caseAbout(id);
      graph.relate(graph.person("other", { name }), "directs", id);
    }
    more(graph);
    return new GraphIndex(graph.entities.values(), graph.relations);
  };

  it("is the one on a record of the person that became another", () => {
    const before = stored();
    const graph = under("JAN");
    const [match] = matchAlerts(graph, [motifOf(graph, "person:other")], [before]);
    expect(match!.before).toBe(before);
    expect(foundAlert(by, graph, match!.motif, [], before)!.row).toMatchObject({
      id: before.id,
      entityKey: "person:other",
    });
  });

  it("is none of somebody of another name, or of a record that is still there", () => {
    const before = stored();
    const stillThere = under("Jan", (graph) => graph.relate(graph.person("Jan"), "directs", "company:A"));
    for (const graph of [under("An"), stillThere]) {
      expect(matchAlerts(graph, [motifOf(graph, "person:other")], [before])).toMatchObject([{ before: undefined }]);
    }
  });

  it("is that of a ring with a company in common", () => {
    const ring = (ids: string[]) => {
      const graph = new GraphBuilder();
      const companies = ids.map((id) => graph.company(id));
      companies.forEach((id, at) => graph.relate(id, "owns", companies[(at + 1) % ids.length]!));
      return new GraphIndex(graph.entities.values(), graph.relations);
    };
    const [small, large] = [ring(["M", "N"]), ring(["A", "M", "N"])];
    const [before] = findMotifs(small, small.entity("company:M")!).map(
      (motif) => foundAlert(by, small, motif, [], undefined)!.row,
    );
    const [motif] = findMotifs(large, large.entity("company:A")!);
    const row = { ...before!, id: "ring", status: "active" as const };
    expect(matchAlerts(large, [motif!], [row])).toMatchObject([{ before: { id: "ring" } }]);
    expect(foundAlert(by, large, motif!, [], row)!.row).toMatchObject({ id: "ring", entityKey: "company:A" });
  });
});

describe("a dismissal", () => {
  it("holds while others join", () => {
    expect(found(world(addCompany({})), dismissed())).toMatchObject({ reopens: false });
  });

  it("ends with a member of concern, and with another risk of a known one", () => {
    expect(found(world(addCompany({ standing: "bankrupt" })), dismissed())).toMatchObject({
      reopens: true,
      log: [
        { event: "changed" },
        { event: "returned", details: { because: ["C is bankrupt, which was not so at the dismissal."] } },
      ],
    });
    const escalated = world((graph) => graph.company("A", { outcome: "escalated" }));
    expect(found(escalated, dismissed())).toMatchObject({ reopens: true });
  });

  it("holds when what it rests on is lifted", () => {
    const basis = basisOf(stored(), "false_positive");
    const calm = {
      ...found(world())!.row,
      severity: "low" as const,
      evidenceSnapshot: { entities: [], relationships: [], motif_details: { risks: {} } },
    };
    expect(whatGotWorse(basis, calm)).toEqual([]);
  });

  it("for want of evidence ends with further evidence among the same", () => {
    const more = world((graph) =>
      graph.relate("person:Jan", "directs", "company:A", { source: "document:register_extract" }),
    );
    const twice = world((graph) => graph.relations.unshift({ ...graph.relations[1]!, source: "filed:1" }));
    expect(found(more, dismissed("insufficient_evidence"))).toBeNull();
    expect(found(twice, dismissed("insufficient_evidence"))).toMatchObject({ reopens: true });
    expect(found(twice, dismissed("known_relationship"))).toMatchObject({ reopens: false });
  });

  it("of a version that did not keep what it rested on holds for the members of then", () => {
    const { risks: _, ...unsaid } = stored().evidenceSnapshot.motif_details as { risks: object };
    const old = stored({
      status: "dismissed",
      evidenceSnapshot: { ...stored().evidenceSnapshot, motif_details: unsaid },
    });
    expect(found(world(), { ...old, evidenceHash: "of the version before" })).toMatchObject({ reopens: false });
    expect(found(world(addCompany({ outcome: "rejected" })), old)).toMatchObject({ reopens: true });
  });

  it("holds through a time in which the pattern did not", () => {
    expect(found(world(), { ...dismissed(), status: "resolved", resolvedAt: "x" })).toMatchObject({ reopens: false });
  });
});

describe("what a dismissal weighs", () => {
  const settled = true as const;
  const of = (more: Partial<Row>, basis: object = {}) =>
    weightOf({ ...dismissed(), ...more, basis: { ...dismissed().basis!, ...basis } });
  const harmless = (kind?: string): Partial<Row> => ({
    severity: "medium",
    evidenceSnapshot: { ...stored().evidenceSnapshot, motif_details: { risks: kind ? { "company:B": kind } : {} } },
  });

  it("counts on for a grave alert, unless a senior officer settled it in words", () => {
    expect([of({}), of({}, { settled })]).toEqual(["counts", "settled"]);
    expect(of({ ...harmless(), severity: "high" })).toBe("counts");
    expect(of(harmless(), { endedForCause: true })).toBe("counts");
    expect(["rejected", "escalated", "sanctioned"].map((kind) => of(harmless(kind)))).toEqual(Array(3).fill("counts"));
  });

  it("is nothing for any other alert, and for one that stands", () => {
    expect([of(harmless()), of(harmless("bankrupt")), of({ status: "active" })]).toEqual([null, null, null]);
  });

  it("takes the role and words that say why", () => {
    const why = "Another person, born on another day.";
    expect([
      settles(["officer"], why),
      settles(["mlro"], why),
      settles(["officer", "compliance_manager"], why),
    ]).toEqual([false, true, true]);
    expect([undefined, " ", "ok, checked"].map((text) => settles(["mlro"], text))).toEqual([false, false, false]);
  });
});

it("takes no action once it is resolved", () => {
  for (const action of ["acknowledge", "dismiss"] as const) {
    expect(nextAlertStatus("resolved", action)).toMatchObject({ ok: false });
  }
});

describe("why a pattern does not hold any more", () => {
  const reason = (change: (graph: GraphBuilder) => void) => whyResolved(stored(), world(change));

  it.each([
    ["outcome_changed", (graph: GraphBuilder) => graph.company("B", { outcome: "approved" })],
    [
      "relation_ended",
      (graph: GraphBuilder) => {
        graph.relations.forEach(
          (tie, at) => (graph.relations[at] = tie.type === "directs" ? { ...tie, until: "2026-01-01" } : tie),
        );
      },
    ],
    ["case_deleted", (graph: GraphBuilder) => graph.entities.delete("company:A")],
    [
      "joins_many",
      (graph: GraphBuilder) => {
        for (let i = 0; i < 10; i++) graph.relate("person:Jan", "directs", graph.company(`N${i}`));
      },
    ],
    ["facts_changed", () => {}],
  ])("is %s", (expected, change) => {
    expect(reason(change as (graph: GraphBuilder) => void)).toBe(expected);
  });

  it("is a deletion where its entity is not known any more", () => {
    expect(whyResolved(stored(), null)).toBe("case_deleted");
  });
});

describe("stories", () => {
  const at = (entityId: string, storyId: string, createdAt = storyId) => ({ entityId, storyId, createdAt });

  it("are united by alerts that share an anchor, also through others, and the oldest goes on", () => {
    const motifs = [["p"], ["p", "x"], ["x", "y"], ["q"]].map((storyAnchors) => ({ storyAnchors }));
    const stories = [at("p", "3"), at("x", "2"), at("y", "1"), at("q", "4"), at("p", "3", "0")];
    expect(groupsOf(motifs, stories)).toEqual([["3", "1", "2"], ["4"]]);
  });

  it("stay apart that share nothing", () => {
    expect(groupsOf([{ storyAnchors: ["p"] }, { storyAnchors: ["q"] }], [at("p", "1"), at("q", "2")])).toEqual([
      ["1"],
      ["2"],
    ]);
  });
});
