import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SecretDialog } from "./secret-dialog.tsx";

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
      <header class="case-title">
        <p>
          <a href="#/webhooks">Webhooks</a>
        </p>
        <h1 class="breaks">{endpoint.url}</h1>
        <p class="row">
          <Status status={endpoint.state} tone={endpoint.state === "enabled" ? "success" : "danger"} />
          <span class="muted">{endpoint.event_types.join(", ")}</span>
        </p>
        <p class="row">
          <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("test")}>
            Send a test
          </button>
          <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("rotate")}>
            New secret
          </button>
          {endpoint.state === "disabled" && (
            <button type="button" class="button" disabled={act.busy} onClick={() => void act.run("enable")}>
              Switch on
            </button>
          )}
          <button type="button" class="button" disabled={act.busy} onClick={() => setLeaving(true)}>
            Delete
          </button>
        </p>
        <p class="hint">With a new secret, messages carry both signatures for 24 hours.</p>
      </header>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <Deliveries endpointId={endpoint.endpoint_id} />
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
      {leaving && (
        <Dialog title="Delete this endpoint" onClose={() => setLeaving(false)}>
          <p>Nothing is delivered to {endpoint.url} any more, also nothing that waits for another attempt.</p>
          <footer class="dialog-foot">
            <button type="button" class="button" onClick={() => setLeaving(false)}>
              Cancel
            </button>
            <button type="button" class="button danger" disabled={act.busy} onClick={() => void act.run("delete")}>
              Delete the endpoint
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
      <h2>Deliveries</h2>
      {redeliver.failure && <Notice tone="danger">{redeliver.failure}</Notice>}
      <ResourceView of={list} lines={4}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <Empty>Nothing was delivered yet.</Empty>
          ) : (
            <TableBox label="Deliveries">
              <table class="table cards">
                <TableHead columns={["Event", "State", "Attempts", "Last failure", "Changed", ""]} />
                <tbody>
                  {deliveries.map((item) => (
                    <tr key={item.delivery_id}>
                      <th scope="row">
                        {item.type} {item.sequence !== null && <span class="muted num">{item.sequence}</span>}
                      </th>
                      <td>
                        <Status status={item.status} tone={TONES[item.status]} />
                      </td>
                      <td class="num">{item.attempts}</td>
                      <td class="breaks">{item.last_failure ?? "–"}</td>
                      <td class="muted num">{formatTime(item.updated_at)}</td>
                      <td>
                        {item.status === "failed" && (
                          <button type="button" class="link" onClick={() => void redeliver.run(item.delivery_id)}>
                            Send again
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
