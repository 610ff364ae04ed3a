import { SelectField, TextField } from "../../../ui/field.tsx";
import type { Item } from "./documents.ts";
import { REVIEW as T } from "./texts.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  readonly item: Item;
  readonly workflowId: string;
  /** The id of the fact that was read wrongly; empty if none. */
  readonly fact: string;
  readonly value: string;
  readonly onChange: (correction: { readonly fact: string; readonly value: string }) => void;
}

/** Facts with several parts, of which an officer corrects the name. */
const NAMED: ReadonlySet<string> = new Set(["person", "company_share"]);

/** A fact that was read wrongly, and what the document says instead. */
export function CorrectionFields({ item, workflowId, fact, value, onChange }: Props) {
  const facts = useReading(item, workflowId).data?.facts ?? [];
  if (facts.length === 0) return null;
  const chosen = facts.find(({ id }) => id === fact);
  return (
    <>
      <SelectField
        label={T.correct}
        value={fact}
        onValue={(id) => onChange({ fact: id, value: "" })}
        options={[["", T.correctNone], ...facts.map(({ id, label, text }) => [id, `${label}: ${text}`] as const)]}
      />
      {chosen && (
        <TextField
          label={T.correctTo}
          type={chosen.type.endsWith("_date") ? "date" : "text"}
          value={value}
          onValue={(text) => onChange({ fact, value: text })}
          required
          {...(NAMED.has(chosen.type) && { hint: T.correctHint })}
        />
      )}
    </>
  );
}
