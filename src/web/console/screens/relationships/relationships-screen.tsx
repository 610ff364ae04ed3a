import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Status } from "../../ui/badges.tsx";
import { formatDate, formatDay, formatNumber, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { RelationshipPage } from "./relationship-page.tsx";
import { STATE_TONES } from "./state-tones.ts";

type Relationship = Schemas["RelationshipList"]["relationships"][number];

const STATES = ["active", "restricted", "in_review", "exit_planned", "ended"] as const;
const SORTS = { since: "Newest first", next_review_at: "Next review first", name: "By name" } as const;
type Sort = keyof typeof SORTS;
const PER_PAGE = 50;

/** Approved customers, or one of them. */
export function RelationshipsScreen({ route }: ScreenProps) {
  const [, id] = route.path;
  return id === undefined ? <RelationshipList route={route} /> : <RelationshipPage relationshipId={id} />;
}

function RelationshipList({ route }: Pick<ScreenProps, "route">) {
  const state = STATES.find((one) => one === route.query.get("state"));
  const sort = (Object.keys(SORTS) as Sort[]).find((one) => one === route.query.get("sort")) ?? "since";
  const q = route.query.get("q") ?? "";
  const [more, setMore] = useState<{ of: string; items: readonly Relationship[]; next: string | null } | null>(null);
  const key = `relationships/${state ?? ""}/${sort}/${q}`;
  const read = (cursor?: string) =>
    answer(
      api.GET("/api/relationships", {
        params: {
          query: { sort, limit: PER_PAGE, ...(state && { state }), ...(q && { q }), ...(cursor && { cursor }) },
        },
      }),
    );
  const list = useResource(key, () => read());
  const further = more?.of === key ? more : null;
  return (
    <div class="stack">
      <header class="head">
        <h1>Relationships</h1>
      </header>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          aria-label="Name or number"
          placeholder="Name or number"
          value={q}
          onInput={(event) => replaceQuery({ q: event.currentTarget.value })}
        />
        <select
          aria-label="State"
          value={state ?? ""}
          onChange={(event) => replaceQuery({ state: event.currentTarget.value })}
        >
          <option value="">Every state</option>
          {STATES.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
        <select aria-label="Order" value={sort} onChange={(event) => replaceQuery({ sort: event.currentTarget.value })}>
          {Object.entries(SORTS).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </form>
      <ResourceView of={list}>
        {(data) => {
          const items = [...data.relationships, ...(further?.items ?? [])];
          const next = further ? further.next : data.next_cursor;
          if (items.length === 0) {
            return <Empty>{q || state ? "No relationship fits." : "No customer has been approved yet."}</Empty>;
          }
          return (
            <>
              <Table items={items} />
              {next !== null && (
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    void read(next).then((page) =>
                      setMore({
                        of: key,
                        items: [...(further?.items ?? []), ...page.relationships],
                        next: page.next_cursor,
                      }),
                    )
                  }
                >
                  Show more
                </button>
              )}
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}

const Table = ({ items }: { readonly items: readonly Relationship[] }) => (
  <TableBox label="Relationships">
    <table class="table case-table">
      <TableHead columns={["Customer", "State", "Risk", "Next review", "Customer since"]} />
      <tbody>
        {items.map((item) => (
          <tr key={item.relationship_id}>
            <th scope="row">
              <a href={href("relationships", item.relationship_id)}>{item.name}</a>
              <span class="muted num">
                {item.country} {formatNumber(item.registration_number)}
              </span>
            </th>
            <td>
              <Status status={item.state} tone={STATE_TONES[item.state]} />
            </td>
            <td>{item.risk_rating === null ? <span class="muted">Not rated</span> : words(item.risk_rating)}</td>
            <td class="num">{item.next_review_at === null ? "–" : formatDate(item.next_review_at)}</td>
            <td class="muted num">{formatDay(item.since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);
