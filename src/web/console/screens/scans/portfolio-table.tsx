import type { Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { formatNumber, formatTime } from "../../ui/format.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { SCANS } from "./texts.ts";

const TEXTS = SCANS.table;

type Results = Schemas["PortfolioResults"];
type Result = Results["results"][number];

const ORDER = ["red", "amber", "green"];

/** A page of a portfolio's companies, the worst first, each with why. */
export function PortfolioTable({ results, failures }: Pick<Results, "results" | "failures">) {
  if (results.length + failures.length === 0) return <Empty>{TEXTS.none}</Empty>;
  const sorted = results.toSorted((a, b) => ORDER.indexOf(a.risk_tier) - ORDER.indexOf(b.risk_tier));
  return (
    <table class="table cards boxed">
      <TableHead columns={TEXTS.columns} />
      <tbody>
        {failures.map(({ registration_number: number, reference, reason }) => (
          <tr key={number}>
            <th scope="row" class="num">
              {formatNumber(number)}
              {reference !== null && <div class="muted breaks">{reference}</div>}
            </th>
            <td>
              <span class="badge ended">{SCANS.portfolio.parts.failed}</span>
            </td>
            <td class="muted">
              {TEXTS.whyNot} <span lang="en">{reason}</span>
            </td>
            <td />
          </tr>
        ))}
        {sorted.map((item) => (
          <Row key={item.scan_id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ item }: { readonly item: Result }) => (
  <tr>
    <th scope="row">
      <a href={href("scans", "company", item.registration_number)}>
        {item.legal_name || formatNumber(item.registration_number)}
      </a>
      <div class="muted num">{formatNumber(item.registration_number)}</div>
      {item.reference !== null && <div class="muted breaks">{item.reference}</div>}
      <a class="muted" href={`#/cases?q=${item.registration_number}`}>
        {TEXTS.cases}
      </a>
    </th>
    <td>
      <span class={`severity ${item.risk_tier}`}>{SCANS.tiers[item.risk_tier]}</span>
      {item.incomplete && (
        <div class="badge attention">{item.retrying ? TEXTS.again : SCANS.portfolio.parts.incomplete}</div>
      )}
    </td>
    <td>
      {item.reasons.length === 0 ? (
        <span class="muted">{TEXTS.clean}</span>
      ) : (
        <ul class="plain" lang="en">
          {item.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </td>
    <td class="muted num">{formatTime(item.scanned_at)}</td>
  </tr>
);
