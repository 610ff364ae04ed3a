import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Overdue, Risk, Status } from "../../ui/badges.tsx";
import { formatAge, formatNumber, formatTime, words } from "../../ui/format.ts";
import { ExpressDecision } from "./express-decision.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";

interface Props {
  readonly cases: Schemas["CaseList"]["cases"];
  readonly marked: number;
  readonly onMark: (index: number) => void;
  readonly reload: () => Promise<void>;
}

/** Cases as rows; on a narrow screen each row becomes a card. */
export function CaseTable({ cases, marked, onMark, reload }: Props) {
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
                <Status status={item.status} /> <Overdue of={item} /> <ActiveAlerts count={item.active_alerts} />{" "}
                {item.express && (
                  <ExpressDecision workflowId={item.workflow_id} company={item.company_name} onDecided={reload} />
                )}
              </td>
              <td>
                {item.withheld ? (
                  <span class="badge quiet" title="The score is shown after the officer's provisional decision.">
                    Withheld
                  </span>
                ) : (
                  <Risk score={item.latest_risk_score} />
                )}
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
