import type { Problem } from "../../../api/problem.ts";
import { Notice } from "../../../ui/notice.tsx";
import { checkName, gateWords } from "../judgement-words.ts";

interface Props {
  readonly problem: Problem | null;
  readonly failure: string;
}

/** A refused decision in words: the gate that blocks it, what opens it, and the checks that are open. */
export function Refusal({ problem, failure }: Props) {
  if (!problem?.gate) return <Notice tone="danger">{failure}</Notice>;
  const { name, why, opens } = gateWords(problem.gate);
  const checks = problem.open_checks ?? [];
  return (
    <Notice tone="danger">
      <p>
        <b>Blocked: {name}.</b> {why || failure}
      </p>
      {checks.length > 0 && <p>Open: {checks.map(checkName).join(", ")}.</p>}
      {opens && (
        <p>
          <b>What opens it:</b> {opens}
        </p>
      )}
    </Notice>
  );
}
