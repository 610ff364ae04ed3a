import { useState } from "preact/hooks";
import { answer, api, saveFile, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { Status } from "../../ui/badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatTime } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { CHECKS as T } from "./checks-texts.ts";
import type { PartProps } from "./case-model.ts";
import { officerName } from "../../ui/person.tsx";

type Memo = Schemas["Memorandum"];

/** Decision memoranda: drafted from the case, justified and signed by an officer. */
export function MemorandaPanel({ detail }: Pick<PartProps, "detail">) {
  const [open, setOpen] = useState<Memo | null>(null);
  const params = { path: { workflow_id: detail.workflow_id } };
  const list = useResource(`memoranda/${detail.workflow_id}`, () =>
    answer(api.GET("/cases/{workflow_id}/decision-memoranda", { params })),
  );
  const draft = useAction(async () => {
    setOpen(await answer(api.POST("/cases/{workflow_id}/decision-memorandum", { params, body: {} })));
    await list.reload();
  });
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{T.memoranda}</h2>
        <button type="button" class="button" disabled={draft.busy} onClick={() => void draft.run()}>
          {T.draft}
        </button>
      </header>
      {draft.failure && <Notice tone="danger">{draft.failure}</Notice>}
      <ResourceView of={list} lines={2}>
        {(memos) =>
          memos.length === 0 ? (
            <Empty>{T.noMemo}</Empty>
          ) : (
            <ul class="plain">
              {memos.map((memo) => (
                <li key={memo.memo_id} class="row">
                  <Status status={memo.status} tone={memo.status === "signed" ? "success" : "quiet"} />
                  <button type="button" class="link" onClick={() => setOpen(memo)}>
                    {T.memoOf(formatTime(memo.created_at), officerName(memo.created_by))}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
      {open && (
        <MemoDialog
          memo={open}
          onClose={() => {
            setOpen(null);
            void list.reload();
          }}
        />
      )}
    </section>
  );
}

function MemoDialog({ memo: given, onClose }: { readonly memo: Memo; readonly onClose: () => void }) {
  const [memo, setMemo] = useState(given);
  const written = { justification: memo.justification ?? "", concerns: memo.dissenting_concerns ?? "" };
  const draft = useDraft(`${memo.workflow_id}/memorandum/${memo.memo_id}`, written);
  const { justification, concerns } = draft.value;
  const path = { workflow_id: memo.workflow_id, memo_id: memo.memo_id };
  const base = "/cases/{workflow_id}/decision-memorandum/{memo_id}";
  const body = { justification, ...(concerns.trim() ? { dissenting_concerns: concerns } : {}) };
  const save = useAction(async () => {
    setMemo(await answer(api.PUT(`${base}/draft` as const, { params: { path }, body })));
    draft.settle();
  });
  const sign = useAction(async () => {
    await answer(api.PUT(`${base}/draft` as const, { params: { path }, body }));
    draft.settle();
    setMemo(await answer(api.POST(`${base}/sign` as const, { params: { path } })));
  });
  const suggest = useAction(async () => {
    const { suggestion } = await answer(api.POST(`${base}/suggest-justification` as const, { params: { path } }));
    draft.change({ justification: suggestion });
  });
  const failure = save.failure ?? sign.failure ?? suggest.failure;
  const isDraft = memo.status === "draft";
  return (
    <Dialog title={isDraft ? T.memoDraft : T.memo} onClose={onClose} draft={draft} wide>
      {memo.sections.slice(0, isDraft ? 7 : 8).map(({ number, title, content }) => (
        <section key={number} class="memo-section" lang="en">
          <h3>
            {number}. {title}
          </h3>
          <p class="lines">{content}</p>
        </section>
      ))}
      {isDraft && (
        <div class="form">
          <DraftRestored draft={draft} />
          <TextField
            label={T.justification}
            value={justification}
            onValue={(text) => draft.change({ justification: text })}
            lines={6}
          />
          <TextField
            label={T.concerns}
            value={concerns}
            onValue={(text) => draft.change({ concerns: text })}
            lines={2}
          />
        </div>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <footer class="dialog-foot">
        <button
          type="button"
          class="button"
          onClick={() =>
            void saveFile(`/cases/${memo.workflow_id}/decision-memorandum/${memo.memo_id}?format=pdf`, "memorandum.pdf")
          }
        >
          {T.pdf}
        </button>
        {isDraft && (
          <>
            <button type="button" class="button" disabled={suggest.busy} onClick={() => void suggest.run()}>
              {T.suggest}
            </button>
            <button type="button" class="button" disabled={!justification.trim()} onClick={() => void save.run()}>
              {T.save}
            </button>
            <button
              type="button"
              class="button primary"
              disabled={!justification.trim() || sign.busy}
              onClick={() => void sign.run()}
            >
              {T.sign}
            </button>
          </>
        )}
      </footer>
    </Dialog>
  );
}
