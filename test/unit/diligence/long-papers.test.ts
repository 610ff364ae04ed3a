import { expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import { judgeDocument } from "../../../src/domain/diligence/judge-document.rules.ts";
import { checkScreening } from "../../../src/domain/diligence/screening-check.rules.ts";
import type { ReadWarning } from "../../../src/domain/readings/reading.model.ts";
import type { DocumentKind } from "../../../src/domain/documents/document-kinds.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, handedIn, holder, made, NOW, readAs, reviewedAs, warning } from "../../support/made-readings.ts";

const HOME = "Bondgenotenlaan 12, 3000 Leuven";

const long = (kind: DocumentKind, name = "An Peeters", warnings: ReadWarning[] = [warning("pages_beyond_limit")]) =>
  handedIn(
    "proof_of_address",
    readAs(kind, [holder(name), dated("2026-11-02"), made("address", HOME)], {
      status: "partly_read",
      page_count: 30,
      warnings,
    }),
  );

const of = (paper: CaseDocument, given: { rulesVersion?: number } = {}) => {
  const sound = soundGrounds({ subject: "person", sample: false });
  const screening = {
    ...sound.screening,
    compared: {
      words: 100,
      answers: 1,
      papers: 1,
      left: [{ what: `${paper.filename} from page 26 on`, document_id: paper.document_id }],
    },
  };
  const facts = {
    templateId: "kyc_natural_person",
    country: "BE",
    companyName: "An Peeters",
    answers: { full_name: "An Peeters", date_of_birth: "1980-02-01", residence_address: HOME },
    documents: [paper],
    followUpTasks: [],
    findings: [],
    discrepancies: [],
    validationResults: [],
    grounds: { ...sound, screening } as typeof sound,
    policy: DEFAULT_POLICY,
    now: NOW,
    ...given,
  };
  return {
    state: judgeDocument(facts, paper).state,
    screening: checkScreening(facts),
    told: presentDocuments(facts, { caseId: "c", name: "any", evidenceIds: [] }).map(
      ({ code, severity }) => `${code} ${severity}`,
    ),
  };
};

it.each(["proof_of_address", "contract"] as const)(
  "tells unread conditions behind a %s, and leaves nothing open",
  (kind) => {
    const found = of(long(kind));
    expect(found).toMatchObject({
      state: "accepted",
      screening: { outcome: "established" },
      told: ["document_unread low"],
    });
    expect(found.screening.how).toMatch(/Not read, and not compared: d\d+\.pdf from page 26 on\.$/);
    expect(of(reviewedAs(long(kind)))).toMatchObject({ state: "accepted", told: [] });
  },
);

it.each([
  ["of a paper of another kind", long("other"), {}],
  ["of a bill that does not show what was asked for", long("proof_of_address", "Karel Claes"), {}],
  [
    "of a bill of which another page could not be read",
    long("proof_of_address", "An Peeters", [warning("pages_beyond_limit"), warning("damaged")]),
    {},
  ],
  ["by earlier rules", long("proof_of_address"), { rulesVersion: 10 }],
])("leaves pages open %s", (_, paper, given) => {
  const { state, screening } = of(paper, given);
  expect(state).not.toBe("accepted");
  expect(screening.how).toContain("Not compared with the lists");
});
