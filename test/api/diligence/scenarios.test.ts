import { describeScenarios } from "./scenario-table.ts";

// `test/proofs/workerd/scenarios.test.ts` has the other rows.
describeScenarios("every fourth");
