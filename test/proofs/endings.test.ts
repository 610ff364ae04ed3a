import { it } from "vitest";
import { endings, expectNothingLeft } from "../support/npm-start.ts";

// `test/e2e/start.test.ts` has the others.
it.for(endings("npm is killed", "the terminal interrupts them all"))(
  "npm start leaves no process when %s",
  (ending, test) => expectNothingLeft(ending, test),
);
