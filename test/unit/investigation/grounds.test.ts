import { describe, expect, it } from "vitest";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import type { Observations } from "../../../src/investigation/agent.ts";
import { groundsOf } from "../../../src/investigation/conclude/grounds.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

function registerGround(parts: Partial<RegistryEntry>) {
  const answer = { outcome: "known", value: registryEntry(parts), evidence: [] };
  const seen = { of: (agent: unknown) => (agent === REGISTRY ? answer : undefined) } as unknown as Observations;
  return groundsOf(readDossier(investigationInput({})), seen).register;
}
const DIRECTORS = { directors: [{ name: "Jo Claes", role: "Bestuurder", since: null }] };

describe("what a register stated", () => {
  it("is a list only where nobody is missing from it", () => {
    expect(registerGround(DIRECTORS)).toMatchObject({ directors: [{ name: "Jo Claes" }] });
    const failed = [{ part: "directors", reason: "timeout", detail: "x" }] as const;
    const ground = registerGround({ ...DIRECTORS, missing: failed });
    expect(ground).toMatchObject({ directors: null });
    expect(ground).not.toHaveProperty("unpublished", expect.arrayContaining(["representatives"]));
  });

  it("is not published where names are masked, and shows no insolvencies where these were not answered", () => {
    const missing = [
      { part: "directors", reason: "masked", detail: "x" },
      { part: "status", reason: "timeout", detail: "x" },
    ] as const;
    const { unpublished } = registerGround({ ...DIRECTORS, missing }) as { unpublished?: readonly string[] };
    expect(unpublished).toEqual(expect.arrayContaining(["representatives", "insolvencies"]));
  });
});
