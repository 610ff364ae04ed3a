import { isUnclearNews } from "../../../../../domain/decisions/news-words.rules.ts";
import { answer, api } from "../../../api/client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import type { HitFormProps } from "./hits.ts";
import { HITS } from "./texts.ts";

const TEXTS = HITS.confirm;

const EFFECTS: Readonly<Record<string, string>> = { sanctions: TEXTS.sanctions, pep: TEXTS.pep };

/** Records that a hit is this subject, after saying what follows from it. */
export function ConfirmForm(props: HitFormProps) {
  const send = (reason: string) =>
    answer(
      api.POST("/api/cases/{workflow_id}/findings/{finding_id}/confirmation", {
        params: hitPath(props),
        body: { reason },
      }),
    );
  return (
    <HitForm
      form={hitFormName(props, "confirm")}
      label={isUnclearNews(props.finding) ? HITS.article.confirmWhy : TEXTS.why}
      autoFocus
      button={{ name: isUnclearNews(props.finding) ? HITS.article.confirm : TEXTS.button, tone: "danger" }}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    >
      <Notice tone="warning">{EFFECTS[props.finding.category] ?? TEXTS.other}</Notice>
    </HitForm>
  );
}
