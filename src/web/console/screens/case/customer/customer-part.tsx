import { answer, api } from "../../../api/client.ts";
import { useResource } from "../../../api/use-resource.ts";
import { formatTime } from "../../../ui/format.ts";
import { ResourceGroup } from "../../../ui/resource-group.tsx";
import { ResourceView } from "../../../ui/resource-view.tsx";
import type { PartProps } from "../case-model.ts";
import { ProvisionalPanel } from "../decision/provisional-panel.tsx";
import { GatesPanel } from "../gates-panel.tsx";
import { RatingPanel } from "../rating-panel.tsx";
import { Answers } from "./answers.tsx";
import { Brief } from "./brief.tsx";
import { ChecksRail } from "./checks-rail.tsx";
import { Comparison } from "./comparison.tsx";
import { CustomerDocuments } from "./customer-documents.tsx";
import { CustomerPersons } from "./customer-persons.tsx";
import { Differences } from "./differences.tsx";
import { FollowUps } from "./follow-ups.tsx";
import { Identity, OtherFacts } from "./identity.tsx";
import { OwnershipDrawn } from "./ownership-picture-part.tsx";
import { Relationship } from "./relationship.tsx";
import { CUSTOMER } from "./texts.ts";
import { languageOf } from "../../../ui/version-list.tsx";
import { officerName } from "../../../ui/person.tsx";

/** The customer, in the reading order of an officer; what must be established stands beside it. */
export function CustomerPart({ detail, reload }: PartProps) {
  const params = { path: { workflow_id: detail.workflow_id } };
  const key = `${detail.workflow_id}/${detail.updated_at}`;
  const found = useResource(`customer/${key}`, () => answer(api.GET("/api/cases/{workflow_id}/customer", { params })));
  return (
    <ResourceGroup lines={14}>
      {detail.withheld && <ProvisionalPanel detail={detail} reload={reload} />}
      <div class="customer-page">
        <div class="customer-brief">{!detail.withheld && <Brief detail={detail} />}</div>
        <div class="customer-rail">
          <ChecksRail detail={detail} />
          <GatesPanel detail={detail} />
          {detail.follow_up_tasks.length > 0 && <FollowUps detail={detail} />}
          <Opened detail={detail} />
        </div>
        <div class="customer-main">
          <ResourceView of={found} lines={20}>
            {(picture) => (
              <>
                <Identity detail={detail} picture={picture} />
                <CustomerPersons detail={detail} />
                {detail.customer.kind === "company" && <OwnershipDrawn detail={detail} />}
                <Comparison detail={detail} rows={picture.comparison} />
                <Differences detail={detail} />
                <Answers answers={picture.answers} />
                <CustomerDocuments detail={detail} />
                <Relationship detail={detail} relationship={picture.relationship} />
                {!detail.withheld && <RatingPanel detail={detail} />}
                <OtherFacts picture={picture} />
              </>
            )}
          </ResourceView>
        </div>
      </div>
    </ResourceGroup>
  );
}

function Opened({ detail }: Pick<PartProps, "detail">) {
  const T = CUSTOMER.opened;
  const { website_validation: site, website_url: url } = detail;
  return (
    <section class="panel" aria-label={T.title}>
      <h2>{T.title}</h2>
      <dl class="facts">
        <dt>{T.opened}</dt>
        <dd>
          {formatTime(detail.created_at)} {T.by} {officerName(detail.created_by)}
        </dd>
        <dt>{T.form}</dt>
        <dd lang={languageOf(detail.template_version)}>{detail.template_name}</dd>
        <dt>{T.round}</dt>
        <dd>
          {detail.current_iteration} / {detail.max_iterations}
        </dd>
        <dt>{T.website}</dt>
        <dd>{site === null ? (url ?? T.noWebsite) : site.accessible ? site.url : `${site.url} ${T.silent}`}</dd>
        <dt>{T.id}</dt>
        <dd>
          <code class="breaks">{detail.case_id}</code>
        </dd>
      </dl>
    </section>
  );
}
