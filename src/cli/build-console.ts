import { buildConsole } from "./console/build.ts";
import { placeFonts } from "./console/fonts.ts";
import { runProgram } from "./program.ts";

/**
 * Builds the Worker's static assets, the officer's console and the fonts of documents; wrangler runs it before it
 * bundles the Worker.
 */
runProgram(async () => {
  placeFonts();
  const { compressedBytes } = await buildConsole();
  process.stdout.write(`Console built: ${Math.ceil(compressedBytes / 1024)} KB compressed\n`);
});
