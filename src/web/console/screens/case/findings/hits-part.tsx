import { useEffect, useState } from "preact/hooks";
import { descriptionNow, titleNow } from "../../../../../domain/decisions/news-words.rules.ts";
import { Severity } from "../../../ui/badges.tsx";
import { term } from "../../../ui/terms.ts";
import { Empty } from "../../../ui/resource-view.tsx";
import { bySeverity, type CaseDetail, type Finding, latestResult, type PartProps } from "../case-model.ts";
import { EvidenceDialog } from "../evidence.tsx";
import { LearnedNotes } from "../learned-panel.tsx";
import { markOpened } from "../opened.tsx";
import { HitComparison, ListEntry } from "./hit-comparison.tsx";
import { HitPanel, HitStateBadge } from "./hit-panel.tsx";
import { isHit, stateOf } from "./hits.ts";
import { HITS as T } from "./texts.ts";

/** Hits of the latest investigation, the open ones first. */
export function hitsOf(detail: CaseDetail): Finding[] {
  const hits = bySeverity(latestResult(detail)?.findings ?? []).filter(isHit);
  const isOpen = (finding: Finding) => stateOf(finding) === "open";
  return [...hits.filter(isOpen), ...hits.filter((finding) => !isOpen(finding))];
}

export const openHits = (detail: CaseDetail): number =>
  hitsOf(detail).filter((finding) => stateOf(finding) === "open").length;

/** One hit at a time: the subject beside the list entry, and an officer's answer beside both. */
export function HitsPart({ detail, reload }: PartProps) {
  const hits = hitsOf(detail);
  const [chosen, setChosen] = useState<string | null>(null);
  const finding = hits.find(({ id }) => id === chosen) ?? hits[0];
  // What is answered moves behind the open ones; the page stays at the hit that was answered.
  useEffect(() => {
    if (finding) setChosen(finding.id);
  }, [finding?.id]);
  if (!finding) return <Empty>{T.none}</Empty>;
  return (
    <>
      {hits.length > 1 && (
        <ul class="pick hit-pick" aria-label={T.which}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <button type="button" aria-pressed={hit === finding} onClick={() => setChosen(hit.id)}>
                <span class="row">
                  <b class="breaks">{hit.subject ?? titleNow(hit)}</b>
                  <HitStateBadge finding={hit} />
                </span>
                <span class="muted breaks">{hit.hit?.entry.name ?? term("findingCategories", hit.category)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <HitView key={finding.id} finding={finding} detail={detail} reload={reload} />
    </>
  );
}

interface ViewProps extends PartProps {
  readonly finding: Finding;
}

function HitView({ finding, detail, reload }: ViewProps) {
  const [showsEvidence, setShowsEvidence] = useState(false);
  useEffect(() => markOpened(detail, finding.id), [finding.id]);
  const { hit } = finding;
  return (
    <div class="columns">
      <div class="column">
        <section class="panel" aria-label={titleNow(finding)}>
          <header class="row">
            <h2 class="hit-name breaks">{finding.subject ?? titleNow(finding)}</h2>
            <Severity severity={finding.severity} />
            <span class="tag">{term("findingCategories", finding.category)}</span>
            <HitStateBadge finding={finding} />
          </header>
          {hit && <p class="muted">{T.meaning}</p>}
          {hit ? <HitComparison hit={hit} /> : <p lang="en">{descriptionNow(finding)}</p>}
        </section>
        <section class="panel" aria-label={hit ? T.entry.title : T.entry.evidence}>
          <header class="panel-head">
            {hit && <h2>{T.entry.title}</h2>}
            {finding.evidence_ids.length > 0 && (
              <button type="button" class="link" onClick={() => setShowsEvidence(true)}>
                {T.entry.evidence}
              </button>
            )}
          </header>
          {hit && <ListEntry hit={hit} />}
        </section>
      </div>
      <div class="column">
        <section class="panel" aria-label={T.same}>
          <h2>{T.same}</h2>
          <LearnedNotes detail={detail} findingId={finding.id} />
          <HitPanel finding={finding} workflowId={detail.workflow_id} isLatest reload={reload} />
          {stateOf(finding) === "open" && <p class="muted">{T.until}</p>}
        </section>
      </div>
      {showsEvidence && (
        <EvidenceDialog
          title={T.entry.evidence}
          detail={detail}
          ids={finding.evidence_ids}
          onClose={() => setShowsEvidence(false)}
        />
      )}
    </div>
  );
}
