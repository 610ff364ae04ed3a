import type { OperatorKeyPair } from "../../src/cli/local/operator-key.ts";

/** Key pairs of the platform's operators in tests: made for them and used nowhere else. */
export const TEST_OPERATOR_KEYS = [
  {
    operator: "ann",
    kty: "OKP",
    crv: "Ed25519",
    kid: "test-ann",
    x: "XqzLN040hqDJ7Q8iegD7t37oogvB2--3rFqudQOO05I",
    d: "by2LgwqLeXXYma79q2fnbUURDyTJ9b1_A59DEYxqUOQ",
  },
  {
    operator: "bob",
    kty: "OKP",
    crv: "Ed25519",
    kid: "test-bob",
    x: "jI68rdoBl6UX252UU4UgdO9Ph5FT353ReAYn_rf8YTs",
    d: "mj1guKDfTHh0FSBE79LJ4u-M1cYtBizvx8ABYelcfT8",
  },
] satisfies readonly [OperatorKeyPair, OperatorKeyPair];

/** What the service is given of them. */
export const TEST_PLATFORM_KEYS = TEST_OPERATOR_KEYS.map(({ d: _d, ...key }) => key);
