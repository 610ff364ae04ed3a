import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, filedAs, handedIn, made, NOW, owner, person, readAs, reviewedAs } from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;

/** A case in which neither the company register nor the customer names an owner. */
const facts = (documents: readonly CaseDocument[], ...ownershipFiled: OwnershipFiling[]): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Tuinaanleg Groenendijk",
  registrationNumber: NUMBER,
  answers: {},
  documents,
  ownershipFiled,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({
    register: { ...REGISTER, number: NUMBER, names: ["Tuinaanleg Groenendijk"], owners: [] },
  }),
  policy: DEFAULT_POLICY,
  now: NOW,
});

const shareholder = (name: string, share_percent: number) => person(name, { role: "shareholder", share_percent });
const UNREAD = {
  warnings: [
    { code: "owners_unread" as const, page: 1, detail: "The extract states 2 owners, of whom 1 could be read." },
  ],
};
/** Papers of 3 November that were read on the 21st at 10:00, each with one owner who was not. */
const EXTRACT = readAs(
  "ubo_extract",
  [made("enterprise_number", NUMBER), dated("2026-11-03"), owner("Wouters Bram", 65)],
  UNREAD,
);
const SHORT = readAs("shareholder_register", [
  made("enterprise_number", NUMBER),
  dated("2026-11-03"),
  shareholder("Wouters Bram", 65),
]);
const PAPERS: [string, CaseDocument][] = [
  ["an extract", handedIn("ubo_extract", EXTRACT)],
  ["a register of shares", handedIn("ubo_declaration", SHORT)],
];

type Owner = readonly [name: string, share: number];
const filing = (filed_at: string, owners: readonly Owner[], given: Partial<OwnershipFiling> = {}): OwnershipFiling => ({
  filing_id: "f1",
  source: "the register of shares",
  source_type: "primaryResearch",
  as_of: "2026-11-20",
  description: "",
  evidence_id: "e9",
  filed_by: "bob",
  filed_at,
  stated: { form: "owners", owners: owners.map(([name, share_percent]) => ({ kind: "person", name, share_percent })) },
  ...given,
});
const WHOLE: readonly Owner[] = [
  ["Bram Wouters", 65],
  ["Els Claes", 35],
];
const AFTER = "2026-11-21T12:00:00.000Z";

function seen(given: DueFacts) {
  const check = deriveChecks(given).find((one) => one.check === "beneficial_owners")!;
  const findings = presentDocuments(given, { caseId: "c", name: "Groenendijk", evidenceIds: [] });
  const checks = deriveChecks(given);
  const { tasks } = proposeTasks({ ...given, subject: "company", caseId: "c", checks, findings, taskResponses: [] });
  return {
    check: `${check.outcome}: ${check.how}`,
    incomplete: findings.filter(({ code }) => code === "document_incomplete").map(({ description }) => description),
    asksExtract: tasks.some((task) => task.required && task.document_type === "ubo_extract"),
  };
}

describe.each(PAPERS)("owners whom an officer filed beside %s of which an owner was not read", (_, paper) => {
  it("settle it whether the officer accepts it before or after", () => {
    for (const document of [reviewedAs(paper), reviewedAs(paper, { reviewed_at: "2026-11-21T11:00:00.000Z" })]) {
      const { check, incomplete } = seen(facts([document], filing(AFTER, WHOLE)));
      expect(check).toMatch(/^established: Traced/);
      expect(incomplete).toEqual([]);
    }
  });

  it.each<[string, OwnershipFiling, RegExp]>([
    ["before it was read", filing("2026-11-21T09:00:00.000Z", WHOLE), /filed on 2026-11-21 do not settle it: .*read/],
    [
      "about an earlier day",
      filing(AFTER, WHOLE, { as_of: "2026-10-01" }),
      /do not settle it: they are as of 2026-10-01, and the document is dated 2026-11-03\./,
    ],
    [
      "without an owner whom it names",
      filing(AFTER, [["Els Claes", 100]]),
      /do not settle it: they do not name Wouters Bram \(65 %\) with such a share, as the document does\./,
    ],
    [
      "with a share on the other side of the threshold",
      filing(AFTER, [
        ["Bram Wouters", 10],
        ["Els Claes", 90],
      ]),
      /do not settle it: they do not name Wouters Bram \(65 %\) with such a share, as the document does\./,
    ],
  ])("do not where they were filed %s, and say why", (__, filed, why) => {
    const accepted = seen(facts([reviewedAs(paper)], filed));
    expect(accepted.check).toMatch(/^not_established/);
    expect(accepted.check).toMatch(why);
    for (const { incomplete, asksExtract } of [accepted, seen(facts([paper], filed))]) {
      expect(incomplete).toEqual([expect.stringMatching(why)]);
      expect(asksExtract).toBe(true);
    }
  });

  it("do not where the officer then states another owner in it", () => {
    const guessed = {
      ...paper.reading!,
      facts: [...paper.reading!.facts, { ...paper.reading!.facts[2]!, id: "f9", confidence: 0.6 }],
    };
    const document = reviewedAs({ ...paper, reading: guessed }, { facts: [{ id: "f9", value: "Jan Maes" }] });
    expect(seen(facts([document], filing(AFTER, WHOLE))).check).toMatch(/^not_established/);
  });
});

it("owners filed without a share that makes an owner do not settle a register of shares, and say how large it is", () => {
  const [bram] = WHOLE;
  const { check } = seen(facts([reviewedAs(PAPERS[1]![1])], filing(AFTER, [bram!])));
  expect(check).toMatch(/do not settle it: they do not say who holds the other 35 %\./);
});

it("owners of long ago settle no paper, also one without a date", () => {
  const undated = reviewedAs(
    handedIn(
      "ubo_declaration",
      readAs("shareholder_register", [made("enterprise_number", NUMBER), shareholder("Wouters Bram", 65)]),
    ),
  );
  const register = {
    ...REGISTER,
    number: NUMBER,
    names: ["Tuinaanleg Groenendijk"],
    owners: [
      { name: "Bram Wouters", kind: "person" as const, share_percent: 65 },
      { name: "Els Claes", kind: "person" as const, share_percent: 35 },
    ],
  };
  const given = (as_of: string) => ({
    ...facts([undated], filing(AFTER, WHOLE, { as_of })),
    grounds: soundGrounds({ register }),
  });
  expect(seen(given("2026-11-20")).check).toMatch(/^established/);
  expect(seen(given("2016-11-20")).check).toMatch(
    /^not_established: .*as of 2016-11-20, and an extract of owners may be 92 days old/,
  );
});

it("a register of shares that may name more than was read establishes nothing, whatever the shares add up to", () => {
  const whole = [made("enterprise_number", NUMBER), dated("2026-11-10"), shareholder("Wouters Bram", 100)];
  const paper = (given: object) =>
    reviewedAs(handedIn("ubo_declaration", readAs("shareholder_register", whole, given)));
  expect(seen(facts([paper({})])).check).toMatch(/^established/);
  const unclear = seen(facts([paper(UNREAD)]));
  expect(unclear.check).toMatch(/^not_established: .*does not settle who all the owners are/);
  expect(unclear.incomplete).toHaveLength(1);
});

it("owners filed after an officer's own paper came settle it, also if it is read later", () => {
  const document = filedAs("ubo_extract", EXTRACT);
  expect(seen(facts([document], filing("2026-11-21T09:00:00.000Z", WHOLE))).check).toMatch(/^established: Traced/);
});

it("an extract that an officer filed, and of which an owner was not read, asks for something", () => {
  const { check, incomplete, asksExtract } = seen(facts([filedAs("ubo_extract", EXTRACT)]));
  expect(check).toMatch(/^not_established: .*file the owners whom it names/);
  expect(incomplete).toHaveLength(1);
  expect(asksExtract).toBe(true);
});

it("a whole extract that came since is not asked for again", () => {
  const whole = readAs("ubo_extract", [
    made("enterprise_number", NUMBER),
    dated("2026-11-10"),
    owner("Wouters Bram", 100),
  ]);
  const given = facts([filedAs("ubo_extract", EXTRACT), filedAs("ubo_extract", whole)]);
  expect(seen(given)).toMatchObject({ check: expect.stringMatching(/^established/), asksExtract: false });
});

it("a register of shares with bearer shares says so in the check and the finding, and whom to ask", () => {
  const detail = 'The document states bearer shares, whose holder it does not name: "Bearer 35 %". Ask who holds them.';
  const short = { ...SHORT, warnings: [{ code: "owners_unread" as const, page: 1, detail }] };
  const { check, incomplete } = seen(facts([reviewedAs(handedIn("ubo_declaration", short))]));
  expect(check).toContain(detail);
  expect(incomplete).toEqual([expect.stringContaining(`${detail} An officer must look at it`)]);
});

describe("owners whom an officer filed do not settle a paper if they leave its unread owner out", () => {
  const accepted = (document: CaseDocument, owners: readonly Owner[], given: Partial<DueFacts> = {}) =>
    seen({ ...facts([reviewedAs(document)], filing(AFTER, owners)), ...given });
  const register = {
    ...REGISTER,
    number: NUMBER,
    names: ["Tuinaanleg Groenendijk"],
    owners: [{ name: "Bram Wouters", kind: "person" as const, share_percent: 100 }],
  };

  it.each<[string, CaseDocument, readonly Owner[], RegExp]>([
    [
      "an extract, whose read owner gets everything",
      PAPERS[0]![1],
      [["Bram Wouters", 100]],
      /do not name the owner who was not read in the document, nor the holder of the other 35 %: the document gives Wouters Bram \(65 %\) no more\. File that owner as well\./,
    ],
    [
      "an extract, with somebody small beside the one who was read",
      PAPERS[0]![1],
      [
        ["Bram Wouters", 80],
        ["Els Claes", 10],
      ],
      /nor the holder of the other 25 %/,
    ],
    [
      "a register of shares, whose read holder gets everything",
      PAPERS[1]![1],
      [["Bram Wouters", 100]],
      /do not say who holds the other 35 %: the document gives Wouters Bram \(65 %\) no more\./,
    ],
  ])("%s", (_, paper, owners, why) => {
    for (const given of [{}, { grounds: soundGrounds({ register }) }]) {
      const { check, incomplete, asksExtract } = accepted(paper, owners, given);
      expect(check).toMatch(/^not_established/);
      expect(check).toMatch(why);
      expect(incomplete).toEqual([expect.stringMatching(why)]);
      expect(asksExtract).toBe(true);
    }
  });

  it("an owner who was read as a guess is left out as well", () => {
    const read = readAs("ubo_extract", [
      made("enterprise_number", NUMBER),
      dated("2026-11-03"),
      owner("Wouters Bram", 65),
      { ...owner("Els Claes", 35), confidence: 0.6 },
    ]);
    const paper = handedIn("ubo_extract", read);
    expect(accepted(paper, [["Bram Wouters", 90]]).check).toMatch(
      /^not_established: .*do not name the owner who was not read/,
    );
    expect(accepted(paper, WHOLE).check).toMatch(/^established: Traced/);
  });

  it.each<[string, readonly Owner[]]>([
    [
      "names an owner beside, and leaves small holders out",
      [
        ["Bram Wouters", 50],
        ["Els Claes", 35],
      ],
    ],
    ["says who holds nearly all", WHOLE],
  ])("and settle it where the filing %s", (_, owners) => {
    const { check, incomplete } = accepted(PAPERS[0]![1], owners);
    expect(check).toMatch(/^established: Traced/);
    expect(incomplete).toEqual([]);
  });

  it("an older paper does not count beside a filing that settles a newer one", () => {
    const older = readAs("ubo_extract", [
      made("enterprise_number", NUMBER),
      dated("2026-10-20"),
      owner("Wouters Bram", 100),
    ]);
    const documents = [reviewedAs(handedIn("ubo_extract", older)), reviewedAs(PAPERS[1]![1])];
    const given = facts(documents, filing(AFTER, WHOLE));
    expect(seen(given).check).not.toMatch(/Stated by the ubo extract/i);
    expect(seen({ ...given, rulesVersion: 3 }).check).toMatch(/^established: Stated by/);
  });

  it("it settled it in runs of earlier versions", () => {
    const earlier = { grounds: soundGrounds({ register }), rulesVersion: 3 };
    expect(accepted(PAPERS[0]![1], [["Bram Wouters", 100]], earlier).check).toMatch(/^established/);
  });
});
