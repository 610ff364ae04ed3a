import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const HANDOVER = describeOperations({
  readOfficerWork: {
    summary: "List an officer's work",
    description: [
      "Returns what an officer must hand over before they leave, or has left behind: assigned cases, decisions of theirs that wait for a second officer, customers of whose changes and reviews they are told, and absences in which they stand in. `standing` says whether the tenant's directory has deactivated them.",
      "It says nothing of reports to the financial intelligence unit: an MLRO reads those by `GET /api/sars?raised_by=`.",
    ],
    errors: ["not_found", "validation_failed"],
  },
  handOverWork: {
    summary: "Hand an officer's work over",
    description: [
      "Gives the work to another officer: everything, a page at a time, or the given items. Each item is handed over by itself and leaves an audit entry, a line in the customer's log, or who set the absence; a refused one is named with the reason and does not change.",
      "A case with a decision that waits for a second officer is not handed to the officer who made it. The decision stays its maker's: the new officer can give or refuse the second approval. The new officer is told of the customers' open events.",
      "Repeated, it finds what is left. An officer whom the directory has deactivated gets no work.",
    ],
    errors: ["validation_failed"],
  },
});
