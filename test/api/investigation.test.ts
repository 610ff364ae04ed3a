import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { isToSettle } from "../../src/domain/decisions/to-settle.rules.ts";
import { DEFAULT_POLICY } from "../../src/domain/diligence/default-policy.ts";
import { AGENTS } from "../../src/investigation/agents/index.ts";
import { runInvestigation } from "../../src/investigation/index.ts";
import { replayRun } from "../../src/investigation/replay.ts";
import { RULES_VERSION } from "../../src/investigation/rules-version.ts";
import type { InvestigationInput } from "../../src/investigation/types.ts";
import { canonicalJson } from "../../src/platform/canonical-json.ts";
import type { Ctx } from "../../src/platform/context.ts";
import { sha256Tagged } from "../../src/platform/hashing.ts";
import { findSampleCompany, SAMPLE_COMPANIES } from "../../src/sources/sample-companies.ts";
import { honestCustomer, MemoryHost, systemCtx } from "../support/investigation-host.ts";

const sample = (number: string) => findSampleCompany(number)!;

/** Of a run today. */
const TERMS = {
  policy: DEFAULT_POLICY,
  usesModel: false,
  sample: true,
  listMaxAgeHours: { hours: 48, bySource: {} },
  rules: RULES_VERSION,
};

async function investigate(input: InvestigationInput, ctx: Ctx = systemCtx()) {
  const host = new MemoryHost(input);
  const outcome = await runInvestigation(ctx, host);
  const shapes = outcome.result.findings.map(({ category, severity }) => `${category}/${severity}`);
  const optional = host
    .all("evoi_decisions")
    .filter(({ decision, decision_type }) => decision === "run" && decision_type === "optional")
    .map(({ candidate_agent }) => candidate_agent);
  return { host, outcome, shapes, optional };
}

/** The run done again from its evidence, held against what its stages kept. */
const replay = (host: MemoryHost) =>
  replayRun(
    systemCtx(),
    Object.fromEntries([...host.stages.keys()].map((name) => [name, host.loadStage(name)])),
    "recorded",
  );

/** What each scenario adds to a clean case, and nothing else (decisions, section 2). */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  "0999900150": [],
  "0999900249": ["registry_status/high"],
  "0999900348": ["registry_status/high"],
  "0999900447": ["vat/high"],
  "0999900546": ["social_debt/high", "tax_debt/medium"],
  "0999900645": ["name/medium"],
  "0999900744": ["peppol/low"],
  "0999900843": ["incorporation/medium"],
  "0999900942": ["sanctions/critical"],
  "0999901041": ["sanctions/medium"],
  "0999901140": ["data_gap/low"],
  "0999901239": ["data_gap/medium", "data_gap/medium"],
  "0999901338": [],
  "0999901437": ["criminal/high", "criminal/high"],
  "0999901536": ["registry_status/high"],
  "0999901734": ["ownership/high"],
  "0999902031": ["data_gap/low"],
  "0999902130": ["address/low"],
  "0999902229": ["registry_status/medium", "registry_status/info"],
  "0999905001": ["registry_status/low"],
  "0999905197": ["registry_status/high", "incorporation/medium"],
  "0999905296": ["incorporation/medium"],
};

describe("an investigation of the sample companies", () => {
  it.each(Object.entries(SCENARIOS))("finds in %s what it stands for", async (number, expected) => {
    const { shapes, outcome } = await investigate(honestCustomer(sample(number)));
    expect(shapes).toEqual(expected);
    expect(outcome.discrepancies).toEqual([]);
    expect(outcome.validationResults.filter(({ valid }) => !valid)).toEqual([]);
  });

  it("rests on evidence in storage, adds up, and concludes the same again, byte for byte", async () => {
    for (const company of SAMPLE_COMPANIES) {
      const { host, outcome } = await investigate(honestCustomer(company));
      const again = await replay(host);
      expect(again.differences, company.number).toEqual([]);
      expect(canonicalJson(again.outcome)).toBe(canonicalJson(outcome));
      const { result, evidence } = outcome;
      expect(evidence.length).toBeGreaterThan(5);
      for (const { key, data_hash, source_url, size } of evidence) {
        const stored = await env.FILES.get(key);
        const bytes = new Uint8Array(await stored!.arrayBuffer());
        expect(sha256Tagged(bytes)).toBe(data_hash);
        expect(bytes.byteLength).toBe(size);
        expect(source_url).toMatch(/^sample:/);
      }
      const ids = new Set(evidence.map(({ id }) => id));
      for (const finding of result.findings) {
        for (const id of finding.evidence_ids) expect(ids).toContain(id);
        if (finding.category !== "data_gap") expect(finding.evidence_ids.length, finding.title).toBeGreaterThan(0);
      }
      for (const { agent_name, tool_name } of host.all("tool_invocations")) {
        expect(AGENTS.find(({ manifest }) => manifest.name === agent_name)!.manifest.tools).toContain(tool_name);
      }
      const points = result.risk_factors.reduce((sum, factor) => sum + factor.points, 0);
      expect(points / 100).toBe(result.risk_score);
      const dimensions = result.case_confidence.dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
      expect(result.case_confidence.total).toBeLessThanOrEqual(dimensions);
      expect(result.case_confidence.dimensions).toHaveLength(4);
    }
  });

  it("opens a discrepancy for another declared owner, and a later iteration that agrees resolves it", async () => {
    const company = sample("0999901338");
    const told = honestCustomer(company, {
      answers: { ...honestCustomer(company).answers, beneficial_owners: "Jan Janssens" },
    });
    const first = await investigate(told);
    expect(first.outcome.discrepancies).toMatchObject([
      { kind: "ubo", status: "open", declared: "Jan Janssens", observed: "An Peeters", severity: "high" },
    ]);
    expect(first.outcome.generatedTasks.map(({ document_type }) => document_type)).toContain("ubo_declaration");
    const second = await investigate(
      honestCustomer(company, {
        caseId: told.caseId,
        iteration: 2,
        previous: [first.outcome.result],
        discrepancies: first.outcome.discrepancies,
        facts: first.outcome.facts,
      }),
    );
    expect(second.outcome.discrepancies).toEqual([{ ...first.outcome.discrepancies[0], status: "resolved" }]);
    expect(second.outcome.result.risk_score).toBeLessThan(first.outcome.result.risk_score);
  });

  it("takes no declared owners for a gap, however it is put", async () => {
    for (const none of ["", "n/a", "geen"]) {
      const { answers } = honestCustomer(sample("0999900150"));
      const input = honestCustomer(sample("0999900150"), { answers: { ...answers, beneficial_owners: none } });
      const { shapes, outcome } = await investigate(input);
      expect(shapes).toEqual(["data_gap/medium"]);
      expect(outcome.discrepancies).toEqual([]);
    }
  });

  it("states what the dissolved-entity gate reads, also after an iteration in which the register was down", async () => {
    const first = await investigate(honestCustomer(sample("0999900348")));
    expect(first.outcome.facts["registry_status"]!.at(-1)!.value).toBe("stopped");
    expect(first.outcome.facts["juridical_situation"]!.at(-1)!.value).toBe("014");
    const down = honestCustomer(sample("0999901239"), {
      iteration: 2,
      previous: [first.outcome.result],
      facts: first.outcome.facts,
    });
    const second = await investigate(down);
    expect(second.outcome.facts["registry_status"]!.at(-1)!.value).toBe("stopped");
    expect(second.shapes).toContain("registry_status/high");
  });

  it("proposes nothing to the customer while a trigger stands, and never says why where it does", async () => {
    for (const number of ["0999900942", "0999901437"]) {
      const { outcome } = await investigate(honestCustomer(sample(number), { documents: [], answers: {} }));
      expect(outcome.generatedTasks).toEqual([]);
    }
    const { outcome } = await investigate(honestCustomer(sample("0999901041"), { documents: [], answers: {} }));
    expect(outcome.generatedTasks.length).toBeGreaterThan(3);
    for (const { description, justification } of outcome.generatedTasks) {
      expect(description).not.toMatch(/sanction|match|list|risk|suspic|fraud|crimin|media|pep|gap/i);
      expect(justification).not.toBe("");
    }
  });

  it("classifies the trade and explains it", async () => {
    const { outcome } = await investigate(honestCustomer(sample("0999900150")));
    expect(outcome.mcc).toMatchObject({
      primary_recommendation: { mcc_code: "5462", description: "Bakeries" },
      risk_tier: "low",
      model_used: "built-in",
      decision: null,
    });
  });

  it("keeps what the rules said, with their legal basis", async () => {
    const { outcome } = await investigate(honestCustomer(sample("0999900447")));
    const fired = outcome.evaluation!.results.filter(({ triggered }) => triggered);
    expect(fired).toMatchObject([
      { rule_id: expect.stringContaining("vat_number_refused"), action_type: "cap_confidence" },
    ]);
    expect(outcome.result.case_confidence).toMatchObject({ total: 60, cap: { points: 60 } });
  });
});

describe("agents by value of information", () => {
  it("run fewer for a clean company than for a suspicious one, the mandatory ones for both, with numbers", async () => {
    const clean = await investigate(honestCustomer(sample("0999900150")));
    // What costs nothing is read of every company.
    expect(clean.optional).toEqual(["gazette", "accounts"]);
    const mandatory = (host: MemoryHost) =>
      host.all("evoi_decisions").filter(({ decision_type }) => decision_type === "mandatory");
    for (const number of ["0999900249", "0999900942", "0999901041", "0999901437"]) {
      const suspicious = await investigate(honestCustomer(sample(number)));
      expect(suspicious.optional.length, number).toBeGreaterThan(clean.optional.length);
      const names = (host: MemoryHost) =>
        mandatory(host).map(({ candidate_agent, decision }) => [candidate_agent, decision]);
      expect(names(suspicious.host)).toEqual(names(clean.host));
      for (const { evoi_value, decision, decision_type, reason } of suspicious.host.all("evoi_decisions")) {
        expect(reason).not.toBe("");
        if (decision_type === "optional") expect(decision).toBe(evoi_value > 0 ? "run" : "skip");
      }
    }
  });
});

describe("a private person", () => {
  it("is validated and screened by date of birth and nationality, and asked of no company register", async () => {
    const input = honestCustomer(sample("0999900150"), {
      templateId: "kyc_natural_person",
      companyName: "Viktor Morozenko",
      registrationNumber: "P-77",
      websiteUrl: null,
      documents: [],
      answers: {
        full_name: "Viktor Arkadjevitsj Morozenko",
        date_of_birth: "1968-03-14",
        nationality: "RU",
        national_register_number: "85.07.30-033 28",
        bsn: "123456789",
        iban: "BE71 0961 2345 6769",
      },
    });
    const { outcome, shapes, host } = await investigate(input);
    expect(shapes).toContain("sanctions/critical");
    expect(
      outcome.validationResults.filter(({ rule }) => !["iso3166_country", "date_of_birth"].includes(rule)),
    ).toMatchObject([
      { field: "bsn", rule: "nl_bsn_11_proof", valid: false },
      { field: "iban", rule: "iban_iso13616", valid: true },
      { field: "national_register_number", rule: "be_national_register_number_mod97", valid: true },
      { field: "national_register_number", rule: "be_national_register_number_birth_date", valid: false },
    ]);
    expect(outcome.mcc).toBeNull();
    const ran = host.all("tool_invocations").map(({ tool_name }) => tool_name);
    expect(new Set(ran)).toEqual(new Set(["screening.screen", "adverse_media.search"]));
  });

  it("whose number would leave the house stops the agent, and that is on record", async () => {
    const iban = "BE71 0961 2345 6769";
    const input = honestCustomer(sample("0999900150"), {
      templateId: "kyc_natural_person",
      companyName: `Jan Janssens ${iban}`,
      answers: { full_name: "Jan Janssens", iban },
      terms: TERMS,
    });
    const { host, outcome } = await investigate(input);
    expect(host.all("governance_checks").filter(({ approved }) => !approved)).toMatchObject([
      { event_type: "pii_egress", agent_name: "adverse_media", action: "block", violations: ["would send iban"] },
    ]);
    expect(host.all("tool_invocations").map(({ agent_name }) => agent_name)).not.toContain("adverse_media");
    expect(outcome.result.findings).toContainEqual(
      expect.objectContaining({
        code: "source_withheld",
        severity: "medium",
        source: "adverse_media",
        title: "Not asked: Adverse media",
      }),
    );
    expect(outcome.result.findings.filter(isToSettle)).toMatchObject([{ code: "source_withheld" }]);
    expect(host.all("stages").find(({ stage }) => stage === "adverse_media")).toMatchObject({
      error_type: "withheld",
    });
  });

  it.each([
    ["the name that the news is searched for", "0999901437", "Vandermeersch Logistics"],
    ["a part of that name", "0999901437", "Vandermeersch"],
    ["its VAT number", "0999900447", "BE0999900447"],
    ["its enterprise number, which is its tax number", "0999900546", "0999900546"],
    ["its enterprise number as it is printed", "0999900150", "0999.900.150"],
  ])("whose answer on the tax number is %s has every source asked", async (_what, number, answer) => {
    const { host, outcome } = await investigate(
      honestCustomer(sample(number), {
        answers: { tax_identification_number: answer, bsn: answer, iban: answer },
        terms: TERMS,
      }),
    );
    expect(host.all("governance_checks").filter(({ event_type }) => event_type === "pii_egress")).not.toContainEqual(
      expect.objectContaining({ approved: false }),
    );
    expect(outcome.result.findings.map(({ code }) => code)).not.toContain("source_withheld");
  });
});

describe("a listed name in a long answer", () => {
  const names = Array.from({ length: 130 }, (_, at) => {
    const [one, two] = [String.fromCharCode(97 + (at % 26)), String.fromCharCode(97 + Math.floor(at / 26))];
    return `B${one}ro${two} Vel${two}m${one}ir`;
  });

  it.each([
    ["behind more than a hundred names", `Friends: ${names.join(", ")}, Viktor Morozenko.`],
    ["behind many words", `${"we bake bread. ".repeat(1_500)} Friend: Viktor Morozenko.`],
  ])("is found %s", async (_what, words) => {
    const honest = honestCustomer(sample("0999900150"), { terms: TERMS });
    const { outcome } = await investigate({
      ...honest,
      answers: { ...honest.answers, business_activity: words },
    });
    expect(outcome.result.findings.map(({ code }) => code)).toContain("sanctions_near");
    expect(outcome.result.findings.map(({ code }) => code)).not.toContain("names_unsearched");
  });
});

describe("sources that fail", () => {
  /** Every source live, on a network that refuses each call. */
  const offline = (): Ctx => {
    const ctx = systemCtx();
    const settings = { ...ctx.settings, BELGIAN_MOCK_MODE: false, PROXYVENDOR_MOCK_MODE: false };
    return { ...ctx, settings, fetch: () => Promise.reject(new Error("no network")) };
  };

  it("become gaps, never a failed case and never an answer", async () => {
    const { outcome, host } = await investigate(honestCustomer(sample("0999900942")), offline());
    const { findings, case_confidence } = outcome.result;
    expect(new Set(findings.map(({ category }) => category))).toEqual(new Set(["data_gap"]));
    expect(findings.map(({ source }) => source)).toEqual(
      expect.arrayContaining(["kbo", "vies", "peppol", "inhoudingsplicht", "screening", "adverse_media"]),
    );
    expect(outcome.facts["registry_status"]).toBeUndefined();
    expect(outcome.facts["social_debt"]).toBeUndefined();
    expect(case_confidence.total).toBeLessThan(40);
    const failed = host.all("stages").filter(({ status }) => status === "failed");
    expect(failed.map(({ stage }) => stage)).toContain("vat");
    for (const { error_type } of failed) expect(error_type).not.toBeNull();
    expect(host.all("governance_checks")).toContainEqual(
      expect.objectContaining({ event_type: "evidence_sufficiency", approved: false, action: "cap" }),
    );
  });
});

describe("durable stages", () => {
  class Killed extends Error {}

  const standingStill = () => systemCtx({ now: () => new Date("2026-11-20T12:00:00.000Z") });

  it("killed before or after any of them, go on to the same outcome and records", async () => {
    const input = honestCustomer(sample("0999901437"));
    const whole = await investigate(input, standingStill());
    const stages = [...whole.host.stages.keys()];
    expect(stages).toContain("conclusions");
    for (const victim of stages) {
      for (const moment of ["before", "after"] as const) {
        const host = new MemoryHost(input);
        if (moment === "before") host.dieAt = (stage) => stage === victim;
        else host.dieAt = () => host.stages.has(victim);
        host.death = () => new Killed(victim);
        const died = await runInvestigation(standingStill(), host).catch((error: unknown) => error);
        host.dieAt = () => false;
        const outcome = died instanceof Killed ? await runInvestigation(standingStill(), host) : died;
        expect(outcome, `${moment} ${victim}`).toEqual(whole.outcome);
        for (const kind of ["stages", "tool_invocations", "governance_checks", "evoi_decisions"] as const) {
          const byId = (of: MemoryHost) => new Map(of.all(kind).map((record) => [record.id, record]));
          expect(byId(host)).toEqual(byId(whole.host));
          expect(byId(host).size).toBe(host.all(kind).length);
        }
      }
    }
  });

  it("leave off at once when the run is no longer the current one", async () => {
    const host = new MemoryHost(honestCustomer(sample("0999900150")));
    host.dieAt = () => true;
    host.death = () => new Killed("fenced");
    await expect(runInvestigation(systemCtx(), host)).rejects.toThrow(Killed);
    expect(host.stages.size).toBe(0);
  });
});
