import { DeletedOwnListView, OwnListDetailView, OwnListView, OwnListsView } from "./own-lists.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const OWN_LISTS = describeOperations({
  listOwnLists: {
    summary: "List the tenant's own lists",
    description: [
      "Returns the lists that the tenant keeps itself, such as a watch list or past exits. No other tenant sees or searches them.",
    ],
    responses: { 200: OwnListsView },
  },
  readOwnList: {
    summary: "Read one of the tenant's own lists",
    description: ["Returns a list with its entries in `items`."],
    responses: { 200: OwnListDetailView },
  },
  createOwnList: {
    summary: "Add a list of the tenant's own",
    description: [
      "From now on cases, scans and everybody who is watched are searched for on it, under the source `own:` and its id.",
      "A match is a finding of category `own_list` with the list's severity. It never shuts the SAR-first gate by itself, and the customer is not asked about it.",
      "Give `entries` or `csv`, at most 5,000 entries; a line that cannot be read refuses the file, as does a name or reason that names a report on suspicion (`may_tell_of_report`): every officer reads it. A tenant has ten lists at most; one more answers 409.",
    ],
    errors: ["validation_failed", "invalid_state"],
    responses: { 201: OwnListView },
  },
  replaceOwnList: {
    summary: "Replace one of the tenant's own lists",
    description: [
      "Replaces name, severity and all entries by a new version. Everybody who is watched is searched for again.",
      "An entry whose kind, name and birth date stay the same keeps its id, so that a cleared match with it stays cleared.",
    ],
    errors: ["validation_failed", "invalid_state"],
    responses: { 200: OwnListView },
  },
  deleteOwnList: {
    summary: "Delete one of the tenant's own lists",
    description: ["Deletes a list with its entries. Matches of watched parties with it end; findings of cases stay."],
    responses: { 200: DeletedOwnListView },
  },
});
