import { useEffect, useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { useKeys } from "../../shell/keyboard.ts";
import { go, href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { neighbour } from "../cases/case-order.ts";
import { CaseHeader } from "./case-header.tsx";
import { type CaseDetail, latestResult } from "./case-model.ts";
import { CustomerPart } from "./customer/customer-part.tsx";
import { ConversationPart } from "./conversation/conversation-part.tsx";
import { CONVERSATION } from "./conversation/texts.ts";
import { DecisionDialog } from "./decision/decision-dialog.tsx";
import { possibleDecisions } from "./decision/decisions.ts";
import { SecondApprovalPart } from "./decision/second-approval-part.tsx";
import { DECISION } from "./decision/texts.ts";
import { ChecksPart } from "./checks-part.tsx";
import { DocumentsPart } from "./documents/documents-part.tsx";
import { HitsPart, hitsOf, openHits } from "./findings/hits-part.tsx";
import { FindingsPart } from "./findings/findings-part.tsx";
import { OwnershipPart } from "./ownership/ownership-part.tsx";
import { RelatedPart } from "./related-part.tsx";
import { SuspicionPart } from "./suspicion-part.tsx";
import { TIMELINE } from "./timeline/texts.ts";
import { CASE } from "./texts.ts";
import { TimelinePart } from "./timeline/timeline-part.tsx";
import { Tabs } from "../../ui/tabs.tsx";

const PARTS = [
  ["customer", CASE.parts.customer, CustomerPart],
  ["documents", CASE.parts.documents, DocumentsPart],
  ["hits", CASE.parts.hits, HitsPart],
  ["findings", CASE.parts.findings, FindingsPart],
  ["ownership", CASE.parts.ownership, OwnershipPart],
  ["checks", CASE.parts.checks, ChecksPart],
  ["conversation", CONVERSATION.part, ConversationPart],
  ["timeline", TIMELINE.title, TimelinePart],
  ["related", CASE.parts.related, RelatedPart],
  ["suspicion", CASE.parts.suspicion, SuspicionPart],
] as const;

/** The part that a case has while its decision waits for a second officer. */
const APPROVAL = "approval";

const AT_WORK = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];

/** One case: facts, evidence, judgement and the decisions that are possible. */
export function CaseScreen({ route }: ScreenProps) {
  const [, workflowId = "", part = "customer"] = route.path;
  const [busy, setBusy] = useState(false);
  const found = useResource(
    workflowId,
    () => answer(api.GET("/api/cases/{workflow_id}", { params: { path: { workflow_id: workflowId } } })),
    busy ? 1500 : 6000,
  );
  useEffect(() => setBusy(AT_WORK.includes(found.data?.status ?? "")), [found.data?.status]);
  return (
    <ResourceView of={found} lines={14}>
      {(detail) => <Case key={workflowId} detail={detail} part={part} reload={found.reload} />}
    </ResourceView>
  );
}

/** What stands behind a part, where that is a number to know before opening it. */
function countOf(detail: CaseDetail, part: string) {
  if (part === "hits") return { of: openHits(detail), hot: true };
  if (part === "documents")
    return { of: detail.customer.documents.filter(({ state }) => state !== "superseded").length };
  if (part === "findings") return { of: latestResult(detail)?.findings.length ?? 0 };
  return undefined;
}

interface CaseProps {
  readonly detail: CaseDetail;
  readonly part: string;
  readonly reload: () => Promise<void>;
}

function Case({ detail, part, reload }: CaseProps) {
  const [decides, setDecides] = useState(false);
  const mayDecide = possibleDecisions(detail).length > 0;
  const isPending = detail.pending_decision !== null;
  const answerAddress = href("cases", detail.workflow_id, APPROVAL);
  const step = (by: 1 | -1) => {
    const next = neighbour(detail.workflow_id, by);
    if (next) go(href("cases", next, part));
  };
  // Hits have a place where a hit is, and nowhere else.
  const parts = PARTS.filter(([id]) => id !== "hits" || id === part || hitsOf(detail).length > 0);
  useKeys({
    // The tenth has the key after the 9.
    ...Object.fromEntries(
      parts.map(([id], index) => [String((index + 1) % 10), () => go(href("cases", detail.workflow_id, id))]),
    ),
    d: () => mayDecide && setDecides(true),
    c: () => isPending && go(answerAddress),
    j: () => step(1),
    k: () => step(-1),
  });
  const Part = part === APPROVAL ? SecondApprovalPart : (PARTS.find(([id]) => id === part)?.[2] ?? CustomerPart);
  const close = () => setDecides(false);
  // The page is reloaded before the dialog closes, so that the next key acts on the decided case.
  const done = () => void reload().then(close);
  return (
    <article class="case">
      <CaseHeader
        detail={detail}
        mayDecide={mayDecide}
        onDecide={() => setDecides(true)}
        onAnswer={() => go(answerAddress)}
        reload={reload}
      />
      <Tabs
        label={CASE.partsLabel}
        tabs={[
          ...parts.map(
            ([id, name]) => [href("cases", detail.workflow_id, id), name, id === part, countOf(detail, id)] as const,
          ),
          ...(isPending ? [[answerAddress, DECISION.second.part, part === APPROVAL] as const] : []),
        ]}
      />
      <div class="case-part">
        <Part detail={detail} reload={reload} />
      </div>
      {decides && <DecisionDialog detail={detail} onClose={close} onDone={done} reload={reload} />}
    </article>
  );
}
