import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { deriveChecks } from "../../../src/domain/diligence/checks.rules.ts";
import { documentComparisons } from "../../../src/domain/diligence/contradictions.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { reconcileDiscrepancies } from "../../../src/domain/diligence/discrepancies.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { structureFactors } from "../../../src/domain/diligence/rating/structure.rules.ts";
import type { DueFacts } from "../../../src/domain/diligence/due-facts.model.ts";
import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { proposeTasks } from "../../../src/investigation/follow-up/propose-tasks.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import {
  dated,
  filedAs,
  handedIn,
  made,
  type Made,
  NOW,
  person,
  readAs,
  reviewedAs,
} from "../../support/made-readings.ts";

const NUMBER = "0999900744";
const REGISTER = soundGrounds().register as Extract<ReturnType<typeof soundGrounds>["register"], { state: "answered" }>;
const BRAM = { name: "Bram Wouters", kind: "person", share_percent: 100 } as const;

const facts = (documents: readonly CaseDocument[], given: Partial<DueFacts> = {}): DueFacts => ({
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Tuinaanleg Groenendijk",
  registrationNumber: NUMBER,
  answers: { beneficial_owners: [{ kind: "person", name: "Bram Wouters", share_percent: 65 }] },
  documents,
  followUpTasks: [],
  findings: [],
  discrepancies: [],
  validationResults: [],
  grounds: soundGrounds({
    register: { ...REGISTER, number: NUMBER, names: ["Tuinaanleg Groenendijk"], owners: [BRAM] },
  }),
  policy: DEFAULT_POLICY,
  now: NOW,
  ...given,
});
/** A company register that names no owner. */
const untraced = soundGrounds({
  register: { ...REGISTER, number: NUMBER, names: ["Tuinaanleg Groenendijk"], owners: [] },
});

const paper = (kind: DocumentKind, people: readonly Made[], given = {}, day = "2026-11-03") =>
  readAs(kind, [made("enterprise_number", NUMBER), dated(day), ...people], given);
const shareholder = (name: string, share?: number, given = {}): Made =>
  person(name, { role: "shareholder", ...(share === undefined ? {} : { share_percent: share }), ...given });
const owner = (name: string, share?: number): Made =>
  person(name, { role: "owner", ...(share === undefined ? {} : { share_percent: share }) });
const FILED: OwnershipFiling = {
  filing_id: "f1",
  source: "the register of shares",
  source_type: "primaryResearch",
  as_of: "2026-11-20",
  description: "",
  evidence_id: "e9",
  filed_by: "bob",
  filed_at: "2026-11-21T09:00:00.000Z",
  stated: {
    form: "owners",
    owners: [
      { kind: "person", name: "Bram Wouters", share_percent: 65 },
      { kind: "person", name: "Els Claes", share_percent: 35 },
    ],
  },
};
const guess = (fact: Made): Made => ({ ...fact, confidence: 0.6 });

function checked(given: DueFacts) {
  const discrepancies = reconcileDiscrepancies("c", [], documentComparisons(given, []), NOW.toISOString());
  const check = deriveChecks({ ...given, discrepancies }).find((one) => one.check === "beneficial_owners")!;
  return `${check.outcome}: ${check.how}`;
}
const found = (given: DueFacts) =>
  presentDocuments(given, { caseId: "c", name: "Groenendijk", evidenceIds: [] }).map(
    ({ code, severity, description }) => `${code} ${severity}: ${description}`,
  );
const factorsOf = (given: DueFacts) =>
  structureFactors({ ...given, checks: [], mcc: null, facts: {} }).map(({ factor }) => factor);
const asked = (given: DueFacts) =>
  proposeTasks({
    ...given,
    subject: "company",
    caseId: "c",
    checks: deriveChecks(given),
    findings: presentDocuments(given, { caseId: "c", name: "Groenendijk", evidenceIds: [] }),
    taskResponses: [],
  }).tasks.map(({ document_type, description, required }) => `${document_type ?? description}${required ? "!" : ""}`);

describe("a register of shares of which not all was read", () => {
  const short = paper("shareholder_register", [shareholder("Wouters Bram", 65)]);
  it.each([
    ["filed by an officer", filedAs("shareholder_register", short), 35],
    ["accepted by an officer", reviewedAs(handedIn("ubo_declaration", short)), 35],
    [
      "with a holder whose share was not read",
      filedAs(
        "shareholder_register",
        paper("shareholder_register", [shareholder("Wouters Bram", 65), shareholder("Els Claes")]),
      ),
      35,
    ],
    [
      "with shares that were sold",
      filedAs(
        "shareholder_register",
        paper("shareholder_register", [
          shareholder("Wouters Bram", 65),
          shareholder("Els Claes", 35, { until: "2024-01-01" }),
        ]),
      ),
      35,
    ],
  ])("leaves the owners open, and says whose share was not read, %s", (_, document, share) => {
    expect(checked(facts([document]))).toMatch(
      new RegExp(`^not_established: The service could not read who holds ${share} % of the shares in the `),
    );
    expect(found(facts([document])).filter((one) => one.startsWith("document_incomplete"))).toEqual([
      expect.stringMatching(/^document_incomplete medium: .*65 %.*35 %/),
    ]);
  });

  it("names who was read without certainty, and counts once an officer confirms it", () => {
    const read = paper("shareholder_register", [shareholder("Wouters Bram", 65), guess(shareholder("Els Claes", 35))]);
    const declared = {
      answers: {
        beneficial_owners: [
          { kind: "person", name: "Bram Wouters", share_percent: 65 },
          { kind: "person", name: "Els Claes", share_percent: 35 },
        ],
      },
      grounds: untraced,
    };
    const document = filedAs("shareholder_register", read);
    expect(checked(facts([document], declared))).toMatch(/^not_established: .*35 % .*Els Claes/);
    const confirmed = reviewedAs(document, { facts: [{ id: "f4", value: { name: "Els Claes" } }] });
    expect(checked(facts([confirmed], declared))).toMatch(/^established: Stated by the shareholder register/);
    expect(found(facts([confirmed], declared)).join()).not.toContain("document_incomplete");
  });

  it.each([
    ["all are read", [shareholder("Wouters Bram", 65), shareholder("Els Claes", 20), shareholder("Jan Maes", 15)]],
    [
      "what is missing is rounded off",
      [shareholder("Wouters Bram", 66.6), shareholder("Els Claes", 20), shareholder("Jan Maes", 13)],
    ],
    [
      "the company holds shares of its own",
      [
        shareholder("Wouters Bram", 80),
        made("company_share", { holder: "Tuinaanleg Groenendijk BV", enterprise_number: NUMBER, share_percent: 20 }),
      ],
    ],
  ])("establishes the owners where %s", (_, holders) => {
    const document = filedAs("shareholder_register", paper("shareholder_register", holders));
    expect(checked(facts([document]))).toMatch(/^established: Stated by the shareholder register/);
  });

  it("leaves the owners open where the shares are more than the whole, also if an officer accepted it", () => {
    const document = filedAs(
      "shareholder_register",
      paper("shareholder_register", [
        shareholder("Wouters Bram", 80),
        shareholder("Els Claes", 20),
        shareholder("Jan Maes", 20),
      ]),
    );
    for (const one of [document, reviewedAs(document)]) {
      expect(checked(facts([one]))).toMatch(/^not_established: .*add up to 120 %/);
    }
  });

  it("does not stand in the way of a newer whole one, nor of owners whom an officer filed after it", () => {
    const old = filedAs("shareholder_register", short);
    const whole = filedAs(
      "shareholder_register",
      paper("shareholder_register", [shareholder("Wouters Bram", 100)], {}, "2026-11-10"),
    );
    expect(checked(facts([old, whole]))).toMatch(/^established: Stated by the shareholder register of 2026-11-10/);
    const settled = facts([old], { ownershipFiled: [FILED], grounds: untraced });
    expect(checked(settled)).toMatch(/^established: Traced [^.]*\.$/);
    expect(found(settled)).toEqual([]);
    const before = { ...FILED, filed_at: "2026-11-19T09:00:00.000Z" };
    const withdrawn = { ...FILED, withdrawn: { reason: "wrong", withdrawn_by: "bob", withdrawn_at: FILED.filed_at } };
    const ofAnother: OwnershipFiling = {
      ...FILED,
      stated: {
        form: "bods",
        subject: "c1",
        parties: [{ id: "c1", kind: "entity", name: "Groenendijk" }],
        statements: [],
      },
    };
    const ofOneOwner: OwnershipFiling = {
      ...FILED,
      stated: { form: "owners", owners: [{ kind: "person", name: "Bram Wouters", share_percent: 65 }] },
    };
    for (const other of [before, withdrawn, ofAnother, ofOneOwner]) {
      const given = facts([old], { ownershipFiled: [other], grounds: untraced });
      expect(checked(given)).toMatch(/^not_established: .* who holds 35 %/);
      expect(found(given)).toHaveLength(1);
    }
  });

  it("establishes nothing by a company among the holders behind whom nobody is named", () => {
    const document = filedAs(
      "shareholder_register",
      paper("shareholder_register", [
        shareholder("Wouters Bram", 40),
        made("company_share", { holder: "Holding Zuid BV", share_percent: 60 }),
      ]),
    );
    expect(checked(facts([document], { grounds: untraced }))).toMatch(/^not_established/);
  });
});

describe("an extract of the owner register", () => {
  it.each([
    ["an owner is a guess", {}, [owner("Wouters Bram", 60), guess(owner("Els Claes", 40))], /Els Claes/],
    ["its kind is a guess", { kind_confidence: 0.6 }, [guess(owner("Jan Maes", 60))], /Jan Maes/],
  ])("leaves the owners open where %s, and names whom", (_, given, people, name) => {
    const document = filedAs("ubo_extract", paper("ubo_extract", people, given));
    expect(checked(facts([document]))).toMatch(/^not_established/);
    expect(checked(facts([document]))).toMatch(name);
    expect(checked(facts([reviewedAs(document)]))).toMatch(/^not_established/);
    expect(found(facts([document])).join("\n")).toMatch(/document_incomplete medium: .*without certainty/);
  });

  it("counts once an officer states the name, by the same words or by others", () => {
    const declared = {
      answers: { beneficial_owners: [{ kind: "person", name: "Els Claes", share_percent: 100 }] },
      grounds: untraced,
    };
    const document = filedAs("ubo_extract", paper("ubo_extract", [guess(owner("Els Claes", 100))]));
    expect(checked(facts([document], declared))).toMatch(/^not_established/);
    for (const name of ["Els Claes", "Els Claes-Maes"]) {
      const stated = reviewedAs(document, { facts: [{ id: "f3", value: name }] });
      const answers = { beneficial_owners: [{ kind: "person", name, share_percent: 100 }] };
      expect(checked(facts([stated], { ...declared, answers }))).toMatch(/^established: Stated by the UBO extract/);
    }
  });

  it("contradicts others who are named as owners, once an officer confirmed whom it names", () => {
    const unknown = readAs("ubo_extract", [guess(owner("Els Claes", 40))], { kind_confidence: 0.6 });
    for (const document of [filedAs("ubo_extract", unknown), handedIn("ubo_extract", unknown)]) {
      const stated = reviewedAs(document, { facts: [{ id: "f1", value: "Els Claes" }] });
      expect(checked(facts([stated]))).toMatch(/^contradicted: .*Els Claes \(40 %\)/);
      expect(found(facts([stated])).filter((one) => one.startsWith("document_contradicts high"))).toHaveLength(2);
      expect(found(facts([reviewedAs(document)]))).toEqual([
        expect.stringMatching(/^document_incomplete medium: .*without certainty: Els Claes/),
      ]);
    }
  });

  it("contradicts others where an officer filed it, though it does not show whose it is", () => {
    const document = filedAs("ubo_extract", readAs("ubo_extract", [owner("Els Claes", 40)]));
    expect(checked(facts([document]))).toMatch(/^contradicted: .*Els Claes/);
    const earlier = { rulesVersion: 2 } as const;
    expect(checked(facts([document], earlier))).toMatch(/^established: Stated by the UBO extract/);
    expect(found(facts([document], earlier))).toEqual([]);
  });

  it("leaves the owners open where it states an owner who was not read, until an officer files the owners", () => {
    const detail = 'The extract states a share for which no owner could be read: "Claes J. 40 procent".';
    const warnings = [{ code: "owners_unread" as const, page: 1, detail }];
    const document = filedAs("ubo_extract", paper("ubo_extract", [owner("Wouters Bram", 60)], { warnings }));
    for (const one of [document, reviewedAs(document)]) {
      expect(checked(facts([one]))).toMatch(/^not_established: .*Claes J\. 40 procent.*file the owners/);
      expect(found(facts([one]))).toEqual([
        expect.stringMatching(/^document_incomplete medium: .*Claes J\. 40 procent.*file the owners/),
      ]);
    }
    expect(checked(facts([document], { rulesVersion: 2 }))).toMatch(/^established/);
    expect(checked(facts([document], { ownershipFiled: [FILED], grounds: untraced }))).toMatch(/^established: Traced/);
  });

  it("establishes nothing by a company beside its owners behind whom nobody is named", () => {
    const zuid = (share: number) => made("company_share", { holder: "Holding Zuid BV", share_percent: share });
    const of = (...people: Made[]) =>
      facts([filedAs("ubo_extract", paper("ubo_extract", people))], { grounds: untraced });
    expect(checked(of(owner("Wouters Bram", 60), zuid(40)))).toMatch(/^not_established: .*Holding Zuid BV/);
    const through = person("Wouters Bram", { role: "owner", share_percent: 40, control: "indirect" });
    expect(checked(of(through, zuid(40)))).toMatch(/^established: Stated by the UBO extract/);
    expect(checked(of(owner("Wouters Bram", 60), zuid(60)))).not.toMatch(/Stated by/);
  });

  it("need not add up to the whole", () => {
    const document = filedAs("ubo_extract", paper("ubo_extract", [owner("Wouters Bram", 60)]));
    expect(checked(facts([document]))).toMatch(/^established: Stated by the UBO extract/);
  });

  it.each([
    ["filed", filedAs("ubo_extract", paper("ubo_extract", []))],
    ["accepted", reviewedAs(filedAs("ubo_extract", paper("ubo_extract", [])))],
    ["handed in", handedIn("ubo_extract", paper("ubo_extract", []))],
  ])("that names nobody is told in the check, in a finding and in a task, %s", (_, document) => {
    expect(checked(facts([document], { grounds: untraced }))).toMatch(
      /^not_established: .*names no owner whom the service could read/,
    );
    expect(checked(facts([document]))).toMatch(/^established: Traced by .*names no owner whom the service could read/);
    expect(found(facts([document]))).toEqual([
      expect.stringMatching(/^document_incomplete medium: .*names no owner whom the service could read/),
    ]);
    expect(asked(facts([document]))).toContain("ubo_extract!");
  });
});

describe("a structure chart", () => {
  const chart = (holders: readonly Made[], day?: string) =>
    filedAs("structure_chart", paper("structure_chart", holders, {}, day));
  it("contradicts owners as a register of shares does", () => {
    const document = chart([shareholder("Wouters Bram", 60), shareholder("Lieve Van den Broeck", 40)]);
    expect(checked(facts([document]))).toMatch(/^contradicted: .*Lieve Van den Broeck/);
    expect(found(facts([document])).filter((one) => one.startsWith("document_contradicts high"))).toHaveLength(2);
  });

  it.each([
    ["holds another company in it", { ...shareholder("Lieve Van den Broeck", 40), subject: "other" as const }],
    ["is read as a guess", guess(shareholder("Lieve Van den Broeck", 40))],
    ["holds less than the threshold", shareholder("Lieve Van den Broeck", 10)],
  ])("contradicts nothing where somebody %s", (_, holder) => {
    const document = chart([shareholder("Wouters Bram", 90), holder]);
    expect(found(facts([document])).join("\n")).not.toContain("document_contradicts");
  });

  it("leaves the owners open where its shares fall short, and says nothing where it draws no holder of the customer", () => {
    expect(checked(facts([chart([shareholder("Wouters Bram", 65)])]))).toMatch(
      /^not_established: .*35 % of the shares/,
    );
    expect(checked(facts([chart([])]))).toMatch(/^established: Traced/);
    expect(found(facts([chart([])]))).toEqual([]);
  });

  it("is to be looked at where it draws a person whom nobody names, and not in which company", () => {
    const drawn = (name: string, share: number) => ({ ...shareholder(name, share), subject: "other" as const });
    const given = facts([chart([drawn("Wouters Bram", 60), drawn("Lieve Van den Broeck", 40)])]);
    expect(found(given)).toEqual([
      expect.stringMatching(/^document_incomplete medium: .*draws Lieve Van den Broeck \(40 %\)/),
    ]);
    expect(asked(given)).toContain("ubo_extract!");
    expect(found(facts([chart([drawn("Wouters Bram", 60), drawn("Lieve Van den Broeck", 10)])]))).toEqual([]);
  });
});

describe("who held shares at the founding, by the articles", () => {
  const founder = (name: string, share: number): Made => person(name, { role: "founder", share_percent: share });
  const deed = (people: readonly Made[], day = "2020-03-02") =>
    handedIn("articles_of_association", paper("articles_of_association", people, {}, day));
  const LIEVE = [founder("Bram Wouters", 50), founder("Lieve Van den Broeck", 50)];

  it("is told and asked where nobody named them since", () => {
    const given = facts([deed(LIEVE)]);
    expect(found(given)).toEqual([
      expect.stringMatching(/^document_founder_unnamed medium: .*Lieve Van den Broeck held 50 % at the founding/),
    ]);
    expect(asked(given).join()).toMatch(/shares .* founded/);
    expect(checked(given)).toMatch(/^established/);
    const unmeasured = deed([founder("Bram Wouters", 50), person("Lieve Van den Broeck", { role: "founder" })]);
    expect(found(facts([unmeasured])).join()).toMatch(
      /Lieve Van den Broeck is a founder, with a share that was not read/,
    );
    expect(found(facts([deed(LIEVE, "2026-11-01")]))).toEqual([
      expect.stringMatching(/^document_founder_unnamed high/),
    ]);
  });

  it("is told and asked where nobody names an owner today", () => {
    const given = facts([deed(LIEVE)], { answers: {}, grounds: untraced });
    expect(found(given)).toEqual([
      expect.stringMatching(
        /^document_founder_unnamed medium: .*Bram Wouters held 50 %.*Lieve Van den Broeck held 50 %.*Nobody is named as owner today, and no later document/,
      ),
    ]);
    expect(asked(given).join()).toMatch(/shares .* founded/);
    const byCompany = { answers: { beneficial_owners: [{ kind: "company", name: "Zuid NV", share_percent: 100 }] } };
    expect(found(facts([deed(LIEVE)], { ...byCompany, grounds: untraced })).join()).not.toContain("founder_unnamed");
  });

  it.each([
    ["a founder is declared", deed([founder("Bram Wouters", 100)]), []],
    [
      "a founder held less than the threshold",
      deed([founder("Bram Wouters", 80), founder("Lieve Van den Broeck", 20)]),
      [],
    ],
    ["the founder is a guess", deed([founder("Bram Wouters", 50), guess(founder("Lieve Van den Broeck", 50))]), []],
    [
      "a newer register of shares says otherwise",
      deed(LIEVE),
      [filedAs("shareholder_register", paper("shareholder_register", [shareholder("Bram Wouters", 100)]))],
    ],
    [
      "a newer extract says otherwise",
      deed(LIEVE),
      [filedAs("ubo_extract", paper("ubo_extract", [owner("Bram Wouters", 100)]))],
    ],
  ])("is not told where %s", (_, document, others) => {
    expect(found(facts([document, ...others])).join("\n")).not.toContain("document_founder_unnamed");
  });

  it("is told in the check of an open owner, once the deed names somebody and until an officer accepts it", () => {
    const declared = { grounds: untraced };
    expect(checked(facts([deed([])], declared))).toMatch(
      /^not_established: Only the customer names the owners[^.]*\.$/,
    );
    expect(checked(facts([deed([founder("Bram Wouters", 100)])], declared))).toMatch(
      /^not_established: .*\(articles of association\) establishes the owners only once an officer has accepted it\.$/,
    );
  });

  it("establishes owners only by shares that add up, where an officer accepted the deed", () => {
    const given = { grounds: untraced };
    expect(checked(facts([reviewedAs(deed([]))], given))).toMatch(/^not_established/);
    expect(checked(facts([reviewedAs(deed([founder("Bram Wouters", 65)]))], given))).toMatch(/^not_established/);
    expect(checked(facts([reviewedAs(deed([founder("Bram Wouters", 100)]))], given))).toMatch(
      /^established: Stated by the articles/,
    );
  });
});

describe("one file that came twice", () => {
  it("has each of its findings once, with both files", () => {
    const read = paper("shareholder_register", [
      shareholder("Wouters Bram", 50),
      shareholder("Lieve Van den Broeck", 50),
    ]);
    const first = { ...handedIn("ubo_declaration", read), sha256: "same", filename: "register.pdf" };
    const second = { ...filedAs("shareholder_register", read), sha256: "same", filename: "copy.pdf" };
    const told = found(facts([first, second])).filter((one) => one.includes("Lieve"));
    expect(told).toHaveLength(2);
    for (const one of told) expect(one).toMatch(/register\.pdf.*register\.pdf.* 2026-11-20 .*copy\.pdf/);
    expect(found(facts([first, { ...second, sha256: "other" }])).filter((one) => one.includes("Lieve"))).toHaveLength(
      4,
    );
  });
});

describe("a run of an earlier version", () => {
  const before = { rulesVersion: 2 } as const;
  it.each([
    [
      "a short register",
      filedAs("shareholder_register", paper("shareholder_register", [shareholder("Wouters Bram", 65)])),
    ],
    ["a guess", filedAs("ubo_extract", paper("ubo_extract", [guess(owner("Els Claes", 40))]))],
    ["an accepted deed", reviewedAs(handedIn("articles_of_association", paper("articles_of_association", [])))],
  ])("concludes as it did of %s", (_, document) => {
    expect(checked(facts([document], before))).toMatch(/^established: Stated by the/);
    expect(found(facts([document], before))).toEqual([]);
  });

  it("held no chart against the owners, and found the same twice", () => {
    const read = (kind: DocumentKind) =>
      paper(kind, [shareholder("Wouters Bram", 60), shareholder("Lieve Van den Broeck", 40)]);
    expect(found(facts([filedAs("structure_chart", read("structure_chart"))], before))).toEqual([]);
    const twice = ["a", "b"].map((name) => ({
      ...filedAs("shareholder_register", read("shareholder_register")),
      sha256: "same",
      filename: name,
    }));
    expect(found(facts(twice, before))).toHaveLength(4);
  });
});

describe("bearer shares that a paper states", () => {
  const detail =
    'The document states bearer shares, whose holder it does not name: "100 aandelen aan toonder". Ask who holds them.';
  const warnings = [{ code: "owners_unread" as const, page: 1, detail }];
  const deed = paper("articles_of_association", [], { warnings });
  it("in a deed leave the owners open whom a register names, with a finding and a task, and raise the rating", () => {
    const given = facts([reviewedAs(handedIn("articles_of_association", deed))]);
    expect(checked(given)).toMatch(/^not_established: .*A source states bearer shares of Tuinaanleg Groenendijk/);
    expect(found(given)).toEqual([expect.stringContaining(detail)]);
    expect(asked(given)).toContain("ubo_extract!");
    expect(factorsOf(given)).toContain("bearer_shares");
  });

  it("of a paper of another company, or that was rejected, do not", () => {
    const rejected = reviewedAs(handedIn("articles_of_association", deed), { outcome: "rejected" });
    const stranger = readAs("articles_of_association", [made("enterprise_number", "0403170701")], { warnings });
    for (const document of [rejected, handedIn("articles_of_association", stranger)]) {
      expect(checked(facts([document]))).toMatch(/^established/);
      expect(factorsOf(facts([document]))).not.toContain("bearer_shares");
    }
  });

  it("were no part of the structure in runs of earlier versions", () => {
    const given = facts([reviewedAs(handedIn("articles_of_association", deed))], { rulesVersion: 3 });
    expect(checked(given)).toMatch(/^established/);
    expect(factorsOf(given)).not.toContain("bearer_shares");
  });
});

describe("who holds all shares by a deed of today", () => {
  const deed = handedIn("articles_of_association", paper("articles_of_association", [shareholder("Els Claes", 100)]));
  it("contradicts the owners at once", () => {
    expect(checked(facts([deed]))).toMatch(/^contradicted: .*names Els Claes \(100 %\)/);
    expect(found(facts([deed])).filter((one) => one.startsWith("document_contradicts high"))).toHaveLength(2);
  });

  it("did not in runs of earlier versions, nor does a founder", () => {
    expect(checked(facts([deed], { rulesVersion: 3 }))).toMatch(/^established/);
    const founded = paper("articles_of_association", [person("Els Claes", { role: "founder", share_percent: 100 })]);
    expect(checked(facts([handedIn("articles_of_association", founded)]))).toMatch(/^established/);
  });
});
