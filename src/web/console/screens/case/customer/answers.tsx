import type { Picture } from "./fact-model.ts";
import { formatDatesWithin } from "./fact-format.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.answers;

type Answer = Picture["answers"][number];

/** The words of a question that the form does not ask are those of its id. */
const isBeside = ({ question, text }: Pick<Answer, "question" | "text">): boolean =>
  text === question.replaceAll("_", " ");

/** Every question of the form in the words asked, with its answer, and what was answered before. */
export function Answers({ answers }: Pick<Picture, "answers">) {
  const given = answers.filter(({ answer }) => answer !== null).length;
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        <span class="muted">{T.count(given, answers.length)}</span>
      </header>
      {answers.length === 0 && <p class="muted">{T.none}</p>}
      <dl class="answers">
        {answers.map(({ question, text, answer, required, before = [] }) => (
          <div key={question}>
            <dt>
              <span lang="en">{text}</span> {isBeside({ question, text }) && <span>({T.beside})</span>}
            </dt>
            <dd>
              {answer === null ? (
                <span class="muted">
                  {T.unanswered}
                  {!required && `, ${T.optional}`}
                </span>
              ) : (
                answer.map((line, at) => (
                  <p key={at} class="breaks">
                    {formatDatesWithin(line)}
                  </p>
                ))
              )}
              {before.length > 0 && (
                <div class="earlier">
                  <p class="source">{T.before}</p>
                  {before.map((earlier) => (
                    <p key={earlier} class="breaks">
                      {formatDatesWithin(earlier)}
                    </p>
                  ))}
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
