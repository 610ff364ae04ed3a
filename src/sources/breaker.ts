/** Failures in a row that open a circuit, and how long it then stays open before one request may try again. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

interface Circuit {
  failures: number;
  openUntilMs: number;
}

/**
 * Keeps a source that is down from costing every caller its deadline. State lives in the isolate: each one
 * learns for itself, which is enough to spare a source and needs no round trip.
 */
export class CircuitBreakers {
  readonly #circuits = new Map<string, Circuit>();

  /** Whether a request may go out. The first one after the pause is the trial that decides. */
  allows(key: string, nowMs: number): boolean {
    const circuit = this.#circuits.get(key);
    if (!circuit || circuit.failures < FAILURES_TO_OPEN) return true;
    if (nowMs < circuit.openUntilMs) return false;
    circuit.openUntilMs = nowMs + OPEN_MS;
    return true;
  }

  succeeded(key: string): void {
    this.#circuits.delete(key);
  }

  failed(key: string, nowMs: number): void {
    const circuit = this.#circuits.get(key) ?? { failures: 0, openUntilMs: 0 };
    circuit.failures++;
    circuit.openUntilMs = nowMs + OPEN_MS;
    this.#circuits.set(key, circuit);
  }
}
