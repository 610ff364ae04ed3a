import { describe, expect, it } from "vitest";
import type { CaseDocument, EvidenceRef } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { factsHash } from "../../../src/domain/decisions/pinned-facts.rules.ts";
import { reviseResult } from "../../../src/domain/diligence/due-diligence.rules.ts";
import { recordReading } from "../../../src/domain/documents/record-reading.rules.ts";
import { reviewDocument } from "../../../src/domain/documents/review.rules.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import { unscreenedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { conclude } from "../../../src/investigation/conclude/conclude.ts";
import { DOCUMENT_INTAKE } from "../../../src/investigation/agents/document-intake.ts";
import { DOCUMENT_READING } from "../../../src/investigation/agents/document-reading.ts";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { peopleBehind, withLaterSubjects } from "../../../src/investigation/people/people-behind.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import type { KnownAnswer } from "../../../src/investigation/agent.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { dated, director, handedIn, holder, made, NOW, owner, readAs } from "../../support/made-readings.ts";
import { registryEntry } from "../../support/registry-entry.ts";

const evidence = (source: string): EvidenceRef => ({
  id: `e-${source}`,
  source,
  source_url: `sample:${source}`,
  data_hash: `sha256:${source}`,
  collected_at: "2026-11-20T10:00:00.000Z",
  key: source,
  content_type: "application/json",
  size: 1,
});

const entry = registryEntry({
  number: "0999900150",
  legal_name: "Bakkerij De Linde",
  directors: [{ name: "An Peeters", role: "director", since: "2015-03-01" }],
  owners: [{ name: "An Peeters", kind: "person", share_percent: 100 }],
});
const registry: KnownAnswer<RegistryEntry> = { outcome: "known", value: entry, evidence: [evidence("kbo")] };
const known = (source: string) => ({ outcome: "known", value: null, evidence: [evidence(source)], heard: [] }) as const;

const read = readAs("register_extract", [
  made("enterprise_number", "0999900150"),
  dated("2026-11-01"),
  director("Jan Willems", { birth_date: "1961-04-02" }),
]);
const unread = handedIn("articles_of_association", undefined, { document_id: "d-late", filename: "late.pdf" });
const documents: CaseDocument[] = [{ ...unread, reading: read }];

function investigate(input: Parameters<typeof investigationInput>[0]) {
  const dossier = readDossier(investigationInput({ startedAt: NOW.toISOString(), ...input }));
  const seen = new ObservationSet();
  seen.record(DOCUMENT_INTAKE, known("case_file"));
  seen.record(REGISTRY, { ...registry, heard: [] });
  if (DOCUMENT_READING.notApplicable(dossier) === null) seen.record(DOCUMENT_READING, known("document_reading"));
  return conclude(dossier, seen, { rules: null, completedAt: NOW.toISOString() });
}

const recordOf = (outcome: ReturnType<typeof investigate>, given: Partial<CaseRecord> = {}): CaseRecord =>
  caseRecord({
    caseId: investigationInput().caseId,
    companyName: "Bakkerij De Linde",
    registrationNumber: "0999900150",
    status: "REVIEW_PENDING",
    documents: [unread],
    investigations: [outcome.result],
    discrepancies: outcome.discrepancies,
    facts: outcome.facts,
    evidence: outcome.evidence,
    grounds: outcome.grounds!,
    policy: outcome.policy!,
    mcc: outcome.mcc,
    ...given,
  });

describe("a reading that comes after the investigation", () => {
  const before = recordOf(investigate({ documents: [unread] }));
  const stored = ({ read_at: _at, ...reading }: typeof read) => reading;
  const meta = { now: NOW, actor: actor("system") };
  const later = (() => {
    const outcome = recordReading(before, "d-late", stored(read), meta);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.value.record;
  })();
  const whole = investigate({ documents });
  const codes = (findings: readonly { code?: string; id: string; description: string; severity: string }[]) =>
    findings.map(({ id, code, severity, description }) => [id, code, severity, description]).sort();

  it("gives the findings and discrepancies that an investigation with it gives", () => {
    expect(codes(later.investigations.at(-1)!.findings)).toEqual(codes(whole.result.findings));
    expect(later.discrepancies).toEqual(whole.discrepancies);
    expect(later.investigations.at(-1)!.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["document_wrong_kind", "document_contradicts"]),
    );
    expect(later.discrepancies.map(({ kind, source }) => [kind, source])).toContainEqual([
      "director",
      "document:register_extract",
    ]);
  });

  it("begins no iteration, and changes nothing when it is derived again", () => {
    expect(later.investigations).toHaveLength(1);
    const again = reviseResult(later, NOW);
    expect(again.investigations.at(-1)!.findings).toEqual(later.investigations.at(-1)!.findings);
    expect(again.discrepancies).toEqual(later.discrepancies);
  });

  it("changes the facts that a parked decision rests on", () => {
    expect(factsHash(later)).not.toBe(factsHash(before));
  });

  it("is undone by an officer's rejection", () => {
    const outcome = reviewDocument(later, "d-late", { outcome: "rejected", kind: null, facts: [], reason: "no" }, meta);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { findings } = outcome.value.record.investigations.at(-1)!;
    expect(findings.filter(({ code }) => code === "document_contradicts" || code === "document_wrong_kind")).toEqual(
      [],
    );
    expect(outcome.value.record.discrepancies.filter(({ status }) => status === "open")).toEqual([]);
  });

  it.each<[string, unknown]>([
    ["f99", "0999900150"],
    ["f1", ""],
    ["f3", { name: "An Peeters", share_percent: "half" }],
    ["f3", { name: "An Peeters", role: 7 }],
    ["birth_date", "1961-04-03"],
  ])("refuses a correction of %s to %j, which would change nothing", (id, value) => {
    const review = { outcome: "accepted", kind: null, facts: [{ id, value }], reason: "seen" } as const;
    const outcome = reviewDocument(later, "d-late", review, meta);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "validation_failed" } });
  });

  it.each<[string, unknown]>([
    ["f1", "0999900150"],
    ["f3", "An Peeters"],
    ["f3", { name: "An Peeters", share_percent: 12.5 }],
  ])("takes a correction of %s to %j", (id, value) => {
    const review = { outcome: "accepted", kind: null, facts: [{ id, value }], reason: "seen" } as const;
    expect(reviewDocument(later, "d-late", review, meta).ok).toBe(true);
  });

  it("keeps an officer's override of its discrepancy", () => {
    const [found] = later.discrepancies.filter(({ source }) => source.startsWith("document:"));
    const overridden = later.discrepancies.map((one) =>
      one === found ? { ...one, status: "overridden" as const } : one,
    );
    const again = reviseResult({ ...later, discrepancies: overridden }, NOW);
    expect(again.discrepancies.find(({ id }) => id === found!.id)!.status).toBe("overridden");
  });

  it("stands on its own evidence, and gives facts of its own source", () => {
    const contradiction = whole.result.findings.find(({ code }) => code === "document_contradicts")!;
    expect(contradiction).toMatchObject({ agent_name: "document_reading", evidence_ids: ["e-document_reading"] });
    expect(whole.facts["document_enterprise_number"]).toMatchObject([
      { value: ["0999900150"], source: "document:register_extract" },
    ]);
  });
});

describe("a case without readings", () => {
  it("does not run the agent, so that runs of earlier versions replay", () => {
    expect(DOCUMENT_READING.notApplicable(readDossier(investigationInput({ documents: [unread] })))).not.toBeNull();
  });
});

describe("who is screened", () => {
  const named = [
    handedIn(
      "ubo_extract",
      readAs("ubo_extract", [
        owner("Jan Willems", 30, { birth_date: "1961-04", country: "LU" }),
        made("company_share", { holder: "Willems Beheer", enterprise_number: "0403170701" }),
      ]),
    ),
    handedIn(
      "representative_identity",
      readAs("identity_card", [holder("Sofie De Smet", "1990-03-03", { nationality: "BE" })]),
    ),
    handedIn("register_extract", readAs("register_extract", [director("Karel Maes", { until: "2019-01-01" })])),
    handedIn(
      "articles_of_association",
      readAs("articles_of_association", [made("person", { name: "Notaris Pieters", role: "notary" })]),
    ),
    handedIn("proof_of_business_address", readAs("invoice", [holder("Piet Klant")])),
    handedIn("ubo_extract", readAs("ubo_extract", [owner("Ex Owner")]), { superseded: true }),
  ];
  const subjects = (answers: Record<string, unknown> = {}) =>
    peopleBehind(readDossier(investigationInput({ documents: named, answers })), registry);

  it("includes everybody whom owner, register and identity documents name, with what they tell", () => {
    expect(subjects()).toEqual(
      expect.arrayContaining([
        { kind: "person", name: "Jan Willems", birthDate: "1961-04", countries: ["LU"] },
        { kind: "company", name: "Willems Beheer", identifiers: ["0403170701"] },
        { kind: "person", name: "Sofie De Smet", birthDate: "1990-03-03", countries: ["BE"] },
      ]),
    );
    const names = subjects().map(({ name }) => name);
    for (const left of ["Karel Maes", "Notaris Pieters", "Piet Klant", "Ex Owner"]) expect(names).not.toContain(left);
  });

  it("names each person once, with the birth date of the document", () => {
    const all = subjects({ beneficial_owners: "WILLEMS Jan" }).filter(({ name }) => /willems/i.test(name));
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ birthDate: "1961-04" });
  });

  it("adds to a screening whom a document names that was read after it, and says who is missing until then", () => {
    expect(unscreenedNames({ documents: named }, ["Sofie De Smet"], NOW)).toEqual(["Jan Willems", "Willems Beheer"]);
    const added = withLaterSubjects([{ kind: "company", name: "Bakkerij De Linde" }], { documents: named }, NOW);
    expect(added.map(({ name }) => name)).toEqual([
      "Bakkerij De Linde",
      "Jan Willems",
      "Willems Beheer",
      "Sofie De Smet",
    ]);
    expect(
      unscreenedNames(
        { documents: named },
        added.map(({ name }) => name),
        NOW,
      ),
    ).toEqual([]);
  });

  it("adds whom an officer filed as an owner, unless the filing was withdrawn", () => {
    const filing = (name: string, withdrawn?: OwnershipFiling["withdrawn"]): OwnershipFiling => ({
      filing_id: name,
      source: "UBO register",
      source_type: "officialRegister",
      as_of: "2026-01-05",
      description: "",
      stated: { form: "owners", owners: [{ kind: "person", name, birth_date: "1971-04-03", nationality: "LU" }] },
      evidence_id: `evidence-${name}`,
      filed_by: "anna",
      filed_at: "2026-01-05T10:00:00.000Z",
      ...(withdrawn && { withdrawn }),
    });
    const withdrawn = { reason: "another company", withdrawn_by: "anna", withdrawn_at: "2026-01-06T10:00:00.000Z" };
    const parts = { documents: [], ownershipFiled: [filing("Ada Stil"), filing("Ben Weg", withdrawn)] };
    expect(unscreenedNames(parts, [], NOW)).toEqual(["Ada Stil"]);
    expect(withLaterSubjects([], parts, NOW)).toEqual([
      { kind: "person", name: "Ada Stil", birthDate: "1971-04-03", countries: ["LU"] },
    ]);
    const dossier = readDossier({ ...investigationInput({}), ownershipFiled: parts.ownershipFiled });
    expect(peopleBehind(dossier, registry).map(({ name }) => name)).toContain("Ada Stil");
  });

  it("is bounded", () => {
    const many = readAs(
      "shareholder_register",
      Array.from({ length: 250 }, (_, n) => owner(`Owner Number${n}`)),
    );
    expect(unscreenedNames({ documents: [handedIn("ubo_declaration", many)] }, [], NOW)).toHaveLength(201);
  });
});
