import path from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { repositoryRoot } from "../../src/cli/program.ts";
import { SECRETS } from "../../src/platform/secret-names.ts";
import { settingNames } from "../../src/platform/settings.ts";

const isSecret = (name: string) => name in SECRETS;

const read = (env?: string) =>
  readConfig({ config: path.join(repositoryRoot, "wrangler.toml"), ...(env ? { env } : {}) });

describe("wrangler.toml", () => {
  it("uploads source maps, so that a stack of production names the files of src", () => {
    expect([read().upload_source_maps, read("production").upload_source_maps]).toEqual([true, true]);
  });

  it("gives production the consumers, objects and schedules of the local service", () => {
    const shape = ({ queues, ratelimits, triggers, assets, durable_objects, migrations }: ReturnType<typeof read>) => ({
      queues,
      // How many are let through is each environment's own.
      ratelimits: ratelimits.map((one: object) => ({ ...one, simple: null })),
      triggers,
      assets,
      durable_objects,
      migrations,
    });
    expect(shape(read("production"))).toEqual(shape(read()));
  });

  it("binds the same databases and buckets in production as in the local service", () => {
    const names = ({ d1_databases, r2_buckets, kv_namespaces }: ReturnType<typeof read>) =>
      [d1_databases, r2_buckets, kv_namespaces].map((bound) =>
        bound.map(({ binding }: { binding: string }) => binding),
      );
    expect(names(read())).toEqual([["DB", "REGISTRY_DB"], ["FILES"], []]);
    expect(names(read("production"))).toEqual(names(read()));
  });

  it.each(["", "production"])("declares every setting of environment '%s' except the secrets, and no other", (env) => {
    const declared = Object.keys(read(env || undefined).vars);
    expect(declared.toSorted()).toEqual([...settingNames].filter((name) => !isSecret(name)).toSorted());
  });

  it("keeps nothing of production on this machine or open for demonstrations", () => {
    const { vars } = read("production");
    for (const name of ["BELGIAN_MOCK_MODE", "PROXYVENDOR_MOCK_MODE", "DEMO_MODE", "DEMO_PARTNER_KEY"]) {
      expect(vars[name]).toBe("off");
    }
    expect(vars.AUTH_JWKS_URL).toMatch(/^https:/);
  });
});
