import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Status } from "../../ui/badges.tsx";
import { CheckField, TextField } from "../../ui/field.tsx";
import { formatDay, formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { EndpointPage } from "./endpoint-page.tsx";
import { SecretDialog } from "./secret-dialog.tsx";

type Endpoint = Schemas["WebhookEndpoint"];
type EventType = Endpoint["event_types"][number];

const TYPES: readonly (readonly [EventType, string])[] = [
  ["case.opened", "A case was opened"],
  ["case.submitted", "A customer handed in"],
  ["case.review_pending", "A case waits for an officer"],
  ["case.decided", "A case was decided"],
  ["relationship.changed", "A relationship changed"],
  ["monitoring.event", "Something about a customer changed"],
  ["alert.raised", "An alert was raised"],
  ["review.due", "A review falls due"],
  ["verification.completed", "A verification was completed"],
];

/** Where the service tells the tenant's own systems of events, or one such address. */
export function WebhooksScreen({ route }: ScreenProps) {
  const officer = useOfficer();
  const [, endpointId] = route.path;
  const list = useResource("endpoints", () => answer(api.GET("/api/webhook-endpoints")));
  if (!hasRole(officer, "compliance_manager")) {
    return <Notice>Webhooks belong to the compliance manager.</Notice>;
  }
  return (
    <ResourceView of={list}>
      {({ endpoints }) => {
        if (endpointId === undefined) return <EndpointList endpoints={endpoints} reload={list.reload} />;
        const endpoint = endpoints.find(({ endpoint_id }) => endpoint_id === endpointId);
        return endpoint === undefined ? (
          <Notice>This endpoint was deleted.</Notice>
        ) : (
          <EndpointPage endpoint={endpoint} reload={list.reload} />
        );
      }}
    </ResourceView>
  );
}

interface ListProps {
  readonly endpoints: readonly Endpoint[];
  readonly reload: () => Promise<void>;
}

const EndpointList = ({ endpoints, reload }: ListProps) => (
  <div class="stack">
    <header class="head">
      <h1>Webhooks</h1>
    </header>
    <div class="columns">
      <section class="panel column">
        <h2>Endpoints</h2>
        {endpoints.length === 0 && <Empty>No system of yours is told of events yet.</Empty>}
        <ul class="plain">
          {endpoints.map((endpoint) => (
            <li key={endpoint.endpoint_id} class="entry">
              <div>
                <a class="breaks" href={href("webhooks", endpoint.endpoint_id)}>
                  {endpoint.url}
                </a>
                <p class="muted">
                  {endpoint.event_types.length === TYPES.length ? "Every event" : endpoint.event_types.join(", ")} ·
                  since {formatDay(endpoint.created_at)}
                </p>
                {endpoint.failing_since !== null && (
                  <p class="muted">Every delivery has failed since {formatTime(endpoint.failing_since)}.</p>
                )}
              </div>
              <Status status={endpoint.state} tone={endpoint.state === "enabled" ? "success" : "danger"} />
            </li>
          ))}
        </ul>
      </section>
      <div class="column">
        <NewEndpoint reload={reload} />
      </div>
    </div>
  </div>
);

function NewEndpoint({ reload }: Pick<ListProps, "reload">) {
  const [url, setUrl] = useState("");
  const [types, setTypes] = useState<readonly EventType[]>(TYPES.map(([type]) => type));
  const [secret, setSecret] = useState<string | null>(null);
  const create = useAction(async () => {
    const body = { url, event_types: [...types] };
    const created = await answer(api.POST("/api/webhook-endpoints", { body }));
    setSecret(created.secret);
  });
  return (
    <section class="panel">
      <h2>A new endpoint</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
      >
        <TextField
          label="Address"
          type="url"
          value={url}
          onValue={setUrl}
          required
          hint="https, on a public address. Messages carry ids, type and time, and are signed by Standard Webhooks."
        />
        <fieldset class="choices">
          <legend>Events</legend>
          {TYPES.map(([type, label]) => (
            <CheckField
              key={type}
              checked={types.includes(type)}
              onChecked={(on) => setTypes(on ? [...types, type] : types.filter((other) => other !== type))}
            >
              {label}
            </CheckField>
          ))}
        </fieldset>
        {create.failure && <Notice tone="danger">{create.failure}</Notice>}
        <button type="submit" class="button primary" disabled={create.busy || types.length === 0}>
          Create the endpoint
        </button>
      </form>
      {secret !== null && (
        <SecretDialog
          secret={secret}
          onClose={() => {
            setSecret(null);
            setUrl("");
            void reload();
          }}
        />
      )}
    </section>
  );
}
