import { takesOfficersWord } from "../../../../../domain/decisions/to-settle.rules.ts";
import { isUnclearNews } from "../../../../../domain/decisions/news-words.rules.ts";
import { useState } from "preact/hooks";
import { hasRole, useOfficer } from "../../../session/session.ts";
import type { BadgeTone } from "../../../ui/badges.tsx";
import { formatTime, inSentence } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { Finding } from "../case-model.ts";
import { ClearForm } from "./clear-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { DIFFERENCES, type HitFormProps, type HitState, isArticle, isHit, stateOf } from "./hits.ts";
import { HITS } from "./texts.ts";
import { UndoForm } from "./undo-form.tsx";
import { officerName } from "../../../ui/person.tsx";

const STATES: Readonly<Record<HitState, readonly [tone: BadgeTone, name: string]>> = {
  open: ["attention", HITS.states.open],
  cleared: ["success", HITS.states.cleared],
  confirmed: ["danger", HITS.states.confirmed],
};

export function HitStateBadge({ finding }: { readonly finding: Finding }) {
  const state = stateOf(finding);
  const [tone, name] = STATES[state];
  return <span class={`badge ${tone}`}>{state === "open" && isUnclearNews(finding) ? HITS.article.toRead : name}</span>;
}

interface Props {
  readonly finding: Finding;
  readonly workflowId: string;
  readonly isLatest: boolean;
  readonly reload: () => Promise<void>;
}

/** An officer's statement on a screening hit or an article, and the forms that make or undo one. A reported article is only cleared. */
export function HitPanel({ finding, workflowId, isLatest, reload }: Props) {
  const officer = useOfficer();
  const [form, setForm] = useState<"clear" | "confirm" | "undo" | null>(null);
  const state = stateOf(finding);
  const isConfirmable = isHit(finding) || isUnclearNews(finding);
  const props: HitFormProps = {
    finding,
    workflowId,
    onDone: () => reload().then(() => setForm(null)),
    onCancel: () => setForm(null),
  };
  return (
    <>
      <Statement finding={finding} />
      {(isConfirmable || isArticle(finding) || takesOfficersWord(finding)) && isLatest && form === null && (
        <p class="row">
          {state === "open" && (
            <>
              <button type="button" class="button" onClick={() => setForm("clear")}>
                {takesOfficersWord(finding) ? HITS.settle.open : HITS.clear.open}
              </button>
              {isConfirmable && (
                <button type="button" class="button danger" onClick={() => setForm("confirm")}>
                  {HITS.confirm.open}
                </button>
              )}
            </>
          )}
          {isConfirmable && state === "cleared" && (
            <button type="button" class="button danger" onClick={() => setForm("confirm")}>
              {HITS.confirm.afterAll}
            </button>
          )}
          {state === "confirmed" && hasRole(officer, "mlro") && (
            <button type="button" class="button" onClick={() => setForm("undo")}>
              {HITS.undo.open}
            </button>
          )}
        </p>
      )}
      {form === "clear" && <ClearForm {...props} />}
      {form === "confirm" && <ConfirmForm {...props} />}
      {form === "undo" && <UndoForm {...props} />}
    </>
  );
}

function Statement({ finding }: { readonly finding: Finding }) {
  const { clearance, confirmation } = finding;
  if (confirmation) {
    return (
      <Notice tone="danger">
        {(isUnclearNews(finding) ? HITS.article : HITS).confirmedBy(
          officerName(confirmation.confirmed_by),
          formatTime(confirmation.confirmed_at),
        )}{" "}
        {confirmation.reason}
      </Notice>
    );
  }
  if (!clearance) return null;
  const differs = clearance.differs ?? [];
  const { clearedBy } = isArticle(finding) ? HITS.article : takesOfficersWord(finding) ? HITS.settle : HITS;
  return (
    <Notice tone="success">
      {clearedBy(officerName(clearance.cleared_by), formatTime(clearance.cleared_at))} {clearance.reason}
      {differs.length > 0 && ` ${HITS.differing(differs.map((one) => inSentence(DIFFERENCES[one])).join(", "))}`}
    </Notice>
  );
}
