import { answer, api, type Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { formatAge, formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { useAction } from "../../ui/use-action.ts";
import { usePages } from "../../ui/use-pages.ts";
import { MailChoice } from "./mail-choice.tsx";
import { NOTIFICATIONS as TEXTS } from "./texts.ts";

type Item = Schemas["Notification"];

const POLL_MS = 15_000;
const PER_PAGE = 50;

/** What the officer was told, or which of it comes by mail. */
export function NotificationsScreen({ route }: ScreenProps) {
  return route.path[1] === "mail" ? <MailChoice /> : <NotificationList />;
}

/** What is not read yet says so in a word and in weight. */
function NotificationList() {
  const pages = usePages("notifications", {
    read: (cursor?: string) =>
      answer(api.GET("/api/notifications", { params: { query: { limit: PER_PAGE, ...(cursor && { cursor }) } } })),
    itemsOf: (page) => page.notifications,
    idOf: (item) => item.notification_id,
    pollMs: POLL_MS,
  });
  const read = useAction(async (id: string) => {
    const params = { path: { notification_id: id } };
    await answer(api.POST("/api/notifications/{notification_id}/read", { params }));
    await pages.first.reload();
  });
  return (
    <div class="stack">
      <PageHead title={TEXTS.title}>
        <a class="button" href="#/notifications/mail">
          {TEXTS.mail.title}
        </a>
      </PageHead>
      {read.failure && <Notice tone="danger">{read.failure}</Notice>}
      <ResourceView of={pages.first} lines={8}>
        {() =>
          pages.items.length === 0 ? (
            <Empty>{TEXTS.empty}</Empty>
          ) : (
            <ul class="rows" aria-label={TEXTS.label}>
              {pages.items.map((item) => (
                <Row key={item.notification_id} item={item} onRead={() => void read.run(item.notification_id)} />
              ))}
            </ul>
          )
        }
      </ResourceView>
      <ShowMore of={pages} />
    </div>
  );
}

function Row({ item, onRead }: { readonly item: Item; readonly onRead: () => void }) {
  const isUnread = item.read_at === null;
  return (
    <li class={isUnread ? "unread" : undefined}>
      <a class="breaks" lang="en" href={placeOf(item)} onClick={() => isUnread && onRead()}>
        {item.text}
      </a>
      {isUnread && <span class="tag act">{TEXTS.unread}</span>}
      <time class="muted small nowrap" dateTime={item.at} title={formatTime(item.at)}>
        {formatAge(item.at)}
      </time>
      {isUnread && (
        <button type="button" class="link" aria-label={`${TEXTS.markRead}: ${item.text}`} onClick={onRead}>
          {TEXTS.markRead}
        </button>
      )}
    </li>
  );
}

/** The page of what a notification is about. */
function placeOf({ ids }: Item): string {
  if (ids["event_id"]) return href("monitoring", ids["event_id"]);
  if (ids["relationship_id"]) return href("relationships", ids["relationship_id"]);
  if (ids["endpoint_id"]) return href("webhooks", ids["endpoint_id"]);
  if (ids["workflow_id"]) return href("cases", ids["workflow_id"]);
  return "#/monitoring";
}
