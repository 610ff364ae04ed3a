import { CircleHelp, Equal, EqualNot, Minus, type IconNode } from "lucide";
import { formatNumber, formatTime } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import type { CaseDetail } from "../case-model.ts";
import { formatDatesWithin, sourceName } from "./fact-format.ts";
import { countCompared } from "./counts.ts";
import type { Picture } from "./fact-model.ts";
import { CUSTOMER, MISSING } from "./texts.ts";

const T = CUSTOMER.comparison;

type Row = Picture["comparison"][number];
type Side = Row["declared"];

const RESULTS: Readonly<Record<Row["result"], readonly [icon: IconNode, tone: string]>> = {
  agrees: [Equal, "good"],
  differs: [EqualNot, "bad"],
  unclear: [CircleHelp, "warn"],
  nothing_to_compare: [Minus, ""],
};

interface Props {
  readonly detail: CaseDetail;
  readonly rows: Picture["comparison"];
}

/** Every fact three times: declared, registered, read. Differences come first and are named. */
export function Comparison({ detail, rows }: Props) {
  const sorted = [
    ...rows.filter(({ result }) => result === "differs"),
    ...rows.filter(({ result }) => result !== "differs"),
  ];
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{T.title}</h2>
        <span class="muted">{countCompared(rows)}</span>
      </header>
      <TableBox label={T.title}>
        <table class="table cards boxed compared">
          <TableHead columns={T.columns} />
          <tbody>
            {sorted.map((row) => (
              <tr key={`${row.fact} ${row.subject}`}>
                <th scope="row" class="breaks">
                  {detail.customer.kind === "person" && row.fact === "seat"
                    ? CUSTOMER.identity.residence
                    : T.facts[row.fact]}
                  {row.subject !== null && `: ${row.subject}`}
                </th>
                {(["declared", "registered", "read"] as const).map((name, at) => (
                  <td key={name} data-label={T.columns[at + 1]} class="breaks">
                    <SideCell side={row[name]} country={detail.country} />
                  </td>
                ))}
                <td data-label={T.columns[4]}>
                  <Result row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}

function SideCell({ side, country }: { readonly side: Side; readonly country: string }) {
  if (side.missing !== null) {
    return (
      <span class="muted">
        {MISSING[side.missing]}
        {side.missing === "not_covered" && ` ${country}`}
      </span>
    );
  }
  return (
    <div>
      {side.values.map(({ value, source, at }) => (
        <div key={`${value} ${source}`}>
          <p>{formatDatesWithin(formatNumber(value))}</p>
          <p class="source">
            {sourceName(source)}
            {at !== null && `, ${formatTime(at)}`}
          </p>
        </div>
      ))}
    </div>
  );
}

function Result({ row: { result, differing } }: { readonly row: Row }) {
  const [icon, tone] = RESULTS[result];
  return (
    <div>
      <span class={`tag ${tone}`}>
        <Icon of={icon} />
        {T.results[result]}
      </span>
      {differing.length > 0 && <p class="source">{T.differ(differing.map((name) => T.sides[name]))}</p>}
    </div>
  );
}
