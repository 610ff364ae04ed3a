import { describe, expect, it } from "vitest";
import { ACCOUNTS } from "../../../src/investigation/agents/accounts.ts";
import { GAZETTE } from "../../../src/investigation/agents/gazette.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { WHO_REPRESENTS } from "../../../src/domain/customer/declared-owners.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import type { AccountsAnswer, AnnualAccounts, GazetteAct, GazetteAnswer } from "../../../src/sources/filings.model.ts";
import type { Answer, RegistryEntry } from "../../../src/sources/types.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

/** The run is of 2026-11-20. */
const EVIDENCE = {
  id: "e",
  source: "s",
  source_url: "u",
  data_hash: "sha256:0",
  collected_at: "2026-11-20T10:00:00.000Z",
};
const known = <T>(value: T): Answer<T> => ({
  outcome: "known",
  value,
  evidence: [{ ...EVIDENCE, key: "k", content_type: "text/html", size: 1 }],
});
const silent: Answer<never> = { outcome: "unknown", reason: "timeout", detail: "no answer in time", evidence: [] };

interface Seen {
  readonly register?: Partial<RegistryEntry> | "silent";
  readonly gazette?: Answer<GazetteAnswer>;
  readonly accounts?: Answer<AccountsAnswer>;
}

/** Findings of the two agents alone, and all facts. */
function derive({ register = {}, gazette, accounts }: Seen, rules = RULES_VERSION) {
  const seen = new ObservationSet();
  const entry = register === "silent" ? silent : known(registryEntry({ legal_form_code: "610", ...register }));
  seen.record(REGISTRY, { ...entry, heard: [] });
  if (gazette) seen.record(GAZETTE, { ...gazette, heard: [] });
  if (accounts) seen.record(ACCOUNTS, { ...accounts, heard: [] });
  const { findings, facts } = deriveAll(readDossier(investigationInput({ terms: { rules } as RunTerms })), seen);
  return { findings: findings.filter(({ agent_name }) => agent_name !== "registry"), facts };
}
const codes = (seen: Seen, rules?: number) =>
  derive(seen, rules).findings.map(({ code, severity }) => `${code}/${severity}`);

const act = (date: string, ...rubrics: GazetteAct["rubrics"]): GazetteAct => ({
  date,
  number: "0400001",
  rubrics,
  title: "RUBRIEK",
  pdf_url: "https://gazette.example/tsv_pdf/x.pdf",
});
const published = (...acts: readonly GazetteAct[]) => known<GazetteAnswer>({ acts, read_back_to: null });

describe("an end in the Gazette", () => {
  it("weighs high while the register does not show it, and names the act", () => {
    for (const rubric of ["c02", "c16"] as const) {
      expect(codes({ gazette: published(act("2026-10-02", rubric)) })).toEqual(["gazette_ending/high"]);
    }
    const [found] = derive({ gazette: published(act("2026-10-02", "c02")) }).findings;
    expect(found).toMatchObject({ category: "registry_status", source_entry: "2026-10-02/0400001" });
    expect(found!.description).toContain("https://gazette.example/tsv_pdf/x.pdf");
  });

  it("is said once where the register shows it, and not of an end long past", () => {
    expect(codes({ register: { juridical_situation: "012" }, gazette: published(act("2026-10-02", "c02")) })).toEqual(
      [],
    );
    expect(codes({ register: { status: "stopped" }, gazette: published(act("2026-10-02", "c02")) })).toEqual([]);
    expect(codes({ gazette: published(act("2019-10-02", "c02"), act("1995", "c02")) })).toEqual([]);
  });

  it("is said where the register is silent or states no situation", () => {
    expect(codes({ register: "silent", gazette: published(act("2026-10-02", "c02")) })).toEqual([
      "gazette_ending/high",
    ]);
    const register = { juridical_situation: null, juridical_situation_label: null };
    expect(codes({ register, gazette: published(act("2026-10-02", "c02")) })).toEqual(["gazette_ending/high"]);
  });
});

describe("a change of directors in the Gazette", () => {
  const directors = (since: string | null) => ({ directors: [{ name: "An Peeters", role: "Bestuurder", since }] });

  it("within the year is medium where the register shows no appointment of that time", () => {
    const gazette = published(act("2026-09-01", "c08"));
    expect(codes({ register: directors("2011-03-14"), gazette })).toEqual(["directors_changed/medium"]);
    expect(codes({ register: directors(null), gazette })).toEqual(["directors_changed/medium"]);
    expect(codes({ register: { directors: null }, gazette })).toEqual(["directors_changed/medium"]);
    expect(codes({ register: "silent", gazette })).toEqual(["directors_changed/medium"]);
    expect(codes({ register: directors("2011-03-14"), gazette }, 5)).toEqual(["directors_changed/low"]);
  });

  it("has the customer asked who may act", () => {
    const { findings } = derive({ register: directors("2011-03-14"), gazette: published(act("2026-09-01", "c08")) });
    expect(findings.flatMap((found) => tasksForFinding(found, "company"))).toEqual([
      expect.objectContaining({ description: WHO_REPRESENTS, required: true }),
    ]);
  });

  it("is a remark where the register shows one, and nothing at incorporation or long ago", () => {
    const gazette = published(act("2026-09-01", "c08"));
    expect(codes({ register: directors("2026-07-15"), gazette })).toEqual(["directors_changed/info"]);
    expect(codes({ register: directors("2026-09-20"), gazette })).toEqual(["directors_changed/info"]);
    expect(codes({ gazette: published(act("2026-09-01", "c01", "c08")) })).toEqual([]);
    expect(codes({ gazette: published(act("2025-11-01", "c08")) })).toEqual([]);
  });

  it("is one finding, on the newest of several", () => {
    const [found, ...more] = derive({
      gazette: published(act("2026-09-01", "c08"), act("2026-02-01", "c08")),
    }).findings;
    expect(more).toEqual([]);
    expect(found).toMatchObject({ source_entry: "2026-09-01/0400001", description: expect.stringContaining("2 acts") });
  });
});

describe("the list of acts", () => {
  it("gives facts, and a gap where it was not read far enough back", () => {
    const { facts } = derive({ gazette: published(act("2020-09-01", "c11")) });
    expect(facts.filter(({ source }) => source === "gazette").map(({ name }) => name)).toEqual([
      "gazette_acts",
      "gazette_last_act",
    ]);
    const cut = (read_back_to: string) => known<GazetteAnswer>({ acts: [], read_back_to });
    expect(codes({ gazette: cut("2026-01-01") })).toEqual(["source_gap/low"]);
    expect(codes({ gazette: cut("2020-01-01") })).toEqual([]);
  });

  it("is a small gap where the source is silent", () => {
    expect(codes({ gazette: silent })).toEqual(["source_gap/low"]);
  });
});

const deposit = (exercise_end: string) => ({
  reference: "r",
  deposited_on: `${Number(exercise_end.slice(0, 4)) + 1}-06-29`,
  exercise_end,
  model: "m02-f",
  currency: "EUR",
  is_structured: true,
});
const figures = (parts: Partial<AnnualAccounts> = {}): AnnualAccounts => ({
  reference: "r",
  exercise_end: "2025-12-31",
  currency: "EUR",
  total_assets: 90_000,
  equity: 12_000,
  turnover: null,
  gross_margin: null,
  result: null,
  workforce: 3.4,
  administrators: [],
  participations: [],
  shareholders: [],
  ...parts,
});
const onDeposit = (ends: readonly string[], accounts: AnnualAccounts | null = figures()) =>
  known<AccountsAnswer>({ deposits: ends.map(deposit), accounts });

describe("annual accounts", () => {
  it("give what they have as facts, and nothing for a line that is not there", () => {
    const { facts, findings } = derive({ accounts: onDeposit(["2025-12-31"]) });
    const own = facts.filter(({ source }) => source === "nbb");
    expect(findings).toEqual([]);
    expect(Object.fromEntries(own.map(({ name, value }) => [name, value]))).toEqual({
      accounts_last_year_end: "2025-12-31",
      accounts_year_end: "2025-12-31",
      equity_eur: 12_000,
      total_assets_eur: 90_000,
      workforce: 3.4,
    });
  });

  it("state no amount in euro of another currency", () => {
    const { facts } = derive({ accounts: onDeposit(["2025-12-31"], figures({ currency: "USD", turnover: 5 })) });
    expect(facts.map(({ name }) => name)).not.toContain("turnover_eur");
  });

  it("with negative equity are a finding; with none stated they are not", () => {
    const of = (equity: number | null) => codes({ accounts: onDeposit(["2025-12-31"], figures({ equity })) });
    expect(of(-1)).toEqual(["negative_equity/medium"]);
    expect(of(0)).toEqual([]);
    expect(of(null)).toEqual([]);
  });

  it("are overdue when those of two years had to be on deposit", () => {
    const last = (end: string, register: Partial<RegistryEntry> = {}) =>
      codes({ register, accounts: onDeposit([end]) });
    expect(last("2023-12-31")).toEqual(["accounts_overdue/medium"]);
    expect(last("2024-06-30")).toEqual([]);
    // An association, a company in liquidation, an ended one and one whose form is unknown need not deposit here.
    expect(last("2020-12-31", { legal_form_code: "017" })).toEqual([]);
    expect(last("2020-12-31", { juridical_situation: "012" })).toEqual([]);
    expect(last("2020-12-31", { status: "stopped" })).toEqual([]);
    expect(last("2020-12-31", { legal_form_code: null })).toEqual([]);
  });

  it("that are not there are provisional: low, and only of a company old enough for two years", () => {
    const none = (start_date: string | null) => codes({ register: { start_date }, accounts: onDeposit([], null) });
    expect(none("2015-01-01")).toEqual(["accounts_overdue/low"]);
    expect(none("2023-06-01")).toEqual([]);
    expect(none(null)).toEqual([]);
  });

  it("leave a gap where the figures failed, and none where the deposit is a PDF", () => {
    const gap = (reason: "timeout" | "pdf_only") =>
      known<AccountsAnswer>({ deposits: [deposit("2025-12-31")], accounts: null, gap: { reason, detail: "d" } });
    expect(codes({ accounts: gap("timeout") })).toEqual(["source_gap/low"]);
    expect(codes({ accounts: gap("pdf_only") })).toEqual([]);
    expect(codes({ register: "silent", accounts: onDeposit(["2015-12-31"]) })).toEqual([]);
  });
});

describe("an older company in new hands", () => {
  const since = (...days: (string | null)[]) => ({
    directors: days.map((day, at) => ({ name: `An ${"ABC"[at]}`, role: "Bestuurder", since: day })),
  });
  const shelf = (register: Partial<RegistryEntry>, gazette: Answer<GazetteAnswer>, rules?: number) =>
    derive({ register, gazette }, rules).findings.filter(({ code }) => code === "shelf_company");
  const moved = published(act("2026-11-17", "c06"), act("2026-11-17", "c04", "c08"));

  it("is asked whether it was bought", () => {
    const [one, ...more] = shelf(since("2026-11-12"), moved);
    expect(one).toMatchObject({ severity: "medium", source: "gazette" });
    expect(one!.description).toContain("The company is of 2014-02-17; every director came since 2026-11-12");
    expect(more).toEqual([]);
    expect(tasksForFinding(one!, "company")[0]!.description).toMatch(/^Please state from whom the company was bought/);
    expect(shelf(since("2026-11-12"), moved, 11)).toEqual([]);
  });

  it.each([
    ["one director stayed", since("2026-11-12", "2014-02-17"), moved],
    ["of one it is not known", since("2026-11-12", null), moved],
    ["the company is new", { ...since("2026-06-12"), start_date: "2026-06-12" }, moved],
    ["directors alone changed", since("2026-11-12"), published(act("2026-11-17", "c08"))],
    ["capital alone changed", since("2026-11-12"), published(act("2026-11-17", "c07"))],
    ["the seat moved years ago", since("2026-11-12"), published(act("2022-11-17", "c04"))],
    ["they came years ago", since("2022-11-12"), published(act("2022-11-17", "c04"))],
    ["no director is known", { directors: null }, moved],
  ])("says nothing where %s", (_, register, gazette) => {
    expect(shelf(register, gazette)).toEqual([]);
  });
});
