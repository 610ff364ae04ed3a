import { Risk } from "../../ui/badges.tsx";
import { formatNumber, formatPercent, words } from "../../ui/format.ts";
import type { Scan } from "./scan-model.ts";

const known = (value: boolean | number | null | undefined): string =>
  value == null ? "unknown" : typeof value === "number" ? String(value) : value ? "yes" : "no";

/** What one scan came to; what no source answered for is said to be unknown. */
export function ScanResult({ scan }: { readonly scan: Scan }) {
  return (
    <article class="finding" aria-live="polite">
      <header class="row">
        <span class={`severity ${scan.risk_tier}`}>{words(scan.risk_tier)}</span>
        <h3>{scan.legal_name || formatNumber(scan.registration_number)}</h3>
        <span class="muted">
          tier {scan.tier}, confidence {formatPercent(scan.confidence)},{" "}
          {scan.cached ? "from the last day" : `${scan.scan_cost_cents} cents`}
        </span>
      </header>
      {scan.flags.length > 0 && (
        <p class="row">
          {scan.flags.map((flag) => (
            <span key={flag} class="badge attention">
              {words(flag)}
            </span>
          ))}
        </p>
      )}
      {scan.synthesis_summary && <p class="lead">{scan.synthesis_summary}</p>}
      {scan.adverse_media_summary && <p>{scan.adverse_media_summary}</p>}
      <dl class="facts">
        <dt>Register</dt>
        <dd>{words(scan.company_status)}</dd>
        <dt>Surroundings</dt>
        <dd>
          <Risk score={scan.eval_score} />
        </dd>
        <dt>Directors, owners</dt>
        <dd>
          {known(scan.director_count)}, {known(scan.ubo_count)}
        </dd>
        <dt>Sanctions, exact and near</dt>
        <dd>
          {known(scan.sanctions_exact_matches)}, {known(scan.sanctions_fuzzy_matches)}
        </dd>
        <dt>On Peppol</dt>
        <dd>{known(scan.peppol_registered)}</dd>
        <dt>Withholding obligations</dt>
        <dd>{known(scan.withholding_obligations)}</dd>
      </dl>
    </article>
  );
}
