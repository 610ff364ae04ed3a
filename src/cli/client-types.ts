import { writeFileSync } from "node:fs";
import path from "node:path";
import { readOpenApi } from "./console/open-api.ts";
import { writeTypes } from "./console/write-types.ts";
import { repositoryRoot, runProgram } from "./program.ts";

/** Writes the types of the interface, which the published client and the console share. */
runProgram(async () => {
  const file = path.join(repositoryRoot, "src/client/schema.d.ts");
  writeFileSync(file, writeTypes(await readOpenApi()));
});
