import { placeDocument } from "./console/reference.ts";
import { runProgram } from "./program.ts";

/** Writes the interface's document alone, for tests that run inside workerd without a bundle. */
runProgram(placeDocument);
