import { describeScenarios } from "../../api/diligence/scenario-table.ts";

// `test/api/diligence/scenarios.test.ts` has the other rows.
describeScenarios("between");
