import { OfficerAbsenceView, OfficerListView, OfficerNamesView } from "./officers.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const OFFICERS = describeOperations({
  listOfficers: {
    summary: "List officers",
    description: [
      "Returns the tenant's officers, ordered by id, as known from their work on cases: the service has no accounts of its own.",
      "Officers who only signed in, only read, or only worked on suspicion reports are not listed. Officers who have left stay listed, with the day of their last act.",
    ],
    errors: ["validation_failed"],
    responses: { 200: OfficerListView },
  },
  listOfficerNames: {
    summary: "List officers' names",
    description: [
      "Returns the names and mail addresses of officers, ordered by id. Records hold ids, because a name may change and several officers may share one.",
      "The list has officers who signed in to the console or worked on a case, if their token has a name or an address. It does not say what they did.",
    ],
    errors: ["validation_failed"],
    responses: { 200: OfficerNamesView },
  },
  recordAbsence: {
    summary: "Record an absence",
    description: [
      "Records when an officer is away and who takes over their work, in place of what was recorded before; `me` is the caller. Only a compliance manager records it for another officer.",
      "On these days `GET /api/cases?assignee=me` of the substitute also returns the cases of the officer who is away. The substitute gets no further rights, and nothing about reports. The substitution ends by itself.",
      "",
      "A substitute who has a substitute for one of these days is refused, since nobody would get the work, and so is one whom the directory has deactivated.",
    ],
    errors: ["forbidden"],
    responses: { 200: OfficerAbsenceView },
  },
  endAbsence: {
    summary: "End an absence",
    description: ["Deletes the recorded absence of an officer; `me` is the caller. Repeating it changes nothing."],
    errors: ["forbidden"],
    responses: { 200: OfficerAbsenceView },
  },
});
