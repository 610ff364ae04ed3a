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
import { type Decision, possibleDecisions } from "./decision/decisions.ts";
import { DecisionDialog } from "./decision/decision-dialog.tsx";
import { SecondApprovalDialog } from "./decision/second-approval-dialog.tsx";
import { CustomerPart } from "./customer/customer-part.tsx";
import { ChecksPart } from "./checks-part.tsx";
import { DocumentsPart } from "./documents/documents-part.tsx";
import { HitsPart, hitsOf, openHits } from "./findings/hits-part.tsx";
import { FindingsPart } from "./findings/findings-part.tsx";
import { OwnershipPart } from "./ownership/ownership-part.tsx";
import { RelatedPart } from "./related-part.tsx";
import { SuspicionPart } from "./suspicion-part.tsx";
import { TimelinePart } from "./timeline-part.tsx";
import { Tabs } from "../../ui/tabs.tsx";

const PARTS = [
  ["customer", "Customer", CustomerPart],
  ["documents", "Documents", DocumentsPart],
  ["hits", "Hits", HitsPart],
  ["findings", "Findings", FindingsPart],
  ["ownership", "Ownership", OwnershipPart],
  ["checks", "Checks and rules", ChecksPart],
  ["timeline", "Timeline", TimelinePart],
  ["related", "Similar and memory", RelatedPart],
  ["suspicion", "Suspicion", SuspicionPart],
] as const;

const KEYS_OF_DECISIONS: Readonly<Record<string, Decision>> = {
  a: "approve",
  w: "approve_with_restrictions",
  f: "follow_up",
  e: "escalate",
  x: "reject",
};

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
  const [dialog, setDialog] = useState<Decision | "decide" | "second" | null>(null);
  const possible = possibleDecisions(detail).map(({ decision }) => decision);
  const open = (decision: Decision) => possible.includes(decision) && setDialog(decision);
  const step = (by: 1 | -1) => {
    const next = neighbour(detail.workflow_id, by);
    if (next) go(href("cases", next, part));
  };
  // Hits have a place where a hit is, and nowhere else.
  const parts = PARTS.filter(([id]) => id !== "hits" || id === part || hitsOf(detail).length > 0);
  useKeys({
    ...Object.fromEntries(Object.entries(KEYS_OF_DECISIONS).map(([key, decision]) => [key, () => open(decision)])),
    ...Object.fromEntries(
      parts.map(([id], index) => [String(index + 1), () => go(href("cases", detail.workflow_id, id))]),
    ),
    c: () => detail.status === "PENDING_SECOND_APPROVAL" && setDialog("second"),
    j: () => step(1),
    k: () => step(-1),
  });
  const Part = PARTS.find(([id]) => id === part)?.[2] ?? CustomerPart;
  const close = () => setDialog(null);
  // The page is reloaded before the dialog closes, so that the next key acts on the decided case.
  const done = () => void reload().then(close);
  return (
    <article class="case">
      <CaseHeader
        detail={detail}
        mayDecide={possible.length > 0}
        onDecide={() => setDialog("decide")}
        onAnswer={() => setDialog("second")}
        reload={reload}
      />
      <Tabs
        label="Parts of the case"
        tabs={parts.map(([id, name]) => [
          href("cases", detail.workflow_id, id),
          name,
          id === part,
          countOf(detail, id),
        ])}
      />
      <Part detail={detail} reload={reload} />
      {dialog === "second" && <SecondApprovalDialog detail={detail} onClose={close} onDone={done} />}
      {dialog !== null && dialog !== "second" && (
        <DecisionDialog
          detail={detail}
          initial={dialog === "decide" ? null : dialog}
          onClose={close}
          onDone={done}
          reload={reload}
        />
      )}
    </article>
  );
}
