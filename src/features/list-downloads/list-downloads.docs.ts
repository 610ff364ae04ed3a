import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const LIST_DOWNLOADS = describeOperations({
  listListDownloads: {
    summary: "List the downloads of screening lists",
    description: [
      "Returns each list that the service downloads by itself (`LIST_DOWNLOADS`), with the run at work and how the last one ended.",
      "A run that failed leaves the version in force as it is; its age then grows until `LIST_MAX_AGE_HOURS` makes it stale.",
    ],
  },
  startListDownload: {
    summary: "Download a list now",
    description: [
      "Begins a run before its time. A run at work goes on. The answer is the state before it; read the downloads to follow it.",
      "A list that `LIST_DOWNLOADS` does not name answers 404.",
    ],
    errors: ["not_found", "service_unavailable"],
  },
});
