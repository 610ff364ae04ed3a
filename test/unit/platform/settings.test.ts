import { describe, expect, it } from "vitest";
import { resolveVariables } from "../../../src/cli/local/variables.ts";
import { readConfiguration } from "../../../src/cli/operate/configuration.ts";
import { parseSettings } from "../../../src/platform/settings.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const SECRETS = {
  AUTH_JWT_SECRET: "a-secret-of-thirty-two-characters-at-least",
  PORTAL_TOKEN_KEY: "a-portal-key-of-more-than-32-characters-1",
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};
const LOCAL = { ...readConfiguration({ environment: "local" }).variables, ...SECRETS };
const read = (changes: object) => parseSettings({ ...LOCAL, ...changes });

describe("a flag", () => {
  it.each(["on", "true", "1", "ON", "True", " on ", true, 1])("is on as %j", (value) => {
    expect(read({ PEPPOL_ENABLED: value }).PEPPOL_ENABLED).toBe(true);
  });

  it.each(["off", "false", "0", "OFF", "False", false, 0])("is off as %j", (value) => {
    expect(read({ PEPPOL_ENABLED: value }).PEPPOL_ENABLED).toBe(false);
  });

  it.each(["", "yes", "2", "onn", null, {}])("is refused as %j, by its name", (value) => {
    expect(() => read({ PEPPOL_ENABLED: value })).toThrow("setting PEPPOL_ENABLED is wrong: must be on or off");
  });

  it("is reported missing without a default, and off if off is its default", () => {
    const { PEPPOL_ENABLED: _, ...without } = LOCAL as Record<string, string>;
    expect(() => parseSettings(without)).toThrow("setting PEPPOL_ENABLED is missing");
    expect(read({ RESOLVE_OUTBOUND_HOSTS: undefined }).RESOLVE_OUTBOUND_HOSTS).toBe(false);
  });

  it("is parsed the same way by the command line", () => {
    const variables = resolveVariables({ port: 1, declared: LOCAL, secrets: {}, overrides: ["DEMO_MODE:false"] });
    expect(parseSettings(variables).DEMO_MODE).toBe(false);
  });
});

describe("a mapping of groups to roles", () => {
  it.each(['{"a": "superuser"}', '{"a": []}', '{"a": ["officer", "boss"]}', '{"": "officer"}', '["officer"]', "null"])(
    "stops the start as %s",
    (AUTH_ROLE_MAP) => {
      expect(() => read({ AUTH_ROLE_MAP })).toThrow("setting AUTH_ROLE_MAP is wrong");
    },
  );

  it("is empty without one, so that the claim names the roles themselves", () => {
    expect(read({ AUTH_ROLE_MAP: undefined }).AUTH_ROLE_MAP.size).toBe(0);
    expect(read({ AUTH_ROLE_MAP: '{"a": "mlro"}' }).AUTH_ROLE_MAP).toEqual(new Map([["a", ["mlro"]]]));
  });
});

describe("the resource of the console's token", () => {
  it("is an absolute URI without a fragment, or none", () => {
    for (const AUTH_RESOURCE of ["", "https://dossier.example/api", "api://dossier", "urn:dossier"]) {
      expect(read({ AUTH_RESOURCE }).AUTH_RESOURCE).toBe(AUTH_RESOURCE);
    }
    for (const AUTH_RESOURCE of ["dossier", "/api", "https://dossier.example/#x"]) {
      expect(() => read({ AUTH_RESOURCE })).toThrow("setting AUTH_RESOURCE is wrong: must be an absolute URI");
    }
  });
});
