import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { declaredAges, oddAge, registeredAges, unlikelyAge } from "../../../src/investigation/people/owner-ages.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { filedAs, made, owner, readAs } from "../../support/made-readings.ts";

const terms = (rules: number) => ({
  policy: DEFAULT_POLICY,
  usesModel: false,
  sample: true,
  listMaxAgeHours: { hours: 48, bySource: {} },
  rules,
});
const OWNERS = [
  { name: "Katrien Vermeulen", birth_date: "2015-05-21", share_percent: 60 },
  { name: "Michel Claes", birth_date: "1878-11-02", share_percent: 20 },
  { name: "An Sels", birth_date: "1976-11-02", share_percent: 20 },
];
const dossier = (rules = 6, more: object = {}) =>
  readDossier(investigationInput({ answers: { beneficial_owners: OWNERS }, terms: terms(rules), ...more }));

it.each([
  ["2008-11-28", null],
  ["2008-11-29", "owner_minor"],
  ["2015", "owner_minor"],
  ["2008", null],
  ["1906-11-28", null],
  ["1906-11-27", "owner_birth_impossible"],
  ["1906", null],
  ["1905", "owner_birth_impossible"],
  ["2027-01-01", "owner_birth_impossible"],
])("an owner born %s is %s", (born, what) => expect(oddAge(born, "2026-11-28")).toBe(what));

it("a child and a dead person among the declared owners are told, and asked about in the customer's language", () => {
  const found = declaredAges(dossier(), "field_validation", []);
  expect(found.map(({ code, severity, title }) => [code, severity, title])).toEqual([
    ["owner_minor", "medium", "An owner is a minor: Katrien Vermeulen"],
    ["owner_birth_impossible", "medium", "Impossible birth date of an owner: Michel Claes"],
  ]);
  expect(found[0]!.description).toContain("By the customer's answer, Katrien Vermeulen was born 2015-05-21");
  const tasks = found.flatMap((one) => tasksForFinding(one, "company"));
  expect(tasks.map(({ required, response_type }) => [required, response_type])).toEqual([
    [true, "text"],
    [true, "text"],
  ]);
  for (const { description } of tasks) expect(taskText(description, "nl")).not.toBe(description);
  expect(declaredAges(dossier(5), "field_validation", [])).toEqual([]);
});

it("a child in an extract is told", () => {
  const extract = filedAs(
    "ubo_extract",
    readAs("ubo_extract", [
      made("enterprise_number", "0999900150"),
      { ...owner("Piet Strooman", 25.01, { birth_date: "2014-03-01" }) },
    ]),
  );
  const found = declaredAges(dossier(6, { answers: {}, documents: [extract] }), "field_validation", []);
  expect(found.map(({ title }) => title)).toEqual(["An owner is a minor: Piet Strooman"]);
  expect(found[0]!.description).toContain(`By the file "${extract.filename}"`);
});

it("a child in the register is told once, where the customer declares it as well", () => {
  const from = { source: "kbo", agent: "registry", evidence: [] };
  const child = { name: "Katrien Vermeulen", kind: "person", birth_date: "2015-05-21" } as const;
  expect(registeredAges(dossier(), [child], from)).toEqual([]);
  const found = registeredAges(dossier(), [{ ...child, birth_date: "2014-01-01" }], from);
  expect(found.map(({ code, description }) => [code, description.slice(0, 15)])).toEqual([
    ["owner_minor", "By the register"],
  ]);
});

it("takes an age of over 105 years of a customer for unlikely", () => {
  expect(unlikelyAge("1905-03-14", "2026-11-29")).toBe(121);
  expect(unlikelyAge("1920-11-30", "2026-11-29")).toBeNull();
  expect(unlikelyAge("1921-03-14", "2026-11-29")).toBeNull();
});
