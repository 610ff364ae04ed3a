import type { IsoTime, Severity } from "../case/case.model.ts";

/** What other cases and the entity graph hold about a customer, as it was read at one time. */
export interface Network {
  readonly read_at: IsoTime;
  /** Alerts of every status that name the case. */
  readonly alerts: readonly NetworkAlert[];
  /** Parties within two steps that bear a risk and that no alert names. */
  readonly neighbours: readonly NetworkNeighbour[];
  /** There are more relations, alerts or neighbours than were read. */
  readonly partial: boolean;
}

export const NETWORK_ALERT_STATUSES = ["active", "acknowledged", "dismissed", "resolved"] as const;

export interface NetworkAlert {
  readonly alert_id: string;
  /** Alerts about the same persons, addresses or companies share it; absent in readings of earlier versions. */
  readonly story_id?: string;
  readonly pattern_type: string;
  readonly severity: Exclude<Severity, "info">;
  readonly status: (typeof NETWORK_ALERT_STATUSES)[number];
  readonly title: string;
  readonly description: string;
  readonly raised_at: IsoTime;
  /** Who dismissed it, when and why; null while it stands. */
  readonly ended: NetworkAlertEnd | null;
  /** Everyone whom it names beside the customer, nearest first. */
  readonly parties: readonly NetworkParty[];
}

interface NetworkAlertEnd {
  readonly by: string;
  readonly at: IsoTime;
  readonly reason: string | null;
  readonly text: string | null;
  /**
   * Of a grave alert that was dismissed: a senior officer said why, or cases count it until one has. Absent of any other, and in readings
   * of earlier versions.
   */
  readonly weight?: DismissalWeight;
}

export const DISMISSAL_WEIGHTS = ["counts", "settled"] as const;
export type DismissalWeight = (typeof DISMISSAL_WEIGHTS)[number];

export interface NetworkParty {
  readonly entity_id: string;
  readonly type: string;
  readonly name: string;
  /** Enterprise number of a company. */
  readonly number: string | null;
  readonly country: string | null;
  /** Relations between it and the customer; null where the alert shows none. */
  readonly steps: number | null;
  /** The party between it and the customer. */
  readonly through: string | null;
  readonly concern: NetworkConcern | null;
  /** Other cases about it. */
  readonly cases: readonly NetworkCase[];
}

/** What makes a party a risk, the gravest first. */
export const NETWORK_CONCERNS = ["sanctioned", "rejected", "escalated", "bankrupt", "ceased"] as const;
export type NetworkConcern = (typeof NETWORK_CONCERNS)[number];

export interface NetworkCase {
  readonly workflow_id: string;
  readonly company_name: string;
}

export interface NetworkNeighbour extends NetworkParty {
  readonly concern: NetworkConcern;
  /** The relation to the customer is a common address. */
  readonly by_address: boolean;
}

/** The network as a case holds it. */
export interface NetworkState {
  /** The last successful reading; null if there was none. */
  readonly known: Network | null;
  /** The latest investigation could not read it, so `known` may be out of date. */
  readonly failed?: true;
  readonly evidence_ids: readonly string[];
}
