import type { Schemas } from "../../api/client.ts";
import { Risk } from "../../ui/badges.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { SCANS } from "./texts.ts";

const TEXTS = SCANS.result;

type Scan = Schemas["ScanResult"];
type DescribedField =
  | "director_count"
  | "ubo_count"
  | "sanctions_exact_matches"
  | "sanctions_fuzzy_matches"
  | "peppol_registered"
  | "withholding_obligations";

/** A value of the scan as text; `unknown` if no source answered for it, whatever its placeholder. */
function say(scan: Scan, field: DescribedField): string {
  const value = scan[field];
  if (value === null || scan.unknown_fields.includes(field)) return TEXTS.unknown;
  return typeof value === "boolean" ? (value ? TEXTS.yes : TEXTS.no) : String(value);
}

/** How many relations the reasons of a scan name already. */
const REASONS_ABOVE = 3;

/** The result of one scan. */
export function ScanResult({ scan }: { readonly scan: Scan }) {
  return (
    <article class="finding" aria-live="polite">
      <header class="row">
        <span class={`severity ${scan.risk_tier}`}>{SCANS.tiers[scan.risk_tier]}</span>
        <h3>{scan.legal_name || formatNumber(scan.registration_number)}</h3>
        <span class="muted">
          {SCANS.company.tier(scan.tier)}, {SCANS.company.confidence(formatPercent(scan.confidence))},{" "}
          {scan.cached ? TEXTS.cached : TEXTS.cost(scan.scan_cost_cents)}
        </span>
      </header>
      {scan.sample && <p class="muted">{TEXTS.sample}</p>}
      {scan.flags.length > 0 && (
        <p class="row">
          {scan.flags.map((flag) => (
            <span key={flag} class="badge attention">
              {SCANS.flags[flag]}
            </span>
          ))}
        </p>
      )}
      {scan.reasons.length > 0 && (
        <ul lang="en">
          {scan.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {scan.synthesis_summary && (
        <p class="lead" lang="en">
          {scan.synthesis_summary}
        </p>
      )}
      {scan.adverse_media_summary && <p lang="en">{scan.adverse_media_summary}</p>}
      <dl class="facts">
        <dt>{TEXTS.register}</dt>
        <dd>{SCANS.standings[scan.company_status]}</dd>
        <dt>{TEXTS.related}</dt>
        <dd>
          <Risk score={scan.eval_score} />
          {scan.eval_reasons.slice(REASONS_ABOVE).map(({ entity_id, part, reason }) => (
            <p key={entity_id + part} class="muted" lang="en">
              {reason}
            </p>
          ))}
        </dd>
        <dt>{TEXTS.people}</dt>
        <dd>
          {say(scan, "director_count")}, {say(scan, "ubo_count")}
        </dd>
        <dt>{TEXTS.sanctions}</dt>
        <dd>
          {say(scan, "sanctions_exact_matches")}, {say(scan, "sanctions_fuzzy_matches")}
        </dd>
        <dt>{TEXTS.peppol}</dt>
        <dd>{say(scan, "peppol_registered")}</dd>
        <dt>{TEXTS.withholding}</dt>
        <dd>{say(scan, "withholding_obligations")}</dd>
      </dl>
    </article>
  );
}
