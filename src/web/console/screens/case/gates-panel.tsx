import type { PartProps } from "./case-model.ts";
import { gateWords } from "./judgement-words.ts";
import { CASE } from "./texts.ts";

const TEXTS = CASE.gates;

const STATES = {
  shut: ["danger", TEXTS.states.shut],
  not_established: ["attention", TEXTS.states.not_established],
  passed: ["success", TEXTS.states.passed],
} as const;
const ORDER = Object.keys(STATES);

/** Gates that no natural person can meet. */
const OF_COMPANIES: readonly string[] = ["dissolved_entity", "open_ubo_discrepancy"];

/** What blocks a decision: blocked gates first, each with what opens it. */
export function GatesPanel({ detail }: Pick<PartProps, "detail">) {
  const isPerson = detail.customer.kind === "person";
  const stated = detail.gates.filter(({ gate }) => !(isPerson && OF_COMPANIES.includes(gate)));
  const gates = stated.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
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
