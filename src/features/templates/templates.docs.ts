import { z } from "@hono/zod-openapi";
import { TemplateDetailView, TemplateVersionsView, TemplateView } from "./templates.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const TEMPLATES = describeOperations({
  listTemplates: {
    summary: "List templates",
    description: [
      "Returns the templates that a case can be opened with, as the tenant has changed them.",
      "A template decides which documents and answers the customer is asked for.",
    ],
    responses: { 200: z.array(TemplateView) },
  },
  readTemplate: {
    summary: "Read a template",
    description: [
      "Returns what the customer is asked for, in every language, with every type of document that could be asked for.",
      "`fixed` marks what the built-in template requires: a tenant can add to it, and cannot take it out.",
    ],
    responses: { 200: TemplateDetailView },
  },
  replaceTemplate: {
    summary: "Write a new version of a template",
    description: [
      "Cases that are opened from now on follow it; every other case keeps the version that it was opened with.",
      "Answers 412 if `version` is not the one in force, and 422 if a document that the built-in template requires is missing or optional, or a question tells of a report or asks for a PIN, password or payment (`forbidden_words`). Nothing changes then.",
    ],
    errors: ["precondition_failed"],
    responses: { 200: TemplateDetailView },
  },
  listTemplateVersions: {
    summary: "List the versions of a template",
    description: ["Returns who wrote which version, when and why, newest first, with what it changed."],
    responses: { 200: TemplateVersionsView },
  },
});
