import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const OWNERSHIP = describeOperations({
  readOwnership: {
    summary: "Read who stands behind a customer",
    description: [
      "Returns every party and statement on who owns or controls the customer, each with its source, and what they come to: beneficial owners with their effective share over all chains, layers, what leads to no natural person, and warnings.",
      "Sources are registers, the customer's declarations, documents and what officers filed.",
      "`format=bods` returns the same as statements of the Beneficial Ownership Data Standard 0.4.",
      "",
      "A natural person has no owners: every list is empty, and `subject` and `unaccounted_share` are null.",
    ],
  },
  fileOwnership: {
    summary: "File who owns a customer",
    description: [
      "Adds what an officer found of the owners: as an object with the owners of the customer itself, as in `answers.beneficial_owners`, or as an array of statements of the Beneficial Ownership Data Standard 0.4 that names the customer.",
      "The body is stored as evidence as it was sent. Mandatory checks, discrepancies, risk score and rating are derived again in the same request; confirming a decision that was made before answers 409 `evidence_changed`.",
      "",
      "A decided case and a natural person take none. A case holds at most 50 filings with 2,000 owners and statements together.",
    ],
    errors: ["not_found", "validation_failed", "invalid_state"],
  },
  withdrawOwnership: {
    summary: "Withdraw a filing of owners",
    description: [
      "Ends that a filing counts. It stays in the case with the reason, and so does its evidence.",
      "What follows from the filings is derived again in the same request. The filings of a decided case cannot be withdrawn.",
    ],
    errors: ["not_found", "invalid_state"],
  },
});
