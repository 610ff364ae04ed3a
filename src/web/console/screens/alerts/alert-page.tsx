import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { formatTime, inSentence, severityWord, wordFrom, words } from "../../ui/format.ts";
import { GraphPicture } from "../../ui/graph.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { Details } from "../../ui/details.tsx";
import { detailsInNames } from "./details-in-names.ts";
import { ALERTS } from "./texts.ts";

const T = ALERTS.page;
const patternName = (pattern: string): string => wordFrom(ALERTS.patterns, pattern);
const reasonName = (reason: string): string => wordFrom(ALERTS.act.reasons, reason);

const REASONS = [
  "false_positive",
  "known_relationship",
  "already_investigated",
  "insufficient_evidence",
  "other",
] as const;
type Reason = (typeof REASONS)[number];

/** One pattern: its entities, their relations, and the officer's decision on it. */
export function AlertPage({ alertId }: { readonly alertId: string }) {
  const params = { path: { alert_id: alertId } };
  const alert = useResource(`alert/${alertId}`, () => answer(api.GET("/intelligence/alerts/{alert_id}", { params })));
  return <ResourceView of={alert}>{(detail) => <Alert detail={detail} reload={alert.reload} />}</ResourceView>;
}

function Alert({ detail, reload }: { readonly detail: Schemas["AlertDetail"]; readonly reload: () => Promise<void> }) {
  const { entities, relationships, motif_details } = detail.evidence_snapshot;
  const nameOf = new Map(entities.map(({ id, name }) => [id, name]));
  return (
    <article class="stack">
      <header class="case-title">
        <p>
          <a href="#/alerts">{ALERTS.title}</a>
        </p>
        <h1 lang="en">{detail.title}</h1>
        <p class="row">
          <Severity severity={detail.severity} />
          <Status status={detail.status} tone={detail.status === "active" ? "attention" : "quiet"} />
          <span class="muted">
            {patternName(detail.pattern_type)} · {formatTime(detail.created_at)}
          </span>
        </p>
      </header>
      <p class="lead" lang="en">
        {detail.description}
      </p>
      {detail.resolution && (
        <Notice>
          {T.resolved(formatTime(detail.resolution.at))} <span lang="en">{detail.resolution.text}</span>
        </Notice>
      )}
      {detail.partial && <Notice tone="warning">{T.partial}</Notice>}
      {detail.members_added.length > 0 && (
        <Notice tone="warning">{T.joinedSince(detail.members_added.map(({ name }) => name).join(", "))}</Notice>
      )}
      <div class="columns">
        <section class="panel column">
          <h2>{T.entities}</h2>
          <GraphPicture
            label={T.picture(entities.length, relationships.length)}
            nodes={entities}
            edges={relationships}
          />
          <ul class="plain">
            {relationships.map(({ from, to, type, source }) => (
              <li key={from + to + type}>
                {nameOf.get(from) ?? from} <b lang="en">{words(type).toLowerCase()}</b> {nameOf.get(to) ?? to}{" "}
                <span class="muted" lang="en">
                  ({words(source)})
                </span>
              </li>
            ))}
          </ul>
          <div lang="en">
            <Details of={detailsInNames(motif_details, nameOf)} />
          </div>
        </section>
        <div class="column">
          <LinkedCases caseIds={detail.linked_case_ids} />
          {detail.counts && <Actions detail={detail} reload={reload} />}
          <History of={detail.history} />
        </div>
      </div>
    </article>
  );
}

/** What happened to an alert, newest first. */
function History({ of: history }: { readonly of: Schemas["AlertDetail"]["history"] }) {
  return (
    <section class="panel">
      <h2>{T.history}</h2>
      <ul class="plain">
        {history.toReversed().map((item) => (
          <li key={item.at + item.event}>
            <b lang="en">{words(item.event)}</b>{" "}
            <span class="muted">
              {formatTime(item.at)} · {item.by}
            </span>
            {item.reason !== null && (
              <p>
                {T.reason} {inSentence(reasonName(item.reason))}
              </p>
            )}
            {item.reason_text !== null && <p>{item.reason_text}</p>}
            {item.members_added.length > 0 && (
              <p>
                {T.joined} {item.members_added.join(", ")}
              </p>
            )}
            {item.members_removed.length > 0 && (
              <p>
                {T.left} {item.members_removed.join(", ")}
              </p>
            )}
            {item.severity_from !== null && item.severity_to !== null && (
              <p>
                {T.severity(inSentence(severityWord(item.severity_from)), inSentence(severityWord(item.severity_to)))}
              </p>
            )}
            {item.because.map((text) => (
              <p key={text} lang="en">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most cases of an answer, whose ids an address can name. */
const CASES_MAX = 100;

/** Cases of an alert. It names them by case id, and the case list gives the addresses of their pages. */
function LinkedCases({ caseIds }: { readonly caseIds: readonly string[] }) {
  const query = { case_id: caseIds.slice(0, CASES_MAX).join(), per_page: CASES_MAX };
  const list = useResource(caseIds.length === 0 ? null : `cases/${query.case_id}`, async () => {
    const { cases } = await answer(api.GET("/api/cases", { params: { query } }));
    return new Map(cases.map((item) => [item.case_id, item]));
  });
  return (
    <section class="panel">
      <h2>{T.cases}</h2>
      <ul class="plain">
        {caseIds.map((caseId) => {
          const item = list.data?.get(caseId);
          return (
            <li key={caseId} class="row">
              {item ? (
                <a href={href("cases", item.workflow_id)}>{item.company_name}</a>
              ) : (
                <code class="breaks">{caseId}</code>
              )}
              {item && <Status status={item.status} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Actions({
  detail,
  reload,
}: {
  readonly detail: Schemas["AlertDetail"];
  readonly reload: () => Promise<void>;
}) {
  const [reason, setReason] = useState<Reason | "">("");
  const [text, setText] = useState("");
  const [isAll, setAll] = useState(false);
  const params = { path: { story_id: detail.story_id } };
  const story = useResource(`story/${detail.story_id}`, () =>
    answer(api.GET("/intelligence/stories/{story_id}", { params })),
  );
  const others = (story.data?.alerts ?? []).filter(({ id, counts }) => id !== detail.id && counts);
  const act = useAction(async (action: "acknowledge" | "dismiss") => {
    const explanation = text.trim() ? { reason_text: text } : {};
    const body = action === "dismiss" && reason !== "" ? { action, reason, ...explanation } : { action };
    for (const { id } of [detail, ...(isAll ? others : [])]) {
      await answer(api.PATCH("/intelligence/alerts/{alert_id}", { params: { path: { alert_id: id } }, body }));
    }
    await reload();
  });
  return (
    <section class="panel">
      <h2>{ALERTS.act.title}</h2>
      {(detail.severity === "high" || detail.severity === "critical") && <p class="muted">{ALERTS.act.grave}</p>}
      {others.length > 0 && (
        <CheckField checked={isAll} onChecked={setAll}>
          {ALERTS.act.others(others.length)}
        </CheckField>
      )}
      {detail.status === "active" && (
        <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("acknowledge")}>
          {ALERTS.act.acknowledge}
        </button>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== "") void act.run("dismiss");
        }}
      >
        <SelectField
          label={ALERTS.act.reason}
          value={reason}
          onValue={(value) => setReason(value as Reason | "")}
          options={[
            ["", ALERTS.act.chooseReason] as const,
            ...REASONS.map((name) => [name, ALERTS.act.reasons[name]] as const),
          ]}
          required
        />
        <TextField
          label={ALERTS.act.explanation}
          value={text}
          onValue={setText}
          lines={2}
          required={reason === "other"}
        />
        {act.failure && <Notice tone="danger">{act.failure}</Notice>}
        <button type="submit" class="button" disabled={act.busy || reason === ""}>
          {reason === "" ? ALERTS.act.chooseReason : ALERTS.act.dismiss}
        </button>
      </form>
    </section>
  );
}
