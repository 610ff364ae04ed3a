import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Overdue, Risk, Status } from "../../ui/badges.tsx";
import { formatAge, formatNumber, formatTime, words } from "../../ui/format.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";

interface Props {
  readonly cases: Schemas["CaseList"]["cases"];
  readonly marked: number;
  readonly onMark: (index: number) => void;
}

/** Cases as rows; on a narrow screen each row becomes a card. */
export function CaseTable({ cases, marked, onMark }: Props) {
  return (
    <TableBox label="Cases">
      <table class="table case-table">
        <TableHead columns={["Company", "Status", "Risk", "Round", "Template", "Changed"]} />
        <tbody>
          {cases.map((item, index) => (
            <tr key={item.workflow_id} class={index === marked ? "marked" : undefined}>
              <th scope="row">
                <a href={href("cases", item.workflow_id)} data-case={index} onFocus={() => onMark(index)}>
                  {item.company_name}
                </a>
                <span class="muted num">
                  {item.country} {formatNumber(item.registration_number)}
                </span>
              </th>
              <td>
                <Status status={item.status} /> <Overdue of={item} /> <ActiveAlerts count={item.active_alerts} />
              </td>
              <td>
                <Risk score={item.latest_risk_score} />
              </td>
              <td class="num">{item.current_iteration}</td>
              <td class="muted">{words(item.template_id)}</td>
              <td class="muted">
                <time dateTime={item.updated_at} title={formatTime(item.updated_at)}>
                  {formatAge(item.updated_at)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

/** How many active alerts name the case. */
const ActiveAlerts = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <span class="badge attention">{count === 1 ? "1 alert" : `${count} alerts`}</span>;
