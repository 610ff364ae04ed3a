import { useState } from "preact/hooks";
import { HIT_DIFFERENCES, type HitDifference } from "../../../../domain/case/case.model.ts";
import { isSure } from "../../../../domain/relationships/disposition.rules.ts";
import { answer, api } from "../../api/client.ts";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { CheckField, RadioField, TextField } from "../../ui/field.tsx";
import { stateWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { term } from "../../ui/terms.ts";
import { useAction } from "../../ui/use-action.ts";
import type { EventDetail } from "./event-model.ts";
import { MONITORING } from "./texts.ts";

type Disposition = EventDetail["disposition_options"][number]["disposition"];

const TEXTS = MONITORING.form;
const WORDS = MONITORING.dispositions;

const EMPTY: {
  readonly disposition: Disposition | "";
  readonly reason: string;
  readonly differs: readonly HitDifference[];
} = { disposition: "", reason: "", differs: [] };

/** What the officer makes of an event. Nothing is chosen beforehand, and a reason is always needed. */
export function DispositionForm({
  detail,
  reload,
}: {
  readonly detail: EventDetail;
  readonly reload: () => Promise<void>;
}) {
  const draft = useDraft(`event/${detail.event_id}/disposition`, EMPTY, { confidential: true });
  const { disposition, reason, differs } = draft.value;
  const [restated, setRestated] = useState(false);
  const [remains, setRemains] = useState<readonly string[] | null>(null);
  const dispose = useAction(async (chosen: Disposition) => {
    const params = { path: { event_id: detail.event_id } };
    const body = { disposition: chosen, reason, differs: chosen === "cleared" ? [...differs] : [] };
    const disposed = await answer(api.POST("/api/monitoring/events/{event_id}/disposition", { params, body }));
    draft.clear();
    setRemains(disposed.remains);
    if (disposed.remains.length === 0) await reload();
  });
  const allowed = detail.disposition_options.filter((option) => option.allowed);
  const refused = detail.disposition_options.filter((option) => !option.allowed && option.why_not !== null);
  if (remains !== null) {
    return (
      <section class="panel">
        <h2>{TEXTS.recorded}</h2>
        {remains.length > 0 && (
          <Notice tone="warning">
            {TEXTS.remains}
            <ul class="bullets">
              {remains.map((text) => (
                <li key={text} lang="en">
                  {text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <button type="button" class="button" onClick={() => void reload()}>
          {TEXTS.show}
        </button>
      </section>
    );
  }
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      {allowed.length === 0 && <Notice>{refused[0]?.why_not ?? TEXTS.nobody}</Notice>}
      {allowed.length > 0 && (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (disposition === "") return;
            if (restated) void dispose.run(disposition);
            else setRestated(true);
          }}
        >
          <DraftRestored draft={draft} />
          <RadioField
            label={TEXTS.disposition}
            value={disposition}
            onValue={(value) => {
              draft.change({ disposition: value as Disposition });
              setRestated(false);
            }}
            options={allowed.map((option) => [option.disposition, WORDS[option.disposition]] as const)}
          />
          {disposition === "cleared" && (
            <fieldset class="choices">
              <legend>{TEXTS.differs}</legend>
              {isSure(detail.hit) && <p class="muted">{MONITORING.match.sure}</p>}
              {HIT_DIFFERENCES.map((one) => (
                <CheckField
                  key={one}
                  checked={differs.includes(one)}
                  onChecked={(on) =>
                    draft.change({ differs: on ? [...differs, one] : differs.filter((other) => other !== one) })
                  }
                >
                  {term("hitDifferences", one)}
                </CheckField>
              ))}
            </fieldset>
          )}
          <TextField
            label={TEXTS.reason}
            value={reason}
            onValue={(text) => {
              draft.change({ reason: text });
              setRestated(false);
            }}
            lines={3}
            required
            hint={TEXTS.reasonHint}
          />
          {refused.map((option) => (
            <p key={option.disposition} class="muted">
              {TEXTS.refused(stateWord(option.disposition))} <span lang="en">{option.why_not}</span>
            </p>
          ))}
          {dispose.failure && <Notice tone="danger">{dispose.failure}</Notice>}
          {restated && disposition !== "" && <Notice tone="warning">{TEXTS.final(WORDS[disposition])}</Notice>}
          <button type="submit" class="button primary" disabled={dispose.busy || disposition === ""}>
            {disposition === "" ? TEXTS.choose : restated ? TEXTS.confirm(stateWord(disposition)) : TEXTS.goOn}
          </button>
        </form>
      )}
    </section>
  );
}
