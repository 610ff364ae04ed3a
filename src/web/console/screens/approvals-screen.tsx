import { type CaseSummary, walkCases } from "../api/cases.ts";
import { answer, api, type Schemas } from "../api/client.ts";
import { useResource } from "../api/use-resource.ts";
import { useOfficer } from "../session/session.ts";
import { href } from "../shell/route.ts";
import { Risk } from "../ui/badges.tsx";
import { formatAge, formatNumber, words } from "../ui/format.ts";
import { Empty, ResourceView } from "../ui/resource-view.tsx";
import { fourEyesWords } from "./case/judgement-words.ts";

const POLL_MS = 6000;

/** Decisions that wait for a second officer. */
export function ApprovalsScreen() {
  const officer = useOfficer();
  const queue = useResource("queue", readQueue, POLL_MS);
  return (
    <>
      <header class="head">
        <h1>Approvals</h1>
      </header>
      <ResourceView of={queue} lines={6}>
        {(details) =>
          details.length === 0 ? (
            <Empty>Nothing waits for a second officer.</Empty>
          ) : (
            <ul class="plain queue">
              {details.map((detail) => (
                <QueueItem key={detail.workflow_id} detail={detail} officerId={officer.officer_id} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </>
  );
}

/** Every case that waits for a second officer, the longest wait first. */
async function readQueue(): Promise<Schemas["CaseDetail"][]> {
  const cases: CaseSummary[] = [];
  for await (const page of walkCases({ status: "PENDING_SECOND_APPROVAL" })) cases.push(...page.cases);
  const read = (workflow_id: string) =>
    answer(api.GET("/api/cases/{workflow_id}", { params: { path: { workflow_id } } }));
  const details = await Promise.all(cases.map((item) => read(item.workflow_id)));
  return details
    .filter((detail) => detail.pending_decision !== null)
    .toSorted((a, b) => a.pending_decision!.parked_at.localeCompare(b.pending_decision!.parked_at));
}

function QueueItem({ detail, officerId }: { readonly detail: Schemas["CaseDetail"]; readonly officerId: string }) {
  const pending = detail.pending_decision!;
  const isOwn = pending.maker === officerId;
  return (
    <li class="panel queue-item">
      <div>
        <h2>
          <a href={href("cases", detail.workflow_id)}>{detail.company_name}</a>
        </h2>
        <p class="muted num">
          {detail.country} {formatNumber(detail.company_registration_number)}
        </p>
      </div>
      <div>
        <p>
          <b>{words(pending.decision)}</b>, proposed by {words(pending.maker)} {formatAge(pending.parked_at)}
        </p>
        <p class="muted">Because: {pending.four_eyes.map(fourEyesWords).join("; ")}</p>
        <p>{pending.reason ?? "No reason given"}</p>
      </div>
      <div class="queue-end">
        <Risk score={detail.latest_risk_score} />
        {isOwn ? (
          <span class="badge quiet">Yours: another officer must confirm</span>
        ) : (
          <span class="badge attention">
            {pending.needs_senior ? "Compliance manager or MLRO" : "Any other officer"}
          </span>
        )}
      </div>
    </li>
  );
}
