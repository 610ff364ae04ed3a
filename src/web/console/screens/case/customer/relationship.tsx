import { href } from "../../../shell/route.ts";
import { formatDate, formatDay, levelWord, stateWord } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";
import type { Picture } from "./fact-model.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.relationship;

interface Props {
  readonly detail: CaseDetail;
  readonly relationship: Picture["relationship"];
}

/** The business relationship with the customer, its cases, and what changed since the last decision. */
export function Relationship({ detail, relationship }: Props) {
  return (
    <section class="panel" aria-label={T.title}>
      <h2>{T.title}</h2>
      {relationship === null ? (
        <p class="muted">{T.none}</p>
      ) : (
        <>
          <p>
            {stateWord(relationship.state)}. {T.since} {formatDay(relationship.since)}.{" "}
            <a href={href("relationships", relationship.relationship_id)}>{T.open}</a>
          </p>
          <h3>{T.cases}</h3>
          <ul class="plain">
            {relationship.cases.map(({ workflow_id: id, part, added_at: added, decided_at: decided }) => (
              <li key={id}>
                {id === detail.workflow_id ? T.thisCase : <a href={href("cases", id)}>{T.parts[part]}</a>}{" "}
                <span class="muted">
                  {formatDay(added)}, {decided === null ? T.undecided : `${T.decided} ${formatDay(decided)}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Since detail={detail} />
    </section>
  );
}

/** Of a review: the last decision, and what is different now. */
function Since({ detail }: Pick<Props, "detail">) {
  const { review_of: review, since_last_decision: since } = detail;
  if (review === null || since === null) return null;
  const names = (list: readonly string[] | null, unknown: string) =>
    list === null ? unknown : list.length === 0 ? T.nobody : list.join(", ");
  const files = (list: readonly { readonly filename: string; readonly dated: string }[]) =>
    list.length === 0 ? T.nothing : list.map(({ filename, dated }) => `${filename}, ${formatDate(dated)}`).join("; ");
  const rows: readonly (readonly [name: string, text: string])[] = [
    [T.triggers, since.triggers.map(({ reason, at }) => `${reason} (${formatDay(at)})`).join("; ") || review.reason],
    [T.ratingBefore, since.rating_before === null ? T.notRated : levelWord(since.rating_before)],
    [T.ratingNow, since.rating_now === null ? T.notRated : levelWord(since.rating_now)],
    [T.joined, names(since.parties_joined, T.notKnown)],
    [T.left, names(since.parties_left, T.noRegister)],
    [T.carried, files(since.documents_carried)],
    [T.renewed, files(since.documents_renewed)],
    [T.asked, [...since.asked_documents, ...since.asked_questions].join("; ") || T.nothing],
  ];
  return (
    <>
      <h3>
        {T.review}:{" "}
        <a href={href("cases", review.workflow_id)}>
          {T.before}, {formatDay(since.decided_at)}
        </a>
        {since.restrictions.length > 0 && ` ${T.restrictions}: ${since.restrictions.join("; ")}`}
      </h3>
      <dl class="known-facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class="breaks">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
