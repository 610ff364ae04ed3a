import { answer, api } from "../../api/client.ts";
import { language } from "../../language/language.ts";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { QuestionFields } from "./question-fields.tsx";
import {
  ASKED,
  bodyOf,
  draftOf,
  EMPTY_QUESTION,
  type EditedQuestion,
  type Template,
  unevenQuestions,
} from "./template-draft.ts";
import { TEMPLATES } from "./texts.ts";

const TEXTS = TEMPLATES.editor;
const WORDS = { required: TEMPLATES.required, optional: TEMPLATES.optional, not_asked: TEMPLATES.notAsked };

interface Props {
  readonly template: Template;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}

/** Writes a version of a template. What the built-in template requires cannot be taken out. */
export function TemplateEditor({ template, onClose, onSaved }: Props) {
  const draft = useDraft(`template/${template.id}/${template.version}`, draftOf(template));
  const { name, description, documents, questions, reason } = draft.value;
  const version = template.version + 1;
  const uneven = unevenQuestions(draft.value);
  const save = useAction(async () => {
    const params = { path: { template_id: template.id } };
    await answer(api.PUT("/api/templates/{template_id}", { params, body: bodyOf(template, draft.value) }));
    draft.clear();
    await onSaved();
  });
  const replace = (at: number, question?: EditedQuestion) =>
    draft.change({ questions: questions.toSpliced(at, 1, ...(question ? [question] : [])) });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run();
      }}
    >
      <DraftRestored draft={draft} />
      <section class="panel form">
        <TextField label={TEXTS.name} value={name} onValue={(name) => draft.change({ name })} required />
        <TextField
          label={TEXTS.description}
          value={description}
          onValue={(description) => draft.change({ description })}
          hint={TEXTS.about}
          lines={2}
          required
        />
      </section>
      <section class="panel form">
        <h2>{TEMPLATES.documents}</h2>
        <p class="muted">{TEXTS.documentsHint}</p>
        <div class="document-choices">
          {template.documents
            .filter(({ fixed }) => !fixed)
            .map(({ type, name: words }) => (
              <SelectField
                key={type}
                label={words[language()]}
                value={documents[type] ?? "not_asked"}
                onValue={(value) => {
                  const asked = ASKED.find((one) => one === value) ?? "not_asked";
                  draft.change({ documents: { ...documents, [type]: asked } });
                }}
                options={ASKED.map((one) => [one, WORDS[one]] as const)}
              />
            ))}
        </div>
      </section>
      <section class="panel form">
        <h2>{TEMPLATES.questions}</h2>
        <p class="muted">{questions.length === 0 ? TEXTS.none : TEXTS.questionsHint}</p>
        {questions.map((question, at) => (
          <QuestionFields
            key={at}
            number={at + 1}
            question={question}
            onChange={(changed) => replace(at, changed)}
            onRemove={() => replace(at)}
          />
        ))}
        <p>
          <button
            type="button"
            class="button"
            onClick={() => draft.change({ questions: [...questions, EMPTY_QUESTION] })}
          >
            {TEXTS.add}
          </button>
        </p>
      </section>
      <section class="panel form">
        <p class="muted">{draft.isWritten ? TEXTS.effect(version) : TEXTS.unchanged}</p>
        <TextField
          label={TEXTS.reason}
          value={reason}
          onValue={(reason) => draft.change({ reason })}
          lines={2}
          required
        />
        {uneven.map((number) => (
          <Notice key={number} tone="warning">
            {TEXTS.optionsDiffer(number)}
          </Notice>
        ))}
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        <p class="row">
          <button type="submit" class="button primary" disabled={!draft.isWritten || uneven.length > 0 || save.busy}>
            {TEXTS.save(version)}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              draft.clear();
              onClose();
            }}
          >
            {TEXTS.discard}
          </button>
        </p>
      </section>
    </form>
  );
}
