import type { z } from "@hono/zod-openapi";
import { SCIM_MEDIA_TYPE } from "../../http/scim-problem.ts";
import { ScimDocumentsView, ScimDocumentView, ScimUsersView, ScimUserView } from "./scim.responses.ts";
import { describeOperations, type ResponseSpec } from "../../http/openapi/describe-operations.ts";

const scim = (json: z.ZodType): ResponseSpec => ({ mediaTypes: [SCIM_MEDIA_TYPE], json, description: "RFC 7644" });

export const SCIM = describeOperations({
  listScimUsers: {
    summary: "List provisioned officers",
    description: [
      "Returns the officers whom the directory has provisioned, all or the one of a filter (RFC 7644, section 3.4.2).",
    ],
    errors: ["invalid_input"],
    responses: { 200: scim(ScimUsersView) },
  },
  createScimUser: {
    summary: "Provision an officer",
    description: [
      "Creates an officer (RFC 7644, section 3.3). Roles come from the token, so a user has none here. Attributes beyond those of `/scim/v2/Schemas` are ignored.",
      "From the first one on, officers of this tenant whom the directory does not know are refused, unless `SCIM_UNKNOWN_OFFICERS` allows them.",
    ],
    errors: ["invalid_input", "invalid_state"],
    responses: { 201: scim(ScimUserView) },
  },
  readScimUser: {
    summary: "Read a provisioned officer",
    description: ["Returns an officer (RFC 7644, section 3.4.1)."],
    responses: { 200: scim(ScimUserView) },
  },
  replaceScimUser: {
    summary: "Replace a provisioned officer",
    description: [
      "Replaces the attributes (RFC 7644, section 3.5.1). With `active` false every token, session and calendar feed of the officer is refused from the next request on. Without `active` the state stays as it is.",
    ],
    errors: ["invalid_input", "invalid_state"],
    responses: { 200: scim(ScimUserView) },
  },
  patchScimUser: {
    summary: "Change a provisioned officer",
    description: [
      "Applies operations (RFC 7644, section 3.5.2), all or none. With `active` false every token, session and calendar feed of the officer is refused from the next request on.",
    ],
    errors: ["invalid_input", "invalid_state"],
    responses: { 200: scim(ScimUserView) },
  },
  deleteScimUser: {
    summary: "Remove a provisioned officer",
    description: [
      "Deactivates the officer for good (RFC 7644, section 3.6). What they did stays on record under their id. Another user may then get the same name; that user's own `active` counts.",
    ],
    responses: { 204: { mediaTypes: [], description: "Removed" } },
  },
  readScimConfig: {
    summary: "Read what SCIM offers here",
    description: ["Returns the configuration (RFC 7643, section 5)."],
    responses: { 200: scim(ScimDocumentView) },
  },
  listScimResourceTypes: {
    summary: "List the types of resources",
    description: ["Returns the one type, `User` (RFC 7643, section 6)."],
    responses: { 200: scim(ScimDocumentsView) },
  },
  readScimResourceType: {
    summary: "Read a type of resources",
    description: ["Returns the type of this name."],
    responses: { 200: scim(ScimDocumentView) },
  },
  listScimSchemas: {
    summary: "List the schemas",
    description: ["Returns the schema of `User`, with the attributes that are stored (RFC 7643, section 7)."],
    responses: { 200: scim(ScimDocumentsView) },
  },
  readScimSchema: {
    summary: "Read a schema",
    description: ["Returns the schema of this URN."],
    responses: { 200: scim(ScimDocumentView) },
  },
});
