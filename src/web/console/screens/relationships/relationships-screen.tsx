import { RELATIONSHIP_STATES } from "../../../../domain/relationships/relationship.model.ts";
import { answer, api, type Schemas } from "../../api/client.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { Status } from "../../ui/badges.tsx";
import { formatDate, formatDay, formatNumber, levelWord, stateWord } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { RelationshipPage } from "./relationship-page.tsx";
import { STATE_TONES } from "./state-tones.ts";
import { RELATIONSHIPS } from "./texts.ts";

type Relationship = Schemas["RelationshipList"]["relationships"][number];

const TEXTS = RELATIONSHIPS.list;
type Sort = keyof typeof TEXTS.sorts;
const SORTS = Object.keys(TEXTS.sorts) as Sort[];
const PER_PAGE = 50;

/** Approved customers, or one of them. */
export function RelationshipsScreen({ route }: ScreenProps) {
  const [, id] = route.path;
  return id === undefined ? <RelationshipList route={route} /> : <RelationshipPage relationshipId={id} />;
}

function RelationshipList({ route }: Pick<ScreenProps, "route">) {
  const state = RELATIONSHIP_STATES.find((one) => one === route.query.get("state"));
  const sort = SORTS.find((one) => one === route.query.get("sort")) ?? "since";
  const q = route.query.get("q") ?? "";
  const pages = usePages(`relationships/${state ?? ""}/${sort}/${q}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/relationships", {
          params: {
            query: { sort, limit: PER_PAGE, ...(state && { state }), ...(q && { q }), ...(cursor && { cursor }) },
          },
        }),
      ),
    itemsOf: (page) => page.relationships,
    idOf: (item) => item.relationship_id,
  });
  return (
    <div class="stack">
      <header class="head">
        <h1>{RELATIONSHIPS.title}</h1>
      </header>
      <form class="filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchBox label={TEXTS.search} value={q} onValue={(text) => replaceQuery({ q: text })} />
        <select
          aria-label={TEXTS.state}
          value={state ?? ""}
          onChange={(event) => replaceQuery({ state: event.currentTarget.value })}
        >
          <option value="">{TEXTS.everyState}</option>
          {RELATIONSHIP_STATES.map((name) => (
            <option key={name} value={name}>
              {stateWord(name)}
            </option>
          ))}
        </select>
        <select
          aria-label={TEXTS.order}
          value={sort}
          onChange={(event) => replaceQuery({ sort: event.currentTarget.value })}
        >
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {TEXTS.sorts[name]}
            </option>
          ))}
        </select>
      </form>
      <ResourceView of={pages.first} lines={10}>
        {() =>
          pages.items.length === 0 ? (
            <Empty>{q || state ? TEXTS.emptyFilter : TEXTS.empty}</Empty>
          ) : (
            <>
              <Table items={pages.items} />
              <ShowMore of={pages} />
            </>
          )
        }
      </ResourceView>
    </div>
  );
}

const Table = ({ items }: { readonly items: readonly Relationship[] }) => (
  <TableBox label={TEXTS.label}>
    <table class="table cards boxed">
      <TableHead columns={TEXTS.columns} />
      <tbody>
        {items.map((item) => (
          <tr key={item.relationship_id}>
            <th scope="row">
              <span class="company">
                <a href={href("relationships", item.relationship_id)} title={item.name}>
                  {item.name}
                </a>
                <span class="muted small">
                  {item.country} {formatNumber(item.registration_number)}
                </span>
              </span>
            </th>
            <td>
              <Status status={item.state} tone={STATE_TONES[item.state]} />
            </td>
            <td data-label={TEXTS.columns[2]}>
              {item.risk_rating === null ? (
                <span class="muted">{TEXTS.notRated}</span>
              ) : (
                <span>{levelWord(item.risk_rating)}</span>
              )}
            </td>
            <td class="nowrap" data-label={TEXTS.columns[3]}>
              {item.next_review_at === null ? (
                <span class="muted">{TEXTS.noReview}</span>
              ) : (
                <span>{formatDate(item.next_review_at)}</span>
              )}
            </td>
            <td class="muted nowrap" data-label={TEXTS.columns[4]}>
              <span>{formatDay(item.since)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
);
