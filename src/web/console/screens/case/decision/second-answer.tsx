import { mayBeSameOfficer } from "../../../../../platform/actor-name.rules.ts";
import { answer, api } from "../../../api/client.ts";
import { hasRole, useOfficer } from "../../../session/session.ts";
import { go, href } from "../../../shell/route.ts";
import { useDraft } from "../../../ui/draft.ts";
import { DraftRestored } from "../../../ui/draft-restored.tsx";
import { CheckField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { latestResult, type PartProps } from "../case-model.ts";
import { consequencesOf } from "./decision-draft.ts";
import { isGrave } from "./pending-grounds.tsx";
import { Refusal } from "./refusal.tsx";
import type { Pending } from "./decisions.ts";
import { DECISION as TEXTS } from "./texts.ts";
import { officerName } from "../../../ui/person.tsx";

interface Props extends PartProps {
  readonly pending: Pending;
}

type Answer = "approve" | "reject";
const EMPTY: { readonly given: Answer | null; readonly comment: string; readonly read: readonly string[] } = {
  given: null,
  comment: "",
  read: [],
};

/** The second officer's answer: nothing is chosen beforehand, a reason is always needed, and what was read is said. */
export function SecondAnswer({ detail, pending, reload }: Props) {
  const { second } = TEXTS;
  const officer = useOfficer();
  const draft = useDraft(`${detail.workflow_id}/second-approval/${pending.parked_at}`, EMPTY);
  const { given, comment, read } = draft.value;
  const give = useAction(async (decision: Answer) => {
    const params = { path: { workflow_id: detail.workflow_id } };
    const body = { decision, comment: comment.trim() };
    try {
      await answer(api.POST("/api/cases/{workflow_id}/decision/second-approval", { params, body }));
    } catch (error) {
      await reload();
      throw error;
    }
    draft.clear();
    await reload();
    go(href("cases", detail.workflow_id));
  });
  if (mayBeSameOfficer(pending.maker, officer.officer_id)) {
    return (
      <aside class="second-answer">
        <Notice tone="warning">{second.own}</Notice>
      </aside>
    );
  }
  const mayConfirm =
    !pending.evidence_changed && (!pending.needs_senior || hasRole(officer, "compliance_manager", "mlro"));
  const toRead = readings(detail, pending);
  const unread = given === "approve" ? toRead.filter((text) => !read.includes(text)) : [];
  const missing =
    given === null
      ? second.missingChoice
      : comment.trim() === ""
        ? second.missingReason
        : unread.length > 0
          ? second.missingRead
          : null;
  const overrides = Object.keys(pending.overrides).length;
  const choices: readonly (readonly [Answer, string, string, boolean])[] = [
    ["approve", second.confirm(pending.decision), second.confirmEffect(overrides), mayConfirm],
    ["reject", second.back, second.backEffect(officerName(pending.maker)), true],
  ];
  return (
    <aside class="second-answer form" aria-label={second.yours}>
      <h2>{second.yours}</h2>
      {!pending.evidence_changed && !mayConfirm && <Notice tone="warning">{second.senior}</Notice>}
      <DraftRestored draft={draft} />
      <fieldset class="choices">
        <legend class="hidden-words">{second.yours}</legend>
        {choices.map(([id, name, effect, possible]) => (
          <label key={id} class={id === given ? "choice on" : "choice"}>
            <input
              type="radio"
              name="answer"
              checked={id === given}
              disabled={!possible}
              onChange={() => draft.change({ given: id })}
            />
            <span>
              <b>{name}</b>
              <span class="muted">{effect}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={second.reason}
        hint={second.reasonHint}
        value={comment}
        onValue={(text) => draft.change({ comment: text })}
        lines={4}
        required
      />
      {given === "approve" && (
        <>
          {toRead.length > 0 && (
            <fieldset class="choices read">
              <legend>{second.read}</legend>
              {toRead.map((text) => (
                <CheckField
                  key={text}
                  checked={read.includes(text)}
                  onChecked={(on) => draft.change({ read: on ? [...read, text] : read.filter((one) => one !== text) })}
                >
                  {text}
                </CheckField>
              ))}
            </fieldset>
          )}
          <section class="restate">
            <h3>{TEXTS.restate.happens}</h3>
            <ol>
              {consequencesOf(detail, pending.decision, {
                restrictions: pending.restrictions,
                asked: pending.follow_up_tasks.length,
              }).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
        </>
      )}
      {give.failure && <Refusal problem={give.problem} failure={give.failure} />}
      <button
        type="button"
        class="button primary"
        aria-disabled={missing !== null}
        disabled={give.busy}
        onClick={() => missing === null && given !== null && void give.run(given)}
      >
        {missing ?? (given === "approve" ? second.confirm(pending.decision) : second.back)}
      </button>
    </aside>
  );
}

/** What the second officer confirms to have read; only what there is. */
function readings(detail: Props["detail"], pending: Pending): string[] {
  const { second } = TEXTS;
  const overrides = Object.keys(pending.overrides).length;
  const grave = (latestResult(detail)?.findings ?? []).filter(isGrave).length;
  const hasDocuments = detail.documents.some(({ source, superseded }) => source !== "system" && !superseded);
  return [
    ...(overrides > 0 ? [second.readOverrides(overrides)] : []),
    ...(grave > 0 ? [second.readFindings(grave)] : []),
    ...(pending.open_checks.length > 0 ? [second.readChecks(pending.open_checks.length)] : []),
    ...(hasDocuments ? [second.readDocuments] : []),
  ];
}
