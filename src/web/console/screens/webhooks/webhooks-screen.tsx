import { useState } from "preact/hooks";
import { FEED_EVENT_TYPES, type FeedEventType } from "../../../../domain/event-feed/feed-event.model.ts";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Status } from "../../ui/badges.tsx";
import { ClosedPage } from "../../ui/closed-page.tsx";
import { CheckField, TextField } from "../../ui/field.tsx";
import { formatDay, formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { EndpointPage } from "./endpoint-page.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { WEBHOOKS } from "./texts.ts";

type Endpoint = Schemas["WebhookEndpoint"];
const TEXTS = WEBHOOKS;

/** Where the service tells the tenant's own systems of events, or one such address. */
export function WebhooksScreen({ route }: ScreenProps) {
  const officer = useOfficer();
  const [, endpointId] = route.path;
  const list = useResource("endpoints", () => answer(api.GET("/api/webhook-endpoints")));
  if (!hasRole(officer, "compliance_manager")) return <ClosedPage title={TEXTS.title} notice={TEXTS.notYours} />;
  return (
    <>
      {list.data === undefined && <PageHead title={TEXTS.title} />}
      <ResourceView of={list} lines={8}>
        {({ endpoints }) => {
          if (endpointId === undefined) return <EndpointList endpoints={endpoints} reload={list.reload} />;
          const endpoint = endpoints.find(({ endpoint_id }) => endpoint_id === endpointId);
          return endpoint === undefined ? (
            <>
              <PageHead title={TEXTS.title} crumb={[TEXTS.title, "#/webhooks"]} />
              <Notice>{TEXTS.deleted}</Notice>
            </>
          ) : (
            <EndpointPage endpoint={endpoint} reload={list.reload} />
          );
        }}
      </ResourceView>
    </>
  );
}

interface ListProps {
  readonly endpoints: readonly Endpoint[];
  readonly reload: () => Promise<void>;
}

const EndpointList = ({ endpoints, reload }: ListProps) => (
  <div class="stack">
    <PageHead title={TEXTS.title} />
    <div class="columns">
      <section class="panel">
        <h2>{TEXTS.list.title}</h2>
        {endpoints.length === 0 && <Empty>{TEXTS.list.empty}</Empty>}
        <ul class="plain">
          {endpoints.map((endpoint) => (
            <li key={endpoint.endpoint_id} class="entry">
              <div>
                <a class="breaks" href={href("webhooks", endpoint.endpoint_id)}>
                  {endpoint.url}
                </a>
                <p class="muted">
                  {endpoint.event_types.length === FEED_EVENT_TYPES.length
                    ? TEXTS.list.every
                    : endpoint.event_types.map((type) => TEXTS.types[type]).join(", ")}
                  , {TEXTS.list.since(formatDay(endpoint.created_at))}
                </p>
                {endpoint.failing_since !== null && (
                  <p class="bad small">{TEXTS.list.failing(formatTime(endpoint.failing_since))}</p>
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
  const [types, setTypes] = useState<readonly FeedEventType[]>(FEED_EVENT_TYPES);
  const [secret, setSecret] = useState<string | null>(null);
  const create = useAction(async () => {
    const body = { url, event_types: [...types] };
    const created = await answer(api.POST("/api/webhook-endpoints", { body }));
    setSecret(created.secret);
  });
  return (
    <section class="panel">
      <h2>{TEXTS.add.title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void create.run();
        }}
      >
        <TextField label={TEXTS.add.address} type="url" value={url} onValue={setUrl} required hint={TEXTS.add.hint} />
        <fieldset class="choices">
          <legend>{TEXTS.add.events}</legend>
          {FEED_EVENT_TYPES.map((type) => (
            <CheckField
              key={type}
              checked={types.includes(type)}
              onChecked={(on) => setTypes(on ? [...types, type] : types.filter((other) => other !== type))}
            >
              {TEXTS.types[type]}
            </CheckField>
          ))}
        </fieldset>
        {create.failure && <Notice tone="danger">{create.failure}</Notice>}
        <button type="submit" class="button primary" disabled={create.busy || types.length === 0}>
          {types.length === 0 ? TEXTS.add.chooseEvents : TEXTS.add.create}
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
