import { describe, expect, it } from "vitest";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import type { Comparison } from "../../../src/domain/diligence/discrepancies.rules.ts";
import { compareDeclared } from "../../../src/investigation/discrepancies/compare-declared.ts";
import { isSamePerson } from "../../../src/domain/customer/same-person.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import type { Finding } from "../../../src/domain/case/case.model.ts";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { namesOf, readDeclaredOwners } from "../../../src/domain/customer/declared-owners.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { readDay } from "../../../src/domain/case/answers.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { followUpTask } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

function readNames(answer: unknown) {
  const read = readDeclaredOwners(answer);
  return read && namesOf(read);
}

function compare(entry: Partial<RegistryEntry>, input: Parameters<typeof investigationInput>[0]): Comparison[] {
  const dossier = readDossier(investigationInput({ companyName: "Kledinghuis Peeters", ...input }));
  return compareDeclared(dossier, { outcome: "known", value: registryEntry(entry), evidence: [] });
}

const owners = (answer: unknown, entry: Partial<RegistryEntry> = {}) =>
  compare(entry, { answers: { beneficial_owners: answer } }).find(({ kind }) => kind === "ubo");

const TERMS = {
  policy: DEFAULT_POLICY,
  usesModel: false,
  sample: true,
  listMaxAgeHours: { hours: 48, bySource: {} },
};

describe("declared owners", () => {
  it("are read one a line, and a plain none is an empty list", () => {
    expect(readNames(" An  Peeters \n\nJan Janssens\r\n")).toEqual(["An Peeters", "Jan Janssens"]);
    expect(readNames("An Peeters, Jo Claes en Piet Maes")).toEqual(["An Peeters", "Jo Claes", "Piet Maes"]);
    expect(readNames("An Peeters (74,9 %)\nJo Claes 25,1 %")).toEqual(["An Peeters", "Jo Claes"]);
    expect(readNames("An Peeters (74,9 % direct), Jo Claes, 25.1%")).toEqual(["An Peeters", "Jo Claes"]);
    expect(readNames("60 % An Peeters\nJo Claes: 40 procent\n100 %")).toEqual(["An Peeters", "Jo Claes", "100 %"]);
    expect(readDeclaredOwners("An Peeters (74,9 %)\nJo Claes")).toEqual([
      { kind: "unknown", name: "An Peeters", share_percent: 74.9 },
      { kind: "unknown", name: "Jo Claes" },
    ]);
    expect(readNames("Peeters, An\nVan den Berg, Jan")).toEqual(["Peeters, An", "Van den Berg, Jan"]);
    for (const none of ["n/a", "None", "geen", "AUCUN", "keine."]) expect(readNames(none)).toEqual([]);
    for (const nothing of ["", " \n ", undefined, null, 7]) expect(readNames(nothing)).toBeNull();
  });

  it("beyond two hundred are not looked up, and counted", () => {
    const names = Array.from({ length: 30_000 }, (_, i) => `Jan Claes${i}`).join("\n");
    const dossier = readDossier(investigationInput({ answers: { beneficial_owners: names, directors: "An Peeters" } }));
    expect([dossier.declaredOwners!.length, dossier.namesLeftOut]).toEqual([200, 29_800]);
    const { findings } = DECLARATIONS.derive({ outcome: "known", value: null, evidence: [] }, dossier, {
      of: () => undefined,
    });
    const gap = expect.objectContaining({ category: "data_gap", severity: "high", source_entry: "declared_names" });
    expect(findings).toContainEqual(gap as Finding);
    const few = readDossier(investigationInput({ answers: { beneficial_owners: "An Peeters" } }));
    expect(few.namesLeftOut).toBe(0);
  });

  it("leave an officer's question open in its own words", () => {
    const told = (rules: number) => {
      const terms = { ...TERMS, rules };
      const dossier = readDossier(investigationInput({ followUpTasks: [followUpTask({ iteration: 1 })], terms }));
      const { findings } = DECLARATIONS.derive({ outcome: "known", value: null, evidence: [] }, dossier, {
        of: () => undefined,
      });
      return findings!.find(({ source_entry }) => source_entry === "answers")!.description;
    };
    expect(told(3)).toContain('"Who owns the shop?"');
    expect(told(2)).toContain("followup_2_1");
  });

  it("are not compared where a sentence stands in their place, which is a gap", () => {
    const told = (rules: number) => {
      const terms = { ...TERMS, rules };
      const input = { answers: { beneficial_owners: "nobody, we own it together" }, terms };
      const { findings } = DECLARATIONS.derive(
        { outcome: "known", value: null, evidence: [] },
        readDossier(investigationInput(input)),
        { of: () => undefined },
      );
      const gap = findings!.find(({ source_entry }) => source_entry === "beneficial_owners")?.description;
      return { compared: compare({}, input).some(({ kind }) => kind === "ubo"), gap };
    };
    expect(told(3)).toEqual({
      compared: false,
      gap: 'Where the owners were asked, the customer wrote "nobody, we own it together". That names nobody, so the register could not be compared.',
    });
    expect(told(2)).toEqual({ compared: true, gap: undefined });
  });

  it.each(["An Peeters", "PEETERS An", "An Maria Peeters", "Án Pëeters"])("agree with the register as %s", (name) =>
    expect(owners(name)).toMatchObject({ agrees: true }),
  );

  it.each(["Jan Peeters", "An Peters", "Jan Janssens", "An", "An Peeters\nJan Janssens"])("differ as %s", (name) =>
    expect(owners(name)).toMatchObject({ agrees: false, observed: "An Peeters" }),
  );

  it("that leave out a registered owner differ", () => {
    const two = {
      owners: [
        { name: "An Peeters", kind: "person" as const },
        { name: "Jo Claes", kind: "person" as const },
      ],
    };
    expect(owners("An Peeters", two)).toMatchObject({ agrees: false });
    expect(owners("Jo Claes\nAn Peeters", two)).toMatchObject({ agrees: true });
  });

  it("are compared only where both sides have some", () => {
    expect(owners("geen")).toBeUndefined();
    expect(owners(undefined)).toBeUndefined();
    expect(owners("An Peeters", { owners: null })).toBeUndefined();
    expect(owners("An Peeters", { owners: [] })).toBeUndefined();
    expect(owners("An Peeters", { status: "not_found" })).toBeUndefined();
  });

  it("differ where the register names a company alone", () => {
    const held = { owners: [{ name: "Triade Beheer", kind: "company" as const }] };
    expect(owners("Claire Dumont", held)).toMatchObject({ agrees: false });
    expect(owners("NV Triade Beheer", held)).toMatchObject({ agrees: true });
  });

  it("are compared with shareholders only where these are all persons", () => {
    const holder = (name: string, parts: object = {}) =>
      ({ name, kind: "person", basis: "holder", share_percent: 50, ...parts }) as const;
    const all = { owners: [holder("An Peeters", { share_percent: 90 }), holder("Jo Claes", { share_percent: 10 })] };
    expect(owners("An Peeters", all)).toMatchObject({ agrees: true });
    expect(owners("Jo Claes", all)).toMatchObject({ agrees: false });
    expect(owners("An Peeters\nPiet Maes", all)).toMatchObject({ agrees: false });
    expect(owners("Claire Dumont", { owners: [holder("Beheer", { kind: "company" })] })).toBeUndefined();
    const verified = { ...holder("Claire Dumont"), basis: "beneficial_owner" as const };
    const both = { owners: [holder("Beheer", { kind: "company" }), verified] };
    expect(owners("Claire Dumont", both)).toMatchObject({ agrees: true, observed: "Claire Dumont" });
    expect(owners("An Peeters", both)).toMatchObject({ agrees: false });
  });

  it.each(["owners", "directors"] as const)("are not compared with %s of whom some are missing", (part) => {
    const input = { answers: { beneficial_owners: "Claire Dumont", directors: "Claire Dumont" } };
    const missing = [{ part, reason: "masked", detail: "two of them" }] as const;
    const kind = part === "owners" ? "ubo" : "director";
    const complete = { directors: [{ name: "Jo Claes", role: "Bestuurder", since: null }] };
    expect(compare(complete, input).some((one) => one.kind === kind)).toBe(true);
    expect(compare({ ...complete, missing }, input).some((one) => one.kind === kind)).toBe(false);
  });
});

describe("declared owners of the same names", () => {
  const person = (name: string, birth_date: string, share_percent: number, more: object = {}) =>
    ({ name, kind: "person", birth_date, share_percent, ...more }) as const;
  const registered = [person("Katrien Vermeulen", "1978-05-21", 60), person("Michel Claes", "1976-11-02", 40)];
  const declared = (name: string, birth_date: string | undefined, share_percent?: number, more: object = {}) => ({
    name,
    birth_date,
    share_percent,
    ...more,
  });
  const told = (answer: readonly object[], rules = 6, among: RegistryEntry["owners"] = registered) =>
    compare({ owners: among }, { answers: { beneficial_owners: answer }, terms: { ...TERMS, rules } }).find(
      ({ kind }) => kind === "ubo",
    );
  const vermeulen = declared("Katrien Vermeulen", "1978-05-21", 60);
  const claes = declared("Michel Claes", "1976-11-02", 40);

  it("agree with the register, as far as both go", () => {
    expect(told([vermeulen, claes])).toMatchObject({ agrees: true });
    expect(told([declared("Katrien Vermeulen", "1978"), declared("Michel Claes", undefined)])).toMatchObject({
      agrees: true,
    });
    expect(
      told([
        { ...vermeulen, share_percent: 55 },
        { ...claes, share_percent: 45 },
      ]),
    ).toMatchObject({ agrees: true });
  });

  it.each([
    [declared("Katrien Vermeulen", "2015-05-21", 60), claes, "Katrien Vermeulen, born 2015-05-21 (60 %)"],
    [declared("Katrien Vermeulen", "1878-05-21", 60), claes, "Katrien Vermeulen, born 1878-05-21 (60 %)"],
    [vermeulen, declared("Michel Claes", "2006-03-04", 40), "Michel Claes, born 2006-03-04 (40 %)"],
    [
      vermeulen,
      declared("Michel Claes", "1976-02-11", 40),
      "Michel Claes, born 1976-02-11, day and month the other way round (40 %)",
    ],
  ])("are other people by a birth date", (a, b, words) => {
    const found = told([a, b])!;
    expect(found).toMatchObject({ agrees: false, severity: "high" });
    expect(found.declared).toContain(words);
    expect(found.observed).toBe("Katrien Vermeulen, born 1978-05-21 (60 %); Michel Claes, born 1976-11-02 (40 %)");
    expect(told([a, b], 5)).toMatchObject({ agrees: true });
  });

  it("differ by a share on the other side of the threshold", () => {
    const turned = [
      { ...vermeulen, share_percent: 5 },
      { ...claes, share_percent: 95 },
    ];
    expect(told(turned)).toMatchObject({ agrees: false });
    expect(told(turned)!.declared).toContain("Katrien Vermeulen, born 1978-05-21 (5 %)");
    expect(told(turned, 5)).toMatchObject({ agrees: true });
    const banded = [
      { ...registered[0]!, share_percent: undefined, share_band: { exclusive_minimum: 25, maximum: 50 } },
    ];
    const among = banded as unknown as RegistryEntry["owners"];
    expect(told([{ ...vermeulen, share_percent: 5 }], 6, among)).toMatchObject({ agrees: false });
    expect(told([{ ...vermeulen, share_percent: 30 }], 6, among)).toMatchObject({ agrees: true });
    expect(told([{ ...vermeulen, share_percent: 5 }], 6, among)!.observed).toContain("(25–50 %)");
  });

  it("are told apart where father and son own, and only the father is named", () => {
    const both = [person("Jan Claes", "1950-01-01", 60), person("Jan Claes", "1980-01-01", 40)];
    expect(
      told([declared("Jan Claes", "1950-01-01", 60), declared("Jan Claes", "1980-01-01", 40)], 6, both),
    ).toMatchObject({ agrees: true });
    expect(told([declared("Jan Claes", "1950-01-01", 60)], 6, both)).toMatchObject({ agrees: false });
    expect(told([declared("Jan Claes", "1980-01-01", 60)], 6, [both[0]!])).toMatchObject({ agrees: false });
  });

  it("need not have among them who holds less than the threshold, unless the register calls that one an owner", () => {
    const small = person("Piet Maes", "1990-09-09", 24.9);
    const among = [person("Katrien Vermeulen", "1978-05-21", 45.1), person("Michel Claes", "1976-11-02", 30), small];
    const answer = [
      { ...vermeulen, share_percent: 45.1 },
      { ...claes, share_percent: 30 },
    ];
    expect(told(answer, 6, among)).toMatchObject({ agrees: true });
    expect(told(answer, 5, among)).toMatchObject({ agrees: false });
    for (const more of [
      { basis: "beneficial_owner" },
      { interests: ["appointmentOfBoard"] },
      { share_percent: 25 },
      { share_percent: undefined },
    ]) {
      const all = [...among.slice(0, 2), { ...small, ...more }] as unknown as RegistryEntry["owners"];
      expect(told(answer, 6, all), JSON.stringify(more)).toMatchObject({ agrees: false });
    }
    expect(told([...answer, declared("An Sels", "1980-01-01", 5)], 6, among)).toMatchObject({ agrees: false });
  });

  it("of a register of shareholders differ in the same way", () => {
    const holders = registered.map((one) => ({ ...one, basis: "holder" as const }));
    expect(told([vermeulen, claes], 6, holders)).toMatchObject({ agrees: true });
    expect(told([declared("Katrien Vermeulen", "2015-05-21", 60), claes], 6, holders)).toMatchObject({ agrees: false });
    expect(told([vermeulen], 6, holders)).toMatchObject({ agrees: false });
    const exactly = [
      { ...holders[0]!, share_percent: 75 },
      { ...holders[1]!, share_percent: 25 },
    ];
    expect(told([{ ...vermeulen, share_percent: 75 }], 6, exactly)).toMatchObject({ agrees: false });
    expect(told([{ ...vermeulen, share_percent: 75 }], 5, exactly)).toMatchObject({ agrees: true });
  });

  it("are one who stands twice in the register, with as much as both shares", () => {
    const twice = [person("Jan Claes", "1950-01-01", 20), person("Jan Claes", "1950-01-01", 20)];
    expect(told([declared("Jan Claes", "1950-01-01", 40)], 6, twice)).toMatchObject({ agrees: true });
    expect(told([declared("An Sels", "1950-01-01", 40)], 6, twice)).toMatchObject({ agrees: false });
  });

  it("differ by the share of a company, too", () => {
    const held = [{ name: "Triade Beheer", kind: "company" as const, share_percent: 100 }];
    const company = { company_name: "Triade Beheer", country: "BE" };
    expect(told([{ ...company, share_percent: 100 }], 6, held)).toMatchObject({ agrees: true });
    expect(told([{ ...company, share_percent: 10 }], 6, held)).toMatchObject({ agrees: false });
    expect(told([{ ...company, share_percent: 10 }], 5, held)).toMatchObject({ agrees: true });
  });
});

describe("other declarations", () => {
  it("agree on the name whatever the legal form, and by any name that the register knows", () => {
    const name = (companyName: string, entry: Partial<RegistryEntry> = {}) =>
      compare(entry, { companyName }).find(({ kind }) => kind === "name")?.agrees;
    expect(name("BV Kledinghuis Peeters")).toBe(true);
    expect(name("Mode An", { commercial_names: ["Mode An"] })).toBe(true);
    expect(name("Meridiaan Trading Partners")).toBe(false);
  });

  it.each([
    ["Wisła Przykładowa", "Wisła Przykładowa SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ"],
    ["Vltava Průmysl s.r.o.", "Vltava Průmysl společnost s ručením omezeným"],
    ["Daugava", "Sabiedrība ar ierobežotu atbildību Daugava"],
    ["Panadería Sol", "Panadería Sol sociedad limitada"],
    ["Forno Roma", "Forno Roma società a responsabilità limitata"],
  ])("agree on %s, whose register writes the legal form in full", (companyName, legal_name) => {
    const agrees = (declared: string, rules: number) =>
      compare({ legal_name }, { companyName: declared, terms: { ...TERMS, rules } }).find(({ kind }) => kind === "name")
        ?.agrees;
    expect(agrees(companyName, 9)).toBe(true);
    expect(agrees("Meridiaan Trading", 9)).toBe(false);
  });

  it("compare address and directors as far as they were declared", () => {
    const declared = { additionalData: { address: "Diestsestraat 140, 3200 Aarschot", directors: ["An Peeters"] } };
    expect(compare({}, declared).filter(({ agrees }) => !agrees)).toEqual([]);
    const other = { additionalData: { address: "Havenstraat 3, 8380 Zeebrugge", directors: "Jan Janssens" } };
    expect(
      compare({}, other)
        .filter(({ agrees }) => !agrees)
        .map(({ kind }) => kind),
    ).toEqual(["address", "director"]);
    expect(compare({ directors: null, address: null }, other).map(({ kind }) => kind)).toEqual(["name"]);
  });

  it("compare the activity only where its words name a trade", () => {
    const activity = (business_activity: string) =>
      compare({}, { answers: { business_activity } }).find(({ kind }) => kind === "activity")?.agrees;
    expect(activity("Verkoop van kleding aan particulieren")).toBe(true);
    expect(activity("Wij verkopen bitcoin en andere crypto")).toBe(false);
    expect(activity("Zoals beschreven in de statuten")).toBeUndefined();
  });
});

describe("names of people", () => {
  it("are one in any order, script or fullness, and two by one letter", () => {
    expect(isSamePerson("Юлия Иванова", "Yuliya Ivanova")).toBe(true);
    expect(isSamePerson("Łukasz Żak", "zak lukasz")).toBe(true);
    expect(isSamePerson("Jan Peeters", "An Peeters")).toBe(false);
    expect(isSamePerson("", "")).toBe(false);
    expect(isSamePerson("Jan Jan", "Jan Peeters")).toBe(false);
  });
});

describe("birth dates", () => {
  it("are read in ISO and day-first form where the day exists", () => {
    expect(readDay("1985-07-30")).toBe("1985-07-30");
    expect(readDay("30/7/1985")).toBe("1985-07-30");
    for (const wrong of ["1985-02-30", "30-13-1985", "yesterday", null]) expect(readDay(wrong)).toBeNull();
  });
});

const TIME = "2026-11-02T10:00:00.000Z";
const LATER = "2026-11-20T10:00:00.000Z";

describe("discrepancies from iteration to iteration", () => {
  it("stay the same whether the register was asked live or its import answered", () => {
    const [live, imported] = ["kbo_public_search", "kbo_open_data"].map((source) => {
      const entry = registryEntry({ source, owners: [{ name: "An Peeters", kind: "person" }] });
      const dossier = readDossier(investigationInput({ answers: { beneficial_owners: "Jan Janssens" } }));
      const comparisons = compareDeclared(dossier, { outcome: "known", value: entry, evidence: [] });
      return reconcileDiscrepancies("case", [], comparisons, TIME);
    });
    expect(live).toContainEqual(expect.objectContaining({ kind: "ubo", source: "kbo" }));
    expect(imported).toEqual(live);
  });

  const differing: Comparison = {
    kind: "ubo",
    field: "beneficial_owners",
    declared: "Jan Janssens",
    observed: "An Peeters",
    source: "kbo",
    agrees: false,
    severity: "high",
  };
  const [opened] = reconcileDiscrepancies("case", [], [differing], TIME);

  it("keep their id, and are resolved by an iteration that agrees", () => {
    expect(opened).toMatchObject({ status: "open", declared: "Jan Janssens" });
    expect(
      reconcileDiscrepancies("case", [opened!], [{ ...differing, declared: "An Peeters", agrees: true }], TIME),
    ).toEqual([{ ...opened, status: "resolved" }]);
    expect(reconcileDiscrepancies("case", [opened!], [{ ...differing, declared: "Piet Claes" }], TIME)).toEqual([
      { ...opened, declared: "Piet Claes" },
    ]);
  });

  it("stay as they are where nothing could be compared", () => {
    expect(reconcileDiscrepancies("case", [opened!], [], TIME)).toEqual([opened]);
  });

  it("stay overridden while both sides say the same, and open again when one says something else", () => {
    const overridden = { ...opened!, status: "overridden" as const };
    expect(reconcileDiscrepancies("case", [overridden], [differing], TIME)).toEqual([overridden]);
    expect(
      reconcileDiscrepancies("case", [overridden], [{ ...differing, declared: "Piet Claes" }], TIME)[0]!.status,
    ).toBe("open");
  });

  it("open again when a resolved one differs again", () => {
    const resolved = { ...opened!, status: "resolved" as const };
    expect(reconcileDiscrepancies("case", [resolved], [differing], TIME)).toEqual([opened]);
    expect(reconcileDiscrepancies("case", [resolved], [differing], LATER)[0]!.found_at).toBe(LATER);
  });

  it("count from the day on which they were first found, as far as that is known", () => {
    const found = (before: object) =>
      reconcileDiscrepancies("case", [{ ...opened!, ...before }], [{ ...differing, declared: "Piet Claes" }], LATER)[0];
    expect(found({})).toMatchObject({ declared: "Piet Claes", found_at: TIME });
    const { found_at: _, ...older } = opened!;
    expect(reconcileDiscrepancies("case", [older], [differing], LATER)).toEqual([older]);
    expect(found({ status: "overridden" })!.found_at).toBe(LATER);
  });

  it("open nothing for what agrees", () => {
    expect(reconcileDiscrepancies("case", [], [{ ...differing, agrees: true }], TIME)).toEqual([]);
  });
});
