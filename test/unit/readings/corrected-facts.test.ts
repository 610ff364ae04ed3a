import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { clearFinding } from "../../../src/domain/decisions/clearance.rules.ts";
import { decisionOptions } from "../../../src/domain/decisions/decision-options.rules.ts";
import { standingOf } from "../../../src/domain/decisions/gates.rules.ts";
import { isToSettle } from "../../../src/domain/decisions/to-settle.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import { reviewDocument } from "../../../src/domain/documents/review.rules.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  director,
  expires,
  handedIn,
  holder,
  made,
  type Made,
  NOW,
  readAs,
  reviewedAs,
} from "../../support/made-readings.ts";

type Facts = NonNullable<CaseDocument["review"]>["facts"];

const company = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  registrationNumber: "0999900150",
  answers: { beneficial_owners: "An Peeters" },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  facts: { directors: [{ value: [{ name: "An Peeters", since: "2015-03-01" }] }] },
  grounds: soundGrounds({ sample: false }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});

const natural = (documents: readonly CaseDocument[]): DueFacts =>
  company(documents, {
    templateId: "kyc_natural_person",
    companyName: "Luc Claes",
    registrationNumber: null,
    answers: { full_name: "Luc Claes", date_of_birth: "1979-01-02", nationality: "BE" },
    facts: {},
    grounds: soundGrounds({ sample: false, subject: "person", register: { state: "silent", reason: "not_covered" } }),
  });

const zoneOf = (zone: string) => made("mrz", { format: "TD1", zone, valid: true });
const card = (name: string, born: string, until: string, nationality: string, zone: Made | null = null) =>
  handedIn(
    "identity_document",
    readAs("identity_card", [holder(name, born, { nationality }), expires(until), ...(zone ? [zone] : [])]),
    { filename: "card.pdf" },
  );

const corrected = (document: CaseDocument, facts: Facts, on: (documents: CaseDocument[]) => DueFacts, given = {}) =>
  presentDocuments(
    { ...on([reviewedAs(document, { facts, reason: "It was misread." })]), ...given },
    {
      caseId: "c",
      name: "x",
      evidenceIds: [],
    },
  ).filter(({ code }) => code === "document_corrected");

const PETROV = card(
  "Igor Petrov",
  "1979-01-02",
  "2031-05-01",
  "BE",
  zoneOf("IDBEL\n7901022M3105019BEL\nPETROV<<IGOR<<<<"),
);
const ZONE = zoneOf("IDBEL\n6101022M2105019IRN\nCLAES<<LUC<<<<<");

describe("what only an officer's correction takes away", () => {
  it.each([
    ["another's name", PETROV, [{ id: "name", value: "Luc Claes" }], 'read "Igor Petrov'],
    [
      "another birth date",
      card("Luc Claes", "1961-01-02", "2031-05-01", "BE", ZONE),
      [{ id: "birth_date", value: "1979-01-02" }],
      "1961-01-02",
    ],
    [
      "a nationality of high risk",
      card("Luc Claes", "1979-01-02", "2031-05-01", "IR", ZONE),
      [{ id: "nationality", value: "BE" }],
      "IR",
    ],
    [
      "an expiry",
      card("Luc Claes", "1979-01-02", "2021-05-01", "BE", ZONE),
      [{ id: "expiry_date", value: "2031-05-01" }],
      'read "2021-05-01", stated "2031-05-01"',
    ],
  ])("stays as a finding to settle: %s; high where a valid zone says it", (_, document, facts, words) => {
    const [finding] = corrected(document, facts, natural);
    expect(finding).toMatchObject({ severity: "high", category: "document" });
    expect(finding!.title).toContain("An officer corrected card.pdf: ");
    expect(finding!.title).toContain(words);
    expect(finding!.description).toContain("It was misread");
    expect(isToSettle(finding!)).toBe(true);
    const reading = { ...document.reading!, facts: document.reading!.facts.filter(({ type }) => type !== "mrz") };
    expect(corrected({ ...document, reading }, facts, natural)).toMatchObject([{ severity: "medium" }]);
    expect(corrected(document, facts, natural, { rulesVersion: 10 })).toEqual([]);
  });

  it("stays of the holder of an account and of a director", () => {
    const bank = handedIn(
      "bank_account",
      readAs("bank_account_certificate", [made("account_holder", "Golden Sands Trading FZE")]),
    );
    const [account] = corrected(bank, [{ id: "account_holder", value: "Molenhof Logistiek" }], company);
    expect(account).toMatchObject({ severity: "medium" });
    expect(account!.description).toContain("Without the correction this is found: Document of another");
    const deed = handedIn(
      "articles_of_association",
      readAs("articles_of_association", [
        made("company_name", "Molenhof Logistiek"),
        dated("2026-11-01"),
        director("An Peeters"),
        director("Igor Petrov"),
      ]),
    );
    expect(corrected(deed, [{ id: "f4", value: "An Peeters" }], company)).toMatchObject([{ severity: "medium" }]);
    expect(corrected(deed, [{ id: "f4", value: "Igor Petroff" }], company)).toEqual([]);
  });
});

it("stays where somebody else takes the place of whom a paper names, though nothing else was found", () => {
  const articles = handedIn(
    "articles_of_association",
    readAs("articles_of_association", [
      made("company_name", "Molenhof Logistiek"),
      dated("2015-03-01"),
      made("person", { name: "An Peeters", role: "director" }),
      made("person", { name: "Igor Petrov", role: "signatory" }),
      made("company_share", { holder: "Golden Sands Trading FZE", share_percent: 5 }),
    ]),
  );
  const facts = (id: string, value: string) => [{ id, value }];
  expect(corrected(articles, facts("f4", "An Peeters"), company)).toMatchObject([{ severity: "medium" }]);
  expect(corrected(articles, facts("f4", "An Peeters"), company, { rulesVersion: 11 })).toEqual([]);
  expect(corrected(articles, facts("f5", "Molenhof Logistiek"), company)).toMatchObject([{ severity: "medium" }]);
  expect(corrected(articles, facts("f4", "Igor V. Petrov"), company)).toEqual([]);
  expect(corrected(articles, facts("f5", "Golden Sands Trading"), company)).toEqual([]);
});

describe("a correction that costs nothing", () => {
  const unsure = (document: CaseDocument): CaseDocument => ({
    ...document,
    reading: { ...document.reading!, facts: document.reading!.facts.map((one) => ({ ...one, confidence: 0.6 })) },
  });
  it.each([
    [
      "of what was read without certainty",
      unsure(card("Luc Claas", "1961-01-02", "2021-05-01", "BE")),
      [
        { id: "name", value: "Luc Claes" },
        { id: "birth_date", value: "1979-01-02" },
        { id: "expiry_date", value: "2031-05-01" },
      ],
    ],
    ["of an accent", card("Luc Claés", "1979-01-02", "2031-05-01", "BE", ZONE), [{ id: "name", value: "Luc Claes" }]],
    [
      "of a further given name",
      card("Luc Claes", "1979-01-02", "2031-05-01", "BE"),
      [{ id: "name", value: "Luc Jozef Claes" }],
    ],
    [
      "of a day of expiry that is still to come",
      card("Luc Claes", "1979-01-02", "2031-05-01", "BE"),
      [{ id: "expiry_date", value: "2031-05-11" }],
    ],
    ["that says what was read", PETROV, [{ id: "name", value: "Igor Petrov", confirms: true as const }]],
    ["of nothing", PETROV, []],
  ])("%s", (_, document, facts) => {
    expect(corrected(document, facts, natural)).toEqual([]);
  });
});

describe("an approval beside a correction", () => {
  const sound = natural([]);
  const start = caseRecord({
    templateId: sound.templateId,
    companyName: sound.companyName,
    registrationNumber: null,
    additionalData: { answers: sound.answers },
    documents: [PETROV],
    grounds: sound.grounds!,
  });
  const input = {
    outcome: "accepted",
    kind: null,
    facts: [{ id: "name", value: "Luc Claes" }],
    reason: "Misread.",
  } as const;
  const outcome = reviewDocument(start, PETROV.document_id, input, { now: NOW, actor: actor("alice") });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { record } = outcome.value;
  const reasons = (of: typeof record, officer: string) =>
    decisionOptions(standingOf(of, NOW, true, { id: officer, roles: ["officer"] }))[0]!.four_eyes_reasons;

  it("is not the officer's alone who corrected it, also once another settled the finding", () => {
    expect(reasons(record, "alice")).toContain("own_correction");
    expect(reasons(record, "bob")).not.toContain("own_correction");
    const finding = record.investigations.at(-1)!.findings.find(({ code }) => code === "document_corrected")!;
    const said = { reason: "Seen with the original: the zone is of his old card.", differs: [] };
    const cleared = clearFinding(record, finding.id, said, { now: NOW, actor: actor("bob") });
    if (!cleared.ok) throw new Error(cleared.refusal.code);
    expect(reasons(cleared.value.record, "alice")).toContain("own_correction");
    const { summary } = writeBrief(cleared.value.record, NOW);
    expect(summary).toContain("bob settled that on 2026-11-22.");
    expect(writeBrief(record, NOW).summary).toContain("An officer corrected card.pdf");
  });
});
