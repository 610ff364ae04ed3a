import { describe, expect, it } from "vitest";
import { fromDeclared } from "../../../src/domain/ownership/statements/from-declared.ts";
import { fromGleif } from "../../../src/domain/ownership/statements/from-gleif.ts";
import { fromRegister } from "../../../src/domain/ownership/statements/from-register.ts";
import { companyParty } from "../../../src/domain/ownership/statements/part.ts";
import type { StatementSource } from "../../../src/domain/ownership/ownership.model.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";

const SOURCE: StatementSource = {
  type: "officialRegister",
  name: "companies_house",
  as_of: null,
  retrieved_at: "2026-11-22T10:00:00.000Z",
  evidence_ids: ["e1"],
};
const ENTRY: RegistryEntry = {
  country: "GB",
  number: "01234567",
  status: "active",
  juridical_situation: null,
  juridical_situation_label: null,
  legal_name: "Harbour Ltd",
  commercial_names: [],
  legal_form_code: null,
  legal_form: "Private limited company",
  address: null,
  start_date: null,
  end_date: null,
  activities: [],
  directors: null,
  owners: null,
  establishments: null,
  website: null,
  remarks: [],
  source: "companies_house",
};

describe("a register's entry", () => {
  it("gives bands, several interests of one owner, and no beneficial company", () => {
    const { statements, parties } = fromRegister(
      {
        ...ENTRY,
        owners: [
          {
            name: "Jan Peeters",
            kind: "person",
            basis: "beneficial_owner",
            share_band: { exclusive_minimum: 25, maximum: 50 },
            interests: ["votingRights", "shareholding"],
            birth_date: "1970-01",
          },
          { name: "Quay LLP", kind: "company", basis: "beneficial_owner", registration_number: "OC300001" },
          { name: "The Quay Trust", kind: "company", is_arrangement: true },
        ],
      },
      SOURCE,
    );
    expect(statements.map(({ interests }) => interests)).toEqual([
      [
        { type: "votingRights", directness: "unknown", beneficial: true },
        {
          type: "shareholding",
          directness: "unknown",
          beneficial: true,
          share: { exclusive_minimum: 25, maximum: 50 },
        },
      ],
      [{ type: "shareholding", directness: "unknown", beneficial: false }],
      [{ type: "shareholding", directness: "direct", beneficial: false }],
    ]);
    expect(parties.map(({ kind, identifiers }) => [kind, identifiers?.[0]?.scheme])).toEqual([
      ["entity", "GB-COH"],
      ["person", undefined],
      ["entity", "GB-COH"],
      ["arrangement", undefined],
    ]);
  });

  it.each([
    ["Gedelegeerd bestuurder", "seniorManagingOfficial"],
    ["Administrateur délégué", "seniorManagingOfficial"],
    ["Daglig leder", "seniorManagingOfficial"],
    ["Président de SAS", "seniorManagingOfficial"],
    ["Président du conseil d'administration", "boardChair"],
    ["Bestuurder", "boardMember"],
    ["Commissaire aux comptes titulaire", undefined],
    ["Revisor", undefined],
  ])("has %s as %s", (role, type) => {
    const { statements } = fromRegister({ ...ENTRY, directors: [{ name: "An Claes", role, since: null }] }, SOURCE);
    expect(statements[0]?.interests[0]?.type).toBe(type);
  });

  it("adds up the offices of one person in one statement, and has nothing of a number that is not found", () => {
    const offices = ["Bestuurder", "Zaakvoerder"].map((role) => ({ name: "An Claes", role, since: "2020-01-02" }));
    expect(fromRegister({ ...ENTRY, directors: offices }, SOURCE).statements).toMatchObject([{ interests: [{}, {}] }]);
    expect(fromRegister({ ...ENTRY, status: "not_found" }, SOURCE)).toEqual({ parties: [], statements: [] });
  });

  it("does not take a share beyond a hundred per cent for one", () => {
    const owners = [{ name: "An Claes", kind: "person" as const, share_percent: 6000 }];
    expect(fromRegister({ ...ENTRY, owners }, SOURCE).statements[0]!.interests[0]).not.toHaveProperty("share");
  });
});

describe("declared owners", () => {
  const subject = companyParty({ name: "Harbour Ltd", country: "GB", number: "01234567" });
  const source: StatementSource = { ...SOURCE, type: "selfDeclaration", name: "customer" };

  it("hold what they declare, and an unknown interest where they declare nothing", () => {
    const { statements } = fromDeclared(
      [
        { kind: "person", name: "An Claes", share_percent: 30, control: "votes" },
        { kind: "person", name: "Bo Aerts", control: "senior_official" },
        { kind: "unknown", name: "Jan Peeters" },
        { kind: "company", name: "Quay", foreign_number: "OC300001", country: "GB", share_percent: 30 },
      ],
      subject,
      source,
    );
    expect(statements.map(({ interests: [one] }) => [one!.type, one!.beneficial, one!.share?.exact])).toEqual([
      ["votingRights", true, 30],
      ["seniorManagingOfficial", false, undefined],
      ["unknownInterest", true, undefined],
      ["shareholding", false, 30],
    ]);
    expect(statements[3]!.interested_party).toBe("GB-COH-OC300001");
  });

  it("have no number where its check digits are wrong or no country says whose it is", () => {
    const { parties } = fromDeclared(
      [
        { kind: "company", name: "Quay", enterprise_number: "0403170702" },
        { kind: "company", name: "Wharf", foreign_number: "12345" },
      ],
      subject,
      source,
    );
    expect(parties.slice(1).every(({ identifiers }) => identifiers === undefined)).toBe(true);
  });
});

describe("parents by GLEIF", () => {
  const child = { lei: "5493001KJTIIGC8Y1R12", name: "Harbour Ltd", country: "GB", number: "01234567" };
  const parent = { lei: "529900T8BM49AURSDO55", name: "Quay SE", since: "2019-01-01" };

  it("control without a per cent, directly where the ultimate parent is the direct one", () => {
    const { statements } = fromGleif(
      {
        ...child,
        parents: [
          { level: "direct", ...parent },
          { level: "ultimate", ...parent },
        ],
      },
      SOURCE,
    );
    expect(statements).toMatchObject([
      {
        subject: "GB-COH-01234567",
        interested_party: "XI-LEI-529900T8BM49AURSDO55",
        interests: [
          { type: "otherInfluenceOrControl", directness: "direct" },
          { type: "otherInfluenceOrControl", directness: "direct" },
        ],
      },
    ]);
    expect(JSON.stringify(statements)).not.toContain('"share"');
  });

  it("are unnamed for a reason, never without one", () => {
    const { statements } = fromGleif(
      {
        ...child,
        parents: [
          { level: "direct", exception: "NATURAL_PERSONS" },
          { level: "ultimate", exception: "NEW_REASON" },
        ],
      },
      SOURCE,
    );
    expect(statements.map((one) => one.interested_party)).toEqual([
      { reason: "informationUnknownToPublisher", description: "GLEIF: NATURAL_PERSONS (direct parent)" },
      { reason: "unknown", description: "GLEIF: NEW_REASON (ultimate parent)" },
    ]);
  });
});
