import type { Domain } from "../domain/iteration/information-domain.ts";
import type { Finding, ValidationResult } from "../domain/case/case.model.ts";
import type { FactDraft } from "../domain/case/facts.rules.ts";
import type { Answer, SourceCall } from "../sources/types.ts";
import type { Comparison } from "../domain/diligence/discrepancies.rules.ts";
import type { Dossier } from "./dossier.ts";
import type { InvestigationHost } from "./types.ts";

/** What the agent registry gives out. */
export interface AgentManifest {
  readonly name: string;
  readonly display_name: string;
  /** ISO 3166-1 alpha-2 codes, or `*` for all. */
  readonly jurisdictions: readonly string[];
  readonly information_gain_domains: readonly Domain[];
  readonly tools: readonly string[];
  readonly description: string;
  readonly version: string;
  /** Always runs; any other runs when its expected value of information is positive. */
  readonly mandatory: boolean;
  readonly cost_eur: number;
  readonly timeout_ms: number;
  readonly sources: readonly string[];
}

/** An answer with a value. An answer without one is a gap, from which nothing is derived. */
export type KnownAnswer<T> = Extract<Answer<T>, { readonly outcome: "known" }>;

/** What an agent may reach: sources, and what officers cleared before. */
export type AgentCall = SourceCall &
  Pick<InvestigationHost, "recallClearings" | "readNetwork"> & {
    /** Called for each query that was considered. */
    readonly onDecision?: (decision: LookupDecision) => void;
  };

/** Whether an agent queried a source, and why. */
interface LookupDecision {
  /** Name of the source. */
  readonly candidate: string;
  /** In euro. */
  readonly value: number;
  readonly decision: "run" | "skip";
  readonly reason: string;
}

/** What other agents observed before. */
export interface Observations {
  /** The answer an agent got in this run; undefined where it did not run. */
  of<T>(agent: Agent<T>): Answer<T> | undefined;
}

/** What follows from an observation: nothing here may depend on anything but the arguments of `derive`. */
export interface Derivation {
  readonly findings?: readonly Finding[];
  readonly facts?: readonly FactDraft[];
  readonly comparisons?: readonly Comparison[];
  readonly validations?: readonly ValidationResult[];
}

/**
 * One investigator of one matter. `collect` observes and may query sources; `derive` concludes and is
 * pure, so that a replay over stored observations concludes the same, byte for byte.
 */
export interface Agent<T> {
  readonly manifest: AgentManifest;
  /** Names of agents whose observations `collect` or `derive` reads. They end first, where they run at all. */
  readonly needs: readonly string[];
  /** The sources that it queries for this case; by default those of the manifest. */
  sourcesIn?(dossier: Dossier): readonly string[];
  /** Why there is nothing to do for this case; null where there is. */
  notApplicable(dossier: Dossier): string | null;
  /** What `collect` would send to sources; checked before it runs. */
  outgoing(dossier: Dossier, seen: Observations): readonly string[];
  collect(call: AgentCall, dossier: Dossier, seen: Observations): Promise<Answer<T>>;
  derive(observed: KnownAnswer<T>, dossier: Dossier, seen: Observations): Derivation;
}

/** An agent with any type of observation. */
export type AnyAgent = Agent<unknown>;

/** The sources that an agent queries for a case. */
export const sourcesFor = (agent: AnyAgent, dossier: Dossier): readonly string[] =>
  agent.sourcesIn?.(dossier) ?? agent.manifest.sources;
