import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { DecisionDialog } from "../case/decision/decision-dialog.tsx";
import { CASES } from "./texts.ts";

interface Props {
  readonly workflowId: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Decides an express case from the list, by what the case says at that moment. */
export function ExpressDecision({ workflowId, onClose, onDone }: Props) {
  const found = useResource(`express/${workflowId}`, () =>
    answer(api.GET("/api/cases/{workflow_id}", { params: { path: { workflow_id: workflowId } } })),
  );
  const isExpress = found.data?.automation?.tier === "express_approval";
  if (found.data && isExpress) {
    return <DecisionDialog detail={found.data} onClose={onClose} onDone={onDone} reload={found.reload} />;
  }
  return (
    <Dialog title={CASES.express.title} onClose={onClose}>
      <ResourceView of={found} lines={3}>
        {() => (
          <Notice tone="warning">
            {CASES.express.gone} <a href={href("cases", workflowId)}>{CASES.express.open}</a>.
          </Notice>
        )}
      </ResourceView>
    </Dialog>
  );
}
