import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatAge, formatNumber, formatShortDay, formatTime } from "../../ui/format.ts";
import { Person } from "../../ui/person.tsx";
import { Rating } from "../../ui/rating.tsx";
import { CASES } from "./texts.ts";

export type CaseItem = Schemas["CaseList"]["cases"][number];
const TEXTS = CASES.table;
const [, , RATING, NEXT, DUE, ASSIGNEE] = TEXTS.columns;
const DAY_MS = 86_400_000;

interface Props {
  readonly item: CaseItem;
  readonly isMarked: boolean;
  readonly isSelected: boolean;
  readonly onMark: () => void;
  readonly onSelect: () => void;
  /** Opens the decision of an express case. */
  readonly onDecide: () => void;
}

/** One case on one line: who it is, where it stands, what it needs, by when and from whom. */
export const CaseRow = ({ item, isMarked, isSelected, onMark, onSelect, onDecide }: Props) => (
  <tr class={isMarked ? "marked" : undefined} aria-selected={isSelected}>
    <td class="pick-cell">
      <input type="checkbox" aria-label={TEXTS.select(item.company_name)} checked={isSelected} onChange={onSelect} />
    </td>
    <th scope="row">
      <span class="company">
        <a
          href={href("cases", item.workflow_id)}
          title={item.company_name}
          data-case={item.workflow_id}
          onFocus={onMark}
        >
          {item.company_name}
        </a>
        <span class="muted small">
          {item.country} {formatNumber(item.registration_number)}
        </span>
      </span>
    </th>
    <td>
      <span class="row">
        <Status status={item.status} />
        {item.active_alerts > 0 && <span class="badge attention">{TEXTS.alerts(item.active_alerts)}</span>}
        {item.express && (
          <button type="button" class="link" aria-label={TEXTS.decideOn(item.company_name)} onClick={onDecide}>
            {TEXTS.decide}
          </button>
        )}
      </span>
    </td>
    <td data-label={RATING}>
      {item.withheld ? (
        <span class="muted" title={TEXTS.withheldWhy}>
          {TEXTS.withheld}
        </span>
      ) : (
        <span class="row">
          <Rating of={item.rating} />
          {item.rating_by_earlier_policy && (
            <span class="badge attention" title={TEXTS.earlierPolicyWhy}>
              {TEXTS.earlierPolicy}
            </span>
          )}
        </span>
      )}
    </td>
    <td class="next-cell" data-label={NEXT}>
      {CASES.steps[item.next_step.code]}
    </td>
    <td class="nowrap" data-label={DUE}>
      <Due of={item} />
    </td>
    <td data-label={ASSIGNEE}>
      <Person id={item.assignee} nobody={TEXTS.nobody} />
    </td>
    <td class="muted nowrap changed-cell">
      <time dateTime={item.updated_at} title={formatTime(item.updated_at)}>
        {formatAge(item.updated_at)}
      </time>
    </td>
  </tr>
);

function Due({ of: item }: { readonly of: CaseItem }) {
  if (item.due_at === null) return <span class="muted">{TEXTS.noDue}</span>;
  if (!item.overdue) return <span title={formatTime(item.due_at)}>{formatShortDay(item.due_at)}</span>;
  const days = Math.floor((Date.now() - Date.parse(item.due_at)) / DAY_MS);
  return (
    <span class="bad" title={formatTime(item.due_at)}>
      {TEXTS.late(days)}
    </span>
  );
}
