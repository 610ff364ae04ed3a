import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { DOCUMENT_READING } from "../../../src/investigation/agents/document-reading.ts";
import { GAZETTE } from "../../../src/investigation/agents/gazette.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";
import { dated, handedIn, made, NOW, readAs } from "../../support/made-readings.ts";

const act = (date: string, ...rubrics: string[]) => ({ date, number: "1", rubrics, title: "DOEL", pdf_url: null });

function found(day: string | null, stated: Readonly<Record<string, unknown>>, rulesVersion = 12) {
  const facts = [made("enterprise_number", "0999900150"), made("company_name", "Molenhof Logistiek NV")];
  const document = handedIn(
    "articles_of_association",
    readAs("articles_of_association", day === null ? facts : [...facts, dated(day)]),
  );
  const known = {
    templateId: "psp_merchant_onboarding",
    country: "BE",
    companyName: "Molenhof Logistiek",
    registrationNumber: "0999900150",
    answers: {},
    documents: [document],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    facts: Object.fromEntries(Object.entries(stated).map(([fact, value]) => [fact, [{ value }]])),
    grounds: soundGrounds({ sample: false }),
    policy: DEFAULT_POLICY,
    now: NOW,
    rulesVersion,
  };
  const subject = { caseId: "c", name: "Molenhof", evidenceIds: [] };
  return presentDocuments(known, subject);
}
const stale = (day: string | null, acts: readonly object[], rulesVersion?: number) =>
  found(day, { gazette_acts: acts }, rulesVersion).filter(({ code }) => code === "document_stale");

describe("articles that are older than a published act", () => {
  it.each(["c03", "c06", "c07"])("on name, object or shares (%s) are asked for again", (rubric) => {
    const [one] = stale("2015-05-11", [act("2026-10-25", "c08"), act("2026-10-25", rubric)]);
    expect(one).toMatchObject({ severity: "medium", title: "Old document: articles of association" });
    expect(one!.description).toContain('the Official Gazette of 2026-10-25 has a later act under "DOEL"');
    expect(tasksForFinding(one!, "company")).toMatchObject([{ document_type: "articles_of_association" }]);
    expect(stale("2015-05-11", [act("2026-10-25", rubric)], 11)).toEqual([]);
  });

  it.each([
    ["are of the same deed", "2026-09-20", [act("2026-10-25", "c06")]],
    ["are newer", "2026-11-01", [act("2026-10-25", "c06")]],
    ["are older than a change of seat", "2015-05-11", [act("2026-10-25", "c04")]],
    ["are older than a change of directors", "2015-05-11", [act("2026-10-25", "c08")]],
    ["are the founding deed", "2015-05-11", [act("2015-05-28", "c01", "c07")]],
    ["have no day", null, [act("2026-10-25", "c06")]],
    ["are of a company of which nothing was published", "2015-05-11", []],
  ])("says nothing of those that %s", (_, day, acts) => {
    expect(stale(day, acts)).toEqual([]);
  });
});

describe("articles that are older than the company", () => {
  const before = (day: string, more: object = {}, rulesVersion?: number) =>
    found(day, { start_date: "2015-05-11", legal_form_code: "610", ...more }, rulesVersion).filter(
      ({ code }) => code === "document_contradicts",
    );

  it("contradict the register", () => {
    const [one] = before("2014-03-12");
    expect(one).toMatchObject({ severity: "medium", title: "Articles older than the company" });
    expect(one!.description).toContain("is dated 2014-03-12; the register has the company since 2015-05-11");
    expect(before("2014-03-12", {}, 11)).toEqual([]);
  });

  it.each([
    ["are of the weeks before", "2015-03-20", {}],
    ["are of that day", "2015-05-11", {}],
    ["are newer", "2026-11-01", {}],
    ["are of a company of another country, whose branch is entered", "1998-01-05", { legal_form_code: "030" }],
    ["are of a company whose start nobody states", "1998-01-05", { start_date: null }],
  ])("are not those that %s", (_, day, more) => {
    expect(before(day, more)).toEqual([]);
  });
});

it("articles are held against the acts that the same run found, and not only against those of a run before", () => {
  const document = handedIn(
    "articles_of_association",
    readAs("articles_of_association", [
      made("enterprise_number", "0999900150"),
      made("company_name", "Molenhof Logistiek NV"),
      dated("2015-05-11"),
    ]),
  );
  const terms = {
    policy: DEFAULT_POLICY,
    usesModel: false,
    sample: true,
    listMaxAgeHours: { hours: 48, bySource: {} },
    rules: RULES_VERSION,
  };
  const seen = new ObservationSet();
  const at = { source_url: "u", data_hash: "sha256:0", collected_at: "2026-11-20T10:00:00.000Z" };
  const kept = { id: "e", source: "gazette", key: "k", content_type: "text/html", size: 1, ...at };
  const heard = { outcome: "known", evidence: [kept], heard: [] } as const;
  const names = { number: "0999900150", legal_name: "Molenhof Logistiek" };
  seen.record(REGISTRY, { ...heard, value: registryEntry(names) });
  seen.record(GAZETTE, { ...heard, value: { acts: [act("2026-10-25", "c06")], read_back_to: null } });
  seen.record(DOCUMENT_READING, { ...heard, value: null });
  const input = { companyName: "Molenhof Logistiek", registrationNumber: "0999900150", documents: [document], terms };
  const { findings } = deriveAll(readDossier(investigationInput(input)), seen);
  expect(findings.map(({ code }) => code)).toContain("document_stale");
});
