import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { formatAge, formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";

type Item = Schemas["Notification"];

const POLL_MS = 15_000;

/** What the officer was told, unread first. */
export function NotificationsScreen() {
  const list = useResource(
    "notifications",
    () => answer(api.GET("/api/notifications", { params: { query: { limit: 100 } } })),
    POLL_MS,
  );
  const read = useAction(async (id: string) => {
    const params = { path: { notification_id: id } };
    await answer(api.POST("/api/notifications/{notification_id}/read", { params }));
    await list.reload();
  });
  return (
    <div class="stack">
      <header class="head">
        <h1>Notifications</h1>
      </header>
      {read.failure && <Notice tone="danger">{read.failure}</Notice>}
      <ResourceView of={list}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <Empty>You were told of nothing yet.</Empty>
          ) : (
            <ul class="plain">
              {notifications.map((item) => (
                <li key={item.notification_id} class="entry">
                  <div>
                    <a
                      href={placeOf(item)}
                      onClick={() => item.read_at === null && void read.run(item.notification_id)}
                    >
                      {item.read_at === null ? <b>{item.text}</b> : item.text}
                    </a>
                    <p class="muted">
                      <time dateTime={item.at} title={formatTime(item.at)}>
                        {formatAge(item.at)}
                      </time>
                    </p>
                  </div>
                  {item.read_at === null && (
                    <button type="button" class="link" onClick={() => void read.run(item.notification_id)}>
                      Mark as read
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </div>
  );
}

/** The page of what a notification is about. */
function placeOf({ ids }: Item): string {
  if (ids["event_id"]) return href("monitoring", ids["event_id"]);
  if (ids["relationship_id"]) return href("relationships", ids["relationship_id"]);
  if (ids["endpoint_id"]) return href("webhooks", ids["endpoint_id"]);
  return "#/monitoring";
}
