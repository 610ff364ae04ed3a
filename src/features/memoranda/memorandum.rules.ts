import { canonicalHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import { accept, refuse } from "../../platform/errors.ts";
import { type AuditDraft, change, type ChangeMeta, type RuleOutcome } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Memorandum, MemoStep, MemoWords } from "../../domain/memoranda/memorandum.model.ts";
import { writeSections } from "./memorandum-sections.ts";

/**
 * Drafts, revises or signs a memorandum. Refuses with `not_found`, and with `invalid_state` to change a signed one
 * or to sign one without a justification.
 * @param approvalComment what the second officer said with an approval; null for nothing.
 */
export function takeMemoStep(
  record: CaseRecord,
  memoId: string,
  memo: Memorandum | null,
  step: MemoStep,
  meta: ChangeMeta,
  approvalComment: string | null = null,
): RuleOutcome<Memorandum> {
  const content = (words: MemoWords) => contentOf(record, words, meta, approvalComment);
  if (step.kind === "draft") {
    if (memo) return change(record, memo);
    return written(record, draftMemo(record, memoId, content(step), meta), "MEMO_DRAFTED");
  }
  if (!memo) return refuse("not_found", "The memorandum was not found.");
  if (memo.status === "signed") return refuse("invalid_state", "A signed memorandum cannot be changed.");
  if (step.kind === "revise") return written(record, { ...memo, ...content(step) }, "MEMO_DRAFTED");
  if (memo.justification === null)
    return refuse("invalid_state", "A memorandum without a justification cannot be signed.");
  const at = isoTime(meta.now);
  const signed: Memorandum = { ...memo, status: "signed", signed_by: meta.actor.id, signed_at: at, updated_at: at };
  return written(record, signed, "MEMO_SIGNED");
}

function draftMemo(
  record: CaseRecord,
  memoId: string,
  content: ReturnType<typeof contentOf>,
  meta: ChangeMeta,
): Memorandum {
  return {
    memo_id: memoId,
    workflow_id: record.workflowId,
    status: "draft",
    ...content,
    created_by: meta.actor.id,
    created_at: isoTime(meta.now),
    signed_by: null,
    signed_at: null,
  };
}

/** The case's present state with the officer's text. */
function contentOf(
  record: CaseRecord,
  { justification, dissentingConcerns }: MemoWords,
  meta: ChangeMeta,
  approvalComment: string | null,
) {
  const content = {
    sections: writeSections(record, justification, meta.now, approvalComment),
    justification,
    dissenting_concerns: dissentingConcerns,
  };
  return { ...content, content_hash: canonicalHash(content), updated_at: isoTime(meta.now) };
}

function written(record: CaseRecord, memorandum: Memorandum, event: AuditDraft["event"]): RuleOutcome<Memorandum> {
  const { memo_id, content_hash } = memorandum;
  const audit = [{ event, details: { memo_id, content_hash } }];
  return accept({ record, audit, effects: [], answer: memorandum, memorandum });
}
