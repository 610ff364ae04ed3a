import type { DownloadFailure, DownloadOutcome } from "../../../../features/list-downloads/download.model.ts";
import { texts } from "../../language/language.ts";

const OUTCOMES: Readonly<Record<DownloadOutcome, string>> = {
  none: "Not yet run",
  in_force: "The new file is in force",
  unchanged: "No change: the file is already in force",
  waiting: "Waits for a second operator of the platform",
  failed: "Failed: nothing has changed",
};

const FAILURES: Readonly<Record<DownloadFailure, string>> = {
  address_refused: "The address is not allowed.",
  redirected: "The publisher redirects to another address.",
  unreachable: "The publisher does not answer.",
  http_status: "The publisher answered with an error.",
  not_modified_unasked: "The publisher answered without a file.",
  empty: "The file is empty.",
  too_large: "The file is too large.",
  incomplete: "The file is incomplete.",
  changed_halfway: "The file changed while it was fetched.",
  not_a_list: "The file is not a list of this kind.",
  older_than_in_force: "The file is older than the one in force.",
  interrupted: "The run was interrupted.",
  import_refused: "The file was not accepted.",
};

/** Words of the page of screening lists. */
export const LISTS = texts("lists", {
  title: "Screening lists",
  inForce: "In force",
  none: "No list is loaded: nobody can be screened.",
  versionColumns: ["List", "Version", "Entries", "Last checked"],
  stale: "Out of date",
  sample: "Invented sample",
  downloads: "Scheduled downloads",
  noDownloads: "This service does not download lists; its operator imports them.",
  downloadColumns: ["List", "Last run", "What the last file changed", "Last confirmed current", "Next run"],
  outcomes: OUTCOMES,
  failures: FAILURES,
  notCompared: "Not compared",
  difference: (added: number, changed: number, removed: number, after: number) =>
    `${added} added, ${changed} changed, ${removed} removed; ${after} entries`,
  never: "never",
  notPlanned: "none planned",
} as const);
