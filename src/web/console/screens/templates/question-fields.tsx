import { OWN_QUESTION_TYPES } from "../../../../domain/templates/template.types.ts";
import { LANGUAGES, languageName } from "../../language/language.ts";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import type { EditedQuestion } from "./template-draft.ts";
import { TEMPLATES } from "./texts.ts";

const TEXTS = TEMPLATES.editor;

interface Props {
  readonly number: number;
  readonly question: EditedQuestion;
  readonly onChange: (question: EditedQuestion) => void;
  readonly onRemove: () => void;
}

/** A tenant's own question, in the four languages of customers. */
export const QuestionFields = ({ number, question, onChange, onRemove }: Props) => (
  <fieldset class="form">
    <legend>{TEXTS.question(number)}</legend>
    <div class="pair">
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={TEXTS.words(languageName(language))}
          value={question.text[language]}
          onValue={(text) => onChange({ ...question, text: { ...question.text, [language]: text } })}
          required
        />
      ))}
    </div>
    <SelectField
      label={TEXTS.type}
      value={question.type}
      onValue={(type) =>
        onChange({ ...question, type: OWN_QUESTION_TYPES.find((one) => one === type) ?? question.type })
      }
      options={OWN_QUESTION_TYPES.map((type) => [type, TEMPLATES.types[type]] as const)}
    />
    {question.type === "select" && (
      <div class="pair">
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={TEXTS.options(languageName(language))}
            value={question.options[language]}
            onValue={(options) => onChange({ ...question, options: { ...question.options, [language]: options } })}
            hint={TEXTS.optionsHint}
            lines={4}
            required
          />
        ))}
      </div>
    )}
    <div class="row">
      <CheckField checked={question.required} onChecked={(required) => onChange({ ...question, required })}>
        {TEXTS.isRequired}
      </CheckField>
      <button type="button" class="button" aria-label={TEXTS.removeNamed(number)} onClick={onRemove}>
        {TEXTS.remove}
      </button>
    </div>
  </fieldset>
);
