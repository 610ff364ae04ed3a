import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { wordsWithin } from "../../ui/format.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { RatingLevel } from "../case/rating-panel.tsx";
import { POLICY } from "./texts.ts";

const TEXTS = POLICY.preview;
const [, TODAY, THEN, WHY] = TEXTS.columns;

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
        {TEXTS.changed(cases.length, examined)}
        {!isComplete && ` ${TEXTS.more}`}
      </p>
      {cases.length > 0 && (
        <TableBox label={TEXTS.label}>
          <table class="table cards">
            <TableHead columns={TEXTS.columns} />
            <tbody>
              {cases.map((item) => (
                <tr key={item.workflow_id}>
                  <th scope="row">
                    <a href={href("cases", item.workflow_id)} target="_blank" rel="noreferrer">
                      {item.workflow_id}
                    </a>
                  </th>
                  <td data-label={TODAY}>
                    <RatingLevel level={item.rating_from} />
                  </td>
                  <td data-label={THEN}>
                    <RatingLevel level={item.rating_to} />
                  </td>
                  <td data-label={WHY} lang="en">
                    {item.why.map(wordsWithin).join("; ")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      {!isComplete && (
        <button type="button" class="button" disabled={busy} onClick={onMore}>
          {TEXTS.examineMore}
        </button>
      )}
    </>
  );
}
