import { ListDownloadView } from "./list-downloads.schemas.ts";
import { DownloadStatesView, ListDownloadsView } from "./list-downloads.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const LIST_DOWNLOADS = describeOperations({
  listListDownloads: {
    summary: "List the downloads of screening lists",
    description: [
      "Returns each list that the service downloads by itself (`LIST_DOWNLOADS`), with the current run and how the last one ended.",
      "A run that failed leaves the version in force as it is; its age then grows until `LIST_MAX_AGE_HOURS` makes it stale.",
    ],
    responses: { 200: ListDownloadsView },
  },
  listDownloadStates: {
    summary: "List the state of the scheduled list downloads",
    description: [
      "Returns, for each list that the service downloads, how the last run ended, when the next is due, and what the last file changed. Empty where the service downloads none.",
    ],
    responses: { 200: DownloadStatesView },
  },
  startListDownload: {
    summary: "Download a list now",
    description: [
      "Starts a run before it is due. A run that is already under way continues. The answer has the state before the run; list the downloads to follow it.",
      "A list that `LIST_DOWNLOADS` does not name answers 404.",
    ],
    errors: ["not_found", "service_unavailable"],
    responses: { 200: ListDownloadView },
  },
});
