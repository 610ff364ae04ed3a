import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { WEBHOOKS } from "./texts.ts";

const TEXTS = WEBHOOKS.page;

interface Props {
  readonly endpoint: Schemas["WebhookEndpoint"];
  readonly reload: () => Promise<void>;
}

const POLL_MS = 5_000;

/** One address: its secret, its state, and what was delivered to it. */
export function EndpointPage({ endpoint, reload }: Props) {
  const [secret, setSecret] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const params = { path: { endpoint_id: endpoint.endpoint_id } };
  const act = useAction(async (action: "rotate" | "test" | "enable" | "delete") => {
    if (action === "rotate") {
      setSecret((await answer(api.POST("/api/webhook-endpoints/{endpoint_id}/rotate", { params }))).secret);
    } else if (action === "test") {
      await answer(api.POST("/api/webhook-endpoints/{endpoint_id}/test", { params }));
    } else if (action === "enable") {
      await answer(api.POST("/api/webhook-endpoints/{endpoint_id}/enable", { params }));
      await reload();
    } else {
      await answer(api.DELETE("/api/webhook-endpoints/{endpoint_id}", { params }));
      go("#/webhooks");
      await reload();
    }
  });
  return (
    <article class="stack">
      <PageHead title={endpoint.url} crumb={[WEBHOOKS.title, "#/webhooks"]}>
        <button type="button" class="button danger" disabled={act.busy} onClick={() => setLeaving(true)}>
          {TEXTS.delete}
        </button>
        <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("rotate")}>
          {TEXTS.rotate}
        </button>
        {endpoint.state === "disabled" && (
          <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("enable")}>
            {TEXTS.enable}
          </button>
        )}
        <button type="button" class="button primary" disabled={act.busy} onClick={() => void act.run("test")}>
          {TEXTS.test}
        </button>
        <p class="row facts-line">
          <Status status={endpoint.state} tone={endpoint.state === "enabled" ? "success" : "danger"} />
          <span class="muted">{endpoint.event_types.map((type) => WEBHOOKS.types[type]).join(", ")}</span>
        </p>
      </PageHead>
      <p class="hint">{TEXTS.rotateHint}</p>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <Deliveries endpointId={endpoint.endpoint_id} />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {leaving && (
        <Dialog title={TEXTS.deleteTitle} onClose={() => setLeaving(false)}>
          <p class="breaks">{TEXTS.deleteEffect(endpoint.url)}</p>
          <footer class="dialog-foot">
            <button type="button" class="button" onClick={() => setLeaving(false)}>
              {TEXTS.keep}
            </button>
            <button type="button" class="button danger" disabled={act.busy} onClick={() => void act.run("delete")}>
              {TEXTS.deleteNow}
            </button>
          </footer>
        </Dialog>
      )}
    </article>
  );
}

const TONES = { pending: "busy", delivered: "success", failed: "danger" } as const;

function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const path = { endpoint_id: endpointId };
  const list = useResource(
    `deliveries/${endpointId}`,
    () =>
      answer(api.GET("/api/webhook-endpoints/{endpoint_id}/deliveries", { params: { path, query: { limit: 50 } } })),
    POLL_MS,
  );
  const redeliver = useAction(async (deliveryId: string) => {
    const params = { path: { ...path, delivery_id: deliveryId } };
    await answer(api.POST("/api/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver", { params }));
    await list.reload();
  });
  return (
    <section class="panel">
      <h2>{TEXTS.deliveries}</h2>
      {redeliver.failure && <Notice tone="danger">{redeliver.failure}</Notice>}
      <ResourceView of={list} lines={4}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <Empty>{TEXTS.empty}</Empty>
          ) : (
            <TableBox label={TEXTS.deliveries}>
              <table class="table cards boxed">
                <TableHead columns={TEXTS.columns} />
                <tbody>
                  {deliveries.map((item) => (
                    <tr key={item.delivery_id}>
                      <th scope="row" class="nowrap">
                        {item.type} {item.sequence !== null && <span class="muted small">{item.sequence}</span>}
                      </th>
                      <td>
                        <Status status={item.status} tone={TONES[item.status]} />
                      </td>
                      <td data-label={TEXTS.columns[2]}>{item.attempts}</td>
                      <td class="breaks" data-label={TEXTS.columns[3]}>
                        {item.last_failure === null ? (
                          <span class="muted">{TEXTS.noFailure}</span>
                        ) : (
                          <span lang="en">{item.last_failure}</span>
                        )}
                      </td>
                      <td class="muted nowrap" data-label={TEXTS.columns[4]}>
                        <span>{formatTime(item.updated_at)}</span>
                      </td>
                      <td>
                        {item.status === "failed" && (
                          <button
                            type="button"
                            class="link nowrap"
                            onClick={() => void redeliver.run(item.delivery_id)}
                          >
                            {TEXTS.again}
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )
        }
      </ResourceView>
    </section>
  );
}
