/** Consecutive failures that open a circuit, and how long it stays open before a trial request. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

interface Circuit {
  failures: number;
  openUntilMs: number;
  /** A trial request is under way. */
  isTrying: boolean;
}

/**
 * Circuit breakers, so that callers do not wait for a source that is down. The state is kept in the isolate, which
 * avoids a round trip.
 */
export class CircuitBreakers {
  readonly #circuits = new Map<string, Circuit>();

  /** Whether a request is allowed. The first one after the pause is the trial request. */
  allows(key: string, nowMs: number): boolean {
    const circuit = this.#circuits.get(key);
    if (!circuit || circuit.failures < FAILURES_TO_OPEN) return true;
    if (nowMs < circuit.openUntilMs) return false;
    circuit.openUntilMs = nowMs + OPEN_MS;
    circuit.isTrying = true;
    return true;
  }

  isOpen(key: string): boolean {
    return (this.#circuits.get(key)?.failures ?? 0) >= FAILURES_TO_OPEN;
  }

  isTrying(key: string): boolean {
    return this.#circuits.get(key)?.isTrying ?? false;
  }

  succeeded(key: string): void {
    this.#circuits.delete(key);
  }

  failed(key: string, nowMs: number): void {
    const circuit = this.#circuits.get(key) ?? { failures: 0, openUntilMs: 0, isTrying: false };
    circuit.failures++;
    circuit.isTrying = false;
    circuit.openUntilMs = nowMs + OPEN_MS;
    this.#circuits.set(key, circuit);
  }
}
