import { CommentListView, CommentView } from "./comments.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const COMMENTS = describeOperations({
  listComments: {
    summary: "List the comments on a case",
    description: [
      "Returns what officers said to each other about the case, the oldest first or the newest.",
      "Comments are internal: no customer, partner, letter or case pack gets them. They are deleted with their case.",
    ],
    responses: { 200: CommentListView },
  },
  addComment: {
    summary: "Comment on a case",
    description: [
      "Adds a comment, which every officer of the tenant can read. Whom `mentions` names gets a notification that names nobody; an officer whom the directory has deactivated cannot be mentioned (422).",
      "A suspicion report has no place here: officers who must not know of it read this page. A comment that names one or the unit that receives it is refused (422, `may_tell_of_report`): what concerns a report is written in the report.",
    ],
    responses: { 201: CommentView },
  },
  editComment: {
    summary: "Edit a comment",
    description: [
      "Replaces the words of the caller's own comment. Each version is kept, and whoever is mentioned for the first time gets a notification.",
      "A withdrawn comment answers 409 `invalid_state`.",
    ],
    errors: ["forbidden", "invalid_state"],
    responses: { 200: CommentView },
  },
  withdrawComment: {
    summary: "Withdraw a comment",
    description: [
      "Takes the caller's own comment back. It stays in its place and says who withdrew it and when; compliance managers and MLROs still read its words.",
      "A repetition changes nothing.",
    ],
    errors: ["forbidden"],
    responses: { 200: CommentView },
  },
});
