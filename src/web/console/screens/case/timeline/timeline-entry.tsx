import type { Schemas } from "../../../api/client.ts";
import { href } from "../../../shell/route.ts";
import { Details } from "../../../ui/details.tsx";
import { formatTime, stateWord, wordFrom, words } from "../../../ui/format.ts";
import { officerName } from "../../../ui/person.tsx";
import { UI } from "../../../ui/texts.ts";
import { ASSIGNMENT } from "../assignment-texts.ts";
import { documentName } from "../customer/fact-format.ts";
import { DOCUMENTS } from "../documents/document-texts.ts";
import { TIMELINE as TEXTS } from "./texts.ts";

type Entry = Schemas["CaseTimeline"]["entries"][number];

interface Props {
  readonly entry: Entry;
  readonly workflowId: string;
}

/** What happened, who did it and when; what officers wrote about it; its data and hash one click away. */
export function TimelineEntry({ entry, workflowId }: Props) {
  const { at, actor, event, kind, details, seq, hash } = entry;
  const quote = quoteOf(entry);
  return (
    <li>
      <time class="muted num" dateTime={at}>
        {formatTime(at)}
      </time>
      <div>
        <b>
          <Headline entry={entry} workflowId={workflowId} />
        </b>{" "}
        <span class="muted">{TEXTS.by(nameOf(actor))}</span>
        {event === "CASE_ASSIGNED" && <Terms details={details} />}
        {event === "INVESTIGATION_COMPLETED" && (
          <p class="muted">{TEXTS.about(TEXTS.findings, textOf(details, "findings"))}</p>
        )}
        {quote !== null && <p class="as-written breaks">{quote}</p>}
        {kind === "monitoring" && <Outcome details={details} />}
        {seq !== null && (
          <details>
            <summary class="muted">{TEXTS.entry(seq)}</summary>
            <div lang="en">
              <Details of={details} />
            </div>
            <p class="muted">{TEXTS.hash}</p>
            <code class="breaks">{hash}</code>
          </details>
        )}
      </div>
    </li>
  );
}

function Headline({ entry, workflowId }: Props) {
  const { event, details } = entry;
  if (event === "MONITORING_EVENT") {
    return (
      <a lang="en" href={href("monitoring", textOf(details, "event_id"))}>
        {textOf(details, "title")}
      </a>
    );
  }
  const document = documentOf(entry);
  const text = (
    <>
      {headlineOf(entry)}
      {document !== null && (
        <>
          {" · "}
          {DOCUMENT_KINDS[document] ?? documentName(document)}
        </>
      )}
    </>
  );
  if (event === "COMMENT_ADDED") return <a href={href("cases", workflowId, "conversation")}>{text}</a>;
  if (/^(?:DOCUMENT|EVIDENCE)_/.test(event)) return <a href={href("cases", workflowId, "documents")}>{text}</a>;
  return text;
}

const DOCUMENT_KINDS: Readonly<Partial<Record<string, string>>> = DOCUMENTS.kinds;
const EVENTS: Readonly<Partial<Record<string, string>>> = TEXTS.events;
const READINGS: Readonly<Partial<Record<string, string>>> = TEXTS.readings;

/** In words of the reader; an event that the console has no words for as the audit chain names it. */
function headlineOf({ event, details }: Entry): string {
  const text = (name: string) => textOf(details, name);
  switch (event) {
    case "CASE_ASSIGNED":
      return text("assignee") === "" ? TEXTS.assignedToNobody : TEXTS.assigned(officerName(text("assignee")));
    case "DECISION_APPLIED":
      return TEXTS.decided(stateWord(text("status")));
    case "DECISION_PARKED":
    case "DECISION_BLOCKED":
    case "PROVISIONAL_DECISION_RECORDED":
    case "SECOND_APPROVAL_GIVEN":
    case "SECOND_APPROVAL_REFUSED":
      return TEXTS.about(EVENTS[event]!, decisionOf(text("decision")));
    case "INVESTIGATION_STARTED":
    case "INVESTIGATION_COMPLETED":
    case "INVESTIGATION_FAILED":
      return TEXTS.round(EVENTS[event]!, text("iteration"));
    case "DOCUMENTS_SUBMITTED":
      return TEXTS.submitted(text("documents"), text("answers"));
    case "DOCUMENT_READ":
      return READINGS[text("status")] ?? EVENTS[event]!;
    default:
      return EVENTS[event] ?? words(event);
  }
}

/** Which document an entry is about, by its kind or by what was asked for, as the interface names it. */
function documentOf({ event, details }: Entry): string | null {
  if (!/^(?:DOCUMENT|EVIDENCE)_/.test(event)) return null;
  const requirement = textOf(details, "requirement_id");
  const named = textOf(details, "kind") || (requirement.startsWith("followup_") ? "" : requirement);
  return named === "" ? null : named;
}

const decisionOf = (decision: string): string => wordFrom(TEXTS.decisions, decision);

const textOf = (details: Entry["details"], name: string): string => {
  const value = details[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

const WRITTEN = ["text", "reason", "justification", "comment", "notes", "note"];

/** What somebody wrote about it; a withdrawn comment has no words any more. */
function quoteOf({ event, details, kind }: Entry): string | null {
  if (event === "COMMENT_ADDED" && details["withdrawn"] !== null && details["text"] === null) return TEXTS.withdrawn;
  if (kind === "monitoring") return null;
  return WRITTEN.map((name) => textOf(details, name)).find((text) => text !== "") ?? null;
}

/** Until when an assigned case is due and how urgent it is, as far as an officer said so. */
function Terms({ details }: { readonly details: Entry["details"] }) {
  const [due, priority] = [textOf(details, "due_at"), textOf(details, "priority")];
  const priorities: Readonly<Partial<Record<string, string>>> = ASSIGNMENT.priorities;
  const said = [
    ...(due === "" ? [] : [UI.dueOn(formatTime(due))]),
    ...(priority === "" ? [] : [TEXTS.about(ASSIGNMENT.priority, priorities[priority] ?? words(priority))]),
  ];
  return said.length === 0 ? null : <p class="muted">{said.join(" · ")}</p>;
}

/** What was made of a monitoring event; one that nobody disposed of says so. */
function Outcome({ details }: { readonly details: Entry["details"] }) {
  const disposition = textOf(details, "disposition");
  if (disposition === "") return <p class="muted">{TEXTS.open}</p>;
  const known: Readonly<Partial<Record<string, string>>> = TEXTS.dispositions;
  const by = nameOf(textOf(details, "disposed_by"));
  return (
    <>
      <p>{TEXTS.disposed(known[disposition] ?? words(disposition), by, formatTime(textOf(details, "disposed_at")))}</p>
      {textOf(details, "reason") !== "" && <p class="as-written breaks">{textOf(details, "reason")}</p>}
    </>
  );
}

function nameOf(actor: string): string {
  if (actor === "system") return TEXTS.service;
  return actor === "customer" ? TEXTS.customer : officerName(actor);
}
