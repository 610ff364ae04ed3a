import { describe, expect, it } from "vitest";
import { areRolesLeftOut, namesOf, rolesOf } from "../../../src/http/officer-claims.rules.ts";
import { roleMapSetting } from "../../../src/platform/roles.ts";

const NAMES = { AUTH_NAME_CLAIM: "name", AUTH_EMAIL_CLAIM: "email" };
const mapped = (entries: object) => ({ AUTH_ROLES_CLAIM: "groups", AUTH_ROLE_MAP: roleMapSetting.parse(entries) });

describe("groups that are mapped to roles", () => {
  const settings = mapped({ "kyc officers": "officer", "3f0c": ["mlro", "compliance_manager"] });

  it("give the roles of their entries, and nothing else does", () => {
    expect(rolesOf({ groups: ["kyc officers", "3f0c"] }, settings)).toEqual(["officer", "compliance_manager", "mlro"]);
    expect(rolesOf({ groups: "kyc officers" }, settings)).toEqual(["officer"]);
    for (const groups of [
      ["mlro"],
      "mlro",
      "3f0c,kyc officers",
      ["KYC officers"],
      ["__proto__"],
      ["3f0c "],
      [["3f0c"]],
      { "3f0c": true },
      7,
    ]) {
      expect([groups, rolesOf({ groups }, settings)]).toEqual([groups, []]);
    }
    expect(rolesOf({}, settings)).toEqual([]);
  });

  it("are the names of roles where nothing is mapped", () => {
    expect(rolesOf({ groups: "mlro, officer" }, mapped({}))).toEqual(["officer", "mlro"]);
  });
});

describe("groups that the issuer left out", () => {
  it.each([
    ["groups", { _claim_names: { groups: "src1" }, _claim_sources: { src1: { endpoint: "https://graph.example" } } }],
    ["groups", { groups: ["a"], _claim_names: { groups: "src1" } }],
    ["groups", { hasgroups: true }],
    ["groups", { hasgroups: "true" }],
    ["realm.roles", { _claim_names: { realm: "src1" } }],
    ["https://claims.example/roles", { _claim_names: { "https://claims.example/roles": "src1" } }],
  ])("as %s are by %o are not read as none", (AUTH_ROLES_CLAIM, claims) => {
    expect(areRolesLeftOut(claims as never, { AUTH_ROLES_CLAIM })).toBe(true);
  });

  it("are none where another claim is elsewhere", () => {
    expect(areRolesLeftOut({ _claim_names: { photos: "src1" } }, { AUTH_ROLES_CLAIM: "groups" })).toBe(false);
    expect(areRolesLeftOut({ hasgroups: true, roles: [] }, { AUTH_ROLES_CLAIM: "roles" })).toBe(false);
    expect(areRolesLeftOut({ _claim_names: "groups" }, { AUTH_ROLES_CLAIM: "groups" })).toBe(false);
  });
});

describe("an officer's names", () => {
  it("come from the claims that the settings name", () => {
    expect(namesOf({ name: "Ann Peeters", email: "ann@bank.example" }, NAMES)).toEqual({
      name: "Ann Peeters",
      email: "ann@bank.example",
    });
    const claims = { profile: { shown: "Ann" }, upn: "ann@bank.example" };
    expect(namesOf(claims, { AUTH_NAME_CLAIM: "profile.shown", AUTH_EMAIL_CLAIM: "upn" })).toEqual({
      name: "Ann",
      email: "ann@bank.example",
    });
  });

  it.each(["", " Ann", "An\u200bn", "Ann\u202e", "Ann\nPeeters", "a".repeat(151), ["Ann"], null, 7])(
    "are left out where the claim is %j, which could pass for another's or for more than a name",
    (name) => {
      expect(namesOf({ name, email: name }, NAMES)).toEqual({});
    },
  );
});
