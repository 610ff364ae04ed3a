import type { OpenEnd } from "../../domain/ownership/ownership.model.ts";
import type { LeiAnswer, Owner, RegistryEntry, SourceName, UnknownReason } from "../../sources/types.ts";

/** A company in the chain, as one of its owners or holders was named. */
export interface ChainLink {
  readonly name: string;
  /** ISO 3166-1 alpha-2; null where nobody named it. */
  readonly country: string | null;
  /** In the form of the country's register; null where it is not known or cannot be one. */
  readonly number: string | null;
  readonly lei: string | null;
  /** 0 is the customer; 1 holds shares of the customer. */
  readonly layer: number;
  /** Per cent of the customer's capital that leads through it, 0 to 100; null where a share on the way is not known. */
  readonly at_stake: number | null;
}

/** A question to one source about one company of the chain, and why it was put or not. */
export interface ChainLookup {
  readonly link: string;
  readonly source: SourceName;
  readonly decision: "run" | "skip";
  /** In euro. */
  readonly value: number;
  /** How likely the source was expected to name who stands behind the company, 0 to 1. */
  readonly expected: number;
  readonly reason: string;
  /** Whether it then named somebody; null where it was not asked or did not answer. */
  readonly named: boolean | null;
  readonly failure?: UnknownReason;
}

/** What was learned of one company of the chain. */
export interface ChainCompany extends ChainLink {
  readonly entry: RegistryEntry | null;
  readonly lei_record: LeiAnswer | null;
  /** Shareholders that the company's own annual accounts name, on the last day of their year. */
  readonly accounts: { readonly shareholders: readonly Owner[]; readonly exercise_end: string } | null;
  /** Why no owner of it is known; null where one is. */
  readonly open: Pick<OpenEnd, "reason" | "source"> | null;
  /** Places in the evidence of the agent's answer, from 0. */
  readonly evidence: readonly number[];
  readonly retrieved_at: string;
}

/** Every company that stands behind a customer, nearest first, as far as sources know them. */
export interface OwnershipChain {
  readonly companies: readonly ChainCompany[];
  readonly lookups: readonly ChainLookup[];
}
