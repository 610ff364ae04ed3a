import type { ComponentChildren } from "preact";
import { CERTAIN } from "../../../../../domain/readings/certain-kind.ts";
import type { BadgeTone } from "../../../ui/badges.tsx";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { factName, sourceName } from "../customer/fact-format.ts";
import type { Fact } from "./documents.ts";
import { READING as T } from "./texts.ts";

interface Props {
  readonly facts: readonly Fact[];
  readonly chosen: string | null;
  readonly onChosen: (id: string) => void;
  /** What confirms a guess; absent where nobody has accepted the document. */
  readonly confirm?: ((fact: Fact) => ComponentChildren) | undefined;
}

/** Each fact with the words that it was read from, and under them what it was compared with: a column of its own is too narrow beside a page. */
export const FactList = ({ facts, chosen, onChosen, confirm }: Props) => (
  <TableBox label={T.table}>
    <table class="table cards facts-read">
      <TableHead columns={[T.fact, T.readAndCompared]} />
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.id} data-fact={fact.id} aria-selected={fact.id === chosen}>
            <th scope="row" lang="en" tabIndex={fact.page === null ? -1 : undefined}>
              {fact.page === null ? (
                fact.label
              ) : (
                <button type="button" class="link" onClick={() => onChosen(fact.id)}>
                  {fact.label}
                </button>
              )}
            </th>
            <td data-label={T.readAndCompared}>
              {fact.corrected === null || isConfirmed(fact) ? fact.text : <s>{fact.text}</s>}
              {fact.corrected === null && fact.confidence < CERTAIN && (
                <>
                  {" "}
                  <span class="badge attention">{T.uncertain}</span> {confirm?.(fact)}
                </>
              )}
              {fact.corrected !== null && (
                <span class="muted"> {isConfirmed(fact) ? T.confirmed : T.corrected(shown(fact.corrected))}</span>
              )}
              <q class="muted breaks">{fact.quote}</q>
              <Comparisons fact={fact} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);

function Comparisons({ fact: { compared } }: { readonly fact: Fact }) {
  if (compared.length === 0) return <p class="muted">{T.nothing}</p>;
  return (
    <ul class="plain breaks">
      {compared.map(({ value, agrees, source, with: what }) => (
        <li key={`${what}/${source}/${value}`}>
          <span class={`badge ${toneOf(agrees)}`}>
            {T.agreement[agrees === null ? "unclear" : agrees ? "agrees" : "differs"]}
          </span>{" "}
          {T.sides[what]} ({sourceOf(what, source)}): {value}
        </li>
      ))}
    </ul>
  );
}

/** A question of the form, a register or a file. */
const sourceOf = (what: Fact["compared"][number]["with"], source: string): string =>
  what === "answer" ? factName(source) : what === "register" ? sourceName(source) : source;

const toneOf = (agrees: boolean | null): BadgeTone => (agrees === null ? "attention" : agrees ? "success" : "danger");

/** Whether the officer's value is the one that was read. */
const isConfirmed = ({ corrected, value }: Fact): boolean =>
  corrected !== null && JSON.stringify(corrected) === JSON.stringify(value);

/** A corrected value in words: the parts of a person or an amount, one after the other. */
const shown = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value)
        .filter((part) => typeof part === "string" || typeof part === "number")
        .join(", ")
    : String(value);
