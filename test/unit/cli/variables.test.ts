import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { resolveVariables } from "../../../src/cli/local/variables.ts";
import { TEST_SIGNING_KEYS } from "../../support/signing-keys.ts";

const declared = readConfig({ config: "wrangler.toml" }).vars;
const secrets = {
  AUTH_JWT_SECRET: "a".repeat(43),
  PORTAL_TOKEN_KEY: "p".repeat(43),
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};
const resolve = (overrides: string[], more: Partial<Parameters<typeof resolveVariables>[0]> = {}) =>
  resolveVariables({ port: 8787, declared, secrets, overrides, ...more });

describe("the variables of the local service", () => {
  it("name the port that it is served on as its address, unless told otherwise", () => {
    expect(resolve([], { port: 9123 }).PUBLIC_BASE_URL).toBe("http://localhost:9123");
    expect(resolve(["PUBLIC_BASE_URL:https://dossier.test"]).PUBLIC_BASE_URL).toBe("https://dossier.test");
  });

  it("are overridden by --var, which beats .dev.vars, which beats wrangler.toml", () => {
    const more = { secrets: { ...secrets, MAX_ITERATIONS: "7", RETENTION_YEARS: "7" } };
    expect(resolve(["MAX_ITERATIONS:3", "KBO_BASE_URL:http://localhost:1/a:b"], more)).toMatchObject({
      MAX_ITERATIONS: "3",
      RETENTION_YEARS: "7",
      KBO_BASE_URL: "http://localhost:1/a:b",
    });
  });

  it("lose a secret to an empty override", () => {
    const jwks = ["AUTH_JWKS_URL:https://login.test/jwks", "AUTH_ISSUER:https://login.test", "AUTH_AUDIENCE:dossier"];
    const off = ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"].map(
      (name) => `${name}:off`,
    );
    expect(resolve([...jwks, ...off, "AUTH_JWT_SECRET:"])).not.toHaveProperty("AUTH_JWT_SECRET");
  });

  it("keep a real officer's case no shorter than any law allows", () => {
    const jwks = ["AUTH_JWKS_URL:https://login.test/jwks", "AUTH_ISSUER:https://login.test", "AUTH_AUDIENCE:dossier"];
    const off = ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"].map(
      (name) => `${name}:off`,
    );
    const real = [...jwks, ...off, "AUTH_JWT_SECRET:"];
    expect(() => resolve([...real, "RETENTION_YEARS:4"])).toThrow("setting RETENTION_YEARS must be law or at least 5");
    for (const years of ["law", "5", "30"]) {
      expect(resolve([...real, `RETENTION_YEARS:${years}`]).RETENTION_YEARS).toBe(years);
    }
    expect(resolve(["RETENTION_YEARS:0"]).RETENTION_YEARS).toBe("0");
  });

  it.each([
    [["RETENTION_YEARS:2.5"], /^setting RETENTION_YEARS is wrong: .+$/],
    [["PORTAL_TOKEN_KEY:"], "setting PORTAL_TOKEN_KEY is missing"],
    [["MAX_ITERATIONS:many"], /^setting MAX_ITERATIONS is wrong: .+$/],
    [["MAX_ITERATION:3"], "setting MAX_ITERATION does not exist"],
    [["MAX_ITERATIONS=3"], "--var takes NAME:value, not MAX_ITERATIONS=3"],
    [["AUTH_JWKS_URL:https://login.test/jwks"], "settings AUTH_JWKS_URL and AUTH_JWT_SECRET exclude each other"],
  ])("refuse %j in one line", (overrides, message) => {
    expect(() => resolve(overrides)).toThrow(message);
  });
});
