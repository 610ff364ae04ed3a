import { formatDate, formatNumber, formatTime, words } from "../../../ui/format.ts";
import type { PartProps } from "../case-model.ts";
import { type Customer, Known, ScreeningState } from "./customer-parts.tsx";
import { CustomerDocuments } from "./customer-documents.tsx";
import { CustomerPersons } from "./customer-persons.tsx";

/** The customer: identity by the register, people and companies behind it, purpose and documents. */
export function CustomerPanel({ detail }: Pick<PartProps, "detail">) {
  const { customer } = detail;
  return (
    <section class="panel" aria-label="Customer">
      <header class="panel-head">
        <h2>Customer</h2>
        <span class="muted">{sourceOf(customer)}</span>
      </header>
      <div class="customer-facts">
        {customer.kind === "company" ? <CompanyFacts customer={customer} /> : <PersonFacts customer={customer} />}
        <Screened customer={customer} />
      </div>
      <CustomerPersons persons={customer.persons} isCompany={customer.kind === "company"} />
      <div class="customer-rest">
        <Purpose customer={customer} />
        <CustomerDocuments documents={customer.documents} />
      </div>
    </section>
  );
}

function sourceOf({ kind, register }: Customer): string {
  if (register) return `${words(register.source)}, as of ${formatDate(register.as_of)}`;
  return kind === "person" ? "As declared by the customer" : "No register has answered: as declared by the customer";
}

const STATUSES = { active: "Active", stopped: "Ended", not_found: "The register does not know this number" } as const;

function CompanyFacts({ customer }: { readonly customer: Customer }) {
  const { name, registered_name, number, number_origin, form, status, situation, seat, since, activities } = customer;
  const differs = registered_name !== null && registered_name !== name;
  return (
    <dl class="facts">
      <dt>Registered name</dt>
      <dd>
        <Known value={registered_name} />
        {differs && <p class="muted">declared as {name}</p>}
      </dd>
      <dt>Number</dt>
      <dd class="num">
        <Known value={number === null ? null : formatNumber(number)} />
        {number_origin === "declared" && <span class="muted"> (declared, not registered)</span>}
      </dd>
      <dt>Status</dt>
      <dd>
        <Known value={status === null ? null : STATUSES[status]} />
        {situation !== null && `, ${situation}`}
      </dd>
      <dt>Legal form</dt>
      <dd>
        <Known value={form} />
      </dd>
      <dt>Since</dt>
      <dd>
        <Known value={since === null ? null : formatDate(since)} />
      </dd>
      <dt>Seat</dt>
      <dd>
        <Known value={seat} />
        {seat === null && <span class="muted"> (declared country: {customer.country})</span>}
      </dd>
      <dt>Activities</dt>
      <dd>
        <Known value={activities.join("; ") || null} />
      </dd>
    </dl>
  );
}

const PersonFacts = ({ customer }: { readonly customer: Customer }) => (
  <dl class="facts">
    <dt>Name</dt>
    <dd>{customer.name}</dd>
    <dt>Birth date</dt>
    <dd>
      <Known value={customer.since === null ? null : formatDate(customer.since)} />
    </dd>
    <dt>Residence</dt>
    <dd>
      <Known value={customer.seat} />
    </dd>
    <dt>Country</dt>
    <dd>{customer.country}</dd>
  </dl>
);

/** `source version`, such as `eu 2026-11-20`. */
const listName = (list: string): string => list.replace(/^\S+/, words);

function Screened({ customer }: { readonly customer: Customer }) {
  const { lists, missing, politically_exposed: peps, screened_at: at } = customer.screened;
  return (
    <dl class="facts">
      <dt>Screening</dt>
      <dd>
        <ScreeningState of={customer} />
      </dd>
      <dt>Lists</dt>
      <dd>{lists.length > 0 ? lists.map(listName).join(", ") : "none was searched"}</dd>
      {missing.length > 0 && (
        <>
          <dt>Not searched</dt>
          <dd>{missing.map(words).join(", ")}</dd>
        </>
      )}
      <dt>PEP list</dt>
      <dd>{peps ? "searched for everybody" : "not searched for everybody"}</dd>
      <dt>Screened</dt>
      <dd>{at === null ? "never" : formatTime(at)}</dd>
    </dl>
  );
}

const Purpose = ({ customer }: { readonly customer: Customer }) => (
  <section class="customer-part">
    <h3>Purpose and expected use</h3>
    {customer.purpose.length === 0 && <p class="muted">The template asks no such question.</p>}
    <dl class="answers">
      {customer.purpose.map(({ question, text, answer }) => (
        <div key={question}>
          <dt>{text}</dt>
          <dd class="lines">{answer ?? <span class="muted">not answered</span>}</dd>
        </div>
      ))}
    </dl>
  </section>
);
