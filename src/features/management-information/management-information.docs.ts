import { ManagementFiguresView, SuspicionFiguresView } from "./management-information.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const PERIOD =
  "`from` and `to` are whole months, at most 24, and not in the future. `format` gives JSON, CSV (UTF-8 with a byte order mark) or PDF.";

const FILES = {
  mediaTypes: ["text/csv", "application/pdf"],
  description: "The figures as JSON, or as a file where `format` asks for one",
} as const;

export const MANAGEMENT_INFORMATION = describeOperations({
  readManagementFigures: {
    summary: "Read management information",
    description: [
      "Returns what was opened, decided, found and reviewed in a period, and the customers as they stand now: the figures of a compliance officer's yearly report and of a business-wide risk assessment.",
      "Each figure says in `not_known` how many could not be counted by it. It says nothing about reports to the FIU, whoever asks.",
      PERIOD,
    ],
    errors: ["validation_failed"],
    responses: { 200: { ...FILES, json: ManagementFiguresView } },
  },
  readSuspicionFigures: {
    summary: "Read figures of reports to the FIU",
    description: ["Returns reports to the FIU by month, status and delay, to an MLRO alone.", PERIOD],
    errors: ["validation_failed"],
    responses: { 200: { ...FILES, json: SuspicionFiguresView } },
  },
});
