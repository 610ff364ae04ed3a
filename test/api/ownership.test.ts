import { describe, expect, it } from "vitest";
import type { OwnershipStatement } from "../../src/domain/ownership/ownership.model.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";
import { fileOwners, NUMBER, readOwnership, withdrawOwners } from "../support/ownership-filings.ts";
import { readRecord } from "../support/portal.ts";

describe("who stands behind a customer", () => {
  it("is shown with sources, shares and what follows, also as BODS statements", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, NUMBER, { beneficial_owners: "Jan Onbekend" });
    const { status, body } = await readOwnership(officer, opened);
    expect(status).toBe(200);
    expect(body.entities.find(({ id }: { id: string }) => id === body.subject)).toMatchObject({
      kind: "entity",
      identifiers: expect.arrayContaining([{ scheme: "BE-BCE_KBO", id: NUMBER }]),
    });
    const sources = new Set(body.statements.map((one: OwnershipStatement) => one.source.type));
    expect([...sources].sort()).toEqual(["officialRegister", "selfDeclaration"]);
    // A bare name may be a company's.
    expect(body.entities).toContainEqual(expect.objectContaining({ kind: "unknown", name: "Jan Onbekend" }));
    expect(body.beneficial_owners.length).toBeGreaterThan(0);
    expect(body.filings).toEqual([]);
    const exported = (await readOwnership(officer, opened, "?format=bods")).body;
    const types = new Set(exported.map(({ recordType }: { recordType: string }) => recordType));
    expect([...types].sort()).toEqual(["entity", "person", "relationship"]);
    expect((await readOwnership(officer, opened, "?format=xml")).body.code).toBe("validation_failed");
  });

  it("is nobody of a natural person, and not yet known of a new case", async () => {
    const officer = newOfficer();
    const person = await openCase(officer, "any", { template_id: "kyc_natural_person", company_name: "Jan Janssens" });
    expect((await readOwnership(officer, person)).body).toMatchObject({
      subject: null,
      entities: [],
      unaccounted_share: null,
    });
    expect((await readOwnership(officer, person, "?format=bods")).body).toEqual([]);
    expect((await fileOwners(officer, person)).body.code).toBe("invalid_state");
    const fresh = await openCase(officer);
    expect((await readOwnership(officer, fresh)).body).toMatchObject({ statements: [], unaccounted_share: 100 });
  });

  it("is a matter of the tenant, and of roles that work on cases", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const { filing_id } = (await fileOwners(officer, opened)).body;
    const stranger = newOfficer("mia", "officer", "compliance_manager", "mlro");
    const admin = officer.colleague("adam", "admin");
    const answers = async (who: Officer) =>
      [
        await readOwnership(who, opened),
        await fileOwners(who, opened),
        await withdrawOwners(who, opened, filing_id),
      ].map((one) => one.status);
    expect(await answers(stranger)).toEqual([404, 404, 404]);
    expect(await answers(admin)).toEqual([403, 403, 403]);
    expect((await readRecord(opened)).ownershipFiled).toMatchObject([{ filing_id }]);
  });
});
