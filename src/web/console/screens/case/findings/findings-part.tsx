import { takesOfficersWord } from "../../../../../domain/decisions/to-settle.rules.ts";
import { useState } from "preact/hooks";
import { descriptionNow, isUnclearNews, titleNow } from "../../../../../domain/decisions/news-words.rules.ts";
import type { Schemas } from "../../../api/client.ts";
import type { Resource } from "../../../api/use-resource.ts";
import { href } from "../../../shell/route.ts";
import { Severity } from "../../../ui/badges.tsx";
import { formatPercent, words } from "../../../ui/format.ts";
import { term } from "../../../ui/terms.ts";
import { Empty } from "../../../ui/resource-view.tsx";
import { bySeverity, type CaseDetail, type Finding, latestResult, type PartProps } from "../case-model.ts";
import { sourceName } from "../customer/fact-format.ts";
import { markOpened, NotOpened, useUnopened } from "../opened.tsx";
import { EvidenceList, useEvidence } from "../evidence.tsx";
import { LearnedNotes } from "../learned-panel.tsx";
import { HitComparison } from "./hit-comparison.tsx";
import { HitPanel, HitStateBadge } from "./hit-panel.tsx";
import { addressesOf, isArticle, isHit, stateOf } from "./hits.ts";
import { HITS } from "./texts.ts";

const TEXTS = HITS.findings;

/** Findings of an iteration: screening hits that need an officer's statement first, then by severity. */
export function FindingsPart({ detail, reload }: PartProps) {
  const latest = latestResult(detail);
  const [round, setRound] = useState<number | null>(null);
  const result = detail.investigation_results.find(({ iteration }) => iteration === round) ?? latest;
  const chain = useEvidence(detail);
  if (!result) return <Empty>{TEXTS.none}</Empty>;
  const isOpenHit = (finding: Finding) => isHit(finding) && stateOf(finding) === "open";
  const sorted = bySeverity(result.findings);
  const findings = [...sorted.filter(isOpenHit), ...sorted.filter((finding) => !isOpenHit(finding))];
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{TEXTS.title(findings.length)}</h2>
        {detail.investigation_results.length > 1 && (
          <select
            aria-label={TEXTS.roundLabel}
            value={result.iteration}
            onChange={(event) => setRound(Number(event.currentTarget.value))}
          >
            {detail.investigation_results.map(({ iteration }) => (
              <option key={iteration} value={iteration}>
                {TEXTS.round(iteration)}
              </option>
            ))}
          </select>
        )}
      </header>
      {result.summary !== null && (
        <>
          <p class="lead" lang="en">
            {result.summary}
          </p>
          <p class="muted">
            {TEXTS.summary} {result.model_used}
          </p>
        </>
      )}
      {findings.length === 0 && <Empty>{TEXTS.noneInRound}</Empty>}
      {findings.map((finding) => (
        <FindingCard
          key={finding.id}
          finding={finding}
          chain={chain}
          detail={detail}
          isLatest={result === latest}
          reload={reload}
        />
      ))}
    </section>
  );
}

interface CardProps {
  readonly finding: Finding;
  readonly chain: Resource<Schemas["EvidenceChain"]>;
  readonly detail: CaseDetail;
  /** Only the latest investigation is judged; earlier ones are history. */
  readonly isLatest: boolean;
  readonly reload: () => Promise<void>;
}

function FindingCard({ finding, chain, detail, isLatest, reload }: CardProps) {
  const [open, setOpen] = useState(false);
  const unopened = useUnopened(detail);
  return (
    <article class={`finding ${finding.severity}`}>
      <header class="row">
        <Severity severity={finding.severity} />
        <h3 lang="en">{titleNow(finding)}</h3>
        {(isHit(finding) || isUnclearNews(finding) || takesOfficersWord(finding) || finding.clearance) && (
          <HitStateBadge finding={finding} />
        )}
        {isLatest && <NotOpened ids={unopened.findings} id={finding.id} />}
        <span class="muted">
          {term("findingCategories", finding.category)} · {sourceName(finding.source)} ·{" "}
          {TEXTS.confidence(formatPercent(finding.confidence))}
        </span>
      </header>
      {finding.hit && !isLatest ? <HitComparison hit={finding.hit} /> : <p lang="en">{descriptionNow(finding)}</p>}
      {isHit(finding) && isLatest && (
        <p>
          <a href={href("cases", detail.workflow_id, "hits")}>{HITS.compare}</a>
        </p>
      )}
      <AlertLink finding={finding} detail={detail} />
      {isLatest && <LearnedNotes detail={detail} findingId={finding.id} />}
      <ArticleLinks finding={finding} />
      {((isHit(finding) && !isLatest) || isArticle(finding) || takesOfficersWord(finding)) && (
        <HitPanel finding={finding} workflowId={detail.workflow_id} isLatest={isLatest} reload={reload} />
      )}
      <details
        open={open}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
          if (event.currentTarget.open) markOpened(detail, finding.id);
        }}
      >
        <summary>{TEXTS.evidence(finding.evidence_ids.length, words(finding.agent_name))}</summary>
        {open && <EvidenceList chain={chain} ids={finding.evidence_ids} />}
      </details>
    </article>
  );
}

/** The ways from a finding to the articles that it stands on. */
function ArticleLinks({ finding }: Pick<CardProps, "finding">) {
  const addresses = addressesOf(finding);
  return addresses.length === 0 ? null : (
    <p class="row">
      {addresses.map((address, at) => (
        <a key={address} href={address} target="_blank" rel="noopener noreferrer">
          {HITS.article.read}
          {addresses.length > 1 && ` ${at + 1}`}
        </a>
      ))}
    </p>
  );
}

/** The way from a finding on the network to the alert that it stands on. */
function AlertLink({ finding, detail }: Pick<CardProps, "finding" | "detail">) {
  const [kind, id] = (finding.source_entry ?? "").split(":");
  if (id === undefined || (kind !== "story" && kind !== "alert")) return null;
  const alert = detail.network?.alerts.find((one) => one.story_id === id || one.alert_id === id);
  return alert === undefined ? null : (
    <p>
      <a href={href("alerts", alert.alert_id)}>{TEXTS.alert}</a>
    </p>
  );
}
