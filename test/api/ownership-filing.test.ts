import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { OwnershipStatement } from "../../src/domain/ownership/ownership.model.ts";
import { type ApiAnswer, newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { bods, fileOwners, OWNERS, readOwnership, withdrawOwners } from "../support/ownership-filings.ts";
import { readRecord } from "../support/portal.ts";

/** Sources that are asked when a case is opened. */
const ENRICHMENT = ["vies", "companydata", "fundingdata"];

const replaced = (body: unknown, ...texts: readonly (readonly [from: string, to: string])[]): unknown =>
  JSON.parse(texts.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(body)));

const auditOf = async (
  officer: Officer,
  { path }: OpenCase,
): Promise<{ event: string; actor: string; details: any }[]> => (await officer.get(`${path}/audit`)).body.entries;

describe("an officer's filing of owners", () => {
  it("is stored as it was sent, and changes what the case says at once", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const sent = JSON.stringify(OWNERS, null, 3);
    const answer = await officer.send("POST", `${opened.path}/ownership/statements`, {
      body: sent,
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ source: "UBO register", form: "owners", filed_by: "alice", withdrawn: null });
    const { evidence } = (await officer.get(`${opened.path}/evidence`)).body;
    expect(evidence.find(({ id }: { id: string }) => id === answer.body.evidence_id)).toMatchObject({
      source: "officer",
      raw_data: { content_type: "application/json", body: sent },
    });
    const detail = (await officer.get(opened.path)).body;
    expect(detail.discrepancies).toContainEqual(
      expect.objectContaining({ kind: "ubo", field: "beneficial_owners_by_register", status: "open" }),
    );
    expect(detail.checks.find(({ check }: { check: string }) => check === "beneficial_owners").outcome).toBe(
      "contradicted",
    );
    const { persons, filings, statements } = (await readOwnership(officer, opened)).body;
    expect(persons.map(({ name }: { name: string }) => name)).toContain("Jan Onbekend");
    expect(filings).toEqual([answer.body]);
    expect(statements.map((one: OwnershipStatement) => one.source.name)).toContain(`filed:${answer.body.evidence_id}`);
    expect(await auditOf(officer, opened)).toContainEqual(
      expect.objectContaining({ event: "OWNERSHIP_FILED", actor: "alice" }),
    );
  });

  it("counts until it is withdrawn, with a reason", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const before = (await readOwnership(officer, opened)).body;
    const { filing_id } = (await fileOwners(officer, opened)).body;
    expect((await withdrawOwners(officer, opened, filing_id, {})).body.errors).toMatchObject([{ path: "reason" }]);
    expect((await withdrawOwners(officer, opened, crypto.randomUUID())).status).toBe(404);
    const { status, body } = await withdrawOwners(officer.colleague("bob"), opened, filing_id);
    expect([status, body.withdrawn]).toEqual([
      200,
      { reason: "Another company.", withdrawn_by: "bob", withdrawn_at: expect.any(String) },
    ]);
    const { filings, ...after } = (await readOwnership(officer, opened)).body;
    expect({ ...after, filings: [] }).toEqual(before);
    expect(filings).toEqual([body]);
    const open = (await officer.get(opened.path)).body.discrepancies.filter((one: any) => one.status === "open");
    expect(open).toEqual([]);
    expect((await withdrawOwners(officer, opened, filing_id)).body.code).toBe("invalid_state");
    const events = (await auditOf(officer, opened)).map(({ event }) => event);
    expect(events.slice(-2)).toEqual(["OWNERSHIP_FILED", "OWNERSHIP_FILING_WITHDRAWN"]);
  });

  it("is filed once under an idempotency key", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const headers = { "Idempotency-Key": "owners-1" };
    const first = await fileOwners(officer, opened, OWNERS, headers);
    const again = await fileOwners(officer, opened, OWNERS, headers);
    expect([again.status, again.headers.get("Idempotent-Replayed"), again.body]).toEqual([201, "true", first.body]);
    expect((await fileOwners(officer, opened, { ...OWNERS, source: "x" }, headers)).body.code).toBe(
      "idempotency_key_reused",
    );
    const { ownershipFiled, evidence } = await readRecord(opened);
    expect(evidence.map(({ source }) => source)).toEqual([...ENRICHMENT, "officer"]);
    expect(ownershipFiled).toHaveLength(1);
  });

  it.each<[string, unknown, string, string]>([
    ["without a source", { ...OWNERS, source: " " }, "validation_failed", "source"],
    ["about a day to come", { ...OWNERS, as_of: "2999-01-01" }, "validation_failed", "as_of"],
    ["about no day", { ...OWNERS, as_of: "2026-02-30" }, "validation_failed", "as_of"],
    ["without an owner", { ...OWNERS, owners: [] }, "validation_failed", "owners"],
    ["with an owner of no name", { ...OWNERS, owners: [{ share_percent: 5 }] }, "validation_failed", "owners.0.name"],
    [
      "with too much",
      { ...OWNERS, owners: [{ name: "A B", share_percent: 101 }] },
      "validation_failed",
      "owners.0.share_percent",
    ],
    [
      "with a born company",
      { ...OWNERS, owners: [{ company_name: "X", birth_date: "1971" }] },
      "validation_failed",
      "owners.0.birth_date",
    ],
    [
      "with a numbered person",
      { ...OWNERS, owners: [{ name: "A B", foreign_number: "7" }] },
      "validation_failed",
      "owners.0.foreign_number",
    ],
    [
      "with wrong check digits",
      { ...OWNERS, owners: [{ company_name: "X", enterprise_number: "0403170702" }] },
      "validation_failed",
      "owners.0.enterprise_number",
    ],
    ["with a field too many", { ...OWNERS, remark: "x" }, "unknown_field", "remark"],
    ["of an unknown form", "owners", "validation_failed", ""],
    ["of no statement", [], "validation_failed", ""],
    ["of what is no statement", [{ a: 1 }], "validation_failed", "0.recordType"],
    ["about another company", bods([["P", "c", 100]], "0403170701"), "validation_failed", ""],
    [
      "about a company of another name, without its number",
      replaced(bods([["P", "c", 100]]), ["Molenhof Logistiek", "Andere Werken"], ["BE-BCE_KBO", "XX-OTHER"]),
      "validation_failed",
      "",
    ],
    ["of a day to come", replaced(bods([["P", "c", 100]]), ["2026-01-05", "2999-01-05"]), "validation_failed", ""],
  ])("is refused %s, and nothing stays", async (_, body, code, path) => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const answer = await fileOwners(officer, opened, body);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(answer.body.errors[0].path).toBe(path);
    const { ownershipFiled, evidence } = await readRecord(opened);
    expect([ownershipFiled, evidence.map(({ source }) => source)]).toEqual([undefined, ENRICHMENT]);
    const stored = await env.FILES.list({ prefix: `${opened.caseId}/evidence/` });
    expect(stored.objects).toHaveLength(ENRICHMENT.length);
  });

  it("is refused when it is too large, or too long", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const send = (body: string): Promise<ApiAnswer> =>
      officer.send("POST", `${opened.path}/ownership/statements`, {
        body,
        headers: { "Content-Type": "application/json" },
      });
    const large = await send(JSON.stringify({ ...OWNERS, description: "x".repeat(2_000_000) }));
    expect([large.status, large.body.code]).toEqual([413, "payload_too_large"]);
    const long = await send(JSON.stringify(Array.from({ length: 10_000 }, () => ({ recordType: "person" }))));
    expect([long.status, long.body.code]).toEqual([422, "validation_failed"]);
    expect((await send("[")).body.code).toBe("malformed_request");
  });

  it("reads statements in the Beneficial Ownership Data Standard, chains and rings among them", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const chain = await fileOwners(
      officer,
      opened,
      bods([
        ["h", "c", 80],
        ["P", "h", 50],
        ["P", "c", 20],
      ]),
    );
    expect([chain.status, chain.body.form, chain.body.as_of]).toEqual([201, "bods", "2026-01-05"]);
    const { beneficial_owners, layers, persons } = (await readOwnership(officer, opened)).body;
    expect(beneficial_owners).toMatchObject([{ person: persons[0].id, effective_share: 60 }]);
    expect(layers).toBe(1);

    const ring = await openCase(officer);
    await fileOwners(
      officer,
      ring,
      bods([
        ["a", "c", 50],
        ["b", "a", 100],
        ["a", "b", 50],
        ["P", "b", 50],
        ["Q", "c", 50],
      ]),
    );
    const { status, body } = await readOwnership(officer, ring);
    expect(status).toBe(200);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toContain("circular_holdings");
  });

  it("that contradicts another one says so", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await fileOwners(officer, opened, { ...OWNERS, owners: [{ name: "Els Vreemd", share_percent: 100 }] });
    await fileOwners(officer, opened, OWNERS);
    const { discrepancies } = (await officer.get(opened.path)).body;
    expect(discrepancies).toContainEqual(
      expect.objectContaining({
        field: "beneficial_owners_by_filing",
        declared: "Els Vreemd (100 %)",
        observed: "Jan Onbekend (60 %)",
        status: "open",
      }),
    );
  });

  it("is refused once the case is decided, as its withdrawal is", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const { filing_id } = (await fileOwners(officer, opened)).body;
    expect((await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "No." })).status).toBe(200);
    for (const refused of [await fileOwners(officer, opened), await withdrawOwners(officer, opened, filing_id)]) {
      expect(refused.body).toMatchObject({ status: 409, code: "invalid_state", current_status: "REJECTED" });
    }
    const stored = await env.FILES.list({ prefix: `${opened.caseId}/evidence/` });
    expect((await readOwnership(officer, opened)).body.filings).toHaveLength(1);
    expect(stored.objects.length).toBe((await readRecord(opened)).evidence.length);
  });

  it("makes a parked decision answer that the evidence changed", async () => {
    const officer = newOfficer();
    const senior = officer.colleague("carl", "compliance_manager");
    const opened = await reviewedCase(officer);
    const { filing_id } = (await fileOwners(officer, opened)).body;
    const decision = {
      decision: "approve",
      override_open_discrepancies: "Explained.",
      override_open_checks: "Explained.",
    };
    const parked = await officer.post(`${opened.path}/decision`, decision);
    expect(parked.status).toBe(200);
    expect((await officer.get(opened.path)).body.status).toBe("PENDING_SECOND_APPROVAL");
    expect((await withdrawOwners(officer, opened, filing_id)).status).toBe(200);
    const answer = await senior.post(`${opened.path}/decision/second-approval`, { decision: "approve" });
    expect(answer.body.code).toBe("evidence_changed");
  });
});
