import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { repositoryRoot } from "../../src/cli/program.ts";
import { BUNDLE_MAX_BYTES, compressedBytes } from "../support/bundle-size.ts";

/** The beginning of each operation's description, as far as no minifier writes it in another way. */
function describedInDocument(): string[] {
  const file = path.join(repositoryRoot, "src/web/public/docs/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<string, Record<string, { description: string }>>;
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ description }) => /^[A-Za-z ,;.]{40}/.exec(description)?.[0] ?? []);
}

// The local bundle has 4 KB more than that of production, which `test/proofs/production-bundle.test.ts` makes:
// it imitates limits of the platform.
it("weighs less than 2.99 MB, with one source map", () => {
  const bundle = inject("bundle");
  expect(readdirSync(bundle).filter((file) => file.endsWith(".js.map"))).toHaveLength(1);
  expect(compressedBytes(bundle)).toBeLessThan(BUNDLE_MAX_BYTES);
});

it("has what only the interface's document says in the static assets, and not in the script", () => {
  const bundle = inject("bundle");
  const scripts = readdirSync(bundle).filter((file) => file.endsWith(".js"));
  const script = scripts.map((file) => readFileSync(path.join(bundle, file), "utf8")).join("");
  const described = describedInDocument();
  expect(described.length).toBeGreaterThan(100);
  expect(described.filter((text) => script.includes(text))).toEqual([]);
});

it("has no schema of what is answered: the document and the tests hold answers against those, and no request does", () => {
  const bundle = inject("bundle");
  const map = readdirSync(bundle).find((file) => file.endsWith(".js.map"))!;
  const { sources } = JSON.parse(readFileSync(path.join(bundle, map), "utf8")) as { sources: string[] };
  expect(sources.filter((source) => source.endsWith(".schemas.ts")).length).toBeGreaterThan(40);
  expect(sources.filter((source) => /\.(responses|docs)\.ts$/.test(source))).toEqual([]);
});
