import { describeOperations } from "../../http/openapi/describe-operations.ts";

const PDF = { 200: { mediaTypes: ["application/pdf"], description: "The document" } };

export const LETTERS = describeOperations({
  downloadEvidenceRequest: {
    summary: "Download the evidence request",
    description: [
      "Returns the letter that asks the customer for what is still missing, as a PDF in the language of the case.",
      "While the `sar_first` gate forbids contact with the customer, the answer is 409 `gate_blocked`.",
    ],
    errors: ["gate_blocked"],
    responses: PDF,
  },
  downloadUboDiscrepancyReport: {
    summary: "Download the report to the register of beneficial owners",
    description: [
      "Returns the letter that reports to the register of beneficial owners what differs between a register and what was found, with both values, their sources and dates, as a PDF. It cites the law of its day: until 9 July 2027 the national one, in Belgium article 74/1 of the Law of 18 September 2017, which names no number of days; from 10 July 2027 article 24 of Regulation (EU) 2024/1624, with the day by which the report is due.",
      "A difference is due fourteen days after it was found, which is the limit of the Regulation and before it that of this service; `report_due` of the case's discrepancies has the day. A difference that an officer overrode is still reported; a resolved one is not.",
      "",
      "A case without such a difference answers 404.",
    ],
    errors: ["not_found", "validation_failed"],
    responses: PDF,
  },
  downloadMlroMemo: {
    summary: "Download the memo to the MLRO",
    description: ["Returns the internal memo that puts the case before the MLRO, as a PDF. No gate blocks it."],
    errors: ["provisional_decision_needed"],
    responses: PDF,
  },
  downloadSourceAppendix: {
    summary: "Download the source appendix",
    description: ["Returns every citation of the case with its source, time and hash, as a PDF. No gate blocks it."],
    errors: ["provisional_decision_needed"],
    responses: PDF,
  },
});
