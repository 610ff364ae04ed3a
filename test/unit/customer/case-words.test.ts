import { describe, expect, it } from "vitest";
import { writeBrief } from "../../../src/domain/case/brief.rules.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { currentChecks } from "../../../src/domain/diligence/due-diligence.rules.ts";
import type { RiskRating } from "../../../src/domain/diligence/rating.model.ts";
import { writeJustification } from "../../../src/features/memoranda/justification.rules.ts";
import { writeSections } from "../../../src/features/memoranda/memorandum-sections.ts";
import { caseRecord, finding, investigation, uboDiscrepancy } from "../../support/case-fixtures.ts";
import { lenientPolicy, soundGrounds } from "../../support/diligence-fixtures.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");

const summary = (given: Partial<CaseRecord> = {}) => writeBrief(caseRecord(given), NOW).summary;
const memorandum = (given: Partial<CaseRecord> = {}) =>
  writeSections(caseRecord(given), null, NOW)
    .map(({ title, content }) => `${title}\n${content}`)
    .join("\n\n");

const SILENT: Partial<CaseRecord> = {
  grounds: soundGrounds({
    register: { state: "silent", reason: "source_unavailable" },
    screening: { state: "silent", reason: "source_unavailable" },
  }),
};

/** Sentences that are lies where nothing was looked at. */
const COMFORT = /[Nn]o hit|[Nn]o adverse|passed|found against the customer\.|Established: (registration|screening)/;

const DECIDED: Partial<CaseRecord> = {
  status: "REJECTED",
  generatedTasks: [
    {
      id: "task",
      description: "Who owns it?",
      response_type: "text",
      document_type: null,
      required: true,
      justification: "",
      finding_ids: [],
    },
  ],
  decision: {
    decision: "reject",
    reason: null,
    restrictions: [],
    maker: "alice",
    approver: "bob",
    decidedAt: "2026-11-20T10:00:00.000Z",
    iteration: 1,
  },
};

it("tells of a company purpose, source of funds and tax residence where its form asks for them", () => {
  const answers = { business_activity: "Bakery", purpose_of_relationship: "Bookkeeping", tax_residence: "AE" };
  const told = summary({ templateId: "fiduciary_client", additionalData: { answers } });
  expect(told).toContain('As declared: purpose of the relationship "Bookkeeping", tax residence "AE".');
  expect(told).toContain("Not declared: source of funds.");
  expect(summary({ additionalData: { answers: { business_activity: "Bakery" } } })).not.toContain("source of funds");
});

it("tells of a natural person occupation, purpose and source of funds, and which of them is not declared", () => {
  const of = (answers: Record<string, string>) =>
    summary({
      templateId: "kyc_natural_person",
      grounds: soundGrounds({ subject: "person" }),
      additionalData: { answers },
    });
  const told = of({ full_name: "An Peeters", occupation: "Nurse", purpose_of_relationship: "Salary" });
  expect(told).toContain('As declared: occupation "Nurse", purpose of the relationship "Salary".');
  expect(told).toContain("Not declared: source of funds.");
  expect(of({})).toContain("Not declared: occupation, purpose of the relationship and source of funds.");
});

it("quotes of a long answer its beginning, and says where a volume is none of the amounts", () => {
  const of = (answers: Record<string, string>) => summary({ additionalData: { answers } });
  expect(of({ business_activity: "🥖".repeat(2_300) })).toContain(
    `It declares: "${"🥖".repeat(300)}…" (2300 characters).`,
  );
  expect(of({ business_activity: "We bake bread." })).toContain('It declares: "We bake bread".');
  expect(of({ expected_monthly_volume: "a lot" })).toContain(
    'Expected monthly volume: "a lot", which is none of the amounts to choose from.',
  );
  expect(of({ expected_monthly_volume: "Minder dan 10 000 euro" })).toContain(
    "Expected monthly volume: Less than 10,000 euro, as declared.",
  );
});

it("waits for the customer who was asked, unless a senior officer must act first", () => {
  const of = (given: Partial<CaseRecord>) => writeBrief(caseRecord({ ...SILENT, ...given }), NOW);
  const waiting = of({ status: "FOLLOW_UP_REQUIRED" });
  expect(waiting.recommended_action).toBe("follow_up");
  expect(waiting.conclusion).toContain("Waiting for the customer, who was asked what is open.");
  expect(waiting.conclusion).not.toContain("escalate");
  expect(of({ status: "REVIEW_PENDING" }).recommended_action).toBe("escalate");
  const critical = [investigation({ findings: [finding({ category: "ownership", severity: "critical" })] })];
  expect(of({ status: "FOLLOW_UP_REQUIRED", investigations: critical }).recommended_action).toBe("escalate");
});

describe("the brief's summary", () => {
  it("says who it is, who owns it, what was checked and what speaks against it", () => {
    const text = summary();
    expect(text).toContain("Molenhof Logistiek is registered under the number 0999.900.150");
    expect(text).toContain("An Peeters (director, beneficial owner, 100 %)");
    expect(text).toContain("No hit for any of the 2 names.");
    expect(text).toContain("Nothing was found against the customer.");
    expect(text).toContain("risk score 0.10 of 1.00, confidence 80 of 100");
  });

  it("counts names as the check of the screening does, and tells them from people and companies", () => {
    const { screening } = soundGrounds();
    const spelled = { ...screening, subjects: ["Molenhof Logistiek", "An Peeters", "Anna Peeters"] };
    const grounds = soundGrounds({ screening: spelled as typeof screening });
    expect(currentChecks(caseRecord({ grounds }), NOW).find(({ check }) => check === "screening")!.how).toMatch(
      /^3 names were screened/,
    );
    expect(summary({ grounds })).toContain("No hit for any of the 2 people and companies, searched under 3 names.");
  });

  it("gives no comfort while the sources are silent", () => {
    const text = summary(SILENT);
    expect(text).toContain("No company register has stated who it is.");
    expect(text).toContain("No sanctions list was searched.");
    expect(text).toContain(
      "Not established: registration, status, representatives and beneficial owners. The company register",
    );
    expect(text).toContain("Established: purpose. Of these, not checked in sample mode: purpose.");
    expect(text).not.toMatch(COMFORT);
  });

  it("names what raises the rating where no finding does", () => {
    const factor = {
      factor: "impossible_number",
      points: 40,
      reason: 'registration number: "nonsense" has no digit.',
      evidence_ids: [],
    };
    const risk_rating: RiskRating = {
      level: "medium",
      regime: "standard",
      dimensions: [{ dimension: "conduct", level: "medium", factors: [factor] }],
      next_review_months: 36,
      policy_version: 0,
    };
    const text = summary({ investigations: [investigation({ risk_rating })] });
    expect(text).toContain('Raises the risk: registration number: "nonsense" has no digit.');
    expect(text).not.toContain("Nothing was found");
  });

  it("does not call a company registered whose number the register has by another name", () => {
    const grounds = soundGrounds();
    const other = { kind: "name" as const, field: "company_name", declared: "Zonnebloem", observed: "De Linde" };
    const text = summary({
      companyName: "Zonnebloem",
      discrepancies: [uboDiscrepancy(other)],
      grounds: { ...grounds, register: { ...grounds.register, names: ["De Linde"] } as typeof grounds.register },
      facts: { legal_name: [{ value: "De Linde", source: "kbo", timestamp: "", evidence_hash: "" }] } as never,
    });
    expect(text).toContain("Zonnebloem (BE) declared the number 0999.900.150. The register (KBO) has this number by");
    expect(text).not.toContain("is registered");
    // Nobody looked for the declared name.
    expect(text).toContain("Not screened: Zonnebloem");
  });

  it("recommends follow-up only where a required task asks the customer something", () => {
    const [task] = DECIDED.generatedTasks!;
    const action = (...generatedTasks: CaseRecord["generatedTasks"]) =>
      writeBrief(caseRecord({ ...SILENT, generatedTasks }), NOW).recommended_action;
    expect(action(task!)).toBe("follow_up");
    expect([action(), action({ ...task!, required: false })]).toEqual(["escalate", "escalate"]);
  });

  it("never says that nothing is open while a required task is, in sample mode neither", () => {
    const asked = finding({ id: "gap", category: "data_gap", severity: "low", source: "customer" });
    const record = (required: boolean) =>
      caseRecord({
        policy: lenientPolicy(),
        investigations: [investigation({ findings: [asked] })],
        generatedTasks: [{ ...DECIDED.generatedTasks![0]!, required, finding_ids: ["gap"] }],
      });
    const brief = writeBrief(record(true), NOW);
    expect(brief.recommended_action).toBe("follow_up");
    expect(brief.summary).not.toContain("Nothing is open");
    expect(writeBrief(record(false), NOW).conclusion).toBe("Nothing that is required is open: approve.");
    expect(writeBrief({ ...record(false), generatedTasks: [] }, NOW).conclusion).toBe("Nothing is open: approve.");
  });

  it("says which document an officer must look at before the customer is asked", () => {
    const unread = finding({ category: "document", code: "document_incomplete", title: "Owner not read: extract.pdf" });
    const conclusion = (given: Partial<CaseRecord>) =>
      writeBrief(caseRecord({ ...given, investigations: [investigation({ findings: [unread] })] }), NOW).conclusion;
    expect(conclusion(SILENT)).toMatch(/^For an officer to look at first: Owner not read: extract\.pdf\. /);
    expect(conclusion({})).not.toContain("look at first");
  });

  it("says what an officer can file where a source of ours is silent", () => {
    const conclusion = (given: Partial<CaseRecord>) => writeBrief(caseRecord(given), NOW).conclusion;
    expect(conclusion(SILENT)).toBe(
      "Sources could not establish registration, status, representatives and beneficial owners: an officer can file an extract of the register. The findings, or what is open, need a senior officer: escalate.",
    );
    expect(conclusion({})).toBe("Nothing is open: approve.");
  });

  it("says that two filings differ, and to withdraw one", () => {
    const given = {
      discrepancies: [uboDiscrepancy({ field: "beneficial_owners_by_filing", source: "filed:e2" })],
    };
    expect(summary(given)).toContain("Filings of officers differ in: beneficial owners.");
    expect(summary(given)).toContain("Withdraw the filing that is wrong.");
    expect(summary(given)).not.toContain("Declared and registered data differ");
  });

  it("follows the decision that was taken", () => {
    const undecided = { ...SILENT, generatedTasks: DECIDED.generatedTasks! };
    expect(writeBrief(caseRecord(undecided), NOW).recommended_action).toBe("follow_up");
    expect(summary(undecided)).toContain("Something that is open can be asked of the customer: follow up.");
    const text = summary({ ...SILENT, ...DECIDED });
    expect(text).toContain("The case was rejected by alice and confirmed by bob on 2026-11-20. No reason given.");
    expect(text).not.toContain("can be asked");
  });

  it("counts a difference that was overridden as one, and not as nothing", () => {
    const text = summary({ discrepancies: [{ ...uboDiscrepancy(), status: "overridden" }] });
    expect(text).toContain("Contradicted: beneficial owners. The register");
    expect(text).toContain("Declared and registered data differ in: beneficial owners.");
    expect(text).not.toContain("Nothing was found");
  });

  it("names contradictions and open hits among the signals before what is only missing", () => {
    const hit = finding({ category: "sanctions", severity: "high", title: "Near match", entry_fingerprint: "hash" });
    const signals = writeBrief(caseRecord({ ...SILENT, investigations: [investigation({ findings: [hit] })] }), NOW);
    expect(signals.key_signals[0]).toBe("Open hit: Near match.");
    expect(signals.key_signals.join(" ")).toContain("The company register did not answer");
  });
});

describe("a memorandum", () => {
  it("opens with the customer, and never calls passed what was not looked at", () => {
    expect(memorandum()).toMatch(/^The customer\nMolenhof Logistiek is registered/);
    const text = memorandum(SILENT);
    expect(text).toContain("screening: not established.");
    expect(text).toContain("No confirmed sanctions match: not checked");
    expect(text).toContain("Entity not dissolved: not checked");
    expect(text).not.toMatch(/: passed|No hit|gave no hit/);
  });

  it("of a rejected case recommends no further questions", () => {
    const rejected = { ...SILENT, ...DECIDED };
    for (const text of [memorandum(rejected), writeJustification(caseRecord(rejected), NOW)]) {
      expect(text).toContain("The case was rejected by alice and confirmed by bob");
      expect(text).not.toMatch(/recommend|follow_up|further questions/);
    }
  });
});

it("ends a sentence in one point, also behind a name that has a point of its own", () => {
  const companyName = "Alfa Trading S.A.";
  const unnamed = { ...SILENT, companyName, additionalData: { answers: { beneficial_owners: "Beta Holding S.A." } } };
  for (const given of [{ companyName }, unnamed]) {
    expect(summary(given)).toContain("S.A.");
    expect(summary(given)).not.toMatch(/\.\.(?:\s|$)/);
    expect(memorandum(given)).not.toMatch(/\.\.(?:\s|$)/);
  }
});
