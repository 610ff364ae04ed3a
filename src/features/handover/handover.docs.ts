import { HandoverView, OfficerWorkView } from "./handover.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const HANDOVER = describeOperations({
  readOfficerWork: {
    summary: "List an officer's work",
    description: [
      "Returns what an officer must hand over before they leave, or has left behind: assigned cases, decisions of theirs that wait for a second officer, customers of whose changes and reviews they are told, and absences in which they stand in. `standing` says whether the tenant's directory has deactivated them.",
      "It says nothing of reports to the financial intelligence unit: an MLRO reads those by `GET /api/sars?raised_by=…&open=true`.",
    ],
    errors: ["not_found", "validation_failed"],
    responses: { 200: OfficerWorkView },
  },
  handOverWork: {
    summary: "Hand an officer's work over",
    description: [
      "Gives the work to another officer: everything, a page at a time, or the given items. Each item is handed over separately and recorded: a case in its audit trail, a customer in its log, an absence with who changed it. A refused item is returned with the reason and stays.",
      "A case with a decision that waits for a second officer is not handed to the officer who made it. The decision stays its maker's: the new officer can give or refuse the second approval if their role allows it. The new officer is notified of each customer's newest ten open events.",
      "Call it again to hand over what is left. An officer whom the directory has deactivated gets no work.",
    ],
    errors: ["validation_failed"],
    responses: { 200: HandoverView },
  },
});
