import { href } from "../../../shell/route.ts";
import { formatDate, formatTime, listWord } from "../../../ui/format.ts";
import { TableBox } from "../../../ui/table-box.tsx";
import { TableHead } from "../../../ui/table-head.tsx";
import type { CaseDetail } from "../case-model.ts";
import { formatAmount } from "./fact-format.ts";
import { type Customer, ScreeningState } from "./customer-parts.tsx";
import { exposureSearched } from "./counts.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.people;

type Person = Customer["persons"][number];

const ORIGINS: Readonly<Record<Person["origin"], string>> = {
  registered: T.origins.registered,
  declared: T.origins.declared,
  document: T.origins.document,
  filed: T.origins.filed,
  provider: T.origins.provider,
};

/** People and companies behind the customer: what they are, who says so, and what the lists say of them. */
export function CustomerPersons({ detail }: { readonly detail: CaseDetail }) {
  const { persons, kind, screened } = detail.customer;
  const heading = kind === "company" ? T.people(persons.length) : T.person;
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{heading}</h2>
        <span class="muted">
          {screened.screened_at === null ? T.never : `${T.screened} ${formatTime(screened.screened_at)}`}
        </span>
      </header>
      {persons.length === 0 ? (
        <p class="muted">{T.none}</p>
      ) : (
        <TableBox label={heading}>
          <table class="table cards boxed">
            <TableHead columns={T.columns} />
            <tbody>
              {persons.map((person) => (
                <PersonRow
                  key={`${person.kind} ${person.name} ${person.birth_date}`}
                  person={person}
                  workflowId={detail.workflow_id}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      <Screened customer={detail.customer} />
    </section>
  );
}

function PersonRow({ person, workflowId }: { readonly person: Person; readonly workflowId: string }) {
  const {
    name,
    kind,
    role,
    since,
    share_percent: share,
    birth_date: birth,
    nationality,
    origin,
    by_others: others,
  } = person;
  const isHit = ["open_hit", "confirmed", "cleared"].includes(person.screening);
  const missing = (text: string) => <span class="muted">{text}</span>;
  return (
    <tr>
      <th scope="row" class="breaks">
        {name}
        {kind === "company" && <span class="muted"> ({T.company})</span>}
      </th>
      <td data-label={T.columns[1]} class="breaks">
        <span lang="en">{role}</span>
        {since !== null && <p class="source">{T.since(formatDate(since))}</p>}
      </td>
      <td data-label={T.columns[2]}>
        {share === null ? missing(T.noShare) : `${formatAmount(share)} %`}
        <Origin of={others?.share_percent} />
      </td>
      <td data-label={T.columns[3]}>
        {birth === null ? missing(kind === "company" ? T.notOfCompanies : T.noBirth) : formatDate(birth)}
        <Origin of={others?.birth_date} />
      </td>
      <td data-label={T.columns[4]}>
        {nationality ?? missing(T.noCountry)}
        <Origin of={others?.nationality} />
      </td>
      <td data-label={T.columns[5]}>
        <div>
          <ScreeningState of={person} />
          {isHit && (
            <p>
              <a href={href("cases", workflowId, "hits")}>{T.seeHit}</a>
            </p>
          )}
        </div>
      </td>
      <td data-label={T.columns[6]}>{ORIGINS[origin]}</td>
    </tr>
  );
}

/** Who says what the source that names the person does not say. */
const Origin = ({ of }: { readonly of: Person["origin"] | undefined }) =>
  of === undefined ? null : <p class="source">{ORIGINS[of]}</p>;

/** `source version`, such as `eu 2026-11-20`. */
const listName = (list: string): string => list.replace(/^\S+/, listWord);

/** What was searched for these names, and what was not. */
function Screened({ customer }: { readonly customer: Customer }) {
  const { lists, missing, unnamed } = customer.screened;
  return (
    <dl class="known-facts">
      <div>
        <dt>{T.own}</dt>
        <dd>
          <ScreeningState of={customer} />
        </dd>
      </div>
      <div>
        <dt>{T.lists}</dt>
        <dd>{lists.length > 0 ? lists.map(listName).join(", ") : T.noLists}</dd>
      </div>
      {missing.length > 0 && (
        <div>
          <dt>{T.missing}</dt>
          <dd>{missing.map(listWord).join(", ")}</dd>
        </div>
      )}
      {unnamed.length > 0 && (
        <div>
          <dt>{T.unnamed}</dt>
          <dd>{unnamed.join(", ")}</dd>
        </div>
      )}
      <div>
        <dt>{T.peps}</dt>
        <dd>{exposureSearched(customer)}</dd>
      </div>
    </dl>
  );
}
