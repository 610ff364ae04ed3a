import type { Schemas } from "../../api/client.ts";
import { Risk } from "../../ui/badges.tsx";
import { count, formatNumber, formatPercent, words } from "../../ui/format.ts";

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
  if (value === null || scan.unknown_fields.includes(field)) return "unknown";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** How many relations the reasons of a scan name already. */
const REASONS_ABOVE = 3;

/** The result of one scan. */
export function ScanResult({ scan }: { readonly scan: Scan }) {
  return (
    <article class="finding" aria-live="polite">
      <header class="row">
        <span class={`severity ${scan.risk_tier}`}>{words(scan.risk_tier)}</span>
        <h3>{scan.legal_name || formatNumber(scan.registration_number)}</h3>
        <span class="muted">
          tier {scan.tier}, confidence {formatPercent(scan.confidence)},{" "}
          {scan.cached ? "from the last day" : count(scan.scan_cost_cents, "cent")}
        </span>
      </header>
      {scan.sample && <p class="muted">Sample data: no external source was queried.</p>}
      {scan.flags.length > 0 && (
        <p class="row">
          {scan.flags.map((flag) => (
            <span key={flag} class="badge attention">
              {words(flag)}
            </span>
          ))}
        </p>
      )}
      {scan.reasons.length > 0 && (
        <ul>
          {scan.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {scan.synthesis_summary && <p class="lead">{scan.synthesis_summary}</p>}
      {scan.adverse_media_summary && <p>{scan.adverse_media_summary}</p>}
      <dl class="facts">
        <dt>Register</dt>
        <dd>{words(scan.company_status)}</dd>
        <dt>Related entities</dt>
        <dd>
          <Risk score={scan.eval_score} />
          {scan.eval_reasons.slice(REASONS_ABOVE).map(({ entity_id, part, reason }) => (
            <p key={entity_id + part} class="muted">
              {reason}
            </p>
          ))}
        </dd>
        <dt>Directors, owners</dt>
        <dd>
          {say(scan, "director_count")}, {say(scan, "ubo_count")}
        </dd>
        <dt>Sanctions, exact and near</dt>
        <dd>
          {say(scan, "sanctions_exact_matches")}, {say(scan, "sanctions_fuzzy_matches")}
        </dd>
        <dt>On Peppol</dt>
        <dd>{say(scan, "peppol_registered")}</dd>
        <dt>Withholding obligations</dt>
        <dd>{say(scan, "withholding_obligations")}</dd>
      </dl>
    </article>
  );
}
