import type { EvidenceRef, IsoTime } from "../../domain/case/case.model.ts";
import type { OpenEnd } from "../../domain/ownership/ownership.model.ts";
import { recordAnswer } from "../../sources/recording.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { AgentCall } from "../agent.ts";
import { askCompany } from "./ask-company.ts";
import { keyOfLink, uniqueLinks } from "./chain-links.ts";
import type { ChainCompany, ChainLink, ChainLookup, OwnershipChain } from "./chain.model.ts";

/** Companies in a row from the customer up. */
const LAYERS_MAX = 6;
/** Companies in the whole chain, the customer included. */
const COMPANIES_MAX = 60;
/** A layer is followed only with this much time left. */
const LAYER_MS = 3_000;

/** The customer, whose register has been asked. */
export interface ChainStart {
  readonly customer: ChainLink;
  readonly entry: RegistryEntry | null;
  /** Companies that the customer or a document names as owners. */
  readonly named: readonly ChainLink[];
  /** Per cent from which somebody is a beneficial owner. */
  readonly threshold: number;
  /** When the run started. */
  readonly startedAt: IsoTime;
}

/**
 * Follows corporate owners from company to company, a layer at a time, through the register of each one's country and
 * the parents that GLEIF knows. A source that does not answer leaves an open end, and the other companies are still followed.
 */
export async function followOwners(
  call: AgentCall,
  { customer, entry, named, threshold, startedAt }: ChainStart,
): Promise<{ readonly chain: OwnershipChain; readonly evidence: readonly EvidenceRef[] }> {
  const companies = new Map<string, ChainCompany>();
  const lookups: ChainLookup[] = [];
  const evidence: EvidenceRef[] = [];
  const seen = new Set([keyOfLink(customer)]);
  /** Companies that were not worth asking yet, with the part of the capital that leads through them. */
  const small = new Map<string, number>();
  let links: readonly ChainLink[] = [customer];
  for (let layer = 0; links.length > 0; layer++) {
    const stop = await whyStop(call, layer);
    const asked = stop === null ? links.slice(0, COMPANIES_MAX - companies.size) : [];
    const found = await Promise.all(
      asked.map((link) => askCompany({ call, threshold, startedAt }, link, layer === 0 ? entry : undefined)),
    );
    // In the order of the links, not of the answers: a replay gives the same.
    for (const { company, heard, lookups: put } of found) {
      const key = keyOfLink(company);
      // A company that was passed over before stands with the layer that it is asked in.
      companies.delete(key);
      companies.set(key, { ...company, evidence: heard.map((_, at) => evidence.length + at) });
      evidence.push(...heard);
      lookups.push(...put);
    }
    // Another chain may lead to the same company: what leads through it then adds up, and it is asked.
    for (const { company } of found) {
      const key = keyOfLink(company);
      if (company.open?.reason !== "below_threshold") small.delete(key);
      else if (seen.delete(key)) small.set(key, company.at_stake ?? 0);
    }
    for (const link of links.slice(asked.length)) {
      companies.set(keyOfLink(link), unasked(startedAt, link, stop ?? "entity_limit"));
    }
    const next = uniqueLinks([...found.flatMap(({ next }) => next), ...(layer === 0 ? named : [])], seen);
    links = next.map((link) => {
      const before = small.get(keyOfLink(link));
      return before === undefined || link.at_stake === null ? link : { ...link, at_stake: link.at_stake + before };
    });
  }
  for (const { link, source, decision, value, reason } of lookups) {
    call.onDecision?.({ candidate: source, value, decision, reason: `${link}: ${reason}` });
  }
  return { chain: { companies: [...companies.values()], lookups }, evidence };
}

/** Why no further layer is followed. Recorded, because a replay has no deadline. */
function whyStop(call: AgentCall, layer: number): Promise<OpenEnd["reason"] | null> {
  if (layer > LAYERS_MAX) return Promise.resolve("layer_limit");
  return recordAnswer(call, `time for layer ${layer}`, () => {
    const left = (call.deadline?.getTime() ?? Number.POSITIVE_INFINITY) - call.ctx.now().getTime();
    return Promise.resolve(left < LAYER_MS ? ("time_limit" as const) : null);
  });
}

const unasked = (startedAt: IsoTime, link: ChainLink, reason: OpenEnd["reason"]): ChainCompany => ({
  ...link,
  entry: null,
  lei_record: null,
  accounts: null,
  open: { reason },
  evidence: [],
  retrieved_at: startedAt,
});
