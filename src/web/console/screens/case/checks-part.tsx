import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity } from "../../ui/badges.tsx";
import { words, wordsWithin } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { CHECKS as T } from "./checks-texts.ts";
import { latestResult, type PartProps } from "./case-model.ts";
import { MccPanel } from "./mcc-panel.tsx";
import { ConfidencePanel, RiskPanel } from "./scores.tsx";
import { MemorandaPanel } from "./memoranda-panel.tsx";

/** Red-flag rules, declared fields, merchant category and memoranda. */
export function ChecksPart({ detail, reload }: PartProps) {
  const confidence = latestResult(detail)?.case_confidence;
  return (
    <ResourceGroup>
      <div class="columns">
        <div class="column wide">
          <Rules detail={detail} />
          <Validations detail={detail} />
        </div>
        <div class="column">
          <MccPanel detail={detail} reload={reload} />
          <MemorandaPanel detail={detail} />
          {confidence && <RiskPanel results={detail.investigation_results} />}
          {confidence && <ConfidencePanel confidence={confidence} />}
        </div>
      </div>
    </ResourceGroup>
  );
}

function Rules({ detail }: Pick<PartProps, "detail">) {
  const evaluation = useResource(`rules/${detail.workflow_id}/${detail.investigation_results.length}`, () =>
    answer(
      api.GET("/api/cases/{workflow_id}/rule-evaluations", { params: { path: { workflow_id: detail.workflow_id } } }),
    ),
  );
  return (
    <section class="panel">
      <h2>{T.rules}</h2>
      <ResourceView of={evaluation}>
        {(data) => {
          if (!data.evaluated) return <Empty>{T.notRun}</Empty>;
          const order = ["triggered", "unknown"];
          const [said, silent] = [true, false].map((wanted) =>
            data.results.filter(({ outcome }) => order.includes(outcome) === wanted),
          );
          const [, country = "", template = ""] = /^(?:([a-z]{2})_)?(.*)$/.exec(data.template_id) ?? [];
          return (
            <>
              <p class="muted">
                {T.fired(data.rules_triggered, data.results.length)} · {country.toUpperCase()}{" "}
                <span lang="en">{words(template)}</span> {data.template_version} ·{" "}
                {T.capped(data.confidence_cap, data.evidence_gate)}
              </p>
              <RuleList rules={said!.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))} />
              {silent!.length > 0 && (
                <details open={said!.length === 0}>
                  <summary class="muted">{T.silent(silent!.length)}</summary>
                  <RuleList rules={silent!} />
                </details>
              )}
            </>
          );
        }}
      </ResourceView>
    </section>
  );
}

function RuleList({ rules }: { readonly rules: Extract<Schemas["RuleEvaluation"], { evaluated: true }>["results"] }) {
  return (
    <ul class="plain rules">
      {rules.map((rule) => (
        <li key={rule.rule_id}>
          <span class={`badge ${rule.triggered ? "attention" : rule.outcome === "unknown" ? "busy" : "quiet"}`}>
            {T.outcomes[rule.outcome]}
          </span>
          <div>
            <b lang="en">{rule.name}</b> {rule.triggered && <Severity severity={rule.severity} />}
            <p class="muted">
              {rule.triggered ? "" : `${T.looksFor} `}
              <span lang="en">{rule.description}</span>
            </p>
            {rule.outcome !== "not_triggered" && (
              <p>
                {rule.triggered ? `${T.actions[rule.action_type]}:` : T.notChecked}{" "}
                <span lang="en">{wordsWithin(rule.evidence)}</span>
              </p>
            )}
            {rule.triggered && rule.legal_basis.length > 0 && (
              <p class="row">
                {rule.legal_basis.map((article) => (
                  <a key={article} class="tag" href={href("regulatory", "articles", article)}>
                    {article}
                  </a>
                ))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Validations({ detail }: Pick<PartProps, "detail">) {
  return (
    <section class="panel">
      <h2>{T.fields}</h2>
      {detail.validation_results.length === 0 ? (
        <Empty>{T.noFields}</Empty>
      ) : (
        <ul class="plain gates">
          {detail.validation_results.map((item) => (
            <li key={item.field + item.rule}>
              <span class={item.valid ? "badge success" : "badge danger"}>{item.valid ? T.valid : T.wrong}</span>
              <span lang="en">
                <b>{words(item.field)}</b> <span class="muted">{item.message}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
