import { isoTime } from "../../platform/clock.ts";
import type { Portfolio, PortfolioCounts, PortfolioRow } from "./portfolio.model.ts";
import { reasonsOf } from "./scan-reasons.rules.ts";

/** Of a company whose scan cannot be found: it counts as not scanned. */
const NO_SCAN = "its scan is missing";

export interface PortfolioFailure {
  readonly registration_number: string;
  readonly reference: string | null;
  readonly reason: string;
}

/** A company that failed, with the reason; null where it has a result or waits for it. */
export const failureOf = ({ number, reference, scan, reason, isWaiting }: PortfolioRow): PortfolioFailure | null =>
  scan === null && !isWaiting ? { registration_number: number, reference, reason: reason ?? NO_SCAN } : null;

/** The result of a company in the list of its portfolio. */
export function viewResult({ scan, ...row }: PortfolioRow, baseUrl: string) {
  const findings = scan!.findings!;
  const { number } = row;
  return {
    scan_id: scan!.scanId,
    registration_number: number,
    reference: row.reference,
    legal_name: findings.legal_name,
    tier: findings.tier,
    risk_tier: findings.risk_tier,
    confidence: findings.confidence,
    scanned_at: isoTime(new Date(scan!.scannedAtMs)),
    cached: row.cached,
    flags: findings.flags,
    reasons: [...reasonsOf(findings), ...(row.reason === null ? [] : [`The last retry failed: it ${row.reason}.`])],
    unanswered_sources: findings.unanswered_sources ?? null,
    incomplete: row.incomplete,
    retrying: row.isWaiting,
    links: linksOf(number, baseUrl),
  };
}

const linksOf = (number: string, baseUrl: string) => ({
  console: `${baseUrl}/console/#/scans/company/${number}`,
  scans: `${baseUrl}/api/scan/entity/${number}/results`,
  cases: `${baseUrl}/api/cases?q=${number}`,
});

/** No portfolio is without companies. */
function statusOf(total: number, { waiting, scanned, failed }: PortfolioCounts) {
  if (total === 0) return "unknown" as const;
  return waiting > 0 || scanned + failed < total ? ("running" as const) : ("done" as const);
}

/** The figures of a portfolio as the interface names them. */
export const viewCounts = (total: number, counts: PortfolioCounts) => ({
  status: statusOf(total, counts),
  total_entities: total,
  scanned: counts.scanned,
  failed: counts.failed,
  waiting: counts.waiting,
  incomplete: counts.incomplete,
  summary: { green: counts.green, amber: counts.amber, red: counts.red },
});

export const viewPortfolio = ({ id, name, segmentId }: Portfolio) => ({
  portfolio_id: id,
  portfolio_name: name,
  segment_id: segmentId,
});

export const NO_COUNTS: PortfolioCounts = {
  waiting: 0,
  scanned: 0,
  failed: 0,
  incomplete: 0,
  green: 0,
  amber: 0,
  red: 0,
};

/** Counts what is written of a portfolio, so that an answer's figures agree with its lists. */
export class Tally {
  #counts: PortfolioCounts = NO_COUNTS;

  add(row: PortfolioRow): void {
    const { scan, incomplete, isWaiting } = row;
    const c = this.#counts;
    if (failureOf(row)) this.#counts = { ...c, failed: c.failed + 1 };
    else if (scan !== null) {
      const tier = scan.findings!.risk_tier;
      this.#counts = {
        ...c,
        scanned: c.scanned + 1,
        waiting: c.waiting + (isWaiting ? 1 : 0),
        incomplete: c.incomplete + (incomplete ? 1 : 0),
        [tier]: c[tier] + 1,
      };
    }
  }

  /** What is not written yet waits too. */
  countsOf(total: number): PortfolioCounts {
    const { waiting, scanned, failed } = this.#counts;
    return { ...this.#counts, waiting: waiting + Math.max(0, total - scanned - failed) };
  }
}
