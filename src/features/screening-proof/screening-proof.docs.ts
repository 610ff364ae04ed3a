import { ScreeningProofView } from "./screening-proof.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const SCREENING_PROOF = describeOperations({
  readScreeningProof: {
    summary: "Prove the screening of a relationship on a day",
    description: [
      "Returns which lists each party of the relationship was searched for on as a day ended (midnight UTC), with what outcome, and how that follows from the signed statement of the day.",
      "The statement holds versions of lists, counts and the root of a Merkle tree (RFC 6962) over all parties of the tenant: it names nobody.",
      "It is stored beside the anchors of audit chains and stamped where a time stamping authority is configured.",
      "",
      "Save the answer as a file: `npm run verify-screening -- FILE` checks it offline, and so can any program that follows the descriptions of its fields.",
      "For a day that is not closed yet, `final` is `false`: the answer says what is known now, without a statement and a proof.",
      "A party that no whole list was searched for since it was added or changed is `not_screened`.",
      "",
      "Answers 404 for a day before the first statement, and where nobody of the relationship was watched on the day or is known any more; 409 for a day that has not begun, and where what is stored is not what was stated.",
    ],
    errors: ["not_found", "not_ready", "evidence_changed"],
    responses: { 200: ScreeningProofView },
  },
});
