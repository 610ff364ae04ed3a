import { describe, expect, it } from "vitest";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { sightCase } from "../../../src/graph/sightings/case-sighting.ts";
import { sightOwnership } from "../../../src/graph/sightings/ownership-sighting.ts";
import { caseRecord, finding, investigation } from "../../support/case-fixtures.ts";

const NUMBER = "0403170701";
const base = (given: Partial<CaseRecord> = {}) =>
  caseRecord({ registrationNumber: NUMBER, updatedAt: "2026-11-20T10:00:00.000Z", ...given });

const filing = (given: Partial<OwnershipFiling> = {}): OwnershipFiling => ({
  filing_id: "filing-1",
  source: "The register of owners",
  source_type: "officialRegister",
  as_of: "2026-11-01",
  description: "An extract",
  stated: {
    form: "owners",
    owners: [
      { kind: "company", name: "Top", enterprise_number: "0999900150", share_percent: 60 },
      { kind: "person", name: "An Peeters", birth_date: "1971-04-03", share_percent: 40 },
    ],
  },
  evidence_id: "evidence-1",
  filed_by: "alice",
  filed_at: "2026-11-19T10:00:00.000Z",
  ...given,
});

const fact = (source: string, value: unknown) => ({ source, value, timestamp: "2026-11-20T10:00:00.000Z" });

describe("what a case states of its owners, in the graph", () => {
  it("has owners that an officer filed, companies by their number and persons with their birth date", () => {
    const seen = sightOwnership(base({ ownershipFiled: [filing()] }))!;
    expect(seen.relations).toMatchObject([
      {
        from: "company:BE:0999900150",
        type: "owns",
        to: `company:BE:${NUMBER}`,
        source: "filed:evidence-1",
        sharePercent: 60,
      },
    ]);
    expect(seen.people.slice(0, 1)).toMatchObject([
      {
        name: "An Peeters",
        birthDate: "1971-04-03",
        ties: [{ type: "owns", to: `company:BE:${NUMBER}`, sharePercent: 40 }],
      },
    ]);
  });

  it("has nothing of a filing that was withdrawn, and says that what is not stated any more has ended", () => {
    const withdrawn = { reason: "Wrong company", withdrawn_by: "alice", withdrawn_at: "2026-11-20T10:00:00.000Z" };
    const seen = sightOwnership(base({ ownershipFiled: [filing({ withdrawn })] }))!;
    expect(seen).toMatchObject({ relations: [], people: [], restates: true });
  });

  it("has owners of owners, as a filed structure states them", () => {
    const source = {
      type: "officialRegister",
      name: "x",
      as_of: null,
      retrieved_at: "2026-11-01T00:00:00.000Z",
      evidence_ids: [],
    } as const;
    const held = { type: "shareholding", directness: "direct", beneficial: false, share: { exact: 100 } } as const;
    const seen = sightOwnership(
      base({
        ownershipFiled: [
          filing({
            stated: {
              form: "bods",
              subject: "s",
              parties: [
                { id: "s", kind: "entity", name: "Customer", identifiers: [{ scheme: "BE-BCE_KBO", id: NUMBER }] },
                { id: "m", kind: "entity", name: "Middle", identifiers: [{ scheme: "BE-BCE_KBO", id: "0999900150" }] },
                { id: "t", kind: "entity", name: "Top", identifiers: [{ scheme: "FR-RCS", id: "552032534" }] },
              ],
              statements: [
                { id: "1", subject: "s", interested_party: "m", interests: [held], source },
                { id: "2", subject: "m", interested_party: "t", interests: [held], source },
              ],
            },
          }),
        ],
      }),
    )!;
    expect(seen.relations.map(({ from, to }) => [from, to]).toSorted()).toEqual([
      ["company:BE:0999900150", `company:BE:${NUMBER}`],
      ["company:FR:552032534", "company:BE:0999900150"],
    ]);
  });

  it("has directors that the customer names, and leaves the declared owners to the case's other sighting", () => {
    const answers = {
      directors: [{ given_names: "Luc", family_name: "Maes", birth_date: "1960-02-03" }],
      beneficial_owners: [{ given_names: "An", family_name: "Peeters", share_percent: 60 }],
    };
    const seen = sightOwnership(base({ additionalData: { answers } }))!;
    expect(seen.people).toMatchObject([
      { name: "Luc Maes", birthDate: "1960-02-03", ties: [{ type: "directs", source: "customer" }] },
    ]);
    expect(seen.people).toHaveLength(1);
  });

  it("does not depend on a report: the same case with one gives the same", () => {
    const hit = finding({ category: "sanctions", severity: "critical", subject: "Viktor Morozenko" });
    const escalated = base({ status: "ESCALATED", investigations: [investigation({ findings: [hit] })] });
    const reported: CaseRecord = {
      ...escalated,
      sars: [{ sarId: "sar-1", version: 3, status: "submitted" }],
      assessments: [{ sarId: "sar-1", reportable: true, signedAt: "2026-11-20T10:00:00.000Z", triggers: ["x"] }],
    };
    expect(sightCase(reported)).toEqual(sightCase(escalated));
    expect(sightOwnership(reported)).toEqual(sightOwnership(escalated));
  });

  it.each([
    ["critical", "exact"],
    ["medium", null],
    [null, null],
  ] as const)(
    "has a company that others than a register name, with a hit of severity %s, as %s",
    (severity, status) => {
      const hits = severity === null ? [] : [finding({ category: "sanctions", severity, subject: "Top" })];
      const record = base({
        investigations: [investigation({ findings: hits })],
        facts: { declared_owners: [fact("customer", ["Top"])], screened_names: [fact("screening", ["Top"])] },
        additionalData: {
          answers: { beneficial_owners: [{ company_name: "Top", enterprise_number: "0202239951" }] },
        },
      });
      const filed = filing({
        stated: { form: "owners", owners: [{ kind: "company", name: "Top", enterprise_number: "0202239951" }] },
      });
      const drafts = [sightCase(record), sightOwnership({ ...record, ownershipFiled: [filed] })!].map(({ entities }) =>
        entities.find(({ id }) => id === "company:BE:0202239951"),
      );
      expect(drafts).toMatchObject([
        { name: "Top", isAsserted: true, sanctions: status },
        { name: "Top", isAsserted: true, sanctions: status },
      ]);
    },
  );
});
