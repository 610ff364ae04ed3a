import { describeHostileTexts } from "../unit/reading/understanding/hostile-texts.ts";

// `test/unit/reading/understanding/hostile-texts.test.ts` has a text of each sort.
describeHostileTexts("the others");
