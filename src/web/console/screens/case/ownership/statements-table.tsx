import { useState } from "preact/hooks";
import type { OwnershipStatement } from "../../../../../domain/ownership/ownership.model.ts";
import { heldWords, sourceWords, unnamedOwnerWords } from "../../../../../domain/ownership/ownership-words.ts";
import { formatDate } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import { OWNERSHIP as T } from "./texts.ts";
import { type OwnershipAnswer, partiesOf } from "./ownership-model.ts";

interface Props {
  readonly answer: OwnershipAnswer;
  readonly onEvidence: (ids: readonly string[]) => void;
}

const SHOWN_FIRST = 40;

/** What each source states, source by source. */
export function StatementsTable({ answer, onEvidence }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const names = new Map(partiesOf(answer).map(({ id, name }) => [id, name]));
  const bySource = answer.statements.toSorted((a, b) =>
    sourceWords(a.source.name) < sourceWords(b.source.name) ? -1 : 1,
  );
  const shown = showsAll ? bySource : bySource.slice(0, SHOWN_FIRST);
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{T.statements}</h2>
        <span class="muted">{T.counted(bySource.length)}</span>
      </header>
      <TableBox label={T.statements}>
        <table class="table cards">
          <TableHead columns={[T.source, T.who, T.holds, T.in, T.asOf, ""]} />
          <tbody>
            {shown.map((statement) => (
              <StatementRow key={statement.id} statement={statement} names={names} onEvidence={onEvidence} />
            ))}
          </tbody>
        </table>
      </TableBox>
      {shown.length < bySource.length && (
        <button type="button" class="button" onClick={() => setShowsAll(true)}>
          {T.showAll(bySource.length)}
        </button>
      )}
    </section>
  );
}

interface RowProps {
  readonly statement: OwnershipStatement;
  readonly names: ReadonlyMap<string, string>;
  readonly onEvidence: (ids: readonly string[]) => void;
}

function StatementRow({ statement, names, onEvidence }: RowProps) {
  const { interested_party: by, subject, interests, source } = statement;
  const asOf = source.as_of ?? source.retrieved_at;
  return (
    <tr>
      <th scope="row" lang="en">
        {sourceWords(source.name)}
      </th>
      <td data-label={T.who} class="breaks">
        {typeof by === "string" ? (
          (names.get(by) ?? by)
        ) : (
          <span class="muted" lang="en">
            {unnamedOwnerWords(by)}
          </span>
        )}
      </td>
      <td data-label={T.holds} lang="en">
        {heldWords(interests)}
      </td>
      <td data-label={T.in} class="breaks">
        {names.get(subject) ?? subject}
      </td>
      <td data-label={T.asOf} class="num">
        {formatDate(asOf)}
      </td>
      <td>
        {source.evidence_ids.length > 0 && (
          <button type="button" class="link" onClick={() => onEvidence(source.evidence_ids)}>
            {T.evidence}
          </button>
        )}
      </td>
    </tr>
  );
}
