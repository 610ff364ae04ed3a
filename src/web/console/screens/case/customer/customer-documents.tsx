import type { BadgeTone } from "../../../ui/badges.tsx";
import { formatDate, inSentence, words } from "../../../ui/format.ts";
import { checkName } from "../judgement-words.ts";
import type { Customer } from "./customer-parts.tsx";

type Item = Customer["documents"][number];

const STATES: Readonly<Record<Item["state"], readonly [tone: BadgeTone, name: string]>> = {
  accepted: ["success", "Accepted"],
  rejected: ["danger", "Rejected"],
  superseded: ["quiet", "Replaced"],
  not_examined: ["attention", "Not examined"],
};

/** Documents with what each is, who examined it and which checks rest on it. */
export function CustomerDocuments({ documents }: { readonly documents: Customer["documents"] }) {
  return (
    <section class="customer-part">
      <h3>Documents</h3>
      {documents.length === 0 && <p class="muted">None has arrived yet.</p>}
      <ul class="plain">
        {documents.map((item, index) => (
          <DocumentLine key={`${item.filename} ${index}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({ item }: { readonly item: Item }) {
  const [tone, name] = STATES[item.state];
  const { by, established, kind } = item;
  return (
    <li>
      <span class="row">
        <b>{item.requirement}</b>
        <span class={`badge ${tone}`}>{name}</span>
      </span>
      <p class="muted breaks">
        {item.filename}, {formatDate(item.dated)}
        {kind !== null && `, ${inSentence(words(kind))}`}
        {by !== null && `, by ${words(by)}`}
      </p>
      {established.length > 0 && <p>Establishes: {established.map(checkName).join(", ")}</p>}
    </li>
  );
}
