import { DeskView } from "./desk.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const DESK = describeOperations({
  readDesk: {
    summary: "Count what waits",
    description: [
      "Returns how much waits for officers of the tenant, and whether the lists that are searched are up to date.",
      "It is what a screen shows beside every page, in one answer: the same figures as in the lists themselves.",
    ],
    errors: [],
    responses: { 200: DeskView },
  },
});
