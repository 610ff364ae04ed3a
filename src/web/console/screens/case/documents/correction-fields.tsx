import { SelectField, TextField } from "../../../ui/field.tsx";
import type { Fact, Item } from "./documents.ts";
import { REVIEW as T } from "./texts.ts";
import { useReading } from "./use-reading.ts";

interface Props {
  readonly item: Item;
  readonly workflowId: string;
  /** The id of the fact that is corrected or confirmed; empty if none. */
  readonly fact: string;
  readonly value: string;
  readonly onChange: (correction: {
    readonly fact: string;
    readonly value: string;
    readonly isAsRead: boolean;
  }) => void;
}

/** Facts with several parts, of which an officer corrects the name. */
const NAMED: ReadonlySet<string> = new Set(["person", "company_share"]);

/** What an officer corrects of a fact, as it was read. */
const readText = ({ value }: Fact): string => {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  const { name, holder } = value as { readonly name?: string; readonly holder?: string };
  return name ?? holder ?? "";
};

/** A fact, and what the document says: the same, which confirms it, or something else. */
export function CorrectionFields({ item, workflowId, fact, value, onChange }: Props) {
  const facts = useReading(item, workflowId).data?.facts ?? [];
  if (facts.length === 0) return null;
  const chosen = facts.find(({ id }) => id === fact);
  return (
    <>
      <SelectField
        label={T.correct}
        value={fact}
        onValue={(id) => {
          const of = facts.find((one) => one.id === id);
          onChange({ fact: id, value: of ? readText(of) : "", isAsRead: true });
        }}
        options={[["", T.correctNone], ...facts.map(({ id, label, text }) => [id, `${label}: ${text}`] as const)]}
      />
      {chosen && (
        <TextField
          label={T.correctTo}
          type={chosen.type.endsWith("_date") ? "date" : "text"}
          value={value}
          onValue={(text) => onChange({ fact, value: text, isAsRead: text === readText(chosen) })}
          required
          hint={NAMED.has(chosen.type) ? `${T.correctHint} ${T.confirmHint}` : T.confirmHint}
        />
      )}
    </>
  );
}
