import { describe, expect, it } from "vitest";
import type { AnyAgent } from "../../../src/investigation/agent.ts";
import { ACCOUNTS } from "../../../src/investigation/agents/accounts.ts";
import { GAZETTE } from "../../../src/investigation/agents/gazette.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import {
  checkDebt,
  checkVat,
  checkWebsite,
  classifySituation,
  findAccounts,
  findActs,
  findCompanyData,
  findFundingData,
  findParticipant,
  isSample,
  lookUpEnterprise,
  searchAdverseMedia,
} from "../../../src/sources/index.ts";
import { compareAddresses, compareCompanyNames } from "../../../src/domain/matching/index.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import type { Answer } from "../../../src/sources/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { hasSharedData, readSharedJson } from "../../support/sources/shared-data.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";

const valueOf = <T>(answer: Answer<T>): T => {
  if (answer.outcome !== "known") throw new Error(`unknown: ${answer.reason} ${answer.detail}`);
  return answer.value;
};
const reasonOf = (answer: Answer<unknown>) => (answer.outcome === "unknown" ? answer.reason : "known");

describe("the sample companies", () => {
  it("have valid check digits", () => {
    for (const { number } of SAMPLE_COMPANIES) {
      expect(97 - (Number(number.slice(0, 8)) % 97), number).toBe(Number(number.slice(8)));
    }
  });

  it("are read completely from the register's page format", async () => {
    const { call } = createSourceWorld();
    const entry = valueOf(await lookUpEnterprise(call(), "0999900150"));
    expect(entry).toMatchObject({
      status: "active",
      juridical_situation: "000",
      legal_name: "Bakkerij De Linde",
      name_since: "2011-03-14",
      legal_form_code: "610",
      address: { street: "Ridderstraat 48", postal_code: "3000", city: "Leuven", country: "BE" },
      start_date: "2011-03-14",
      directors: [{ name: "Katrien Vermeulen", role: "Bestuurder", since: "2011-03-14" }, { name: "Joris Claes" }],
      owners: [
        { name: "Katrien Vermeulen", share_percent: 60 },
        { name: "Joris Claes", share_percent: 40 },
      ],
    });
    expect(entry.missing).toBeUndefined();
    expect(entry.activities.map((activity) => activity.code)).toEqual(["10712", "47242"]);
  });

  it("are active unless their scenario says otherwise", async () => {
    const { call } = createSourceWorld();
    const odd = new Map<string, string>();
    for (const { number } of SAMPLE_COMPANIES) {
      const answer = await lookUpEnterprise(call(), number);
      const kind =
        answer.outcome === "unknown" ? answer.reason : `${answer.value.status} ${classifySituation(answer.value)}`;
      if (kind !== "active normal") odd.set(number, kind);
    }
    expect(Object.fromEntries(odd)).toEqual({
      "0999900249": "active bankrupt",
      "0999900348": "stopped closed",
      "0999901239": "http_error",
      "0999901536": "active bankrupt",
      "0999902229": "active dissolution_pending",
    });
  });

  it("match name and address on VIES unless their scenario says otherwise", async () => {
    const { call } = createSourceWorld();
    const odd = new Map<string, string>();
    for (const { number, name, address } of SAMPLE_COMPANIES) {
      const vat = valueOf(await checkVat(call(), { countryCode: "BE", vatNumber: number }));
      const seat = `${address.street} ${address.houseNumber}\n${address.postalCode} ${address.city}`;
      if (!vat.valid) odd.set(number, "invalid");
      else if (compareCompanyNames(name, vat.name ?? "").score < 0.8) odd.set(number, "name");
      else if (compareAddresses(seat, vat.address ?? "").score < 0.7) odd.set(number, "address");
    }
    expect(Object.fromEntries(odd)).toEqual({ "0999900447": "invalid", "0999900645": "name", "0999902130": "address" });
  });

  it("are in the Peppol directory unless their scenario says otherwise", async () => {
    const { call } = createSourceWorld();
    const odd = new Map<string, string>();
    for (const { number } of SAMPLE_COMPANIES) {
      const answer = await findParticipant(call(), number);
      if (answer.outcome === "unknown") odd.set(number, answer.reason);
      else if (!answer.value.registered) odd.set(number, "not registered");
    }
    expect(Object.fromEntries(odd)).toEqual({ "0999900744": "not registered", "0999902031": "http_error" });
  });

  it("have no debts unless their scenario says otherwise", async () => {
    const { call } = createSourceWorld();
    const odd = new Map<string, unknown>();
    for (const { number } of SAMPLE_COMPANIES) {
      const answer = await checkDebt(call(), number);
      if (answer.outcome === "unknown") odd.set(number, answer.reason);
      else if (answer.value.social_debt !== false || answer.value.tax_debt !== false) odd.set(number, answer.value);
    }
    expect(Object.fromEntries(odd)).toEqual({
      "0999900546": { social_debt: true, tax_debt: true, model_used: "built-in" },
      "0999901140": "captcha",
    });
  });

  it("include one with news of a formal charge and no other adverse media", async () => {
    const { call } = createSourceWorld();
    for (const { number, name } of SAMPLE_COMPANIES) {
      const { hits } = valueOf(await searchAdverseMedia(call(), { names: [], companyName: name, place: "Gent" }));
      expect(hits.map((hit) => hit.category)).toEqual(number === "0999901437" ? ["criminal", "criminal"] : []);
    }
  });

  it("have company data, funding data and websites as defined", async () => {
    const { call } = createSourceWorld();
    const bakery = { name: "Bakkerij De Linde", registrationNumber: "0999900150", country: "BE" };
    expect(valueOf(await findCompanyData(call(), bakery))).toMatchObject({ found: true, employees: 14 });
    expect(valueOf(await findFundingData(call(), bakery)).found).toBe(false);
    const studio = { name: "Studio Pixelhaven", registrationNumber: "0999900843", country: "BE" };
    expect(valueOf(await findFundingData(call(), studio))).toMatchObject({ found: true, total_funding_eur: 250_000 });
    expect(valueOf(await checkWebsite(call(), "bakkerij-de-linde.example"))).toMatchObject({
      accessible: true,
      status_code: 200,
      title: "Bakkerij De Linde",
    });
    // A host that nobody can resolve says nothing of any site.
    expect(await checkWebsite(call(), "https://nobody-knows-this.example")).toMatchObject({ outcome: "unknown" });
  });

  it("give no reason for a finding by their acts and accounts unless their scenario says otherwise", async () => {
    const now = () => new Date("2026-11-20T10:00:00Z");
    const { call } = createSourceWorld({ now });
    const odd: Record<string, string[]> = {};
    for (const { number } of SAMPLE_COMPANIES) {
      const observed = new ObservationSet();
      const record = (agent: AnyAgent, answer: Answer<unknown>) => observed.record(agent, { ...answer, heard: [] });
      record(REGISTRY, await lookUpEnterprise(call(), number));
      record(GAZETTE, await findActs(call(), number));
      record(ACCOUNTS, await findAccounts(call(), number));
      const dossier = readDossier(investigationInput({ registrationNumber: number }));
      const found = deriveAll(dossier, observed).findings.filter(({ agent_name }) => agent_name !== "registry");
      if (found.length > 0) odd[number] = found.map(({ code, severity }) => `${code} ${severity}`).sort();
    }
    expect(odd).toEqual({
      "0999902229": ["directors_changed info"],
      "0999902328": ["directors_changed info"],
      "0999905001": ["directors_changed low"],
      "0999905197": ["gazette_ending high", "negative_equity medium"],
      "0999905296": ["accounts_overdue medium"],
      "0999905593": ["directors_changed info"],
    });
  });

  it("include one that is always 90 days old", async () => {
    const now = () => new Date("2031-05-01T12:00:00Z");
    const { call } = createSourceWorld({ now });
    expect(valueOf(await lookUpEnterprise(call(), "0999900843")).start_date).toBe("2031-01-31");
  });

  it("report office holders and owners of real companies as unknown", async () => {
    const { call } = createSourceWorld();
    const entry = valueOf(await lookUpEnterprise(call(), "0202239951"));
    expect(entry).toMatchObject({ legal_name: "PROXIMUS", directors: null, owners: null, start_date: null });
    expect(entry.missing?.map((gap) => gap.part)).toEqual(["directors", "owners"]);
  });
});

describe("a number without a sample company", () => {
  it("is not found, invalid, not registered, and of unknown debts", async () => {
    const { call } = createSourceWorld();
    expect(valueOf(await lookUpEnterprise(call(), "0403449823")).status).toBe("not_found");
    expect(valueOf(await checkVat(call(), { countryCode: "BE", vatNumber: "0403449823" })).valid).toBe(false);
    expect(valueOf(await findParticipant(call(), "0403449823")).registered).toBe(false);
    expect(reasonOf(await checkDebt(call(), "0403449823"))).toBe("parse_error");
  });
});

describe("evidence of sample responses", () => {
  it("is stored under the caller's prefix, hashed, and marked as sample in its URL", async () => {
    const { call, ctx, objects } = createSourceWorld();
    const answer = await checkVat(call({ evidencePrefix: "case-7" }), { countryCode: "BE", vatNumber: "0999900150" });
    const [evidence] = answer.evidence;
    expect(evidence?.source_url).toMatch(/^sample:/);
    expect(evidence?.key).toBe(`case-7/evidence/${evidence?.data_hash.slice("sha256:".length)}`);
    expect(objects.get(evidence!.key)?.bytes.byteLength).toBe(evidence?.size);
    expect(isSample(ctx, "vies")).toBe(true);
  });
});

interface Bel20Company {
  readonly vat: string;
  readonly legalName: readonly string[];
  readonly juridicalForm: readonly string[];
  readonly address: string;
  readonly nace2008: readonly string[];
}

describe.skipIf(!hasSharedData)("the real companies among the samples", () => {
  it("have the name, form, seat and activities of the public register", () => {
    const register = readSharedJson<Bel20Company[]>("kbo/bel20_kbo_open_data_2022-11.json");
    const known = SAMPLE_COMPANIES.flatMap((sample) => {
      const facts = register.find(({ vat }) => vat === `BE${sample.number}`);
      return facts ? [{ sample, facts }] : [];
    });
    expect(known).toHaveLength(8);
    for (const { sample, facts } of known) {
      const { street, houseNumber, postalCode } = sample.address;
      expect(facts.legalName.join().toLowerCase(), sample.number).toContain(sample.name.toLowerCase());
      expect(facts.juridicalForm).toEqual([sample.legalForm]);
      expect(
        compareAddresses(facts.address, `${street} ${houseNumber}\n${postalCode} ${sample.address.city}`).score,
      ).toBeGreaterThan(0.8);
      for (const { code } of sample.activities) expect(facts.nace2008).toContain(`2008_${code}`);
      expect(sample.media).toEqual([]);
      expect(sample.debt).toEqual({ social: false, tax: false });
    }
  });
});
