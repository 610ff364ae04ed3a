import { buildConsole } from "./console/build.ts";
import { placeCopiedFiles } from "./console/copied-files.ts";
import { placeExamples, placeReferenceScript } from "./console/reference.ts";
import { runProgram } from "./program.ts";

/**
 * Builds the Worker's static assets: the officer's console, the fonts of documents, trained data, the interface's examples and the
 * script of its page. Wrangler runs it before it bundles the Worker.
 */
runProgram(async () => {
  placeCopiedFiles();
  placeExamples();
  await placeReferenceScript();
  const { compressedBytes } = await buildConsole();
  process.stdout.write(`Console built: ${Math.ceil(compressedBytes / 1024)} KB compressed\n`);
});
