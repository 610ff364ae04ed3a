import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const DOCUMENTS = describeOperations({
  listDocuments: {
    summary: "List the documents of a case",
    description: [
      "Returns the documents of all iterations, oldest first.",
      "`source=customer` returns what the customer uploaded, `all` also what the service wrote.",
    ],
  },
  downloadDocument: {
    summary: "Download a document",
    description: [
      "Returns the bytes of one document under the media type that its content has.",
      "`key` comes from the list; a key that is not of this case answers 404.",
    ],
  },
  listTaskResponses: {
    summary: "List the customer's answers",
    description: ["Returns the customer's answers to follow-up tasks of all iterations, as they were handed in."],
  },
});
