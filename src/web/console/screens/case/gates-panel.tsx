import type { PartProps } from "./case-model.ts";
import { gateWords } from "./judgement-words.ts";

const STATES = {
  shut: ["danger", "Blocked"],
  not_established: ["attention", "Not checked"],
  passed: ["success", "Passed"],
} as const;
const ORDER = Object.keys(STATES);

/** What blocks a decision: blocked gates first, each with what opens it. */
export function GatesPanel({ detail }: Pick<PartProps, "detail">) {
  const gates = detail.gates.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <section class="panel">
      <h2>Blockers</h2>
      <ul class="plain gates">
        {gates.map(({ gate, state }) => {
          const [tone, name] = STATES[state];
          const { name: title, opens } = gateWords(gate);
          return (
            <li key={gate}>
              <span class={`badge ${tone}`}>{name}</span>
              <div>
                <b>{title}</b>
                {state === "shut" && <p class="muted">{opens}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
