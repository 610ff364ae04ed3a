import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { dueFacts } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { ownershipOf } from "../../../src/domain/ownership/case-ownership.rules.ts";
import type { Ownership } from "../../../src/domain/ownership/ownership.model.ts";
import { mergeOwnership } from "../../../src/domain/ownership/statements/merge.ts";
import { companyParty, draftPart } from "../../../src/domain/ownership/statements/part.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { filedAs, owner, readAs } from "../../support/made-readings.ts";

const NOW = new Date("2026-11-22T10:00:00.000Z");
const of = (given: Partial<CaseRecord>): Ownership => ownershipOf(dueFacts(caseRecord(given), NOW))!;

/** `owner > owned (source)` of each statement. */
function said({ parties, statements }: Ownership): string[] {
  const nameOf = (id: string) => parties.find((party) => party.id === id)!.name;
  return statements
    .map(({ subject, interested_party: one, interests, source }) => {
      const holder = typeof one === "string" ? nameOf(one) : one.reason;
      return `${holder} > ${nameOf(subject)} (${source.name}: ${interests.map(({ type }) => type).join(", ")})`;
    })
    .toSorted();
}

const FILING = {
  filing_id: "f1",
  source: "UBO register",
  source_type: "verified",
  as_of: "2026-11-01",
  description: "",
  stated: { form: "owners", owners: [{ kind: "company", name: "Triade Beheer", enterprise_number: "0403170701" }] },
  evidence_id: "e1",
  filed_by: "alice",
  filed_at: "2026-11-02T10:00:00.000Z",
} as const;

const CHAIN: Ownership = {
  subject: "BE-BCE_KBO-0999900150",
  parties: [
    {
      id: "BE-BCE_KBO-0999900150",
      kind: "entity",
      name: "Molenhof",
      identifiers: [{ scheme: "BE-BCE_KBO", id: "0999900150" }],
    },
    { id: "h", kind: "entity", name: "Molenhof Holding" },
  ],
  statements: [
    {
      id: "s",
      subject: "BE-BCE_KBO-0999900150",
      interested_party: "h",
      interests: [{ type: "shareholding", directness: "direct", beneficial: false, share: { exact: 100 } }],
      source: {
        type: "thirdParty",
        name: "gleif",
        as_of: null,
        retrieved_at: "2026-11-01T09:00:00.000Z",
        evidence_ids: [],
      },
    },
  ],
  open_ends: [{ party: "h", reason: "no_number" }],
};

describe("who stands behind the customer of a case", () => {
  it("is stated by the register, the customer, documents and officers, each with its source", () => {
    const ownership = of({
      additionalData: {
        answers: { beneficial_owners: "An Peeters (60 %)\nJan Claes (40 %)", directors: "An Peeters" },
      },
      documents: [filedAs("ubo_extract", readAs("ubo_extract", [owner("An Peeters", 60)]))],
      ownershipFiled: [FILING],
    });
    const company = ownership.parties.find(({ id }) => id === ownership.subject)!.name;
    expect(said(ownership)).toEqual([
      `An Peeters > ${company} (customer: boardMember)`,
      `An Peeters > ${company} (customer: shareholding)`,
      `An Peeters > ${company} (document:ubo_extract: shareholding)`,
      `An Peeters > ${company} (kbo: shareholding, boardMember)`,
      `Jan Claes > ${company} (customer: shareholding)`,
      `Triade Beheer > ${company} (filed:e1: unknownInterest)`,
    ]);
    expect(ownership.parties.filter(({ name }) => name === "An Peeters")).toHaveLength(1);
    expect(ownership.parties.find(({ name }) => name === "Triade Beheer")!.id).toBe("BE-BCE_KBO-0403170701");
  });

  it("is stated by the chain of registers, about the same company", () => {
    const silent = soundGrounds({ register: { state: "silent", reason: "not_covered" } });
    const ownership = of({ grounds: { ...silent, ownership: CHAIN } });
    expect(said(ownership)).toEqual(["Molenhof Holding > Molenhof (gleif: shareholding)"]);
    expect(ownership.open_ends).toEqual([{ party: "h", reason: "no_number" }]);
    // The register's answer is not repeated where the chain has it.
    const [statement] = CHAIN.statements;
    const byRegister = { ...CHAIN, statements: [{ ...statement!, source: { ...statement!.source, name: "kbo" } }] };
    expect(said(of({ grounds: soundGrounds({ ownership: byRegister }) }))).toHaveLength(1);
    expect(said(of({ grounds: soundGrounds({ ownership: CHAIN }) }))).toHaveLength(2);
  });

  it("has the customer alone where nobody says anything, and without what was withdrawn", () => {
    const withdrawn = { reason: "x", withdrawn_by: "alice", withdrawn_at: "2026-11-03T10:00:00.000Z" };
    const { grounds: _, ...rest } = caseRecord({ ownershipFiled: [{ ...FILING, withdrawn }] });
    const ownership = ownershipOf(dueFacts(rest, NOW))!;
    expect(ownership).toMatchObject({ parties: [{ name: "Molenhof Logistiek" }], statements: [], open_ends: [] });
    expect(ownership.parties[0]!.id).toBe(ownership.subject);
  });

  it("reaches through a company that only the customer names to its owners by the registers", () => {
    const party = companyParty({ name: "Alpha", country: "CZ", number: "99990105" });
    const draft = draftPart(party, CHAIN.statements[0]!.source);
    draft.add({ kind: "person", name: "Eva Nova" }, CHAIN.statements[0]!.interests);
    const chain = mergeOwnership(CHAIN.parties[0]!, [draft.part()], [party.id]);
    const beneficial_owners = [{ company_name: "Alpha", foreign_number: "99990105", country: "CZ" }];
    const ownership = of({
      additionalData: { answers: { beneficial_owners } },
      grounds: soundGrounds({ register: { state: "silent", reason: "not_covered" }, ownership: chain }),
    });
    expect(said(ownership)).toContain("Eva Nova > Alpha (gleif: shareholding)");
    expect(mergeOwnership(CHAIN.parties[0]!, [draft.part()]).statements).toEqual([]);
  });

  it("is nobody's question of a natural person", () => {
    expect(ownershipOf(dueFacts(caseRecord({ templateId: "kyc_natural_person" }), NOW))).toBeNull();
  });

  it("is the same whenever it is computed", () => {
    const record = caseRecord({ additionalData: { answers: { beneficial_owners: "An Peeters" } } });
    expect(ownershipOf(dueFacts(record, NOW))).toEqual(ownershipOf(dueFacts(record, new Date("2027-01-01"))));
  });
});
