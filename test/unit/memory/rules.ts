import { ANY_CASE, type OfficerMemory, type RememberedRule } from "../../../src/domain/memory/memory.model.ts";
import { derivedId } from "../../../src/platform/ids.ts";

/** A rule of which a test names what matters. */
export function rule(given: Omit<Partial<RememberedRule>, "condition"> & { condition?: object } = {}): RememberedRule {
  const text = given.text ?? "In all cases: look twice.";
  return {
    id: derivedId("rule", text),
    statement: text,
    kind: "emphasis",
    source: "auto-learned",
    safety_class: "non_suppressible",
    document_type: null,
    words: null,
    counts: null,
    ask: null,
    support: 1,
    officer_id: "alice",
    ...given,
    text,
    condition: { ...ANY_CASE, ...given.condition },
  };
}

export const memory = (given: Partial<OfficerMemory> = {}): OfficerMemory => ({
  officer_id: "alice",
  rules: [],
  passages: [],
  confidence: 42,
  ...given,
});
