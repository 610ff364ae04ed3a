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
