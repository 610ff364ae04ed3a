import { CheckField, NumberField, TextField } from "../../ui/field.tsx";
import { checkName, CHECK_NAMES } from "../case/judgement-words.ts";
import type { PolicyField } from "./policy-values.ts";

interface Props {
  readonly field: PolicyField;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The input of one value, by its kind. */
export function PolicyFieldInput({ field: { kind, label }, text, onText }: Props) {
  if (kind === "number") return <NumberField label={label} value={text} onValue={onText} />;
  if (kind === "list") return <TextField label={label} value={text} onValue={onText} lines={5} />;
  if (kind === "flag") {
    return (
      <CheckField checked={text === "true"} onChecked={(checked) => onText(`${checked}`)}>
        {label}
      </CheckField>
    );
  }
  const chosen = text.split("\n").filter(Boolean);
  return (
    <fieldset>
      <legend>{label}</legend>
      <p class="row">
        {CHECK_NAMES.map((check) => (
          <CheckField
            key={check}
            checked={chosen.includes(check)}
            onChecked={(checked) =>
              onText(CHECK_NAMES.filter((one) => (one === check ? checked : chosen.includes(one))).join("\n"))
            }
          >
            {checkName(check)}
          </CheckField>
        ))}
      </p>
    </fieldset>
  );
}
