import { href } from "../../../shell/route.ts";
import type { BadgeTone } from "../../../ui/badges.tsx";
import { formatDate, inSentence, words } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";
import { checkName } from "../judgement-words.ts";
import { documentName } from "./fact-format.ts";
import type { Customer } from "./customer-parts.tsx";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.documents;

type Item = Customer["documents"][number];

const TONES: Readonly<Record<Item["state"], BadgeTone>> = {
  accepted: "success",
  rejected: "danger",
  superseded: "quiet",
  not_accepted: "danger",
  not_examined: "attention",
};

/** Documents with what each is, who examined it and which checks rest on it. */
export function CustomerDocuments({ detail }: { readonly detail: CaseDetail }) {
  const { documents } = detail.customer;
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        {documents.length > 0 && <a href={href("cases", detail.workflow_id, "documents")}>{T.open}</a>}
      </header>
      {documents.length === 0 && <p class="muted">{T.none}</p>}
      <ul class="paper-list">
        {documents.map((item, index) => (
          <DocumentLine key={`${item.filename} ${index}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({
  item: { state, by, established, kind, requirement, filename, dated },
}: {
  readonly item: Item;
}) {
  return (
    <li>
      <span class="row">
        <b lang="en">{requirement}</b>
        <span class={`badge ${TONES[state]}`}>{T.states[state]}</span>
      </span>
      <p>{established.length > 0 ? `${T.establishes}: ${established.map(checkName).join(", ")}` : T.nothing}</p>
      <p class="source breaks">
        {filename}, {formatDate(dated)}, {kind === null ? T.unknownKind : inSentence(documentName(kind))}
        {by !== null && `, ${T.by} ${words(by)}`}
      </p>
    </li>
  );
}
