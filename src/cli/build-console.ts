import { buildConsole } from "./console/build.ts";
import { runProgram } from "./program.ts";

/** Builds the officer's console into the Worker's static assets; wrangler runs it before it bundles the Worker. */
runProgram(async () => {
  const { compressedBytes } = await buildConsole();
  process.stdout.write(`Console built: ${Math.ceil(compressedBytes / 1024)} KB compressed\n`);
});
