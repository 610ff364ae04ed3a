import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
  readonly lines?: number;
  readonly type?: "text" | "date" | "month" | "url" | "email";
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** A labelled text input or text area. */
export function TextField({ label, value, onValue, hint, lines = 1, type = "text", ...others }: TextProps) {
  const { required = false, autoFocus = false } = others;
  const id = useId();
  const common = {
    id,
    value,
    required,
    autofocus: autoFocus,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    onInput: (event: Event) => onValue((event.currentTarget as HTMLInputElement).value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {lines > 1 && <textarea {...common} rows={lines} />}
      {lines === 1 && type === "text" && <input {...common} type="text" />}
      {lines === 1 && type === "date" && <input {...common} type="date" />}
      {lines === 1 && type === "month" && <input {...common} type="month" />}
      {lines === 1 && type === "email" && <input {...common} type="email" autocomplete="off" />}
      {lines === 1 && type === "url" && <input {...common} type="url" />}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function NumberField({ label, value, onValue }: NumberProps) {
  const id = useId();
  return (
    <div class="field number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        step="any"
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </div>
  );
}

interface ColourProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint: string;
}

export function ColourField({ label, value, onValue, hint }: ColourProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={`${id}-hint`}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

interface FileProps {
  readonly label: string;
  readonly onFile: (file: File | null) => void;
  readonly accept: string;
  readonly hint: string;
  readonly required?: boolean;
}

export function FileField({ label, onFile, accept, hint, required = true }: FileProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        required={required}
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      />
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly required?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function SelectField({ label, value, onValue, options, required = false }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} required={required} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Radio buttons; none is selected while `value` is empty. */
export function RadioField({ label, value, onValue, options }: SelectProps) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {options.map(([key, text]) => (
        <label key={key} class="check">
          <input type="radio" name={name} required checked={key === value} onChange={() => onValue(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CheckProps {
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export const CheckField = ({ checked, onChecked, children }: CheckProps) => (
  <label class="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChecked(event.currentTarget.checked)} />
    <span>{children}</span>
  </label>
);
