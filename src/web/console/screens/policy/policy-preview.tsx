import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { count, wordsWithin } from "../../ui/format.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { RatingLevel } from "../case/rating-panel.tsx";

export type Preview = Schemas["PolicyPreview"];

interface Props {
  readonly pages: readonly Preview[];
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** Open cases whose rating would change, and how many were examined. */
export function PolicyPreview({ pages, busy, onMore }: Props) {
  const cases = pages.flatMap((page) => page.cases);
  const examined = pages.reduce((sum, page) => sum + page.examined, 0);
  const isComplete = pages.at(-1)?.next_cursor == null;
  return (
    <>
      <p role="status">
        {cases.length} of {count(examined, "examined case")} would get another rating.
        {!isComplete && " There are more open cases."}
      </p>
      {cases.length > 0 && (
        <TableBox label="Cases whose rating would change">
          <table class="table cards">
            <TableHead columns={["Case", "Today", "Then", "Why"]} />
            <tbody>
              {cases.map((item) => (
                <tr key={item.workflow_id}>
                  <th scope="row">
                    <a href={href("cases", item.workflow_id)} target="_blank" rel="noreferrer">
                      {item.workflow_id}
                    </a>
                  </th>
                  <td data-label="Today">
                    <RatingLevel level={item.rating_from} />
                  </td>
                  <td data-label="Then">
                    <RatingLevel level={item.rating_to} />
                  </td>
                  <td data-label="Why">{item.why.map(wordsWithin).join("; ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      {!isComplete && (
        <button type="button" class="button" disabled={busy} onClick={onMore}>
          Examine more cases
        </button>
      )}
    </>
  );
}
