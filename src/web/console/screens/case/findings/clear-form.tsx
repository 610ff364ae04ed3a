import { takesOfficersWord } from "../../../../../domain/decisions/to-settle.rules.ts";
import { isUnclearNews } from "../../../../../domain/decisions/news-words.rules.ts";
import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { CheckField } from "../../../ui/field.tsx";
import { HitForm, hitFormName, hitPath } from "./hit-form.tsx";
import { type Difference, DIFFERENCES, type HitFormProps, isArticle } from "./hits.ts";
import { HITS } from "./texts.ts";

const TEXTS = HITS.clear;

/** Records that a hit concerns somebody else, with what differs; or that an article does not count against the customer. */
export function ClearForm(props: HitFormProps) {
  const isOfPress = isArticle(props.finding);
  const isSettled = takesOfficersWord(props.finding);
  const { why, button } = isOfPress ? HITS.article : isSettled ? HITS.settle : TEXTS;
  const hint = isSettled
    ? HITS.settle.hint
    : !isOfPress
      ? TEXTS.hint
      : isUnclearNews(props.finding)
        ? HITS.article.hintToRead
        : HITS.article.hint;
  const [differs, setDiffers] = useState<readonly Difference[]>([]);
  const send = (reason: string) => {
    const body = { reason, ...(differs.length > 0 ? { differs: [...differs] } : {}) };
    return answer(
      api.POST("/api/cases/{workflow_id}/findings/{finding_id}/clearance", { params: hitPath(props), body }),
    );
  };
  return (
    <HitForm
      form={hitFormName(props, "clear")}
      label={why}
      hint={isOfPress ? `${hint} ${TEXTS.hint}` : hint}
      button={{ name: button, tone: "primary" }}
      send={send}
      onDone={props.onDone}
      onCancel={props.onCancel}
    >
      {!isOfPress && !isSettled && (
        <fieldset>
          <legend>{TEXTS.differs}</legend>
          <p class="row">
            {Object.entries(DIFFERENCES).map(([key, name]) => (
              <CheckField
                key={key}
                checked={differs.includes(key as Difference)}
                onChecked={(checked) =>
                  setDiffers(checked ? [...differs, key as Difference] : differs.filter((one) => one !== key))
                }
              >
                {name}
              </CheckField>
            ))}
          </p>
          <p class="hint">{TEXTS.strong}</p>
        </fieldset>
      )}
    </HitForm>
  );
}
