import { useResource } from "../../../api/use-resource.ts";
import { Empty, ResourceView } from "../../../ui/resource-view.tsx";
import type { PartProps } from "../case-model.ts";
import { OWNERSHIP as T } from "./texts.ts";
import { readOwnership } from "./ownership-model.ts";

/** Who stands behind the customer. Drawing is loaded when the part is first opened. */
export function OwnershipPart({ detail }: PartProps) {
  const isCompany = detail.customer.kind === "company";
  const found = useResource(isCompany ? `ownership/${detail.workflow_id}/${detail.updated_at}` : null, async () => {
    const [view, answer] = await Promise.all([import("./ownership-view.tsx"), readOwnership(detail.workflow_id)]);
    return { View: view.OwnershipView, answer };
  });
  if (!isCompany) return <Empty>{T.isPerson}</Empty>;
  return (
    <ResourceView of={found} lines={14}>
      {({ View, answer }) => <View detail={detail} answer={answer} />}
    </ResourceView>
  );
}
