import type { ComponentChildren } from "preact";
import { formatNumber, formatTime } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";
import { factName, sourceName } from "./fact-format.ts";
import { identifyingFacts, otherFacts, type Picture, type Shown, shownOf } from "./fact-model.ts";
import { MISSING, CUSTOMER } from "./texts.ts";

const T = CUSTOMER.identity;
const FIELDS = CUSTOMER.comparison.facts;

interface Props {
  readonly detail: CaseDetail;
  readonly picture: Picture;
}

/** Facts of the register and of other sources, each with its source and time under it. */
export function Identity({ detail, picture }: Props) {
  const { customer } = detail;
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
      </header>
      <dl class="known-facts">
        <Declared detail={detail} />
        {identifyingFacts(picture).map((fact) => (
          <Fact key={fact} name={factName(fact)} stated={shownOf(picture, fact)} />
        ))}
        {customer.kind === "company" && customer.register === null && (
          <Entry name={sourceName("register")}>
            <p class="muted">{T.nobody}</p>
          </Entry>
        )}
      </dl>
    </section>
  );
}

/** What the customer says of itself, whatever the sources answer. */
function Declared({ detail: { customer, created_at, vat_number } }: Pick<Props, "detail">) {
  const { name, number, number_origin, seat, since, country, kind, persons } = customer;
  const customerSaid = `${sourceName("customer")}, ${formatTime(created_at)}`;
  const isPerson = kind === "person";
  return (
    <>
      <Entry name={FIELDS.name} source={customerSaid}>
        <p>{name}</p>
      </Entry>
      {!isPerson && (
        <Entry
          name={FIELDS.number}
          source={
            number_origin === "registered" && customer.register
              ? `${sourceName(customer.register.source)}, ${formatTime(customer.register.as_of)}`
              : customerSaid
          }
        >
          <p>{number === null ? <span class="muted">{MISSING.not_declared}</span> : formatNumber(number)}</p>
        </Entry>
      )}
      {vat_number !== null && (
        <Entry name={FIELDS.vat_number} source={customerSaid}>
          <p>{vat_number}</p>
        </Entry>
      )}
      <Entry name={T.country} source={customerSaid}>
        <p>{country}</p>
      </Entry>
      {isPerson && (
        <>
          <Entry name={FIELDS.birth_date} source={customerSaid}>
            <p>{since ?? <span class="muted">{MISSING.not_declared}</span>}</p>
          </Entry>
          <Entry name={FIELDS.nationality} source={customerSaid}>
            <p>{persons[0]?.nationality ?? <span class="muted">{MISSING.not_declared}</span>}</p>
          </Entry>
          <Entry name={T.residence} source={customerSaid}>
            <p>{seat ?? <span class="muted">{MISSING.not_declared}</span>}</p>
          </Entry>
        </>
      )}
    </>
  );
}

/** All that the sources state beside the identity, source by source. */
export function OtherFacts({ picture }: Pick<Props, "picture">) {
  const bySource = otherFacts(picture);
  if (bySource.size === 0) return null;
  return (
    <section class="panel" aria-label={T.more}>
      <h2>{T.more}</h2>
      {[...bySource].map(([source, facts]) => (
        <section key={source} class="source-facts" aria-label={sourceName(source)}>
          <h3>{sourceName(source)}</h3>
          <dl class="known-facts">
            {facts.map((fact) => (
              <Fact key={fact} name={factName(fact)} stated={shownOf(picture, fact, source)} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Fact({ name, stated }: { readonly name: string; readonly stated: readonly Shown[] }) {
  const [newest, ...earlier] = stated;
  if (newest === undefined) return null;
  return (
    <Entry name={name} source={`${sourceName(newest.source)}, ${formatTime(newest.at)}`}>
      <Lines of={newest.lines} />
      {earlier.map(({ lines, source, at }) => (
        <div key={`${source} ${at}`} class="earlier">
          <Lines of={lines} />
          <p class="source">
            {T.earlier}: {sourceName(source)}, {formatTime(at)}
          </p>
        </div>
      ))}
    </Entry>
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <>
    {of.map((line, at) => (
      <p key={at} class="lines">
        {line}
      </p>
    ))}
  </>
);

interface EntryProps {
  readonly name: string;
  readonly source?: string;
  readonly children: ComponentChildren;
}

const Entry = ({ name, source, children }: EntryProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children}
      {source !== undefined && <p class="source">{source}</p>}
    </dd>
  </div>
);
