import { words } from "../../../ui/format.ts";
import { officerName, Person } from "../../../ui/person.tsx";
import type { CaseDetail } from "../case-model.ts";
import { sourceName } from "../customer/fact-format.ts";
import { gateWords } from "../judgement-words.ts";
import { overriddenGate, type Pending } from "./decisions.ts";
import { OpenChecks } from "./gate-notice.tsx";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly pending: Pending;
}

/** What the maker wrote: the reason, every override beside what it overrides, the limits, the requests. */
export function PendingWords({ detail, pending }: Props) {
  const { second } = TEXTS;
  const maker = officerName(pending.maker);
  const overrides = Object.entries(pending.overrides);
  return (
    <>
      <section class="said">
        <p class="row">
          <Person id={pending.maker} />
          <span class="muted">{second.reasonOf(maker)}</span>
        </p>
        {pending.reason ? <blockquote class="lines">{pending.reason}</blockquote> : <p>{second.noReason}</p>}
      </section>
      {overrides.length > 0 && (
        <section class="second-section" aria-labelledby="overridden">
          <h3 id="overridden">{second.overridden}</h3>
          <p class="muted">{second.inWords(overrides.length, maker)}</p>
          {overrides.map(([field, text]) => (
            <Overridden key={field} field={field} text={text} detail={detail} pending={pending} />
          ))}
        </section>
      )}
      <Lines title={second.limits} texts={pending.restrictions} />
      <Lines title={second.asked} texts={pending.follow_up_tasks.map(({ description }) => description)} />
    </>
  );
}

function Overridden({ field, text, detail, pending }: Props & { readonly field: string; readonly text: string }) {
  const gate = overriddenGate(field);
  const { name, why } = gate ? gateWords(gate) : { name: words(field), why: "" };
  const open = detail.checks.filter(({ check }) => pending.open_checks.includes(check));
  return (
    <section class="said" aria-label={name}>
      <p class="row">
        <b>{name}</b>
        <span class="badge attention">{TEXTS.second.mark}</span>
      </p>
      {gate === "mandatory_check_open" && open.length > 0 ? (
        <OpenChecks checks={open} />
      ) : (
        <p class="muted">{gate === "open_ubo_discrepancy" ? (discrepancyText(detail) ?? why) : why}</p>
      )}
      <blockquote class="lines">{text}</blockquote>
    </section>
  );
}

function discrepancyText({ discrepancies }: CaseDetail): string | null {
  const open = discrepancies.filter(({ kind, status }) => kind === "ubo" && status === "open");
  const texts = open.map(({ declared, observed, source }) =>
    TEXTS.second.differs(declared, observed, sourceName(source)),
  );
  return texts.length === 0 ? null : texts.join(" ");
}

function Lines({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section class="second-section">
      <h3>{title}</h3>
      <ul class="bullets">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
