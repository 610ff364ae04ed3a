import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import type { Ctx } from "../../../src/platform/context.ts";
import { objectByName } from "../../../src/platform/durable-object.ts";

const namespaceOf = (place: string) => ({
  getByName: (name: string) => `${name} in ${place}`,
  jurisdiction: (jurisdiction: "eu") => namespaceOf(jurisdiction),
});
const find = (jurisdiction: "eu" | null) =>
  objectByName<string>({ settings: { DATA_JURISDICTION: jurisdiction } } as Ctx, namespaceOf("anywhere"), "case-1");

describe("a Durable Object", () => {
  it("is in the jurisdiction of the settings", () => {
    expect(find("eu")).toBe("case-1 in eu");
    expect(find(null)).toBe("case-1 in anywhere");
  });

  it("is found only through this function, because another way could leave the jurisdiction", () => {
    const files = globSync(["src/**/*.ts", "durable-objects/*.ts"], { cwd: repositoryRoot }).filter(
      // The command line's Miniflare knows no jurisdiction.
      (file) => file !== path.join("src", "platform", "durable-object.ts") && !file.startsWith(path.join("src", "cli")),
    );
    expect(files.length).toBeGreaterThan(300);
    const around = files.filter((file) =>
      /\.(getByName|idFromName|idFromString|newUniqueId)\(/.test(readFileSync(path.join(repositoryRoot, file), "utf8")),
    );
    expect(around).toEqual([]);
  });
});
