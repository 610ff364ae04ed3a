import { useLayoutEffect, useRef } from "preact/hooks";
import type { CaseDetail } from "../case-model.ts";
import { fourEyesWords, gateWords } from "../judgement-words.ts";
import { consequencesOf, type DecisionDraft, isProposal, linesOf } from "./decision-draft.ts";
import { type DecisionOption, overridesOf } from "./decisions.ts";
import { type TaskDraft, toRequest } from "./follow-up-tasks.tsx";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly detail: CaseDetail;
  readonly option: DecisionOption;
  readonly draft: DecisionDraft;
  readonly asked: readonly TaskDraft[];
}

/** The decision in one sentence, what it will do, and the officer's own words, before it is confirmed. */
export function DecisionRestated({ detail, option, draft, asked }: Props) {
  const { restate, next } = TEXTS;
  const sentence = useRef<HTMLHeadingElement>(null);
  // Not the button: a key that is still held down would press it.
  useLayoutEffect(() => sentence.current?.focus(), []);
  const proposes = isProposal(option);
  const overrides = overridesOf(option);
  const restrictions = option.requires.includes("restrictions") ? linesOf(draft.restrictions) : [];
  const steps = [
    ...(proposes
      ? [
          next.waits(option.needs_senior ?? false),
          next.because(option.four_eyes_reasons.map(fourEyesWords)),
          next.changes,
        ]
      : [next.atOnce]),
    ...consequencesOf(detail, option.decision, { restrictions, asked: asked.length }),
  ];
  return (
    <div class="restate">
      <h3 ref={sentence} tabIndex={-1}>
        {restate.title(option.decision, detail.company_name, proposes, overrides.length)}
      </h3>
      <section>
        <h4>{restate.happens}</h4>
        <ol>
          {steps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <section>
        <h4>{restate.wrote}</h4>
        <dl class="facts">
          <dt>{TEXTS.fields.reason}</dt>
          <dd class="lines">{draft.reason.trim()}</dd>
          {overrides.map(({ field, gate }) => (
            <Wrote key={field} of={gateWords(gate).name} text={draft.overrides[field]?.trim() ?? ""} />
          ))}
          {option.requires.includes("follow_up_tasks") && (
            <Wrote of={TEXTS.second.asked} text={asked.map((task) => toRequest(task).description).join("\n")} />
          )}
        </dl>
      </section>
    </div>
  );
}

const Wrote = ({ of: name, text }: { readonly of: string; readonly text: string }) => (
  <>
    <dt>{name}</dt>
    <dd class="lines">{text}</dd>
  </>
);
