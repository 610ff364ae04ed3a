import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AnyAgent } from "../../../src/investigation/agent.ts";
import { AGENTS } from "../../../src/investigation/agents/index.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { SCREENING } from "../../../src/investigation/agents/screening.ts";
import { VAT } from "../../../src/investigation/agents/vat.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { FINDING_RULES } from "../../../src/investigation/findings/severity-table.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { peopleBehind } from "../../../src/investigation/people/people-behind.ts";
import type { ScreeningHit } from "../../../src/screening/index.ts";
import type { Answer, RegistryEntry } from "../../../src/sources/types.ts";
import { finding, investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const known = <T>(value: T): Answer<T> => ({ outcome: "known", value, evidence: [] });
const silent: Answer<never> = { outcome: "unknown", reason: "timeout", detail: "no answer in time", evidence: [] };

function derive(
  answers: readonly (readonly [AnyAgent, Answer<unknown>])[],
  input: Parameters<typeof investigationInput>[0] = {},
) {
  const seen = new ObservationSet();
  for (const [agent, answer] of answers) seen.record(agent, { ...answer, heard: [] });
  return deriveAll(readDossier(investigationInput(input)), seen);
}

const shapes = (answers: Parameters<typeof derive>[0], input: Parameters<typeof derive>[1] = {}) =>
  derive(answers, input).findings.map(({ category, severity }) => `${category}/${severity}`);

const registry = (entry: Partial<RegistryEntry>) => shapes([[REGISTRY, known(registryEntry(entry))]]);

describe("the severity table", () => {
  it("lets nothing but an exact match, high news and sanctions that the customer states of a party shut the SAR-first gate", () => {
    const shut = Object.entries(FINDING_RULES)
      .filter(([, { category }]) => ["sanctions", "criminal", "enforcement"].includes(category))
      .filter(([, { severity }]) => ["high", "critical"].includes(severity));
    expect(shut.map(([id]) => id)).toEqual([
      "sanctions_exact",
      "sanctions_named",
      "media_criminal",
      "media_enforcement",
      "sanctions_said",
    ]);
  });

  it("gives every rule its reason", () => {
    const table = readFileSync("src/investigation/findings/severity-table.ts", "utf8");
    for (const name of Object.keys(FINDING_RULES))
      expect(table).toMatch(new RegExp(String.raw`\n  /\*\* .{21,} \*/\n  ${name}: rule\(`));
  });
});

describe("what the register says", () => {
  it("is nothing to note for a company that lives", () => {
    for (const juridical_situation of ["000", "001", "002"]) expect(registry({ juridical_situation })).toEqual([]);
  });

  it.each([
    ["050", "active", "registry_status/high"],
    ["014", "stopped", "registry_status/high"],
    ["010", "active", "registry_status/medium"],
    ["012", "active", "registry_status/medium"],
    ["013", "active", "registry_status/medium"],
    ["006", "active", "registry_status/medium"],
  ] as const)("is a finding in situation %s, %s", (juridical_situation, status, expected) =>
    expect(registry({ juridical_situation, status })).toEqual([expected]),
  );

  it("does not take voluntary dissolution for bankruptcy", () => {
    const [found] = derive([[REGISTRY, known(registryEntry({ juridical_situation: "012" }))]]).findings;
    expect(found!.title).toBe("Dissolution in progress");
  });

  it("flags words of the register that it does not know, and not the lack of words", () => {
    expect(registry({ juridical_situation: null, juridical_situation_label: "Iets nieuws" })).toEqual([
      "registry_status/medium",
    ]);
    expect(registry({ juridical_situation: null, juridical_situation_label: null })).toEqual([]);
  });

  it("counts a company as recent up to its first birthday", () => {
    expect(registry({ start_date: "2025-11-21" })).toEqual(["incorporation/medium"]);
    expect(registry({ start_date: "2025-11-20" })).toEqual([]);
    expect(registry({ start_date: null })).toEqual([]);
  });

  it("does not call a number that it does not know inactive", () => {
    const { findings, facts } = derive([[REGISTRY, known(registryEntry({ status: "not_found", legal_name: null }))]]);
    expect(findings.map(({ category, severity }) => `${category}/${severity}`)).toEqual(["identity/medium"]);
    expect(facts).toEqual([]);
  });

  it("names what a source failed to give as a gap, and a strike-off for owners as what it is", () => {
    const missing = [{ part: "directors" as const, reason: "captcha" as const, detail: "the page asked for a human" }];
    expect(registry({ directors: null, missing })).toEqual(["data_gap/medium"]);
    const remarks = ["Ambtshalve doorhaling: Doorhaling wegens niet vervullen UBO-verplichtingen"];
    expect(registry({ remarks })).toEqual(["ownership/high"]);
  });
});

describe("the VAT system beside the register", () => {
  const vat = (name: string | null, address: string | null, valid = true) =>
    known({ country_code: "BE", vat_number: "0999901338", valid, name, address });
  const beside = (answer: Answer<unknown>, entry: Answer<RegistryEntry> = known(registryEntry())) =>
    shapes([
      [REGISTRY, entry],
      [VAT, answer],
    ]).filter((shape) => !shape.startsWith("data_gap"));

  it("agrees by Belgian habit, and differs by what differs", () => {
    expect(beside(vat("BV Kledinghuis Peeters", "Diestsestraat 140\n3200 Aarschot"))).toEqual([]);
    expect(beside(vat("BV Meridiaan Trading", "Diestsestraat 140\n3200 Aarschot"))).toEqual(["name/medium"]);
    expect(beside(vat("BV Kledinghuis Peeters", "Havenstraat 3\n8380 Zeebrugge"))).toEqual(["address/low"]);
  });

  it("compares nothing that either does not state", () => {
    expect(beside(vat(null, null))).toEqual([]);
    expect(beside(vat("BV Meridiaan Trading", "Havenstraat 3\n8380 Zeebrugge"), silent)).toEqual([]);
  });

  it("states an invalid number, and never from silence", () => {
    expect(beside(vat(null, null, false))).toEqual(["vat/high"]);
    expect(beside(silent)).toEqual([]);
  });
});

describe("hits on lists", () => {
  const hit = (
    match: "exact" | "fuzzy",
    topics: ScreeningHit["entry"]["topics"],
    fingerprint = "print",
  ): ScreeningHit => ({
    list: { source: "sample", version: "2026-11-01", sha256: "00" },
    entry: {
      id: "sample-0001",
      name: "Viktor Morozenko",
      matchedName: "Viktor Morozenko",
      kind: "person",
      topics,
      birthDates: [],
      countries: [],
      programmes: ["SAMPLE"],
      fingerprint,
    },
    score: match === "exact" ? 1 : 0.8,
    match,
    parts: [{ part: "name", effect: 1, detail: "the same words" }],
  });
  const screened = (...hits: ScreeningHit[]) =>
    known({ results: [{ subject: { kind: "person" as const, name: "Viktor Morozenko" }, hits }], lists: [] });

  it("weigh by match and topic; one entry can be both listed and exposed", () => {
    expect(shapes([[SCREENING, screened(hit("exact", ["sanction"]))]])).toEqual(["sanctions/critical"]);
    expect(shapes([[SCREENING, screened(hit("fuzzy", ["sanction"]))]])).toEqual(["sanctions/medium"]);
    expect(shapes([[SCREENING, screened(hit("exact", ["sanction", "pep"]))]])).toEqual([
      "sanctions/critical",
      "pep/medium",
    ]);
    expect(shapes([[SCREENING, screened(hit("fuzzy", ["pep"]))]])).toEqual(["pep/low"]);
  });

  it("stay cleared while list entry and subject are unchanged, and come back open when one changes", () => {
    const [first] = derive([[SCREENING, screened(hit("fuzzy", ["sanction"]))]]).findings;
    const clearance = { reason: "born in another year", cleared_by: "mia", cleared_at: "2026-11-01T00:00:00.000Z" };
    const cleared = [{ ...first!, clearance }];
    const again = derive([[SCREENING, screened(hit("fuzzy", ["sanction"]))]], { cleared }).findings[0]!;
    expect(again).toEqual({ ...first, clearance });
    const changed = derive([[SCREENING, screened(hit("fuzzy", ["sanction"], "other"))]], { cleared }).findings[0]!;
    expect(changed.id).toBe(first!.id);
    expect(changed.clearance).toBeUndefined();
    expect(changed.description).toContain("has changed since");
  });

  it("are looked for under everybody's name, registered and declared, each person once", () => {
    const dossier = readDossier(
      investigationInput({ answers: { beneficial_owners: "Peeters An\nViktor Arkadjevitsj Morozenko" } }),
    );
    const entry = registryEntry({
      directors: [{ name: "An Peeters", role: "Bestuurder", since: null }],
      owners: [{ name: "An Peeters", kind: "person", birth_date: "1979-08-14", nationality: "BE" }],
    });
    expect(peopleBehind(dossier, known(entry))).toEqual([
      { kind: "company", name: "Kledinghuis Peeters", countries: ["BE"], identifiers: ["0999900150"] },
      { kind: "person", name: "An Peeters", birthDate: "1979-08-14", countries: ["BE"] },
      // The number may be another company's: the declared name is looked for as well.
      { kind: "company", name: "Bakkerij De Linde", countries: ["BE"] },
      { kind: "unknown", name: "Viktor Arkadjevitsj Morozenko" },
    ]);
  });

  it("are looked for under both names of an office holder, and as the company that holds the office", () => {
    const directors = [
      { name: "Claire Martin", other_names: ["Claire Dupont"], role: "Présidente", since: null },
      { name: "Example Holding Ltd", is_company: true as const, role: "Directeur Général", since: null },
    ];
    const subjects = peopleBehind(readDossier(investigationInput({})), known(registryEntry({ directors, owners: [] })));
    expect(subjects).toEqual(
      expect.arrayContaining([
        { kind: "person", name: "Claire Martin" },
        { kind: "person", name: "Claire Dupont" },
        { kind: "company", name: "Example Holding Ltd" },
      ]),
    );
  });

  it("are looked for under the names that the register gave before, while it is silent", () => {
    const fact = (value: unknown) => [{ value, source: "kbo", timestamp: "2026-11-01T00:00:00.000Z" }];
    const facts = {
      legal_name: fact("Kledinghuis Peeters"),
      directors: fact([{ name: "Viktor Morozenko", role: "Bestuurder", since: null }]),
      company_data_directors: fact(["Jo Claes"]),
    };
    const names = (registry: Answer<RegistryEntry>) =>
      peopleBehind(readDossier(investigationInput({ facts })), registry).map(({ name }) => name);
    expect(names(silent)).toEqual(["Kledinghuis Peeters", "Viktor Morozenko", "Bakkerij De Linde", "Jo Claes"]);
    expect(names(known(registryEntry()))).toEqual([
      "Kledinghuis Peeters",
      "An Peeters",
      "Bakkerij De Linde",
      "Jo Claes",
    ]);
  });

  it("look for a private person with date of birth and nationality", () => {
    const dossier = readDossier(
      investigationInput({
        templateId: "kyc_natural_person",
        companyName: "V. Morozenko",
        answers: { full_name: "Viktor Morozenko", date_of_birth: "14/03/1968", nationality: "Rusland" },
      }),
    );
    expect(peopleBehind(dossier, undefined)).toEqual([
      { kind: "person", name: "Viktor Morozenko", birthDate: "1968-03-14", countries: ["RU"] },
      { kind: "person", name: "V. Morozenko", birthDate: "1968-03-14", countries: ["RU"] },
    ]);
  });

  it("say whose name could not be looked up at all", () => {
    const results = [{ subject: { kind: "person" as const, name: "☃" }, hits: [], unreadable: true as const }];
    const { findings } = derive([
      [REGISTRY, known(registryEntry())],
      [SCREENING, known({ results, lists: [] })],
    ]);
    expect(findings).toMatchObject([
      {
        category: "data_gap",
        source_entry: "screening:☃",
        title: "Not fully screened: ☃",
        description: expect.stringContaining("the name holds no letter or digit"),
      },
    ]);
  });

  it("say that the people of a silent register were not looked for", () => {
    const { findings } = derive([
      [REGISTRY, silent],
      [SCREENING, screened()],
    ]);
    expect(findings.map(({ source_entry }) => source_entry)).toEqual(["registry", "screening:directors and owners"]);
    expect(findings.every(({ category, severity }) => category === "data_gap" && severity === "medium")).toBe(true);
    expect(findings[1]!.description).toBe(
      "The directors and owners that the register names were not screened: the register did not answer in time. Nothing was concluded about them.",
    );
  });
});

describe("a source that is silent", () => {
  it("is a gap that names it and why, whatever the source", () => {
    for (const agent of AGENTS.filter(({ manifest }) => manifest.sources.length > 0)) {
      const { findings } = derive([[agent, silent]]);
      expect(findings, agent.manifest.name).toMatchObject([
        {
          category: "data_gap",
          source: agent.manifest.sources[0],
          description: expect.stringContaining("did not answer in time"),
        },
      ]);
    }
  });

  it("takes nothing back of what it said in the iteration before", () => {
    const before = derive([[REGISTRY, known(registryEntry({ juridical_situation: "050" }))]]).findings;
    const previous = [
      {
        iteration: 1,
        risk_score: 0.45,
        risk_factors: [],
        case_confidence: { total: 50, dimensions: [] },
        findings: [...before, finding({ category: "data_gap", agent_name: "registry" })],
        discrepancies: [],
        summary: "",
        model_used: "built-in",
        completed_at: "2026-11-19T00:00:00.000Z",
      },
    ];
    const now = derive([[REGISTRY, silent]], { previous, iteration: 2 }).findings;
    expect(now.map(({ title }) => title)).toEqual(["Bankruptcy opened", "No usable answer: Company register"]);
    expect(derive([[REGISTRY, known(registryEntry())]], { previous, iteration: 2 }).findings).toEqual([]);
  });
});

describe("findings", () => {
  it("have ids that depend on the case, category, subject and source entry alone", () => {
    const bankrupt = known(registryEntry({ juridical_situation: "050" }));
    const [first] = derive([[REGISTRY, bankrupt]]).findings;
    const [later] = derive([[REGISTRY, bankrupt]], { iteration: 2, runId: crypto.randomUUID() }).findings;
    const [elsewhere] = derive([[REGISTRY, bankrupt]], { caseId: crypto.randomUUID() }).findings;
    expect(later!.id).toBe(first!.id);
    expect(elsewhere!.id).not.toBe(first!.id);
  });

  it("come in one order, whichever agent ended first", () => {
    const answers = [
      [REGISTRY, known(registryEntry({ juridical_situation: "050", start_date: "2026-10-01" }))],
      [SCREENING, silent],
      [VAT, silent],
    ] as const;
    expect(derive(answers.toReversed())).toEqual(derive(answers));
  });
});
