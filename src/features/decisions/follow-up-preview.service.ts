import type { z } from "@hono/zod-openapi";
import { isUnnamed, reviewCustomerWords, textsForCustomer } from "../../domain/portal/customer-words.rules.ts";
import { PORTAL_TEXTS } from "../../domain/portal/portal.texts.ts";
import type { Ctx } from "../../platform/context.ts";
import { chooseLanguage } from "../../platform/language.ts";
import { readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { taskTexts } from "../portal/portal-view.rules.ts";
import { readBrand } from "../brand/brand.store.ts";
import type { FollowUpPreviewBody } from "./follow-up-task.schemas.ts";

type Preview = z.output<typeof FollowUpPreviewBody>;

/**
 * What the customer will read of tasks that are not sent yet, by the portal's own rules. It depends on the tasks, the
 * language and the brand alone, and is the same whatever gate is shut.
 */
export async function previewFollowUp(ctx: Ctx, { workflowId }: CaseSummary, body: Preview) {
  const [{ record }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  const language = body.language ?? chooseLanguage(null, record.additionalData["language"]);
  return {
    language,
    brand_name: brand.name,
    follow_up_reason: PORTAL_TEXTS.followUp[language],
    tasks: body.follow_up_tasks.map((task) => ({
      ...taskTexts({ ...task, document_type: task.document_type ?? null }, language),
      note_from: PORTAL_TEXTS.noteFrom[language].replace("{brand}", brand.name),
      response_type: task.response_type,
      required: task.required,
      issues: issuesOf(task),
    })),
  };
}

type Draft = Preview["follow_up_tasks"][number];
type Issue = {
  field: "description" | "customer_note";
  code: "forbidden_words" | "delicate_words" | "note_missing" | "text_missing";
  words: string[];
};

function issuesOf(task: Draft): Issue[] {
  const found = textsForCustomer(task).flatMap(({ path, text }): Issue[] => {
    const issue = reviewCustomerWords(text);
    return issue ? [{ field: path, code: `${issue.kind}_words` as const, words: [...issue.words] }] : [];
  });
  const isSilent = task.response_type !== "document" && task.description === "";
  return [
    ...found,
    ...(isUnnamed(task) && !task.customer_note ? [missing("customer_note", "note_missing")] : []),
    ...(isSilent ? [missing("description", "text_missing")] : []),
  ];
}

const missing = (field: Issue["field"], code: Issue["code"]): Issue => ({ field, code, words: [] });
