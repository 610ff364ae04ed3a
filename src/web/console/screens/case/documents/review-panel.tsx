import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { RadioField, SelectField, TextField } from "../../../ui/field.tsx";
import { formatDate, formatTime, inSentence } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { PartProps } from "../case-model.ts";
import { CorrectionFields } from "./correction-fields.tsx";
import { DOCUMENTS } from "./document-texts.ts";
import { REVIEW as T } from "./texts.ts";
import { type DocumentKind, IDENTITY, type Item, KIND_OPTIONS, KINDS, purposeOf, stateOf } from "./documents.ts";
import { officerName } from "../../../ui/person.tsx";

interface Props extends PartProps {
  readonly item: Item;
}

/** What is known of one document, and an officer's word on it. */
export function ReviewPanel({ item, detail, reload }: Props) {
  const [open, setOpen] = useState(false);
  const [tone, state] = stateOf(item);
  return (
    <section class="panel" aria-label={T.of(item.filename)}>
      <header class="panel-head">
        <h2 class="breaks">{purposeOf(item, detail)}</h2>
        <span class={`badge ${tone}`}>{state}</span>
      </header>
      <DocumentFacts item={item} />
      {open ? (
        <ReviewForm
          item={item}
          workflowId={detail.workflow_id}
          onDone={() => reload().then(() => setOpen(false))}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {item.review ? T.again : T.begin}
        </button>
      )}
    </section>
  );
}

function DocumentFacts({ item: { filed, review, reading } }: Pick<Props, "item">) {
  return (
    <dl class="facts">
      {filed && (
        <>
          <dt>{T.obtained}</dt>
          <dd>{T.obtainedFrom(filed.obtained_from, formatDate(filed.obtained_at), officerName(filed.filed_by))}</dd>
          {filed.note && (
            <>
              <dt>{T.note}</dt>
              <dd class="lines">{filed.note}</dd>
            </>
          )}
        </>
      )}
      <dt>{T.readAs}</dt>
      <dd>
        {reading === null
          ? T.notRead
          : [
              ...(reading.kind === null ? [DOCUMENTS.readings[reading.status]] : [KINDS[reading.kind]]),
              ...(reading.kind === null || reading.status === "read"
                ? []
                : [inSentence(DOCUMENTS.readings[reading.status])]),
              ...(reading.reader === "recognition" ? [T.ofImage] : []),
            ].join(", ")}
      </dd>
      {review && (
        <>
          <dt>{T.reviewed}</dt>
          <dd>
            {T.reviewedBy(T.outcomes[review.outcome], officerName(review.reviewed_by), formatTime(review.reviewed_at))}
            {review.kind !== null && `, ${T.as(KINDS[review.kind])}`}
          </dd>
          {review.reason && (
            <>
              <dt>{T.reason}</dt>
              <dd class="lines">{review.reason}</dd>
            </>
          )}
        </>
      )}
    </dl>
  );
}

interface FormProps {
  readonly item: Item;
  readonly workflowId: string;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

const EMPTY: {
  readonly outcome: "accepted" | "rejected" | "";
  readonly kind: DocumentKind | "";
  readonly holder: string;
  readonly birthDate: string;
  readonly expiryDate: string;
  readonly fact: string;
  readonly value: string;
  readonly isAsRead: boolean;
  readonly reason: string;
} = {
  outcome: "",
  kind: "",
  holder: "",
  birthDate: "",
  expiryDate: "",
  fact: "",
  value: "",
  isAsRead: true,
  reason: "",
};

function ReviewForm({ item, workflowId, onDone, onCancel }: FormProps) {
  const draft = useDraft(`${workflowId}/review/${item.document_id}`, EMPTY);
  const { outcome, kind, holder, birthDate, expiryDate, fact, value, isAsRead, reason } = draft.value;
  const showsPerson = /identity/.test(item.requirement_id) || IDENTITY.includes(kind || item.filed?.kind || "other");
  const stated = [
    ...(showsPerson
      ? [
          { id: "name", value: holder.trim() },
          { id: "birth_date", value: birthDate },
          { id: "expiry_date", value: expiryDate },
        ].filter((one) => one.value !== "")
      : []),
    ...(fact === "" ? [] : [{ id: fact, value: value.trim() }]),
  ];
  const facts = outcome === "accepted" ? withEarlier(item.review, stated) : [];
  const review = useAction(async (chosen: "accepted" | "rejected") => {
    const params = { path: { workflow_id: workflowId, document_id: item.document_id } };
    const body = { outcome: chosen, ...(kind ? { kind } : {}), facts, ...(reason.trim() ? { reason } : {}) };
    await answer(api.POST("/api/cases/{workflow_id}/documents/{document_id}/review", { params, body }));
    draft.clear();
    await onDone();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome) void review.run(outcome);
      }}
    >
      <DraftRestored draft={draft} />
      <RadioField
        label={T.outcome}
        value={outcome}
        onValue={(value) => draft.change({ outcome: value as typeof outcome })}
        options={[
          ["accepted", T.accept],
          ["rejected", T.reject],
        ]}
      />
      <SelectField
        label={T.kind}
        value={kind}
        onValue={(value) => draft.change({ kind: value as typeof kind })}
        options={[["", item.filed ? T.asFiled : T.asAsked], ...KIND_OPTIONS]}
      />
      {showsPerson && outcome !== "rejected" && (
        <>
          <TextField
            label={T.person}
            value={holder}
            onValue={(text) => draft.change({ holder: text })}
            hint={T.personHint}
          />
          <TextField
            label={T.born}
            type="date"
            value={birthDate}
            onValue={(text) => draft.change({ birthDate: text })}
            hint={T.bornHint}
          />
          <TextField
            label={T.expires}
            type="date"
            value={expiryDate}
            onValue={(text) => draft.change({ expiryDate: text })}
          />
        </>
      )}
      {outcome === "accepted" && (
        <CorrectionFields
          item={item}
          workflowId={workflowId}
          fact={fact}
          value={value}
          onChange={(correction) => draft.change(correction)}
        />
      )}
      <TextField
        label={T.reason}
        value={reason}
        onValue={(text) => draft.change({ reason: text })}
        lines={2}
        required={outcome === "rejected" || facts.some(({ id }) => id !== fact || !isAsRead)}
        hint={T.reasonHint}
      />
      {review.failure && <Notice tone="danger">{review.failure}</Notice>}
      <p class="row">
        <button type="submit" class="button primary" disabled={review.busy || outcome === ""}>
          {outcome === "rejected" ? T.rejectIt : T.acceptIt}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {T.cancel}
        </button>
      </p>
    </form>
  );
}

type Stated = readonly { readonly id: string; readonly value: unknown }[];

/** A review replaces the one before: what was corrected then is stated again, so that it is not undone in silence. */
export function withEarlier(review: Item["review"], stated: Stated) {
  const earlier = review?.outcome === "accepted" ? review.facts : [];
  const kept = earlier.filter((one) => !stated.some(({ id }) => id === one.id));
  return [...kept.map(({ id, value }) => ({ id, value })), ...stated];
}
