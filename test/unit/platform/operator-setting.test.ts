import { describe, expect, it } from "vitest";
import { newOperatorKey, publicHalf } from "../../../src/cli/local/operator-key.ts";
import { operatorFault, operatorKeysSetting } from "../../../src/platform/operator-setting.ts";

const ann = await newOperatorKey("ann");
const bob = await newOperatorKey("bob");

describe("the keys of the platform's operators", () => {
  it("are public keys, each with one operator and its own kid", () => {
    const keys = [publicHalf(ann), publicHalf(bob)];
    expect(operatorKeysSetting.parse(keys)).toEqual(keys);
    expect(operatorKeysSetting.safeParse([ann]).success).toBe(false);
    expect(operatorKeysSetting.safeParse([keys[0], { ...keys[1], kid: ann.kid }]).success).toBe(false);
    expect(operatorKeysSetting.safeParse([keys[0], { ...keys[0], operator: "eve", kid: "other" }]).success).toBe(false);
    expect(operatorKeysSetting.safeParse([{ ...keys[0], operator: "Ann " }]).success).toBe(false);
  });

  it("cannot be combined with an audience, which needs an issuer and differs from the officers'", () => {
    const none = { AUTH_JWKS_URL: "", AUTH_AUDIENCE: "", PLATFORM_AUTH_AUDIENCE: "", PLATFORM_KEYS: [] };
    const issued = { ...none, AUTH_JWKS_URL: "https://login.example/jwks.json", AUTH_AUDIENCE: "dossier" };
    expect(operatorFault(none)).toBeNull();
    expect(operatorFault({ ...none, PLATFORM_AUTH_AUDIENCE: "platform" })).toContain("AUTH_JWKS_URL");
    expect(operatorFault({ ...issued, PLATFORM_AUTH_AUDIENCE: "dossier" })).toContain("must differ");
    expect(operatorFault({ ...issued, PLATFORM_AUTH_AUDIENCE: "platform" })).toBeNull();
    const both = { ...issued, PLATFORM_AUTH_AUDIENCE: "platform", PLATFORM_KEYS: [publicHalf(ann)] };
    expect(operatorFault(both)).toContain("exclude");
  });
});
