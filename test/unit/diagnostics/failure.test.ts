import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import type { FailureEvidence, FeedbackCategory } from "../../../src/features/diagnostics/diagnosis.model.ts";
import { classifyFailure } from "../../../src/features/diagnostics/failure.rules.ts";
import { listAgents } from "../../../src/features/agents/agents.service.ts";
import { finding } from "../../support/case-fixtures.ts";
import { FIRST_PLANTS } from "../../support/planted-failures-first.ts";
import { SECOND_PLANTS } from "../../support/planted-failures-second.ts";
import { type PlantedFailure, plantFailures } from "../../support/planted-failures.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { placeTopicWords } from "../../../src/features/diagnostics/words/topic-words.ts";
import WORDS from "../../../src/features/diagnostics/words/topic-words.json" with { type: "json" };
import { placeFileConcepts } from "../../support/concepts.ts";

placeFileConcepts();

placeTopicWords(WORDS);

const NO_RECORDS = { stages: [], tool_invocations: [], governance_checks: [], evoi_decisions: [] };
const stage = (name: string) => ({
  id: `stage-${name}`,
  stage: name,
  sequence: 0,
  status: "completed" as const,
  duration_ms: 1,
  details: {},
  error_type: null,
  parent_stage_id: null,
  created_at: "2026-11-20T10:00:00.000Z",
});
const evidence = (given: Partial<FailureEvidence> = {}): FailureEvidence => ({
  rating: 1,
  categories: [],
  comment: null,
  records: { ...NO_RECORDS, stages: ["planning_1", "registry", "screening", "findings"].map(stage) },
  result: { findings: [], checks: [] },
  case: null,
  ...given,
});
const classify = (given: Partial<FailureEvidence> = {}) => classifyFailure(evidence(given), listAgents());

describe("the failure classifier", () => {
  it.each([
    ["wrong_entity", "wrong_entity", "critical", "registry"],
    ["missing_source", "missing_coverage", "high", "planning_1"],
    ["incomplete", "missing_coverage", "high", "planning_1"],
    ["outdated_data", "stale_data", "high", "registry"],
    ["hallucination", "reasoning", "critical", "findings"],
  ] as const)("takes the officer's word %s for %s", (category, root_cause, severity, failure_stage) => {
    expect(classify({ categories: [category as FeedbackCategory] })).toMatchObject({
      root_cause,
      severity,
      failure_stage,
    });
  });

  it("has cause and stage of one record, always", () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const { evidence: planted } of plantFailures(FIRST_PLANTS, seededRandom(seed))) {
        const { failure_stage, grounds, root_cause } = classifyFailure(planted, listAgents());
        expect(grounds.record?.stage).toBe(failure_stage);
        const cause = { timeout: "source_unavailable", parse_error: "extraction" }[grounds.record!.error_type ?? ""];
        if (cause !== undefined && planted.categories.length === 0) expect(root_cause).toBe(cause);
      }
    }
  });

  it("knows nothing without records, and says so by naming none", () => {
    expect(classify({ records: NO_RECORDS, result: null })).toMatchObject({
      root_cause: "unknown",
      failure_stage: null,
      grounds: { certainty: null, record: null, others: [], read: [] },
    });
  });

  it.each([
    "The invitation never reached him.",
    "De console is zo traag.",
    "C'est resté trop longtemps chez un collègue.",
    "Warum fragt ihr mich das?",
  ])("names nothing for what no record explains: %s", (comment) => {
    const found = classify({ comment });
    expect(found).toMatchObject({ root_cause: "unknown", failure_stage: null });
    expect(found.grounds.record).toBeNull();
    expect(found.suggested_action).toMatch(/not known/);
  });

  it("only infers the gravest finding where the comment points to nothing, and never against another one", () => {
    const screening = { ...stage("screening"), id: "stage-screening" };
    const records = { ...NO_RECORDS, stages: [stage("registry"), screening] };
    const hit = finding({ category: "sanctions", severity: "high", agent_name: "screening" });
    const comment = "Das ist doch Unsinn bei unserer Kundin.";
    const one = classify({ comment, records, result: { findings: [hit], checks: [] } });
    expect(one.grounds).toMatchObject({ certainty: "inferred", record: { stage: "screening" } });
    const bankrupt = finding({ category: "registry_status", severity: "high", agent_name: "registry" });
    const two = classify({ comment, records, result: { findings: [hit, bankrupt], checks: [] } });
    expect(two.grounds.record).toBeNull();
    for (const said of [
      "Mein Stuhl ist kaputt.",
      "Who trained you lot?",
      "Nooit meer maandagochtend.",
      "Je dois partir.",
    ]) {
      const other = classify({ comment: said, records, result: { findings: [hit], checks: [] } });
      expect([said, other.grounds.record, other.root_cause]).toEqual([said, null, "unknown"]);
    }
  });

  it("names the officer's act and not the source that it replaced", () => {
    const clearance = { reason: "another person", cleared_by: "bob", cleared_at: "2026-11-20T11:00:00.000Z" };
    const hit = finding({
      id: "hit",
      category: "sanctions",
      severity: "medium",
      agent_name: "screening",
      subject: "Jon Halverscheid",
    });
    const comment = "Halverscheid is the listed person.";
    const found = (hits: Finding[]) => classify({ comment, result: { findings: hits, checks: [] } }).grounds.record;
    expect(found([hit])).toMatchObject({ kind: "stage", stage: "screening" });
    expect(found([{ ...hit, clearance }])).toMatchObject({ kind: "clearance", id: "hit", name: "sanctions" });
  });

  it("reads a long word with one typing error in it, and none that is another word of officers", () => {
    const [, , vatDown] = plantFailures(FIRST_PLANTS, seededRandom(7));
    const read = (comment: string) => classifyFailure({ ...vatDown!.evidence, comment }, listAgents()).grounds.read;
    expect(read("Nothing on elektronishe rechnung or the mehrwertstuer.")).toContain("mehrwertsteuer");
    expect(read("A new branch opened.")).not.toContain("branche");
  });

  it("weighs a rating of 2 less", () => {
    expect(classify({ rating: 2 }).severity).toBe("medium");
  });

  it("does not blame what the officer calls right", () => {
    const [, , vatDown] = plantFailures(FIRST_PLANTS, seededRandom(7));
    const { grounds } = classifyFailure(
      { ...vatDown!.evidence, comment: "Peppol is missing, but the VAT number is fine." },
      listAgents(),
    );
    expect(grounds.record).toMatchObject({ stage: "einvoicing" });
    expect(grounds.read).toEqual(["peppol"]);
  });

  it("reads whole words where the beginning is that of others", () => {
    const [, , vatDown] = plantFailures(FIRST_PLANTS, seededRandom(7));
    const read = (comment: string) =>
      classifyFailure({ ...vatDown!.evidence, comment }, listAgents()).grounds.record?.stage;
    // "pep" is not in "Peppol", "pers" not in "persons", "invest" not in "investigation".
    expect(read("Peppol is missing for three persons in this investigation.")).toBe("einvoicing");
  });

  it("takes what an officer calls right for a complaint where a finding says otherwise", () => {
    const plant = SECOND_PLANTS.filter(({ name }) => name.startsWith("the VAT number is called invalid"));
    const [invalid] = plantFailures(plant, seededRandom(1));
    const comment = "The VAT number is correct.";
    const found = classifyFailure({ ...invalid!.evidence, comment }, listAgents());
    expect(found).toMatchObject({ root_cause: "reasoning", failure_stage: "vat" });
    expect(found.suggested_action).toContain("evidence");
    const calm = { ...invalid!.evidence, comment, result: { findings: [], checks: [] } };
    expect(classifyFailure(calm, listAgents()).failure_stage).not.toBe("vat");
  });

  it("ranks other failures by what they cost", () => {
    const [down] = plantFailures(FIRST_PLANTS, seededRandom(3));
    const { others } = classifyFailure(down!.evidence, listAgents()).grounds;
    const effects = others.map(({ effect }) => effect);
    expect(effects).toEqual(effects.toSorted((a, b) => b - a));
  });
});

describe("twenty planted failures", () => {
  const found = ({ evidence: planted, culprit }: PlantedFailure): boolean =>
    classifyFailure(planted, listAgents()).grounds.record?.id === culprit;

  it.each(
    [FIRST_PLANTS, SECOND_PLANTS].flatMap((plants, set) =>
      Array.from({ length: 20 }, (_, at) => ({ set: set + 1, seed: at + 1, plants })),
    ),
  )("name the right record in 19 at least (set $set, seed $seed)", ({ plants, seed }) => {
    const missed = plantFailures(plants, seededRandom(seed)).filter((one) => !found(one));
    expect(missed.map(({ name, evidence: { comment } }) => `${name}: ${comment}`).slice(1)).toEqual([]);
  });

  it("suggest what an officer can do: never a setting, a template or a statistic", () => {
    for (let seed = 1; seed <= 20; seed++) {
      for (const { evidence: planted } of plantFailures([...FIRST_PLANTS, ...SECOND_PLANTS], seededRandom(seed))) {
        const { suggested_action: action } = classifyFailure(planted, listAgents());
        expect(action).toMatch(/file|follow-up|evidence|review|compare|open|clear|decide|propose|screen/i);
        expect(action).not.toMatch(/template|statistics|setting|undefined|null/i);
      }
    }
  });
});
