import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const LETTERS = describeOperations({
  downloadEvidenceRequest: {
    summary: "Download the evidence request",
    description: [
      "Returns the letter that asks the customer for what is still missing, as a PDF in the language of the case.",
      "While the `sar_first` gate forbids contact with the customer, the answer is 409 `gate_blocked`.",
    ],
    errors: ["gate_blocked"],
  },
  downloadMlroMemo: {
    summary: "Download the memo to the MLRO",
    description: ["Returns the internal memo that puts the case before the MLRO, as a PDF. No gate blocks it."],
  },
  downloadSourceAppendix: {
    summary: "Download the source appendix",
    description: ["Returns every citation of the case with its source, time and hash, as a PDF. No gate blocks it."],
  },
});
