import { MessageSquare } from "lucide";
import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../../api/client.ts";
import { knownName } from "../../../api/officer-names.ts";
import { useOfficer } from "../../../session/session.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { formatTime } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { officerName } from "../../../ui/person.tsx";
import { StoryEntry } from "../../../ui/story.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { CommentField } from "./comment-form.tsx";
import { nameMentions, readMentions } from "./mentions.ts";
import { CONVERSATION as TEXTS } from "./texts.ts";

export type Comment = Schemas["Comment"];

interface Props {
  readonly comment: Comment;
  readonly people: readonly string[];
  readonly onChanged: (comment: Comment) => void;
}

/** A comment, which its author may change or withdraw. */
export function CommentEntry({ comment, people, onChanged }: Props) {
  const officer = useOfficer();
  const [does, setDoes] = useState<"edit" | "withdraw" | null>(null);
  const { author, text, withdrawn, created_at, edited_at, versions } = comment;
  const params = { path: { workflow_id: comment.workflow_id, comment_id: comment.comment_id } };
  const withdraw = useAction(async () => {
    onChanged(await answer(api.DELETE("/api/cases/{workflow_id}/comments/{comment_id}", { params })));
    setDoes(null);
  });
  const mayChange = author === officer.officer_id && withdrawn === null;
  return (
    <StoryEntry icon={MessageSquare}>
      <p>
        <b>{officerName(author)}</b>{" "}
        <span class="muted">
          <time dateTime={created_at}>{formatTime(created_at)}</time>
          {edited_at !== null && <>, {TEXTS.edited(formatTime(edited_at))}</>}
        </span>
      </p>
      {withdrawn && <p class="muted">{TEXTS.withdrawn(officerName(withdrawn.by), formatTime(withdrawn.at))}</p>}
      {text !== null && does !== "edit" && (
        <p class={`as-written breaks ${withdrawn ? "muted" : ""}`}>{nameMentions(text, comment.mentions, knownName)}</p>
      )}
      {does === "edit" && (
        <Edit comment={comment} people={people} onClose={() => setDoes(null)} onChanged={onChanged} />
      )}
      {versions !== null && versions.length > 1 && (
        <details>
          <summary class="muted">{TEXTS.versions(versions.length)}</summary>
          {versions.map((one) => (
            <p key={one.version} class="as-written breaks">
              <span class="muted">{TEXTS.version(one.version, formatTime(one.at))}:</span> {one.text}
            </p>
          ))}
        </details>
      )}
      {does === "withdraw" && <Notice tone="warning">{TEXTS.withdrawHint}</Notice>}
      {withdraw.failure && <Notice tone="danger">{withdraw.failure}</Notice>}
      {mayChange && does !== "edit" && (
        <p class="row">
          {does === null && (
            <>
              <button type="button" class="link" onClick={() => setDoes("edit")}>
                {TEXTS.edit}
              </button>
              <button type="button" class="link" onClick={() => setDoes("withdraw")}>
                {TEXTS.withdraw}
              </button>
            </>
          )}
          {does === "withdraw" && (
            <>
              <button
                type="button"
                class="button small danger"
                disabled={withdraw.busy}
                onClick={() => void withdraw.run()}
              >
                {TEXTS.withdrawSure}
              </button>
              <button type="button" class="button small" onClick={() => setDoes(null)}>
                {TEXTS.cancel}
              </button>
            </>
          )}
        </p>
      )}
    </StoryEntry>
  );
}

function Edit({ comment, people, onClose, onChanged }: Props & { readonly onClose: () => void }) {
  const draft = useDraft(`case/${comment.workflow_id}/comment/${comment.comment_id}`, { text: comment.text ?? "" });
  const { text } = draft.value;
  const save = useAction(async () => {
    const params = { path: { workflow_id: comment.workflow_id, comment_id: comment.comment_id } };
    const body = { text, mentions: [...readMentions(text, people).notified] };
    onChanged(await answer(api.PATCH("/api/cases/{workflow_id}/comments/{comment_id}", { params, body })));
    draft.clear();
    onClose();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <DraftRestored draft={draft} />
      <CommentField
        label={TEXTS.editLabel}
        text={text}
        onText={(value) => draft.change({ text: value })}
        people={people}
      />
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <p class="row">
        <button type="submit" class="button primary small" disabled={save.busy || text.trim() === ""}>
          {TEXTS.save}
        </button>
        <button type="button" class="button small" onClick={onClose}>
          {TEXTS.cancel}
        </button>
      </p>
    </form>
  );
}
