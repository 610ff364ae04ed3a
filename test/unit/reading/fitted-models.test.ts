import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { loadModels } from "../../../src/reading/models/fitted-models.ts";
import { readStored } from "../../../src/features/readings/read-stored.ts";
import { MODELS } from "../../support/understand.ts";

const assets = (answer: () => Response) => ({ ASSETS: { fetch: async () => answer() } as unknown as Fetcher });
const missing = assets(() => new Response(null, { status: 404 }));

it("reads no paper without its models, and says which file is missing", async () => {
  const text = new TextEncoder().encode("%PDF-1.7");
  const reading = readStored(missing, text, { contentType: "application/pdf" });
  await expect(reading).rejects.toThrow("the static file models/reading/kinds.json is missing");
});

it("refuses a page of the site in place of a model", async () => {
  await expect(loadModels(assets(() => new Response("<!doctype html>")))).rejects.toThrow(SyntaxError);
});

it("has a model for every file that the build copies", () => {
  const files = readdirSync(path.join(repositoryRoot, "src/reading/models")).filter((name) => name.endsWith(".json"));
  expect(files.toSorted()).toEqual(
    Object.keys(MODELS)
      .map((name) => `${name}.json`)
      .toSorted(),
  );
});
