import { GroupHead } from "../../ui/group-head.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { type CaseItem, CaseRow } from "./case-row.tsx";
import { CASES } from "./texts.ts";
import { groupOf } from "./views.ts";

const TEXTS = CASES.table;

interface Props {
  readonly cases: readonly CaseItem[];
  /** Whether the cases come by their due date, so that heads can stand between them. */
  readonly isByDue: boolean;
  readonly marked: string | null;
  readonly onMark: (workflowId: string) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onDecide: (workflowId: string) => void;
}

/** Cases as rows, which can be selected; on a narrow screen each row becomes a block of the same cells. */
export function CaseTable({ cases, isByDue, marked, onMark, selected, onSelect, onDecide }: Props) {
  const ids = cases.map((item) => item.workflow_id);
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  const now = new Date();
  const groups = cases.map((item) => groupOf(item, now));
  return (
    <TableBox label={TEXTS.label}>
      <table class="table cards boxed case-table">
        <thead>
          <tr>
            <th scope="col" class="pick-cell">
              <input
                type="checkbox"
                aria-label={TEXTS.selectAll}
                checked={isAll}
                onChange={() => onSelect(new Set(isAll ? [] : ids))}
              />
            </th>
            {TEXTS.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.map((item, index) => {
            const group = groups[index]!;
            return [
              isByDue && group !== groups[index - 1] && (
                <GroupHead
                  key={group}
                  name={CASES.groups[group]}
                  count={groups.filter((one) => one === group).length}
                  columns={TEXTS.columns.length + 1}
                />
              ),
              <CaseRow
                key={item.workflow_id}
                item={item}
                isMarked={item.workflow_id === marked}
                isSelected={selected.has(item.workflow_id)}
                onMark={() => onMark(item.workflow_id)}
                onSelect={() => onSelect(toggled(selected, item.workflow_id))}
                onDecide={() => onDecide(item.workflow_id)}
              />,
            ];
          })}
        </tbody>
      </table>
    </TableBox>
  );
}

/** A selection with one more or one less. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
