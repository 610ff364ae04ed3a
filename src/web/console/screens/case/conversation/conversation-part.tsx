import { knownName } from "../../../api/officer-names.ts";
import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { useOfficers } from "../../../api/officers.ts";
import { useOfficer } from "../../../session/session.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { formatList } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ResourceView } from "../../../ui/resource-view.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { Story } from "../../../ui/story.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { usePages } from "../../../ui/use-pages.ts";
import type { CaseDetail, PartProps } from "../case-model.ts";
import { type Comment, CommentEntry } from "./comment-entry.tsx";
import { CommentField } from "./comment-form.tsx";
import { readMentions } from "./mentions.ts";
import { CONVERSATION as TEXTS } from "./texts.ts";

const POLL_MS = 15_000;

/** What officers tell each other about the case, newest first. */
export function ConversationPart({ detail }: PartProps) {
  const path = { workflow_id: detail.workflow_id };
  const pages = usePages(`comments/${detail.workflow_id}`, {
    read: (cursor) =>
      answer(
        api.GET("/api/cases/{workflow_id}/comments", {
          params: { path, query: { order: "newest", ...(cursor !== undefined && { cursor }) } },
        }),
      ),
    itemsOf: ({ comments }) => comments,
    idOf: ({ comment_id }) => comment_id,
    pollMs: POLL_MS,
    onlyGrows: true,
  });
  // Only the first page is read again: a change of an older comment is shown as its answer has it.
  const [changed, setChanged] = useState<ReadonlyMap<string, Comment>>(new Map());
  const officer = useOfficer();
  const directory = useOfficers();
  const ids = (directory.data ?? []).map(({ officer_id }) => officer_id);
  const people = [...new Set([...ids, ...peopleOf(detail, pages.items)])].filter((id) => id !== officer.officer_id);
  const { reload } = pages.first;
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p class="muted">{TEXTS.about}</p>
      <Write detail={detail} people={people} reload={reload} />
      <ResourceView of={pages.first} lines={6}>
        {() =>
          pages.items.length === 0 ? (
            <p class="muted">{TEXTS.empty}</p>
          ) : (
            <Story label={TEXTS.title}>
              {pages.items.map((comment) => (
                <CommentEntry
                  key={comment.comment_id}
                  comment={latestOf(comment, changed.get(comment.comment_id))}
                  people={people}
                  onChanged={(now) => setChanged(new Map([...changed, [now.comment_id, now]]))}
                />
              ))}
            </Story>
          )
        }
      </ResourceView>
      <ShowMore of={pages} />
    </section>
  );
}

const latestOf = (read: Comment, changed: Comment | undefined): Comment =>
  changed === undefined || read.withdrawn !== null || (read.edited_at ?? "") > (changed.edited_at ?? "")
    ? read
    : changed;

/** Who did something about the case. A mention and an assignment are no sign that somebody has the id. */
function peopleOf({ decision, pending_decision }: CaseDetail, comments: readonly Comment[]): string[] {
  const ids = [decision?.maker, decision?.approver, pending_decision?.maker];
  const named = [...ids, ...comments.map(({ author }) => author)];
  return [...new Set(named.filter((id): id is string => typeof id === "string"))].toSorted();
}

interface WriteProps {
  readonly detail: CaseDetail;
  readonly people: readonly string[];
  readonly reload: () => Promise<void>;
}

function Write({ detail, people, reload }: WriteProps) {
  const draft = useDraft(`case/${detail.workflow_id}/comment`, { text: "" });
  const { text } = draft.value;
  const mentions = [...readMentions(text, people).notified];
  const send = useAction(async () => {
    const params = { path: { workflow_id: detail.workflow_id } };
    await answer(api.POST("/api/cases/{workflow_id}/comments", { params, body: { text, mentions } }));
    draft.clear();
    await reload();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send.run();
      }}
    >
      <DraftRestored draft={draft} />
      <CommentField label={TEXTS.write} text={text} onText={(value) => draft.change({ text: value })} people={people} />
      {send.failure && <Notice tone="danger">{send.failure}</Notice>}
      <button type="submit" class="button primary" disabled={send.busy || text.trim() === ""}>
        {mentions.length === 0 ? TEXTS.send : TEXTS.sendTo(formatList(mentions.map((id) => knownName(id) ?? id)))}
      </button>
    </form>
  );
}
