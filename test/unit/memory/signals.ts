import { classifySignal } from "../../../src/features/memory/signal.rules.ts";
import type { Signal } from "../../../src/domain/memory/memory.model.ts";

let signals = 0;

/** A signal of which a test names what matters. */
export function signal(given: Partial<Signal> = {}): Signal {
  const signalType = given.signalType ?? "followup_requested";
  return {
    id: `signal-${++signals}`,
    officerId: "alice",
    workflowId: "case-1",
    signalType,
    ...classifySignal(signalType),
    source: "review",
    iteration: 1,
    templateId: "psp_merchant_onboarding",
    country: "BE",
    context: {},
    createdAt: "2026-11-20T10:00:00.000Z",
    ...given,
  };
}
