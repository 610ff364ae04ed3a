import type { BadgeTone } from "../../../ui/badges.tsx";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import type { Fact } from "./documents.ts";

interface Props {
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChosen: (id: string) => void;
}

/** Each fact with the words that it was read from, and what it was compared with. */
export const FactList = ({ facts, chosen, onChosen }: Props) => (
  <TableBox label="Facts that were read">
    <table class="table cards facts-read">
      <TableHead columns={["Fact", "Read", "Compared with"]} />
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.id} aria-selected={fact.id === chosen}>
            <th scope="row">
              {fact.page === null ? (
                fact.label
              ) : (
                <button type="button" class="link" onClick={() => onChosen(fact.id)}>
                  {fact.label}
                </button>
              )}
            </th>
            <td data-label="Read">
              {fact.corrected === null ? fact.text : <s>{fact.text}</s>}
              {fact.corrected !== null && <span class="muted"> corrected by an officer: {shown(fact.corrected)}</span>}
              <q class="muted breaks">{fact.quote}</q>
            </td>
            <td data-label="Compared with">
              <Comparisons fact={fact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);

function Comparisons({ fact: { compared } }: { readonly fact: Fact }) {
  if (compared.length === 0) return <span class="muted">nothing to compare with</span>;
  return (
    <ul class="plain">
      {compared.map(({ value, agrees, source, with: what }) => (
        <li key={`${what}/${source}/${value}`}>
          <span class={`badge ${toneOf(agrees)}`}>{agrees === null ? "Unclear" : agrees ? "Agrees" : "Differs"}</span>{" "}
          {WHAT[what]} {source}: {value}
        </li>
      ))}
    </ul>
  );
}

const WHAT = { answer: "Answer", register: "Register", document: "Document" } as const;

const toneOf = (agrees: boolean | null): BadgeTone => (agrees === null ? "attention" : agrees ? "success" : "danger");

/** A corrected value in words: the parts of a person or an amount, one after the other. */
const shown = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value)
        .filter((part) => typeof part === "string" || typeof part === "number")
        .join(", ")
    : String(value);
