import { describe, expect, it } from "vitest";
import { fromDeclared } from "../../../src/domain/ownership/statements/from-declared.ts";
import { fromGleif } from "../../../src/domain/ownership/statements/from-gleif.ts";
import { fromRegister } from "../../../src/domain/ownership/statements/from-register.ts";
import { companyParty } from "../../../src/domain/ownership/statements/part.ts";
import { fromFiled } from "../../../src/domain/ownership/statements/from-filed.ts";
import { identifierKey, registerIdentifier } from "../../../src/domain/ownership/statements/identifiers.ts";
import { mergeOwnership } from "../../../src/domain/ownership/statements/merge.ts";
import type { OwnershipFiling } from "../../../src/domain/ownership/ownership-filing.model.ts";
import type { OwnershipParty, StatementSource } from "../../../src/domain/ownership/ownership.model.ts";
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
    ["Bostyrer", "seniorManagingOfficial"],
    ["Président de SAS", "seniorManagingOfficial"],
    ["Président du conseil d'administration", "boardChair"],
    ["Bestuurder", "boardMember"],
    ["Commissaire aux comptes titulaire", undefined],
    ["Revisor", undefined],
  ])("has %s as %s", (role, type) => {
    const { statements } = fromRegister({ ...ENTRY, directors: [{ name: "An Claes", role, since: null }] }, SOURCE);
    expect(statements[0]?.interests[0]?.type).toBe(type);
  });

  it("takes a company in office for one, with or without a number", () => {
    const directors = [
      { name: "Rolfsen AS", role: "Bestuurder", registration_number: "0403170701" },
      { name: "Example Ltd", role: "Bestuurder", is_company: true as const },
    ];
    const { parties } = fromRegister({ ...ENTRY, directors }, SOURCE);
    expect(parties.slice(-2)).toMatchObject([{ kind: "entity" }, { kind: "entity", name: "Example Ltd" }]);
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

describe("a company's number", () => {
  it.each([
    ["BE", "BE 0403.170.701", "BE-BCE_KBO:403170701"],
    ["FR", "552 100 554 00013", "FR-RCS:552100554"],
    ["FR", "FR 12 552100554", "FR-RCS:552100554"],
    ["NO", "NO 923 609 016 MVA", "NO-BRC:923609016"],
    ["NO", "923609016MVA", "NO-BRC:923609016"],
    ["CZ", "00012345", "CZ-ICO:12345"],
    ["CZ", "CZ12345", "CZ-ICO:12345"],
    ["GB", "SC 123456", "GB-COH:SC123456"],
    ["SE", "556000-0001", "SE-REGISTER:5560000001"],
    ["DE", "5493001KJTIIGC8Y1R12", "XI-LEI:5493001KJTIIGC8Y1R12"],
  ])("of %s written %s is %s", (country, number, key) => {
    expect(identifierKey(registerIdentifier(country, number)!)).toBe(key);
  });

  it("is none without a digit", () => {
    expect(registerIdentifier("GB", "n/a")).toBeNull();
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
  const child = { lei: "5493001KJTIIGC8Y1R12", legal_name: "Harbour Ltd", country: "GB", number: "01234567" };
  const named = {
    state: "named" as const,
    lei: "529900T8BM49AURSDO55",
    name: "Quay SE",
    country: "DE",
    number: null,
    since: "2019-01-01",
  };

  it("control without a per cent, directly where the ultimate parent is the direct one", () => {
    const { statements } = fromGleif({ ...child, parents: { direct: named, ultimate: named } }, SOURCE);
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

  it("are unnamed for a reason, never without one, and say nothing where GLEIF has nothing", () => {
    const exception = (reason: string) => ({ state: "exception" as const, reason });
    const parents = { direct: exception("NATURAL_PERSONS"), ultimate: exception("NEW_REASON") };
    expect(fromGleif({ ...child, parents }, SOURCE).statements.map((one) => one.interested_party)).toEqual([
      {
        reason: "informationUnknownToPublisher",
        description: "it is owned by natural persons, whom GLEIF does not collect (NATURAL_PERSONS, direct parent)",
      },
      { reason: "unknown", description: "GLEIF names no parent (NEW_REASON, ultimate parent)" },
    ]);
    const silent = { direct: { state: "none_reported" as const }, ultimate: { state: "unknown" as const } };
    expect(fromGleif({ ...child, parents: silent }, SOURCE).statements).toEqual([]);
  });

  it("are named by their LEI where the record did not arrive", () => {
    const parents = { direct: { state: "unknown" as const, lei: named.lei }, ultimate: named };
    const { parties, statements } = fromGleif({ ...child, parents }, SOURCE);
    expect(parties[1]).toMatchObject({ id: `XI-LEI-${named.lei}`, name: named.lei });
    expect(statements).toHaveLength(1);
  });
});

describe("what officers filed", () => {
  const subject = companyParty({ name: "Harbour Ltd", country: "GB", number: "01234567" });
  const filing: OwnershipFiling = {
    filing_id: "f1",
    source: "Companies House",
    source_type: "officialRegister",
    as_of: "2026-11-01",
    description: "",
    stated: { form: "owners", owners: [{ kind: "person", name: "An Claes", share_percent: 30 }] },
    evidence_id: "e1",
    filed_by: "bob",
    filed_at: "2026-11-22T10:00:00.000Z",
  };
  const bods = (of: OwnershipParty): OwnershipFiling["stated"] => ({
    form: "bods",
    subject: of.id,
    parties: [of, { id: "p1", kind: "person", name: "An Claes" }],
    statements: [
      {
        id: "s1",
        subject: of.id,
        interested_party: "p1",
        interests: [{ type: "shareholding", directness: "direct", beneficial: true }],
        source: { ...SOURCE, name: "their register" },
      },
    ],
  });

  it("is stated by the filing, until it is withdrawn", () => {
    const [part] = fromFiled([filing], subject);
    expect(part!.statements[0]!.source).toMatchObject({
      type: "officialRegister",
      name: "filed:e1",
      as_of: "2026-11-01",
    });
    const withdrawn = { reason: "wrong", withdrawn_by: "bob", withdrawn_at: "2026-11-22T11:00:00.000Z" };
    expect(fromFiled([{ ...filing, withdrawn }], subject)).toEqual([]);
  });

  it("keeps equal ids of two files apart, and is about the subject unless the number is another's", () => {
    const own = bods({ id: "c", kind: "entity", name: "Harbour" });
    const parts = fromFiled(
      [
        { ...filing, stated: own },
        { ...filing, filing_id: "f2", stated: own },
      ],
      subject,
    );
    expect(parts.map(({ statements: [one] }) => [one!.subject, one!.interested_party])).toEqual([
      [subject.id, "f1-p1"],
      [subject.id, "f2-p1"],
    ]);
    const other = bods({ ...companyParty({ name: "Harbour", country: "GB", number: "07654321" }), id: "c" });
    const merged = mergeOwnership(subject, fromFiled([{ ...filing, stated: other }], subject));
    expect(merged.statements).toEqual([]);
  });
});
