import { describeHostileTexts } from "./hostile-texts.ts";

// `test/proofs/hostile-texts.test.ts` has the other texts.
describeHostileTexts("of each sort");
