import type { Check } from "./case-model.ts";
import { OUTCOMES } from "./judgement-words.ts";

export function CheckOutcome({ outcome }: Pick<Check, "outcome">) {
  const [tone, name] = OUTCOMES[outcome];
  return <span class={`badge ${tone}`}>{name}</span>;
}
