import { buildConsole } from "./console/build.ts";
import { placeCopiedFiles } from "./console/copied-files.ts";
import { placeDocument, placeReferenceScript } from "./console/reference.ts";
import { placeTransliteration } from "./console/transliteration.ts";
import { runProgram } from "./program.ts";

/**
 * Builds what the Worker is bundled with: the officer's console, the fonts of documents, trained data, tables of scripts, the
 * interface's document and the script of its page. Wrangler runs it before it bundles the Worker.
 */
runProgram(async () => {
  placeCopiedFiles();
  await placeDocument();
  await placeTransliteration();
  await placeReferenceScript();
  const { compressedBytes } = await buildConsole();
  process.stdout.write(`Console built: ${Math.ceil(compressedBytes / 1024)} KB compressed\n`);
});
