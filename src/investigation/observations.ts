import type { Exchange } from "../sources/recording.ts";
import type { Answer } from "../sources/types.ts";
import type { Agent, AnyAgent, Observations } from "./agent.ts";
import type { Domain } from "../domain/iteration/information-domain.ts";

/** What an agent's stage keeps: its answer, and all that it heard from outside on the way to it. */
export type Observed = Answer<unknown> & { readonly heard: readonly Exchange[] };

/** The answers of a run, by agent. */
export class ObservationSet implements Observations {
  readonly #answers = new Map<string, Observed>();

  of<T>(agent: Agent<T>): Answer<T> | undefined {
    return this.#answers.get(agent.manifest.name) as (Observed & Answer<T>) | undefined;
  }

  /** What each agent of the run observed, by its name. */
  entries(): [agentName: string, observed: Observed][] {
    return [...this.#answers];
  }

  record(agent: AnyAgent, answer: Observed): void {
    this.#answers.set(agent.manifest.name, answer);
  }

  /** Domains that at least one agent got an answer in. */
  answeredDomains(agents: readonly AnyAgent[]): Set<Domain> {
    const answered = agents.filter((agent) => this.of(agent)?.outcome === "known");
    return new Set(answered.flatMap((agent) => agent.manifest.information_gain_domains));
  }
}
