import type { JSX } from "preact";
import type { Problem } from "../../../api/problem.ts";
import { Notice } from "../../../ui/notice.tsx";
import { checkName, gateWords } from "../judgement-words.ts";
import { DECISION as TEXTS } from "./texts.ts";

interface Props {
  readonly problem: Problem | null;
  readonly failure: JSX.Element;
}

/** A refused decision in words: the gate that blocks it, what opens it, and the checks that are open. */
export function Refusal({ problem, failure }: Props) {
  if (!problem?.gate) return <Notice tone="danger">{failure}</Notice>;
  const { name, why, opens } = gateWords(problem.gate);
  const checks = problem.open_checks ?? [];
  return (
    <Notice tone="danger">
      <p>
        <b>{TEXTS.gate.blocked(name)}</b> {why || failure}
      </p>
      {checks.length > 0 && (
        <p>
          {TEXTS.gate.open} {checks.map(checkName).join(", ")}.
        </p>
      )}
      {opens && (
        <p>
          <b>{TEXTS.gate.opens}</b> {opens}
        </p>
      )}
    </Notice>
  );
}
