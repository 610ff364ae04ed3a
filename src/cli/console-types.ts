import { writeFileSync } from "node:fs";
import path from "node:path";
import { readOpenApi } from "./console/open-api.ts";
import { writeTypes } from "./console/write-types.ts";
import { repositoryRoot, runProgram } from "./program.ts";

/** Writes the types of the console's API client, for the type check and for editors; the bundle needs none. */
runProgram(async () => {
  const file = path.join(repositoryRoot, "src/web/console/api/schema.d.ts");
  writeFileSync(file, writeTypes(await readOpenApi()));
});
