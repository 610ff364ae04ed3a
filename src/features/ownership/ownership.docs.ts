import { z } from "@hono/zod-openapi";
import { BodsView, OwnershipView } from "./ownership.responses.ts";
import { FilingView } from "./filing.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const OWNERSHIP = describeOperations({
  readOwnership: {
    summary: "Read who stands behind a customer",
    description: [
      "Returns every party and statement on who owns or controls the customer, each with its source, and what follows from them: beneficial owners with their effective share over all chains, layers, the part of the capital that is not traced to a natural person, and warnings.",
      "Sources are registers, the customer's declarations, documents and what officers filed.",
      "`format=bods` returns the same as statements of the Beneficial Ownership Data Standard 0.4.",
      "",
      "A natural person has no owners: every list is empty, and `subject` and `unaccounted_share` are null.",
    ],
    responses: { 200: z.union([OwnershipView, BodsView]) },
  },
  fileOwnership: {
    summary: "File who owns a customer",
    description: [
      "Adds what an officer found of the owners: as an object with the owners of the customer itself, as in `answers.beneficial_owners`, or as an array of statements of the Beneficial Ownership Data Standard 0.4 that names the customer.",
      "The body is stored as evidence as it was sent. Mandatory checks, discrepancies, risk score and rating are derived again in the same request; confirming a decision that was made before answers 409 `evidence_changed`.",
      "",
      "A filing on a decided case or on a natural person is refused. A case holds at most 50 filings with 2,000 owners and statements together.",
    ],
    errors: ["not_found", "validation_failed", "invalid_state"],
    responses: { 201: FilingView },
  },
  withdrawOwnership: {
    summary: "Withdraw a filing of owners",
    description: [
      "Marks a filing as withdrawn, so that it no longer counts. The filing stays in the case with the reason, and so does its evidence.",
      "What follows from the filings is derived again in the same request. The filings of a decided case cannot be withdrawn.",
    ],
    errors: ["not_found", "invalid_state"],
    responses: { 200: FilingView },
  },
});
